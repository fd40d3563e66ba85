// The rules of the room in one sentence, built from its options.

import { t } from "./i18n.js";

/** `room` of a view; `imposters`: how many a deal would make now (the lobby's facts), if known. */
export function rulesSentence(room, imposters) {
  const options = room.options || {};
  return t("common.rules.sentence", {
    who: who(options, imposters),
    clues: clues(options),
    vote: t("common.rules.vote_" + (options.vote === "on_three" ? "on_three" : "secret")),
    last: t(options.last_chance === "mr_white_only" ? "common.rules.no_last" : "common.rules.last"),
  });
}

function who(options, imposters) {
  if (options.imposters === "surprise") return t("common.rules.who_surprise");
  const count = imposters || (typeof options.imposters === "number" ? options.imposters : 1);
  const kind = options.variant === "undercover" ? "who_undercover" : "who";
  return t("common.rules." + kind, { count });
}

function clues(options) {
  if (options.clues === "none" || options.laps === 0) return t("common.rules.clues_none");
  if (options.laps === "ready") return t("common.rules.clues_ready");
  const kinds = { spoken: "clues_spoken", questions: "clues_questions" };
  return t("common.rules." + (kinds[options.clues] || "clues"), { count: options.laps || 1 });
}
