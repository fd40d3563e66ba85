// How a round ends on the board: the word and the roles, and the points moving from the old rank to the new.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Envelope } from "./drawn.js";
import { Fit } from "./fit.js";
import { nameOf } from "./people.js";
import { Ranks } from "./ranks.js";

const FEW = 4; // marks of voters that a row has room for beside a long name

function VotesFor({ voters, crowd, count }) {
  if (count) return html`<span class="row-votes"><${Envelope} sealed=${true} />${count}</span>`;
  if (!voters.length) return html`<span class="row-votes" />`;
  const marks = crowd || voters.length > FEW ? voters.length : voters.map((voter) => seatMark(html, voter));
  return html`<span class="row-votes"><${Envelope} sealed=${true} />${marks}</span>`;
}

/** What a row tells beside its points: how many votes the seat got or from whom, and what it was. */
function Told({ view, seat, crowd }) {
  const { roles, votes, counts } = view.facts;
  const role = roles[seat] || "";
  const voters = Object.keys(roles).filter((voter) => (votes || {})[voter] === seat);
  return html`<${VotesFor} voters=${voters} crowd=${crowd} count=${(counts || {})[seat]} />
    <span class=${"row-role side-" + (role === "civilian" ? "civilian" : "imposter")}>${role ? t("common.role." + role) : ""}</span>`;
}

function Word({ view }) {
  const { word, decoy, category } = view.facts;
  const lang = view.room.lang;
  return html`<div class="truth">
    <div class="truth-main">
      <p class="truth-label">${t("board.reveal.word")}${category ? " · " + category : ""}</p>
      <p class="truth-word"><${Fit} text=${word} lang=${lang} /></p>
    </div>
    ${decoy ? html`<p class="truth-line"><span>${t(view.room.options.variant === "undercover" ? "board.reveal.decoy_held" : "board.reveal.decoy")}</span><${Fit} text=${decoy} lang=${lang} /></p>` : null}
    <${Guessed} view=${view} />
  </div>`;
}

function Guessed({ view }) {
  const { guess, verdict, guesser, ruled } = view.facts;
  if (!guesser || !verdict) return null;
  const aloud = !guess && (ruled || verdict === "exact");
  const said = guess ? [guess] : aloud ? [] : [t("board.reveal.nothing")];
  return html`<p class="truth-line">
    <span>${t(aloud ? "board.reveal.guessed_aloud" : "board.reveal.guessed", { name: nameOf(view, guesser) })}</span>
    <${Fit} text=${guess || aloud ? said.concat(t("common.verdict." + verdict)).join(" · ") : said[0]} lang=${view.room.lang} />
  </p>`;
}

/** The end state of a reveal. */
export function Points({ view }) {
  const { roles, points } = view.facts;
  const seats = view.seats.map((seat) => seat.id).filter((seat) => roles[seat]);
  const count = seats.length;
  const crowd = count > 10;
  const half = crowd ? Math.ceil(count / 2) : Math.max(1, count);
  const tall = crowd ? Math.min(3, 24 / half) : Math.min(4.6, 34 / half);
  const kind = (seat) => (roles[seat] === "civilian" ? "" : "guilty");
  const middle = (seat) => html`<${Told} view=${view} seat=${seat} crowd=${crowd} />`;
  return html`<div class=${"ending" + (crowd ? " crowd" : "")}>
    <${Word} view=${view} />
    <${Ranks} view=${view} seats=${seats} points=${points} half=${half} tall=${tall} kind=${kind} middle=${middle} />
  </div>`;
}
