// What a seat can be asked: one function per kind of ask, and what stands there once it is answered.

import { html, useEffect, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { Field, Refusal, Sending, Who, seatOf, useTap, waitingFor } from "./parts.js";
import { draftOf, keepDraft } from "./keep.js";
import { cluesOf } from "./imposter.js";
import { sizeOf } from "./rows.js";

const ASKS = { look: Look, clue: Clue, guess: Guess, vote: Vote, ready: Ready };

/** A moment of the game that outlives an undo, unlike a step's number. */
function momentOf(view, mine) {
  const facts = view.facts;
  return [mine.seat, view.scene, mine.ask.kind, facts.round || 0, facts.lap || 0].join(":");
}

/** The question to one seat, or what it has sent. */
export function AskOf({ phone, mine, looked }) {
  const { view } = phone;
  if (mine.answered) return html`<${Sent} view=${view} mine=${mine} />`;
  if (!mine.ask) return null;
  const Kind = ASKS[mine.ask.kind];
  if (!Kind) return html`<p class="line">${t("phone.ask.unknown")}</p>`;
  const typed = mine.ask.kind === "clue" || mine.ask.kind === "guess";
  const key = typed ? momentOf(view, mine) : mine.seat + ":" + mine.ask.kind + ":" + view.step;
  return html`<${Kind} key=${key} phone=${phone} mine=${mine} looked=${looked} />`;
}

/** After sending: what it was, that it is there, and whom the table waits for. */
function Sent({ view, mine }) {
  const sent = mine.sent;
  const voted = typeof sent === "string" && view.seats.some((seat) => seat.id === sent) && view.scene.indexOf("vote") > 0;
  let what = null;
  if (voted) what = html`<${Who} seat=${seatOf(view, sent)} />`;
  else if (typeof sent === "string") what = html`<span translate=${false} lang=${view.room.lang} dir="auto">${sent}</span>`;
  if (!what) {
    const done = html`<span class="tick" role="img" aria-label=${t("phone.sent.done")}>✓</span>`;
    return html`<div class="sent" role="status"><p class="line">${done} ${waitingFor(view)}</p></div>`;
  }
  return html`<div class="sent" role="status">
    <p class="sent-what">${what} <span class="tick">${t("phone.sent.sent")}</span></p>
    <p class="line">${waitingFor(view)}</p>
  </div>`;
}

/** Sends this seat's answer; the text that was refused stays where it is. */
function useAnswer(phone, mine) {
  return useTap((value) => phone.answer(mine.seat, value));
}

function Look({ phone, mine, looked }) {
  const tap = useAnswer(phone, mine);
  return html`<div class="ask">
    <${Refusal} error=${tap.error} />
    <button class=${"button wide" + (looked ? "" : " quiet")} disabled=${tap.busy} onClick=${() => tap.run(true)}>
      ${t("phone.look.done")}
    </button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}

function Clue({ phone, mine }) {
  return html`<${TextAsk} phone=${phone} mine=${mine} label=${t("phone.clue.label")} button=${t("phone.clue.send")} capital="off" />`;
}

function Guess({ phone, mine }) {
  return html`<${TextAsk} phone=${phone} mine=${mine} label=${t("phone.guess.label")} button=${t("phone.guess.send")} capital="off" />`;
}

/** One field, one button; what is typed outlives a redraw, a reload and an undone step. */
function TextAsk({ phone, mine, label, button, capital }) {
  const what = momentOf(phone.view, mine);
  const [text, setText] = useState(() => draftOf(phone.code, what));
  const tap = useAnswer(phone, mine);
  function type(next) {
    setText(next);
    keepDraft(phone.code, what, next);
    if (tap.error) tap.clear();
  }
  function submit(event) {
    event.preventDefault();
    tap.run(text).then((ack) => {
      if (ack.ok) keepDraft(phone.code, what, "");
    });
  }
  const more = { autocapitalize: capital, enterkeyhint: "send", lang: phone.view.room.lang, translate: false };
  return html`<form class="ask text-ask" onSubmit=${submit}>
    <${Field} id=${"ask-" + mine.seat} label=${label} text=${text} onText=${type} error=${tap.error} more=${more} />
    <button class="button" type="submit" disabled=${tap.busy || !text.trim()}>${button}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </form>`;
}

function Vote({ phone, mine }) {
  const { view } = phone;
  const [chosen, setChosen] = useState(null);
  const tap = useAnswer(phone, mine);
  const candidates = mine.ask.candidates.map((id) => seatOf(view, id)).filter((seat) => !seat.left);
  const there = candidates.find((seat) => seat.id === chosen);
  function submit(event) {
    event.preventDefault();
    if (there) tap.run(chosen);
  }
  return html`<form class="ask vote" onSubmit=${submit}>
    <div class=${"candidates" + sizeOf(candidates.length + 1)} role="radiogroup" aria-label=${t("phone.vote.title", { count: view.facts.imposters || 1 })}>
      ${candidates.map(
        (seat) => html`<label class="candidate" key=${seat.id}>
          <input type="radio" name="vote" value=${seat.id} checked=${seat.id === chosen} onChange=${() => setChosen(seat.id)} />
          <span class="candidate-face">
            <${Who} seat=${seat} />
            <span class="said" translate=${false} lang=${view.room.lang} dir="auto">${cluesOf(view, seat.id)}</span>
          </span>
        </label>`,
      )}
    </div>
    <${Refusal} error=${tap.error} />
    <button class="button wide" type="submit" disabled=${tap.busy || !there}>
      ${there ? t("phone.vote.for", { name: there.name }) : t("phone.vote.choose")}
    </button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </form>`;
}

/** A tap that says "go on"; its words are the scene's own. */
function Ready({ phone, mine }) {
  const tap = useAnswer(phone, mine);
  const own = "phone.ready." + phone.view.scene.replace("/", "_");
  return html`<div class="ask">
    <${Refusal} error=${tap.error} />
    <button class="button wide" disabled=${tap.busy} onClick=${() => tap.run(true)}>
      ${t(has(own) ? own : "phone.ready.plain")}
    </button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}

/** Browsers shake nobody's hand before the first tap on the page, and report the try as an error. */
function mayBuzz() {
  return Boolean(navigator.vibrate) && (!navigator.userActivation || navigator.userActivation.hasBeenActive);
}

/** Buzzes once when this phone is up; browsers without a motor ignore it. */
export function useBuzz(view, turn) {
  useEffect(() => {
    if (turn && mayBuzz()) navigator.vibrate([120, 80, 120]);
  }, [turn ? view.step : 0]);
}
