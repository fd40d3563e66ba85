// Short texts in one line with a dot between them. Where the line breaks no dot is left over at either side of the break.

import { html } from "../lib/preact.js";

/** `parts`: texts or pieces of a page; what is empty is left out. */
export function Dotted({ parts }) {
  const there = parts.filter(Boolean);
  return html`<span class="dotted"><span class="dots">${there.map((part, at) => html`<span key=${at}>${part}</span>`)}</span></span>`;
}
