// Big digits for a table that looks at one phone: the 3-2-1 before a vote, and how long it may still talk.

import { html } from "../lib/preact.js";
import { clockText, useSecondsLeft } from "../shared/clock.js";

/** 3 – 2 – 1, while nobody is asked yet. */
export function Count({ view }) {
  const left = useSecondsLeft(view, 10);
  const number = Math.max(1, Math.min(3, Math.ceil(left || 0)));
  return html`<p class="count" role="timer"><span key=${number}>${number}</span></p>`;
}

/** Whether the clock stands large in the middle of the page. */
export function hasBigClock({ scene, facts, left }) {
  return scene === "imposter/talk" && !(facts.clues && facts.clues.length) && left !== null && left !== undefined;
}

export function BigClock({ view }) {
  const left = useSecondsLeft(view);
  if (left === null) return null;
  return html`<p class=${"big-clock" + (left <= 10 ? " soon" : "")} aria-hidden="true">${clockText(left)}</p>`;
}
