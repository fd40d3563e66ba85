// The half-dial on a phone: turned by a thumb, by two buttons or by keys, and shown with needles and the target.

import { html, useRef, useState } from "../lib/preact.js";
import { RADIUS, TALL, WIDE, bandsOf, pointAt, positionAt, wedge } from "../shared/dial.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { draftOf, keepDraft } from "./keep.js";
import { Refusal, Sending } from "./parts.js";

const MIDDLE = 50;
const STEP = 0.5; // of a button, and of the keys that move finely
const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -100, End: 100 };
const HUB = 12;

/** `needles`: `[{ position, seat?, said? }]`, with what to say of it to who does not see it drawn; `target` with `bands`
 *  where it may be seen. */
export function Dial({ pair, lang, needles, target, bands, children }) {
  return html`<div class="dial">
    <svg class="dial-face" viewBox=${"0 0 " + WIDE + " " + TALL} aria-hidden="true" focusable="false">
      <path class="dial-ground" d=${wedge(0, 100, HUB, RADIUS)} />
      ${target === undefined ? null : bandsOf(target, bands).map((band) => html`<${Band} key=${band.points} band=${band} />`)}
      ${(needles || []).map((needle) => html`<${Needle} key=${needle.seat || "own"} needle=${needle} />`)}
      <circle class="dial-hub" cx=${WIDE / 2} cy="102" r="6" />
    </svg>
    ${children}
    ${target === undefined ? null : html`<p class="visually-hidden">${t("phone.dial.target", { place: positionText(target, pair) })}</p>`}
    ${(needles || []).map((needle) => (needle.said ? html`<p key=${needle.seat || "own"} class="visually-hidden">${needle.said}</p>` : null))}
    <p class="dial-ends" lang=${lang} translate=${false}><span dir="auto">${pair[0]}</span><span dir="auto">${pair[1]}</span></p>
  </div>`;
}

function Band({ band }) {
  const at = pointAt((band.from + band.to) / 2, RADIUS - 9);
  return html`<path class=${"band band-" + band.points} d=${wedge(band.from, band.to, HUB, RADIUS)} />
    ${band.points === 4 ? html`<text class="band-points" x=${at.x} y=${at.y}>4</text>` : null}`;
}

/** A line from the hub with its seat's mark at the end; without a seat it is one's own, being turned. */
function Needle({ needle }) {
  const end = pointAt(needle.position, needle.seat ? RADIUS - 14 : RADIUS - 4);
  const start = pointAt(needle.position, HUB);
  return html`<g class=${"needle" + (needle.seat ? "" : " own")}>
    <line x1=${start.x} y1=${start.y} x2=${end.x} y2=${end.y} />
    ${needle.seat ? html`<g transform=${"translate(" + (end.x - 7) + " " + (end.y - 7) + ")"}>${seatMark(html, needle.seat, 14)}</g>` : null}
  </g>`;
}

/** How a position sounds, be it of the target or of anybody's needle. */
export function positionText(position, [left, right]) {
  if (position === MIDDLE) return t("phone.dial.middle", { left, right });
  return t("phone.dial.at", { position: Math.round(position), end: position < MIDDLE ? left : right });
}

/** One's own dial; what it stands at outlives a redraw, a reload and an undone lock, and leaves the phone only by the button. */
export function DialAsk({ phone, what, tap }) {
  const { facts, room } = phone.view;
  const [at, setAt] = useState(() => Number(draftOf(phone.code, what) || MIDDLE));
  const face = useRef(null);
  function turn(next) {
    const held = Math.min(100, Math.max(0, Math.round(next * 10) / 10));
    setAt(held);
    keepDraft(phone.code, what, String(held));
  }
  function follow(event) {
    const drawing = face.current.parentNode.querySelector("svg");
    const finger = Object.assign(drawing.createSVGPoint(), { x: event.clientX, y: event.clientY });
    const at = finger.matrixTransform(drawing.getScreenCTM().inverse()); // the drawing may be smaller than its place
    turn(positionAt(at.x, at.y));
  }
  const lock = () => tap.run(at);
  return html`<div class="ask dial-ask">
    <${Dial} pair=${facts.pair} lang=${room.lang} needles=${[{ position: at }]}>
      <${Turned} at=${at} pair=${facts.pair} face=${face} onTurn=${turn} onFollow=${follow} />
    <//>
    <${Refusal} error=${tap.error} />
    <div class="dial-row">
      <button type="button" class="button quiet dial-step" aria-label=${t("phone.dial.towards", { end: facts.pair[0] })} onClick=${() => turn(at - STEP)}>‹</button>
      <button class="button dial-lock" disabled=${tap.busy} onClick=${lock}>${t("phone.dial.lock")}</button>
      <button type="button" class="button quiet dial-step" aria-label=${t("phone.dial.towards", { end: facts.pair[1] })} onClick=${() => turn(at + STEP)}>›</button>
    </div>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}

// Else a browser takes a quick turn for a fling, and the next tap for the end of it: it would not lock.
function alone(event) {
  event.preventDefault();
}

/** Lies over the dial: a slider for keys and screen readers that a finger drags from anywhere on the dial. */
function Turned({ at, pair, face, onTurn, onFollow }) {
  function drag(event) {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons || event.pointerType === "touch") onFollow(event);
  }
  function press(event) {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onTurn(at + (event.shiftKey && Math.abs(by) === 1 ? by * STEP : by));
  }
  return html`<div ref=${face} class="dial-hand" role="slider" tabindex="0" aria-label=${t("phone.dial.label", { left: pair[0], right: pair[1] })}
    aria-valuemin="0" aria-valuemax="100" aria-valuenow=${at} aria-valuetext=${positionText(at, pair)}
    onPointerDown=${drag} onPointerMove=${drag} onTouchStart=${alone} onKeyDown=${press} />`;
}
