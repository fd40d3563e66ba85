// A phone that several players share: a guard page names whose turn it is, and nothing private comes before their tap.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Queue } from "./imposter.js";
import { Lead } from "./lead.js";
import { Offer } from "./offer.js";
import { Refusal, Who, seatOf, useTap } from "./parts.js";
import { Bar, Head, Play } from "./play.js";
import { Reported } from "./report.js";
import { sceneOf, useBeat } from "./scenes.js";
import { asksOpenly } from "./shared.js";
import { Sheet } from "./sheet.js";

/** A story is for the whole table: whoever is asked at its end takes the phone then. */
export function Passed({ phone }) {
  const { view, held } = phone;
  const beat = useBeat(view);
  const holds = held && view.mine.find((mine) => mine.seat === held && (mine.card || mine.ask));
  if (holds) return html`<${Play} key=${held} phone=${phone} mine=${holds} hand=${phone.release} shown=${beat} />`;
  const asked = view.mine.filter((mine) => mine.asked && !mine.answered);
  const waited = asked.filter((mine) => seatOf(view, mine.seat).asked); // nobody waits for the others' answers
  if (waited.length && beat.last && !asksOpenly(view) && !view.room.paused) {
    const turn = waited.find((mine) => mine.seat === view.facts.turn) || waited[0];
    return html`<${Guard} phone=${phone} seat=${seatOf(view, turn.seat)} />`;
  }
  return html`<${Play} phone=${phone} mine=${null} asked=${asked} shown=${beat} />`;
}

/** "Pass the phone to Ana": her tap opens her page. */
function Guard({ phone, seat }) {
  const { view } = phone;
  const tap = useTap(() => phone.hold(seat.id));
  const votes = view.scene === "imposter/vote" || view.scene === "imposter/revote";
  const { queue } = view.facts;
  return html`<div class=${"frame play guard " + view.scene.replace("/", "-")}>
    <${Bar} phone=${phone} />
    <main class="middle">
      <${Head} title=${t("phone.passed.for", { name: seat.name })} line=${t(votes ? "phone.passed.line_vote" : "phone.passed.line")} />
      <${Reported} phone=${phone} /><${Offer} phone=${phone} />
      ${queue
        ? html`<div class="told"><p class="line">${t("phone.passed.order")}</p><${Queue} view=${view} /></div>`
        : html`<div class="guard-who"><${Who} seat=${seat} /></div>`}
      <div class="below">
        <${Refusal} error=${tap.error} />
        <button class="button wide tall" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.passed.me", { name: seat.name })}</button>
      </div>
    </main>
    <${Lead} phone=${phone} />
  </div>`;
}

/** Whoever wants to see a card once more takes the phone for it. */
export function Peek({ phone, onClose }) {
  const { view } = phone;
  const tap = useTap((seat) => phone.hold(seat));
  const own = view.mine.map((mine) => mine.seat);
  const { holders } = sceneOf(view);
  const seats = (holders ? holders(view.facts, own).filter((seat) => own.indexOf(seat) >= 0) : own)
    .map((seat) => seatOf(view, seat))
    .filter((seat) => !seat.waiting && !seat.out);
  return html`<${Sheet} title=${t("phone.passed.peek")} onClose=${onClose}>
    <p class="line">${t("phone.passed.line")}</p>
    <${Refusal} error=${tap.error} />
    <div class="group">
      ${seats.map(
        (seat) => html`<button key=${seat.id} class="button quiet seat-button" disabled=${tap.busy} onClick=${() => tap.run(seat.id).then((ack) => ack.ok && onClose())}>
          <${Who} seat=${seat} />
        </button>`,
      )}
    </div>
  <//>`;
}
