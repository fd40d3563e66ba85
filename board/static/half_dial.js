// The great half-dial of Wavelength: its cover, bands, needles, and what stands on and around it.

import { html } from "../lib/preact.js";
import { PIVOT, RADIUS, TALL, WIDE, bandsOf, pointAt, wedge } from "../shared/dial.js";
import { seatColour } from "../shared/symbols.js";
import { FitBlock } from "./fit.js";
import { Soon } from "./soon.js";

const HUB = 9;
const SLATS = 12;
const DIGITS = RADIUS - 9;
const LOWEST = PIVOT.y - 5.5; // for a digit, which else would hang over the foot
const NARROW = 4; // of the dial's hundred; the outer part of a band that has no room for its points

/** A dial whose rim has that radius, in rem. `children` are laid over it, placed by `at`. */
export function HalfDial({ radius, target, bands, cover, needles, leaders, children }) {
  const scale = radius / RADIUS;
  const open = target === undefined ? [] : bandsOf(target, bands);
  return html`<div class="half-dial" style=${{ width: WIDE * scale + "rem", height: TALL * scale + "rem" }}><${Soon}>${() => html`
    <svg viewBox=${"0 0 " + WIDE + " " + TALL} aria-hidden="true" focusable="false">
      <clipPath id="above"><rect width=${WIDE} height=${PIVOT.y} /></clipPath>
      <path class="dial-ground" d=${wedge(0, 100, HUB, RADIUS)} />
      ${open.map((band) => html`<path key=${band.points} class=${"band band-" + band.points} d=${wedge(band.from, band.to, HUB, RADIUS)} />`)}
      ${cover ? html`<g clip-path="url(#above)"><g class=${"cover " + cover}>${slats()}</g></g>` : null}
      <path class="dial-rim" d=${wedge(0, 100, HUB, RADIUS)} />
      ${(leaders || []).map((one) => html`<polyline key=${one.seat} class="leader" style=${{ stroke: seatColour(one.seat) }} points=${one.leader.map((point) => point.x + "," + point.y).join(" ")} />`)}
      ${(needles || []).map((needle) => html`<${Needle} key=${"_" + needle.seat} needle=${needle} below=${true} />`)}
      ${(needles || []).map((needle) => html`<${Needle} key=${needle.seat} needle=${needle} />`)}
      <path class="dial-foot" d=${"M3 " + PIVOT.y + "h194l-4 5h-186z"} />
      <path class="dial-hub" d=${"M88 " + (PIVOT.y + 1) + "a12 12 0 0 1 24 0z"} />
    </svg>
    ${target === undefined || cover === "closed" ? null : digits(open).map((one) => html`<strong key=${one.key} class=${"band-digit of-" + one.points} style=${at(one, scale)}>${one.points}</strong>`)}
    ${children}
  `}<//></div>`;
}

/** The place of a point of the drawing, for what is laid over it. */
export function at(point, scale) {
  return { left: point.x * scale + "rem", top: point.y * scale + "rem" };
}

function slats() {
  const wide = 100 / SLATS;
  return Array.from({ length: SLATS }, (_, n) => html`<path key=${n} class=${n % 2 ? "slat odd" : "slat"} d=${wedge(n * wide, (n + 1) * wide, HUB, RADIUS)} />`);
}

/** What a band is worth stands on both sides of the better one, where the ends of the dial leave room. */
function digits(bands) {
  const found = [];
  bands.forEach((band, n) => {
    const inner = bands[n + 1];
    const parts = inner ? [[band.from, inner.from], [inner.to, band.to]] : [[band.from, band.to]];
    parts.forEach(([from, to], side) => {
      const point = pointAt((from + to) / 2, DIGITS);
      if (!inner || to - from > NARROW) found.push({ key: band.points + "-" + side, points: band.points, x: point.x, y: Math.min(LOWEST, point.y) });
    });
  });
  return found;
}

/** A slim hand in its seat's colour, dashed where it was never locked and the middle counts; all of them stand upon
 *  the night that is drawn below each. */
function Needle({ needle, below }) {
  const { seat, position, late, still } = needle;
  const [from, to] = [pointAt(position, HUB), pointAt(position, RADIUS)];
  const kind = below ? " below-hand" : late ? " late" : "";
  return html`<line class=${"hand" + kind + (still ? "" : " comes")} style=${below ? {} : { stroke: seatColour(seat) }} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />`;
}

/** What a closed cover says, in the middle of its dial. */
export function Hidden({ radius }) {
  return html`<span class="cover-sign" style=${{ bottom: 0.34 * radius + "rem", fontSize: 0.4 * radius + "rem" }} aria-hidden="true">?</span>`;
}

/** The two ends of the dial in words, each below its end. */
export function Pair({ view }) {
  const { pair } = view.facts;
  return html`<div class="pair">
    ${pair.map(
      (end, n) => html`<${FitBlock} key=${n} kind="pair-end" size=${end}><span lang=${view.room.lang} translate=${false} dir="auto">${end}</span><//>`,
    )}
  </div>`;
}
