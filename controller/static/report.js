// "Someone said the word": the same small button on every phone, and on the host's the question who it was.

import { html, useEffect, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, Who, seatOf, useTap } from "./parts.js";
import { Sheet } from "./sheet.js";

const ARMED = 4000; // ms in which the second tap counts
const TOLD = 6000;

/** The first tap only asks "sure?"; on the host's phone it asks who it was. Looks the same for every role. */
export function Report({ phone }) {
  const { view } = phone;
  const [state, setState] = useState("");
  const tap = useTap(() => phone.send("report", {}));
  const names = Boolean(view.host) && view.host.moves.indexOf("word_said") >= 0;
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setState(""), state === "armed" ? ARMED : TOLD);
    return () => clearTimeout(timer);
  }, [state]);
  if (!view.facts.may_report || view.room.paused || !(view.mine.length || names)) return null;
  function push() {
    if (names) phone.open("said");
    else if (state === "armed") tap.run().then((ack) => setState(ack.ok ? "told" : ""));
    else setState("armed");
  }
  const key = tap.error && !state ? "phone.report.failed" : "phone.report." + (state || "button");
  return html`<button class=${"button plain report " + state} disabled=${tap.busy || state === "told"} aria-live="polite" onClick=${push}>${t(key)}</button>`;
}

/** Somebody has reported: the host says who it was, or that nobody was. Lies over the list, so that nothing moves and
 *  heading, clock and menu stay in sight. */
export function Reported({ phone }) {
  const { view } = phone;
  const no = useTap(() => phone.move("dismiss_report", {}, true));
  if (!view.host || !view.host.reported || view.room.paused) return null;
  return html`<div class="over-list"><div class="reported" role="alert">
    <p class="reported-what">${t("phone.report.reported")}</p>
    <div class="reported-ways">
      <button class="button quiet" onClick=${() => phone.open("said")}>${t("phone.report.who_button")}</button>
      <button class="button quiet" disabled=${no.busy} onClick=${() => no.run()}>${t("phone.report.nobody")}</button>
    </div>
    <${Refusal} error=${no.error} />
  </div></div>`;
}

/** The host names who said the word: the round ends, and undo brings it back. */
export function WordSaid({ phone, onClose }) {
  const { view } = phone;
  const { facts } = view;
  const out = facts.outs || [];
  const seats = view.seats.filter((seat) => !seat.left && !seat.waiting && out.indexOf(seat.id) < 0);
  const tap = useTap((seat) => phone.move("word_said", { seat }, true));
  const no = useTap(() => phone.move("dismiss_report", {}, true));
  const close = (ack) => ack.ok && onClose();
  return html`<${Sheet} title=${t("phone.report.who")} onClose=${onClose}>
    <p class="line">${t("phone.report.ends")}</p>
    <${Refusal} error=${tap.error || no.error} />
    <div class="group said-who">
      ${seats.map(
        (seat) => html`<button key=${seat.id} class="button quiet seat-button" disabled=${tap.busy} onClick=${() => tap.run(seat.id).then(close)}>
          <${Who} seat=${seatOf(view, seat.id)} />
        </button>`,
      )}
    </div>
    ${view.host.reported
      ? html`<button class="button plain wide" disabled=${no.busy} onClick=${() => no.run().then(close)}>${t("phone.report.nobody")}</button>`
      : null}
  <//>`;
}
