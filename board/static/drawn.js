// Small drawings beside words, so that nothing is told by colour alone.

import { html } from "../lib/preact.js";

/** A ballot: open while its voter chooses, then sealed. */
export function Envelope({ sealed }) {
  return html`<svg class=${"envelope" + (sealed ? " sealed" : "")} viewBox="0 0 48 34" aria-hidden="true" focusable="false">
    <path class="envelope-back" d="M2 8l22-6 22 6v24H2z" />
    <path class="envelope-front" d="M2 32V9l22 15L46 9v23z" />
    <path class="envelope-flap" d="M2 9l22 15L46 9z" />
    <circle class="envelope-seal" cx="24" cy="22" r="5" />
  </svg>`;
}

const SIGNS = {
  done: "M4 17l8 8L28 7",
  out: "M6 6l20 20M26 6L6 26",
  near: "M3 13c4-5 8-5 13-1s9 4 13-1M3 23c4-5 8-5 13-1s9 4 13-1",
  to: "M4 16h22M18 7l9 9-9 9",
};

/** A tick, a cross or an arrow, as large as the text around it. */
export function Sign({ of }) {
  return html`<svg class=${"sign sign-" + of} viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d=${SIGNS[of]} /></svg>`;
}

/** A lantern, lit or not: what a seat is before somebody sits on it, and the sign of the house. */
export function Lantern({ lit }) {
  return html`<svg class=${"lantern" + (lit ? " lit" : "")} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
    <path class="lantern-frame" d="M17 14a7 7 0 0 1 14 0M12 20l4-6h16l4 6zM10 54h28v5H10zM14 20v34M34 20v34" />
    <path class="lantern-glass" d="M14 20h20l2 17-2 17H14l-2-17z" />
    <path class="lantern-flame" d="M24 28c5 6 6.5 9 6.5 12.5a6.5 6.5 0 0 1-13 0C17.5 37 19 34 24 28z" />
  </svg>`;
}
