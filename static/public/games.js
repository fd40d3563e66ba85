// What each game says of its rules, on both screens: in a sentence, in a line, in full, and as advice.

import { howTo, tips } from "./howto.js";
import { t } from "./i18n.js";
import { rulesLine, rulesSentence, timeText } from "./rules.js";

/** `line` takes a room, the others a view; `most`: characters that there is room for. A part of the help is a title and
 *  lines, each a key with its parameters and maybe the key of a name before it. */
const GAMES = {
  imposter: {
    sentence: ({ room, facts }, most) => rulesSentence(room, facts.imposters, facts.range, most),
    line: rulesLine,
    help: ({ room, facts }) => howTo(room, facts.imposters, facts.range),
    advice: ({ room }) => tips(room.options),
    joins: "round",
  },
  wavelength: plain("wavelength", { psychic: ["psychic", "ends"], dials: ["dials", "middle"], points: ["points", "psychic_points", "unanimous"] }),
  just_one: plain("just_one", { clues: ["clues", "change"], vanish: ["vanish", "same"], guess: ["guess", "close", "skip"], labels: ["labels"] }),
};

/** A game with one rule set: what changes in its words are times and how often everybody is up. */
function plain(game, parts) {
  const own = "howto." + game + ".";
  const params = ({ options }) => ({ count: options.rounds_per_seat || 2 });
  const section = (name, lines) => ({ title: own + name + "_title", lines });
  return {
    sentence: ({ room }) => t("common.rules." + game, params(room)),
    line: (room) => t("common.rules.line." + game, params(room)),
    help: ({ room }) =>
      [section("goal", [[own + "goal", {}]])].concat(
        Object.keys(parts).map((name) => section(name, parts[name].map((line) => [own + line, {}]))),
        section("match", [[own + "match", params(room)]].concat(clocks(own, room.options))),
      ),
    advice: () => ["phone.tips." + game + "_one", "phone.tips." + game + "_other"],
    joins: "match",
  };
}

function clocks(own, { clue_seconds: clue, guess_seconds: guess }) {
  const lines = [];
  if (clue) lines.push([own + "clue_clock", { time: timeText(clue) }]);
  if (guess) lines.push([own + "guess_clock", { time: timeText(guess) }]);
  return lines;
}

function gameOf(room) {
  return GAMES[room.game] || GAMES.imposter;
}

/** Whether a newcomer is dealt in at the next "round" or at the next "match". */
export function joinsAt(room) {
  return gameOf(room).joins;
}

/** The rules in a sentence or a few; with little room what matters least is left out. */
export function sentenceOf(view, most) {
  return gameOf(view.room).sentence(view, most);
}

/** The same in at most 60 characters. */
export function lineOf(room) {
  return gameOf(room).line(room);
}

/** How to play by the rules of this room, in sections. */
export function helpOf(view) {
  return gameOf(view.room).help(view);
}

/** Keys of advice for who plays it the first time. */
export function adviceOf(view) {
  return gameOf(view.room).advice(view);
}
