// Small parts of every page of a room: names, the clock, the toast; and those of the first page with them.

import { html, useEffect, useState } from "../lib/preact.js";
import { clockText, useSecondsLeft } from "../shared/clock.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";

export { Field, Lantern, Refusal, Sending, optionName, refusalText, useTap } from "./form.js";

const NAMED_MOST = 3;

export function seatOf(view, id) {
  return view.seats.find((seat) => seat.id === id) || { id, name: "?", score: 0 };
}

export function nameOf(view, id) {
  return seatOf(view, id).name;
}

const LONG = 9; // letters without a place to break, from which on a narrow place writes them smaller

/** A name with a long piece is written smaller where room is scarce, so that it breaks at its hyphen or space if at all. */
export function nameClass(name) {
  return "name" + (name.split(/[-\s]/).some((piece) => piece.length >= LONG) ? " long" : "");
}

/** A seat as mark and name. */
export function Who({ seat }) {
  return html`<span class="who">${seatMark(html, seat.id)}<span class=${nameClass(seat.name)} translate=${false} dir="auto">${seat.name}</span></span>`;
}

/** The names of these seats as one phrase, the later ones of many as a number. */
export function namesOf(seats) {
  const names = seats.map((seat) => (seat.away ? t("phone.wait.away", { name: seat.name }) : seat.name));
  if (names.length <= NAMED_MOST) return listed(names);
  const rest = names.length - NAMED_MOST + 1;
  return listed(names.slice(0, NAMED_MOST - 1).concat(t("phone.wait.more", { count: rest })));
}

export function Clock({ view }) {
  const left = useSecondsLeft(view);
  if (left === null) return html`<span class="clock none">${t("phone.clock.none")}</span>`;
  const soon = left <= 10 && !view.room.paused && !view.standing;
  return html`<span class=${"clock" + (soon ? " soon" : "")} role="timer">
    <span class="visually-hidden">${t("phone.clock.left")} </span>${clockText(left)}
  </span>`;
}

/** A sentence that the room is told, gone after a while. */
export function Toast({ said }) {
  const [gone, setGone] = useState(0);
  const n = said ? said.n : 0;
  useEffect(() => {
    if (!n) return undefined;
    const timer = setTimeout(() => setGone(n), 5000);
    return () => clearTimeout(timer);
  }, [n]);
  const shown = said && gone !== n;
  return html`<p class=${"toast" + (shown ? " on" : "")} role="status">${shown ? said.text : ""}</p>`;
}

/** Three lines, the picture of a menu. */
export function MenuIcon() {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 5h18v3H3zM3 10.5h18v3H3zM3 16h18v3H3z" fill="currentColor" />
  </svg>`;
}
