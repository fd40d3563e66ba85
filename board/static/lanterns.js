// How far a team has come in Just One: in words, as a row of lights, and hung up for a picture at the end.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Lantern } from "./drawn.js";

/** Which card of how many, how many were right, and what the scene adds. */
export function cardLine({ facts }, more) {
  const { card, cards, right } = facts;
  const so_far = t("common.just_one.right_so_far", { count: right });
  return [t("common.just_one.card_of", { card, cards }), so_far].concat(more || []).filter(Boolean).join(" · ");
}

/** A light for each card of the match: lit for the right ones, dark for the others, small for those to come. */
export function Lights({ view }) {
  const { card, cards, right, verdict } = view.facts;
  const lights = [];
  for (let at = 0; at < Math.max(card, cards); at++) {
    const kind = at < right ? "lit" : at < card ? "dark" : "to-come";
    const isNew = verdict === "exact" && at === right - 1 ? " new" : "";
    lights.push(html`<li key=${at} class=${"light " + kind + isNew}><${Lantern} lit=${at < right} /></li>`);
  }
  return html`<div class="tally">
    <ol class="lights" aria-hidden="true">${lights}</ol>
    <p>${t("common.just_one.right_so_far", { count: right })}</p>
  </div>`;
}

const STRAND = 11; // lanterns that hang large enough on one string
const SAG = 16; // of 100, how low the middle of a string hangs

/** A string of lanterns, the first `lit` of them burning; `before`: how many are lit ahead of these. */
function Strand({ count, lit, before, tall }) {
  const hung = [];
  for (let at = 0; at < count; at++) {
    const along = (at + 0.5) / count;
    const place = { left: 100 * along + "%", top: 4 * SAG * along * (1 - along) + "%", animationDelay: 0.4 + 0.12 * (before + at) + "s" };
    hung.push(html`<li key=${at} class=${at < lit ? "lit" : ""} style=${place}><${Lantern} lit=${at < lit} /></li>`);
  }
  return html`<div class="strand" style=${{ fontSize: tall + "rem" }}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path d=${"M0 0Q50 " + 2 * SAG + " 100 0"} /></svg>
    <ul>${hung}</ul>
  </div>`;
}

/** All lanterns of a match, one for each card, as many of them lit as cards were right; a dark one where none was played. */
export function Garland({ right, cards }) {
  const all = cards || 1;
  const strands = Math.ceil(all / STRAND);
  const each = Math.ceil(all / strands);
  const tall = strands > 1 ? 6.4 : all > 7 ? 8 : all > 4 ? 10 : 12;
  const drawn = [];
  for (let at = 0; at < strands; at++) {
    const count = Math.min(each, all - at * each);
    const lit = Math.max(0, Math.min(count, right - at * each));
    drawn.push(html`<${Strand} key=${at} count=${count} lit=${lit} before=${at * each} tall=${tall} />`);
  }
  return html`<div class=${"garland strands-" + strands} aria-hidden="true">${drawn}</div>`;
}
