// The seats of the lobby, for the host: their order, and who sits out.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Refusal, Who, useTap } from "./parts.js";
import { Sheet } from "./sheet.js";

export function SeatOrder({ phone, onClose }) {
  const { view } = phone;
  const tap = useTap((move, params) => phone.move(move, params));
  const order = view.seats.map((seat) => seat.id);
  function up(place) {
    const next = order.slice();
    next.splice(place - 1, 0, next.splice(place, 1)[0]);
    tap.run("arrange", { order: next });
  }
  return html`<${Sheet} title=${t("phone.lobby.change_seats")} onClose=${onClose}>
    <p class="line">${t("phone.seats.how")}</p>
    <${Refusal} error=${tap.error} />
    <ol class="options">
      ${view.seats.map(
        (seat, place) => html`<li key=${seat.id} class=${"option" + (seat.benched ? " faint" : "")}>
          <${Who} seat=${seat} />
          <span class="option-buttons">
            <button class="button quiet small" aria-label=${t("phone.seats.up", { name: seat.name })} disabled=${tap.busy || place === 0} onClick=${() => up(place)}>↑</button>
            <button class="button quiet small" aria-pressed=${seat.benched ? "true" : "false"} disabled=${tap.busy} onClick=${() => tap.run("bench", { seat: seat.id })}>
              ${t(seat.benched ? "phone.seats.play" : "phone.seats.bench")}<span class="visually-hidden"> ${seat.name}</span>
            </button>
          </span>
        </li>`,
      )}
    </ol>
    <p class="line">${t("phone.seats.more")}</p>
  <//>`;
}
