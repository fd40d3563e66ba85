// What a seat can be asked: one function per kind of ask, and what stands there once it is answered.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { readyToVote } from "../shared/ready.js";
import { Vote } from "./ballot.js";
import { DialAsk } from "./dial.js";
import { draftOf, keepDraft } from "./keep.js";
import { Field, Refusal, Sending, Who, nameOf, seatOf, useTap } from "./parts.js";
import { RightOrWrong } from "./ruling.js";
import { waitingFor } from "./waits.js";

const ASKS = { look: Look, clue: Clue, guess: Guess, dial: Turn, vote: Vote, ready: Ready, ready_to_vote: ReadyToVote, guessed: Guessed, ruling: Ruling };

const DRAFTED = ["clue", "guess", "dial"]; // what is half done there outlives an undo

/** A moment of the game that outlives an undo, unlike a step's number, and ends with the deal: a void card or another
 *  match finds nothing of it. */
function momentOf(view, mine) {
  return [mine.seat, view.scene, mine.ask.kind, view.deal, view.facts.lap || 0].join(":");
}

/** The question to one seat, or what it has sent. `next`: who gets a shared phone after it. */
export function AskOf({ phone, mine, looked, next }) {
  const { view } = phone;
  if (mine.answered && mine.ask && mine.ask.kind === "ready_to_vote") return html`<${ToVote} view=${view} />`;
  if (mine.answered && mine.ask && mine.ask.may_change) return html`<${Changeable} key=${mine.sent} phone=${phone} mine=${mine} />`;
  if (mine.answered) return html`<${Sent} view=${view} mine=${mine} />`;
  if (!mine.ask) return null;
  const Kind = ASKS[mine.ask.kind];
  if (!Kind) return html`<p class="line">${t("phone.ask.unknown")}</p>`;
  const key = DRAFTED.indexOf(mine.ask.kind) >= 0 ? momentOf(view, mine) : mine.seat + ":" + mine.ask.kind + ":" + view.step;
  return html`<${Kind} key=${key} phone=${phone} mine=${mine} looked=${looked} next=${next} />`;
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

/** What was sent, and a way to write it anew while the others still write, or to leave it after all. */
function Changeable({ phone, mine }) {
  const [writing, setWriting] = useState(null);
  const change = useRef(null);
  useEffect(() => {
    if (writing === null) return; // neither yet: the focus is wherever it was
    const next = writing ? document.getElementById("ask-" + mine.seat) : change.current;
    next.focus(); // the button that had it is gone
    if (writing) next.select(); // another word takes its place at once
  }, [writing]);
  function leave() {
    keepDraft(phone.code, momentOf(phone.view, mine), mine.sent);
    setWriting(false);
  }
  if (!writing) {
    return html`<${Sent} view=${phone.view} mine=${mine} />
      <button ref=${change} class="button plain wide change" onClick=${() => setWriting(true)}>${t("phone.clue.change")}</button>`;
  }
  return html`<${Clue} phone=${phone} mine=${mine} onSent=${() => setWriting(false)} />
    <button class="button plain wide change" onClick=${leave}>${t("phone.clue.leave")}</button>`;
}

/** Sends this seat's answer; the text that was refused stays where it is. */
function useAnswer(phone, mine) {
  return useTap((value) => phone.answer(mine.seat, value));
}

/** One button that says "so it is". */
function Confirm({ phone, mine, words, quiet }) {
  const tap = useAnswer(phone, mine);
  return html`<div class="ask">
    <${Refusal} error=${tap.error} />
    <button class=${"button wide" + (quiet ? " quiet" : "")} disabled=${tap.busy} onClick=${() => tap.run(true)}>${words}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}

/** On a shared phone it says at once who gets it next. */
function Look({ phone, mine, looked, next }) {
  const words = next && looked ? t("phone.look.pass", { name: nameOf(phone.view, next) }) : t("phone.look.done");
  return html`<${Confirm} phone=${phone} mine=${mine} words=${words} quiet=${!looked} />`;
}

function Clue({ phone, mine, onSent }) {
  const own = "phone.clue.label_" + phone.view.room.game;
  const label = t(has(own) ? own : "phone.clue.label");
  return html`<${TextAsk} phone=${phone} mine=${mine} label=${label} button=${t("phone.clue.send")} capital="off" onSent=${onSent} />`;
}

function Turn({ phone, mine }) {
  const tap = useAnswer(phone, mine);
  return html`<${DialAsk} phone=${phone} what=${momentOf(phone.view, mine)} tap=${tap} />`;
}

const ARMED = 4000; // ms in which the second tap counts

/** Nothing comes to mind: the card is played without a guess. It ends the card for all, so the first tap only asks. */
function Skip({ phone, mine }) {
  const tap = useAnswer(phone, mine);
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setArmed(false), ARMED);
    return () => clearTimeout(timer);
  }, [armed]);
  const push = () => (armed ? tap.run(null) : setArmed(true));
  return html`<${Refusal} error=${tap.error} />
    <button class=${"button quiet wide" + (armed ? " armed" : "")} disabled=${tap.busy} aria-live="polite" onClick=${push}>
      ${t(armed ? "phone.guess.skip_sure" : "phone.guess.skip")}
    </button>`;
}

/** A guess that is said aloud may be typed by who prefers that. */
function Guess({ phone, mine }) {
  const { view } = phone;
  const [typing, setTyping] = useState(view.facts.stage !== "aloud" || view.mine.length > 1); // a shared phone was taken for it
  if (!typing) return html`<div class="ask"><button class="button plain wide" onClick=${() => setTyping(true)}>${t("phone.guess.type")}</button></div>`;
  return html`<${TextAsk} phone=${phone} mine=${mine} label=${t("phone.guess.label")} button=${t("phone.guess.send")} capital="off" />
    ${mine.ask.may_skip ? html`<${Skip} phone=${phone} mine=${mine} />` : null}`;
}

/** One field, one button; what is typed outlives a redraw, a reload and an undone step. What was sent stands there to be changed. */
function TextAsk({ phone, mine, label, button, capital, onSent }) {
  const what = momentOf(phone.view, mine);
  const [text, setText] = useState(() => draftOf(phone.code, what) || mine.sent || "");
  const tap = useAnswer(phone, mine);
  function type(next) {
    setText(next);
    keepDraft(phone.code, what, next);
    if (tap.error) tap.clear();
  }
  function submit(event) {
    event.preventDefault();
    tap.run(text).then((ack) => ack.ok && onSent && onSent());
  }
  const more = { autocapitalize: capital, enterkeyhint: "send", lang: phone.view.room.lang, translate: false };
  return html`<form class="ask text-ask" onSubmit=${submit}>
    <${Field} id=${"ask-" + mine.seat} label=${label} text=${text} onText=${type} error=${tap.error} more=${more} />
    <button class="button" type="submit" disabled=${tap.busy || !text.trim()}>${button}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </form>`;
}

/** A tap that says "go on"; its words are the scene's own. */
function Ready({ phone, mine }) {
  return html`<${Confirm} phone=${phone} mine=${mine} words=${readyText(phone.view)} />`;
}

export function readyText(view) {
  const { style, answerer } = view.facts;
  if (view.scene === "imposter/clue" && style === "questions") return t("phone.lead.answered", { name: nameOf(view, answerer) });
  const own = "phone.ready." + view.scene.replace("/", "_");
  return t(has(own) ? own : "phone.ready.plain");
}

/** Nobody waits for it: the laps end when enough have said so. */
function ReadyToVote({ phone, mine }) {
  const called = phone.view.host && phone.view.host.moves.indexOf("call_vote") >= 0; // the host's word is enough, and has its own button
  if (called || phone.view.facts.closing) return null;
  return html`<${Confirm} phone=${phone} mine=${mine} words=${t("phone.ready.to_vote")} quiet=${true} />`;
}

function ToVote({ view }) {
  const told = readyToVote(view);
  if (!told || view.facts.closing) return null;
  return html`<p class="line to-vote" role="status"><span class="tick">✓</span> ${t("phone.ready.counted", told)}</p>`;
}

/** Somebody has guessed aloud; from here on this phone shows the word. */
function Guessed({ phone, mine }) {
  return html`<${Confirm} phone=${phone} mine=${mine} words=${t("phone.lead.guessed", { name: nameOf(phone.view, phone.view.facts.accused) })} />`;
}

function Ruling({ phone, mine }) {
  const tap = useAnswer(phone, mine);
  return html`<div class="ask"><${RightOrWrong} phone=${phone} tap=${tap} /></div>`;
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
