// Just One on the board: who has written, the clues as cards that meet and vanish, and how the card ended.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Head } from "./parts.js";
import { nameOf, waitingFor } from "./people.js";

function Plain({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${t("common.scene." + view.scene)} headline=${nameOf(view, view.facts.guesser)} below=${waitingFor(view)} />
  </section>`;
}

export const JUST_ONE = { "just_one/write": Plain, "just_one/guess": Plain, "just_one/reveal": Plain };
