// "On three": the count before all vote at once, as large as the screen allows.

import { html, useEffect, useRef } from "../lib/preact.js";
import { useSecondsLeft } from "../shared/clock.js";
import { sounds } from "./sound.js";

/** The whole seconds left; each sounds as it comes, and the last moment stays on 1. */
export function Count({ view }) {
  const left = useSecondsLeft(view, 20);
  const now = Math.max(1, Math.min(3, Math.ceil(left === null ? 3 : left)));
  const before = useRef(null);
  useEffect(() => {
    if (before.current !== now && !view.room.paused) sounds.play("count");
    before.current = now;
  }, [now]);
  return html`<div class="count" role="timer">
    <strong key=${now}>${now}</strong>
    <p class="count-rest" aria-hidden="true">${[3, 2, 1].map((one) => html`<span key=${one} class=${one >= now ? "gone" : ""} />`)}</p>
  </div>`;
}
