// Text that shrinks until it fits its place: one line, the words of a name, a block.

import { html, useLayoutEffect, useRef } from "../lib/preact.js";
import { measured } from "./measure.js";

const LINES = 0;
const BLOCKS = 1;

const fitted = new Set();

function fitAll() {
  fitted.forEach((fit) => fit());
}

window.addEventListener("resize", fitAll);
if (document.fonts && document.fonts.addEventListener) document.fonts.addEventListener("loadingdone", fitAll);

/** Fits what `ref` holds by `steps(element)`, now and whenever the letters or the screen change. */
function useFit(ref, steps, pass, inputs) {
  useLayoutEffect(() => {
    const all = function* () {
      if (ref.current) yield* steps(ref.current);
    };
    const fit = () => measured(all, pass);
    fit();
    fitted.add(fit);
    return () => fitted.delete(fit);
  }, inputs);
}

const SMALL = 1.875; // rem; a line whose letters would be smaller becomes two where there is room
const LINE = 1.1; // em; how tall one of the two is

/** A line that shrinks; `room`: rem of height for two lines. */
function* fitLine(line, room) {
  const box = line.parentNode;
  box.classList.remove("two-lines");
  line.style.fontSize = "";
  yield;
  const scale = Math.floor((98 * box.clientWidth) / line.offsetWidth);
  const over = line.offsetWidth > box.clientWidth && box.clientWidth > 0;
  const [whole, rem] = [lettersOf(line), lettersOf(document.documentElement)];
  yield;
  if (!over) return;
  const most = Math.floor(Math.min(100, (50 * room * rem) / (LINE * whole)));
  if (scale * whole < 100 * SMALL * rem && most > scale) {
    const third = () => line.offsetHeight > 2.5 * LINE * lettersOf(line);
    box.classList.add("two-lines");
    const fits = yield* firstThatFits(...scales(line, most, scale + 1, 1), third);
    if (fits) return;
    box.classList.remove("two-lines");
  }
  line.style.fontSize = scale / 100 + "em";
}

/** One line of text that shrinks until it fits its box. `size` is whatever else the box's width depends on; `lang`
 *  marks a word of the packs, `name` a person's name: neither is for a browser to translate, either may run right to left.
 *  `room`: rem of height in which it may stand in two lines where one would be small. */
export function Fit({ text, size, kind, lang, name, room }) {
  const inner = useRef(null);
  useFit(inner, (line) => fitLine(line, room || 0), LINES, [text, size, kind, room]);
  return html`<span class=${"fit " + (kind || "")} lang=${lang} translate=${lang || name ? false : undefined}>
    <span class="fit-line" ref=${inner} dir=${lang || name ? "auto" : undefined}>${text}</span>
  </span>`;
}

const SMALLEST = 1.5; // rem; what a name may shrink to before it is broken inside a word

/** The size of its letters, in px. */
function lettersOf(one) {
  return parseFloat(getComputedStyle(one).fontSize);
}

function* fitWords(box) {
  box.style.fontSize = "";
  box.style.overflowWrap = "normal";
  yield;
  const over = box.scrollWidth > box.clientWidth;
  const whole = lettersOf(box);
  const least = SMALLEST * lettersOf(document.documentElement);
  const wanted = (0.98 * whole * box.clientWidth) / box.scrollWidth;
  yield;
  if (!over) return;
  box.style.fontSize = Math.min(whole, Math.max(least, wanted)) + "px";
  box.style.overflowWrap = "";
}

/** A name on as many lines as it has words: it shrinks until the longest word fits, and only then is a word broken. */
export function FitWords({ text, size }) {
  const block = useRef(null);
  useFit(block, fitWords, LINES, [text, size]);
  return html`<span class="fit-words" ref=${block} translate=${false} dir="auto">${text}</span>`;
}

/** Tries states from the first, which is the best, to the last, and leaves the first that is not too large. Each state is
 *  smaller than the one before. Gives whether one was found. */
function* firstThatFits(count, put, over) {
  let low = 0;
  let high = count; // this one would fit
  for (let at = 0; low < high; at = Math.floor((low + high) / 2)) {
    put(at);
    yield;
    const fits = !over();
    yield;
    if (fits) high = at;
    else low = at + 1;
  }
  put(Math.min(low, count - 1));
  return low < count;
}

function scales(box, from, to, step) {
  const count = 1 + Math.floor((from - to) / step);
  return [count, (at) => (box.style.fontSize = (from - at * step) / 100 + "em")];
}

/** Whether anything in a box is wider than it, at either side: what hangs over at the left is no part of scrollWidth. */
function wider(box) {
  const inside = document.createRange();
  inside.selectNodeContents(box);
  const [text, room] = [inside.getBoundingClientRect(), box.getBoundingClientRect()];
  return box.scrollWidth > box.clientWidth + 1 || text.left < room.left - 1 || text.right > room.right + 1;
}

/** Shrinks a block as far as it stays readable, until it fits. Gives whether it does. */
function* shrunk(box, over) {
  box.style.fontSize = "";
  yield;
  const fits = !over();
  const least = Math.min(95, (100 * SMALLEST * lettersOf(document.documentElement)) / lettersOf(box));
  yield;
  return fits || (yield* firstThatFits(...scales(box, 95, least, 5), over));
}

function* fitBlock(box) {
  const over = () => box.scrollHeight > box.clientHeight + 1 || wider(box);
  box.style.overflowWrap = "";
  const fits = yield* shrunk(box, over);
  if (fits) return;
  box.style.overflowWrap = "break-word";
  yield* shrunk(box, over);
}

/** A block of text that wraps, and shrinks until it and its longest word fit its box; a word is broken only where it
 *  would be too small to read. */
export function FitBlock({ size, kind, children }) {
  const block = useRef(null);
  useFit(block, fitBlock, BLOCKS, [size, kind]);
  return html`<div class=${"fit-box " + (kind || "")}><div class="fit-block" ref=${block}>${children}</div></div>`;
}

function* fitLast(box) {
  const over = () => box.scrollHeight > box.clientHeight + 1;
  const words = Array.prototype.slice.call(box.children);
  const hide = (count) => {
    words.forEach((word, at) => (word.hidden = at < count));
    box.classList.toggle("cut", count > 0);
  };
  box.style.fontSize = "";
  const fits = yield* firstThatFits(Math.max(1, words.length), hide, over);
  if (!fits) yield* firstThatFits(...scales(box, 97, 70, 3), over);
}

/** The last of some words, in as many as fit: the earlier ones give way, and only then do letters shrink. */
export function FitLast({ size, kind, children }) {
  const block = useRef(null);
  useFit(block, fitLast, BLOCKS, [size, kind]);
  return html`<div class=${"fit-box " + (kind || "")}><div class="fit-block" ref=${block}>${children}</div></div>`;
}
