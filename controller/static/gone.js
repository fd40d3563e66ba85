// When the line has ended for good: opened elsewhere, removed, closed, or no such room.

import { html } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { CodeForm } from "./code.js";
import { Lantern } from "./form.js";
import { Head } from "./play.js";

/** `end`: the code that was told. `again`: comes back to this room. */
export function Gone({ phone, end, again }) {
  const known = has("phone.gone." + end) ? end : "closed";
  const back = known === "taken_over" || known === "removed"; // else the lantern is out
  const lamp = html`<div class=${"lamp" + (back ? " on" : "")}><${Lantern} /></div>`;
  return html`<div class="frame page gone">
    <main class="middle">
      <${Head} above=${lamp} title=${t("phone.gone." + known, { code: phone.code })} line=${t("phone.gone." + known + "_line")} />
      <div class="gone-ways">
        ${back
          ? html`<button class="button wide tall" onClick=${again}>${t("phone.gone." + known + "_button")}</button>`
          : html`<${CodeForm} /><a class="button quiet wide" href="/">${t("phone.gone.start")}</a>`}
      </div>
    </main>
  </div>`;
}
