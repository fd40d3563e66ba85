// The table's own dial pairs: a text, one pair a line, with what is wrong by line; kept in the room and in this browser.

import { html, useEffect, useState } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { keepOwn, ownOf, tokenOf } from "./keep.js";

/** Asks the room, as its host. Gives the status and what came with it; 0 while the server is out of reach. */
function request(code, method, body) {
  const headers = { Authorization: "Bearer " + tokenOf(code), "Content-Type": "text/plain; charset=utf-8" };
  return fetch("/rooms/" + code + "/dials", { method, headers, body })
    .then((answer) => answer.json().then((told) => ({ status: answer.status, told })))
    .catch(() => ({ status: 0, told: {} }));
}

export function OwnDials({ phone }) {
  const { code } = phone;
  const { lang } = phone.view.room;
  const [text, setText] = useState("");
  const [told, setTold] = useState({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    request(code, "GET").then((answer) => wanted && setText((answer.told && answer.told.text) || ownOf("dials", lang)));
    return () => {
      wanted = false;
    };
  }, [lang]);
  function type(next) {
    setText(next);
    setTold({});
    keepOwn("dials", lang, next);
  }
  function save(event) {
    event.preventDefault();
    setBusy(true);
    request(code, "PUT", text).then((answer) => {
      setBusy(false);
      setTold(answer.status === 200 ? { count: answer.told.count } : { faults: answer.told.faults || [], failed: !answer.told.faults });
    });
  }
  return html`<form class="own-dials" onSubmit=${save}>
    <label for="own-dials">${t("phone.dials.label")}</label>
    <p class="line" id="own-dials-how">${t("phone.dials.how")}</p>
    <textarea id="own-dials" rows="6" dir="auto" lang=${lang} translate=${false} spellcheck=${false} aria-describedby="own-dials-how own-dials-told"
      placeholder=${t("phone.dials.example")} value=${text} onInput=${(event) => type(event.target.value)} />
    <div id="own-dials-told" role="status">
      ${told.count === undefined ? null : html`<p class="line">${t("phone.dials.saved", { count: told.count })}</p>`}
      ${told.failed ? html`<p class="refusal">${t("phone.dials.failed")}</p>` : null}
      ${(told.faults || []).map((fault) => html`<p key=${fault.line} class="refusal">${faultText(fault)}</p>`)}
    </div>
    <button class="button quiet wide" type="submit" disabled=${busy}>${t("phone.dials.save")}</button>
  </form>`;
}

/** What is wrong in a line of a text. */
export function faultText({ line, code, params }) {
  const key = "phone.fault." + code;
  return t("phone.fault.line", { line, what: t(has(key) ? key : "phone.fault.other", Object.assign({}, params)) });
}
