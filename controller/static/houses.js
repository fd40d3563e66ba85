// House rules by name, each a switch for the host; what it sets is the room's business.

import { html } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { Refusal } from "./parts.js";
import { Switch } from "./switch.js";

/** `changes`: how the rules are changed here (options.js). */
export function Houses({ houses, changes }) {
  return html`<div class="options" role="group" aria-labelledby="houses">
    <h3 id="houses">${t("phone.options.houses")}</h3>
    ${Object.keys(houses).map((name) => {
      const error = changes.wrongAt("house " + name);
      return html`<div key=${name} class="house">
        <${Switch} on=${houses[name]} onSet=${(on) => changes.make("house " + name, { house: name, on })} lines=${lines(name)} />
        ${error ? html`<${Refusal} error=${error} />` : null}
      </div>`;
    })}
  </div>`;
}

function lines(name) {
  return [name, name + "_line"].map((key) => (has("phone.house." + key) ? t("phone.house." + key) : ""));
}
