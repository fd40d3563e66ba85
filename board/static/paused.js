// What stands over a match that is paused.

import { html } from "../lib/preact.js";
import { clockText } from "../shared/clock.js";
import { t } from "../shared/i18n.js";
import { Lantern } from "./drawn.js";
import { Corner } from "./parts.js";
import { hostName } from "./people.js";

export function Paused({ view }) {
  const host = hostName(view);
  const left = view.left === null ? "" : t("board.paused.left", { time: clockText(view.left) + (view.left < 60 ? " s" : "") });
  return html`<div class="veil" role="status">
    <${Lantern} lit=${true} />
    <h2>${t("common.paused")}</h2>
    <p>${host ? t("board.paused.below", { name: host }) : t("board.paused.below_host")}</p>
    <p class="mist">${left}</p>
    <${Corner} view=${view} />
  </div>`;
}
