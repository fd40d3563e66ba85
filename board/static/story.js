// Telling a story on the board: beats that follow each other, votes that fly, rows that change places.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { secondsLeft } from "../shared/clock.js";
import { seatMark } from "../shared/symbols.js";
import { Envelope } from "./drawn.js";
import { measured } from "./measure.js";
import { whenDrawn } from "./soon.js";
import { sounds } from "./sound.js";

export const CALM = !!window.matchMedia && window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Seconds since this scene began, as far as its clock tells: a board that comes in late joins the story where it is. */
function elapsed(view) {
  if (!view.total || view.left === null) return 0;
  return Math.max(0, view.total - secondsLeft(view));
}

function beatAt(beats, ms) {
  let rest = ms;
  for (let i = 0; i < beats.length; i++) {
    if (rest < beats[i][1]) return i;
    rest -= beats[i][1];
  }
  return beats.length - 1;
}

/** `beats`: [[name, ms, cue?], …], the last one stays. Gives `{now}`, the name of the beat; `told` jumps to the end. While
 *  the room is paused the story stands still. */
export function useStory(view, beats, told) {
  const end = beats.length - 1;
  const [beat, setBeat] = useState(() => (told ? end : beatAt(beats, 1000 * elapsed(view))));
  const at = told ? end : Math.min(beat, end);
  const rung = useRef(-1);
  const { paused } = view.room;
  useEffect(() => {
    if (told) {
      setBeat(end);
      return undefined;
    }
    if (paused) return undefined;
    if (beats[at][2] && rung.current !== at) sounds.tell(view, beats[at][2]);
    rung.current = at;
    if (at >= end) return undefined;
    const timer = setTimeout(() => setBeat(at + 1), beats[at][1]);
    return () => clearTimeout(timer);
  }, [at, told, paused]);
  return { now: beats[at][0] };
}

/** How long all votes take to fly, ms. */
export function flightTime(votes) {
  return Object.keys(votes).length * flightGap(votes) + 800;
}

function flightGap(votes) {
  return Math.min(300, 1700 / Math.max(1, Object.keys(votes).length));
}

/** The votes that a seat got: marks of the voters, flown in one by one from the voters' cards, and how many. */
export function Tray({ view, order, target, still }) {
  const votes = view.facts.votes || {};
  const voters = order.filter((seat) => votes[seat]);
  const mine = voters.filter((seat) => votes[seat] === target);
  return html`<p class=${"tray" + (mine.length > 6 ? " many" : "") + (mine.length > 12 ? " heap" : "")}>
    ${mine.map(
      (voter) => html`<${Flyer}
        key=${voter}
        view=${view}
        voter=${voter}
        after=${still ? -1 : voters.indexOf(voter) * flightGap(votes)}
      />`,
    )}
    ${mine.length > 6 ? html`<strong>${mine.length}</strong>` : null}
  </p>`;
}

const SHOWN = 5; // envelopes of one seat; more of them are a number

/** How many votes a seat got where it stays secret whose they are. */
export function Counted({ count }) {
  const shown = [];
  for (let at = 0; at < Math.min(count, SHOWN); at++) shown.push(html`<${Envelope} key=${at} sealed=${true} />`);
  return html`<p class="tray counted">${count ? html`<strong>${count}</strong>` : null}${shown}</p>`;
}

const FLIGHTS = 2; // measured after everything else has its size

function Flyer({ view, voter, after }) {
  const token = useRef(null);
  useLayoutEffect(() => {
    if (after < 0) return undefined;
    let moving = null;
    let gone = false;
    function* fly() {
      yield; // nothing is written before all flights are measured
      const home = !CALM && !gone && document.querySelector("#seat-" + voter + " .seat-name .mark");
      const frames = home ? flight(home, token.current) : [{ opacity: 0 }, { opacity: 1 }];
      yield;
      if (gone) return;
      const timing = { duration: CALM ? 1 : 420, delay: after + 250, fill: "backwards", easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
      moving = token.current.animate(frames, timing);
      moving.onfinish = () => sounds.tell(view, "vote");
      token.current.style.opacity = "";
    }
    whenDrawn(() => measured(fly, FLIGHTS)); // it starts at another's card
    return () => {
      gone = true;
      if (moving) moving.cancel();
    };
  }, []);
  return html`<span class="flyer" ref=${token} style=${after < 0 ? {} : { opacity: 0 }}>${seatMark(html, voter)}</span>`;
}

function flight(from, to) {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return [
    { transform: "translate(" + x + "px," + y + "px) scale(1)", opacity: 0 },
    { transform: "translate(" + x * 0.6 + "px," + (y * 0.6 - 40) + "px) scale(1.8)", opacity: 1, offset: 0.45 },
    { transform: "none", opacity: 1 },
  ];
}
