// The frame of a match on a phone: bar, heading, what is told, what is asked, the card.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { AskOf, useBuzz } from "./asks.js";
import { CardPad } from "./card.js";
import { Clock, MenuIcon, Refusal, seatOf, useTap, waitingFor } from "./parts.js";
import { sceneOf, useBeat } from "./scenes.js";

const TURNS = ["clue", "guess"]; // asks that are one person's turn

/** `mine`: the part of the seat that is in front, or null for those who have none. `hand`: gives the phone on. */
export function Play({ phone, mine, hand }) {
  const { view } = phone;
  const beat = useBeat(view);
  const scene = sceneOf(view);
  const me = watches(view, mine) ? null : mine; // who waits for the next deal is told what the others are told
  const [looked, setLooked] = useState(0);
  const asked = Boolean(mine && mine.ask && !mine.answered && beat.last);
  const turn = asked && TURNS.indexOf(mine.ask.kind) >= 0 && !view.room.paused;
  const head = scene.head(view, me, beat.name);
  const Told = scene.told;
  const look = view.scene === "imposter/look";
  const round = view.facts.round || 0;
  useBuzz(view, turn);
  useGround(turn);
  const kind = view.scene.replace("/", "-") + (turn ? " turn" : "") + (asked ? " asked" : "");
  return html`<div class=${"frame play " + kind}>
    <${Bar} phone=${phone} mine=${mine} hand=${hand} />
    <main class="middle">
      <${Head} title=${head.title} line=${head.line} />
      <div class="told"><${Told} view=${view} me=${me} beat=${beat.name} /></div>
      <${Below} phone=${phone} mine=${mine} beat=${beat} looked=${looked === round} />
    </main>
    ${mine && mine.card && !(view.scene === "imposter/reveal" && beat.last)
      ? html`<${CardPad} key=${mine.seat} card=${mine.card} lang=${view.room.lang} large=${look} onShown=${() => setLooked(round)} />`
      : null}
  </div>`;
}

/** What is asked, or what this phone waits for. */
function Below({ phone, mine, beat, looked }) {
  const { view } = phone;
  if (view.room.paused) return html`<${Paused} phone=${phone} />`;
  if (view.scene === "result") return html`<${AfterMatch} phone=${phone} />`;
  if (!beat.last) return html`<${Story} mine=${mine} beat=${beat} />`;
  if (mine && (mine.ask || mine.answered)) {
    return html`<div class="below">
      <${AskOf} phone=${phone} mine=${mine} looked=${looked} />
      ${mine.answered ? html`<${GoOn} phone=${phone} />` : null}
    </div>`;
  }
  return html`<div class="below"><${Waits} view=${view} mine=${mine} /><${GoOn} phone=${phone} /></div>`;
}

/** While the votes and the accused are told; the clock of who is asked next runs already. */
function Story({ mine, beat }) {
  if (!mine || !mine.ask || TURNS.indexOf(mine.ask.kind) < 0) return html`<p class="line" />`;
  return html`<div class="below"><button class="button wide" onClick=${beat.skip}>${t("phone.guess.now")}</button></div>`;
}

/** Whether this seat is not in the deal that is on: come late, or sitting out. */
function watches(view, mine) {
  const seat = mine && seatOf(view, mine.seat);
  return Boolean(seat) && Boolean(seat.waiting || seat.benched);
}

/** For those who are asked nothing: what they sent last in this lap, and whom the table waits for. */
function Waits({ view, mine }) {
  const seat = mine && seatOf(view, mine.seat);
  if (watches(view, mine)) {
    return html`<div class="sent watching" role="status">
      <p class="sent-what">${t("phone.wait.watching")}</p>
      <p class="line">${t(seat.benched ? "phone.wait.benched" : "phone.wait.next_round")}</p>
    </div>`;
  }
  if (seat && seat.out) return html`<p class="line">${t("phone.wait.out")}</p>`;
  const { clues, lap } = view.facts;
  const own = mine && view.scene === "imposter/clue" && clues.find((clue) => clue.seat === mine.seat && clue.lap === lap);
  return html`<div class="sent">
    ${own
      ? html`<p class="sent-what">
          <span translate=${false} lang=${view.room.lang} dir="auto">${own.word || t("phone.clue.blank")}</span>${" "}
          <span class="tick">${own.word ? t("phone.sent.sent") : ""}</span>
        </p>`
      : null}
    <p class="line">${waitingFor(view)}</p>
  </div>`;
}

/** The host need not wait for everyone's "ready". */
function GoOn({ phone }) {
  const { view } = phone;
  const tap = useTap(() => phone.move("skip", {}, true));
  if (view.scene !== "imposter/reveal" || !view.host || view.host.moves.indexOf("skip") < 0) return null;
  return html`<button class="button quiet wide" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.move.go_on")}</button>`;
}

function Paused({ phone }) {
  const { view } = phone;
  const tap = useTap(() => phone.move("resume"));
  const may = view.host && view.host.moves.indexOf("resume") >= 0;
  const host = view.seats.find((seat) => seat.host);
  const words = host ? t("phone.paused.by", { name: host.name }) : t("phone.paused.line");
  return html`<div class="below paused">
    <p class="paused-title" role="status">${t("common.paused")}</p>
    ${may
      ? html`<${Refusal} error=${tap.error} />
          <button class="button wide" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.move.resume")}</button>`
      : html`<p class="line">${words}</p>`}
  </div>`;
}

function AfterMatch({ phone }) {
  const { view } = phone;
  const moves = view.host ? view.host.moves : [];
  const again = useTap(() => phone.move("again", {}, true));
  const end = useTap(() => phone.move("end", {}, true));
  const host = view.seats.find((seat) => seat.host);
  if (moves.indexOf("again") < 0 && moves.indexOf("end") < 0) {
    return html`<div class="below"><p class="line">${host ? t("phone.result.wait", { name: host.name }) : t("phone.wait.others")}</p></div>`;
  }
  return html`<div class="below">
    <${Refusal} error=${again.error || end.error} />
    <button class="button wide" disabled=${again.busy} onClick=${() => again.run()}>${t("phone.move.again")}</button>
    <button class="button quiet wide" disabled=${end.busy} onClick=${() => end.run()}>${t("phone.move.to_lobby")}</button>
  </div>`;
}

/** Read out when it changes, and takes the focus when what had it is gone. */
export function Head({ title, line }) {
  const heading = useRef(null);
  useEffect(() => {
    if (document.activeElement === document.body && heading.current) heading.current.focus({ preventScroll: true });
  }, [title]);
  return html`<div class="head" aria-live="polite">
    <h1 ref=${heading} tabindex="-1">${title}</h1>
    <p class="line">${line}</p>
  </div>`;
}

/** Who this phone is, the clock, and the way to everything else. */
export function Bar({ phone, mine, hand }) {
  const { view } = phone;
  const me = mine || (view.mine.length === 1 ? view.mine[0] : null);
  const calm = view.scene === "lobby" || view.scene === "result";
  let who = html`<span class="bar-who">${t(view.host && !view.mine.length ? "phone.bar.host" : "phone.bar.room", { code: phone.code })}</span>`;
  if (me) {
    const seat = seatOf(view, me.seat);
    who = html`<span class="bar-who">${seatMark(html, seat.id)}<span class="name" translate=${false} dir="auto">${seat.name}</span></span>`;
  }
  return html`<header class="bar">
    ${who} ${calm ? null : html`<${Clock} view=${view} />`}
    ${hand ? html`<button class="button quiet small" onClick=${hand}>${t("phone.passed.hand")}</button>` : null}
    <button class="menu-button" aria-label=${t("phone.menu.open")} aria-haspopup="dialog" onClick=${() => phone.open("menu")}>
      <${MenuIcon} />${view.host ? html`<span class="host-dot" />` : null}
    </button>
  </header>`;
}

/** One's turn changes the whole screen, the browser's edges too. */
function useGround(turn) {
  useEffect(() => {
    document.body.classList.toggle("turn", turn);
    const colour = document.querySelector("meta[name=theme-color]");
    if (colour) colour.setAttribute("content", turn ? "#ffb938" : "#0c1024");
    return () => document.body.classList.remove("turn");
  }, [turn]);
}
