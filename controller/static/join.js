// Taking a seat: with a name, with a code for a seat that is there already, or leading without one.

import { html, useState } from "../lib/preact.js";
import { listed, t } from "../shared/i18n.js";
import { LanguageChoice } from "./language.js";
import { Field, Lantern, Refusal, Sending, useTap } from "./form.js";
import { draftOf, forgetJoinKey, joinKey, keepDraft } from "./keep.js";

/** The form for one more seat; `onSeated` is told when there is one. */
export function NameForm({ phone, what, label, button, onSeated }) {
  const [name, setName] = useState(() => draftOf(phone.code, what));
  const tap = useTap(() => phone.send("sit", { name, key: joinKey(phone.code) }));
  function type(text) {
    setName(text);
    keepDraft(phone.code, what, text);
    if (tap.error) tap.clear();
  }
  function submit(event) {
    event.preventDefault();
    tap.run().then((ack) => {
      if (!ack.ok) return;
      forgetJoinKey(phone.code);
      keepDraft(phone.code, what, "");
      phone.seated(ack.token);
      if (onSeated) onSeated();
    });
  }
  const more = { autocapitalize: "words", enterkeyhint: "go", name: "name", autocomplete: "nickname" };
  return html`<form class="form" onSubmit=${submit}>
    <${Field} id=${what} label=${label} text=${name} onText=${type} error=${tap.error} more=${more} />
    <button class="button wide" type="submit" disabled=${tap.busy || !name.trim()}>${button}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </form>`;
}

/** A code that the host's phone shows brings a seat over to this one. */
function ClaimForm({ phone, onBack }) {
  const [code, setCode] = useState("");
  const tap = useTap(() => phone.send("claim", { code: code.trim() }));
  function type(text) {
    setCode(text);
    if (tap.error) tap.clear();
  }
  function submit(event) {
    event.preventDefault();
    tap.run().then((ack) => ack.ok && phone.seated(ack.token));
  }
  const more = { autocapitalize: "characters", enterkeyhint: "go" };
  return html`<form class="form" onSubmit=${submit}>
    <${Field} id="seat-code" label=${t("phone.claim.label")} text=${code} onText=${type} error=${tap.error} more=${more} />
    <p class="line">${t("phone.claim.how")}</p>
    <button class="button wide" type="submit" disabled=${tap.busy || !code.trim()}>${t("phone.claim.button")}</button>
    <button class="button quiet wide" type="button" onClick=${onBack}>${t("phone.back")}</button>
  </form>`;
}

function Lead({ phone }) {
  const tap = useTap(() => phone.send("lead", {}));
  const lead = () => tap.run().then((ack) => ack.ok && phone.seated(ack.token));
  return html`<div>
    <button class="button plain wide" disabled=${tap.busy} onClick=${lead}>${t("phone.join.lead")}</button>
    <${Refusal} error=${tap.error} />
  </div>`;
}

/** Who is here already; before the first view has come nobody knows. */
function hereLine(view) {
  if (!view) return "";
  const names = view.seats.filter((seat) => !seat.left).map((seat) => seat.name);
  return names.length ? t("phone.join.here", { names: listed(names) }) : t("phone.join.first");
}

/** The first page of somebody who has no seat here. `note`: why they see it again, if they had one. */
export function Join({ phone, note }) {
  const { view } = phone;
  const [claims, setClaims] = useState(false);
  const runs = view && view.scene !== "lobby" && view.scene !== "result";
  return html`<div class="frame page join">
    <header class="top">
      <p class="brand"><${Lantern} /> ${t("common.farol")}</p>
      <${LanguageChoice} phone=${phone} />
    </header>
    <main class="middle">
      <h1>${t("phone.join.title", { code: phone.code })}</h1>
      ${note ? html`<p class="note" role="status">${note}</p>` : null}
      <p class="line here">${hereLine(view)}</p>
      ${runs ? html`<p class="line">${t("phone.join.running")}</p>` : null}
      ${claims
        ? html`<${ClaimForm} phone=${phone} onBack=${() => setClaims(false)} />`
        : html`<${NameForm} phone=${phone} what="name" label=${t("phone.join.name")} button=${t("phone.join.button")} />
            <div class="others">
              <button class="button plain wide" onClick=${() => setClaims(true)}>${t("phone.join.claim")}</button>
              ${view && view.may_lead ? html`<${Lead} phone=${phone} />` : null}
            </div>`}
    </main>
  </div>`;
}
