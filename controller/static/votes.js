// The votes as they are told: whoever got some, how many, and from whom by name.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Who, nameOf, namesOf, seatOf } from "./parts.js";

function votersOf(votes, seat) {
  return Object.keys(votes).filter((voter) => votes[voter] === seat);
}

/** For a table whose names all find room: the most votes first. `votes`: {voter: seat}. */
export function Votes({ view, votes }) {
  const named = Object.keys(votes).map((voter) => votes[voter]);
  const seats = named.filter((seat, at) => named.indexOf(seat) === at);
  seats.sort((a, b) => votersOf(votes, b).length - votersOf(votes, a).length);
  const tight = seats.length > ROOMY;
  return html`<ol class=${"voted" + (tight ? " tight" : "")}>
    ${seats.map((seat) => html`<${Voted} key=${seat} view=${view} seat=${seat} voters=${votersOf(votes, seat)} tight=${tight} />`)}
  </ol>`;
}

const ROOMY = 4; // seats that each have a block of two lines; more have one line each

function Voted({ view, seat, voters, tight }) {
  const count = voters.length > 1 || !tight ? html`<strong>${t("phone.story.votes_of", { count: voters.length })}</strong>` : null;
  return html`<li class="voted-one">
    <p class="voted-name"><${Who} seat=${seatOf(view, seat)} />${count}</p>
    <p class="voted-by"><span class="from">${t("phone.story.from")}</span>${voters.map((voter) => html`<${Who} key=${voter} seat=${seatOf(view, voter)} />`)}</p>
  </li>`;
}

/** Beside a name in a row: how many votes it got, and the marks of those who gave them. */
export function VotedBy({ view, votes, seat }) {
  const voters = votersOf(votes, seat);
  if (!voters.length) return null;
  const names = namesOf(voters.map((voter) => ({ name: nameOf(view, voter) })));
  return html`<span class="voters">
    <span class="voters-count" aria-hidden="true">${t("phone.story.votes_of", { count: voters.length })}</span>
    <span class="visually-hidden">${t("phone.story.voted_by", { names })}</span>
    <span class="voters-marks">${voters.map((voter) => html`<span key=${voter}>${seatMark(html, voter)}</span>`)}</span>
  </span>`;
}
