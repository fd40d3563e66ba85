// Clues as cards on the board: as many face down as were written, equal ones meet and vanish, the ones left turn over.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Fit } from "./fit.js";
import { cardLine } from "./lanterns.js";
import { Head } from "./parts.js";
import { nameOf, seatOf } from "./people.js";
import { Soon } from "./soon.js";
import { useStory } from "./story.js";

const FIELD = { wide: 90, tall: 30.4 }; // rem, where the cards lie
const GAP = 1.6;
const DOWN = { wide: 9.4, tall: 13 }; // a card that lies face down
const BELOW = 7.6; // so much lower than the middle they lie, and as much higher equal ones meet
const TURN = 0.15; // s between one card that turns over and the next
const LONG = 13; // letters that would be small on a card of three abreast

function beatsOf({ clues, lost }) {
  if (!clues.length && !lost) return [["left", 0, "turn"]];
  const meet = lost ? [["meet", 1700, "vanish"]] : [];
  return [["written", 1000]].concat(meet, clues.length ? [["open", 1500, "turn"], ["left", 0]] : [["left", 0, "turn"]]);
}

const isOpen = (beat) => beat === "open" || beat === "left";

/** The middles of `count` places of a size, in rows of `columns`, around the middle of the field or `lower` than that. */
function places(count, columns, { wide, tall }, lower) {
  const rows = Math.ceil(count / columns);
  const found = [];
  for (let nth = 0; nth < count; nth++) {
    const row = Math.floor(nth / columns);
    const inRow = Math.min(columns, count - row * columns);
    found.push([
      FIELD.wide / 2 + ((nth % columns) - (inRow - 1) / 2) * (wide + GAP),
      FIELD.tall / 2 + (lower || 0) + (row - (rows - 1) / 2) * (tall + GAP),
    ]);
  }
  return found;
}

/** [columns, {wide, tall}] of the open cards, as large as their number and their longest word allow. */
function openSize(clues) {
  const count = clues.length;
  const long = clues.some((clue) => clue.length > LONG);
  const columns = count === 1 ? 1 : count === 2 || count === 4 || long ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const wide = columns === 1 ? 62 : (FIELD.wide - (columns - 1) * GAP) / columns;
  return [columns, { wide, tall: Math.min(columns === 3 ? 14 : 17, (FIELD.tall - (rows - 1) * GAP) / rows) }];
}

/** Which of the cards that lie there vanish: spread over the row, since nobody may know whose they are. */
function lostAt(count, lost) {
  const found = [];
  for (let nth = 0; nth < lost; nth++) found.push(Math.floor(((nth + 0.5) * count) / lost));
  return found;
}

function at([x, y], { wide, tall }, turned) {
  const place = "translate(" + (x - wide / 2) + "rem," + (y - tall / 2) + "rem)";
  return { width: wide + "rem", height: tall + "rem", transform: place + (turned ? " rotate(" + turned + "deg)" : "") };
}

/** Where every card is in this beat, and how large an open one is. */
function laid({ clues, lost }, beat) {
  const all = clues.length + lost;
  const row = places(all, all, DOWN, lost ? BELOW : 0);
  const gone = lostAt(all, lost);
  const left = row.filter((place, nth) => gone.indexOf(nth) < 0);
  const [columns, size] = openSize(clues);
  const open = places(clues.length, columns, size);
  const meeting = (nth) => [FIELD.wide / 2 + (nth - (lost - 1) / 2) * 3, FIELD.tall / 2 - BELOW];
  return {
    lost: gone.map((place, nth) => (beat === "written" ? at(row[place], DOWN) : at(meeting(nth), DOWN, nth % 2 ? 5 : -5))),
    left: clues.map((clue, nth) => (isOpen(beat) ? at(open[nth], size) : at(left[nth], DOWN))),
    size,
  };
}

/** The side with the word: as large as an open card from the outset, so that the word is fitted once. */
function Face({ view, clue, size, after }) {
  const style = { width: size.wide + "rem", height: size.tall + "rem", margin: -size.tall / 2 + "rem 0 0 " + -size.wide / 2 + "rem" };
  const letters = { fontSize: Math.min(8.4, 0.5 * size.tall) + "rem", animationDelay: after };
  return html`<p class="clue-face" style=${Object.assign(style, letters)}><${Fit} text=${clue} lang=${view.room.lang} room=${size.tall - 1} /></p>`;
}

function Cards({ view, beat }) {
  const { lost, left, size } = laid(view.facts, beat);
  return html`<ul class=${"field beat-" + beat}><${Soon}>${() => html`
    ${(isOpen(beat) ? [] : lost).map((style, nth) => html`<li key=${"lost" + nth} class="clue-card lost" style=${style}><span class="sheet" /></li>`)}
    ${view.facts.clues.map((clue, nth) => {
      const after = beat === "open" ? nth * TURN + "s" : "";
      return html`<li key=${nth} class="clue-card" style=${Object.assign({ transitionDelay: after }, left[nth])}>
        <span class="sheet" />
        ${isOpen(beat) ? html`<${Face} view=${view} clue=${clue} size=${size} after=${after} />` : null}
      </li>`;
    })}
  `}<//></ul>`;
}

function Nothing({ lost }) {
  const gone = lostAt(lost, lost);
  return html`<div class="nothing-left">
    <p class="gone" aria-hidden="true">${gone.map((nth) => html`<span key=${nth} class="sheet" />`)}</p>
    <p class="nothing-head">${t(lost ? "common.just_one.all_vanished" : "common.just_one.nobody_wrote")}</p>
    <p>${t("board.just_one.still")}</p>
  </div>`;
}

/** What is to be said below the guesser's name: what was written, then what is open now. */
function below(view, beat) {
  const { guesser, clues, lost } = view.facts;
  if (!isOpen(beat)) return t("board.just_one.written", { count: clues.length + lost });
  const away = seatOf(view, guesser).away ? t("board.away") : "";
  return [clues.length ? t("board.just_one.one_guess") : "", away].filter(Boolean).join(" · ");
}

export function Guessing({ view }) {
  const { guesser, clues, lost } = view.facts;
  const beat = useStory(view, beatsOf(view.facts), false).now;
  const told = lost && beat !== "written" ? t("common.just_one.vanished", { count: lost }) : "";
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${cardLine(view, t("common.scene.just_one/guess"))}
      headline=${nameOf(view, guesser)}
      big=${true}
      below=${below(view, beat)}
      middle=${html`<span class="turn-mark" key=${guesser}>${seatMark(html, guesser)}</span>`}
    />
    ${isOpen(beat) && !clues.length ? html`<${Nothing} lost=${lost} />` : html`<${Cards} view=${view} beat=${beat} />`}
    <p class="vanished">${told ? html`<span class="sheet" aria-hidden="true" /><span>${told}</span>` : null}</p>
  </section>`;
}
