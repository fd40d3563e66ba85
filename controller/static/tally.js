// The host writes down a vote that the table has pointed: voter after voter, one tap each, or just the accused.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { draftOf, keepDraft } from "./keep.js";
import { HOST, MainButton } from "./main.js";
import { nameClass, nameOf, seatOf, useTap } from "./parts.js";

const NOBODY = ""; // a voter who pointed at nobody

/** What is written down so far, or null where nothing is to be: `by` {voter: seat or ""}, `accused` [seat], `at` the
 *  voter in front. It outlives a redraw and a reload, and comes back when the sent tally is undone. */
export function useTally(phone) {
  const { view } = phone;
  const ask = view.host && !view.host.answered && view.host.ask;
  const open = Boolean(ask) && ask.kind === "tally";
  const what = "tally:" + view.scene + ":" + (view.facts.round || 0);
  const moment = open ? what + ":" + view.step : "";
  const kept = useRef({ moment: "", by: {}, accused: [], at: null });
  const [, redraw] = useState(0);
  if (open && kept.current.moment !== moment) kept.current = Object.assign({ moment }, keptTally(phone, ask, what));
  if (!open) return null;
  function change(changes) {
    Object.assign(kept.current, changes);
    const { by, accused } = kept.current;
    keepDraft(phone.code, what, JSON.stringify({ step: view.step, told: numberOf(view.notice), by, accused }));
    redraw((n) => n + 1);
  }
  return Object.assign({ ask, change }, kept.current);
}

function keptTally(phone, ask, what) {
  const fresh = { by: {}, accused: [], at: ask.voters[0] };
  const draft = draftOf(phone.code, what);
  const { notice, step } = phone.view;
  if (!draft) return fresh;
  const { step: before, told, by, accused } = JSON.parse(draft);
  const undone = numberOf(notice) > told && notice.code === "undone" && notice.params.code === "tally";
  if (before !== step && !undone) return fresh;
  const there = (seat) => ask.candidates.indexOf(seat) >= 0;
  Object.keys(by).forEach((voter) => ask.voters.indexOf(voter) < 0 || (by[voter] !== NOBODY && !there(by[voter])) ? delete by[voter] : null);
  return { by, accused: accused.filter(there), at: nextVoter(ask, by, null) };
}

function numberOf(notice) {
  return notice ? notice.n : 0;
}

/** The next voter after `from` who is not written down yet, or null when all are. */
function nextVoter(ask, by, from) {
  const start = ask.voters.indexOf(from) + 1;
  const round = ask.voters.slice(start).concat(ask.voters.slice(0, start));
  const missing = round.find((voter) => !(voter in by));
  return missing === undefined ? null : missing;
}

/** The voter, or the accused, who was written down last; null for none. */
export function lastWritten({ ask, by, accused }) {
  const written = ask.by_needed ? Object.keys(by) : accused;
  return written.length ? written[written.length - 1] : null;
}

/** The changes that take the last one back. */
export function withoutLast({ ask, by, accused }, last) {
  if (!ask.by_needed) return { accused: accused.filter((seat) => seat !== last) };
  const left = Object.assign({}, by);
  delete left[last];
  return { by: left, at: last };
}

/** Those with the most votes. */
function mostVoted(by) {
  const counts = {};
  Object.keys(by).forEach((voter) => {
    if (by[voter] !== NOBODY) counts[by[voter]] = (counts[by[voter]] || 0) + 1;
  });
  const most = Math.max(...Object.keys(counts).map((seat) => counts[seat]), 0);
  return Object.keys(counts).filter((seat) => counts[seat] === most);
}

export function tallyHead(view, tally) {
  const { ask, by, at } = tally;
  if (!ask.by_needed) return { title: t("phone.tally.accused"), line: t("phone.tally.accused_line") };
  const written = ask.voters.filter((voter) => voter in by).length;
  const count = t("phone.tally.written", { written, all: ask.voters.length });
  if (!at) return { title: t("phone.tally.all"), line: count };
  return { title: t("phone.tally.whom", { name: nameOf(view, at) }), line: count };
}

/** The lists: who points, and at whom. */
export function TallyLists({ view, tally }) {
  return html`<div class="tally">
    ${tally.ask.by_needed ? html`<${Voters} view=${view} tally=${tally} />` : null}
    <${Targets} view=${view} tally=${tally} />
  </div>`;
}

function Voters({ view, tally }) {
  const { ask, by, at, change } = tally;
  const front = useRef(null);
  useEffect(() => {
    const one = front.current;
    if (!one) return;
    const list = one.parentNode.parentNode;
    list.scrollTop = one.offsetTop - (list.clientHeight - one.offsetHeight) / 2;
  }, [at]);
  return html`<ol class=${"tally-voters" + (ask.voters.length > 8 ? " many" : ask.voters.length < 7 ? " few" : "")} aria-label=${t("phone.tally.voters")}>
    ${ask.voters.map((voter) => {
      const done = voter in by;
      const target = done && by[voter] !== NOBODY ? seatOf(view, by[voter]) : null;
      const said = done ? (target ? target.name : t("phone.tally.nobody")) : "";
      return html`<li key=${voter}>
        <button ref=${voter === at ? front : null} class=${"tally-voter" + (voter === at ? " now" : "") + (done ? " done" : "")}
          aria-pressed=${voter === at ? "true" : "false"} onClick=${() => change({ at: voter })}>
          <span class="tally-said">${seatMark(html, voter)}<span aria-hidden="true">→</span>${target ? seatMark(html, target.id) : html`<span class="tally-gap" aria-hidden="true">${done ? "–" : ""}</span>`}</span>
          <span class=${nameClass(nameOf(view, voter))} translate=${false} dir="auto">${nameOf(view, voter)}</span>
          <span class="visually-hidden" translate=${target ? false : undefined}>${said}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** One tap writes down the voter in front and goes on to the next; without voters it marks the accused. */
function Targets({ view, tally }) {
  const { ask, by, accused, at, change } = tally;
  function pick(seat) {
    if (!ask.by_needed) {
      change({ accused: accused.indexOf(seat) < 0 ? accused.concat(seat) : accused.filter((other) => other !== seat) });
      return;
    }
    const next = Object.assign({}, by, { [at]: seat });
    change({ by: next, at: nextVoter(ask, next, at) });
  }
  const chosen = (seat) => (ask.by_needed ? by[at] === seat : accused.indexOf(seat) >= 0);
  const may = (seat) => !ask.by_needed || (at && seat !== at); // not `disabled`: a keyboard keeps its place
  const size = ask.candidates.length > 8 ? " many" : "";
  return html`<div class=${"tally-targets" + size} role="group" aria-label=${t("phone.tally.targets")}>
    ${ask.candidates.map(
      (id) => html`<button key=${id} class=${"tally-target" + (chosen(id) ? " chosen" : "")} aria-pressed=${chosen(id) ? "true" : "false"}
        aria-disabled=${may(id) ? "false" : "true"} onClick=${() => may(id) && pick(id)}>
        ${seatMark(html, id)}<span class=${nameClass(nameOf(view, id))} translate=${false} dir="auto">${nameOf(view, id)}</span>
      </button>`,
    )}
    ${ask.by_needed
      ? html`<button class=${"tally-target nobody" + (chosen(NOBODY) ? " chosen" : "")} aria-disabled=${at ? "false" : "true"} onClick=${() => at && pick(NOBODY)}>${t("phone.tally.nobody")}</button>`
      : null}
  </div>`;
}

/** Sends it; says what it comes to. */
export function TallyMain({ phone, tally }) {
  const { view } = phone;
  const tap = useTap((value) => phone.answer(HOST, value));
  if (!tally) return null;
  const { ask, by } = tally;
  const missing = ask.by_needed ? ask.voters.filter((voter) => !(voter in by)).length : 0;
  const accused = ask.by_needed ? mostVoted(by) : tally.accused;
  const names = listed(accused.map((id) => nameOf(view, id)));
  let does = t("phone.tally.missing", { count: missing });
  if (!missing && !accused.length) does = t("phone.tally.none");
  else if (!missing) does = accused.length > 3 ? t("phone.tally.tie_many", { count: accused.length }) : t("phone.tally.most", { names, count: accused.length });
  function send() {
    const votes = {};
    Object.keys(by).forEach((voter) => by[voter] !== NOBODY && (votes[voter] = by[voter]));
    tap.run(ask.by_needed ? { accused, by: votes } : { accused });
  }
  return html`<${MainButton} phone=${phone} tap=${tap} act=${send} does=${does} off=${missing > 0} />`;
}
