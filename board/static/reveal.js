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

/** The table with the votes that each seat got; `mark(seat)` gives a card's class and flag. */
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
  return html`<${Spot} side=${role ? (role === "civilian" ? "civilian" : "imposter") : ""}>
    <p class="spot-line">${line}</p>
    <p class="spot-mark">${seatMark(html, seat)}</p>
    <p class="spot-name"><${Fit} text=${nameOf(view, seat)} name=${true} /></p>
    <p class="spot-role">${role ? t("board.reveal.is." + role) : "…"}</p>
  <//>`;
}

// Of several tied imposters only the one who guesses is told, and no votes, which would name the others.
function accusedLine(facts) {
  return t(Object.keys(facts.votes).length ? "board.reveal.accused" : "board.reveal.caught");
}

function GuessHead({ view }) {
  const { accused } = view.facts;
  return html`<${Head}
    view=${view}
    kicker=${kicker(view, t("common.scene.imposter/guess"))}
    headline=${t("board.guess.head", { name: nameOf(view, accused) })}
    below=${t("board.guess.below")}
    middle=${html`<span class="turn-mark">${seatMark(html, accused)}</span>`}
  />`;
}

function StoryHead({ view, what, shown }) {
  return html`<${Head} view=${view} kicker=${kicker(view, what)} headline=${shown ? t("board.reveal.votes_head") : ""} />`;
}

/** The last chance: first the story up to the role, then the wait for the guess. */
export function Guess({ view }) {
  const { votes, accused } = view.facts;
  const role = view.facts.role || "imposter";
  const counted = Object.keys(votes).length ? [["votes", flightTime(votes)]] : [];
  const story = useStory(view, counted.concat([["accused", 1500], ["role", 2200, "reveal"], ["wait", 0]]));
  const mark = (seat) => (seat.id === accused ? ["guilty", t("common.role." + role)] : ["dim", ""]);
  if (story.now === "wait") {
    return html`<section class="scene">
      <${GuessHead} view=${view} />
      <${Votes} view=${view} mark=${mark} still=${true} />
    </section>`;
  }
  const counting = story.now === "votes";
  return html`<section class="scene">
    <${StoryHead} view=${view} what=${t("board.reveal.votes")} shown=${counting} />
    <${Votes} view=${view} still=${!counting} />
    ${counting
      ? null
      : html`<${Accused} view=${view} seat=${accused} line=${accusedLine(view.facts)} role=${story.now === "role" ? role : ""} />`}
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

function AccusedBeat({ view, now }) {
  const { accused, roles } = view.facts;
  return html`<${Accused} view=${view} seat=${accused} line=${accusedLine(view.facts)} role=${now === "role" ? roles[accused] : ""} />`;
}

function SaidBeat({ view }) {
  const who = view.facts.guesser || view.facts.accused;
  return html`<${Accused} view=${view} seat=${who} line=${t("board.reveal.said")} role=${view.facts.roles[who]} />`;
}

function NobodyBeat({ view }) {
  const tied = view.facts.tied || [];
  const names = tied.length > 4 ? t("board.reveal.tied_many", { count: tied.length }) : listed(tied.map((seat) => nameOf(view, seat)));
  return html`<${Spot}>
    <p class="spot-line">${t(tied.length ? "board.reveal.tie" : "board.reveal.nobody")}</p>
    <p class="spot-marks">${tied.slice(0, 8).map((seat) => seatMark(html, seat))}</p>
    <p class="spot-name"><${Fit} text=${names} /></p>
  <//>`;
}

function GuessBeat({ view, now }) {
  const { guess, guesser } = view.facts;
  const verdict = now === "verdict" ? view.facts.verdict : "";
  return html`<${Spot} side=${{ exact: "imposter", wrong: "civilian" }[verdict]}>
    <p class="spot-line">${t(guess ? "board.reveal.guessed" : "board.reveal.no_guess", { name: nameOf(view, guesser) })}</p>
    <p class="spot-name"><${Fit} text=${guess || "–"} lang=${view.room.lang} /></p>
    <p class="spot-role">${verdict ? t("common.verdict." + verdict) : "…"}</p>
  <//>`;
}

function WordBeat({ view }) {
  return html`<${Spot} side="amber">
    <p class="spot-line">${t("board.reveal.word")}</p>
    <p class="spot-word"><${Fit} text=${view.facts.word} lang=${view.room.lang} /></p>
    <p class="spot-role" lang=${view.room.lang} translate=${false}>${view.facts.category || ""}</p>
  <//>`;
}

const BEATS = {
  accused: AccusedBeat,
  role: AccusedBeat,
  said: SaidBeat,
  nobody: NobodyBeat,
  guess: GuessBeat,
  verdict: GuessBeat,
  word: WordBeat,
};

function EndHead({ view }) {
  const [headline, side] = outcomeOf(view.facts);
  const below = [t("board.reveal.go_on"), waitingFor(view)].filter(Boolean).join(" · ");
  return html`<${Head} view=${view} kicker=${kicker(view, t("common.scene.imposter/reveal"))} headline=${headline} below=${below} side=${side} />`;
}

/** The rest of the story, or all of it where nobody was caught; its end state stays until the next round. */
export function Reveal({ view }) {
  const story = useStory(view, beatsOf(view.facts), view.facts.told);
  if (story.now === "end") {
    return html`<section class="scene"><${EndHead} view=${view} /><${Points} view=${view} /></section>`;
  }
  const counting = story.now === "votes";
  const Beat = BEATS[story.now];
  const timeless = Object.assign({}, view, { left: null }); // a clock beside the story would only distract
  return html`<section class="scene">
    <${StoryHead} view=${timeless} what=${t("common.scene.imposter/reveal")} shown=${counting} />
    ${counting ? html`<${Votes} view=${view} />` : html`<div class="stage" />`}
    ${Beat ? html`<${Beat} view=${view} now=${story.now} />` : null}
  </section>`;
}
