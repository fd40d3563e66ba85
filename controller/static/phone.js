// The phone page: keeps the link, holds the latest view, and chooses which page is in front.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { stayAwake } from "../shared/awake.js";
import { initLanguage, setLanguage, t } from "../shared/i18n.js";
import { openLink } from "../shared/link.js";
import { noticeText } from "../shared/notices.js";
import { Gone } from "./gone.js";
import { Menu } from "./host.js";
import { Join } from "./join.js";
import { keepLanguage, keepToken, tokenOf } from "./keep.js";
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
import { takenBack } from "./undo.js";

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

/** The link of this page, with what it last told. */
function useLink() {
  const [view, setView] = useState(null);
  const [line, setLine] = useState("connecting");
  const [end, setEnd] = useState(null);
  const [lost, setLost] = useState(false); // the seat that this phone had is gone
  const link = useRef(null);

  function refused(why) {
    if (why === "bad_token") {
      keepToken(code, null);
      setLost(true);
      link.current.retry(null);
    } else {
      setEnd(why);
    }
  }

  function bye(why) {
    if (why === "removed") keepToken(code, null);
    setEnd(why);
  }

  useEffect(() => {
    const wires = { namespace: "/controller", code, token: tokenOf(code), onView: setView, onState: setLine };
    link.current = openLink(Object.assign(wires, { onBye: bye, onRefused: refused }));
    return () => link.current.close();
  }, []);

  function again() {
    setEnd(null);
    setView(null);
    link.current.retry(tokenOf(code));
  }

  function seated(token) {
    keepToken(code, token);
    link.current.keep(token);
    setLost(false);
  }

  return { view, line, end, lost, again, seated, link };
}

/** The seat of a shared phone that is held now; it is let go when the page is hidden or the line drops. */
function useHeld(link, line) {
  const [held, setHeld] = useState(null);
  const send = (event, payload) => link.current.send(event, payload);
  const hold = (seat) =>
    send("hold", { seat }).then((ack) => {
      if (ack.ok) setHeld(seat);
      return ack;
    });
  const release = () => {
    setHeld(null);
    return send("release", {});
  };
  useEffect(() => {
    if (line === "lost") setHeld(null);
  }, [line]);
  useEffect(() => {
    if (!held) return undefined;
    const hidden = () => document.visibilityState === "hidden" && release();
    document.addEventListener("visibilitychange", hidden);
    return () => document.removeEventListener("visibilitychange", hidden);
  }, [held]);
  return { held, hold, release, letGo: () => setHeld(null) };
}

/** What the room is told, when it is new since this page opened. */
function useNotice(view) {
  const [said, setSaid] = useState(null);
  const seen = useRef(null);
  const before = useRef(null);
  const notice = view && view.notice;
  useEffect(() => {
    if (!view) return;
    const n = notice ? notice.n : 0;
    const text = notice && saidHere(view, notice);
    if (seen.current !== null && n > seen.current && text) setSaid({ n, text });
    else if (putNobodyOut(before.current, view)) setSaid({ n: "v" + view.v, text: t("phone.notice.nobody_out") });
    seen.current = n;
    before.current = view;
  }, [view ? view.v : -1]);
  return said;
}

/** Whether a vote has led to one more lap, which nothing else tells. */
function putNobodyOut(before, view) {
  const voted = Boolean(before) && (before.scene === "imposter/vote" || before.scene === "imposter/revote");
  return voted && view.scene === "imposter/clue" && view.facts.lap > before.facts.lap;
}

function saidHere(view, notice) {
  const { code: what, params } = notice;
  if (what === "word_reported" && view.host) return ""; // the host is asked who it was
  if (what === "new_host" && view.mine.some((mine) => mine.seat === params.seat)) return t("phone.notice.you_lead");
  if (what === "undone") return t("phone.notice.undone", { what: takenBack(view, params) });
  return noticeText(notice) || t("phone.notice.other");
}

/** A phone that plays stays lit from the first card to the result; in the lobby it may save its battery. */
function useLit(view, end) {
  const plays = Boolean(view) && !end && (view.mine.length > 0 || Boolean(view.host));
  const lit = plays && view.scene !== "lobby" && view.scene !== "result";
  useEffect(() => stayAwake(lit), [lit]);
}

function App() {
  const wire = useLink();
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
