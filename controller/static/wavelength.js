// What a phone tells of Wavelength: the pair, the clue, who has locked, and how near the needles came.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Dial, positionText } from "./dial.js";
import { Dotted } from "./dotted.js";
import { nameOf, seatOf } from "./parts.js";
import { Done, Rows } from "./rows.js";

function roundLine({ facts }) {
  return t("common.round_of", { round: facts.round, rounds: facts.rounds });
}

/** The pair as words of a sentence. */
function between({ facts }) {
  return t("phone.dial.between", { left: facts.pair[0], right: facts.pair[1] });
}

function isPsychic({ facts }, me) {
  return Boolean(me) && me.seat === facts.psychic;
}

function clueHead(view, me) {
  if (isPsychic(view, me)) return { title: t("phone.wavelength.yours"), line: t("phone.wavelength.how") };
  return { title: t("phone.wavelength.thinks", { name: nameOf(view, view.facts.psychic) }), line: html`<${Dotted} parts=${[between(view), roundLine(view)]} />` };
}

const LONG = 16; // letters of a clue that the smallest phone has room for at full size
const LONGEST = 20;

/** The clue itself is the heading from here on. */
function clueTitle({ facts, room }) {
  if (!facts.clue) return t("phone.wavelength.blank");
  const { length } = facts.clue;
  const size = length > LONGEST ? "longest" : length > LONG ? "long" : "";
  return html`<span class=${size} translate=${false} lang=${room.lang} dir="auto">${facts.clue}</span>`;
}

function guessHead(view, me) {
  if (isPsychic(view, me)) return { title: clueTitle(view), line: t("phone.wavelength.others_turn") };
  const line = me && me.ask && !me.answered ? t(view.facts.clue ? "phone.wavelength.turn" : "phone.wavelength.turn_blank") : t("phone.wavelength.by", { name: nameOf(view, view.facts.psychic) });
  return { title: clueTitle(view), line };
}

function revealHead(view, me, beat) {
  const { points, unanimous } = view.facts;
  if (beat === "needles") return { title: clueTitle(view), line: t("phone.wavelength.needles") };
  if (beat === "target") return { title: clueTitle(view), line: t("phone.wavelength.target") };
  if (unanimous) return { title: t("common.wavelength.unanimous"), line: t("common.wavelength.unanimous_line") };
  if (!me || points[me.seat] === undefined) return { title: clueTitle(view), line: roundLine(view) };
  return { title: t("phone.wavelength.gained", { count: points[me.seat] }), line: roundLine(view) };
}

function PairTold({ view }) {
  return html`<${Dial} pair=${view.facts.pair} lang=${view.room.lang} />`;
}

/** One's own needle where it was locked, and who else has. */
function GuessTold({ view, me }) {
  if (me && me.ask && !me.answered) return null;
  const { pair } = view.facts;
  const own = me && typeof me.sent === "number" ? [{ position: me.sent, said: t("phone.dial.own", { place: positionText(me.sent, pair) }) }] : [];
  return html`<${Dial} pair=${pair} lang=${view.room.lang} needles=${own} />
    <${Done} view=${view} words=${t("phone.dial.locked")} />`;
}

function RevealTold({ view, me, beat }) {
  const { pair, guesses, target, bands, points } = view.facts;
  const said = (seat) => t("phone.dial.of", { name: nameOf(view, seat), place: positionText(guesses[seat], pair) });
  const needles = Object.keys(guesses).map((seat) => ({ seat, position: guesses[seat], said: said(seat) }));
  const open = beat === "needles" ? {} : { target, bands };
  return html`<${Dial} pair=${pair} lang=${view.room.lang} needles=${needles} ...${open} />
    ${beat === "points" ? html`<${Rows} view=${view} me=${me} seats=${inOrder(view)} points=${points} />` : null}`;
}

/** The best first. */
function inOrder({ facts, seats }) {
  const total = (id) => seatOf({ seats }, id).score + facts.points[id];
  return Object.keys(facts.points).sort((a, b) => total(b) - total(a));
}

function beats() {
  return [["needles", 2600], ["target", 2600], ["points", 0]];
}

/** The psychic's card: the target under the pair. */
function Face({ card, view }) {
  return html`<div class="face of-dial" role="status" aria-live="assertive">
    <${Dial} pair=${view.facts.pair} lang=${view.room.lang} target=${card.target} bands=${card.bands} />
  </div>`;
}

const PLAYED = { face: Face, holders: ({ psychic }) => [psychic] };

export const WAVELENGTH = {
  "wavelength/clue": Object.assign({ head: clueHead, told: PairTold }, PLAYED),
  "wavelength/guess": Object.assign({ head: guessHead, told: GuessTold }, PLAYED),
  "wavelength/reveal": Object.assign({ head: revealHead, told: RevealTold, beats, openly: () => true, cardless: true, story: true }, PLAYED),
};
