// One row a seat: its clues, who voted for it, its role and its points, as far as they are told.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Dotted } from "./dotted.js";
import { Who, nameOf, seatOf } from "./parts.js";
import { VotedBy } from "./votes.js";

const LARGE = 9;

/** Whether a table is so large that its rows stand in two columns. */
export function isLarge(seats) {
  return seats.length >= LARGE;
}

/** `seats`: in this order. `up`: the seat that all look at. `done`: those who had their turn. The rest is optional: what
 *  is missing is not told yet. */
export function Rows({ view, me, seats, up, clues, lang, votes, counts, roles, points, ticks, done, outs }) {
  return html`<ol class=${"rows" + sizeOf(seats.length) + (clues ? " with-clues" : "") + (roles ? " with-roles" : "")}>
    ${seats.map((id) => {
      const seat = seatOf(view, id);
      const own = me && me.seat === id;
      return html`<li key=${id} class=${"row" + (up === id ? " up" : "") + (own ? " own" : "") + (seat.left || gone(seat, outs) ? " left" : "")}>
        <span class="row-who">
          <${Who} seat=${seat} />
          ${roles && roles[id] ? html`<span class=${"role side-" + sideOf(roles[id])}>${t("common.role." + roles[id])}</span>` : null}
        </span>
        ${clues ? html`<${Said} clues=${clues} seat=${id} lang=${lang} />` : null}
        ${votes ? html`<${isLarge(seats) ? Pointed : VotedBy} view=${view} votes=${votes} seat=${id} />` : null}
        ${counts && counts[id] ? html`<span class="counted">${t("phone.story.votes_of", { count: counts[id] })}</span>` : null}
        ${gone(seat, outs) ? html`<span class="is-out">${t("phone.out.mark")}</span>` : null}
        ${done && done.indexOf(id) >= 0 ? html`<span class="tick" aria-label=${t("phone.sent.done")} role="img">✓</span>` : null}
        ${ticks && seat.answered ? html`<span class="tick" aria-label=${t("phone.vote.voted")} role="img">✓</span>` : null}
        ${points ? html`<${Points} seat=${seat} gained=${points[id] || 0} />` : null}
      </li>`;
    })}
  </ol>`;
}

const PAIRED = 3; // above so many the list goes in two columns

/** Who of those asked has answered; nothing of what. `words`: what it is to have answered. */
export function Done({ view, words }) {
  const asked = view.seats.filter((seat) => seat.asked);
  return html`<ul class=${"chips" + (asked.length > PAIRED ? " paired" : "")}>
    ${asked.map(
      (seat) => html`<li key=${seat.id} class=${seat.answered ? "" : "faint"}>
        <${Who} seat=${seat} />${seat.answered ? html`<span class="tick" role="img" aria-label=${words}>✓</span>` : null}
      </li>`,
    )}
  </ul>`;
}

/** Whether a seat was voted out of a full game. */
function gone(seat, outs) {
  return Boolean(outs) && outs.indexOf(seat.id) >= 0;
}

/** A short list is written large, one that is too long for the screen in two columns. */
export function sizeOf(seats) {
  if (seats > 8) return " many";
  return seats < 6 ? " few" : "";
}

function sideOf(role) {
  return role === "civilian" ? "civilian" : "imposter";
}

/** All clues of a seat so far. */
export function Said({ clues, seat, lang }) {
  const own = clues.filter((clue) => clue.seat === seat);
  return html`<span class="said"><${Dotted} parts=${own.map((clue) => html`<${Clue} word=${clue.word} lang=${lang} />`)} /></span>`;
}

/** One clue; a dash where none was given. */
function Clue({ word, lang }) {
  if (!word) return html`<span class="clue" role="img" aria-label=${t("phone.clue.blank")}>–</span>`;
  return html`<span class="clue" translate=${false} lang=${lang} dir="auto">${word}</span>`;
}

/** At a large table, whom this seat voted for: the marks of twenty voters would hide the name that they chose. */
function Pointed({ view, votes, seat }) {
  if (!votes[seat]) return null;
  return html`<span class="pointed">
    <span aria-hidden="true">→</span>${seatMark(html, votes[seat])}
    <span class="visually-hidden" translate=${false}>${nameOf(view, votes[seat])}</span>
  </span>`;
}

/** This round's points beside what they make; the room adds them when the round is over. */
function Points({ seat, gained }) {
  return html`<span class="points">
    <span class=${"gained" + (gained ? "" : " none")}>+${gained}</span>
    <span class="total">${seat.score + gained}</span>
  </span>`;
}
