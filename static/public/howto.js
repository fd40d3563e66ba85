// How to play by the rules of this room and no others, as sections of catalogue keys.

import { kindOfClues, onlyWhiteGuesses, timeText } from "./rules.js";

const SPEED_SECONDS = 90; // of talk, where there are no clues

/** House rules by name, and the options that make each (the lobby's facts name the same). */
export const HOUSES = {
  sudden_death: (options) => options.laps === 1 && options.tie === "revote",
  hard_mode: (options) => options.hint === "none",
  double_blind: (options) => options.variant === "undercover" && options.imposters === 2,
  speed: (options) => options.clues === "none" && options.talk_seconds === SPEED_SECONDS,
  questions: (options) => options.clues === "questions",
  surprise: (options) => options.imposters === "surprise",
  fair_rotation: (options) => Boolean(options.fair_rotation),
};

/**
 * `room` of a view; `imposters`: how many there are, null for a surprise, then from `range[0]` to `range[1]`.
 * Gives `{title, lines}`: the title a key, each line a key with its parameters, and maybe the key of a name before it.
 */
export function howTo(room, imposters, range) {
  const options = room.options || {};
  return [
    section("goal", [options.variant === "undercover" ? "goal.undercover" : "goal.classic"]),
    section("cards", cards(options, imposters, range)),
    section("clues", clues(options, room.preset)),
    section("talk", talk(options)),
    section("vote", vote(options, room.preset)),
    section("last", last(options)),
    section("points", points(options)),
    section("match", match(options)),
    section("said", kindOfClues(options) === "typed" ? [] : ["said.how", "said.civilian", options.mr_white ? "said.imposter_white" : "said.imposter"]),
    { title: "howto.houses.title", lines: Object.keys(HOUSES).filter((name) => HOUSES[name](options)).map(houseLine) },
    section("host", ["host.moves", "host.undo", options.last_chance === "system" && !onlyWhiteGuesses(options) ? "host.overrule" : null]),
    { title: "phone.tips.title", lines: tips(options).map((key) => [key, {}]) },
  ].filter((part) => part.lines.length);
}

function section(name, lines) {
  const said = lines.filter(Boolean).map((line) => (typeof line === "string" ? [line, {}] : line));
  return { title: "howto." + name + ".title", lines: said.map(([key, params]) => ["howto." + key, params]) };
}

function houseLine(name) {
  return ["phone.house." + name + "_line", {}, "phone.house." + name];
}

/** Advice for both sides that holds by these rules. */
export function tips(options) {
  const undercover = options.variant === "undercover";
  const alone = onlyWhiteGuesses(options) ? "imposter_no_guess" : "imposter";
  const sides = undercover ? ["undercover", "odd_word"] : ["civilian", alone];
  return sides.concat("table").map((side) => "phone.tips." + side);
}

function cards(options, imposters, range) {
  const undercover = options.variant === "undercover";
  return [
    "cards.hold",
    "cards." + (options.way || "own"),
    howMany(options, imposters, range),
    undercover ? "cards.undercover_" + (options.decoy || "similar") : "cards.hint_" + (options.hint || "category"),
    undercover ? "cards.nobody_knows" : null,
    options.mr_white ? "cards.mr_white_" + (options.hint === "none" ? "none" : options.hint === "grid" ? "grid" : "category") : null,
    options.fair_rotation ? "cards.fair_rotation" : null,
    options.never_thrice ? "cards.never_thrice" : null,
  ];
}

function howMany(options, imposters, range) {
  if (options.imposters !== "surprise") {
    const count = typeof options.imposters === "number" ? options.imposters : imposters;
    return count ? ["cards.imposters", { count }] : "cards.imposters_auto";
  }
  if (!range || range[0] === range[1]) return "cards.surprise";
  return ["cards.surprise_range", { least: range[0], most: range[1] }];
}

function clues(options, preset) {
  const kind = kindOfClues(options);
  if (!kind) return ["clues.none"];
  const laps = options.laps === "ready" ? "clues.ready_" + (options.way === "own" ? "own" : "host") : ["clues.laps", { count: options.laps }];
  return [
    "clues." + kind,
    kind === "typed" && options.way === "passed" ? "clues.typed_passed" : null,
    kind === "typed" ? "clues.typed_not" : kind === "spoken" ? "clues.spoken_not" : null,
    preset === "pass" && kind !== "questions" ? "clues.no_repeats" : null,
    laps,
    "clues.order_" + (options.order || "random"),
    options.reverse && options.laps !== 1 ? "clues.reverse" : null,
    options.clue_seconds ? ["clues.clock", { time: timeText(options.clue_seconds) }] : null,
  ];
}

function talk(options) {
  const seconds = options.talk_seconds;
  if (seconds === 0 || seconds === undefined) return [];
  const own = options.way === "own" ? "talk.own" : "talk.host";
  if (seconds === null) return ["talk.open", own];
  if (seconds === "auto") return [kindOfClues(options) ? "talk.auto" : ["talk.time", { time: timeText(SPEED_SECONDS) }], own];
  return [["talk.time", { time: timeText(seconds) }], own];
}

function vote(options, preset) {
  const own = options.way === "own";
  const style = options.vote === "on_three" ? "on_three" : "secret";
  const tapped = own || style === "secret"; // else the table points and the host writes it down
  const clock = "vote.clock" + (options.way === "passed" ? "_each" : "");
  const talks = options.tie === "revote_then_lap" && !kindOfClues(options);
  return [
    "vote." + style + "_" + (tapped ? options.way || "own" : "one"),
    "vote.not_self",
    options.vote_seconds && tapped ? [clock, { time: timeText(options.vote_seconds) }] : null,
    preset === "table" && own && options.vote_seconds ? "vote.quorum" : null,
    talks ? "vote.tie_revote_then_talk" : "vote.tie_" + (options.tie || "imposters_only"),
    options.full_game ? "vote.full" : null,
    preset === "pass" && style === "secret" ? "vote.counts" : null,
  ];
}

function last(options) {
  if (onlyWhiteGuesses(options) && !options.mr_white) return ["last.nobody"];
  const clock = options.guess_seconds ? ["last.clock", { time: timeText(options.guess_seconds) }] : null;
  if (onlyWhiteGuesses(options)) return ["last.mr_white_only", clock];
  let how = options.last_chance || "system";
  if (how === "table") how += options.way === "own" ? "_own" : "_one";
  if (how === "system" && options.scoring !== "A") how += "_exact";
  return ["last." + how, clock];
}

function points(options) {
  const kind = options.scoring || "A";
  const white = Boolean(options.mr_white);
  const told = ["escaped"];
  const anyone = !onlyWhiteGuesses(options);
  if (anyone || (white && kind !== "D")) told.push("guessed");
  if (white && kind === "D") told.push("white");
  if (anyone && options.last_chance === "system" && kind === "A") told.push("close");
  told.push("caught");
  if (kind === "C") told.push("awards");
  return told.map((line) => "points." + kind + "_" + line);
}

function match(options) {
  const chosen = options.length;
  let ends = "match.open";
  if (chosen === "per_seat") ends = "match.per_seat";
  if (chosen && chosen.points) ends = ["match.points", { count: chosen.points }];
  if (chosen && chosen.rounds) ends = ["match.rounds", { count: chosen.rounds }];
  return [ends, "match.winner"];
}
