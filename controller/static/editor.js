// A pack of the room's own, as text: what is wrong stands below by line while one types, and nothing typed is lost.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { editedThing, forgetTyped, keepTyped, opened } from "./drafts.js";
import { keepPack } from "./keep.js";
import { Refusal } from "./parts.js";
import { Share } from "./share.js";
import { ask, faultText, readText, wrongOf } from "./texts.js";

const PAUSE = 400; // ms without a key before a text is checked
const AGAIN = 4000; // ms until it is tried again where nobody answered
const SHOWN = 8; // faults at a time
const MOST = 262144; // bytes that the server takes
const BLANK = { count: 0, faults: [] };

/** `edited`: what is edited: the pack's `id`, or the `title` it was kept by, or neither for a new one; and the text it starts with. */
export function Editor({ phone, edited, onSaved }) {
  const { lang } = phone.view.room;
  const { id, start } = edited;
  const thing = editedThing(phone.code, edited);
  const [{ now, other }, setTexts] = useState(() => opened(lang, thing, start));
  const [problem, setProblem] = useState("");
  const { text } = now;
  const check = useCheck(phone.code, text);
  const save = useSave(phone.code, id, text, (saved) => {
    keepPack(lang, text);
    forgetTyped(lang, thing, now.file);
    onSaved(saved);
  });
  function show(next, before) {
    setTexts({ now: next, other: before });
    setProblem("");
    save.forget();
  }
  function take(next, before) {
    show(next, before);
    keepTyped(lang, thing, start, next);
  }
  function load(event) {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > MOST) setProblem("too_large");
    else readText(file).then((read) => (read.fault ? setProblem(read.fault) : take({ file: true, text: read.text }, text.trim() ? now : other)));
  }
  const told = save.faults ? { count: 0, faults: save.faults } : check.told;
  const bad = told.faults.length > 0;
  return html`<form class="editor" onSubmit=${save.run}>
    <label for="pack-text">${t("phone.editor.label")}</label>
    <p class="line" id="pack-how">${t("phone.editor.how")}</p>
    <textarea id="pack-text" rows="10" dir="auto" lang=${lang} translate=${false} spellcheck=${false} autocapitalize="off"
      aria-describedby="pack-how pack-told" placeholder=${t("phone.editor.example")} value=${text} readonly=${save.busy}
      onInput=${(event) => take({ file: now.file, text: event.target.value }, other)} />
    <${Told} told=${told} text=${text} problem=${problem || save.problem || check.problem} />
    <${Refusal} error=${save.error} />
    <div class="editor-row">
      <button class="button" type="submit" disabled=${save.busy || !text.trim() || check.never || (check.done && bad)}>${t("phone.editor.save")}</button>
      <label class="button quiet file">${t("phone.editor.open")}<input type="file" accept=".txt,text/plain" class="visually-hidden" onChange=${load} /></label>
      ${other && other.text !== text ? html`<button type="button" class="button quiet before" onClick=${() => show(other, now)}>${t("phone.editor.before")}</button>` : null}
    </div>
    <${Share} phone=${phone} text=${text} title=${told.title} ready=${!bad && told.count > 0} />
  </form>`;
}

/** Puts the text on the table, one save at a time. */
function useSave(code, id, text, onSaved) {
  const busy = useRef(false);
  const [state, setState] = useState({});
  function run(event) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState({ busy: true });
    ask(code, id ? "packs/" + id : "packs", id ? "PUT" : "POST", text).then((answer) => {
      busy.current = false;
      if (answer.status === 200 || answer.status === 201) return onSaved(answer.told.id);
      if (answer.told.faults && answer.told.faults.length) return setState({ faults: answer.told.faults });
      return setState(answer.status >= 400 ? { error: wrongOf(answer) } : { problem: "failed" });
    });
  }
  return Object.assign({ run, forget: () => setState({ busy: busy.current }) }, state);
}

/** Has the room look at a text once it has not changed for a moment: what it said last, whether that is of this text,
 *  and the problem where nothing was said of it; `never`: it cannot be taken at all. */
function useCheck(code, text) {
  const [checked, setChecked] = useState({ of: null, told: BLANK });
  const [missed, setMissed] = useState({ of: null, times: 0 });
  const latest = useRef(text);
  latest.current = text;
  const never = tooLarge(text);
  useEffect(() => {
    if (never || !text.trim()) {
      setChecked({ of: text, told: BLANK });
      return undefined;
    }
    const timer = setTimeout(() => {
      ask(code, "packs/check", "POST", text).then(({ status, told }) => {
        if (latest.current !== text) return;
        if (status === 200) setChecked({ of: text, told });
        else setMissed(({ times }) => ({ of: text, times: times + 1 }));
      });
    }, missed.of === text ? AGAIN : PAUSE);
    return () => clearTimeout(timer);
  }, [text, missed]);
  const done = checked.of === text;
  const unchecked = !done && missed.of === text;
  const problem = never ? "too_large" : unchecked ? "unchecked" : "";
  return { told: problem ? BLANK : checked.told, done, never, problem };
}

function tooLarge(text) {
  return text.length * 3 > MOST && new TextEncoder().encode(text).length > MOST;
}

/** What the text says as a pack, or its faults; a tap on one puts the cursor into its line. */
function Told({ told, text, problem }) {
  const lines = text.split(/\r\n|\r|\n/);
  const rest = told.faults.length - SHOWN;
  return html`<div id="pack-told" class="told-faults" role="status">
    ${told.count ? html`<p class="line"><span aria-hidden="true">${told.icon} </span>${told.title} · ${t("phone.packs.pairs", { count: told.count })}</p>` : null}
    ${problem ? html`<p class="refusal">${t("phone.fault." + problem)}</p>` : null}
    <ul>
      ${told.faults.slice(0, SHOWN).map(
        (fault) => html`<li key=${fault.line + fault.code}>
          <button type="button" class="fault" disabled=${!fault.line} onClick=${() => pointAt(fault.line)}>
            ${faultText(fault)}${lines[fault.line - 1] ? html`<span class="fault-text" translate=${false}>${lines[fault.line - 1].slice(0, 60)}</span>` : null}
          </button>
        </li>`,
      )}
    </ul>
    ${rest > 0 ? html`<p class="refusal">${t("phone.fault.more", { count: rest })}</p>` : null}
  </div>`;
}

/** The cursor to the end of a line, counted from 1. The field has one sign for each end of a line. */
function pointAt(line) {
  const field = document.getElementById("pack-text");
  const end = field.value.split("\n").slice(0, line).join("\n").length;
  field.blur(); // a browser shows the cursor when the field gets it
  field.setSelectionRange(end, end);
  field.focus();
}
