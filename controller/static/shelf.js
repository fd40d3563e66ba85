// The packs as a list to tick: searched, filtered, all or none of those in sight, with a taste of what was played.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Dotted } from "./dotted.js";
import { editedThing, forgetTyped } from "./drafts.js";
import { forgetPack, keptPacks, sameTitle } from "./keep.js";
import { Refusal } from "./parts.js";
import { Twice } from "./twice.js";

const KINDS = ["all", "kids", "adults"];
const SHOWS = { all: () => true, kids: (pack) => pack.kids, adults: (pack) => pack.adult };

export function Shelf({ packs, chosen, lang, wrong, onChoose, onEdit, onRemove, onWrite }) {
  const [kind, setKind] = useState("all");
  const [wanted, setWanted] = useState("");
  if (packs === null) return html`<p class="line" role="status">${t("phone.packs.wait")}</p>`;
  if (!packs.length) return html`<p class="line" role="status">${t("phone.packs.none")}</p>`;
  const shown = packs.filter((pack) => SHOWS[kind](pack) && folded(pack.title).indexOf(folded(wanted)) >= 0);
  const here = shown.map((pack) => pack.id);
  const but = (ids, these) => ids.filter((id) => these.indexOf(id) < 0);
  // Packs for adults come in one by one, or from their own list.
  const lit = shown.filter((pack) => kind !== "all" || !pack.adult).map((pack) => pack.id);
  const toggle = (id) => onChoose((ids) => (ids.indexOf(id) >= 0 ? ids.filter((one) => one !== id) : ids.concat(id)));
  const pairs = packs.filter((pack) => chosen.indexOf(pack.id) >= 0).reduce((sum, pack) => sum + pack.count, 0);
  return html`<div class="shelf">
    <button type="button" class="button quiet wide" onClick=${() => onWrite({ start: "" })}>${t("phone.packs.write")}</button>
    <${Kept} packs=${packs} lang=${lang} onWrite=${onWrite} />
    <input type="search" class="search" aria-label=${t("phone.packs.search")} placeholder=${t("phone.packs.search")} value=${wanted}
      autocomplete="off" enterkeyhint="search" onInput=${(event) => setWanted(event.target.value)} />
    <div class="kinds" role="group" aria-label=${t("phone.packs.kinds")}>
      ${KINDS.map((one) => html`<button key=${one} type="button" class=${"button quiet small" + (one === kind ? " on" : "")} aria-pressed=${one === kind ? "true" : "false"}
        onClick=${() => setKind(one)}>${t("phone.packs.kind_" + one)}</button>`)}
    </div>
    <div class="shelf-head">
      <p class="line" role="status">${chosen.length ? t("phone.packs.on", { count: chosen.length, pairs }) : t("phone.packs.at_least_one")}</p>
      <button type="button" class="button plain small" onClick=${() => onChoose((ids) => but(ids, lit).concat(lit))}>${t("phone.packs.all")}</button>
      <button type="button" class="button plain small" onClick=${() => onChoose((ids) => but(ids, here))}>${t("phone.packs.no")}</button>
    </div>
    <div class="options" role="group" aria-label=${t("phone.packs.group")}>
      ${shown.map((pack) => html`<${Pack} key=${pack.id} pack=${pack} on=${chosen.indexOf(pack.id) >= 0} lang=${lang} error=${wrong.id === pack.id ? wrong.error : null}
        onToggle=${toggle} onEdit=${onEdit} onRemove=${onRemove} />`)}
    </div>
    ${shown.length ? null : html`<p class="line">${t("phone.packs.not_found")}</p>`}
  </div>`;
}

function Pack({ pack, on, lang, error, onToggle, onEdit, onRemove }) {
  const facts = [t("phone.packs.pairs", { count: pack.count })];
  if (pack.adult) facts.push(t("phone.packs.adult"));
  if (pack.kids) facts.push(t("phone.packs.kids"));
  return html`<div class="pack">
    <label class="option">
      <span>
        <span class="pack-icon" aria-hidden="true">${pack.icon}</span>${" "}<span lang=${lang} translate=${false}>${pack.title}</span>
        <span class="faint"><${Dotted} parts=${facts} /></span>
        ${pack.taste.length ? html`<span class="option-line">${t("phone.packs.played", { count: pack.played })} <span lang=${lang} translate=${false}>${pack.taste.join(", ")}</span></span>` : null}
      </span>
      <input type="checkbox" class="switch" checked=${on} onChange=${() => onToggle(pack.id)} />
    </label>
    ${pack.own
      ? html`<div class="pack-row">
          <button type="button" class="button plain small" onClick=${() => onEdit(pack.id)}>${t("phone.packs.edit")}<span class="visually-hidden"> ${pack.title}</span></button>
          <${Twice} label=${t("phone.packs.remove")} sure=${t("phone.packs.remove_sure")} of=${pack.title} onSure=${() => onRemove(pack.id)} />
          <${Refusal} error=${error} />
        </div>`
      : null}
  </div>`;
}

/** Packs that were written here on other evenings and are not in the room. */
function Kept({ packs, lang, onWrite }) {
  const [, redraw] = useState(0);
  const there = packs.filter((pack) => pack.own).map((pack) => sameTitle(pack.title));
  const kept = keptPacks(lang).filter(({ title }) => there.indexOf(sameTitle(title)) < 0);
  function forget(title) {
    forgetPack(lang, title);
    forgetTyped(lang, editedThing("", { title }));
    redraw((n) => n + 1);
  }
  if (!kept.length) return null;
  return html`<div class="kept-packs" role="group" aria-label=${t("phone.packs.kept")}>
    <p class="line">${t("phone.packs.kept")}</p>
    ${kept.map(
      ({ title, text }) => html`<div class="kept-pack" key=${title}>
        <button type="button" class="button plain small" translate=${false} onClick=${() => onWrite({ title, start: text })}>${title}</button>
        <${Twice} label=${t("phone.packs.forget")} sure=${t("phone.packs.forget_sure")} of=${title} onSure=${() => forget(title)} />
      </div>`,
    )}
  </div>`;
}

function folded(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}
