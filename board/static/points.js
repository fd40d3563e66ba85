// How a round ends on the board: the word and the roles, and the points moving from the old rank to the new.

import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Envelope } from "./drawn.js";
import { Fit } from "./fit.js";
import { nameOf } from "./people.js";
import { CALM } from "./story.js";

/** Places by score: equal scores share a place, the next one skips. Gives `{seat: place}` and the order to draw in. */
export function ranked(scores) {
  const seats = Object.keys(scores).sort((a, b) => scores[b] - scores[a]);
  const places = {};
  seats.forEach((seat) => {
    places[seat] = 1 + seats.filter((other) => scores[other] > scores[seat]).length;
  });
  return { seats, places };
}

// The seats' scores take a round's points in when its reveal is over.
function scoresOf(view) {
  const { points, roles } = view.facts;
  const before = {};
  const after = {};
  view.seats
    .filter((seat) => roles[seat.id])
    .forEach((seat) => {
      before[seat.id] = seat.score;
      after[seat.id] = seat.score + (points[seat.id] || 0);
    });
  return { before, after };
}

const FEW = 4; // marks of voters that a row has room for beside a long name

function VotesFor({ voters, crowd, count }) {
  if (count) return html`<span class="row-votes"><${Envelope} sealed=${true} />${count}</span>`;
  if (!voters.length) return html`<span class="row-votes" />`;
  const marks = crowd || voters.length > FEW ? voters.length : voters.map((voter) => seatMark(html, voter));
  return html`<span class="row-votes"><${Envelope} sealed=${true} />${marks}</span>`;
}

function Row({ view, seat, where, place, score, tall, crowd }) {
  const { roles, votes, counts, points } = view.facts;
  const role = roles[seat] || "";
  const got = points[seat] || 0;
  const voters = Object.keys(roles).filter((voter) => (votes || {})[voter] === seat);
  const person = view.seats.filter((one) => one.id === seat)[0];
  return html`<li
    class=${"row" + (role && role !== "civilian" ? " guilty" : "") + (person && person.asked && person.answered ? " ready" : "")}
    style=${{ transform: where, height: tall + "rem" }}
  >
    <span class="row-place">${place}</span>
    ${seatMark(html, seat)}
    <span class="row-name"><${Fit} text=${nameOf(view, seat)} size=${tall} name=${true} /></span>
    <${VotesFor} voters=${voters} crowd=${crowd} count=${(counts || {})[seat]} />
    <span class=${"row-role side-" + (role === "civilian" ? "civilian" : "imposter")}>${role ? t("common.role." + role) : ""}</span>
    <span class=${"row-gain" + (got ? " some" : "")}>${got ? "+" + got : ""}</span>
    <strong class="row-score">${score}</strong>
  </li>`;
}

/** One list in one or two columns; rows keep their element and glide when their place changes. */
function List({ view, moved, half, tall, crowd }) {
  const { before, after } = scoresOf(view);
  const { seats, places } = ranked(moved ? after : before);
  return html`<ol class="rows" style=${{ height: half * tall + "rem" }}>
    ${seats.slice().sort().map((seat) => {
      const at = seats.indexOf(seat);
      const across = at < half ? "0" : "calc(100% + 2rem)";
      return html`<${Row}
        key=${seat}
        view=${view}
        seat=${seat}
        where=${"translate(" + across + "," + (at % half) * tall + "rem)"}
        place=${places[seat]}
        score=${moved ? after[seat] : before[seat]}
        tall=${tall}
        crowd=${crowd}
      />`;
    })}
  </ol>`;
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

/** The end state of a reveal. Points move a moment after it is drawn, so that eyes find the old order first. */
export function Points({ view }) {
  const [moved, setMoved] = useState(CALM);
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), 900);
    return () => clearTimeout(timer);
  }, []);
  const count = Object.keys(scoresOf(view).after).length;
  const crowd = count > 10;
  const half = crowd ? Math.ceil(count / 2) : Math.max(1, count);
  const tall = crowd ? Math.min(3, 24 / half) : Math.min(4.6, 34 / half);
  return html`<div class=${"ending" + (crowd ? " crowd" : "")}>
    <${Word} view=${view} />
    <${List} view=${view} moved=${moved} half=${half} tall=${tall} crowd=${crowd} />
  </div>`;
}
