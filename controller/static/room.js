// All that a seat is shown: the page of the scene, the sheets over it, what the room is told. Comes after the first page.

import { html, useEffect, useState } from "../lib/preact.js";
import { stayAwake } from "../shared/awake.js";
import { Strip } from "./form.js";
import { Gone } from "./gone.js";
import { useHeld } from "./held.js";
import { Menu } from "./host.js";
import { arrive } from "../shared/later.js";
import { Lobby } from "./lobby.js";
import { HOST } from "./main.js";
import { Options } from "./options.js";
import { Packs } from "./packs.js";
import { Toast } from "./parts.js";
import { Passed, Peek } from "./passed.js";
import { Play } from "./play.js";
import { WordSaid } from "./report.js";
import { SeatOrder } from "./seats.js";
import { useNotice } from "./told.js";

const SHEETS = { rules: Options, packs: Packs, seats: SeatOrder }; // of the lobby, for the host

/** The sheet of that name, or null where the table has moved on since it was opened. */
function overOf(view, sheet) {
  if (!sheet) return null;
  if (sheet in SHEETS) return view.host && view.scene === "lobby" ? SHEETS[sheet] : null;
  if (sheet === "peek") return view.scene === "lobby" || view.scene === "result" ? null : Peek;
  if (sheet === "said") return view.host && view.host.moves.indexOf("word_said") >= 0 ? WordSaid : null;
  return Menu;
}

/** A phone that plays stays lit from the first card to the result; in the lobby it may save its battery. */
function useLit({ scene }) {
  const lit = scene !== "lobby" && scene !== "result";
  useEffect(() => {
    stayAwake(lit);
    return () => stayAwake(false);
  }, [lit]);
}

/** The phone with all that a seat can do on it. */
function withVerbs(phone, held) {
  const { view, send } = phone;
  const several = view.mine.length > 1;
  const answer = (seat, value) =>
    send("answer", Object.assign({ step: view.step, value }, several || seat === HOST ? { seat } : {})).then((ack) => {
      if (ack.ok && seat !== HOST) held.letGo();
      return ack;
    });
  return Object.assign({}, phone, held, {
    answer,
    answerOpenly: (seat, value) => send("hold", { seat }).then((ack) => (ack.ok ? answer(seat, value) : ack)),
    move: (move, params, ofThisStep) => send("host", Object.assign({ move }, ofThisStep ? { step: view.step } : {}, params)),
    left: (seat) => (seat && several ? undefined : phone.seated(null)),
  });
}

/** `line`: how the link is; `heard`: the number of the last notice that this page has not to tell. */
function Room({ phone: own, heard }) {
  const { view, line } = own;
  const [sheet, setSheet] = useState(null);
  const [spared, setSpared] = useState(false);
  const phone = Object.assign(withVerbs(own, useHeld(own.send, line)), { open: setSheet, spared, spare: () => setSpared(true) });
  const said = useNotice(view, heard);
  useLit(view);
  const Over = overOf(view, sheet);
  return html`<div class=${"phone" + (line === "lost" ? " lost" : "")}>
    <div class="below-sheet" aria-hidden=${Over ? "true" : null}>
      <${Page} phone=${phone} />
    </div>
    ${Over ? html`<${Over} key=${sheet} phone=${phone} first=${sheet} onClose=${() => setSheet(null)} />` : null}
    <${Strip} line=${line} />
    <${Toast} said=${said} />
  </div>`;
}

function Page({ phone }) {
  const { view } = phone;
  if (view.scene === "lobby") return html`<${Lobby} phone=${phone} />`;
  if (view.mine.length > 1) return html`<${Passed} phone=${phone} />`;
  return html`<${Play} phone=${phone} mine=${view.mine[0] || null} />`;
}

arrive({ Room, Gone });
