// Which language this phone speaks: chosen here, else the browser's, else the room's.

import { html } from "../lib/preact.js";
import { currentLanguage, t } from "../shared/i18n.js";
import { chosenLanguage } from "./keep.js";

export const LANGUAGES = [
  ["en", "English"],
  ["es", "Español"],
];

export function firstLanguage(room) {
  const known = LANGUAGES.map((language) => language[0]);
  const wanted = [chosenLanguage()].concat(navigator.languages || [navigator.language], room);
  const found = wanted.map((lang) => String(lang || "").slice(0, 2).toLowerCase()).find((lang) => known.indexOf(lang) >= 0);
  return found || "en";
}

/** A list of the languages, each in its own; `phone.speak` changes and keeps it. */
export function LanguageChoice({ phone }) {
  return html`<label class="language">
    <span class="visually-hidden">${t("phone.language")}</span>
    <select onChange=${(event) => phone.speak(event.target.value)}>
      ${LANGUAGES.map(([lang, name]) => html`<option key=${lang} value=${lang} lang=${lang} selected=${lang === currentLanguage()}>${name}</option>`)}
    </select>
  </label>`;
}
