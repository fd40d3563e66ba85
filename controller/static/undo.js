// What undo takes back, in words.

import { has, t } from "../shared/i18n.js";
import { nameOf } from "./parts.js";

/** What an undo takes back, by the code and the seat that the room gives. */
export function undoneName(view, code, seat) {
  const name = seat && seat !== "host" ? nameOf(view, seat) : "";
  const led = "phone.undo." + code + "_led"; // without a name: what the host tapped for the table
  if (!name && has(led)) return t(led);
  const key = "phone.undo." + code;
  return has(key) ? t(key, { name }) : t("phone.undo.other");
}

/** The same for what the host could undo now; a turn that was tapped on is named by its speaker. */
export function lastUndo(view) {
  const { code, seat } = view.host.undo;
  const { order, turn } = view.facts;
  const clues = view.scene === "imposter/clue";
  if (code !== "ready" || !order || (seat !== "host" && !clues)) return undoneName(view, code, seat);
  const voting = view.scene === "imposter/vote" || view.scene === "imposter/revote";
  if (voting && view.room.options.talk_seconds !== 0) return t("phone.undo.talk");
  if (!clues && !voting && view.scene !== "imposter/talk") return undoneName(view, code, seat);
  const speaker = seat && seat !== "host" ? seat : order[(clues ? order.indexOf(turn) : order.length) - 1];
  return speaker ? t("phone.undo.said", { name: nameOf(view, speaker) }) : t("phone.undo.ready_led");
}

/** The same for what has just been undone: the scene is the one again in which it was done. */
export function takenBack(view, { code, seat }) {
  if (code === "ready" && view.scene === "imposter/clue") return t("phone.undo.said", { name: nameOf(view, view.facts.turn) });
  return undoneName(view, code, seat);
}
