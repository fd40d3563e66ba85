// The vote of one seat: a sealed one that is chosen and sent, or on three one tap on a name.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, Sending, Who, seatOf, useTap } from "./parts.js";
import { Said, sizeOf } from "./rows.js";

export function Vote({ phone, mine }) {
  const { view } = phone;
  const candidates = mine.ask.candidates.map((id) => seatOf(view, id)).filter((seat) => !seat.left);
  const tap = useTap((value) => phone.answer(mine.seat, value));
  const Way = view.facts.style === "on_three" ? OneTap : Sealed;
  return html`<${Way} phone=${phone} candidates=${candidates} tap=${tap} />`;
}

function voteTitle(view) {
  return t("phone.vote.title", { count: view.facts.imposters || 2 });
}

function Sealed({ phone, candidates, tap }) {
  const { view } = phone;
  const [chosen, setChosen] = useState(null);
  const clues = view.facts.clues || [];
  const there = candidates.find((seat) => seat.id === chosen);
  function submit(event) {
    event.preventDefault();
    if (there) tap.run(chosen);
  }
  return html`<form class="ask vote" onSubmit=${submit}>
    <div class=${"candidates" + sizeOf(candidates.length + 1)} role="radiogroup" aria-label=${voteTitle(view)}>
      ${candidates.map(
        (seat) => html`<label class="candidate" key=${seat.id}>
          <input type="radio" name="vote" value=${seat.id} checked=${seat.id === chosen} onChange=${() => setChosen(seat.id)} />
          <span class="candidate-face">
            <${Who} seat=${seat} />
            ${clues.some((clue) => clue.seat === seat.id) ? html`<${Said} clues=${clues} seat=${seat.id} lang=${view.room.lang} />` : null}
          </span>
        </label>`,
      )}
    </div>
    <${Refusal} error=${tap.error} />
    <button class="button wide" type="submit" disabled=${tap.busy || !there}>
      ${there ? t("phone.vote.for", { name: there.name }) : t("phone.vote.choose")}
    </button>
    <${Sending} phone=${phone} busy=${tap.busy} />
  </form>`;
}

/** The table points at once: the tap is the vote. */
function OneTap({ phone, candidates, tap }) {
  const size = candidates.length > 8 ? " many" : candidates.length < 5 ? " few" : "";
  return html`<div class="ask vote">
    <div class=${"one-tap" + size} role="group" aria-label=${voteTitle(phone.view)}>
      ${candidates.map(
        (seat) => html`<button key=${seat.id} class="one-tap-name" disabled=${tap.busy} onClick=${() => tap.run(seat.id)}><${Who} seat=${seat} /></button>`,
      )}
    </div>
    <${Refusal} error=${tap.error} />
    <${Sending} phone=${phone} busy=${tap.busy} />
  </div>`;
}
