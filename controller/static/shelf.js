// The packs as a list to tick: searched, filtered, all or none of those in sight, with a taste of what was played.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { keptPacks } from "./keep.js";

const KINDS = ["all", "kids", "adults"];
const SHOWS = { all: () => true, kids: (pack) => pack.kids, adults: (pack) => pack.adult };

export function Shelf({ packs, chosen, lang, onChoose, onEdit, onRemove, onWrite }) {
  const [kind, setKind] = useState("all");
  const [wanted, setWanted] = useState("");
  if (packs === null) return html`<p class="line" role="status">${t("phone.packs.wait")}</p>`;
  if (!packs.length) return html`<p class="line" role="status">${t("phone.packs.none")}</p>`;
  const shown = packs.filter((pack) => SHOWS[kind](pack) && folded(pack.title).indexOf(folded(wanted)) >= 0);
  const here = shown.map((pack) => pack.id);
  const hidden = (ids) => ids.filter((id) => here.indexOf(id) < 0);
  const toggle = (id) => onChoose((ids) => (ids.indexOf(id) >= 0 ? ids.filter((one) => one !== id) : ids.concat(id)));
  const pairs = packs.filter((pack) => chosen.indexOf(pack.id) >= 0).reduce((sum, pack) => sum + pack.count, 0);
  return html`<div class="shelf">
    <button type="button" class="button quiet wide" onClick=${() => onWrite("")}>${t("phone.packs.write")}</button>
    <${Kept} packs=${packs} lang=${lang} onWrite=${onWrite} />
    <input type="search" class="search" aria-label=${t("phone.packs.search")} placeholder=${t("phone.packs.search")} value=${wanted}
      autocomplete="off" enterkeyhint="search" onInput=${(event) => setWanted(event.target.value)} />
    <div class="kinds" role="group" aria-label=${t("phone.packs.kinds")}>
      ${KINDS.map((one) => html`<button key=${one} type="button" class=${"button quiet small" + (one === kind ? " on" : "")} aria-pressed=${one === kind ? "true" : "false"}
        onClick=${() => setKind(one)}>${t("phone.packs.kind_" + one)}</button>`)}
    </div>
    <div class="shelf-head">
      <p class="line" role="status">${chosen.length ? t("phone.packs.on", { count: chosen.length, pairs }) : t("phone.packs.at_least_one")}</p>
      <button type="button" class="button plain small" onClick=${() => onChoose((ids) => hidden(ids).concat(here))}>${t("phone.packs.all")}</button>
      <button type="button" class="button plain small" onClick=${() => onChoose(hidden)}>${t("phone.packs.no")}</button>
    </div>
    <div class="options" role="group" aria-label=${t("phone.packs.group")}>
      ${shown.map((pack) => html`<${Pack} key=${pack.id} pack=${pack} on=${chosen.indexOf(pack.id) >= 0} lang=${lang} onToggle=${toggle} onEdit=${onEdit} onRemove=${onRemove} />`)}
    </div>
    ${shown.length ? null : html`<p class="line">${t("phone.packs.not_found")}</p>`}
  </div>`;
}

function Pack({ pack, on, lang, onToggle, onEdit, onRemove }) {
  const facts = [t("phone.packs.pairs", { count: pack.count })];
  if (pack.adult) facts.push(t("phone.packs.adult"));
  if (pack.kids) facts.push(t("phone.packs.kids"));
  return html`<div class="pack">
    <label class="option">
      <span>
        <span class="pack-icon" aria-hidden="true">${pack.icon}</span>${" "}<span lang=${lang} translate=${false}>${pack.title}</span>
        <span class="faint"> ${facts.join(" · ")}</span>
        ${pack.taste.length ? html`<span class="option-line">${t("phone.packs.played", { count: pack.played })} <span lang=${lang} translate=${false}>${pack.taste.join(", ")}</span></span>` : null}
      </span>
      <input type="checkbox" class="switch" checked=${on} onChange=${() => onToggle(pack.id)} />
    </label>
    ${pack.own
      ? html`<div class="pack-row">
          <button type="button" class="button plain small" onClick=${() => onEdit(pack.id)}>${t("phone.packs.edit")}<span class="visually-hidden"> ${pack.title}</span></button>
          <button type="button" class="button plain small" onClick=${() => onRemove(pack.id)}>${t("phone.packs.remove")}<span class="visually-hidden"> ${pack.title}</span></button>
        </div>`
      : null}
  </div>`;
}

/** Packs that were written on this phone on other evenings and are not in the room. */
function Kept({ packs, lang, onWrite }) {
  const there = packs.map((pack) => pack.title);
  const kept = keptPacks(lang).filter(({ title }) => there.indexOf(title) < 0);
  if (!kept.length) return null;
  return html`<div class="kept-packs" role="group" aria-label=${t("phone.packs.kept")}>
    <p class="line">${t("phone.packs.kept")}</p>
    ${kept.map(({ title, text }) => html`<button key=${title} type="button" class="button plain small" translate=${false} onClick=${() => onWrite(text)}>${title}</button>`)}
  </div>`;
}

function folded(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}
