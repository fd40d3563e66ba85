// A pack of the room's own, as text: what is wrong stands below by line while one types, and nothing typed is lost.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { keepOwn, keepPack, ownOf } from "./keep.js";
import { Share } from "./share.js";
import { ask, faultText, readText } from "./texts.js";

const PAUSE = 400; // ms without a key before a text is checked
const SHOWN = 8; // faults at a time
const MOST = 262144; // bytes that the server takes

/** `id`: of the pack that is changed, or null for a new one; `start`: the text it begins with. */
export function Editor({ phone, id, start, onSaved }) {
  const { lang } = phone.view.room;
  const [text, setText] = useState(() => start || ownOf("draft", lang));
  const [told, setTold] = useState({ count: 0, faults: [] });
  const [problem, setProblem] = useState("");
  const checked = useCheck(phone.code, text, setTold);
  function type(next) {
    setText(next);
    setProblem("");
    keepOwn("draft", lang, next);
  }
  function load(event) {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > MOST) setProblem("too_large");
    else readText(file).then((read) => (read.fault ? setProblem(read.fault) : type(read.text)));
  }
  function save(event) {
    event.preventDefault();
    ask(phone.code, id ? "packs/" + id : "packs", id ? "PUT" : "POST", text).then(({ status, told: answer }) => {
      if (status !== 200 && status !== 201) {
        if (answer.faults) setTold({ count: 0, faults: answer.faults });
        setProblem(answer.faults ? "" : "failed");
        return;
      }
      keepPack(lang, text);
      keepOwn("draft", lang, "");
      onSaved(answer.id);
    });
  }
  const bad = told.faults.length > 0;
  return html`<form class="editor" onSubmit=${save}>
    <label for="pack-text">${t("phone.editor.label")}</label>
    <p class="line" id="pack-how">${t("phone.editor.how")}</p>
    <textarea id="pack-text" rows="10" dir="auto" lang=${lang} translate=${false} spellcheck=${false} autocapitalize="off"
      aria-describedby="pack-how pack-told" placeholder=${t("phone.editor.example")} value=${text} onInput=${(event) => type(event.target.value)} />
    <${Told} told=${told} text=${text} problem=${problem} />
    <div class="editor-row">
      <button class="button" type="submit" disabled=${!text.trim() || (checked && bad)}>${t("phone.editor.save")}</button>
      <label class="button quiet file">${t("phone.editor.open")}<input type="file" accept=".txt,text/plain" class="visually-hidden" onChange=${load} /></label>
    </div>
    <${Share} phone=${phone} text=${text} title=${told.title} ready=${!bad && told.count > 0} />
  </form>`;
}

/** Has the room look at a text once it has not changed for a moment; whether what it said is of this text. */
function useCheck(code, text, setTold) {
  const [of, setOf] = useState(null);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (!text.trim()) {
      setTold({ count: 0, faults: [] });
      setOf(text);
      return undefined;
    }
    const timer = setTimeout(() => {
      ask(code, "packs/check", "POST", text).then(({ status, told }) => {
        if (status !== 200 || latest.current !== text) return;
        setTold(told);
        setOf(text);
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return of === text;
}

/** What the text says as a pack, or its faults with the lines they stand in. */
function Told({ told, text, problem }) {
  const lines = text.split(/\r\n|\r|\n/);
  const rest = told.faults.length - SHOWN;
  return html`<div id="pack-told" class="told-faults" role="status">
    ${told.count ? html`<p class="line"><span aria-hidden="true">${told.icon} </span>${told.title} · ${t("phone.packs.pairs", { count: told.count })}</p>` : null}
    ${problem ? html`<p class="refusal">${t("phone.fault." + problem)}</p>` : null}
    <ul>
      ${told.faults.slice(0, SHOWN).map(
        (fault) => html`<li key=${fault.line + fault.code} class="refusal">
          ${faultText(fault)}${lines[fault.line - 1] ? html`<span class="fault-text" translate=${false}>${lines[fault.line - 1].slice(0, 60)}</span>` : null}
        </li>`,
      )}
    </ul>
    ${rest > 0 ? html`<p class="refusal">${t("phone.fault.more", { count: rest })}</p>` : null}
  </div>`;
}
