// The first half of a story: the votes, the one accused, the role. The last chance, an elimination and a reveal share it.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Clues } from "./clues.js";
import { Fit } from "./fit.js";
import { Head, SeatCard, gridFor } from "./parts.js";
import { isOut, nameOf, playing, roundLine } from "./people.js";
import { Soon } from "./soon.js";
import { Spot } from "./spot.js";
import { Counted, Tray, flightTime } from "./story.js";

function some(votes) {
  return Object.keys(votes || {}).length > 0;
}

/** The beats that tell the votes: from whom to whom, or only how many each got, or nothing where nobody may know. */
export function voteBeats({ votes, counts }) {
  if (some(votes)) return [["votes", flightTime(votes)]];
  return some(counts) ? [["votes", 2000, "vote"]] : [];
}

/** The table with the votes that each seat got; `mark(seat)` gives a card's class and flag. */
export function Votes({ view, still, mark }) {
  const seats = playing(view);
  const { counts, out, accused } = view.facts;
  const bare = (view.facts.clues || []).length ? "" : " bare";
  const voters = seats.map((seat) => seat.id);
  // Somebody may be out by this very vote, and is to be seen until the story says so.
  const wasOut = (seat) => isOut(view, seat) && seat.id !== out && seat.id !== accused;
  return html`<${Soon}>${() => html`<ul class=${gridFor(seats.length) + " tallies" + bare}>
    ${seats.map((seat) => {
      const [kind, flag] = mark ? mark(seat) : ["", ""];
      return html`<${SeatCard} key=${seat.id} seat=${seat} size=${seats.length} kind=${kind} marked=${flag} out=${wasOut(seat)}>
        ${some(counts)
          ? html`<${Counted} count=${counts[seat.id] || 0} />`
          : html`<${Tray} view=${view} order=${voters} target=${seat.id} still=${still} />`}
        <${Clues} view=${view} seat=${seat.id} size=${seats.length} />
      <//>`;
    })}
  </ul>`}<//>`;
}

/** One seat before the whole room, with a line above its name and what it is (when its beat has come) below; `then`: what
 *  comes of it. */
export function Accused({ view, seat, line, is, side, then }) {
  return html`<${Spot} side=${is ? side : ""}>
    <p class="spot-line">${line}</p>
    <p class="spot-mark">${seatMark(html, seat)}</p>
    <p class="spot-name"><${Fit} text=${nameOf(view, seat)} name=${true} /></p>
    <p class=${"spot-role" + (is ? "" : " breath")}>${is || t("board.reveal.which_side")}</p>
    <p class="spot-then"><${Fit} text=${is && then ? then : ""} /></p>
  <//>`;
}

export function sideOf(role) {
  return role === "civilian" ? "civilian" : "imposter";
}

// Of several tied imposters only the one who guesses is told, and no votes, which would name the others.
export function accusedLine(view) {
  if (some(view.facts.votes) || some(view.facts.counts)) return t("board.reveal.accused");
  return t(view.room.options.vote === "on_three" ? "board.reveal.pointed" : "board.reveal.caught");
}

export function StoryHead({ view, what, shown }) {
  const headline = shown ? t(some(view.facts.counts) ? "board.reveal.counts_head" : "board.reveal.votes_head") : "";
  return html`<${Head} view=${view} kicker=${roundLine(view, what)} headline=${headline} />`;
}
