// The foot of the host's phone: the one tap that the table waits for, always at the same place, and undo above it.

import { html } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";
import { HOST, MainButton } from "./main.js";
import { nameOf, useTap } from "./parts.js";
import { Report } from "./report.js";
import { RightOrWrong } from "./ruling.js";
import { sceneOf } from "./scenes.js";
import { TallyMain, lastWritten, withoutLast } from "./tally.js";
import { lastUndo } from "./undo.js";

const MAINS = { ready: ReadyMain, guessed: GuessedMain, ruling: RulingMain, tally: TallyMain };

/** Whether the table goes on by the host's taps. */
export function isLed(view) {
  return Boolean(view.facts.way) && view.facts.way !== "own";
}

/** `tally`: what useTally gives. `beat`: how far the scene's story is told. */
export function Lead({ phone, beat, tally }) {
  const { view } = phone;
  if (!view.host || view.scene === "result") return null;
  if (view.room.paused) return html`<footer class="lead"><${ResumeMain} phone=${phone} /></footer>`;
  const { ask, answered } = view.host;
  if (!ask && !isLed(view) && !mayCall(view)) return null;
  const Main = ask && !answered ? mainOf(view, ask, beat) : null;
  return html`<footer class="lead">
    <div class="lead-more">
      <${Undo} phone=${phone} tally=${tally} /><${CallVote} phone=${phone} />${tally ? html`<${Report} phone=${phone} />` : null}
    </div>
    ${Main ? html`<${Main} key=${view.step + ask.kind} phone=${phone} beat=${beat} tally=${tally} />` : null}
  </footer>`;
}

function mainOf(view, ask, beat) {
  const telling = Boolean(beat) && !beat.last;
  if (sceneOf(view).story && telling) return SkipStory;
  if (view.scene === "imposter/out" && telling) return null; // nobody would learn whose side it was
  return MAINS[ask.kind] || (() => html`<p class="line">${t("phone.ask.unknown")}</p>`);
}

function useHostAnswer(phone) {
  return useTap((value) => phone.answer(HOST, value));
}

function ReadyMain({ phone }) {
  const tap = useHostAnswer(phone);
  const { does, next } = readyWords(phone.view);
  return html`<${MainButton} phone=${phone} tap=${tap} act=${() => tap.run(true)} does=${does} next=${next} />`;
}

function readyWords(view) {
  const { facts, scene } = view;
  if (scene === "imposter/clue") return turnWords(view);
  if (scene === "imposter/talk") return { does: t("phone.lead.end_talk"), next: t("phone.lead.the_vote") };
  if (scene === "imposter/out") return { does: t("phone.lead.go_on"), next: t("phone.lead.next_lap") };
  if (scene === "imposter/reveal" && facts.rounds && facts.round >= facts.rounds) {
    return { does: t("phone.lead.go_on"), next: t("phone.lead.the_result") };
  }
  const own = "phone.lead." + scene.replace("/", "_");
  return { does: t(has(own) ? own : "phone.lead.go_on") };
}

function turnWords(view) {
  const { turn, next, style, answerer } = view.facts;
  const speaker = style === "questions" && answerer ? answerer : turn;
  const does = t(style === "questions" ? "phone.lead.answered" : "phone.lead.said", { name: nameOf(view, speaker) });
  return { does, next: next ? nameOf(view, next) : afterClues(view) };
}

/** What follows the last clue; a lap more, where the table says when it is enough. */
function afterClues(view) {
  const { laps, closing } = view.facts;
  if (laps === null && !closing) return t("phone.lead.next_lap");
  return t(view.room.options.talk_seconds === 0 ? "phone.lead.the_vote" : "phone.lead.the_talk");
}

function GuessedMain({ phone }) {
  const tap = useHostAnswer(phone);
  const does = t("phone.lead.guessed", { name: nameOf(phone.view, phone.view.facts.accused) });
  return html`<${MainButton} phone=${phone} tap=${tap} act=${() => tap.run(true)} does=${does} next=${t("phone.lead.show_word")} />`;
}

function RulingMain({ phone }) {
  const tap = useHostAnswer(phone);
  return html`<${RightOrWrong} phone=${phone} tap=${tap} />`;
}

function SkipStory({ phone }) {
  const tap = useTap(() => phone.move("skip", {}, true));
  const may = phone.view.host.moves.indexOf("skip") >= 0;
  if (!may) return null;
  return html`<${MainButton} phone=${phone} tap=${tap} act=${() => tap.run()} does=${t("phone.move.skip_story")} quiet=${true} />`;
}

function ResumeMain({ phone }) {
  const tap = useTap(() => phone.move("resume"));
  return html`<${MainButton} phone=${phone} tap=${tap} act=${() => tap.run()} does=${t("phone.move.resume")} />`;
}

/** Says what it takes back; what it names is all that it can hit. */
function Undo({ phone, tally }) {
  const { undo, moves } = phone.view.host;
  const tap = useTap((n) => phone.move("undo", { n }, true));
  const last = tally ? lastWritten(tally) : null;
  if (last) {
    // What is being written down is taken back first, voter by voter.
    return html`<button class="button plain lead-undo" onClick=${() => tally.change(withoutLast(tally, last))}>
      <${Back} />${t("phone.undo.button", { what: t("phone.undo.pointed", { name: nameOf(phone.view, last) }) })}
    </button>`;
  }
  if (!undo || moves.indexOf("undo") < 0) return null;
  return html`<button class="button plain lead-undo" disabled=${tap.busy} onClick=${() => tap.run(undo.n)}>
    <${Back} />${t("phone.undo.button", { what: lastUndo(phone.view) })}
  </button>`;
}

function Back() {
  return html`<span aria-hidden="true">↶ </span>`;
}

function mayCall(view) {
  return view.host.moves.indexOf("call_vote") >= 0 && !view.facts.closing;
}

/** Where the table says when it has heard enough, the host may say so for it. */
function CallVote({ phone }) {
  const { view } = phone;
  const tap = useTap(() => phone.move("call_vote", {}, true));
  if (!mayCall(view)) return null;
  return html`<button class="button plain lead-call" disabled=${tap.busy} onClick=${() => tap.run()}>${t("phone.lead.call_vote")}</button>`;
}
