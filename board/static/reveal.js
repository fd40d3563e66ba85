// The story of a round: the votes, the accused, the role (while the last guess is made), then guess, word, roles, points.

import { html } from "../lib/preact.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Clues } from "./imposter.js";
import { Fit, Head, SeatCard, gridFor, nameOf, playing, waitingFor } from "./parts.js";
import { Points } from "./points.js";
import { Spot, Tray, flightTime, useStory } from "./story.js";

function kicker(view, what) {
  return t("common.round", { round: view.facts.round }) + " · " + what;
}

function Votes({ view, still, mark }) {
  const seats = playing(view);
  const { order, votes } = view.facts;
  return html`<ul class=${gridFor(seats.length) + " tallies"}>
    ${seats.map((seat) => {
      const [kind, flag] = mark ? mark(seat) : ["", ""];
      return html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length} kind=${kind} marked=${flag}>
        <${Tray} votes=${votes} order=${order} target=${seat.id} still=${still} />
        <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
      <//>`;
    })}
  </ul>`;
}

/** One seat before the whole room, with a line above its name and the role (when its beat has come) below. */
function Accused({ view, seat, line, role }) {
  return html`<${Spot} side=${role ? sideOf(role) : ""}>
    <p class="spot-line">${line}</p>
    <p class="spot-mark">${seatMark(html, seat)}</p>
    <p class="spot-name"><${Fit} text=${nameOf(view, seat)} /></p>
    <p class="spot-role">${role ? t("board.reveal.is." + role) : "…"}</p>
  <//>`;
}

function sideOf(role) {
  return role === "civilian" ? "civilian" : "imposter";
}

export function Guess({ view }) {
  const { votes, accused, role } = view.facts;
  const shown = role || "imposter";
  const story = useStory(view, [
    ["votes", flightTime(votes)],
    ["accused", 1500],
    ["role", 2200, "reveal"],
    ["wait", 0],
  ]);
  const waiting = story.now === "wait";
  const mark = (seat) => (waiting && seat.id === accused ? ["guilty", t("common.role." + shown)] : waiting ? ["dim", ""] : ["", ""]);
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${kicker(view, t(waiting ? "common.scene.imposter/guess" : "board.reveal.votes"))}
      headline=${waiting ? t("board.guess.head", { name: nameOf(view, accused) }) : story.now === "votes" ? t("board.reveal.votes_head") : ""}
      below=${waiting ? t("board.guess.below") : ""}
      middle=${waiting ? html`<span class="turn-mark">${seatMark(html, accused)}</span>` : null}
    />
    <${Votes} view=${view} mark=${mark} still=${story.now !== "votes"} />
    ${story.past("accused") && !waiting
      ? html`<${Accused} view=${view} seat=${accused} line=${t("board.reveal.accused")} role=${story.past("role") ? shown : ""} />`
      : null}
  </section>`;
}

function beatsOf(facts) {
  if (facts.outcome === "said") return [["said", 2400, "reveal"], ["word", 2400, "reveal"], ["end", 0]];
  if (facts.guesser) return [["guess", 1500], ["verdict", 1700, "reveal"], ["word", 2300, "reveal"], ["end", 0]];
  const votes = facts.votes || {};
  const first = Object.keys(votes).length ? [["votes", flightTime(votes)]] : [];
  const then = facts.accused ? [["accused", 1100], ["role", 1400, "reveal"]] : [["nobody", 1500]];
  return first.concat(then, [["word", 2000, "reveal"], ["end", 0]]);
}

/** The outcome in one line, and whose it is. */
export function outcomeOf(facts) {
  const count = Object.keys(facts.roles || {}).filter((seat) => facts.roles[seat] !== "civilian").length || 1;
  if (facts.outcome === "said") return [t("common.outcome." + (facts.guesser ? "said_imposter" : "said")), "imposter"];
  if (facts.outcome === "too_few") return [t("common.outcome.too_few"), "imposter"];
  if (facts.outcome === "tied") return [t("common.outcome.tied", { count }), "imposter"];
  if (facts.outcome !== "caught") return [t("common.outcome.escaped", { count }), "imposter"];
  if (facts.verdict === "exact") return [t("board.reveal.caught_exact"), "imposter"];
  if (facts.verdict === "close") return [t("board.reveal.caught_close"), ""];
  return [t("common.outcome.caught", { count }), "civilian"];
}

function SpotOf({ view, story }) {
  const { facts } = view;
  const now = story.now;
  if (now === "accused" || now === "role") {
    const role = now === "role" ? facts.roles[facts.accused] : "";
    return html`<${Accused} view=${view} seat=${facts.accused} line=${t("board.reveal.accused")} role=${role} />`;
  }
  if (now === "nobody") {
    const tied = facts.tied || [];
    return html`<${Spot}>
      <p class="spot-line">${tied.length ? t("board.reveal.tie") : t("board.reveal.nobody")}</p>
      <p class="spot-marks">${tied.slice(0, 8).map((seat) => seatMark(html, seat))}</p>
      <p class="spot-name"><${Fit} text=${tied.length > 4 ? String(tied.length) : listed(tied.map((seat) => nameOf(view, seat)))} /></p>
    <//>`;
  }
  if (now === "said") {
    const who = facts.guesser || facts.accused;
    return html`<${Accused} view=${view} seat=${who} line=${t("board.reveal.said")} role=${facts.roles[who]} />`;
  }
  if (now === "guess" || now === "verdict") {
    const verdict = now === "verdict" ? facts.verdict : "";
    return html`<${Spot} side=${verdict === "exact" ? "imposter" : verdict === "wrong" ? "civilian" : ""}>
      <p class="spot-line">${t(facts.guess ? "board.reveal.guessed" : "board.reveal.no_guess", { name: nameOf(view, facts.guesser) })}</p>
      <p class="spot-name"><${Fit} text=${facts.guess || "–"} lang=${view.room.lang} /></p>
      <p class="spot-role">${verdict ? t("common.verdict." + verdict) : "…"}</p>
    <//>`;
  }
  if (now !== "word") return null;
  return html`<${Spot} side="amber">
    <p class="spot-line">${t("board.reveal.word")}</p>
    <p class="spot-word"><${Fit} text=${facts.word} lang=${view.room.lang} /></p>
    <p class="spot-role">${facts.category || ""}</p>
  <//>`;
}

export function Reveal({ view }) {
  const { facts } = view;
  const story = useStory(view, beatsOf(facts), facts.told);
  const over = story.now === "end";
  const [headline, side] = outcomeOf(facts);
  const waits = waitingFor(view);
  return html`<section class="scene">
    <${Head}
      view=${over ? view : Object.assign({}, view, { left: null })}
      kicker=${kicker(view, t("common.scene.imposter/reveal"))}
      headline=${over ? headline : story.now === "votes" ? t("board.reveal.votes_head") : ""}
      below=${over ? [t("board.reveal.go_on"), waits].filter(Boolean).join(" · ") : ""}
      side=${over ? side : ""}
    />
    ${over ? html`<${Points} view=${view} />` : story.now === "votes" ? html`<${Votes} view=${view} />` : html`<div class="stage" />`}
    <${SpotOf} view=${view} story=${story} />
  </section>`;
}
