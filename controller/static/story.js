// What a phone tells from the votes to the points, in the board's order: who voted, who fell, the guess, the word.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { nameOf, namesOf, seatOf } from "./parts.js";
import { Rows, isLarge } from "./rows.js";

const EARLY = ["votes", "accused", "role", "said", "guess", "verdict"]; // beats before the word is out

/** Whether it is told who voted for whom, or at least how many votes each got. */
function hasVotes({ votes, counts }) {
  return Object.keys(votes || {}).length > 0 || Object.keys(counts || {}).length > 0;
}

/** The heads of the beats that guess, out and reveal begin with. */
function voteBeatHead(view, beat) {
  const { accused, tied, counts } = view.facts;
  const counted = counts && Object.keys(counts).length > 0;
  if (beat === "votes") return { title: t(counted ? "phone.story.counts" : "phone.story.votes"), line: "" };
  if (accused) return { title: nameOf(view, accused), line: t(hasVotes(view.facts) ? "phone.story.most" : "phone.story.caught") };
  if (tied && tied.length) return { title: t("phone.story.tie"), line: namesOf(tied.map((id) => seatOf(view, id))) };
  return { title: t(hasVotes(view.facts) ? "phone.story.nobody" : "phone.story.no_votes"), line: "" };
}

function guessHead(view, me, beat) {
  const { accused, role, stage, guess } = view.facts;
  const name = nameOf(view, accused);
  const mine = Boolean(me) && me.seat === accused;
  if (beat === "votes" || beat === "accused") return voteBeatHead(view, beat);
  if (stage === "ruling") return rulingHead(view, me, guess ? t("phone.story.guessed", { name, guess }) : t("phone.ruling.head", { name }));
  if (mine) return { title: t("phone.guess.yours"), line: stage === "aloud" ? t("phone.guess.aloud") : guessLine(view, me.ask) };
  const title = t("phone.story.is_" + (role || "imposter"), { name });
  return { title, line: t(stage === "aloud" ? "phone.guess.line_aloud" : "phone.guess.line", { name }) };
}

function rulingHead(view, me, title) {
  const { rulers } = view.facts;
  const asked = (me && me.ask && !me.answered) || (view.host && view.host.ask);
  if (asked) return { title, line: t("phone.ruling.title") };
  const one = (rulers || []).length === 1 && rulers[0] !== "host" ? nameOf(view, rulers[0]) : "";
  return { title, line: one ? t("phone.ruling.by", { name: one }) : t("phone.ruling.table") };
}

function guessLine(view, ask) {
  if (!ask || !ask.category) return t("phone.guess.how");
  return html`${t("phone.guess.category")}: <strong translate=${false} lang=${view.room.lang}>${ask.category}</strong>`;
}

function outHead(view, me, beat) {
  const { out, side, role } = view.facts;
  if (beat === "votes" || (beat === "accused" && !out)) return voteBeatHead(view, beat);
  if (beat === "accused") return voteBeatHead(view, "accused");
  if (!out) return { title: t("phone.out.nobody"), line: t("phone.out.again") };
  const mine = Boolean(me) && me.seat === out;
  const title = mine ? t("phone.out.you") : t("phone.out.is", { name: nameOf(view, out) });
  return { title, line: t("phone.out.was_" + (role || side)) };
}

function revealHead(view, me, beat) {
  const facts = view.facts;
  const said = facts.said_by || facts.accused;
  if (beat === "votes" || beat === "accused") return voteBeatHead(view, beat);
  if (beat === "said") return { title: t("phone.story.said", { name: nameOf(view, said) }), line: "" };
  if (beat === "role") return { title: t("phone.story.is_" + facts.roles[facts.accused], { name: nameOf(view, facts.accused) }), line: "" };
  if (beat === "guess" || beat === "verdict") return guessedHead(view, beat);
  if (beat === "word") return { title: t("phone.story.word"), line: "" };
  return { title: outcome(view), line: facts.guesser && facts.outcome === "caught" ? guessedHead(view).title : "" };
}

/** A guess that was said aloud has no text; then it is told what the table ruled. */
function guessedHead(view, beat) {
  const { guesser, guess, verdict, ruled } = view.facts;
  const name = nameOf(view, guesser);
  if (!guess && !ruled) return { title: t("phone.story.no_guess", { name }), line: "" };
  const title = guess ? t("phone.story.guessed", { name, guess }) : t("phone.story.guessed_aloud", { name });
  if (beat === "guess" || !verdict) return { title, line: "" };
  return { title, line: t((ruled ? "phone.story.ruled_" : "phone.story.verdict_") + verdict) };
}

/** The round's end in one sentence. */
function outcome(view) {
  const { caught, verdict, imposters, roles, guesser } = view.facts;
  const side = Object.keys(roles || {}).filter((seat) => roles[seat] !== "civilian").length;
  const count = imposters || side || 1;
  if (view.facts.outcome === "said") return saidOutcome(view);
  if (guesser && roles[guesser] === "mr_white" && verdict === "exact") return t("common.outcome.stolen");
  if (caught && verdict) return t("phone.outcome." + verdict, { count });
  return t("common.outcome." + view.facts.outcome, { count });
}

function saidOutcome(view) {
  const { said_by: by, roles, caught } = view.facts;
  return t("common.outcome.said_" + (by ? roles[by] : caught ? "imposter" : "civilian"));
}

function GuessTold({ view, me, beat }) {
  const facts = view.facts;
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
  return html`<${Rows} view=${view} me=${me} seats=${order} up=${beat === "votes" ? null : out} votes=${votes} counts=${counts} outs=${outs} />`;
}

function RevealTold({ view, me, beat }) {
  const facts = view.facts;
  const early = EARLY.indexOf(beat) >= 0;
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
  "imposter/guess": { head: guessHead, told: GuessTold, beats: guessBeats },
  "imposter/out": { head: outHead, told: OutTold, beats: outBeats },
  "imposter/reveal": { head: revealHead, told: RevealTold, beats: revealBeats },
};
