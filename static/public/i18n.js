// The languages: one catalogue per language in lang/, looked up by i18next (a classic script before this module).

let where = "";
let spoken = "en";

/** Loads the first catalogue; `base` is the address of the served files (`/static/<version>`). */
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
    .then(() => insist(lang));
}

/** A page without words helps nobody: the first catalogue is asked for until it comes. */
function insist(lang) {
  return setLanguage(lang).then(() => {
    if (spoken === lang && window.i18next.hasResourceBundle(lang, "all")) return undefined;
    return new Promise((done) => setTimeout(done, 1000)).then(() => insist(lang));
  });
}

/** Changes the language; resolves once its words are here. Without the network the old language stays. */
export function setLanguage(lang) {
  const ready = window.i18next.hasResourceBundle(lang, "all")
    ? Promise.resolve()
    : fetch(where + "/shared/lang/" + lang + ".json")
        .then((answer) => {
          if (!answer.ok) throw new Error("no catalogue");
          return answer.json();
        })
        .then((words) => window.i18next.addResourceBundle(lang, "all", words));
  return ready
    .then(() => window.i18next.changeLanguage(lang))
    .then(
      () => {
        spoken = lang;
        document.documentElement.lang = lang;
      },
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

/** "Ana, Ben and Cleo" in the language spoken now. */
export function listed(names) {
  if (names.length < 2) return names.join("");
  const last = names[names.length - 1];
  return t("common.and", { first: names.slice(0, -1).join(", "), last });
}
