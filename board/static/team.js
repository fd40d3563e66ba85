// The end of a match of Just One: what the team may call itself, its lanterns, and everybody in one picture.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Fit, FitWords } from "./fit.js";
import { Garland } from "./lanterns.js";
import { Corner } from "./parts.js";
import { hostName, nameOf } from "./people.js";
import { Soon } from "./soon.js";

export function Team({ view }) {
  const { label, right, cards, scores } = view.facts;
  const team = Object.keys(scores);
  const host = hostName(view);
  return html`<section class="scene result">
    <header class="head">
      <div class="head-words">
        <p class="kicker">${t("common.scene.result")}</p>
        <h1 class=${label ? "big amber" : ""}><${Fit} text=${label ? t("common.label." + label) : t("common.just_one.no_cards")} /></h1>
        <p class="below">${host ? t("board.result.again", { name: host }) : t("board.result.again_host")}</p>
      </div>
      <${Corner} view=${view} />
    </header>
    <${Soon}>${() => html`<${Garland} right=${right} cards=${cards} />`}<//>
    <p class="team-right">${cards ? t("common.just_one.of_cards", { right, count: cards }) : ""}</p>
    <ul class=${"team" + (team.length > 5 ? " many" : "")}>
      ${team.map((seat) => html`<li key=${seat}><${Soon}>${() => html`${seatMark(html, seat)}<${FitWords} text=${nameOf(view, seat)} size=${team.length} />`}<//></li>`)}
    </ul>
  </section>`;
}
