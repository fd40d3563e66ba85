// The headings from the votes to the points: who fell, what was guessed, how the round ended.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { nameOf, namesOf, seatOf } from "./parts.js";

/** Whether it is told who voted for whom, or at least how many votes each got. */
export function hasVotes({ votes, counts }) {
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

export function guessHead(view, me, beat) {
  const { accused, role, stage, guess } = view.facts;
  const name = nameOf(view, accused);
  const mine = Boolean(me) && me.seat === accused;
  if (beat === "votes" || beat === "accused") return voteBeatHead(view, beat);
  if (stage === "ruling") return rulingHead(view, guess ? t("phone.story.guessed", { name, guess }) : t("phone.ruling.head", { name }));
  if (mine) return { title: t("phone.guess.yours"), line: stage === "aloud" ? t("phone.guess.aloud") : guessLine(view, me.ask) };
  const title = t("phone.story.is_" + (role || "imposter"), { name });
  return { title, line: t(stage === "aloud" ? "phone.guess.line_aloud" : "phone.guess.line", { name }) };
}

function rulingHead(view, title) {
  const { rulers } = view.facts;
  const asked = view.mine.some((mine) => mine.asked && !mine.answered) || (view.host && view.host.ask);
  if (asked) return { title, line: t("phone.ruling.title") };
  const one = (rulers || []).length === 1 && rulers[0] !== "host" ? nameOf(view, rulers[0]) : "";
  return { title, line: one ? t("phone.ruling.by", { name: one }) : t("phone.ruling.table") };
}

function guessLine(view, ask) {
  if (!ask || !ask.category) return t("phone.guess.how");
  return html`${t("phone.guess.category")}: <strong translate=${false} lang=${view.room.lang}>${ask.category}</strong>`;
}

export function outHead(view, me, beat) {
  const { out, side, role } = view.facts;
  if (beat === "votes" || (beat === "accused" && !out)) return voteBeatHead(view, beat);
  if (beat === "accused") return voteBeatHead(view, "accused");
  if (!out) return { title: t("phone.out.nobody"), line: t("phone.out.again") };
  const mine = Boolean(me) && me.seat === out;
  const title = mine ? t("phone.out.you") : t("phone.out.is", { name: nameOf(view, out) });
  return { title, line: t("phone.out.was_" + (role || side)) };
}

export function revealHead(view, me, beat) {
  const facts = view.facts;
  const said = facts.said_by || facts.accused;
  if (beat === "votes" || beat === "accused") return voteBeatHead(view, beat);
  if (beat === "said") return { title: t("phone.story.said", { name: nameOf(view, said) }), line: "" };
  if (beat === "role") return { title: t("phone.story.is_" + facts.roles[facts.accused], { name: nameOf(view, facts.accused) }), line: "" };
  if (beat === "guess" || beat === "verdict") return guessedHead(view, beat);
  if (beat === "word") return { title: t("phone.story.word"), line: "" };
  return { title: outcome(view), line: reason(view) };
}

/** Why the round ended so: the guess, the word that was said, or whom most pointed at. */
function reason(view) {
  const { guesser, guess, verdict, ruled, accused, said_by: by, outcome: how, roles } = view.facts;
  const name = nameOf(view, guesser);
  if (how === "said") return by ? t("phone.story.said", { name: nameOf(view, by) }) : "";
  if (guesser && how === "caught") {
    if (!guess && !ruled) return t("phone.story.no_guess", { name });
    const key = { exact: "but_guessed", wrong: "guessed_wrong" }[verdict];
    return key ? t("phone.story." + key + (guess ? "" : "_aloud"), { name, guess }) : guessedHead(view).title;
  }
  if (!accused || !hasVotes(view.facts)) return "";
  return t(roles[accused] === "civilian" ? "phone.story.wrong_one" : "phone.story.right_one", { name: nameOf(view, accused) });
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
