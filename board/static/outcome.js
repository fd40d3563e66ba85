// How a round ended, in one line, and whose it was.

import { t } from "../shared/i18n.js";

/** [line, side]: the side whose colour the line has, "" where both have something of it. */
export function outcomeOf(facts) {
  const [line, side] = toldBy(facts);
  return [line, side === null ? facts.winners_side || "imposter" : side];
}

/** Who has the round, where the line tells only how it came to that. */
export function wonBy({ outcome, full }) {
  return outcome === "said" || (full && outcome === "escaped") ? t("board.reveal.gave_away") : "";
}

/** Whoever said the word; from whom that is known stays untold. */
export function saidBy({ said_by, guesser, accused }) {
  return said_by || guesser || accused;
}

/** How many were on the imposter side. */
export function impostersOf(facts) {
  const roles = facts.roles || {};
  return Object.keys(roles).filter((seat) => roles[seat] !== "civilian").length || 1;
}

function toldBy(facts) {
  const roles = facts.roles || {};
  const count = impostersOf(facts);
  if (facts.outcome === "said") return [t("common.outcome.said_" + (roles[saidBy(facts)] || "civilian")), "imposter"];
  if (facts.guesser && facts.verdict) return guessed(facts, roles[facts.guesser] === "mr_white", count);
  if (facts.full && facts.outcome !== "too_few") return fullGame(facts.outcome === "caught");
  if (facts.outcome === "too_few") return [t("common.outcome.too_few"), "imposter"];
  if (facts.outcome === "tied") return [t("common.outcome.tied", { count }), "imposter"];
  if (facts.outcome !== "caught") return [t("common.outcome.escaped", { count }), "imposter"];
  if (roles[facts.accused] === "mr_white") return [t("common.outcome.caught_mr_white"), "civilian"];
  return [t("common.outcome.caught", { count }), "civilian"];
}

function guessed(facts, white, count) {
  if (facts.verdict === "exact") return [t(white ? "common.outcome.stolen" : "board.reveal.caught_exact"), "imposter"];
  if (facts.verdict === "close") return [t("board.reveal.caught_close"), ""];
  if (facts.full) return fullGame(facts.outcome === "caught");
  return [white ? t("common.outcome.caught_mr_white") : t("common.outcome.caught", { count }), "civilian"];
}

/** The end of a full game, which has no count of imposters in it: Mr. White is one of the side. */
function fullGame(caught) {
  return caught ? [t("common.outcome.all_out"), "civilian"] : [t("common.outcome.outnumbered"), "imposter"];
}
