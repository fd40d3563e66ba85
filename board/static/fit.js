// Text that shrinks until it fits its place: one line, the words of a name, a block.

import { html, useLayoutEffect, useRef } from "../lib/preact.js";

/** One line of text that shrinks until it fits its box. `size` is whatever else the box's width depends on; `lang`
 *  marks a word of the packs, `name` a person's name: neither is for a browser to translate, either may run right to left. */
export function Fit({ text, size, kind, lang, name }) {
  const inner = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      const line = inner.current;
      if (!line) return;
      line.style.fontSize = "";
      const room = line.parentNode.clientWidth;
      const wide = line.offsetWidth;
      if (wide > room && room > 0) line.style.fontSize = Math.floor((98 * room) / wide) / 100 + "em";
    };
    fit();
    return whenLettersChange(fit);
  }, [text, size, kind]);
  return html`<span class=${"fit " + (kind || "")} lang=${lang} translate=${lang || name ? false : undefined}>
    <span class="fit-line" ref=${inner} dir=${lang || name ? "auto" : undefined}>${text}</span>
  </span>`;
}

const SMALLEST = 1.5; // rem; what a name may shrink to before it is broken inside a word

/** A name on as many lines as it has words: it shrinks until the longest word fits, and only then is a word broken. */
export function FitWords({ text, size }) {
  const block = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      const box = block.current;
      if (!box) return;
      box.style.fontSize = "";
      box.style.overflowWrap = "normal";
      if (box.scrollWidth <= box.clientWidth) return;
      const whole = parseFloat(getComputedStyle(box).fontSize);
      const least = SMALLEST * parseFloat(getComputedStyle(document.documentElement).fontSize);
      const wanted = (0.98 * whole * box.clientWidth) / box.scrollWidth;
      box.style.fontSize = Math.min(whole, Math.max(least, wanted)) + "px";
      box.style.overflowWrap = "";
    };
    fit();
    return whenLettersChange(fit);
  }, [text, size]);
  return html`<span class="fit-words" ref=${block} translate=${false} dir="auto">${text}</span>`;
}

/** A block of text that wraps, and shrinks until it and its longest word fit its box. */
export function FitBlock({ size, kind, children }) {
  const block = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      const box = block.current;
      if (!box) return;
      const over = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      box.style.fontSize = "";
      for (let scale = 95; scale >= 40 && over(); scale -= 5) box.style.fontSize = scale / 100 + "em";
    };
    fit();
    return whenLettersChange(fit);
  }, [size, kind]);
  return html`<div class=${"fit-box " + (kind || "")}><div class="fit-block" ref=${block}>${children}</div></div>`;
}

/** The last of some words, in as many as fit: the earlier ones give way, and only then do letters shrink. */
export function FitLast({ size, kind, children }) {
  const block = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      const box = block.current;
      if (!box) return;
      const over = () => box.scrollHeight > box.clientHeight + 1;
      const words = Array.prototype.slice.call(box.children);
      box.style.fontSize = "";
      box.classList.remove("cut");
      words.forEach((word) => (word.hidden = false));
      for (let at = 0; at < words.length - 1 && over(); at++) {
        words[at].hidden = true;
        box.classList.add("cut");
      }
      for (let scale = 97; scale >= 70 && over(); scale -= 3) box.style.fontSize = scale / 100 + "em";
    };
    fit();
    return whenLettersChange(fit);
  }, [size, kind]);
  return html`<div class=${"fit-box " + (kind || "")}><div class="fit-block" ref=${block}>${children}</div></div>`;
}

function whenLettersChange(fit) {
  if (document.fonts && document.fonts.status !== "loaded") document.fonts.ready.then(fit);
  window.addEventListener("resize", fit);
  return () => window.removeEventListener("resize", fit);
}
