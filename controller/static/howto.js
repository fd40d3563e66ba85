// How to play, in words, by the rules of this room: for every phone at any time.

import { html } from "../lib/preact.js";
import { howTo } from "../shared/howto.js";
import { t } from "../shared/i18n.js";
import { presetName } from "./presets.js";

export function HowTo({ phone }) {
  const { room, facts } = phone.view;
  return html`<div class="howto">
    <p class="line">${t("howto.by", { name: presetName(room.preset) })}</p>
    ${howTo(room, facts.imposters, facts.range).map(
      ({ title, lines }) => html`<section key=${title}>
        <h3>${t(title)}</h3>
        ${lines.map(
          ([key, params, name]) => html`<p key=${key}>${name ? html`<strong>${t(name)}: </strong>` : null}${t(key, params)}</p>`,
        )}
      </section>`,
    )}
  </div>`;
}
