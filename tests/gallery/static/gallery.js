// The gallery: a playthrough moment by moment, the TV and all phones side by side.

import { html, render, useEffect, useState } from "../lib/preact.js";
import { initLanguage, setLanguage, t } from "../shared/i18n.js";
import { Choices, completed, readChoice, writeChoice } from "./choices.js";
import { Screens } from "./frames.js";
import { Moments, Scenes, scenesOf } from "./moments.js";

const { base, lang } = document.body.dataset;
const PLAYED = ["game", "preset", "way", "seats", "names", "lang"]; // with another of these it is another film

const get = (address) => fetch(address).then((answer) => answer.json());

/** The page's words, and which language the phones in its frames have chosen. */
function speak(lang) {
  localStorage.setItem("farol:lang", lang);
  return get(base + "/gallery/lang/" + lang + ".json")
    .then((words) => window.i18next.addResourceBundle(lang, "all", words, true, true))
    .then(() => setLanguage(lang))
    .then(() => (document.title = "Farol · " + t("gallery.title")));
}

function useFilm(choice) {
  const [film, setFilm] = useState(null);
  const asked = new URLSearchParams(PLAYED.map((name) => [name, choice[name]])).toString();
  useEffect(() => {
    let wanted = true;
    setFilm(null);
    speak(choice.lang)
      .then(() => get("/gallery/film?" + asked))
      .then((got) => wanted && setFilm(Object.assign({ asked }, got)));
    return () => (wanted = false);
  }, [asked]);
  return film && film.asked === asked ? film : null;
}

/** Where a key leads to from this moment, or null. */
function target(key, moments, at) {
  const starts = scenesOf(moments).map((scene) => scene.from);
  const last = moments.length - 1;
  const next = starts.find((from) => from > at);
  const earlier = starts.filter((from) => from < at);
  const places = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    PageDown: next === undefined ? last : next,
    PageUp: earlier.length ? earlier[earlier.length - 1] : 0,
    Home: 0,
    End: last,
  };
  return key in places ? Math.max(0, Math.min(last, places[key])) : null;
}

function useKeys(film, at, onGo) {
  useEffect(() => {
    if (!film) return undefined;
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") return;
      const to = target(event.key, film.moments, at);
      if (to === null) return;
      event.preventDefault();
      onGo(to);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function Gallery({ plays }) {
  const [choice, setChoice] = useState(() => readChoice(plays, lang));
  const [from, setFrom] = useState(0); // the moment shown before
  const film = useFilm(choice);
  const at = film ? Math.min(choice.at, film.moments.length - 1) : 0;
  const choose = (part) => setChoice((now) => completed(plays, Object.assign({}, now, part)));
  const go = (to) => {
    setFrom(at);
    choose({ at: to });
  };
  const choosePlay = (part) => choose(PLAYED.some((name) => name in part && name !== "lang" && name !== "names") ? Object.assign({ at: 0 }, part) : part);
  useEffect(() => writeChoice(choice), [choice]);
  useKeys(film, at, go);
  const moment = film && film.moments[at];
  // Only the next moment follows from the one before; any other is reached by way of the first, as by whoever comes in late.
  const before = film && at !== from + 1 ? film.moments[0] : null;
  return html`<div class="gallery">
    <aside>
      <h1>Farol · ${t("gallery.title")}</h1>
      <${Choices} plays=${plays} choice=${choice} onChoose=${choosePlay} />
      <p class="keys">${t("gallery.keys")}</p>
      ${film
        ? html`<p class="at" role="status">${t("gallery.at", { at: at + 1, all: film.moments.length })}</p>
            <${Scenes} moments=${film.moments} at=${at} onGo=${go} />
            <${Moments} moments=${film.moments} at=${at} onGo=${go} />`
        : null}
    </aside>
    <main data-at=${film ? at : ""}>
      ${film ? html`<${Screens} key=${film.asked} film=${film} choice=${choice} moment=${moment} before=${before} onChoose=${choose} />` : html`<p class="loading">${t("gallery.loading")}</p>`}
    </main>
  </div>`;
}

Promise.all([get("/gallery/plays"), initLanguage(lang, base)]).then(([plays]) => {
  const chosen = readChoice(plays, lang);
  speak(chosen.lang).then(() => render(html`<${Gallery} plays=${plays} />`, document.getElementById("gallery")));
});
