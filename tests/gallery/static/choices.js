// What is shown, and how: kept in the page's address, so that a moment can be sent to somebody.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";

export const BOARDS = ["1920x1080", "1280x720"];
export const PHONES = ["390x844", "360x640", "844x390", "640x360"];
const USUAL = { game: "imposter", seats: 5, names: "short", board: BOARDS[0], phone: PHONES[0], zoom: 0, line: "open", table: "playing", only: "" };
const NUMBERS = ["seats", "zoom", "at"];

/** From the page's address, completed to what there is. */
export function readChoice(plays, lang) {
  const asked = {};
  new URLSearchParams(location.search).forEach((value, name) => (asked[name] = NUMBERS.indexOf(name) < 0 ? value : Number(value) || 0));
  return completed(plays, Object.assign({ lang, at: 0 }, USUAL, asked));
}

/** A preset of that game, a way of that preset, and as many players as it takes. */
export function completed(plays, choice) {
  const ofGame = plays.filter((play) => play.game === choice.game);
  const play = ofGame.find((one) => one.preset === choice.preset) || ofGame[0] || plays[0];
  const way = play.ways.indexOf(choice.way) < 0 ? play.way : choice.way;
  const seats = Math.max(play.seats[0], Math.min(play.seats[1], choice.seats));
  return Object.assign({}, choice, { game: play.game, preset: play.preset, way, seats });
}

export function writeChoice(choice) {
  history.replaceState(null, "", "?" + new URLSearchParams(choice));
}

export function playOf(plays, choice) {
  return plays.find((play) => play.game === choice.game && play.preset === choice.preset);
}

function Choice({ name, value, all, onChoose }) {
  return html`<label class="choice">
    <span>${t("gallery." + name)}</span>
    <select name=${name} onChange=${(event) => onChoose({ [name]: event.target.value })}>
      ${all.map(([one, words]) => html`<option key=${one} value=${one} selected=${String(one) === String(value)}>${words}</option>`)}
    </select>
  </label>`;
}

function upTo(least, most) {
  return Array.from({ length: most - least + 1 }, (_, n) => [least + n, least + n]);
}

const plain = (all) => all.map((one) => [one, one.replace("x", " × ")]);
const worded = (all, before) => all.map((one) => [one, t(before + one)]);

export function Choices({ plays, choice, onChoose }) {
  const play = playOf(plays, choice);
  const games = Array.from(new Set(plays.map((one) => one.game)));
  const presets = plays.filter((one) => one.game === choice.game).map((one) => one.preset);
  const change = (part) => {
    Object.keys(part).forEach((name) => NUMBERS.indexOf(name) >= 0 && (part[name] = Number(part[name])));
    onChoose(part);
  };
  const one = (name, all) => html`<${Choice} key=${name} name=${name} value=${choice[name]} all=${all} onChoose=${change} />`;
  return html`<form class="choices">
    <fieldset>
      <legend>${t("gallery.choose")}</legend>
      ${one("game", worded(games, "common.game."))}
      ${one("preset", presets.map((preset) => [preset, t(preset === "standard" ? "gallery.standard" : "common.preset." + preset)]))}
      ${one("way", worded(play.ways, "phone.way."))}
      ${one("seats", upTo(...play.seats))}
      ${one("names", worded(["short", "long"], "gallery."))}
      ${one("lang", [["en", "English"], ["es", "Español"]])}
    </fieldset>
    <fieldset>
      <legend>${t("gallery.screens")}</legend>
      ${one("board", plain(BOARDS))} ${one("phone", plain(PHONES))}
      ${one("zoom", [[0, t("gallery.all")]].concat([25, 33, 50, 67, 100].map((percent) => [percent, percent + " %"])))}
      ${one("line", worded(["open", "lost"], "gallery."))} ${one("table", worded(["playing", "paused"], "gallery."))}
    </fieldset>
  </form>`;
}
