// The rules of the room, for its host: house rules by name, then every option that the room offers, in groups.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { sentenceOf } from "../shared/games.js";
import { kindOfClues, onlyWhiteGuesses } from "../shared/rules.js";
import { useChanges } from "./changes.js";
import { rulesName } from "./games.js";
import { Houses } from "./houses.js";
import { Refusal, optionName } from "./parts.js";
import { Sheet } from "./sheet.js";
import { Switch } from "./switch.js";
import { valueName } from "./values.js";

const GROUPS = [
  ["who", ["imposters", "mr_white", "fair_rotation", "never_thrice"]],
  ["cards", ["variant", "decoy", "hint"]],
  ["clues", ["clues", "laps", "reverse", "order", "clue_seconds", "talk_seconds"]],
  ["vote", ["vote", "tie", "vote_seconds"]],
  ["last", ["last_chance", "guess_seconds"]],
  ["points", ["scoring", "length", "full_game", "rounds_per_seat"]],
];
const PLAIN = [["plain", ["clue_seconds", "guess_seconds", "rounds_per_seat"]]]; // of a game with so few that they need no titles
const ELSEWHERE = ["way"]; // chosen in the lobby
const SHORT = 13; // letters of a value that fits beside its option's name

/** Whether an option does something beside the others as they are now. */
const MATTERS = {
  decoy: (options) => options.variant === "undercover",
  laps: (options) => options.clues !== "none",
  reverse: (options) => kindOfClues(options) && options.laps !== 1,
  order: (options) => kindOfClues(options),
  clue_seconds: (options) => kindOfClues(options),
  guess_seconds: (options) => !onlyWhiteGuesses(options) || options.mr_white,
};

export function Options({ phone, onClose }) {
  const { room, facts, host } = phone.view;
  const changes = useChanges(phone);
  const choices = (host && host.choices) || {};
  const houses = facts.houses || {};
  const open = Object.keys(choices).filter((option) => offered(option, choices[option], room.options, houses));
  const back = { preset: room.preset, options: { way: room.options.way } };
  return html`<${Sheet} title=${t("phone.options.title")} onClose=${onClose}>
    <div class="preset">
      <h3>${rulesName(room)}</h3>
      <p aria-live="polite">${sentenceOf(phone.view)}</p>
      <button class="button quiet small" onClick=${() => changes.make("back", back)}>${t("phone.options.back")}</button>
      <${Refusal} error=${changes.wrongAt("back")} />
    </div>
    ${facts.houses ? html`<${Houses} houses=${houses} changes=${changes} />` : null}
    ${grouped(facts.houses ? GROUPS : PLAIN, open).map(
      ([group, options]) => html`<div key=${group} class="options" role="group" ...${labelOf(group)}>
        ${group === "plain" ? null : html`<h3 id=${"options-" + group}>${t("phone.options." + group)}</h3>`}
        ${options.map((option) => html`<${Option} key=${option} room=${room} option=${option} values=${choices[option]} changes=${changes} />`)}
      </div>`,
    )}
  <//>`;
}

function offered(option, values, now, houses) {
  if (values.length < 2 || ELSEWHERE.indexOf(option) >= 0 || option in houses) return false;
  return !MATTERS[option] || Boolean(MATTERS[option](now));
}

function labelOf(group) {
  return group === "plain" ? { "aria-label": t("phone.options.title") } : { "aria-labelledby": "options-" + group };
}

/** The groups that have something open; what no group knows comes last. */
function grouped(groups, open) {
  const known = groups.reduce((all, [, options]) => all.concat(options), []);
  return groups.concat([["more", open.filter((option) => known.indexOf(option) < 0)]])
    .map(([group, options]) => [group, options.filter((option) => open.indexOf(option) >= 0)])
    .filter(([, options]) => options.length);
}

/** Yes or no is a switch, everything else a list. */
function Option({ room, option, values, changes }) {
  const value = room.options[option];
  const name = optionName(option, room.game);
  const set = (chosen) => changes.make(option, { options: { [option]: chosen } });
  const error = changes.wrongAt(option);
  const switched = values.every((one) => typeof one === "boolean");
  return html`${switched
    ? html`<${Switch} on=${value} onSet=${set} lines=${[name]} />`
    : html`<${List} option=${option} name=${name} value=${value} values=${values} onSet=${set} />`}
  ${error ? html`<${Refusal} error=${error} />` : null}`;
}

/** Values are told apart by their JSON. What was refused goes back to what is so. */
function List({ option, name, value, values, onSet }) {
  const known = values.map((one) => JSON.stringify(one));
  const now = JSON.stringify(value);
  const all = known.indexOf(now) < 0 ? known.concat(now) : known;
  const names = all.map((json) => valueName(option, JSON.parse(json)));
  function change(event) {
    const field = event.target;
    onSet(JSON.parse(field.value)).then((ack) => {
      if (!ack.ok) field.value = now;
    });
  }
  return html`<label class=${"option" + (names.some((name) => name.length > SHORT) ? " stacked" : "")}>
    <span>${name}</span>
    <select onChange=${change}>
      ${all.map((json, at) => html`<option key=${json} value=${json} selected=${json === now}>${names[at]}</option>`)}
    </select>
  </label>`;
}
