// The rules of the room in one sentence, built from its options.

import { t } from "./i18n.js";

/** `room` of a view; `imposters`: how many a deal would make now (the lobby's facts), if known. */
export function rulesSentence(room, imposters) {
  const options = room.options || {};
  const sentence = t("common.rules.sentence", {
    who: who(options, imposters),
    clues: talked(options, backwards(options, clues(options))),
    vote: t("common.rules.vote_" + (options.vote === "on_three" ? "on_three" : "secret")),
    last: t(options.last_chance === "mr_white_only" ? "common.rules.no_last" : "common.rules.last"),
  });
  const rounds = options.length && options.length.rounds;
  return [sentence]
    .concat(options.hint === "none" ? t("common.rules.no_hint") : [])
    .concat(rounds ? t("common.rules.rounds", { count: rounds }) : [])
    .join(" ");
}

function backwards(options, said) {
  return options.reverse && options.laps > 1 ? t("common.rules.reverse", { said }) : said;
}

function talked(options, said) {
  const seconds = options.talk_seconds;
  if (seconds === 0 || seconds === undefined) return said;
  if (seconds === null) return t("common.rules.talk_open", { said });
  const time = seconds % 60 ? seconds + " s" : seconds / 60 + " min";
  return t("common.rules.talk", { said, time });
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
