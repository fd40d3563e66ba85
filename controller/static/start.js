// The start page: a board here, a code, or a room on this phone; with a remote, a keyboard or a finger.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { currentLanguage, initLanguage, setLanguage, t } from "../shared/i18n.js";
import { CodeForm } from "./code.js";
import { keepLanguage } from "./keep.js";
import { LanguageChoice, firstLanguage } from "./language.js";
import { Lantern, Refusal, useTap } from "./form.js";
import { begin } from "./screen.js";

const { lang, base, missing } = document.body.dataset;
const code = location.pathname.split("/").pop().replace(/[^a-z]/gi, "").slice(0, 8).toUpperCase();
const WIDE = window.matchMedia("(min-width: 900px)").matches; // a TV or a laptop: the board comes first there

/** Opens a room and goes to its board or its phone page, on the address that this page was opened with. */
function openRoom(page) {
  return fetch("/rooms", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ lang: currentLanguage() }),
  }).then(
    (answer) => {
      if (answer.status === 429) {
        const seconds = parseInt(answer.headers.get("Retry-After"), 10) || 60;
        return { ok: false, error: { code: "slow_down", params: { seconds } } };
      }
      if (!answer.ok) return { ok: false, error: { code: "did_not_work" } };
      return answer.json().then((room) => {
        location.href = new URL(room[page], location.href).pathname;
        return { ok: true };
      });
    },
    () => ({ ok: false, error: { code: "not_sent" } }),
  );
}

function OpenButton({ page, words, how, first }) {
  const tap = useTap(() => openRoom(page));
  return html`<section class="way">
    <button class=${"button wide tall" + (first ? "" : " quiet")} disabled=${tap.busy} onClick=${() => tap.run()}>${words}</button>
    <p class="line">${how}</p>
    <${Refusal} error=${tap.error} />
  </section>`;
}

/** Arrow keys go from one thing to the next, as a TV remote expects; in a field left and right stay the field's. */
function arrows(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const { target } = event;
  const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (!step || (sideways && target.tagName === "INPUT")) return;
  if (target.tagName === "SELECT" && !sideways) return;
  const all = Array.from(document.querySelectorAll("#app button:not([disabled]), #app input, #app select, #app a"));
  const next = all[all.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Start() {
  const [, spoken] = useState("");
  const page = useRef(null);
  const speak = (chosen) => {
    keepLanguage(chosen);
    setLanguage(chosen).then(() => spoken(chosen));
  };
  useEffect(() => {
    document.addEventListener("keydown", arrows);
    const first = page.current.querySelector(".ways button, .ways input");
    if (WIDE && first) first.focus();
    return () => document.removeEventListener("keydown", arrows);
  }, []);
  const board = html`<${OpenButton} key="board" page="board_url" words=${t("start.board")} how=${t("start.board_how")} first=${WIDE && !missing} />`;
  const join = html`<section class=${"way" + (WIDE && !missing ? " second" : "")} key="join"><${CodeForm} wide=${WIDE} /></section>`;
  const room = html`<${OpenButton} key="room" page="join_url" words=${t(WIDE ? "start.room_wide" : "start.room")} how=${t("start.room_how")} />`;
  return html`<div class="start" ref=${page}>
    <header class="start-head">
      <p class="brand"><${Lantern} /> ${t("common.farol")}</p>
      <h1>${missing ? t("start.missing", { code }) : t("start.title")}</h1>
      <p class="line">${missing ? t("start.missing_how") : t("start.line")}</p>
    </header>
    <main class="ways">${WIDE && !missing ? [board, join, room] : [join, room, board]}</main>
    <footer class="start-foot"><${LanguageChoice} phone=${{ speak }} /><a href="/about">${t("start.about")}</a></footer>
  </div>`;
}

initLanguage(firstLanguage(lang), base).then(() => begin(html`<${Start} />`));
