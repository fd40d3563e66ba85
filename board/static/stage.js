// The stage: one person before the whole room, and the table below as a row of names.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Envelope, Sign } from "./drawn.js";
import { Fit } from "./fit.js";
import { isOut, nameOf } from "./people.js";
import { Soon } from "./soon.js";

/** Who is up, giant; beneath the name whatever follows, at the right `aside`. */
export function Up({ view, seat, then, aside, low }) {
  return html`<div class=${"up" + (low ? " low" : "")} key=${seat}>
    <span class="up-mark">${seatMark(html, seat)}</span>
    <div class="up-words">
      <p class="up-name"><${Fit} text=${nameOf(view, seat)} size=${!!aside} name=${true} /></p>
      <p class="up-then"><${Fit} text=${then} size=${!!aside} /></p>
    </div>
    ${aside}
  </div>`;
}

/** How many of the needed ones have tapped; beyond a dozen the number alone. */
export function Pips({ done, needed }) {
  if (!needed || needed > 12) return null;
  const pips = [];
  for (let at = 0; at < needed; at++) pips.push(html`<span key=${at} class=${"pip" + (at < done ? " lit" : "")} />`);
  return html`<p class="pips" aria-hidden="true">${pips}</p>`;
}

/** [columns, rows] in which so many names stand. */
export function placesFor(count) {
  const columns = count <= 3 || count === 5 || count === 6 ? 3 : 4;
  return [columns, Math.max(1, Math.min(5, Math.ceil(count / columns)))];
}

/** The table as names in its order. `stateOf(seat)`: "now", "next", "done", "sealed", "open", "guilty" or "". */
export function Chips({ view, seats, stateOf }) {
  const [columns, rows] = placesFor(seats.length);
  return html`<ol class=${"chips abreast-" + columns + " chips-" + rows}>
    ${seats.map((seat) => html`<${Chip} key=${seat.id} view=${view} seat=${seat} state=${stateOf(seat)} size=${rows} />`)}
  </ol>`;
}

const DENSE = 4; // rows in which a flag would stand on the name
const FLAGS = { now: "board.clue.now", next: "board.clue.next" };

function Chip({ view, seat, state, size }) {
  const out = isOut(view, seat);
  const shown = out ? "out" : state;
  const flags = [size < DENSE && FLAGS[shown] && t(FLAGS[shown]), seat.left ? t("board.left") : seat.away ? t("board.away") : ""].filter(Boolean);
  return html`<li class=${"chip " + shown + (seat.away ? " away" : "")}>
    <${Soon} same=${JSON.stringify([seat.name, size, shown, flags, view.room.lang])}>${() => html`
      ${seatMark(html, seat.id)}
      <${Fit} text=${seat.name} size=${size + shown} name=${true} />
      ${shown === "done" || shown === "out" ? html`<${Sign} of=${shown} />` : null}
      ${shown === "sealed" || shown === "open" ? html`<${Envelope} sealed=${shown === "sealed"} />` : null}
      ${out ? html`<span class="visually-hidden">${t("board.out.out")}</span>` : null}
      ${flags.length ? html`<em class=${"flag" + (FLAGS[shown] ? "" : " dim")}>${flags.join(" · ")}</em>` : null}
    `}<//>
  </li>`;
}
