// What the seats on a shared phone are asked in front of all: nothing private, so that nobody need take the phone for it.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { readyText } from "./asks.js";
import { Refusal, Sending, nameOf, useTap } from "./parts.js";
import { RightOrWrong } from "./ruling.js";
import { sceneOf } from "./scenes.js";
import { waitingFor } from "./waits.js";

/** Whether what this scene asks of seats may be answered on the open page. */
export function asksOpenly(view) {
  const { openly } = sceneOf(view);
  return Boolean(openly) && openly(view.facts);
}

/** `asked`: the seats on this phone that have not answered. */
export function OpenAsk({ phone, asked }) {
  const { scene, facts } = phone.view;
  const seats = asked.map((mine) => mine.seat);
  if (scene === "imposter/clue") return html`<${Turn} phone=${phone} seats=${seats} />`;
  if (scene === "imposter/guess") return facts.stage === "ruling" ? html`<${Rulings} phone=${phone} seat=${seats[0]} />` : html`<${Aloud} phone=${phone} seats=${seats} />`;
  return html`<${All} phone=${phone} seats=${seats} words=${t(seats.length > 1 ? "phone.ready.all" : "phone.ready.plain")} />`;
}

/** The speaker's turn, or for the others that they would rather vote. */
function Turn({ phone, seats }) {
  const { view } = phone;
  const { turn, to_vote: toVote, closing } = view.facts;
  if (seats.indexOf(turn) >= 0) return html`<${All} key=${turn} phone=${phone} seats=${[turn]} words=${readyText(view)} />`;
  return html`<div class="sent"><p class="line">${waitingFor(view)}</p></div>
    ${toVote && !closing ? html`<${All} phone=${phone} seats=${seats} words=${t("phone.ready.to_vote")} quiet=${true} />` : null}`;
}

/** One tap that speaks for these seats. */
function All({ phone, seats, words, quiet }) {
  const tap = useTap(() =>
    seats.reduce((before, seat) => before.then((ack) => (ack.ok ? phone.answerOpenly(seat, true) : ack)), Promise.resolve({ ok: true })),
  );
  return html`<${Refusal} error=${tap.error} />
    <button class=${"button wide" + (quiet ? " quiet" : "")} disabled=${tap.busy} onClick=${() => tap.run()}>${words}</button>
    <${Sending} phone=${phone} busy=${tap.busy} />`;
}

/** The guess is said aloud. Whoever is to tap that it was: the host has a button of its own, a seat has it here. */
function Aloud({ phone, seats }) {
  const { view } = phone;
  const { accused } = view.facts;
  const typed = useTap(() => phone.hold(accused));
  const rules = seats.find((seat) => seat !== accused);
  return html`${rules ? html`<${All} phone=${phone} seats=${[rules]} words=${t("phone.lead.guessed", { name: nameOf(view, accused) })} />` : null}
    ${seats.indexOf(accused) >= 0
      ? html`<${Refusal} error=${typed.error} />
          <button class="button plain wide" disabled=${typed.busy} onClick=${() => typed.run()}>${t("phone.guess.type_named", { name: nameOf(view, accused) })}</button>`
      : null}`;
}

/** Seat after seat says what it thinks of the guess. */
function Rulings({ phone, seat }) {
  const tap = useTap((value) => phone.answerOpenly(seat, value));
  return html`<p class="line">${t("phone.ruling.says", { name: nameOf(phone.view, seat) })}</p>
    <${RightOrWrong} key=${seat} phone=${phone} tap=${tap} />`;
}
