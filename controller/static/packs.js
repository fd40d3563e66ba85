// The words of the room, for its host: their language, which packs are in, and packs of one's own.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { useChanges } from "./changes.js";
import { OwnDials } from "./dials.js";
import { editedThing, forgetTyped } from "./drafts.js";
import { Editor } from "./editor.js";
import { LANGUAGES } from "./language.js";
import { Refusal } from "./parts.js";
import { rememberPacks, rememberedPacks } from "./remembered.js";
import { Shelf } from "./shelf.js";
import { Sheet } from "./sheet.js";
import { ask, wrongOf } from "./texts.js";

export function Packs({ phone, onClose }) {
  const { room, facts } = phone.view;
  const [edited, setEdited] = useState(null); // the pack that is open: { id, title, start }
  const changes = useChanges(phone);
  const shelf = useShelf(phone.code, room.lang);
  const [chosen, choose] = useChoice(facts.packs || [], room.lang, (ids) => changes.make("packs", { packs: ids }));
  const [wrong, setWrong] = useState({ id: null, error: null }); // what was refused at one pack
  function speak(lang) {
    changes.make("packs", { lang }).then((ack) => {
      if (!ack.ok) return;
      rememberedPacks(lang).then((packs) => packs.length && changes.make("packs", (view) => (view.room.lang === lang && view.facts.usual ? { packs } : {})));
    });
  }
  function saved(id) {
    choose((ids) => (ids.indexOf(id) < 0 ? ids.concat(id) : ids));
    shelf.load();
    setEdited(null);
  }
  function remove(id) {
    ask(phone.code, "packs/" + id, "DELETE").then((answer) => {
      setWrong({ id, error: answer.status === 200 ? null : wrongOf(answer) });
      if (answer.status !== 200) return;
      forgetTyped(room.lang, editedThing(phone.code, { id })); // the next pack may get this id
      shelf.load();
    });
  }
  function open(id) {
    ask(phone.code, "packs/" + id, "GET").then((answer) => {
      setWrong({ id, error: answer.status === 200 ? null : wrongOf(answer) });
      if (answer.status === 200) setEdited({ id, start: answer.told.text });
    });
  }
  if (edited) {
    return html`<${Sheet} title=${t("phone.editor.title")} onClose=${onClose} onBack=${() => setEdited(null)}>
      <${Editor} phone=${phone} edited=${edited} onSaved=${saved} />
    <//>`;
  }
  return html`<${Sheet} title=${t("phone.lobby.change_words")} onClose=${onClose}>
    <label class="option">
      <span>${t("phone.packs.lang")}</span>
      <select onChange=${(event) => speak(event.target.value)}>
        ${LANGUAGES.map(([id, name]) => html`<option key=${id} value=${id} lang=${id} selected=${id === room.lang}>${name}</option>`)}
      </select>
    </label>
    <${Refusal} error=${changes.wrongAt("packs")} />
    ${room.game === "wavelength"
      ? html`<${OwnDials} phone=${phone} />`
      : html`<${Shelf} key=${room.lang} packs=${shelf.packs} chosen=${chosen} lang=${room.lang} wrong=${wrong}
          onChoose=${choose} onEdit=${open} onRemove=${remove} onWrite=${setEdited} />`}
  <//>`;
}

/** The packs as they are to be, with the function that changes them: from what was tapped last, not from what the room
 *  has said so far. None at all is not sent, since a room plays with one at least. */
function useChoice(now, lang, send) {
  const wanted = useRef({ lang, ids: null });
  const [, redraw] = useState(0);
  if (wanted.current.lang !== lang) wanted.current = { lang, ids: null };
  function choose(change) {
    const mine = { lang, ids: change(wanted.current.ids || now) };
    wanted.current = mine;
    redraw((n) => n + 1);
    if (!mine.ids.length) return;
    send(mine.ids).then((ack) => {
      if (ack.ok) rememberPacks(lang, mine.ids);
      if (wanted.current === mine) wanted.current = { lang, ids: null };
      redraw((n) => n + 1);
    });
  }
  return [wanted.current.ids || now, choose];
}

/** What the room has to choose from; null while it is fetched, [] where that failed. */
function useShelf(code, lang) {
  const [shelf, setShelf] = useState({ lang: "", packs: null });
  const load = () => ask(code, "packs", "GET").then(({ status, told }) => setShelf({ lang, packs: status === 200 ? told : [] }));
  useEffect(() => {
    load();
  }, [lang]);
  return { packs: shelf.lang === lang ? shelf.packs : null, load };
}
