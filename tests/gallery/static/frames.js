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

/** `views`: what to show now, after what stands before it; none where this screen is not there yet. */
function Screen({ id, page, label, size, zoom, views, line }) {
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
  return html`<figure class=${"screen " + page} style=${{ width: wide * scale + "px" }}>
    <div class="glass" style=${{ width: wide * scale + "px", height: tall * scale + "px" }}>
      ${views ? null : html`<p class="absent">${t("gallery.absent")}</p>`}
      <iframe ref=${frame} name=${id} title=${label} src=${"/gallery/" + page} class=${views ? "" : "away"}
        style=${{ width: wide + "px", height: tall + "px", transform: "scale(" + scale + ")" }}></iframe>
    </div>
    <figcaption translate="no">${label}</figcaption>
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

export function Screens({ film, choice, moment, before }) {
  const { board, phone, line } = choice;
  const room = useRoom();
  const zoom = choice.zoom || fitting(Object.keys(film.phones).length, board, phone, room);
  const seen = useRef({});
  /** The same list as long as nothing has changed on that screen, which would else begin its clock anew. */
  function viewsOf(name, own) {
    if (!own(moment)) return null;
    const last = seen.current[name];
    if (last && last.moment === moment) return last.views;
    const list = before && own(before) ? [own(before), own(moment)] : [own(moment)];
    seen.current[name] = { moment, views: list };
    return list;
  }
  const ofPhone = (name) => (one) => one.phones[name] && Object.assign({}, one.board, one.phones[name]);
  const labelOf = (people) => (people.length > 1 ? t("gallery.shared", { names: listed(people) }) : people[0]);
  return html`<div class="screens">
    <${Screen} id="board" page="board" label=${t("gallery.board")} size=${board} zoom=${zoom} line=${line} views=${viewsOf("board", (one) => one.board)} />
    <div class="phones">
      ${Object.keys(film.phones).map(
        (name) => html`<${Screen} key=${name} id=${name} page="phone" label=${labelOf(film.phones[name])} size=${phone} zoom=${zoom} line=${line} views=${viewsOf(name, ofPhone(name))} />`,
      )}
    </div>
  </div>`;
}
