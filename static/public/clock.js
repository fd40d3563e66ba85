// The clock as screens show it: counted down from the `left` of a view since it was received, by local monotonic time.

import { useEffect, useState } from "../lib/preact.js";

/** Seconds left in this view now (a fraction, never below 0), or null where the scene has no clock. It stands while the
 *  room is paused, and until whoever is asked has taken a shared phone. */
export function secondsLeft(view) {
  if (view.left === null || view.left === undefined) return null;
  if (view.room.paused || view.standing) return Math.max(0, view.left);
  return Math.max(0, view.left - (performance.now() - view.received) / 1000);
}

/** The same for a component, which is drawn again `times` a second while the clock runs. */
export function useSecondsLeft(view, times) {
  const [, redraw] = useState(0);
  const runs = view.left !== null && view.left !== undefined && !view.room.paused && !view.standing;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => redraw((n) => n + 1), 1000 / (times || 4));
    return () => clearInterval(timer);
  }, [runs, view.v]);
  return secondsLeft(view);
}

/** Whole seconds as a person counts them down: 75 → "1:15", 9.2 → "10". */
export function clockText(seconds) {
  const whole = Math.ceil(seconds);
  if (whole < 60) return String(whole);
  const rest = whole % 60;
  return Math.floor(whole / 60) + ":" + (rest < 10 ? "0" : "") + rest;
}
