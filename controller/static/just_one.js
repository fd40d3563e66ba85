// What a phone tells of Just One: who writes, which clues are left, and how the card ended.

import { t } from "../shared/i18n.js";
import { nameOf } from "./parts.js";

function plainHead(view) {
  return { title: nameOf(view, view.facts.guesser), line: t("common.scene." + view.scene) };
}

export const JUST_ONE = {
  "just_one/write": { head: plainHead, told: () => null },
  "just_one/guess": { head: plainHead, told: () => null },
  "just_one/reveal": { head: plainHead, told: () => null, openly: () => true, cardless: true, story: true },
};
