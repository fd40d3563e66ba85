// The cards on the board: all look at theirs at once, or one phone goes round.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Head, SeatCard, gridFor } from "./parts.js";
import { nameOf, playing, roundLine, seatOf, waitingFor } from "./people.js";
import { Chips, Up } from "./stage.js";

/** How many imposters there are, as far as the table may know. */
export function amongYou(view) {
  const { imposters, range, mr_white } = view.facts;
  const kind = view.room.options.variant === "undercover" ? "board.look.other_word" : "board.look.among";
  const white = mr_white ? [t("board.look.mr_white")] : [];
  if (typeof imposters === "number") return [t(kind, { count: imposters })].concat(white).join(" · ");
  return [range ? t("board.look.among_range", { count: range[1] }) : t("board.look.among_some")].concat(white).join(" · ");
}

export function Look({ view }) {
  return view.facts.turn ? html`<${Passed} view=${view} />` : html`<${AtOnce} view=${view} />`;
}

function AtOnce({ view }) {
  const seats = playing(view);
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view, amongYou(view))} headline=${t("board.look.head")} below=${waitingFor(view)} />
    <ul class=${gridFor(seats.length)}>
      ${seats.map(
        (seat) => html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length} kind=${seat.answered ? "done" : ""}>
          <div class="slip-place"><span class=${"slip" + (seat.answered ? " down" : "")} /></div>
          <p class="state">${seat.answered ? t("board.look.seen") : t("board.look.looks")}</p>
        <//>`,
      )}
    </ul>
  </section>`;
}

/** Who comes after `turn` when a phone goes round, past those who have left. */
export function nextInQueue(view) {
  const { queue, turn } = view.facts;
  return (queue || []).slice(queue.indexOf(turn) + 1).filter((id) => !seatOf(view, id).left)[0] || null;
}

/** A seat's place in the queue of a phone that goes round; `done` is what those before the turn are. */
export function placeInQueue(view, done) {
  const { queue, turn } = view.facts;
  const next = nextInQueue(view);
  return (seat) => {
    if (seat.id === turn) return "now";
    if (seat.id === next) return "next";
    return queue.indexOf(seat.id) < queue.indexOf(turn) ? done : "";
  };
}

function Passed({ view }) {
  const { turn, queue } = view.facts;
  const next = nextInQueue(view);
  const then = next ? t("board.pass.then", { name: nameOf(view, next) }) : t("board.pass.then_middle");
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view, amongYou(view))} headline=${t("board.pass.look")} below=${t("board.pass.look_below")} />
    <${Up} view=${view} seat=${turn} then=${then} />
    <${Chips} view=${view} seats=${queue.map((id) => seatOf(view, id))} stateOf=${placeInQueue(view, "done")} />
  </section>`;
}
