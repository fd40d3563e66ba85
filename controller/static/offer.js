// Who may lead is asked whether to: a host who was away, and anybody while there is no host.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, useTap } from "./parts.js";

/** Below the heading, over what is told: title, clock and menu stay in sight. `phone.spared`: has said no. */
export function Offer({ phone }) {
  const { view, spared, spare } = phone;
  const tap = useTap(() => phone.send("lead", {}));
  const offered = view.may_lead && !view.host && view.mine.length > 0;
  if (!offered || spared) return null;
  const take = () => tap.run().then((ack) => ack.ok && phone.seated(ack.token));
  const led = view.seats.some((seat) => seat.host);
  return html`<div class="over-list"><div class="reported" role="status">
    <p class="reported-what">${t(led ? "phone.offer.before" : "phone.offer.nobody")}</p>
    <div class="reported-ways">
      <button class="button quiet" disabled=${tap.busy} onClick=${take}>${t("phone.menu.lead")}</button>
      <button class="button quiet" onClick=${spare}>${t("phone.offer.no")}</button>
    </div>
    <${Refusal} error=${tap.error} />
  </div></div>`;
}
