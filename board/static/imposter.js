// The imposter game on the board, up to the vote: cards, clues, talk, envelopes.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Fit, FitBlock, Head, SeatCard, gridFor, nameOf, playing, waitingFor } from "./parts.js";

function roundLine(view, more) {
  return [t("common.round", { round: view.facts.round })].concat(more || []).join(" · ");
}

function amongYou(view) {
  const count = view.facts.imposters;
  return typeof count === "number" ? t("board.look.among", { count }) : t("board.look.among_some");
}

export function Look({ view }) {
  const seats = playing(view);
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, amongYou(view))}
      headline=${t("board.look.head")}
      below=${waitingFor(view)}
    />
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

const ROOMY = 8; // up to so many seats each clue has a line of its own

/** The clues of one seat, lap by lap; places for those to come, so that the table sees how long it goes on. */
export function Clues({ view, seat, size }) {
  const { clues, laps } = view.facts;
  const given = (clues || []).filter((clue) => clue.seat === seat);
  const word = (clue) => (clue.word === null ? t("board.clue.blank") : clue.word);
  const kind = (clue) => "clue" + (clue.word === null ? " blank" : "");
  if (size > ROOMY) {
    return html`<${FitBlock} kind="clue-flow" size=${size + given.map(word).join(" ")}>
      ${given.map(
        (clue, at) => html`<span key=${at}>${at ? " · " : ""}<span class=${kind(clue)} lang=${view.room.lang} translate=${false}>${word(clue)}</span></span>`,
      )}
    <//>`;
  }
  const empty = [];
  for (let lap = given.length; lap < Math.min(Number(laps) || 0, 6); lap++) empty.push(lap);
  return html`<ol class="clues">
    ${given.map(
      (clue, at) => html`<li key=${at} class=${kind(clue)}><${Fit} text=${word(clue)} size=${size} lang=${view.room.lang} /></li>`,
    )}
    ${empty.map((lap) => html`<li key=${"e" + lap} class="clue to-come" />`)}
  </ol>`;
}

function CluesOfAll({ view, mark }) {
  const seats = playing(view);
  return html`<ul class=${gridFor(seats.length)}>
    ${seats.map((seat) => {
      const [kind, flag] = mark ? mark(seat) : ["", ""];
      return html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length + kind} kind=${kind} marked=${flag}>
        <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
      <//>`;
    })}
  </ul>`;
}

export function Clue({ view }) {
  const { turn, next, lap, laps } = view.facts;
  const last = !next;
  const mark = (seat) => {
    if (seat.id === turn) return ["now", t("board.clue.now")];
    if (seat.id === next && !last) return ["next", t("board.clue.next")];
    return ["", ""];
  };
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, t("common.lap", { lap, laps }))}
      headline=${nameOf(view, turn)}
      big=${true}
      below=${t("board.clue.say") + " " + (last ? t("board.clue.then_vote") : t("board.clue.then", { name: nameOf(view, next) }))}
      middle=${html`<span class="turn-mark" key=${turn}>${seatMark(html, turn)}</span>`}
    />
    <${CluesOfAll} view=${view} mark=${mark} />
  </section>`;
}

export function Talk({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view)} headline=${t("board.talk.head")} below=${waitingFor(view) || t("board.talk.below")} />
    <${CluesOfAll} view=${view} />
  </section>`;
}

function ballotState(seat) {
  if (seat.answered) return t("board.vote.has");
  return t(seat.left ? "board.left" : "board.vote.thinks");
}

export function Envelope({ sealed }) {
  return html`<svg class=${"envelope" + (sealed ? " sealed" : "")} viewBox="0 0 48 34" aria-hidden="true" focusable="false">
    <path class="envelope-back" d="M2 8l22-6 22 6v24H2z" />
    <path class="envelope-front" d="M2 32V9l22 15L46 9v23z" />
    <path class="envelope-flap" d="M2 9l22 15L46 9z" />
    <circle class="envelope-seal" cx="24" cy="22" r="5" />
  </svg>`;
}

export function Vote({ view }) {
  const seats = playing(view).filter((seat) => !seat.out);
  const sealed = seats.filter((seat) => seat.answered).length;
  const again = view.scene === "imposter/revote";
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, t(again ? "common.scene.imposter/revote" : "common.scene.imposter/vote"))}
      headline=${t("board.vote.head", { count: view.facts.imposters || 1 })}
      below=${[t("board.vote.sealed", { done: sealed, all: seats.filter((s) => !s.left).length }), waitingFor(view)].filter(Boolean).join(" · ")}
    />
    <ul class=${gridFor(seats.length) + " voting"}>
      ${seats.map(
        (seat) => html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length} kind=${seat.answered ? "done" : ""}>
          <div class="seat-body">
            <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
            <p class="ballot">
              <${Envelope} sealed=${seat.answered} />
              <span class="state">${ballotState(seat)}</span>
            </p>
          </div>
        <//>`,
      )}
    </ul>
  </section>`;
}
