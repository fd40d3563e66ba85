// What a phone tells from the votes to the points, in the board's order: who voted, who fell, the guess, the word.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Rows, isLarge } from "./rows.js";
import { guessHead, hasVotes, outHead, revealHead } from "./storyheads.js";
import { Votes } from "./votes.js";

const EARLY = ["votes", "accused", "role", "said", "guess", "verdict"]; // beats before the word is out

/** Who voted for whom is told by name, where all names find room. */
function namesVotes({ order, votes }, beat) {
  return beat === "votes" && !isLarge(order) && Object.keys(votes || {}).length > 0;
}

function GuessTold({ view, me, beat }) {
  const facts = view.facts;
  if (namesVotes(facts, beat)) return html`<${Votes} view=${view} votes=${facts.votes} />`;
  if (facts.stage === "ruling" && beat === "told") return html`<${TheWord} view=${view} />`;
  const clues = facts.clues && facts.clues.length && beat === "told" ? facts.clues : null;
  return html`<${Rows} view=${view} me=${me} seats=${facts.order} up=${beat === "votes" ? null : facts.accused} clues=${clues}
    lang=${view.room.lang} votes=${facts.votes} counts=${facts.counts} />`;
}

/** Large enough for the whole table to rule by. */
function TheWord({ view }) {
  const { word, category } = view.facts;
  return html`<div class="the-word">
    <p class="word-label">${t("phone.story.word")}</p>
    <p class="word" translate=${false} lang=${view.room.lang} dir="auto">${word}</p>
    ${category ? html`<p class="line" translate=${false} lang=${view.room.lang} dir="auto">${category}</p>` : null}
  </div>`;
}

function OutTold({ view, me, beat }) {
  const { order, votes, counts, out, outs } = view.facts;
  if (namesVotes(view.facts, beat)) return html`<${Votes} view=${view} votes=${votes} />`;
  return html`<${Rows} view=${view} me=${me} seats=${order} up=${beat === "votes" ? null : out} votes=${votes} counts=${counts} outs=${outs} />`;
}

function RevealTold({ view, me, beat }) {
  const facts = view.facts;
  const early = EARLY.indexOf(beat) >= 0;
  if (namesVotes(facts, beat)) return html`<${Votes} view=${view} votes=${facts.votes} />`;
  const one = beat !== "votes" && beat !== "accused" && (facts.accused || facts.said_by);
  const known = early && one && beat !== "said" ? { [one]: facts.roles[one] } : {};
  const seats = facts.order.concat(Object.keys(facts.roles).filter((seat) => facts.order.indexOf(seat) < 0)); // those out before the last lap too
  const full = isLarge(seats) && !early; // then only what is new, and the roles of one side, find room
  return html`<div class="reveal">
    <div class="word-place">${early ? null : html`<${Words} view=${view} small=${beat === "points"} />`}</div>
    <${Rows} view=${view} me=${me} seats=${seats} up=${beat === "votes" ? null : facts.accused || facts.said_by}
      votes=${full ? null : facts.votes} counts=${full ? null : facts.counts} roles=${early ? known : full ? oneSide(facts.roles) : facts.roles} points=${beat === "points" ? facts.points : null} outs=${facts.outs} />
  </div>`;
}

/** The roles of the imposter side alone. */
function oneSide(roles) {
  const side = {};
  Object.keys(roles).forEach((seat) => roles[seat] !== "civilian" && (side[seat] = roles[seat]));
  return side;
}

/** The word, and in undercover the one that the others had. */
function Words({ view, small }) {
  const { word, decoy } = view.facts;
  const other = view.room.options.variant === "undercover" && decoy;
  return html`<p>
    ${small ? html`<span class="word-label">${t("phone.story.word")} </span>` : null}
    <span class="word" translate=${false} lang=${view.room.lang} dir="auto">${word}</span>
    ${other ? html`<span class="decoy"><span class="word-label">${t("phone.story.decoy")} </span><span translate=${false} lang=${view.room.lang} dir="auto">${decoy}</span></span>` : null}
  </p>`;
}

// Beats and their ms: a little slower than the board, which is to tell it first. Before the last guess a little
// quicker: its clock runs. Of several tied imposters only the one who guesses is told, and no votes, which would name
// the others.

function guessBeats({ facts }) {
  if (facts.stage === "ruling") return [["told", 0]];
  return (hasVotes(facts) ? [["votes", 2300]] : []).concat([["accused", 1400], ["told", 0]]);
}

function outBeats({ facts }) {
  return (hasVotes(facts) ? [["votes", 2700]] : []).concat([["accused", 1600], ["told", 0]]);
}

function revealBeats({ facts }) {
  const end = [["word", 2300], ["points", 0]];
  if (facts.outcome === "said") return [["said", 2600]].concat(end);
  if (facts.guesser) return [["guess", 1700], ["verdict", 1900]].concat(end); // its first half was told before the guess
  return (hasVotes(facts) ? [["votes", 2700]] : []).concat([["accused", 1400]], facts.accused ? [["role", 1600]] : [], end);
}

export const STORY = {
  "imposter/guess": { head: guessHead, told: GuessTold, beats: guessBeats, openly: ({ stage }) => stage === "aloud" || stage === "ruling" },
  "imposter/out": { head: outHead, told: OutTold, beats: outBeats, openly: () => true, cardless: true },
  "imposter/reveal": { head: revealHead, told: RevealTold, beats: revealBeats, openly: () => true, cardless: true, story: true },
};
