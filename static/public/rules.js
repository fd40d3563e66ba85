// The rules of the room in a few short sentences, and in one line for the board, built from its options.

import { t } from "./i18n.js";

const HINTED = ["pass"]; // presets in which a civilian's card shows the category with the hint only
const BY_WEIGHT = [0, 1, 3, 2, 4]; // the sentences of the rules, what matters most first
const LINE_MOST = 60; // characters of the line that stands on the board during play

/**
 * `imposters`: how many a deal would make, null where that is a surprise; `range`: the fewest and the most then.
 * `most`: characters that there is room for, if little; what matters least is left out then.
 */
export function rulesSentence(room, imposters, range, most) {
  const options = room.options || {};
  const cards = options.variant === "undercover" ? whoElse : who;
  const said = [
    t("common.rules.cards", { who: cards(options, imposters, range, room.preset) }),
    course(options),
    last(options),
    options.full_game ? t("common.rules.full") : "",
    length(options.length),
  ];
  let left = most || Infinity;
  const kept = BY_WEIGHT.filter((place) => {
    const fits = Boolean(said[place]) && said[place].length < left;
    if (fits) left -= said[place].length + 1;
    return fits;
  });
  return said.filter((sentence, place) => kept.indexOf(place) >= 0).join(" ");
}

/** The same in at most 60 characters; what matters least goes first where it is too long. */
export function rulesLine(room) {
  const options = room.options || {};
  const parts = [lineOfCards(options), lineOfClues(options), lineOfLength(options), t("common.rules.line.vote_" + kindOfVote(options))];
  const said = parts.filter(Boolean);
  while (said.join(" · ").length > LINE_MOST) said.pop();
  return said.join(" · ");
}

/** Whether a round has clues at all: their kind, or null. */
export function kindOfClues(options) {
  return options.clues === "none" || options.laps === 0 ? null : options.clues || "typed";
}

/** Whether a caught imposter has no guess: in a full game, too, that is Mr. White's alone. */
export function onlyWhiteGuesses(options) {
  return options.last_chance === "mr_white_only" || Boolean(options.full_game);
}

/** "90 s" or "2 min": read alike in every language. */
export function timeText(seconds) {
  return seconds < 60 || seconds % 60 ? seconds + " s" : seconds / 60 + " min";
}

function kindOfVote(options) {
  return options.vote === "on_three" ? "on_three" : "secret";
}

/** Clues, talk, vote. A tie is told where it does more than ask for one more vote. */
function course(options) {
  const said = { clues: talked(options, clues(options)), vote: t("common.rules.vote_" + kindOfVote(options)) };
  if (options.tie === "imposters_only") return t("common.rules.course_tie", Object.assign(said, { tie: t("common.rules.tie_imposters_only") }));
  if (options.tie !== "revote_then_lap") return t("common.rules.course", said);
  return t("common.rules.course_tie", Object.assign(said, { tie: t("common.rules.tie_" + (kindOfClues(options) ? "lap" : "talk")) }));
}

function howMany(options, imposters) {
  if (typeof options.imposters === "number") return options.imposters;
  return imposters || 1;
}

function who(options, imposters, range) {
  const white = Boolean(options.mr_white);
  const surprise = options.imposters === "surprise";
  const count = howMany(options, imposters);
  const several = count > 1 || white || surprise;
  const hint = t("common.rules.hint_" + (options.hint || "category"), { count: several ? 2 : 1 });
  const among = surprise ? some(range) : t("common.rules.some", { count });
  const rest = white ? t("common.rules.with_white", { among }) : among;
  return t("common.rules.who", { among: rest, hint });
}

function some(range) {
  if (!range || range[0] === range[1]) return t("common.rules.some_surprise");
  return t("common.rules.some_range", { least: range[0], most: range[1] });
}

/** Undercover: nobody is told which word is whose. */
function whoElse(options, imposters, range, preset) {
  const decoy = t("common.rules.decoy_" + (options.decoy || "similar"));
  let said = t("common.rules.other", { decoy, count: howMany(options, imposters) });
  if (options.imposters === "surprise") {
    said = range && range[0] < range[1] ? t("common.rules.other_range", { decoy, least: range[0], most: range[1] }) : t("common.rules.other_surprise", { decoy });
  }
  if (options.hint === "none" && HINTED.indexOf(preset) >= 0) said = t("common.rules.no_category", { said });
  return options.mr_white ? t("common.rules.white_" + (options.hint === "none" ? "none" : "category"), { said }) : said;
}

function clues(options) {
  const kind = kindOfClues(options);
  if (!kind) return null;
  const ready = options.laps === "ready";
  const said = t("common.rules.clues_" + kind + (ready ? "_ready" : ""), { count: ready ? 1 : options.laps || 1 });
  if (!options.reverse || options.laps === 1) return said;
  return t("common.rules.reverse" + (ready ? "_ready" : ""), { said });
}

/** The clues and the talk after them; without clues there is talk alone. */
function talked(options, said) {
  const seconds = options.talk_seconds;
  if (seconds === 0 || seconds === undefined) return said || t("common.rules.no_clues");
  const key = "common.rules." + (said ? "talk" : "only_talk");
  if (seconds === null) return t(key + "_open", { said });
  if (seconds === "auto") return t(key + "_auto", { said });
  return t(key, { said, time: timeText(seconds) });
}

function last(options) {
  if (!onlyWhiteGuesses(options)) return t("common.rules.last_" + (options.last_chance || "system"));
  return t(options.mr_white ? "common.rules.last_mr_white" : "common.rules.last_none");
}

function length(chosen) {
  if (chosen === "per_seat") return t("common.rules.per_seat");
  if (chosen && chosen.points) return t("common.rules.points", { count: chosen.points });
  return chosen && chosen.rounds ? t("common.rules.rounds", { count: chosen.rounds }) : "";
}

function lineOfCards(options) {
  const kinds = [];
  if (options.variant === "undercover") kinds.push("two_words");
  if (options.mr_white) kinds.push("white");
  if (options.hint === "none" || options.hint === "grid") kinds.push("hint_" + options.hint);
  if (options.imposters === "surprise") kinds.push("surprise");
  return kinds.length ? t("common.rules.line." + kinds[0]) : "";
}

function lineOfClues(options) {
  const kind = kindOfClues(options);
  if (!kind) return t("common.rules.line.no_clues");
  if (options.laps === "ready") return t("common.rules.line." + kind + "_ready");
  return t("common.rules.line." + kind, { count: options.laps || 1 });
}

function lineOfLength(options) {
  if (options.full_game) return t("common.rules.line.full");
  const chosen = options.length;
  if (chosen === "per_seat") return t("common.rules.line.per_seat");
  if (chosen && chosen.points) return t("common.rules.line.points", { count: chosen.points });
  return chosen && chosen.rounds ? t("common.rules.line.rounds", { count: chosen.rounds }) : "";
}
