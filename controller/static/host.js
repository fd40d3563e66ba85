// The drawer: on the host's phone the moves that are open now, on every phone what concerns that phone.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { HowTo } from "./howto.js";
import { NameForm } from "./join.js";
import { LanguageChoice } from "./language.js";
import { Refusal, Who, nameOf, useTap } from "./parts.js";
import { sceneOf } from "./scenes.js";
import { Sheet } from "./sheet.js";
import { lastUndo } from "./undo.js";

const AT_ONCE = ["pause", "resume", "extend", "skip"];
const OF_THIS_STEP = ["extend", "skip", "undo", "void", "end", "overrule"]; // a tap that comes too late must not hit the next one
const OF_A_SEAT = ["seat_code", "hand_over"];
const HARMFUL = { remove: "seat", reset_scores: "sure", void: "sure", end: "sure" }; // each with the page that asks once more
const VERDICTS = ["exact", "close", "wrong"];

/** `first`: the page it opens with. Pages: menu, howto, qr, add, leave, seat (choose one), sure (confirm), code, overrule. */
export function Menu({ phone, first, onClose }) {
  const [page, setPage] = useState({ name: first });
  const back = page.name === first ? null : () => setPage({ name: first });
  const Page = PAGES[page.name];
  const go = (name, more) => setPage(Object.assign({ name }, more));
  return html`<${Sheet} key=${page.name} title=${titleOf(page, phone)} onClose=${onClose} onBack=${back} reads=${page.name === "howto"}>
    <${Page} phone=${phone} page=${page} go=${go} onClose=${onClose} />
  <//>`;
}

const PAGES = { menu: Moves, howto: HowTo, qr: Qr, add: Add, leave: Leave, seat: ChooseSeat, sure: Sure, code: SeatCode, overrule: Overrule };

function titleOf(page, phone) {
  if (page.name === "seat" || page.name === "sure") return t("phone.move." + page.move);
  return t("phone.page." + page.name, { code: phone.code });
}

/** Makes one move; where it succeeds, `then` is called with the acknowledgement. */
function useMove(phone, then) {
  return useTap((move, params) =>
    phone.move(move, params, OF_THIS_STEP.indexOf(move) >= 0).then((ack) => {
      if (ack.ok) then(ack);
      return ack;
    }),
  );
}

function Moves({ phone, go, onClose }) {
  const { view } = phone;
  const offered = view.host ? view.host.moves : [];
  const open = (move) => offered.indexOf(move) >= 0;
  const tap = useMove(phone, onClose);
  const { undo } = view.host || {};
  const push = (move) => html`<button key=${move} class="button quiet" disabled=${tap.busy} onClick=${() => tap.run(move, {})}>${moveName(view, move)}</button>`;
  const later = (move, page) => html`<button key=${move} class="button plain" onClick=${() => go(page, { move })}>${t("phone.move." + move)}</button>`;
  return html`<div class="moves">
    ${view.host
      ? html`<div class="group three" role="group" aria-label=${t("phone.menu.host")}>${AT_ONCE.filter(open).map(push)}</div>
        ${open("undo") && undo
          ? html`<button class="button quiet" disabled=${tap.busy} onClick=${() => tap.run("undo", { n: undo.n })}>${t("phone.undo.button", { what: lastUndo(view) })}</button>`
          : null}
        <div class="group pairs" role="group" aria-label=${t("phone.menu.host_more")}>
          ${open("overrule") ? later("overrule", "overrule") : null}
          ${OF_A_SEAT.filter(open).map((move) => later(move, "seat"))}
        </div>
        <${Refusal} error=${tap.error} />`
      : null}
    <${Own} phone=${phone} go=${go} onClose=${onClose} />
    <${Harmful} phone=${phone} open=${open} go=${go} />
    <div class="menu-foot"><${LanguageChoice} phone=${phone} /><a href="/about">${t("phone.menu.about")}</a></div>
  </div>`;
}

/** What takes something away from the table: last, in red words, and asked once more. */
function Harmful({ phone, open, go }) {
  const { view } = phone;
  const moves = Object.keys(HARMFUL).filter((move) => open(move) && (move !== "end" || view.scene !== "result"));
  return html`<div class="group pairs harms">
    ${moves.map((move) => html`<button key=${move} class="button plain harm" onClick=${() => go(HARMFUL[move], { move })}>${t("phone.move." + move)}</button>`)}
    ${view.mine.length || view.host ? html`<button class="button plain harm" onClick=${() => go("leave")}>${t("phone.menu.leave")}</button>` : null}
  </div>`;
}

function moveName(view, move) {
  if (move === "skip" && sceneOf(view).story) return t("phone.move." + (view.facts.told ? "go_on" : "skip_story"));
  return t("phone.move." + move);
}

/** What every phone has: how to play, one more player, and the host's role for who had it. */
function Own({ phone, go, onClose }) {
  const { view } = phone;
  const lead = useTap(() => phone.send("lead", {}));
  const take = () => lead.run().then((ack) => {
    if (!ack.ok) return;
    phone.seated(ack.token);
    onClose();
  });
  return html`<div class="own-moves">
    ${view.may_lead && !view.host ? html`<button class="button quiet" disabled=${lead.busy} onClick=${take}>${t("phone.menu.lead")}</button>` : null}
    <${Refusal} error=${lead.error} />
    <div class="group pairs">
      <button class="button plain" onClick=${() => go("howto")}>${t("phone.menu.howto")}</button>
      <button class="button plain" onClick=${() => go("add")}>${t("phone.menu.add")}</button>
    </div>
  </div>`;
}

function Qr({ phone }) {
  const src = "/" + phone.code + "/qr.svg";
  return html`<img class="qr" src=${src} alt=${t("phone.qr.alt", { code: phone.code })} width="320" height="320" />
    <p class="line">${t("phone.qr.how")}</p>`;
}

function Add({ phone, onClose }) {
  return html`<p class="line">${t("phone.add.how")}</p>
    <${NameForm} phone=${phone} what="second" label=${t("phone.add.name")} button=${t("phone.add.button")} onSeated=${onClose} />`;
}

/** Several seats leave one by one, a single one after a second question. */
function Leave({ phone, onClose }) {
  const { view } = phone;
  const tap = useTap((seat) => phone.send("leave", seat ? { seat } : {}));
  const leave = (seat) => tap.run(seat).then((ack) => {
    if (!ack.ok) return;
    phone.left(seat);
    onClose();
  });
  const seats = view.mine.length > 1 ? view.mine.map((mine) => mine.seat) : [];
  return html`<div class="moves">
    <p class="line">${t("phone.leave.how")}</p>
    <${Refusal} error=${tap.error} />
    ${seats.map((id) => html`<button key=${id} class="button quiet" disabled=${tap.busy} onClick=${() => leave(id)}>${t("phone.leave.one", { name: nameOf(view, id) })}</button>`)}
    <button class="button danger" disabled=${tap.busy} onClick=${() => leave(null)}>${t(seats.length ? "phone.leave.all" : "phone.leave.button")}</button>
  </div>`;
}

function ChooseSeat({ phone, page, go, onClose }) {
  const { view } = phone;
  const own = view.mine.map((mine) => mine.seat);
  const tap = useMove(phone, onClose);
  function choose(seat) {
    if (page.move === "seat_code") go("code", { seat });
    else if (page.move === "remove") go("sure", { move: "remove", seat });
    else tap.run(page.move, { seat });
  }
  const seats = view.seats.filter((seat) => !seat.left && (page.move !== "hand_over" || own.indexOf(seat.id) < 0));
  return html`<div class="moves">
    <p class="line">${t("phone.choose." + page.move)}</p>
    <${Refusal} error=${tap.error} />
    <div class="group">
      ${seats.map((seat) => html`<button key=${seat.id} class="button quiet seat-button" disabled=${tap.busy} onClick=${() => choose(seat.id)}><${Who} seat=${seat} /></button>`)}
    </div>
  </div>`;
}

function Sure({ phone, page, onClose }) {
  const tap = useMove(phone, onClose);
  const params = page.seat ? { seat: page.seat } : {};
  const name = page.seat ? nameOf(phone.view, page.seat) : "";
  return html`<div class="moves">
    <p>${t("phone.sure." + page.move, { name })}</p>
    <${Refusal} error=${tap.error} />
    <button class="button danger" disabled=${tap.busy} onClick=${() => tap.run(page.move, params)}>${t("phone.sure." + page.move + "_button", { name })}</button>
    <button class="button quiet" onClick=${onClose}>${t("phone.sure.no")}</button>
  </div>`;
}

function SeatCode({ phone, page }) {
  const [code, setCode] = useState("");
  const tap = useMove(phone, (ack) => setCode(ack.code));
  return html`<div class="moves">
    <p>${t("phone.code.how", { name: nameOf(phone.view, page.seat), room: phone.code })}</p>
    <${Refusal} error=${tap.error} />
    ${code
      ? html`<p class="code big" translate=${false} role="status">${code}</p><p class="line">${t("phone.code.valid")}</p>`
      : html`<button class="button" disabled=${tap.busy} onClick=${() => tap.run("seat_code", { seat: page.seat })}>${t("phone.code.show")}</button>`}
  </div>`;
}

function Overrule({ phone, onClose }) {
  const { facts } = phone.view;
  const tap = useMove(phone, onClose);
  return html`<div class="moves">
    <p>${t("phone.overrule.how", { guess: facts.guess || "–", word: facts.word })}</p>
    <${Refusal} error=${tap.error} />
    <div class="group three">
      ${VERDICTS.map(
        (verdict) => html`<button key=${verdict} class=${"button " + (verdict === facts.verdict ? "" : "quiet")} aria-pressed=${verdict === facts.verdict ? "true" : "false"}
          disabled=${tap.busy || verdict === facts.verdict} onClick=${() => tap.run("overrule", { verdict })}>${t("common.verdict." + verdict)}</button>`,
      )}
    </div>
  </div>`;
}
