// What a phone tells of the imposter game's scenes: a heading, and in small what the board shows.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Who, nameOf, namesOf, seatOf } from "./parts.js";
import { Rows } from "./rows.js";

const EARLY = ["votes", "accused", "role", "said", "guess", "verdict"]; // beats before the word is out

/** Every clue of a seat so far, as one line; a blank one is a dash. */
export function cluesOf(view, seat) {
  return (view.facts.clues || [])
    .filter((clue) => clue.seat === seat)
    .map((clue) => clue.word || "–")
    .join(" · ");
}

function roundLine(view) {
  const { round, imposters } = view.facts;
  return t("common.round", { round }) + " · " + t("phone.imposters", { count: imposters });
}

function lookHead(view, me) {
  if (!me) return { title: t("phone.look.others"), line: roundLine(view) };
  return { title: t("phone.look.title"), line: roundLine(view) };
}

function clueHead(view, me) {
  const { turn, next, lap, laps } = view.facts;
  const where = t("common.lap", { lap, laps });
  if (me && turn === me.seat) return { title: t("phone.clue.yours"), line: t("phone.clue.how") + " · " + where };
  let then = "";
  if (me && next === me.seat) then = " · " + t("phone.clue.next_you");
  else if (next) then = " · " + t("phone.clue.next", { name: nameOf(view, next) });
  return { title: t("phone.clue.turn", { name: nameOf(view, turn) }), line: where + then };
}

function talkHead(view) {
  return { title: t("phone.talk.title"), line: t("phone.talk.line") };
}

function voteHead(view, me) {
  return { title: t("phone.vote.title", { count: view.facts.imposters }), line: me && me.ask ? t("phone.vote.line") : "" };
}

function guessHead(view, me, beat) {
  const { accused } = view.facts;
  const name = nameOf(view, accused);
  if (beat === "votes") return { title: t("phone.story.votes"), line: "" };
  if (beat === "accused") return { title: name, line: t(Object.keys(view.facts.votes).length ? "phone.story.most" : "phone.story.caught") };
  if (me && me.seat === accused) return { title: t("phone.guess.yours"), line: guessLine(view, me.ask) };
  return { title: t("phone.story.is_imposter", { name }), line: t("phone.guess.line", { name }) };
}

function guessLine(view, ask) {
  if (!ask || !ask.category) return t("phone.guess.how");
  return html`${t("phone.guess.category")}: <strong translate=${false} lang=${view.room.lang}>${ask.category}</strong>`;
}

function revealHead(view, me, beat) {
  const facts = view.facts;
  const name = facts.accused ? nameOf(view, facts.accused) : "";
  if (beat === "votes") return { title: t("phone.story.votes"), line: "" };
  if (beat === "said") return { title: t("phone.story.said", { name }), line: "" };
  if (beat === "accused") return accusedHead(view, name);
  if (beat === "role") return { title: t("phone.story.is_" + facts.roles[facts.accused], { name }), line: "" };
  if (beat === "guess" || beat === "verdict") return guessedHead(view, beat);
  if (beat === "word") return { title: t("phone.story.word"), line: "" };
  return { title: outcome(view), line: facts.guesser && facts.outcome === "caught" ? guessedHead(view).title : "" };
}

function accusedHead(view, name) {
  const { tied, votes } = view.facts;
  if (name) return { title: name, line: t("phone.story.most") };
  if (tied && tied.length) return { title: t("phone.story.tie"), line: namesOf(tied.map((id) => seatOf(view, id))) };
  return { title: Object.keys(votes).length ? t("phone.story.nobody") : t("phone.story.no_votes"), line: "" };
}

function guessedHead(view, beat) {
  const { guesser, guess, verdict } = view.facts;
  const name = nameOf(view, guesser);
  if (!guess) return { title: t("phone.story.no_guess", { name }), line: "" };
  return { title: t("phone.story.guessed", { name, guess }), line: beat === "guess" ? "" : t("phone.story.verdict_" + verdict) };
}

/** The round's end in one sentence. */
function outcome(view) {
  const { caught, verdict, imposters } = view.facts;
  if (view.facts.outcome === "said") return t(caught ? "common.outcome.said_imposter" : "common.outcome.said");
  if (caught && verdict) return t("phone.outcome." + verdict, { count: imposters });
  return t("common.outcome." + view.facts.outcome, { count: imposters });
}

/** The clues so far in the order of speaking, the one who is up marked. */
function Clues({ view, me }) {
  const facts = view.facts;
  return html`<${Rows} view=${view} me=${me} seats=${facts.order} up=${facts.turn} clues=${facts.clues} lang=${view.room.lang} />`;
}

function LookTold({ view, me }) {
  if (me) return null;
  const looked = view.seats.filter((seat) => seat.asked);
  return html`<ul class="chips">
    ${looked.map((seat) => html`<li key=${seat.id} class=${seat.answered ? "" : "faint"}><${Who} seat=${seat} />${seat.answered ? html`<span class="chip-words">✓</span>` : null}</li>`)}
  </ul>`;
}

/** Whoever votes has the clues on the candidates; the others see them here, with who has voted. */
function VoteTold({ view, me }) {
  if (me && me.ask && !me.answered) return null;
  return html`<${Rows} view=${view} me=${me} seats=${view.facts.order} clues=${view.facts.clues} lang=${view.room.lang} ticks=${true} />`;
}

function GuessTold({ view, me, beat }) {
  const facts = view.facts;
  const middle = beat === "votes" || beat === "accused" ? [] : facts.clues;
  return html`<${Rows} view=${view} me=${me} seats=${facts.order} up=${beat === "votes" ? null : facts.accused} clues=${middle}
    lang=${view.room.lang} votes=${facts.votes} />`;
}

function RevealTold({ view, me, beat }) {
  const facts = view.facts;
  const early = EARLY.indexOf(beat) >= 0;
  const known = early && beat !== "votes" && beat !== "accused" && facts.accused ? { [facts.accused]: facts.roles[facts.accused] } : {};
  return html`<div class="reveal">
    <div class="word-place">
      ${early
        ? null
        : html`<p>
            ${beat === "points" ? html`<span class="word-label">${t("phone.story.word")} </span>` : null}
            <span class="word" translate=${false} lang=${view.room.lang} dir="auto">${facts.word}</span>
          </p>`}
    </div>
    <${Rows} view=${view} me=${me} seats=${facts.order} up=${beat === "votes" ? null : facts.accused} votes=${facts.votes}
      roles=${early ? known : facts.roles} points=${beat === "points" ? facts.points : null} />
  </div>`;
}

// Beats and their ms: a little slower than the board, which is to tell it first. Before the last guess a little
// quicker: its clock runs.

function guessBeats({ facts }) {
  // Of several tied imposters only the one who guesses is told, and no votes, which would name the others.
  const votes = Object.keys(facts.votes).length ? [["votes", 2300]] : [];
  return votes.concat([["accused", 1400], ["told", 0]]);
}

function revealBeats({ facts }) {
  const end = [["word", 2300], ["points", 0]];
  if (facts.outcome === "said") return [["said", 2600]].concat(end);
  if (facts.guesser) return [["guess", 1700], ["verdict", 1900]].concat(end); // its first half was told before the guess
  const votes = Object.keys(facts.votes).length ? [["votes", 2700]] : [];
  return votes.concat([["accused", 1400]], facts.accused ? [["role", 1600]] : [], end);
}

export const IMPOSTER = {
  "imposter/look": { head: lookHead, told: LookTold },
  "imposter/clue": { head: clueHead, told: Clues },
  "imposter/talk": { head: talkHead, told: Clues },
  "imposter/vote": { head: voteHead, told: VoteTold },
  "imposter/revote": { head: voteHead, told: VoteTold },
  "imposter/guess": { head: guessHead, told: GuessTold, beats: guessBeats },
  "imposter/reveal": { head: revealHead, told: RevealTold, beats: revealBeats },
};
