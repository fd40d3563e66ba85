// The clues on the board, beside those who gave them.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Fit, FitLast } from "./fit.js";
import { SeatCard, gridFor } from "./parts.js";
import { isOut, playing } from "./people.js";

const ROOMY = 8; // up to so many seats each clue has a line of its own,
const SHORT = 3; // as long as the laps are not more than these

function givenBy({ facts }, seat) {
  return (facts.clues || []).filter((clue) => clue.seat === seat);
}

function longestLap({ facts }, least) {
  return (facts.clues || []).reduce((most, clue) => Math.max(most, clue.lap), least);
}

/** The clues of one seat, lap by lap; places for those to come, so that the table sees how long it goes on. */
export function Clues({ view, seat, size }) {
  const { clues, laps, lap } = view.facts;
  const given = givenBy(view, seat);
  const longest = longestLap(view, laps || lap || 0);
  const word = (clue) => (clue.word === null ? t("board.clue.blank") : clue.word);
  const kind = (clue) => "clue" + (clue.word === null ? " blank" : "");
  if (size > ROOMY || longest > SHORT) {
    const apart = (at) => (at < given.length - 1 ? " · " : "");
    return html`<${FitLast} kind="clue-flow" size=${size + given.map(word).join(" ")}>
      ${given.map(
        (clue, at) => html`<span key=${at}><span class=${kind(clue)} lang=${view.room.lang} translate=${false}>${word(clue)}</span>${apart(at)}</span>`,
      )}
    <//>`;
  }
  const empty = [];
  const begun = (clues || []).length || view.scene === "imposter/clue";
  for (let place = given.length; begun && place < longest; place++) empty.push(place);
  return html`<ol class="clues">
    ${given.map(
      (clue, at) => html`<li key=${at} class=${kind(clue)}><${Fit} text=${word(clue)} size=${size} lang=${view.room.lang} /></li>`,
    )}
    ${empty.map((place) => html`<li key=${"e" + place} class="clue to-come" />`)}
  </ol>`;
}

/** All that the clues of one seat are drawn from, as a text that can be compared. */
export function cluesAs(view, seat) {
  const { laps, lap } = view.facts;
  return JSON.stringify([givenBy(view, seat), longestLap(view, 0), laps, lap, view.scene, view.room.lang]);
}

/** Everyone's clues; `mark(seat)` gives a card's class and flag. */
export function CluesOfAll({ view, mark }) {
  const seats = playing(view);
  return html`<ul class=${gridFor(seats.length)}>
    ${seats.map((seat) => {
      const [kind, flag] = mark ? mark(seat) : ["", ""];
      return html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length + kind} kind=${kind} marked=${flag} out=${isOut(view, seat)} same=${cluesAs(view, seat.id)}>
        <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
      <//>`;
    })}
  </ul>`;
}
