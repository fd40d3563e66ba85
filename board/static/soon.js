// A long list is drawn piece by piece, a few in each frame, so that a slow TV is never held up: the places at once, then
// what stands in them. Where the screen is quick enough everything is drawn at once.

import { useLayoutEffect, useRef, useState } from "../lib/preact.js";

const BUDGET = 5; // ms of a frame for the scripts of pieces
const LEAST = 3; // of them in one frame
const QUICK = 8; // a screen with time for so many draws a scene in the very frame of its view
const waiting = [];
const after = []; // what waits for all of them
let each = LEAST; // as many pieces as the budget is enough for, as far as known
let left = 0; // so many more of them at once
let going = false;

function go() {
  if (going) return;
  going = true;
  document.body.dataset.drawing = "yes";
  requestAnimationFrame(() => setTimeout(draw));
}

function draw() {
  going = false;
  left = each > LEAST ? each : 0;
  const atOnce = left;
  const pieces = waiting.splice(0, each);
  const start = performance.now();
  pieces.forEach((one) => one());
  // Preact has asked for its turn before: by then the pieces are drawn, and what is in them may wait in its turn.
  Promise.resolve().then(() => {
    if (pieces.length) learn((performance.now() - start) / (pieces.length + atOnce - left));
    left = 0;
    if (waiting.length) go();
    else setTimeout(finish);
  });
}

function finish() {
  if (going || waiting.length) return;
  after.splice(0).forEach((call) => call());
  delete document.body.dataset.drawing;
}

/** Half of what is known is kept: one slow frame makes no slow screen. */
function learn(cost) {
  each = Math.max(LEAST, Math.round((each + BUDGET / Math.max(cost, 0.05)) / 2));
}

/** Whether a piece that is about to be drawn still belongs to this frame. */
function isNow() {
  if (!going && !left && each >= QUICK) left = each;
  go();
  if (waiting.length || !left) return false;
  left -= 1;
  return true;
}

/** One piece: `children` is a function that gives what is in it, maybe a few frames later than the place around it, which
 *  has its size by itself. `same`: as long as this text is, what is in it is not even looked at again. */
export function Soon({ children, same }) {
  const [drawn, setDrawn] = useState(isNow);
  const kept = useRef({});
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
