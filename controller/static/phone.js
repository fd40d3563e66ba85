// The phone page: keeps the link, holds the latest view, and chooses which page is in front.

import { html, useEffect, useState } from "../lib/preact.js";
import { stayAwake } from "../shared/awake.js";
import { initLanguage, setLanguage, t } from "../shared/i18n.js";
import { Gone } from "./gone.js";
import { Menu } from "./host.js";
import { Join } from "./join.js";
import { keepLanguage } from "./keep.js";
import { firstLanguage } from "./language.js";
import { Lobby } from "./lobby.js";
import { HOST } from "./main.js";
import { Options } from "./options.js";
import { Packs } from "./packs.js";
import { Offer, Strip, Toast } from "./parts.js";
import { Passed, Peek } from "./passed.js";
import { Play } from "./play.js";
import { WordSaid } from "./report.js";
import { SeatOrder } from "./seats.js";
import { begin, fitScreen } from "./screen.js";
import { useNotice } from "./told.js";
import { useHeld, useLink } from "./wire.js";

const { code, lang, base } = document.body.dataset;
const SHEETS = { rules: Options, packs: Packs, seats: SeatOrder }; // of the lobby, for the host

/** The sheet of that name, or null where the table has moved on since it was opened. */
function overOf(view, sheet) {
  if (!view || !sheet) return null;
  if (sheet in SHEETS) return view.host && view.scene === "lobby" ? SHEETS[sheet] : null;
  if (sheet === "peek") return view.scene === "lobby" || view.scene === "result" ? null : Peek;
  if (sheet === "said") return view.host && view.host.moves.indexOf("word_said") >= 0 ? WordSaid : null;
  return Menu;
}

/** A phone that plays stays lit from the first card to the result; in the lobby it may save its battery. */
function useLit(view, end) {
  const plays = Boolean(view) && !end && (view.mine.length > 0 || Boolean(view.host));
  const lit = plays && view.scene !== "lobby" && view.scene !== "result";
  useEffect(() => stayAwake(lit), [lit]);
}

function App() {
  const wire = useLink(code);
  const { view, line, end } = wire;
  const held = useHeld(wire.link, line);
  const said = useNotice(view);
  useLit(view, end);
  const [sheet, setSheet] = useState(null);
  const [, spoken] = useState("");
  const send = (event, payload) => wire.link.current.send(event, payload);
  const several = view && view.mine.length > 1;

  const answer = (seat, value) =>
    send("answer", Object.assign({ step: view.step, value }, several || seat === HOST ? { seat } : {})).then((ack) => {
      if (ack.ok && seat !== HOST) held.letGo();
      return ack;
    });

  const phone = Object.assign({ code, view, line, send, answer, open: setSheet, seated: wire.seated }, held, {
    answerOpenly: (seat, value) => send("hold", { seat }).then((ack) => (ack.ok ? answer(seat, value) : ack)),
    move: (move, params, ofThisStep) => send("host", Object.assign({ move }, ofThisStep ? { step: view.step } : {}, params)),
    left: (seat) => (seat && several ? undefined : wire.seated(null)),
    speak: (chosen) => {
      keepLanguage(chosen);
      setLanguage(chosen).then(() => spoken(chosen));
    },
  });

  if (end) return html`<${Gone} phone=${phone} end=${end} again=${wire.again} />`;
  const note = wire.lost ? t("phone.join.lost") : "";
  const close = () => setSheet(null);
  const Over = overOf(view, sheet);
  return html`<div class=${"phone" + (line === "lost" ? " lost" : "")}>
    <div class="below-sheet" aria-hidden=${Over ? "true" : null}>
      <${Page} phone=${phone} note=${note} />
    </div>
    ${Over ? html`<${Over} key=${sheet} phone=${phone} first=${sheet} onClose=${close} />` : null}
    <${Strip} line=${line} />
    <${Toast} said=${said} />
    ${view ? html`<${Offer} phone=${phone} />` : null}
  </div>`;
}

function Page({ phone, note }) {
  const { view } = phone;
  if (!view) return html`<div class="frame page"><main class="middle"><p class="line" role="status">${t("phone.connecting", { code })}</p></main></div>`;
  if (!view.mine.length && !view.host) return html`<${Join} phone=${phone} note=${note} />`;
  if (view.scene === "lobby") return html`<${Lobby} phone=${phone} />`;
  if (view.mine.length > 1) return html`<${Passed} phone=${phone} />`;
  return html`<${Play} phone=${phone} mine=${view.mine[0] || null} />`;
}

fitScreen();
initLanguage(firstLanguage(lang), base).then(() => begin(html`<${App} />`));
