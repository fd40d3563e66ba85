// Small parts of every page: names, refusals, fields, the clock, the strip and the toast.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { clockText, useSecondsLeft } from "../shared/clock.js";
import { has, listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";

const FIELD_MOST = 300; // far above every limit, far below the size at which the server closes the line
const NAMED_MOST = 3;

export function seatOf(view, id) {
  return view.seats.find((seat) => seat.id === id) || { id, name: "?", score: 0 };
}

export function nameOf(view, id) {
  return seatOf(view, id).name;
}

/** A seat as mark and name. */
export function Who({ seat }) {
  return html`<span class="who">${seatMark(html, seat.id)}<span class="name" translate=${false} dir="auto">${seat.name}</span></span>`;
}

/** The names of these seats as one phrase, the later ones of many as a number. */
export function namesOf(seats) {
  const names = seats.map((seat) => (seat.away ? t("phone.wait.away", { name: seat.name }) : seat.name));
  if (names.length <= NAMED_MOST) return listed(names);
  const rest = names.length - NAMED_MOST + 1;
  return listed(names.slice(0, NAMED_MOST - 1).concat(t("phone.wait.more", { count: rest })));
}

export function refusalText(error) {
  const params = Object.assign({}, error.params);
  let key = "refusal." + error.code;
  if (error.code === "bad_option") {
    if (params.most) key += "_most";
    else if (!params.option) key += "_unknown";
  }
  if (params.reason && has(key + "_" + params.reason)) key += "_" + params.reason;
  if (params.option) params.option = optionName(params.option);
  if (params.seconds) params.seconds = Math.ceil(params.seconds);
  return has(key) ? t(key, params) : t("refusal.did_not_work");
}

export function optionName(option) {
  return has("phone.option." + option) ? t("phone.option." + option) : option;
}

export function Refusal({ error, id }) {
  return html`<p class="refusal" id=${id} role="alert">${error ? refusalText(error) : ""}</p>`;
}

/** One thing that is sent: `run(...)` calls `act` once at a time; `error` is the last refusal, until the next try. */
export function useTap(act) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(null);
  const running = useRef(false);
  function run(...given) {
    if (running.current) return Promise.resolve({ ok: false });
    running.current = true;
    setBusy(true);
    return act(...given).then((ack) => {
      running.current = false;
      setBusy(false);
      setError(ack.ok ? null : ack.error);
      return ack;
    });
  }
  return { busy, error, run, clear: () => setError(null) };
}

// As an attribute: where `autocorrect` is a property it is a boolean, and Preact would make "off" true. So is
// `translate`, which is set to false instead.
function plain(input) {
  if (input) input.setAttribute("autocorrect", "off");
}

/** A labelled field with its refusal beside it. `more` holds further attributes of the input. */
export function Field({ id, label, text, onText, error, more }) {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      ref=${plain}
      type="text"
      dir="auto"
      maxlength=${FIELD_MOST}
      autocomplete="off"
      spellcheck=${false}
      aria-invalid=${error ? "true" : "false"}
      aria-describedby=${id + "-refusal"}
      value=${text}
      onInput=${(event) => onText(event.target.value)}
      ...${more}
    />
    <${Refusal} error=${error} id=${id + "-refusal"} />
  </div>`;
}

/** A tap that is still on its way says so, most of all while the line is down. */
export function Sending({ phone, busy }) {
  if (!busy || phone.line === "open") return null;
  return html`<p class="kept" role="status">${t("phone.link.kept")}</p>`;
}

export function Clock({ view }) {
  const left = useSecondsLeft(view);
  if (left === null) return html`<span class="clock none">${t("phone.clock.none")}</span>`;
  const soon = left <= 10 && !view.room.paused && !view.standing;
  return html`<span class=${"clock" + (soon ? " soon" : "")} role="timer">
    <span class="visually-hidden">${t("phone.clock.left")} </span>${clockText(left)}
  </span>`;
}

/** The strip at the top while the line is down. */
export function Strip({ line }) {
  const text = line === "lost" ? t("phone.link.lost") : "";
  return html`<p class=${"strip" + (text ? " on" : "")} role="status">${text}</p>`;
}

/** A sentence that the room is told, gone after a while. */
export function Toast({ said }) {
  const [gone, setGone] = useState(0);
  const n = said ? said.n : 0;
  useEffect(() => {
    if (!n) return undefined;
    const timer = setTimeout(() => setGone(n), 5000);
    return () => clearTimeout(timer);
  }, [n]);
  const shown = said && gone !== n;
  return html`<p class=${"toast" + (shown ? " on" : "")} role="status">${shown ? said.text : ""}</p>`;
}

/** A host who was away is offered the role again; so is anybody while there is no host. */
export function Offer({ phone }) {
  const { view } = phone;
  const [no, setNo] = useState(false);
  const tap = useTap(() => phone.send("lead", {}));
  const offered = view.may_lead && !view.host && view.mine.length > 0;
  if (!offered || no) return null;
  const take = () => tap.run().then((ack) => ack.ok && phone.seated(ack.token));
  return html`<div class="offer" role="status">
    <button class="button quiet" disabled=${tap.busy} onClick=${take}>${t("phone.menu.lead")}</button>
    <button class="button quiet" onClick=${() => setNo(true)}>${t("phone.offer.no")}</button>
    <${Refusal} error=${tap.error} />
  </div>`;
}

/** Three lines, the picture of a menu. */
export function MenuIcon() {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M3 5h18v3H3zM3 10.5h18v3H3zM3 16h18v3H3z" fill="currentColor" />
  </svg>`;
}

/** The lantern that stands for Farol. */
export function Lantern() {
  return html`<svg class="lantern" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M24 10a8 8 0 0 1 16 0h-4a4 4 0 0 0-8 0z" fill="currentColor" />
    <path d="M18 12h28l4 8H14zM14 50h36l-4 8H18z" fill="currentColor" />
    <path d="M18 22h28v26H18z" fill="currentColor" opacity="0.35" />
    <path d="M32 26c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" fill="currentColor" />
  </svg>`;
}
