// The words of the room, for its host: their language, and which packs are in.

import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { useChanges } from "./changes.js";
import { OwnDials } from "./dials.js";
import { LANGUAGES } from "./language.js";
import { Refusal } from "./parts.js";
import { Sheet } from "./sheet.js";

export function Packs({ phone, onClose }) {
  const { lang } = phone.view.room;
  const { packs } = phone.view.facts;
  const [shelf, setShelf] = useState({ lang: "", packs: null });
  const changes = useChanges(phone);
  useEffect(() => {
    let wanted = true;
    fetch("/packs?lang=" + encodeURIComponent(lang))
      .then((answer) => answer.json())
      .then((found) => wanted && setShelf({ lang, packs: found.packs || found }))
      .catch(() => wanted && setShelf({ lang, packs: [] }));
    return () => {
      wanted = false;
    };
  }, [lang]);
  const toggle = (id) => changes.make("packs", (view) => ({ packs: toggled(view.facts.packs, id) }));
  return html`<${Sheet} title=${t("phone.lobby.change_words")} onClose=${onClose}>
    <label class="option">
      <span>${t("phone.packs.lang")}</span>
      <select onChange=${(event) => changes.make("packs", { lang: event.target.value })}>
        ${LANGUAGES.map(([id, name]) => html`<option key=${id} value=${id} lang=${id} selected=${id === lang}>${name}</option>`)}
      </select>
    </label>
    <${Refusal} error=${changes.wrongAt("packs")} />
    ${phone.view.room.game === "wavelength"
      ? html`<${OwnDials} phone=${phone} />`
      : html`<${Shelf} packs=${shelf.lang === lang ? shelf.packs : null} chosen=${packs || []} lang=${lang} onToggle=${toggle} />`}
  <//>`;
}

function toggled(packs, id) {
  const without = packs.filter((pack) => pack !== id);
  return without.length === packs.length ? packs.concat(id) : without;
}

function Shelf({ packs, chosen, lang, onToggle }) {
  if (packs === null) return html`<p class="line" role="status">${t("phone.packs.wait")}</p>`;
  if (!packs.length) return html`<p class="line" role="status">${t("phone.packs.none")}</p>`;
  return html`<div class="options" role="group" aria-label=${t("phone.packs.group")}>
    ${packs.map((pack) => {
      const on = chosen.indexOf(pack.id) >= 0;
      return html`<label class="option" key=${pack.id}>
        <span>
          <span class="pack-icon" aria-hidden="true">${pack.icon}</span>${" "}
          <span lang=${lang} translate=${false}>${pack.title}</span>
          <span class="faint"> ${t("phone.packs.pairs", { count: pack.count })}${pack.adult ? " · " + t("phone.packs.adult") : ""}</span>
        </span>
        <input type="checkbox" class="switch" checked=${on} disabled=${on && chosen.length === 1} onChange=${() => onToggle(pack.id)} />
      </label>`;
    })}
  </div>`;
}
