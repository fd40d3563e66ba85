// What a page with a field is made of: the field, its refusal, a tap on its way, the strip while the line is down.

import { html, useRef, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";

const FIELD_MOST = 300; // far above every limit, far below the size at which the server closes the line

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

/** A game may have its own name for what others have too. */
export function optionName(option, game) {
  const name = "phone.option." + option;
  if (game && has(name + "_" + game)) return t(name + "_" + game);
  return has(name) ? t(name) : option;
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

/** The strip at the top while the line is down. */
export function Strip({ line }) {
  const text = line === "lost" ? t("phone.link.lost") : "";
  return html`<p class=${"strip" + (text ? " on" : "")} role="status">${text}</p>`;
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
