// The end of a round of Wavelength as a story: the needles one by one, the cover opens, what each gained, the ranks.

import { html } from "../lib/preact.js";
import { RADIUS } from "../shared/dial.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { fromTheLeft, marksAround, namesAround } from "./around.js";
import { Fit } from "./fit.js";
import { HalfDial, Pair, at } from "./half_dial.js";
import { Head, UpMark } from "./parts.js";
import { nameOf, roundLine, waitingFor } from "./people.js";
import { Ranks } from "./ranks.js";
import { Soon } from "./soon.js";
import { Spot } from "./spot.js";
import { useStory } from "./story.js";

const NEEDLE = 320; // ms

function beatsOf({ guesses, unanimous }) {
  const needles = Object.keys(guesses).map((seat, n) => ["needle " + n, NEEDLE, "needle"]);
  const bonus = unanimous ? [["bonus", 1700, "win"]] : [];
  return needles.concat([["all", 700], ["open", 1700, "open"], ["gains", 1300]], bonus, [["end", 0]]);
}

/** What the clue was, and beneath it what the beat tells. */
function ClueHead({ view, kicker, below, middle }) {
  const { clue, psychic } = view.facts;
  return html`<${Head}
    view=${view}
    kicker=${kicker || roundLine(view, t("board.wavelength.by", { name: nameOf(view, psychic) }))}
    headline=${clue || t("board.wavelength.blank")}
    big=${true}
    side="clue"
    lang=${clue ? view.room.lang : undefined}
    below=${below}
    middle=${middle}
  />`;
}

const BONUS = 2; // for everyone, when all are in the bullseye

/** What a seat gained for its guess or clue alone; null for one who has left. */
function beforeBonus({ points, unanimous }, seat) {
  return points[seat] === undefined ? null : points[seat] - (unanimous ? BONUS : 0);
}

function isLate({ locked }, seat) {
  return locked.indexOf(seat) < 0;
}

const FEW = 32; // letters of names that the line has room for

/** Whose needle is in the middle because it was never locked. */
function lateLine(view) {
  const late = Object.keys(view.facts.guesses).filter((seat) => isLate(view.facts, seat));
  if (!late.length) return "";
  const names = listed(late.map((seat) => nameOf(view, seat)));
  return t(names.length > FEW ? "board.wavelength.late_many" : "board.wavelength.late", { names, count: late.length });
}

const GREAT = { radius: 20, tall: 4.2, above: 4, away: 3 }; // rem: the rim, a name's line, room above the rim, from rim to name

function Needles({ view, now }) {
  const { guesses, target, bands } = view.facts;
  const scale = GREAT.radius / RADIUS;
  const count = now.indexOf("needle") ? Infinity : Number(now.slice(7)) + 1;
  const come = fromTheLeft(guesses).slice(0, count).map(([seat]) => seat);
  const names = namesAround(guesses, GREAT.tall / scale, -GREAT.above / scale, GREAT.away / scale).filter((one) => come.indexOf(one.seat) >= 0);
  const needles = names.map(({ seat, position }) => ({ seat, position, late: isLate(view.facts, seat) }));
  const opens = now === "open" || now === "gains";
  const open = opens ? { target, bands } : {};
  const gains = now === "gains";
  return html`<div class=${"dial-place" + (count === Infinity ? " all-in" : "")}>
      <${HalfDial} radius=${GREAT.radius} cover=${opens ? "open" : "closed"} needles=${needles} leaders=${names} ...${open}>
        ${names.map((one) => html`<p key=${one.seat} class=${"hand-name" + (one.left ? " at-left" : "")} style=${at(one, scale)}>
          ${seatMark(html, one.seat)}
          <${Fit} text=${nameOf(view, one.seat)} name=${true} room=${GREAT.tall - 0.3} />
          <${Gain} points=${gains ? beforeBonus(view.facts, one.seat) : null} />
        </p>`)}
      <//>
    </div>
    <${Pair} view=${view} />`;
}

function Gain({ points }) {
  if (points === null) return html`<strong class="hand-gain" />`;
  return html`<strong class=${"hand-gain" + (points ? " some" : "")}>${points ? "+" + points : "0"}</strong>`;
}

function Bonus() {
  return html`<${Spot} side="amber">
    <p class="spot-name"><${Fit} text=${t("common.wavelength.unanimous")} /></p>
    <p class="spot-word">${"+" + BONUS}</p>
    <p class="spot-role">${t("common.wavelength.unanimous_line")}</p>
  <//>`;
}

const SMALL = { radius: 17.5, gap: 5.2, away: 2 };

/** The dial as it ended with a mark for each needle, and the ranks beside it. */
function End({ view }) {
  const { guesses, target, bands, points, psychic, unanimous } = view.facts;
  const scale = SMALL.radius / RADIUS;
  const marks = marksAround(guesses, SMALL.gap, SMALL.away / scale);
  const needles = marks.map(({ seat, position }) => ({ seat, position, late: isLate(view.facts, seat), still: true }));
  const seats = Object.keys(points);
  const middle = (seat) => html`<span class="row-note">${seat === psychic ? t("board.wavelength.gave") : ""}</span>`;
  const below = [t("board.reveal.go_on"), waitingFor(view)].filter(Boolean).join(" · ");
  const kicker = unanimous ? roundLine(view, t("common.wavelength.unanimous")) : "";
  return html`<section class="scene dialled">
    <${ClueHead} view=${view} kicker=${kicker} below=${below} />
    <${Soon}>${() => html`<div class="ending">
      <div class="dial-told">
        <${HalfDial} radius=${SMALL.radius} target=${target} bands=${bands} needles=${needles} leaders=${marks}>
          ${marks.map((one) => html`<span key=${one.seat} class="hand-mark" style=${at(one, scale)}>${seatMark(html, one.seat)}</span>`)}
        <//>
        <${Pair} view=${view} />
      </div>
      <${Ranks} view=${view} seats=${seats} points=${points} half=${seats.length} tall=${4.8} kind=${() => ""} middle=${middle} />
    </div>`}<//>
  </section>`;
}

/** What the clue was worth: the psychic gets the best of the guesses. */
function earnedLine(view) {
  const { psychic } = view.facts;
  const points = beforeBonus(view.facts, psychic);
  return points ? t("board.wavelength.earns", { name: nameOf(view, psychic), points: "+" + points }) : t("board.wavelength.far");
}

function lineOf(view, now) {
  if (now === "bonus") return "";
  if (now === "gains") return earnedLine(view);
  if (now === "open") return t("board.wavelength.opens");
  return lateLine(view) || t("board.wavelength.pointed");
}

export function Target({ view }) {
  const { now } = useStory(view, beatsOf(view.facts), view.facts.told);
  if (now === "end") return html`<${End} view=${view} />`;
  const timeless = Object.assign({}, view, { left: null }); // a clock beside the story would only distract
  return html`<section class="scene dialled">
    <${ClueHead} view=${timeless} middle=${html`<${UpMark} seat=${view.facts.psychic} />`} below=${lineOf(view, now)} />
    ${now === "bonus" ? html`<${Bonus} />` : html`<${Soon}>${() => html`<${Needles} view=${view} now=${now} />`}<//>`}
  </section>`;
}
