// A phone that several players share: a guard page names whose turn it is, and nothing private comes before their tap.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, Who, seatOf, useTap } from "./parts.js";
import { Bar, Head, Play } from "./play.js";
import { sceneOf, useBeat } from "./scenes.js";

const OPENLY = ["imposter/talk", "imposter/reveal", "imposter/out", "result"]; // nothing private is asked there

export function Passed({ phone }) {
  const { view, held } = phone;
  const holds = held && view.mine.find((mine) => mine.seat === held && (mine.card || mine.ask));
  if (holds) return html`<${Play} key=${held} phone=${phone} mine=${holds} hand=${phone.release} />`;
  const asked = view.mine.filter((mine) => mine.asked && !mine.answered);
  if (asked.length && OPENLY.indexOf(view.scene) < 0 && !view.room.paused) {
    return html`<${Guard} phone=${phone} seat=${seatOf(view, asked[0].seat)} />`;
  }
  return html`<${Between} phone=${phone} asked=${asked} />`;
}

/** "The phone is for Ana now": her tap opens her page. */
function Guard({ phone, seat }) {
  const tap = useTap(() => phone.hold(seat.id));
  return html`<div class="frame play guard">
    <${Bar} phone=${phone} />
    <main class="middle">
      <${Head} title=${t("phone.passed.for", { name: seat.name })} line=${t("phone.passed.line")} />
      <div class="guard-who"><${Who} seat=${seat} /></div>
      <div class="below">
        <${Refusal} error=${tap.error} />
        <button class="button wide tall" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.passed.me", { name: seat.name })}</button>
      </div>
    </main>
  </div>`;
}

/** Nobody here is asked: what the board shows, and a way back to each card. */
function Between({ phone, asked }) {
  const { view } = phone;
  const looking = view.mine.filter((mine) => mine.asked || !seatOf(view, mine.seat).waiting);
  const extra = view.scene === "result" || view.scene === "imposter/reveal" ? [] : looking;
  return html`<${Shared} phone=${phone} asked=${asked} seats=${extra.map((mine) => seatOf(view, mine.seat))} />`;
}

function Shared({ phone, asked, seats }) {
  const { view } = phone;
  const beat = useBeat(view);
  const all = useTap(() => readyForAll(phone, asked));
  const peek = useTap((seat) => phone.hold(seat));
  const showReady = asked.length > 0 && view.scene === "imposter/reveal" && beat.last && !view.room.paused;
  return html`<div class="shared">
    <${Play} phone=${phone} mine=${null} />
    ${showReady
      ? html`<div class="below"><button class="button wide" disabled=${all.busy} onClick=${() => all.run()}>${t("phone.ready.all")}</button></div>`
      : null}
    ${seats.length
      ? html`<section class="peeks" aria-label=${t("phone.passed.peek")}>
          <p class="line">${t("phone.passed.peek")}</p>
          <${Refusal} error=${peek.error} />
          ${seats.map((seat) => html`<button key=${seat.id} class="button quiet peek" disabled=${peek.busy} onClick=${() => peek.run(seat.id)}><${Who} seat=${seat} /></button>`)}
        </section>`
      : null}
  </div>`;
}

/** At the reveal nothing is private, so that one tap speaks for all who share the phone. */
function readyForAll(phone, asked) {
  return asked.reduce(
    (before, mine) =>
      before.then(() => phone.send("hold", { seat: mine.seat })).then((ack) => (ack.ok ? phone.answer(mine.seat, true) : ack)),
    Promise.resolve({ ok: true }),
  );
}
