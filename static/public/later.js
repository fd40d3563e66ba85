// What a first view can do without, its words and styles too: fetched once that stands and kept until the page is closed,
// so that no deal waits for it, and a screen lacks nothing of it while its network is down.

import { useEffect, useState } from "../lib/preact.js";
import { allWords } from "./i18n.js";

const AHEAD = 3000; // ms after which it is fetched for somebody who has not touched the page yet
const AGAIN = 1000; // ms between two tries

const { base, later, laterStyles } = document.body.dataset; // the first of `later` imports all others
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

/** What `arrive` was called with, as soon as everything is here that they need. */
export function pages() {
  if (coming) return coming;
  const styles = laterStyles.split(" ");
  const scripts = later.split(" ");
  const files = styles.concat(scripts);
  coming = Promise.all(files.map((name) => again(() => fetched(name))).concat(allWords()))
    .then(() => Promise.all(styles.map((name) => put("link", { rel: "stylesheet", href: base + "/" + name }))))
    .then(() => put("script", { type: "module", src: base + "/" + scripts[0] }))
    .then(() => parts);
  return coming;
}

/** Fetches it ahead: when somebody touches the page, which may be to type a name, else when it has stood for a while. */
export function fetchAhead() {
  ["focusin", "pointerdown", "keydown"].forEach((kind) => document.addEventListener(kind, pages, { once: true }));
  setTimeout(pages, AHEAD);
}

/** The same in a component, null until it is here; `wanted`: it cannot do without. */
export function usePages(wanted) {
  const [there, setThere] = useState(parts);
  useEffect(() => {
    if (wanted) pages().then(setThere);
  }, [wanted]);
  return there || parts;
}
