// What a phone tells of a round up to its vote: a heading, and in small what the board shows.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { BigClock, Count } from "./clockface.js";
import { Dotted } from "./dotted.js";
import { Who, nameOf, namesOf, seatOf } from "./parts.js";
import { Rows } from "./rows.js";
import { STORY } from "./story.js";
import { hostName } from "./waits.js";

function roundLine(view) {
  const { round, rounds, imposters, range, mr_white: white } = view.facts;
  const told = [rounds ? t("common.round_of", { round, rounds }) : t("common.round", { round })];
  if (typeof imposters === "number") told.push(t("phone.imposters", { count: imposters }));
  else if (range) told.push(t("phone.imposters_range", { least: range[0], most: range[1] }));
  if (white) told.push(t("common.role.mr_white"));
  return html`<${Dotted} parts=${told} />`;
}

function lookHead(view, me) {
  const { turn } = view.facts;
  if (me && (!turn || turn === me.seat || me.card)) return { title: t("phone.look.title"), line: roundLine(view) };
  if (turn) return { title: t("phone.look.turn", { name: nameOf(view, turn) }), line: roundLine(view) };
  return { title: t("phone.look.others"), line: roundLine(view) };
}

/** The lap, and that it is the last where the table has said so. */
function lapLine(view) {
  const { lap, laps, closing } = view.facts;
  if (laps) return t("common.lap", { lap, laps });
  return closing ? t("phone.clue.last_lap") : t("common.lap_open", { lap });
}

function clueHead(view, me) {
  const { turn, next, style } = view.facts;
  if (style === "questions") return questionHead(view, me);
  const where = lapLine(view);
  const how = style === "spoken" ? "phone.clue.aloud" : "phone.clue.how";
  if (me && turn === me.seat) return { title: t("phone.clue.yours"), line: html`<${Dotted} parts=${[t(how), where]} />` };
  let then = "";
  if (me && next === me.seat) then = html`<strong>${t("phone.clue.next_you")}</strong>`;
  else if (next) then = t("phone.clue.next", { name: nameOf(view, next) });
  return { title: t("phone.clue.turn", { name: nameOf(view, turn) }), line: html`<${Dotted} parts=${[where, then]} />` };
}

function questionHead(view, me) {
  const { asker, answerer } = view.facts;
  const names = { asker: nameOf(view, asker), answerer: nameOf(view, answerer) };
  if (me && me.seat === asker) return { title: t("phone.question.ask", { name: names.answerer }), line: lapLine(view) };
  if (me && me.seat === answerer) return { title: t("phone.question.answer", { name: names.asker }), line: t("phone.question.fits") };
  return { title: t("phone.question.head", names), line: lapLine(view) };
}

function talkHead() {
  return { title: t("phone.talk.title"), line: t("phone.talk.line") };
}

function voteHead(view, me) {
  const { imposters, candidates, count, recorded, more, style, turn } = view.facts;
  if (count) return { title: t("phone.vote.on_three"), line: t("phone.vote.get_ready") };
  const again = view.scene === "imposter/revote";
  const title = again ? t("phone.vote.between", { names: namesOf((candidates || []).map((id) => seatOf(view, id))) }) : t("phone.vote.title", { count: imposters || 2 });
  if (recorded) return { title: again ? title : t("phone.vote.point"), line: t("phone.vote.recorded", { name: hostName(view) }) };
  if (more) return { title, line: t("phone.vote.more") };
  if (me && me.ask && !me.answered) return { title, line: t(style === "on_three" ? "phone.vote.tap" : "phone.vote.line") };
  return { title, line: turn ? t("phone.vote.turn", { name: nameOf(view, turn) }) : "" };
}

function LookTold({ view, me }) {
  if (view.facts.queue) return me && me.card ? null : html`<${Queue} view=${view} />`;
  if (me) return null;
  const looked = view.seats.filter((seat) => seat.asked);
  return html`<ul class="chips">
    ${looked.map((seat) => html`<li key=${seat.id} class=${seat.answered ? "" : "faint"}><${Who} seat=${seat} />${seat.answered ? html`<span class="chip-words">✓</span>` : null}</li>`)}
  </ul>`;
}

/** The order in which one phone goes round: who had it, who has it, who comes. */
export function Queue({ view }) {
  const { queue, turn } = view.facts;
  const now = queue.indexOf(turn);
  return html`<${Rows} view=${view} me=${null} seats=${queue} up=${turn} done=${now < 0 ? queue : queue.slice(0, now)} />`;
}

/** Typed clues stay beside their givers; of spoken ones it is told who has said one in this lap. */
function ClueTold({ view, me }) {
  const { order, turn, clues, style, question } = view.facts;
  if (style === "questions") return html`<p class="question" translate=${false} lang=${view.room.lang}>${question}</p>`;
  if (style === "spoken") {
    return html`<p class="line spoken-rules">${t("phone.clue.rules")}</p>
      <${Rows} view=${view} me=${me} seats=${order} up=${turn} done=${order.slice(0, order.indexOf(turn))} />`;
  }
  return html`<${Rows} view=${view} me=${me} seats=${order} up=${turn} clues=${clues} lang=${view.room.lang} />`;
}

function TalkTold({ view, me }) {
  const { order, clues } = view.facts;
  if (!clues || !clues.length) return html`<${BigClock} view=${view} />`;
  return html`<${Rows} view=${view} me=${me} seats=${order} clues=${clues} lang=${view.room.lang} />`;
}

/** Whoever votes has the clues on the candidates; the others see them here, with who has voted. */
function VoteTold({ view, me }) {
  const { order, clues, candidates, count, recorded, queue, voted } = view.facts;
  if (count) return html`<${Count} view=${view} />`;
  if (recorded) return html`<p class="question point">${t("phone.vote.one_two_three")}</p>`;
  if (me && me.ask && !me.answered) return null;
  if (queue) return html`<${Rows} view=${view} me=${me} seats=${queue} up=${view.facts.turn} done=${voted || []} />`;
  return html`<${Rows} view=${view} me=${me} seats=${order || candidates} clues=${clues && clues.length ? clues : null} lang=${view.room.lang} ticks=${true} />`;
}

export const IMPOSTER = Object.assign(
  {
    "imposter/look": { head: lookHead, told: LookTold },
    "imposter/clue": { head: clueHead, told: ClueTold, openly: ({ style }) => style === "spoken" || style === "questions" },
    "imposter/talk": { head: talkHead, told: TalkTold, openly: () => true },
    "imposter/vote": { head: voteHead, told: VoteTold },
    "imposter/revote": { head: voteHead, told: VoteTold },
  },
  STORY,
);
