// The main button of the host's phone: what has happened, and below it what comes next.

import { html } from "../lib/preact.js";
import { Refusal, Sending } from "./parts.js";

export const HOST = "host"; // who answers what the host is asked

export function MainButton({ phone, tap, act, does, next, off, quiet }) {
  return html`<${Refusal} error=${tap.error} />
    <button class=${"button wide lead-main" + (quiet ? " quiet" : "")} disabled=${tap.busy || off} onClick=${act}>
      <span class="main-does">${does}</span>
      ${next ? html`<span class="main-next"><span aria-hidden="true">→ </span>${next}</span>` : null}
    </button>
    <${Sending} phone=${phone} busy=${tap.busy} />`;
}
