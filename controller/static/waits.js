// Whom the table waits for, as a sentence.

import { t } from "../shared/i18n.js";
import { namesOf, seatOf } from "./parts.js";

/** Whom the table waits for, as a sentence; where naming them would tell something, without names. Whoever holds this
 *  phone is "you" on it; of several on one phone each is named. */
export function waitingFor(view) {
  const { facts, scene } = view;
  if (facts.turn && (scene === "imposter/clue" || facts.queue)) return waitFor(view, [seatOf(view, facts.turn)]);
  if (scene === "imposter/guess" && facts.stage === "aloud") return waitFor(view, [seatOf(view, facts.accused)]);
  const missing = view.seats.filter((seat) => seat.asked && !seat.answered && !seat.left);
  if (waitsForHost(view)) return view.host ? t("phone.wait.you") : t("phone.wait.host", { name: hostName(view) });
  return missing.length ? waitFor(view, missing) : t("phone.wait.others");
}

function waitFor(view, seats) {
  const own = view.mine.length === 1 ? view.mine[0].seat : null;
  const others = seats.filter((seat) => seat.id !== own);
  if (!others.length) return t("phone.wait.you");
  return t("phone.wait.for", { names: namesOf(others), count: others.length });
}

/** Whether the next tap is the host's, who speaks for the table. */
function waitsForHost({ facts, scene }) {
  if (scene === "imposter/guess") return (facts.rulers || []).indexOf("host") >= 0;
  if (!facts.way || facts.way === "own") return false;
  return Boolean(facts.recorded) || ["imposter/talk", "imposter/out", "imposter/reveal"].indexOf(scene) >= 0;
}

/** The name of who leads, or "the host". */
export function hostName(view) {
  const host = view.seats.find((seat) => seat.host);
  return host ? host.name : t("phone.lead.the_host");
}
