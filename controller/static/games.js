// Which game the table plays: a card each, with how many it is for, how long it takes, and what it is in one sentence.

import { html } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { useChanges } from "./changes.js";
import { Dotted } from "./dotted.js";
import { Refusal, Sending } from "./parts.js";
import { presetName } from "./presets.js";

/** For the host, in the lobby. `count`: how many would be dealt in. */
export function Games({ phone, count }) {
  const { host, room } = phone.view;
  const changes = useChanges(phone);
  const games = (host && host.games) || {};
  const names = Object.keys(games);
  if (names.length < 2) return null;
  const choose = (game) => changes.make("game", { game });
  return html`<section class="game">
    <h2 id="games">${t("phone.games.title")}</h2>
    <div class="game-cards" role="group" aria-labelledby="games">
      ${names.map((name) => html`<${Card} key=${name} name=${name} facts=${games[name]} count=${count} on=${name === room.game} onChoose=${choose} />`)}
    </div>
    <${Refusal} error=${changes.wrongAt("game")} />
    <${Sending} phone=${phone} busy=${changes.busy} />
  </section>`;
}

/** A game that does not fit says why, and may be chosen all the same: more people may come, or some sit out. */
function Card({ name, facts, count, on, onChoose }) {
  const [least, most] = facts.seats;
  const [short, long] = facts.minutes;
  const misfit = count > most ? t("phone.games.too_many", { most, count }) : count < least ? t("phone.games.too_few", { least, count }) : "";
  return html`<button class=${"preset-card game-card" + (on ? " on" : "")} aria-pressed=${on ? "true" : "false"} onClick=${() => onChoose(name)}>
    <span class="preset-name">${gameName(name)}</span>
    <span class="preset-line">${has("phone.games." + name) ? t("phone.games." + name) : ""}</span>
    <span class="preset-facts"><${Dotted} parts=${[t("phone.preset.seats", { least, most }), t("phone.preset.takes_game", { minutes: short + "–" + long })]} /></span>
    ${misfit ? html`<span class="misfit">${misfit}</span>` : null}
  </button>`;
}

export function gameName(game) {
  const key = "common.game." + game;
  return has(key) ? t(key) : game;
}

/** The name of the rules in force: that of the rule set, or of a game that has one only. */
export function rulesName(room) {
  return has("common.preset." + room.preset) ? presetName(room.preset) : gameName(room.game);
}
