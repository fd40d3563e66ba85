// The screens of a moment: the real pages, each in a frame of its true size, shown smaller.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { listed, t } from "../shared/i18n.js";

const ASIDE = 350; // px, as in the style

/** How often the page in this frame has said that it listens. */
function useReady(frame) {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const hear = (event) => {
      const mine = frame.current && event.source === frame.current.contentWindow;
      if (mine && event.data.farol === "ready") setReady((n) => n + 1);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  return ready;
}

/** `views`: what to show now, after what stands before it; none where this screen is not there yet. `only`: the one
 *  that is looked at alone. */
function Screen({ id, page, label, size, zoom, views, line, only, onOnly }) {
  const frame = useRef(null);
  const ready = useReady(frame);
  const shown = useRef(0);
  useEffect(() => {
    if (!ready || !views) return;
    const fresh = shown.current !== ready; // has drawn nothing yet, so that nothing has to be let go
    shown.current = ready;
    frame.current.contentWindow.postMessage({ views: fresh ? views.slice(-1) : views, line }, location.origin);
  }, [ready, views, line]);
  const [wide, tall] = size.split("x").map(Number);
  const scale = zoom / 100;
  const alone = only === id;
  return html`<figure class=${"screen " + page + (only && !alone ? " behind" : "")} style=${{ width: wide * scale + "px" }}>
    <div class="glass" style=${{ width: wide * scale + "px", height: tall * scale + "px" }}>
      ${views ? null : html`<p class="absent">${t("gallery.absent")}</p>`}
      <iframe ref=${frame} name=${id} title=${label} src=${"/gallery/" + page} class=${views ? "" : "away"}
        style=${{ width: wide + "px", height: tall + "px", transform: "scale(" + scale + ")" }}></iframe>
    </div>
    <figcaption translate="no">
      <button aria-pressed=${alone ? "true" : "false"} title=${t(alone ? "gallery.with_all" : "gallery.alone")} onClick=${() => onOnly(alone ? "" : id)}>${label}</button>
    </figcaption>
  </figure>`;
}

const GAP = 16;
const UNDER = 48; // the name below a screen, and the gap after it
const LEAST = 12; // percent

/** The largest percentage at which the board and so many phones beside it are all in sight. */
function fitting(count, board, phone, [width, height]) {
  const [boardWide, boardTall] = board.split("x").map(Number);
  const [wide, tall] = phone.split("x").map(Number);
  for (let percent = 100; percent > LEAST; percent--) {
    const scale = percent / 100;
    const inRow = Math.floor((width - boardWide * scale) / (wide * scale + GAP));
    const fits = inRow > 0 && Math.ceil(count / inRow) * (tall * scale + UNDER) <= height;
    if (fits && boardTall * scale + UNDER <= height) return percent;
  }
  return LEAST;
}

/** The same for one screen alone. */
function largest(size, [width, height]) {
  const [wide, tall] = size.split("x").map(Number);
  return Math.max(LEAST, Math.min(100, Math.floor(100 * Math.min(width / wide, (height - UNDER) / tall))));
}

/** Width and height of the room for screens. */
function useRoom() {
  const measure = () => [window.innerWidth - ASIDE - 2 * GAP, window.innerHeight - 2 * GAP];
  const [room, setRoom] = useState(measure);
  useEffect(() => {
    const changed = () => setRoom(measure());
    window.addEventListener("resize", changed);
    return () => window.removeEventListener("resize", changed);
  }, []);
  return room;
}

/** The view as if the host had paused the table in it; there is no such moment in a lobby, nor at the end. */
function paused(view) {
  if (view.scene === "lobby" || view.scene === "result") return view;
  return Object.assign({}, view, { room: Object.assign({}, view.room, { paused: true }) });
}

export function Screens({ film, choice, moment, before, onChoose }) {
  const { board, phone, line, table } = choice;
  const room = useRoom();
  const only = choice.only === "board" || film.phones[choice.only] ? choice.only : "";
  const fits = only ? largest(only === "board" ? board : phone, room) : fitting(Object.keys(film.phones).length, board, phone, room);
  const shared = { zoom: choice.zoom || fits, line, only, onOnly: (one) => onChoose({ only: one }) };
  const seen = useRef({});
  /** The same list as long as nothing has changed on that screen, which would else begin its clock anew. */
  function viewsOf(name, own) {
    if (!own(moment)) return null;
    const last = seen.current[name];
    if (last && last.moment === moment && last.table === table) return last.views;
    const list = (before && own(before) ? [before, moment] : [moment]).map((one) => (table === "paused" ? paused(own(one)) : own(one)));
    seen.current[name] = { moment, table, views: list };
    return list;
  }
  const ofPhone = (name) => (one) => one.phones[name] && Object.assign({}, one.board, one.phones[name]);
  const labelOf = (people) => (people.length > 1 ? t("gallery.shared", { names: listed(people) }) : people[0]);
  return html`<div class="screens">
    <${Screen} id="board" page="board" label=${t("gallery.board")} size=${board} ...${shared} views=${viewsOf("board", (one) => one.board)} />
    <div class="phones">
      ${Object.keys(film.phones).map(
        (name) => html`<${Screen} key=${name} id=${name} page="phone" label=${labelOf(film.phones[name])} size=${phone} ...${shared} views=${viewsOf(name, ofPhone(name))} />`,
      )}
    </div>
  </div>`;
}
