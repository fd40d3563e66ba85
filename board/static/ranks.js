// Seats by rank with what each has gained: rows that glide from the old place to the new.

import { html, useEffect, useState } from "../lib/preact.js";
import { seatMark } from "../shared/symbols.js";
import { Fit } from "./fit.js";
import { nameOf, seatOf } from "./people.js";
import { Soon } from "./soon.js";
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
function scoresOf(view, seats, points) {
  const scores = {};
  seats.forEach((seat) => {
    scores[seat] = seatOf(view, seat).score + (points[seat] || 0);
  });
  return scores;
}

function Row({ view, seat, where, place, score, tall, got, kind, same, children }) {
  const person = seatOf(view, seat);
  const name = nameOf(view, seat);
  return html`<li
    class=${["row", kind, person.asked && person.answered && "ready"].filter(Boolean).join(" ")}
    style=${{ transform: where, height: tall + "rem" }}
  >
    <${Soon} same=${[same, place, score, name].join()}>${() => html`
      <span class="row-place">${place}</span>
      ${seatMark(html, seat)}
      <span class="row-name"><${Fit} text=${name} size=${tall} name=${true} room=${tall - 0.2} /></span>
      ${children}
      <span class=${"row-gain" + (got ? " some" : "")}>${got ? "+" + got : ""}</span>
      <strong class="row-score">${score}</strong>
    `}<//>
  </li>`;
}

/** One list in columns of `half` rows, each `tall` rem. Points move a moment after it is drawn, so that eyes find the
 *  old order first. `kind(seat)`: a row's class; `middle(seat)`: what stands between name and gain. */
export function Ranks({ view, seats, points, half, tall, kind, middle }) {
  const [moved, setMoved] = useState(CALM);
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), 900);
    return () => clearTimeout(timer);
  }, []);
  const scores = scoresOf(view, seats, moved ? points : {});
  const order = ranked(scores);
  const same = JSON.stringify([view.facts, view.room.lang, tall]);
  return html`<ol class="rows" style=${{ height: half * tall + "rem" }}><${Soon}>${() => html`
    ${seats.slice().sort().map((seat) => {
      const at = order.seats.indexOf(seat); // rows keep their element, and glide when their place changes
      const across = at < half ? "0" : "calc(100% + 2rem)";
      const where = "translate(" + across + "," + (at % half) * tall + "rem)";
      return html`<${Row} key=${seat} view=${view} seat=${seat} where=${where} place=${order.places[seat]} score=${scores[seat]} tall=${tall} got=${points[seat] || 0} kind=${kind(seat)} same=${same}>${middle(seat)}<//>`;
    })}
  `}<//></ol>`;
}
