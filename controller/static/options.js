// The rules of the room, for its host: the preset, and every option that the room offers, drawn from what it offers.

import { html } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { rulesSentence } from "../shared/rules.js";
import { Refusal, optionName, useTap } from "./parts.js";
import { Sheet } from "./sheet.js";

export function Options({ phone, onClose }) {
  const { view } = phone;
  const choices = (view.host && view.host.choices) || {};
  const tap = useTap((changes) => phone.move("configure", changes));
  const set = (option, value) => tap.run({ options: { [option]: value } });
  const open = Object.keys(choices).filter((option) => choices[option].length > 1);
  return html`<${Sheet} title=${t("phone.lobby.change_rules")} onClose=${onClose}>
    <div class="preset">
      <h3>${presetName(view.room.preset)}</h3>
      <p>${rulesSentence(view.room, view.facts.imposters)}</p>
      <button class="button quiet small" disabled=${tap.busy} onClick=${() => tap.run({ preset: view.room.preset })}>${t("phone.options.back")}</button>
    </div>
    <${Refusal} error=${tap.error} />
    <div class="options">
      ${open.map((option) => html`<${Option} key=${option} option=${option} value=${view.room.options[option]} values=${choices[option]} onSet=${set} />`)}
    </div>
  <//>`;
}

function presetName(preset) {
  const key = "phone.preset." + preset;
  return has(key) ? t(key) : preset;
}

/** Yes or no is a switch, everything else a list. Values are told apart by their JSON. */
function Option({ option, value, values, onSet }) {
  if (values.every((offered) => typeof offered === "boolean")) {
    return html`<label class="option">
      <span>${optionName(option)}</span>
      <input type="checkbox" class="switch" checked=${value} onChange=${(event) => onSet(option, event.target.checked)} />
    </label>`;
  }
  const known = values.map((offered) => JSON.stringify(offered));
  const now = JSON.stringify(value);
  const all = known.indexOf(now) < 0 ? known.concat(now) : known;
  return html`<label class="option">
    <span>${optionName(option)}</span>
    <select onChange=${(event) => onSet(option, JSON.parse(event.target.value))}>
      ${all.map((json) => html`<option key=${json} value=${json} selected=${json === now}>${valueName(option, JSON.parse(json))}</option>`)}
    </select>
  </label>`;
}

function valueName(option, value) {
  if (value !== null && typeof value === "object") {
    const kind = Object.keys(value)[0];
    return t("phone.value." + kind, { count: value[kind] });
  }
  const named = "phone.value." + option + "_" + value;
  if (has(named)) return t(named);
  if (value === null) return t("phone.value.no_limit");
  if (typeof value === "number" && /_seconds$/.test(option)) return secondsName(value);
  const plain = "phone.value." + value;
  return has(plain) ? t(plain) : String(value);
}

function secondsName(seconds) {
  if (seconds < 60 || seconds % 60) return t("phone.value.seconds", { count: seconds });
  return t("phone.value.minutes", { count: seconds / 60 });
}
