// Right or wrong: what a person says of a guess that was said aloud.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, Sending } from "./parts.js";

/** Two buttons of the same weight, told apart by word and sign as well as by colour. */
export function RightOrWrong({ phone, tap }) {
  return html`<${Refusal} error=${tap.error} />
    <div class="ruling" role="group" aria-label=${t("phone.ruling.title")}>
      <button class="button right" disabled=${tap.busy} onClick=${() => tap.run(true)}><span aria-hidden="true">✓ </span>${t("phone.ruling.right")}</button>
      <button class="button wrong" disabled=${tap.busy} onClick=${() => tap.run(false)}><span aria-hidden="true">✗ </span>${t("phone.ruling.wrong")}</button>
    </div>
    <${Sending} phone=${phone} busy=${tap.busy} />`;
}
