// What only a seat needs, its words and styles too: fetched once the first page stands and kept until the page is closed,
// so that no deal waits for it, and a phone lacks nothing of it while its network is down.

import { useEffect, useState } from "../lib/preact.js";
import { allWords } from "../shared/i18n.js";

const AHEAD = 3000; // ms after which it is fetched for somebody who has not touched the page yet
const AGAIN = 1000; // ms between two tries

const { base, later, laterStyles } = document.body.dataset;
let coming = null;
let parts = null;

/** Called by the last of the modules, with the pages that it has. */
export function arrive(pages) {
  parts = pages;
}

function again(attempt) {
  return attempt().catch(() => new Promise((go) => setTimeout(go, AGAIN)).then(() => again(attempt)));
}

// Into the browser's cache, all at once. Some browsers never ask again for a module that has failed to come.
function fetched(name) {
  return fetch(base + "/" + name).then((answer) => {
    if (!answer.ok) throw new Error(name);
    return answer.blob();
  });
}

function put(tag, attributes) {
  return new Promise((done, failed) => {
    const one = Object.assign(document.createElement(tag), attributes);
    one.onload = done;
    one.onerror = failed;
    document.head.appendChild(one);
  });
}

/** Runs a script of the libraries; the promise is kept as soon as the network allows. */
export function library(name) {
  return again(() => put("script", { src: base + "/lib/" + name }));
}

/** The pages of a room, as soon as everything is here that they need. */
export function pages() {
  if (coming) return coming;
  const styles = laterStyles.split(" ").map((name) => "controller/" + name + ".css");
  const files = styles.concat(later.split(" "));
  coming = Promise.all(files.map((name) => again(() => fetched(name))).concat(allWords()))
    .then(() => Promise.all(styles.map((name) => put("link", { rel: "stylesheet", href: base + "/" + name }))))
    .then(() => put("script", { type: "module", src: base + "/controller/room.js" }))
    .then(() => parts);
  return coming;
}

/** Fetches them ahead: while somebody types a name, else when the page has stood for a while. */
export function fetchAhead() {
  ["focusin", "pointerdown", "keydown"].forEach((kind) => document.addEventListener(kind, pages, { once: true }));
  setTimeout(pages, AHEAD);
}

/** The pages of a room in a component, null until they are here; `wanted`: it cannot do without. */
export function usePages(wanted) {
  const [there, setThere] = useState(parts);
  useEffect(() => {
    if (wanted) pages().then(setThere);
  }, [wanted]);
  return there || parts;
}
