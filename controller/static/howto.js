// How to play, in words, by the rules of this room: for every phone at any time.

import { html } from "../lib/preact.js";
import { helpOf } from "../shared/help.js";
import { t } from "../shared/i18n.js";
import { rulesName } from "./games.js";

export function HowTo({ phone }) {
  const { view } = phone;
  return html`<div class="howto">
    <p class="line">${t("howto.by", { name: rulesName(view.room) })}</p>
    ${helpOf(view).map(
      ({ title, lines }) => html`<section key=${title}>
        <h3>${t(title)}</h3>
        ${lines.map(
          ([key, params, name]) => html`<p key=${key}>${name ? html`<strong>${t(name)}: </strong>` : null}${t(key, params)}</p>`,
        )}
      </section>`,
    )}
  </div>`;
}
