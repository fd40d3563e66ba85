// The lower part of a page of the match: what is asked, or what this phone waits for.

import { html } from "../lib/preact.js";
import { joinsAt } from "../shared/games.js";
import { t } from "../shared/i18n.js";
import { AskOf } from "./asks.js";
import { Refusal, seatOf, useTap } from "./parts.js";
import { isOptional, isOut, sceneOf, watches } from "./scenes.js";
import { OpenAsk } from "./shared.js";
import { hostName, waitingFor } from "./waits.js";

export function Below({ phone, mine, beat, looked, hand, asked }) {
  const { view } = phone;
  if (view.room.paused) return html`<${Paused} view=${view} />`;
  if (view.scene === "result") return html`<${AfterMatch} phone=${phone} />`;
  if (hand && !(mine.ask && !mine.answered)) {
    return html`<div class="below"><button class="button wide" onClick=${hand}>${t("phone.passed.hand")}</button></div>`;
  }
  if (!beat.last) return html`<${Story} mine=${mine} beat=${beat} />`;
  const asks = mine && mine.ask && !mine.answered;
  const answered = mine && mine.answered && !isOptional(view, mine.ask);
  if (asks || answered) {
    return html`<div class="below">
      ${isOptional(view, mine.ask) && mine.ask.kind === "ready_to_vote" ? html`<${Waits} view=${view} mine=${mine} />` : null}
      ${mine.answered ? null : html`<${More} phone=${phone} />`}
      <${AskOf} phone=${phone} mine=${mine} looked=${looked} next=${hand ? nextOf(view, mine) : null} />
      ${mine.answered ? html`<${GoOn} phone=${phone} />` : null}
    </div>`;
  }
  return html`<div class="below">
    ${asked.length ? html`<${OpenAsk} phone=${phone} asked=${asked} />` : html`<${Waits} view=${view} mine=${mine} />`}
    ${mine && mine.ask ? html`<${AskOf} phone=${phone} mine=${mine} />` : null}
    ${hand ? null : html`<${GoOn} phone=${phone} />`}
  </div>`;
}

/** Who gets a shared phone after this seat: the next of the queue, or of the seats on it. */
function nextOf(view, mine) {
  const queue = view.facts.queue || view.mine.map((one) => one.seat);
  const waits = (id) => id !== mine.seat && view.seats.some((seat) => seat.id === id && !seat.answered && !seat.left) && notVoted(view, id);
  const after = queue.slice(queue.indexOf(mine.seat) + 1);
  return after.concat(view.facts.queue ? [] : queue).find(waits) || null;
}

function notVoted(view, id) {
  return (view.facts.voted || []).indexOf(id) < 0;
}

/** While the votes and the accused are told; the clock of who is asked next runs already. */
function Story({ mine, beat }) {
  const typed = mine && mine.ask && (mine.ask.kind === "clue" || mine.ask.kind === "guess");
  if (!typed) return html`<p class="line" />`;
  return html`<div class="below"><button class="button wide" onClick=${beat.skip}>${t("phone.guess.now")}</button></div>`;
}

/** For those who are asked nothing: what they sent last in this lap, and whom the table waits for. */
function Waits({ view, mine }) {
  const seat = mine && seatOf(view, mine.seat);
  if (watches(view, mine)) return html`<${Watching} line=${t("phone.wait." + (seat.benched ? "benched" : "next_" + joinsAt(view.room)))} />`;
  if (isOut(view, mine)) return html`<${Watching} line=${t("phone.wait.out_line")} title=${t("phone.wait.out")} />`;
  const { clues, lap } = view.facts;
  const own = mine && view.scene === "imposter/clue" && (clues || []).find((clue) => clue.seat === mine.seat && clue.lap === lap);
  const mains = view.host && view.host.ask && !view.host.answered; // the host's main button says what the table waits for
  if (!own && (mains || view.facts.count)) return null;
  return html`<div class="sent">
    ${own
      ? html`<p class="sent-what">
          <span translate=${false} lang=${view.room.lang} dir="auto">${own.word || t("phone.clue.blank")}</span>${" "}
          <span class="tick">${own.word ? t("phone.sent.sent") : ""}</span>
        </p>`
      : null}
    <p class="line">${mains ? "" : waitingFor(view)}</p>
  </div>`;
}

function Watching({ title, line }) {
  return html`<div class="sent watching" role="status">
    <p class="sent-what">${title || t("phone.wait.watching")}</p>
    <p class="line">${line}</p>
  </div>`;
}

/** What the scene offers the host besides, above what everybody taps: a hand that slips must not hit it. */
function More({ phone }) {
  const { more: Own } = sceneOf(phone.view);
  return Own && phone.view.host ? html`<${Own} phone=${phone} />` : null;
}

/** The host need not wait for everyone's "ready". */
function GoOn({ phone }) {
  const { view } = phone;
  const tap = useTap(() => phone.move("skip", {}, true));
  if (!sceneOf(view).story || !view.host || view.host.ask || view.host.moves.indexOf("skip") < 0) return null;
  return html`<${More} phone=${phone} />
    <button class="button quiet wide" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.move.go_on")}</button>`;
}

/** The button that goes on is the host's main one. */
function Paused({ view }) {
  const host = view.seats.find((seat) => seat.host);
  const words = host ? t("phone.paused.by", { name: host.name }) : t("phone.paused.line");
  return html`<div class="below paused">
    <p class="paused-title" role="status">${t("common.paused")}</p>
    ${view.host ? null : html`<p class="line">${words}</p>`}
  </div>`;
}

function AfterMatch({ phone }) {
  const { view } = phone;
  const moves = view.host ? view.host.moves : [];
  const again = useTap(() => phone.move("again", {}, true));
  const end = useTap(() => phone.move("end", {}, true));
  if (moves.indexOf("again") < 0 && moves.indexOf("end") < 0) {
    const led = view.seats.some((seat) => seat.host);
    return html`<div class="below"><p class="line">${led ? t("phone.result.wait", { name: hostName(view) }) : t("phone.wait.others")}</p></div>`;
  }
  return html`<div class="below">
    <${Refusal} error=${again.error || end.error} />
    <button class="button wide" disabled=${again.busy} onClick=${() => again.run()}>${t("phone.move.again")}</button>
    <button class="button quiet wide" disabled=${end.busy} onClick=${() => end.run()}>${t("phone.move.to_lobby")}</button>
  </div>`;
}
