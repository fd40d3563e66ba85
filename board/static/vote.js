// The vote on the board: sealed envelopes, one phone that goes round, or all at once on three.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { nextInQueue, placeInQueue } from "./cards.js";
import { Clues, cluesAs } from "./clues.js";
import { Count } from "./count.js";
import { Envelope } from "./drawn.js";
import { Fit } from "./fit.js";
import { Head, SeatCard, gridFor } from "./parts.js";
import { inPlay, isOut, leader, nameOf, playing, roundLine, seatOf, waitingFor } from "./people.js";
import { Chips, Up, placesFor } from "./stage.js";

function kicker(view) {
  const again = view.scene === "imposter/revote";
  return roundLine(view, t(again ? "common.scene.imposter/revote" : "common.scene.imposter/vote"));
}

/** How many imposters the question is about; with a surprise nobody knows. */
function question(view) {
  const { imposters } = view.facts;
  return t("board.vote.head", { count: typeof imposters === "number" ? imposters : 2 });
}

/** Who may be voted for, where not everybody is. */
function tied(view) {
  const { candidates } = view.facts;
  if (!candidates || candidates.length >= inPlay(view).length) return null;
  return candidates.map((id) => seatOf(view, id));
}

const NAMED = 2; // voters still missing who are named instead of counted
const MANY = 12; // up to so many seats there is room for words beside the envelope,
const SOME = 8; // up to so many also where clues stand there
const FEW = 8; // candidates that can stand alone and large above the voters

export function Vote({ view }) {
  const { count, recorded, turn } = view.facts;
  if (count) return html`<${Counting} view=${view} />`;
  if (recorded) return html`<${Pointing} view=${view} />`;
  if (turn) return html`<${GoingRound} view=${view} />`;
  const few = tied(view);
  return few && few.length <= FEW ? html`<${Again} view=${view} />` : html`<${Ballots} view=${view} tied=${few} />`;
}

function sealedLine(view) {
  const { more } = view.facts;
  const voters = inPlay(view).filter((seat) => !seat.left);
  const sealed = voters.filter((seat) => seat.answered).length;
  if (more) return [t("board.vote.more"), waitingFor(view)].filter(Boolean).join(" · ");
  if (voters.length - sealed > NAMED) return t("board.vote.sealed", { done: sealed, all: voters.length });
  return [t("board.vote.phones"), waitingFor(view)].filter(Boolean).join(" · ");
}

function headline(view) {
  if (view.facts.style === "on_three") return t("board.vote.now");
  return view.scene === "imposter/revote" ? t("board.vote.again") : question(view);
}

function ballotState(seat) {
  if (seat.answered) return t("board.vote.has");
  return t(seat.left ? "board.left" : "board.vote.thinks");
}

function Ballots({ view, tied }) {
  const seats = playing(view);
  const bare = (view.facts.clues || []).length ? "" : " bare";
  const told = seats.length <= (bare ? MANY : SOME);
  const kind = (seat) => (seat.answered ? "done" : "") + (tied && tied.indexOf(seat) >= 0 ? " tied" : "");
  return html`<section class="scene">
    <${Head} view=${view} kicker=${kicker(view)} headline=${headline(view)} below=${sealedLine(view)} />
    <ul class=${gridFor(seats.length) + " voting" + bare}>
      ${seats.map(
        (seat) => html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length} kind=${kind(seat)} out=${isOut(view, seat)} same=${cluesAs(view, seat.id)}>
          <div class="seat-body">
            <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
            <p class="ballot">
              <${Envelope} sealed=${seat.answered} />
              ${told ? html`<span class="state">${ballotState(seat)}</span>` : null}
            </p>
          </div>
        <//>`,
      )}
    </ul>
  </section>`;
}

/** Those who may be voted for, as large as their number allows. */
function Candidates({ view, seats, low }) {
  const [columns, rows] = placesFor(seats.length);
  return html`<ul class=${"candidates abreast-" + columns + " candidates-" + (low ? "low" : rows)}>
    ${seats.map(
      (seat) => html`<li key=${seat.id}>${seatMark(html, seat.id)}<${Fit} text=${nameOf(view, seat.id)} size=${rows} name=${true} /></li>`,
    )}
  </ul>`;
}

const ballotOf = (seat) => (seat.answered ? "sealed" : "open");

function Again({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${kicker(view)} headline=${headline(view)} below=${sealedLine(view)} />
    <p class="of-these">${t("board.vote.tied")}</p>
    <${Candidates} view=${view} seats=${tied(view)} />
    <${Chips} view=${view} seats=${playing(view)} stateOf=${ballotOf} />
  </section>`;
}

function Counting({ view }) {
  const timeless = Object.assign({}, view, { left: null });
  const few = tied(view);
  return html`<section class="scene">
    <${Head} view=${timeless} kicker=${kicker(view)} headline=${t("board.vote.on_three")} below=${few ? t("board.vote.again") : question(view)} />
    <${Count} view=${view} />
  </section>`;
}

/** The table points with its fingers, the host writes down. */
function Pointing({ view }) {
  const seats = tied(view) || inPlay(view);
  const below = t("board.vote.host_writes", { name: leader(view) });
  return html`<section class="scene">
    <${Head} view=${view} kicker=${kicker(view)} headline=${t("board.vote.point")} below=${below} />
    <p class="three" aria-hidden="true"><span>3</span><span>2</span><span>1</span><strong>${t("board.vote.say_now")}</strong></p>
    <${Candidates} view=${view} seats=${seats} />
  </section>`;
}

/** A secret ballot on one phone. */
function GoingRound({ view }) {
  const { turn, queue, voted } = view.facts;
  const few = tied(view);
  const next = nextInQueue(view);
  const place = placeInQueue(view, "");
  const stateOf = (seat) => ((voted || []).indexOf(seat.id) >= 0 ? "sealed" : place(seat));
  const then = next ? t("board.pass.then", { name: nameOf(view, next) }) : t("board.pass.then_end");
  return html`<section class="scene">
    <${Head} view=${view} kicker=${kicker(view)} headline=${few ? t("board.vote.again") : question(view)} below=${t("board.pass.vote")} />
    <${Up} view=${view} seat=${turn} then=${then} low=${!!few} />
    ${few && few.length <= 4 ? html`<${Candidates} view=${view} seats=${few} low=${true} />` : null}
    <${Chips} view=${view} seats=${queue.map((id) => seatOf(view, id))} stateOf=${stateOf} />
  </section>`;
}
