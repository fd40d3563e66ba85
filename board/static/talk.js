// The talk on the board: over the clues where they can be read, else the question and the clock, both large.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { CluesOfAll } from "./clues.js";
import { Head, Ring } from "./parts.js";
import { isLed, leader, playing, roundLine, waitingFor } from "./people.js";
import { Chips } from "./stage.js";

/** When the talk is over. */
function ends(view) {
  if (isLed(view)) return t(view.left === null ? "board.talk.host_calls" : "board.talk.host_may", { name: leader(view) });
  return waitingFor(view) ? t("board.talk.tap") : t("board.talk.below");
}

export function Talk({ view }) {
  const read = (view.facts.clues || []).length > 0;
  return read ? html`<${OverClues} view=${view} />` : html`<${Open} view=${view} />`;
}

function OverClues({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view)} headline=${t("board.talk.head")} below=${ends(view)} />
    <${CluesOfAll} view=${view} />
  </section>`;
}

function Open({ view }) {
  const { laps } = view.facts;
  const speed = laps === 0 || view.room.options.clues === "none";
  const timeless = Object.assign({}, view, { left: null });
  const stateOf = (seat) => (seat.asked && seat.answered ? "done" : "");
  return html`<section class="scene">
    <${Head} view=${timeless} kicker=${roundLine(view)} headline=${t(speed ? "board.talk.speed" : "board.talk.head")} below=${ends(view)} />
    <div class="talking">
      ${view.left === null ? null : html`<${Ring} view=${view} />`}
      <p>${t(speed ? "board.talk.speed_tip" : "board.talk.tip")}</p>
    </div>
    <${Chips} view=${view} seats=${playing(view)} stateOf=${stateOf} />
  </section>`;
}
