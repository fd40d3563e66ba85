// A full game between two votes: who is out and whose side that was, then who is still in.

import { html } from "../lib/preact.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Accused, StoryHead, Votes, voteBeats } from "./accused.js";
import { Fit } from "./fit.js";
import { GuessBeat } from "./guess.js";
import { Head } from "./parts.js";
import { inPlay, isLed, leader, nameOf, playing, roundLine, waitingFor } from "./people.js";
import { Chips } from "./stage.js";
import { Spot } from "./spot.js";
import { useStory } from "./story.js";

/** What the one voted out was: only the side is told, but Mr. White as such. */
function whatIs({ side, role }) {
  return t("board.out.is." + (role === "mr_white" ? "mr_white" : side));
}

function beatsOf(facts) {
  // Mr. White's last chance has told the rest already.
  if (facts.verdict) return [["guess", 1500], ["verdict", 1700, "reveal"], ["end", 0]];
  const then = facts.out ? [["accused", 1400], ["side", 2200, "reveal"]] : [["nobody", 1800]];
  return voteBeats(facts).concat(then, [["end", 0]]);
}

export function Out({ view }) {
  const { out, side } = view.facts;
  const story = useStory(view, beatsOf(view.facts), view.facts.told);
  if (story.now === "end") return html`<${StillIn} view=${view} />`;
  const counting = story.now === "votes";
  const timeless = Object.assign({}, view, { left: null });
  const is = story.now === "side" ? whatIs(view.facts) : "";
  return html`<section class="scene">
    <${StoryHead} view=${timeless} what=${t("common.scene.imposter/out")} shown=${counting} />
    <${Votes} view=${view} still=${!counting} />
    ${story.now === "accused" || is ? html`<${Accused} view=${view} seat=${out} line=${outLine(view)} is=${is} side=${side} then=${stillIn(view)} />` : null}
    ${story.now === "nobody" ? html`<${Nobody} view=${view} then=${t("board.out.nobody")} />` : null}
    ${story.now === "guess" || story.now === "verdict" ? html`<${GuessBeat} view=${view} now=${story.now} then=${stillIn(view)} />` : null}
  </section>`;
}

// In a full game the votes stay untold until its end.
function outLine(view) {
  return voteBeats(view.facts).length ? t("board.reveal.accused") : t("board.out.voted_out");
}

/** A vote that put nobody out: a tie, with those who share it, or no votes at all. */
export function Nobody({ view, then }) {
  const tied = view.facts.tied || [];
  const names = tied.length > 4 ? t("board.reveal.tied_many", { count: tied.length }) : listed(tied.map((seat) => nameOf(view, seat)));
  const few = view.facts.outcome === "too_few";
  return html`<${Spot}>
    <p class=${"spot-marks" + (tied.length > 8 ? " many" : "")}>${tied.map((seat) => seatMark(html, seat))}</p>
    <p class="spot-line"><${Fit} text=${names} /></p>
    <p class="spot-name">${t(few ? "common.outcome.too_few" : tied.length ? "board.reveal.tie" : "board.reveal.nobody")}</p>
    <p class="spot-then"><${Fit} text=${then} /></p>
  <//>`;
}

function stillIn(view) {
  return t("board.out.still_in", { count: inPlay(view).filter((seat) => !seat.left).length });
}

function StillIn({ view }) {
  const { out } = view.facts;
  const goesOn = isLed(view) ? t("board.reveal.host_goes_on", { name: leader(view) }) : waitingFor(view) || t("board.reveal.go_on");
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, t("common.scene.imposter/out"))}
      headline=${stillIn(view)}
      below=${t("board.out.again") + " " + goesOn}
    />
    ${out ? html`<${Gone} view=${view} />` : null}
    <${Chips} view=${view} seats=${playing(view)} stateOf=${(seat) => (seat.asked && seat.answered ? "done" : "")} />
  </section>`;
}

function Gone({ view }) {
  const { out, side } = view.facts;
  return html`<div class="up gone">
    <span class="up-mark">${seatMark(html, out)}</span>
    <div class="up-words">
      <p class="up-name"><${Fit} text=${nameOf(view, out)} name=${true} /></p>
      <p class=${"up-then side-" + side}>${t("board.out.out")} · ${whatIs(view.facts)}</p>
    </div>
  </div>`;
}
