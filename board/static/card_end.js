// How a card of Just One ended: all clues with their givers, the guess and its verdict, the word, the lights so far.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Sign } from "./drawn.js";
import { Fit } from "./fit.js";
import { Lights } from "./lanterns.js";
import { Head } from "./parts.js";
import { nameOf, waitingFor } from "./people.js";
import { Soon } from "./soon.js";
import { Spot, Verdict } from "./spot.js";
import { useStory } from "./story.js";

function beatsOf({ clues, guess, verdict }) {
  const first = clues.length ? [["clues", 2600]] : [];
  const said = guess === null ? [["guess", 1700]] : [["guess", 1200], ["verdict", 1400]];
  return first.concat(said, [["word", 1800, "reveal"], ["end", 0, verdict === "exact" ? "lit" : ""]]);
}

/** Which card it is; not how many were right, which would tell the end of the story. */
function where({ facts: { card, cards } }) {
  return t("common.just_one.card_of", { card, cards }) + " · " + t("common.scene.just_one/reveal");
}

/** Whether these vanished for being the secret word; a form of it that two wrote is told as equal. */
function isWord(group, word) {
  const plain = (text) => text.trim().toLowerCase();
  return group.length === 1 || group.some((clue) => plain(clue.word) === plain(word));
}

/** Those that the guesser saw, each group of those that were equal, and those that were the word or another name of it. */
function inGroups({ clues, word }) {
  const groups = {};
  clues.filter((clue) => clue.lost).forEach((clue) => (groups[clue.group] = (groups[clue.group] || []).concat(clue)));
  const lost = Object.keys(groups).map((group) => groups[group]);
  return {
    left: clues.filter((clue) => !clue.lost),
    equal: lost.filter((group) => !isWord(group, word)),
    words: [].concat(...lost.filter((group) => isWord(group, word))),
  };
}

const GIVEN = 3.8; // rem; how tall a clue's row is at least

function Given({ view, clue, veiled }) {
  return html`<li class=${"given" + (clue.lost ? " lost" : "")}>
    <${Soon}>${() => html`
      ${seatMark(html, clue.seat)}
      <span class="given-name"><${Fit} text=${nameOf(view, clue.seat)} name=${true} room=${GIVEN} /></span>
      <span class="given-word">${veiled ? "…" : html`<${Fit} text=${clue.word} lang=${view.room.lang} room=${GIVEN} />`}</span>
      ${clue.lost ? html`<${Sign} of="out" />` : null}
    `}<//>
  </li>`;
}

function Lost({ view, group, why, veiled }) {
  return html`<div class="lost-group">
    <em class="flag">${t(why, { count: group.length })}</em>
    <ul>${group.map((clue) => html`<${Given} key=${clue.seat} view=${view} clue=${clue} veiled=${veiled} />`)}</ul>
  </div>`;
}

const FEW = 3; // clues that stand larger

/** All clues; what has vanished stands crossed out beside what it was equal to. `early`: before the word is told, which
 *  no clue may tell either. */
function AllGiven({ view, early }) {
  const { left, equal, words } = inGroups(view.facts);
  const why = early ? "common.just_one.vanished" : "board.just_one.the_word";
  if (!view.facts.clues.length) return html`<p class="nobody-wrote">${t("common.just_one.nobody_wrote")}</p>`;
  return html`<div class=${"all-given" + (view.facts.clues.length <= FEW ? " few" : "")}><${Soon}>${() => html`
    ${left.length ? html`<ul>${left.map((clue) => html`<${Given} key=${clue.seat} view=${view} clue=${clue} />`)}</ul>` : null}
    ${equal.map((group) => html`<${Lost} key=${group[0].seat} view=${view} group=${group} why="board.just_one.equal_ones" />`)}
    ${words.length ? html`<${Lost} key="word" view=${view} group=${words} why=${why} veiled=${early} />` : null}
  `}<//></div>`;
}

const SHORT = 24; // letters of a guess that a line has room for
const SIDES = { exact: "civilian", close: "amber", wrong: "" };

function noGuess(view) {
  const { skipped, guesser } = view.facts;
  return t(skipped ? "common.just_one.skipped" : "common.just_one.no_guess", { name: nameOf(view, guesser) });
}

/** What became of the card in a line: of a close guess, that the host may still count it. */
function verdictLine(view) {
  const { verdict, ruled } = view.facts;
  if (!verdict) return noGuess(view);
  return t(verdict === "close" && !ruled ? "board.just_one.close" : "common.verdict." + verdict);
}

function GuessBeat({ view, now }) {
  const { guess, guesser, verdict, ruled } = view.facts;
  const is = now === "verdict" ? verdict : "";
  return html`<${Spot} side=${SIDES[is]}>
    <p class="spot-mark small">${seatMark(html, guesser)}</p>
    <p class="spot-line">${guess === null ? "" : t("board.reveal.guessed", { name: nameOf(view, guesser) })}</p>
    <p class="spot-name">${guess === null ? html`<${Fit} text=${noGuess(view)} />` : html`<${Fit} text=${guess} lang=${view.room.lang} room=${6} />`}</p>
    ${guess === null ? null : html`<${Verdict} verdict=${is} line=${verdictLine(view)} kind=${is} />`}
    <p class="spot-line">${is && ruled ? t("common.just_one.ruled") : ""}</p>
  <//>`;
}

function WordBeat({ view }) {
  return html`<${Spot} side="amber">
    <p class="spot-line">${t("board.reveal.word")}</p>
    <p class="spot-word"><${Fit} text=${view.facts.word} lang=${view.room.lang} /></p>
  <//>`;
}

function Truth({ view }) {
  const { word, guess, guesser, ruled } = view.facts;
  const lang = view.room.lang;
  return html`<div class="truth">
    <div class="truth-main">
      <p class="truth-label">${t("board.reveal.word")}</p>
      <p class="truth-word"><${Fit} text=${word} lang=${lang} /></p>
    </div>
    ${guess === null
      ? null
      : html`<div class="truth-line">
          <p>${t("board.reveal.guessed", { name: nameOf(view, guesser) })}</p>
          <p class=${"truth-guess" + (guess.length > SHORT ? " long" : "")} lang=${lang} translate=${false} dir="auto">${guess}</p>
        </div>`}
    ${ruled ? html`<p class="truth-ruled">${t("common.just_one.ruled")}</p>` : null}
  </div>`;
}

function End({ view }) {
  const side = SIDES[view.facts.verdict] || "";
  const below = [t("board.reveal.go_on"), waitingFor(view)].filter(Boolean).join(" · ");
  return html`<section class="scene">
    <${Head} view=${view} kicker=${where(view)} headline=${verdictLine(view)} below=${below} side=${side} />
    <${Soon}>${() => html`
      <div class="ending card-end"><${Truth} view=${view} /><${AllGiven} view=${view} /></div>
      <${Soon}>${() => html`<${Lights} view=${view} />`}<//>
    `}<//>
  </section>`;
}

export function CardEnd({ view }) {
  const { now } = useStory(view, beatsOf(view.facts), view.facts.told);
  if (now === "end") return html`<${End} view=${view} />`;
  const timeless = Object.assign({}, view, { left: null }); // a clock beside the story would only distract
  const clues = now === "clues";
  return html`<section class="scene">
    <${Head} view=${timeless} kicker=${where(view)} headline=${clues ? t("board.just_one.all_clues") : ""} />
    ${clues ? html`<${AllGiven} view=${view} early=${true} />` : html`<div class="stage" />`}
    ${now === "guess" || now === "verdict" ? html`<${GuessBeat} view=${view} now=${now} />` : null}
    ${now === "word" ? html`<${WordBeat} view=${view} />` : null}
  </section>`;
}
