// What stands over or under every scene of the board: foot, toasts, the link's state, rooms that are gone.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { joinsAt } from "../shared/games.js";
import { has, listed, t } from "../shared/i18n.js";
import { noticeText } from "../shared/notices.js";
import { Lantern } from "./drawn.js";
import { Fit } from "./fit.js";
import { hostName } from "./people.js";
import { SoundSign } from "./sign.js";

/** The few things a board offers, and who waits for the next deal. */
export function Foot({ view, sound, full, onFull }) {
  const waiting = view.scene === "lobby" ? [] : view.seats.filter((seat) => seat.waiting && !seat.left).map((seat) => seat.name);
  const key = "board.waiting_" + joinsAt(view.room);
  const words = waiting.length > 4 ? t(key + "_many", { count: waiting.length }) : t(key, { names: listed(waiting) });
  return html`<footer class="foot">
    <p class="foot-words"><${Fit} text=${waiting.length ? words : ""} size=${sound} /></p>
    ${full ? html`<button type="button" class="tool" onClick=${onFull}><kbd>F</kbd>${t("board.full")}</button>` : null}
    <${SoundSign} sound=${sound} />
  </footer>`;
}

const TOAST = 6000; // ms; less where another waits
const TOAST_OF_SEVERAL = 3000;

/** What a notice says here; where the host has to decide, who that is. */
function said(notice, host) {
  const own = "board.notice." + notice.code;
  return has(own) ? t(own, { host: host || t("board.the_host") }) : noticeText(notice);
}

/** A notice, shown for a few seconds when its number is new, one after the other; the one that stood there when the
 *  page came stays silent. */
export function Toast({ notice, host }) {
  const seen = useRef(notice ? notice.n : 0);
  const [waiting, setWaiting] = useState([]);
  useEffect(() => {
    if (!notice || notice.n === seen.current) return;
    seen.current = notice.n;
    setWaiting((notices) => notices.concat([notice]));
  }, [notice ? notice.n : 0]);
  const shown = waiting[0];
  const several = waiting.length > 1;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setWaiting((notices) => notices.slice(1)), several ? TOAST_OF_SEVERAL : TOAST);
    return () => clearTimeout(timer);
  }, [shown, several]);
  const text = shown ? said(shown, host) : "";
  return html`<div class="toasts" role="status">${text ? html`<p class="toast" key=${shown.n}>${text}</p>` : null}</div>`;
}

/** Says that the link is lost, once it has been for a moment. */
export function Strip({ link }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (link === "open") {
      setLate(false);
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), 700);
    return () => clearTimeout(timer);
  }, [link]);
  return late && link !== "open" ? html`<p class="strip" role="status">${t("common.reconnecting")} ${t("board.lost")}</p>` : null;
}

function Message({ head, below, children }) {
  return html`<div class="board message">
    <${Lantern} lit=${!children} />
    <h1>${head}</h1>
    <p>${below}</p>
    ${children}
  </div>`;
}

/** Before the first view: normally a blink, else the page says what it waits for. */
export function Waiting({ link, code }) {
  return html`<${Message} head=${t("board.opening", { code })} below=${link === "lost" ? t("board.opening_lost") : ""} />`;
}

/** The room is gone for good; OK on the remote opens another. */
export function Closed({ why, code }) {
  const key = why === "no_such_room" ? "board.gone" : why === "taken_over" ? "common.bye.taken_over" : "common.bye.closed";
  const button = useRef(null);
  useEffect(() => button.current && button.current.focus(), []);
  return html`<${Message} head=${t(key, { code })} below=${t("board.gone_below")}>
    <a class="button" href="/" ref=${button}>${t("board.new_room")}</a>
  <//>`;
}

/** A scene that this page does not know: the server is newer. */
export function Unknown({ view }) {
  return html`<section class="scene"><${Message} head=${t("board.unknown")} below=${t("board.unknown_below")} /></section>`;
}
