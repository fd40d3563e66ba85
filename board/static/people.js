// Who is at the table and who plays this round, who leads, and whom the table waits for.

import { listed, t } from "../shared/i18n.js";

/** The seat of that id, also one that is gone from the view meanwhile. */
export function seatOf(view, id) {
  return view.seats.filter((seat) => seat.id === id)[0] || { id, name: "", score: 0 };
}

export function nameOf(view, id) {
  return seatOf(view, id).name;
}

/** Those who play this round: in the scene's order where it has one, with those who are out at the end. */
export function playing(view) {
  const { order, outs } = view.facts;
  if (!order) return view.seats.filter((seat) => !seat.waiting && !seat.benched && !seat.left);
  const others = (outs || []).filter((id) => order.indexOf(id) < 0);
  return order.concat(others).map((id) => seatOf(view, id));
}

export function isOut(view, seat) {
  return !!seat.out || (view.facts.outs || []).indexOf(seat.id) >= 0;
}

/** Those who still clue and vote. */
export function inPlay(view) {
  return playing(view).filter((seat) => !isOut(view, seat));
}

/** The name of whoever leads, or "the host" for one without a seat. */
export function hostName(view) {
  const host = view.seats.filter((seat) => seat.host)[0];
  return host ? host.name : "";
}

/** The same where a sentence needs somebody. */
export function leader(view) {
  return hostName(view) || t("board.the_host");
}

/** Whether the whole table plays on one phone, or lets its host lead: then nobody else is asked to go on. */
export function isLed(view) {
  const way = view.facts.way || view.room.options.way;
  return way === "led" || way === "passed";
}

const FEW = 32; // letters of names that a line takes beside the rest

/** Whom the table waits for, in words: by name where that is short, else how many. */
export function waitingFor(view) {
  const asked = view.seats.filter((seat) => seat.asked && !seat.answered);
  if (!asked.length) return "";
  const names = listed(asked.map((seat) => seat.name));
  const kind = asked.length > 3 || names.length > FEW ? "many" : "named";
  return t("board.wait." + kind, { count: asked.length, names });
}

/** Where we are: the round, how many there are or how far they go, and what the scene adds. */
export function roundLine(view, more) {
  const { round, rounds, points_to } = view.facts;
  const where = rounds ? t("common.round_of", { round, rounds }) : t("common.round", { round });
  const goal = points_to ? [t("common.points_to", { count: points_to })] : [];
  return [where].concat(goal, more || []).filter(Boolean).join(" · ");
}

/** Which lap of how many; with "until ready" nobody knows how many. */
export function lapLine(view) {
  const { lap, laps } = view.facts;
  return laps ? t("common.lap", { lap, laps }) : t("common.lap_open", { lap });
}
