// What every scene of the board is put together from: the head with its clock, seats, text that fits, the latecomers' corner.

import { html, useEffect, useLayoutEffect, useRef } from "../lib/preact.js";
import { clockText, useSecondsLeft } from "../shared/clock.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { sounds } from "./sound.js";

/** The seat of that id, also one that is gone from the view meanwhile. */
export function seatOf(view, id) {
  return view.seats.filter((seat) => seat.id === id)[0] || { id, name: "", score: 0 };
}

export function nameOf(view, id) {
  return seatOf(view, id).name;
}

/** Those who play this round: the scene's order where it has one, else all who are in. */
export function playing(view) {
  const order = view.facts.order;
  if (order) return order.map((id) => seatOf(view, id));
  return view.seats.filter((seat) => !seat.waiting && !seat.benched && !seat.left);
}

export function hostName(view) {
  const host = view.seats.filter((seat) => seat.host)[0];
  return host ? host.name : "";
}

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

/** A block of text that wraps, and shrinks until its height fits its box. */
export function FitBlock({ size, kind, children }) {
  const block = useRef(null);
  useLayoutEffect(() => {
    const fit = () => {
      const box = block.current;
      if (!box) return;
      box.style.fontSize = "";
      for (let scale = 95; scale >= 40 && box.scrollHeight > box.clientHeight + 1; scale -= 5) {
        box.style.fontSize = scale / 100 + "em";
      }
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

/** The clock as a ring that empties, with digits in the last ten seconds; what stands in its middle is `children`. */
export function Ring({ view, children }) {
  const left = useSecondsLeft(view, 5);
  const total = view.total || view.left || 1;
  const whole = left === null ? null : Math.ceil(left);
  const last = whole !== null && whole <= 10;
  const before = useRef(null);
  useEffect(() => {
    if (before.current !== null && whole !== null && whole < before.current && !view.room.paused) {
      if (whole === 0) sounds.play("time_up");
      else if (whole <= 10) sounds.play("tick");
    }
    before.current = whole;
  }, [whole]);
  if (whole === null) return html`<div class="ring open">${children}</div>`;
  const around = 2 * Math.PI * 45;
  return html`<div class=${"ring" + (last ? " last" : "")} role="timer" aria-label=${clockText(left)}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle class="ring-way" cx="50" cy="50" r="45" />
      <circle
        class="ring-left"
        cx="50"
        cy="50"
        r="45"
        stroke-dasharray=${around}
        stroke-dashoffset=${around * (1 - Math.min(1, left / total))}
      />
    </svg>
    <div class="ring-middle" key=${last ? whole : "calm"}>${last || !children ? clockText(left) : children}</div>
  </div>`;
}

/** Head of a scene: kicker (where we are), headline (what to do), a line below; at its left the clock. */
export function Head({ view, kicker, headline, below, middle, side, big }) {
  return html`<header class="head">
    ${view.left !== null || middle ? html`<${Ring} view=${view} children=${middle} />` : null}
    <div class="head-words">
      <p class="kicker">${kicker}</p>
      <h1 class=${(side ? "side-" + side : "") + (big ? " big" : "")}><${Fit} text=${headline} size=${view.left === null} /></h1>
      <p class="below"><${Fit} text=${below} size=${view.left === null} /></p>
    </div>
    <${Corner} view=${view} />
  </header>`;
}

/** Code and small QR, so that a latecomer can still join. */
export function Corner({ view }) {
  const code = view.room.code;
  return html`<aside class="corner">
    <p>${t("board.late")}<br /><strong class="code" translate=${false}>${code}</strong></p>
    <span class="qr"><img src=${"/board/" + code + "/qr.svg"} alt=${t("board.lobby.scan")} /></span>
  </aside>`;
}

/** A seat as a card of the table: mark and name, and beneath it whatever the scene says of it. */
export function SeatCard({ seat, kind, size, children, marked }) {
  const gone = seat.left ? t("board.left") : seat.away ? t("board.away") : "";
  return html`<li class=${"seat " + (kind || "") + (seat.away ? " away" : "")} id=${"seat-" + seat.id}>
    <p class="seat-name">
      ${seatMark(html, seat.id)}
      <${Fit} text=${seat.name} size=${size} name=${true} />
      ${marked ? html`<em class="flag">${gone ? marked + " · " + gone : marked}</em>` : null}
      ${gone && !marked ? html`<em class="flag dim">${gone}</em>` : null}
    </p>
    ${children}
  </li>`;
}

/** The class of a grid for so many seats. */
export function gridFor(count) {
  const columns = count <= 3 ? 3 : count <= 4 ? 4 : count <= 6 ? 3 : 4;
  return "table columns-" + columns + " rows-" + Math.max(1, Math.ceil(count / columns));
}

const FEW = 32; // letters of names that a line takes beside the rest

/** Whom the table waits for, in words: by name where that is short, else how many. */
export function waitingFor(view) {
  const asked = view.seats.filter((seat) => seat.asked && !seat.answered);
  if (!asked.length) return "";
  const names = listed(asked.map((seat) => seat.name));
  const kind = asked.length > 3 || names.length > FEW ? "many" : "named";
  return t("board.wait." + kind, { count: asked.length, names });
}

/** A lantern, lit or not: what a seat is before somebody sits on it, and the sign of the house. */
export function Lantern({ lit }) {
  return html`<svg class=${"lantern" + (lit ? " lit" : "")} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
    <path class="lantern-frame" d="M17 14a7 7 0 0 1 14 0M12 20l4-6h16l4 6zM10 54h28v5H10zM14 20v34M34 20v34" />
    <path class="lantern-glass" d="M14 20h20l2 17-2 17H14l-2-17z" />
    <path class="lantern-flame" d="M24 28c5 6 6.5 9 6.5 12.5a6.5 6.5 0 0 1-13 0C17.5 37 19 34 24 28z" />
  </svg>`;
}
