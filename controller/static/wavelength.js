// What a phone tells of Wavelength: the pair, the clue, who has locked, and how near the needles came.

import { t } from "../shared/i18n.js";

function plainHead(view) {
  return { title: view.facts.pair.join(" – "), line: view.facts.clue || t("common.scene." + view.scene) };
}

export const WAVELENGTH = {
  "wavelength/clue": { head: plainHead, told: () => null },
  "wavelength/guess": { head: plainHead, told: () => null },
  "wavelength/reveal": { head: plainHead, told: () => null, openly: () => true, cardless: true, story: true },
};
