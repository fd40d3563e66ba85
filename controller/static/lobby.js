// The lobby on a phone: who is here, what is missing, the rules in one sentence; for the host, what to change and start.

import { html } from "../lib/preact.js";
import { sentenceOf } from "../shared/games.js";
import { adviceOf } from "../shared/help.js";
import { has, t } from "../shared/i18n.js";
import { Games, rulesName } from "./games.js";
import { Offer } from "./offer.js";
import { Refusal, Sending, Who, useTap } from "./parts.js";
import { Bar, Head } from "./play.js";
import { useRemembered } from "./remembered.js";
import { Presets } from "./presets.js";

/** Those who would be dealt in now. */
function playing(view) {
  return view.seats.filter((seat) => !seat.benched && !seat.left);
}

function missing(view) {
  const { least, most } = view.facts;
  const seats = playing(view).length;
  if (seats < least) return t("phone.lobby.missing", { count: least - seats });
  if (seats > most) return t("phone.lobby.too_many", { most, count: seats - most });
  return "";
}

export function Lobby({ phone }) {
  const { view } = phone;
  const lacks = missing(view);
  useRemembered(phone);
  const host = view.seats.find((seat) => seat.host);
  const { way } = view.room.options;
  const shared = view.host && way && way !== "own"; // then most people sit down on this very phone
  let line = t("phone.lobby.host_starts", { name: host ? host.name : "" });
  if (view.host) line = t(view.facts.trouble ? "phone.lobby.fix" : "phone.lobby.ready");
  else if (!host) line = t("phone.lobby.nobody_leads");
  return html`<div class="frame page lobby">
    <${Bar} phone=${phone} />
    <main class="middle">
      <${Head} title=${t("phone.lobby.title", { count: playing(view).length })} line=${view.host && lacks ? "" : lacks || line} />
      <${Offer} phone=${phone} />
      <${Seats} view=${view} />
      ${shared ? html`<${AddHere} phone=${phone} />` : null}
      <${Invite} phone=${phone} />
      ${view.host ? html`<${Games} phone=${phone} count=${playing(view).length} /><${Presets} phone=${phone} />` : null}
      <${RulesNow} phone=${phone} />
      <${Tips} view=${view} />
      ${shared ? null : html`<${AddHere} phone=${phone} />`}
    </main>
    ${view.host
      ? html`<div class="foot">
          <${Changes} phone=${phone} />
          ${view.host.moves.indexOf("start") >= 0 ? html`<${Start} phone=${phone} lacks=${lacks} />` : null}
        </div>`
      : null}
  </div>`;
}

function AddHere({ phone }) {
  return html`<button class="button plain wide" onClick=${() => phone.open("add")}>${t("phone.menu.add")}</button>`;
}

/** The rules in words, and the way to all of them. */
function RulesNow({ phone }) {
  const { room, host } = phone.view;
  const way = "phone.way." + room.options.way + "_line";
  return html`<section class="rules-now">
    <h2>${t("phone.lobby.rules_of", { name: rulesName(room) })}</h2>
    ${host || !has(way) ? null : html`<p class="line">${t(way)}</p>`}
    <p aria-live="polite">${sentenceOf(phone.view)}</p>
    <button class="button plain wide" onClick=${() => phone.open("howto")}>${t("phone.menu.howto")}</button>
  </section>`;
}

/** Advice for both sides, for whoever wants it while the others come in. */
function Tips({ view }) {
  return html`<details class="tips">
    <summary>${t("phone.tips.title")}</summary>
    ${adviceOf(view).map((key) => html`<p key=${key}>${t(key)}</p>`)}
  </details>`;
}

const PAIRED = 5; // above so many seats the list goes in two columns

function Seats({ view }) {
  const own = view.mine.map((mine) => mine.seat);
  return html`<ul class=${"chips" + (view.seats.length > PAIRED ? " paired" : "")}>
    ${view.seats.map((seat) => {
      const words = [];
      if (own.indexOf(seat.id) >= 0) words.push(t("phone.lobby.you"));
      if (seat.host) words.push(t("phone.lobby.host"));
      if (seat.benched) words.push(t("phone.lobby.benched"));
      if (seat.away) words.push(t("phone.lobby.away"));
      return html`<li key=${seat.id} class=${seat.benched || seat.away ? "faint" : ""}>
        <${Who} seat=${seat} />
        ${words.length ? html`<span class="chip-words">${words.join(", ")}</span>` : null}
        ${seat.score ? html`<span class="chip-score">${seat.score}</span>` : null}
      </li>`;
    })}
  </ul>`;
}

/** How others come in: the code, the address to copy where there is no clipboard, the QR code. */
function Invite({ phone }) {
  const url = phone.view.room.join_url || "";
  return html`<section class="invite">
    <p class="code" translate=${false}>${phone.code}</p>
    <button class="button quiet small" onClick=${() => phone.open("qr")}>${t("phone.lobby.qr")}</button>
    ${url
      ? html`<p class="line">${t("phone.lobby.invite")}</p>
          <input class="copy" readonly aria-label=${t("phone.lobby.address")} value=${url.replace(/^https?:\/\//, "")}
            onFocus=${(event) => event.target.select()} />`
      : null}
  </section>`;
}

function Changes({ phone }) {
  return html`<div class="changes">
    <button class="button quiet" onClick=${() => phone.open("rules")}>${t("phone.lobby.change_rules")}</button>
    <button class="button quiet" onClick=${() => phone.open("packs")}>${t("phone.lobby.change_words")}</button>
    <button class="button quiet" onClick=${() => phone.open("seats")}>${t("phone.lobby.change_seats")}</button>
  </div>`;
}

function Start({ phone, lacks }) {
  const tap = useTap(() => phone.move("start", {}, true));
  const trouble = lacks ? null : phone.view.facts.trouble;
  return html`<div class="start-row">
    <${Refusal} error=${trouble || tap.error} />
    <button class="button wide tall" disabled=${tap.busy || Boolean(lacks || trouble)} onClick=${() => tap.run()}>${lacks || t("phone.lobby.start")}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}
