// A large scene is drawn piece by piece, in each frame as many as there is time for, so that a slow TV is never held up:
// the places at once, then what stands in them. Where the screen is quick enough everything is drawn at once.

import { useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { hold, release } from "./measure.js";

const BUDGET = 5; // ms of a frame for the scripts of pieces
const waiting = [];
const after = []; // what waits for all of them
let begun = 0; // when this frame's drawing began; 0 between two
let slow = true; // whether the last scene took so long that the next one has a frame of its own
let going = false;

function go() {
  if (going) return;
  going = true;
  document.body.dataset.drawing = "yes";
  requestAnimationFrame(() => setTimeout(draw));
}

function draw() {
  going = false;
  begun = performance.now();
  hold(); // the page is laid out once for all pieces of a frame
  some();
}

function some() {
  const one = waiting.shift();
  if (one) one();
  // Preact has asked for its turn before: by then the piece is drawn, and what is in it may wait in its turn.
  Promise.resolve().then(() => {
    if (waiting.length && hasTime()) return some();
    begun = 0;
    release();
    return waiting.length ? go() : setTimeout(finish);
  });
}

function finish() {
  if (going || waiting.length) return;
  after.splice(0).forEach((call) => call());
  delete document.body.dataset.drawing;
}

function hasTime() {
  return performance.now() - begun < BUDGET;
}

/** Whether a piece that is about to be drawn still belongs to this frame. */
function isNow(whole) {
  const first = !begun;
  if (first) {
    begun = performance.now();
    Promise.resolve().then(() => (begun = 0)); // all of a view is drawn in one turn
  }
  go();
  return !waiting.length && hasTime() && !(first && whole && slow);
}

/** One piece: `children` is a function that gives what is in it, maybe a few frames later than the place around it, which
 *  has its size by itself. `same`: as long as this text is, what is in it is not even looked at again. `whole`: a scene. */
export function Soon({ children, same, whole }) {
  const [drawn, setDrawn] = useState(() => isNow(whole));
  const kept = useRef({});
  const since = performance.now();
  useLayoutEffect(() => {
    if (drawn && whole) slow = performance.now() - since > 2 * BUDGET;
  }, [drawn]);
  useLayoutEffect(() => {
    if (drawn) return undefined;
    const one = () => setDrawn(true);
    waiting.push(one);
    return () => {
      const place = waiting.indexOf(one);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, []);
  if (!drawn) return null;
  if (same === undefined || kept.current.same !== same) kept.current = { same, content: children() };
  return kept.current.content;
}

/** Calls when all pieces are drawn. */
export function whenDrawn(call) {
  after.push(call);
  go();
}
