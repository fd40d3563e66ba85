// The words of the room, for its host: their language, which packs are in, and packs of one's own.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { useChanges } from "./changes.js";
import { OwnDials } from "./dials.js";
import { Editor } from "./editor.js";
import { keepOwn, ownOf } from "./keep.js";
import { LANGUAGES } from "./language.js";
import { Refusal } from "./parts.js";
import { Shelf } from "./shelf.js";
import { Sheet } from "./sheet.js";
import { ask } from "./texts.js";

export function Packs({ phone, onClose }) {
  const { room, facts } = phone.view;
  const [edited, setEdited] = useState(null); // the pack that is open: { id, start }
  const changes = useChanges(phone);
  const shelf = useShelf(phone.code, room.lang);
  const [chosen, choose] = useChoice(facts.packs || [], room.lang, (ids) => changes.make("packs", { packs: ids }));
  function speak(lang) {
    changes.make("packs", { lang }).then((ack) => {
      const kept = rememberedPacks(lang);
      if (ack.ok && kept.length) changes.make("packs", { packs: kept });
    });
  }
  function saved(id) {
    choose((ids) => (ids.indexOf(id) < 0 ? ids.concat(id) : ids));
    shelf.load();
    setEdited(null);
  }
  const remove = (id) => ask(phone.code, "packs/" + id, "DELETE").then(shelf.load);
  const open = (id) => ask(phone.code, "packs/" + id, "GET").then(({ status, told }) => status === 200 && setEdited({ id, start: told.text }));
  if (edited) {
    return html`<${Sheet} title=${t("phone.editor.title")} onClose=${onClose} onBack=${() => setEdited(null)}>
      <${Editor} phone=${phone} id=${edited.id} start=${edited.start} onSaved=${saved} />
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
      : html`<${Shelf} key=${room.lang} packs=${shelf.packs} chosen=${chosen} lang=${room.lang}
          onChoose=${choose} onEdit=${open} onRemove=${remove} onWrite=${(start) => setEdited({ id: null, start })} />`}
  <//>`;
}

/** The packs as they are to be, with the function that changes them: from what was tapped last, not from what the room
 *  has said so far. None at all is not sent, since a room plays with one at least. */
function useChoice(now, lang, send) {
  const wanted = useRef(null);
  const [, redraw] = useState(0);
  function choose(change) {
    const ids = change(wanted.current || now);
    wanted.current = ids;
    redraw((n) => n + 1);
    if (!ids.length) return;
    rememberPacks(lang, ids);
    send(ids).then(() => {
      if (wanted.current === ids) wanted.current = null;
      redraw((n) => n + 1);
    });
  }
  return [wanted.current || now, choose];
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

/** The packs that this host plays with, for the next evening: shipped ones, since own ones are the room's. */
function rememberPacks(lang, ids) {
  keepOwn("chosen", lang, ids.filter((id) => id.indexOf("own/") !== 0).join(" "));
}

function rememberedPacks(lang) {
  return ownOf("chosen", lang).split(" ").filter(Boolean);
}

/** In a room where nothing has been played yet, a host's choice of the last evening comes back by itself. */
export function useRemembered(phone) {
  const { view } = phone;
  const fresh = Boolean(view.host) && view.scene === "lobby" && view.facts.match === 0 && view.host.moves.indexOf("configure") >= 0;
  useEffect(() => {
    const kept = rememberedPacks(view.room.lang);
    const key = "room:" + phone.code;
    if (!fresh || !kept.length || ownOf(key, "") || kept.join() === view.facts.packs.join()) return;
    keepOwn(key, "", "done");
    phone.move("configure", { packs: kept }); // where a pack is gone since, the room keeps what it has
  }, [fresh]);
}
