// How to play each game, in full and as advice: for the help of a phone, which a first view does without.

import { timesUp } from "./games.js";
import { howTo, tips } from "./howto.js";
import { timeText } from "./rules.js";

/** A part of the help is a title and lines, each a key with its parameters and maybe the key of a name before it. */
const GAMES = {
  imposter: {
    help: ({ room, facts }) => howTo(room, facts.imposters, facts.range),
    advice: ({ room }) => tips(room.options),
  },
  wavelength: plain("wavelength", { psychic: ["psychic", "ends"], dials: ["dials", "middle"], points: ["points", "psychic_points", "unanimous"] }),
  just_one: plain("just_one", { clues: ["clues", "change"], vanish: ["vanish", "same"], guess: ["guess", "close", "skip"], labels: ["labels"] }),
};

/** A game with one rule set: what changes in its words are times and how often everybody is up. */
function plain(game, parts) {
  const own = "howto." + game + ".";
  const section = (name, lines) => ({ title: own + name + "_title", lines });
  return {
    help: ({ room }) =>
      [section("goal", [[own + "goal", {}]])].concat(
        Object.keys(parts).map((name) => section(name, parts[name].map((line) => [own + line, {}]))),
        section("match", [[own + "match", timesUp(room)]].concat(clocks(own, room.options))),
      ),
    advice: () => ["phone.tips." + game + "_one", "phone.tips." + game + "_other"],
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

/** How to play by the rules of this room, in sections. */
export function helpOf(view) {
  return gameOf(view.room).help(view);
}

/** Keys of advice for who plays it the first time. */
export function adviceOf(view) {
  return gameOf(view.room).advice(view);
}
