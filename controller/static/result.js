// The end of a match on a phone: the winner in a warm light, one's own place, the others below.

import { html } from "../lib/preact.js";
import { has, listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Dotted } from "./dotted.js";
import { Who, nameOf, seatOf } from "./parts.js";
import { sizeOf } from "./rows.js";

const FEW = 5; // more ranks need some of the light's room
const LIT_MOST = 4; // marks that find room beside each other in the light

/** Whether the holder of this phone has won; of several on one phone nobody is meant. */
export function hasWon(view, me) {
  return Boolean(me) && view.scene === "result" && view.facts.winners.indexOf(me.seat) >= 0;
}

function resultHead(view, me) {
  const { winners, rounds, scores } = view.facts;
  const above = winners.length && winners.length <= LIT_MOST ? html`<${Light} seats=${winners} small=${Object.keys(scores).length > FEW} />` : null;
  return { above, title: titleFor(view, me), line: html`${t("phone.result.rounds", { count: rounds || 0 })}<${OwnPlace} view=${view} me=${me} />` };
}

function titleFor(view, me) {
  const { winners } = view.facts;
  const named = (ids) => listed(ids.map((id) => nameOf(view, id)));
  if (!winners.length) return t("phone.result.nobody");
  if (!hasWon(view, me)) return t("phone.result.wins", { names: named(winners), count: winners.length });
  const others = winners.filter((id) => id !== me.seat);
  return others.length ? t("phone.result.you_with", { names: named(others) }) : t("phone.result.you");
}

function OwnPlace({ view, me }) {
  const { scores, winners } = view.facts;
  if (!me || !winners.length || hasWon(view, me) || scores[me.seat] === undefined) return null;
  return html`<strong class="own-place">${t("phone.result.place", { place: placeIn(scores, me.seat), all: Object.keys(scores).length })}</strong>`;
}

/** Whoever has as many points shares the place. */
function placeIn(scores, seat) {
  return 1 + Object.keys(scores).filter((other) => scores[other] > scores[seat]).length;
}

/** The winners' marks, as if they stood in the lantern. */
function Light({ seats, small }) {
  return html`<div class=${"light" + (seats.length > 1 ? " several" : "") + (small ? " small" : "")} aria-hidden="true">${seats.map((id) => html`<span key=${id}>${seatMark(html, id)}</span>`)}</div>`;
}

/** What an award is for, where the room says how much. */
function awardFor({ code, count }) {
  const key = "common.award." + code + "_for";
  return count && has(key + "_other") ? t(key, { count }) : "";
}

function ResultTold({ view, me }) {
  const { scores, awards, winners } = view.facts;
  const ranked = Object.keys(scores).sort((a, b) => scores[b] - scores[a]);
  return html`<ol class=${"rows ranks" + sizeOf(ranked.length)}>
      ${ranked.map(
        (id) => html`<li key=${id} class=${"row" + (winners.indexOf(id) >= 0 ? " up" : "") + (me && me.seat === id ? " own" : "")}>
          <span class="place">${placeIn(scores, id)}</span>
          <${Who} seat=${seatOf(view, id)} />
          <span class="points"><span class="total">${scores[id]}</span></span>
        </li>`,
      )}
    </ol>
    <ul class="awards">${(awards || []).map((award) => html`<${Award} key=${award.code} view=${view} award=${award} />`)}</ul>`;
}

function Award({ view, award }) {
  const known = has("common.award." + award.code) ? award.code : "unknown";
  const who = html`<span translate=${false}>${listed(award.seats.map((id) => nameOf(view, id)))}</span>`;
  return html`<li><${Dotted} parts=${[html`<strong>${t("common.award." + known)}</strong>`, who, awardFor(award)]} /></li>`;
}

export const RESULT = { head: resultHead, told: ResultTold, openly: () => true, cardless: true };
