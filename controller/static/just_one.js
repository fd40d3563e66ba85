// What a phone tells of Just One: who writes, which clues are left, and how the card ended.

import { html } from "../lib/preact.js";
import { inGroups } from "../shared/groups.js";
import { t } from "../shared/i18n.js";
import { Dotted } from "./dotted.js";
import { Lantern, Refusal, Who, nameOf, seatOf, useTap } from "./parts.js";
import { Done, sizeOf } from "./rows.js";

function cardLine({ facts }) {
  return html`<${Dotted} parts=${cardParts(facts)} />`;
}

function cardParts({ card, cards, right }) {
  return [t("common.just_one.card_of", { card, cards }), t("common.just_one.right_so_far", { count: right })];
}

function isGuesser({ facts }, me) {
  return Boolean(me) && me.seat === facts.guesser;
}

function writeHead(view, me) {
  const name = nameOf(view, view.facts.guesser);
  if (isGuesser(view, me)) return { title: t("phone.just_one.you_guess"), line: t("phone.just_one.you_wait") };
  if (me && me.ask) return { title: t("phone.just_one.write", { name }), line: t("phone.just_one.how") };
  return { title: t("phone.just_one.others_write", { name }), line: cardLine(view) };
}

function guessHead(view, me) {
  const { clues, lost, guesser } = view.facts;
  const line = clues.length ? cardLine(view) : t(lost ? "common.just_one.all_vanished" : "common.just_one.nobody_wrote");
  if (isGuesser(view, me)) return { title: t("phone.just_one.your_guess"), line };
  return { title: t("phone.just_one.guesses", { name: nameOf(view, guesser) }), line };
}

function revealHead(view, me, beat) {
  const { verdict, ruled, skipped, guess, guesser } = view.facts;
  const name = nameOf(view, guesser);
  if (beat === "clues") return { title: t("phone.just_one.all_clues"), line: "" };
  const said = guess ? t("phone.story.guessed", { name, guess }) : "";
  if (beat === "guess" && guess) return { title: said, line: "" };
  const title = verdict ? t(verdict === "close" ? "phone.just_one.close" : "common.verdict." + verdict) : t(skipped ? "common.just_one.skipped" : "common.just_one.no_guess", { name });
  return { title, line: html`<${Dotted} parts=${[said].concat(ruled ? [t("common.just_one.ruled")] : cardParts(view.facts))} />` };
}

/** Who has written; nothing of what. */
function WriteTold({ view }) {
  return html`<${Done} view=${view} words=${t("phone.just_one.written")} />`;
}

const LETTERS = 60; // of all clues together that the smallest phone has room for at full size

/** The clues that are left, as the guesser sees them. */
function CluesTold({ view }) {
  const { clues, lost } = view.facts;
  const long = clues.join("").length > LETTERS;
  return html`<ul class=${"clue-cards" + (long ? " long" : "")}>
      ${clues.map((clue, at) => html`<li key=${at} translate=${false} lang=${view.room.lang} dir="auto">${clue}</li>`)}
    </ul>
    ${lost ? html`<p class="line vanished">${t("common.just_one.vanished", { count: lost })}</p>` : null}`;
}

function RevealTold({ view, beat }) {
  const { word, clues } = view.facts;
  const early = EARLY.indexOf(beat) >= 0;
  return html`<div class="word-place">${early ? null : html`<p class="word" translate=${false} lang=${view.room.lang} dir="auto">${word}</p>`}</div>
    <div class=${"rows with-clues" + sizeOf(clues.length)}>
      ${told(view.facts, early).map((group) => html`<${Group} key=${group.clues[0].seat} view=${view} ...${group} />`)}
    </div>
    ${clues.length ? null : html`<p class="line">${t("common.just_one.nobody_wrote")}</p>`}`;
}

/** What the guesser saw, then what had vanished and why; no clue tells the word before it is out. */
function told(facts, early) {
  const { left, equal, words } = inGroups(facts);
  const groups = equal.map((clues) => ({ clues, why: "common.just_one.equal_ones" }));
  if (left.length) groups.unshift({ clues: left });
  if (words.length) groups.push({ clues: words, why: early ? "common.just_one.vanished" : "common.just_one.the_word", veiled: early });
  return groups;
}

function Group({ view, clues, why, veiled }) {
  const list = html`<ul>${clues.map((clue) => html`<${Given} key=${clue.seat} view=${view} clue=${clue} veiled=${veiled} />`)}</ul>`;
  if (!why) return list;
  return html`<div class="lost-group"><p class="lost-why">${t(why, { count: clues.length })}</p>${list}</div>`;
}

function Given({ view, clue, veiled }) {
  return html`<li class=${"row" + (clue.lost ? " lost" : "")}>
    <span class="row-who"><${Who} seat=${seatOf(view, clue.seat)} /></span>
    <span class="said">
      <span class="clue" translate=${false} lang=${view.room.lang} dir="auto">${veiled ? "…" : clue.word}</span>
      ${clue.lost ? html`<span class="visually-hidden"> (${t("common.just_one.lost")})</span>` : null}
    </span>
  </li>`;
}

/** Close counts when the host says so: one tap, at the place where everybody looks. */
function CountIt({ phone }) {
  const { facts, host } = phone.view;
  const tap = useTap(() => phone.move("overrule", { verdict: "exact" }, true));
  if (facts.verdict !== "close" || !host || host.moves.indexOf("overrule") < 0) return null;
  return html`<${Refusal} error=${tap.error} />
    <button class="button plain wide aside" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.just_one.count_it")}</button>`;
}

/** A little slower than the board, which is to tell it first. */
function beats({ facts }) {
  const clues = facts.clues.length ? [["clues", 3000]] : [];
  return clues.concat(facts.guess ? [["guess", 1400], ["verdict", 1600]] : [["guess", 1900]], [["told", 0]]);
}

const EARLY = ["clues", "guess", "verdict"]; // beats before the word is out

/** A giver's card: the word, and later whether the own clue has vanished. */
function Face({ card, view }) {
  const own = card.clue ? t(card.lost ? "phone.just_one.own_lost" : "phone.just_one.own", { clue: card.clue }) : "";
  return html`<div class="face of-clue" role="status" aria-live="assertive">
    <p class="face-role">${t("phone.card.yours")}</p>
    <p class="face-word" translate=${false} lang=${view.room.lang} dir="auto">${card.word}</p>
    <p class="face-category">${own}</p>
  </div>`;
}

function resultHead(view) {
  const { label, right, cards } = view.facts;
  const line = t("common.just_one.of_cards", { right, count: cards });
  const above = cards ? html`<${Lanterns} right=${right} cards=${cards} />` : null;
  return { above, title: label ? t("common.label." + label) : t("common.just_one.no_cards"), line: label ? line : "" };
}

const GREAT = 21; // cards; more lanterns are drawn smaller


/** A lantern for each card, lit for those that were right. */
function Lanterns({ right, cards }) {
  const all = Array.from({ length: cards }, (_, at) => at < right);
  return html`<ul class=${"lanterns" + (cards > GREAT ? " many" : "")} aria-hidden="true">${all.map((lit, at) => html`<li key=${at} class=${lit ? "lit" : ""}><${Lantern} /></li>`)}</ul>`;
}

const PLAYED = { face: Face, holders: ({ guesser }, seats) => seats.filter((seat) => seat !== guesser) };

export const JUST_ONE = {
  "just_one/write": Object.assign({ head: writeHead, told: WriteTold }, PLAYED),
  "just_one/guess": Object.assign({ head: guessHead, told: CluesTold }, PLAYED),
  "just_one/reveal": Object.assign({ head: revealHead, told: RevealTold, beats, more: CountIt, openly: () => true, cardless: true, story: true }, PLAYED),
  "just_one/result": { head: resultHead, told: () => null, openly: () => true, cardless: true },
};
