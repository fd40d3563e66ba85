// Yes or no, with its name and what it does.

import { html } from "../lib/preact.js";

/** `onSet` gives a promise of the acknowledgement; what was refused goes back to where it was. */
export function Switch({ on, onSet, lines }) {
  const [name, line] = lines;
  function change(event) {
    const field = event.target;
    onSet(field.checked).then((ack) => {
      if (!ack.ok) field.checked = on;
    });
  }
  return html`<label class="option">
    <span><span class="option-name">${name}</span>${line ? html`<span class="option-line">${line}</span>` : null}</span>
    <input type="checkbox" class="switch" checked=${on} onChange=${change} />
  </label>`;
}
