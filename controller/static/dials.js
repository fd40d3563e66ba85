// The table's own dial pairs: a text, one pair a line, with what is wrong by line; kept in the room and in this browser.

import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { keepOwn, ownOf } from "./keep.js";
import { ask, faultText } from "./texts.js";

export function OwnDials({ phone }) {
  const { code } = phone;
  const { lang } = phone.view.room;
  const [text, setText] = useState("");
  const [told, setTold] = useState({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let wanted = true;
    ask(code, "dials", "GET").then((answer) => wanted && setText((answer.told && answer.told.text) || ownOf("dials", lang)));
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
    ask(code, "dials", "PUT", text).then((answer) => {
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
