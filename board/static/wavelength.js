// Wavelength on the board: the pair over a great half-dial, who has locked, and needles under an opening cover.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Head } from "./parts.js";
import { roundLine, waitingFor } from "./people.js";

function Plain({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view, t("common.scene." + view.scene))} headline=${view.facts.pair.join(" – ")} below=${waitingFor(view)} />
  </section>`;
}

export const WAVELENGTH = { "wavelength/clue": Plain, "wavelength/guess": Plain, "wavelength/reveal": Plain };
