// What every scene of the board is put together from: the head with its clock, seats as cards, the latecomers' corner.

import { html, useEffect, useRef } from "../lib/preact.js";
import { clockText, useSecondsLeft } from "../shared/clock.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Sign } from "./drawn.js";
import { Fit } from "./fit.js";
import { Soon } from "./soon.js";
import { sounds } from "./sound.js";

/** The clock as a ring that empties, with digits in the last ten seconds; what stands in its middle is `children`. */
export function Ring({ view, children }) {
  const left = useSecondsLeft(view, 5);
  const total = view.total || view.left || 1;
  const whole = left === null ? null : Math.ceil(left);
  const last = whole !== null && whole <= 10 && !view.standing;
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

/** Head of a scene: kicker (where we are), headline (what to do), a line below; at its left the clock. `lang`: of a
 *  headline that somebody has written. */
export function Head({ view, kicker, headline, below, middle, side, big, lang }) {
  return html`<header class="head">
    ${view.left !== null || middle ? html`<${Ring} view=${view} children=${middle} />` : null}
    <div class="head-words">
      <p class="kicker">${kicker}</p>
      <h1 class=${(side ? "side-" + side : "") + (big ? " big" : "")}><${Fit} text=${headline} size=${view.left === null} lang=${lang} room=${big ? 6 : 5} /></h1>
      <p class="below"><${Fit} text=${below} size=${view.left === null} /></p>
    </div>
    <${Corner} view=${view} />
  </header>`;
}

/** The mark of whoever is up, for the middle of the clock. */
export function UpMark({ seat }) {
  return html`<span class="turn-mark" key=${seat}>${seatMark(html, seat)}</span>`;
}

/** Code and small QR, so that a latecomer can still join. */
export function Corner({ view }) {
  const code = view.room.code;
  return html`<aside class="corner">
    <p>${t("board.late")}<br /><strong class="code" translate=${false}>${code}</strong></p>
    <span class="qr"><img src=${"/board/" + code + "/qr.svg"} alt=${t("board.lobby.scan")} /></span>
  </aside>`;
}

/** A seat as a card of the table: mark and name, and beneath it whatever the scene says of it. `room`: rem for the
 *  name; `same`: as long as it is, and the seat, nothing beneath the name has changed. */
export function SeatCard({ seat, kind, size, children, marked, out, room, same }) {
  const gone = seat.left ? t("board.left") : seat.away ? t("board.away") : "";
  const flags = (marked ? [marked] : []).concat(gone || []);
  return html`<li class=${["seat", kind, seat.away && "away", out && "out"].filter(Boolean).join(" ")} id=${"seat-" + seat.id}>
    <${Soon} same=${same === undefined ? same : JSON.stringify([same, seat, size, flags, out])}>${() => html`
      <p class="seat-name">
        ${seatMark(html, seat.id)}
        <${Fit} text=${seat.name} size=${size} name=${true} room=${room} />
        ${out ? html`<${Sign} of="out" />` : null}
        ${flags.length ? html`<em class=${"flag" + (marked ? "" : " dim")}>${flags.join(" · ")}</em>` : null}
      </p>
      ${out ? html`<p class="state">${t("board.out.out")}</p>` : children}
    `}<//>
  </li>`;
}

/** The class of a grid for so many seats. */
export function gridFor(count) {
  const columns = count <= 3 ? 3 : count <= 4 ? 4 : count <= 6 ? 3 : 4;
  return "table columns-" + columns + " rows-" + Math.max(1, Math.ceil(count / columns));
}
