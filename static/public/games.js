// What each game says of its rules on both screens, in a sentence and in a line; in full: help.js.

import { t } from "./i18n.js";
import { rulesLine, rulesSentence } from "./rules.js";

/** `line` takes a room, `sentence` a view and how many characters there is room for. */
const GAMES = {
  imposter: {
    sentence: ({ room, facts }, most) => rulesSentence(room, facts.imposters, facts.range, most),
    line: rulesLine,
    joins: "round",
  },
  wavelength: plain("wavelength"),
  just_one: plain("just_one"),
};

/** A game with one rule set: what changes in its words is how often everybody is up. */
function plain(game) {
  return {
    sentence: ({ room }) => t("common.rules." + game, timesUp(room)),
    line: (room) => t("common.rules.line." + game, timesUp(room)),
    joins: "match",
  };
}

/** How often everybody is up, as a parameter of the words. */
export function timesUp({ options }) {
  return { count: options.rounds_per_seat || 2 };
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
