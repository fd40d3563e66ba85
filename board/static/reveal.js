// The story of a round: the votes, the accused, the role, then guess and verdict, the word, the points.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { Accused, StoryHead, Votes, accusedLine, sideOf, voteBeats } from "./accused.js";
import { Fit } from "./fit.js";
import { GuessBeat } from "./guess.js";
import { Nobody } from "./out.js";
import { impostersOf, outcomeOf, saidBy, wonBy } from "./outcome.js";
import { Head } from "./parts.js";
import { isLed, leader, roundLine, waitingFor } from "./people.js";
import { Points } from "./points.js";
import { Soon } from "./soon.js";
import { Spot } from "./spot.js";
import { useStory } from "./story.js";

/** Not so where a full game has ended because somebody left. */
function hasVoted({ full, tied, outcome }) {
  return !full || tied.length > 0 || outcome === "too_few";
}

function beatsOf(facts) {
  const word = ["word", 2300, "reveal"];
  if (facts.outcome === "said") return [["said", 2400, "reveal"], word, ["end", 0]];
  // The last chance has told the story up to the role already.
  if (facts.guesser) return [["guess", 1500], ["verdict", 1700, "reveal"], word, ["end", 0]];
  const then = facts.accused ? [["accused", 1100], ["role", 1400, "reveal"]] : hasVoted(facts) ? [["nobody", 1500]] : [];
  return voteBeats(facts).concat(then, [word, ["end", 0]]);
}

/** What comes of the vote or the guess, where the beat itself has not said it. */
function thenOf(facts) {
  if (facts.outcome === "tied" || facts.outcome === "too_few") return t("common.outcome.escaped", { count: impostersOf(facts) });
  return outcomeOf(facts)[0];
}

function AccusedBeat({ view, now, then }) {
  const { accused, roles } = view.facts;
  const is = now === "role" ? t("board.reveal.is." + roles[accused]) : "";
  return html`<${Accused} view=${view} seat=${accused} line=${accusedLine(view)} is=${is} side=${sideOf(roles[accused])} then=${then} />`;
}

function SaidBeat({ view }) {
  const who = saidBy(view.facts);
  const role = view.facts.roles[who];
  const line = t(view.room.options.clues === "typed" ? "board.reveal.said" : "board.reveal.said_aloud");
  return html`<${Accused} view=${view} seat=${who} line=${line} is=${t("board.reveal.is." + role)} side=${sideOf(role)} then=${t("board.reveal.gave_away")} />`;
}

function WordBeat({ view }) {
  const { word, category, decoy } = view.facts;
  const undercover = view.room.options.variant === "undercover" && decoy;
  return html`<${Spot} side="amber">
    <p class="spot-line">${t("board.reveal.word")}</p>
    <p class="spot-word"><${Fit} text=${word} lang=${view.room.lang} /></p>
    ${undercover
      ? html`<p class="spot-line">${t("board.reveal.decoy_held")}</p>
          <p class="spot-name"><${Fit} text=${decoy} lang=${view.room.lang} /></p>`
      : html`<p class="spot-role" lang=${view.room.lang} translate=${false}>${category || ""}</p>`}
  <//>`;
}

const BEATS = {
  accused: AccusedBeat,
  role: AccusedBeat,
  said: SaidBeat,
  nobody: Nobody,
  guess: GuessBeat,
  verdict: GuessBeat,
  word: WordBeat,
};

function EndHead({ view }) {
  const [headline, side] = outcomeOf(view.facts);
  const goesOn = isLed(view) ? t("board.reveal.host_goes_on", { name: leader(view) }) : t("board.reveal.go_on");
  const below = [goesOn, wonBy(view.facts) || waitingFor(view)].filter(Boolean).join(" · ");
  return html`<${Head} view=${view} kicker=${roundLine(view, t("common.scene.imposter/reveal"))} headline=${headline} below=${below} side=${side} />`;
}

/** The rest of the story, or all of it where nobody was caught; its end state stays until the next round. */
export function Reveal({ view }) {
  const story = useStory(view, beatsOf(view.facts), view.facts.told);
  if (story.now === "end") {
    return html`<section class="scene"><${EndHead} view=${view} /><${Soon}>${() => html`<${Points} view=${view} />`}<//></section>`;
  }
  const counting = story.now === "votes";
  const Beat = BEATS[story.now];
  const timeless = Object.assign({}, view, { left: null }); // a clock beside the story would only distract
  return html`<section class="scene">
    <${StoryHead} view=${timeless} what=${t("common.scene.imposter/reveal")} shown=${counting} />
    ${counting ? html`<${Votes} view=${view} />` : html`<div class="stage" />`}
    ${Beat ? html`<${Beat} view=${view} now=${story.now} then=${thenOf(view.facts)} />` : null}
  </section>`;
}
