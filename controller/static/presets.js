// What the host plays by: first the way to play, then one of the published rule sets, each by one tap.

import { html, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { useChanges } from "./changes.js";
import { Dotted } from "./dotted.js";
import { Refusal, Sending } from "./parts.js";

/** Only where the room tells about its rule sets. */
export function Presets({ phone }) {
  const { view } = phone;
  const { presets } = view.facts;
  const ways = (view.host && view.host.choices && view.host.choices.way) || [];
  const [chosen, setChosen] = useState(false); // the way was tapped here: a rule set tapped later keeps it
  const changes = useChanges(phone);
  function choose(value) {
    setChosen(true);
    changes.make("way", { options: { way: value } });
  }
  const play = (name) => changes.make("preset", (latest) => withWay(latest, name, chosen));
  if (!presets) return null;
  return html`<section class="game">
    <${Ways} ways=${ways} now=${view.room.options.way} onChoose=${choose} />
    <${Refusal} error=${changes.wrongAt("way")} />
    <h2 id="presets">${t("phone.preset.title")}</h2>
    <div class="preset-cards" role="group" aria-labelledby="presets">
      ${view.host.presets.filter((name) => presets[name]).map(
        (name) => html`<${Card} key=${name} name=${name} facts=${presets[name]} on=${name === view.room.preset}
          suits=${name === view.facts.recommended} onChoose=${play} />`,
      )}
    </div>
    <${Refusal} error=${changes.wrongAt("preset")} />
    <${Sending} phone=${phone} busy=${changes.busy} />
  </section>`;
}

/** A rule set comes with its own way to play, unless the host has chosen one. */
function withWay(view, name, chosen) {
  const { way } = view.room.options;
  const now = view.facts.presets[view.room.preset];
  const keeps = chosen || (now && now.way !== way);
  return keeps ? { preset: name, options: { way } } : { preset: name };
}

function Ways({ ways, now, onChoose }) {
  if (ways.length < 2) return null;
  return html`<h2 id="ways">${t("phone.way.title")}</h2>
    <div class="ways" role="group" aria-labelledby="ways">
      ${ways.map(
        (way) => html`<button key=${way} class=${"button quiet" + (way === now ? " on" : "")} aria-pressed=${way === now ? "true" : "false"}
          onClick=${() => onChoose(way)}>${t("phone.way." + way)}</button>`,
      )}
    </div>
    <p class="line">${t("phone.way." + now + "_line")}</p>`;
}

function Card({ name, facts, on, suits, onChoose }) {
  return html`<button class=${"preset-card" + (on ? " on" : "")} aria-pressed=${on ? "true" : "false"} onClick=${() => onChoose(name)}>
    <span class="preset-name">${presetName(name)}</span>
    ${suits ? html` <span class="badge">${t("phone.preset.suits")}</span>` : null}
    <span class="preset-line">${has("phone.preset." + name + "_line") ? t("phone.preset." + name + "_line") : ""}</span>
    <span class="preset-facts"><${Dotted} parts=${factsOf(facts)} /></span>
  </button>`;
}

function factsOf({ seats, best, takes }) {
  const said = [t("phone.preset.seats", { least: seats[0], most: seats[1] })];
  if (best) said.push(t("phone.preset.best", { least: best[0], most: best[1] }));
  if (takes) said.push(t("phone.preset.takes_" + takes.unit, { minutes: between(takes.minutes) }));
  return said;
}

function between([least, most]) {
  return least === most ? String(least) : least + "–" + most;
}

export function presetName(preset) {
  const key = "common.preset." + preset;
  return has(key) ? t(key) : preset;
}
