// Clues on the board: typed ones beside their givers, spoken ones with the speaker giant, questions large.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { readyToVote } from "../shared/ready.js";
import { seatMark } from "../shared/symbols.js";
import { amongYou } from "./cards.js";
import { CluesOfAll } from "./clues.js";
import { Sign } from "./drawn.js";
import { Fit, FitBlock } from "./fit.js";
import { Head, UpMark } from "./parts.js";
import { inPlay, isLed, lapLine, leader, nameOf, playing, roundLine } from "./people.js";
import { Chips, Pips, Up } from "./stage.js";

const STYLES = { spoken: Spoken, questions: Questions };

export function Clue({ view }) {
  const Style = STYLES[view.facts.style] || Typed;
  return html`<${Style} view=${view} />`;
}

/** What comes after this turn, as a sentence. */
function then(view) {
  const { next } = view.facts;
  if (next) return t("board.clue.then", { name: nameOf(view, next) });
  if (!view.facts.laps && !view.facts.closing) return t("board.clue.then_lap");
  return t(view.room.options.talk_seconds === 0 ? "board.clue.then_vote" : "board.clue.then_talk");
}

/** With "until ready": how many want the vote, or that it comes. */
function towardsVote(view) {
  const { laps, closing } = view.facts;
  if (laps) return "";
  if (closing) return t("board.clue.closing");
  const told = readyToVote(view);
  if (told && !isLed(view)) return t("board.clue.ready_of", told);
  return t("board.clue.host_calls", { name: leader(view) });
}

function Typed({ view }) {
  const { turn, next } = view.facts;
  const mark = (seat) => {
    if (seat.id === turn) return ["now", t("board.clue.now")];
    if (seat.id === next) return ["next", t("board.clue.next")];
    return ["", ""];
  };
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, lapLine(view))}
      headline=${nameOf(view, turn)}
      big=${true}
      below=${(towardsVote(view) || t("board.clue.say")) + " " + then(view)}
      middle=${html`<${UpMark} seat=${turn} />`}
    />
    <${CluesOfAll} view=${view} mark=${mark} />
  </section>`;
}

/** Each seat's state in this lap: spoken already, up, next. */
function inLap(view) {
  const { order, turn, next } = view.facts;
  return (seat) => {
    if (seat.id === turn) return "now";
    if (order.indexOf(seat.id) < order.indexOf(turn)) return "done";
    return seat.id === next ? "next" : "";
  };
}

function ToVote({ view }) {
  const said = towardsVote(view);
  if (!said) return null;
  const { closing } = view.facts;
  const told = readyToVote(view);
  return html`<aside class=${"to-vote" + (closing ? " settled" : "")}>
    ${told && !closing && !isLed(view) ? html`<${Pips} done=${told.ready} needed=${told.needed} />` : null}
    <p>${said}</p>
  </aside>`;
}

function Forbidden({ view }) {
  const never = ["word", "category", "rhyme", "translation"].concat(view.facts.no_repeats ? ["repeat"] : []);
  return html`<ul class="forbidden">
    <li class="forbidden-label">${t("board.clue.not.label")}</li>
    ${never.map((what) => html`<li key=${what}><${Sign} of="out" />${t("board.clue.not." + what)}</li>`)}
  </ul>`;
}

/** How many imposters there are; once some seats are out, how many are in. */
function whoIsAmong(view) {
  const out = playing(view).length - inPlay(view).length;
  return out ? t("board.out.still_in", { count: inPlay(view).length }) : amongYou(view);
}

function Spoken({ view }) {
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view, lapLine(view))} headline=${t("board.clue.aloud")} below=${whoIsAmong(view)} />
    <${Up} view=${view} seat=${view.facts.turn} then=${then(view)} aside=${html`<${ToVote} view=${view} />`} />
    <${Chips} view=${view} seats=${playing(view)} stateOf=${inLap(view)} />
    <${Forbidden} view=${view} />
  </section>`;
}

function Person({ view, seat, does }) {
  return html`<p class="person">
    ${seatMark(html, seat)}
    <span class="person-words">
      <strong><${Fit} text=${nameOf(view, seat)} name=${true} /></strong>
      <span>${does}</span>
    </span>
  </p>`;
}

function Questions({ view }) {
  const { asker, answerer, question, next } = view.facts;
  const stateOf = (seat) => {
    const state = inLap(view)(seat);
    return seat.id === answerer && state !== "now" ? "next" : state;
  };
  return html`<section class="scene">
    <${Head} view=${view} kicker=${roundLine(view, lapLine(view))} headline=${t("board.question.head")} below=${towardsVote(view) || (next === answerer ? whoIsAmong(view) : then(view))} />
    <div class="asking" key=${asker}>
      <div class="asking-who">
        <${Person} view=${view} seat=${asker} does=${t("board.question.asks")} />
        <${Person} view=${view} seat=${answerer} does=${t("board.question.answers")} />
      </div>
      <div class="asking-what">
        <${FitBlock} size=${question} kind="question"><span lang=${view.room.lang} translate=${false}>${question}</span><//>
        <p class="asking-own">${t("board.question.own")}</p>
      </div>
    </div>
    <${Chips} view=${view} seats=${playing(view)} stateOf=${stateOf} />
  </section>`;
}
