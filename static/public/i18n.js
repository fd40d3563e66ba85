// The languages: one catalogue per language in lang/, looked up by i18next (a classic script before this module).

let where = "";
let spoken = "en";
const whole = {}; // languages whose catalogue is here, not only the words of a first view

/** Loads the first words; `base` is the address of the served files (`/static/<version>`). */
export function initLanguage(lang, base) {
  where = base.replace(/\/$/, "");
  return window.i18next
    .init({
      lng: lang,
      fallbackLng: false,
      resources: {},
      ns: ["all"],
      defaultNS: "all",
      interpolation: { escapeValue: false }, // Preact writes text, never markup
    })
    .then(() => (isBrought(lang) ? speak(lang) : insist(lang).then(() => speak(lang))));
}

/** Whether the page has brought the words of its first view in this language; they are here then. */
function isBrought(lang) {
  const words = document.getElementById("words");
  if (!words || document.documentElement.lang !== lang) return false;
  window.i18next.addResourceBundle(lang, "all", JSON.parse(words.content.textContent));
  return true;
}

function catalogue(lang) {
  if (whole[lang]) return Promise.resolve();
  return fetch(where + "/shared/lang/" + lang + ".json")
    .then((answer) => {
      if (!answer.ok) throw new Error("no catalogue");
      return answer.json();
    })
    .then((words) => {
      window.i18next.addResourceBundle(lang, "all", words);
      whole[lang] = true;
    });
}

/** A page without words helps nobody: they are asked for until they come. */
function insist(lang) {
  return catalogue(lang).catch(() => new Promise((done) => setTimeout(done, 1000)).then(() => insist(lang)));
}

function speak(lang) {
  return window.i18next.changeLanguage(lang).then(() => {
    spoken = lang;
    document.documentElement.lang = lang;
  });
}

/** The whole catalogue of the language spoken now, where only a first view's words have come so far. */
export function allWords() {
  return insist(spoken);
}

/** Changes the language; resolves once its words are here. Without the network the old language stays. */
export function setLanguage(lang) {
  return catalogue(lang).then(
    () => speak(lang),
    () => undefined,
  );
}

/** The sentence for a key such as "board.lobby.scan"; `count` in the parameters picks the plural form. */
export function t(key, params) {
  return window.i18next.t(key, params);
}

/** Whether the catalogue has this key: for codes that a newer server may send. */
export function has(key) {
  return window.i18next.exists(key);
}

export function currentLanguage() {
  return spoken;
}

const LIKE_I = /^h?[ií](?![aeouáéóú])/i; // where Spanish says "e" for "and"

/** "Ana, Ben and Cleo" in the language spoken now. */
export function listed(names) {
  if (names.length < 2) return names.join("");
  const last = names[names.length - 1];
  const and = has("common.and_i") && LIKE_I.test(last) ? "common.and_i" : "common.and";
  return t(and, { first: names.slice(0, -1).join(", "), last });
}
