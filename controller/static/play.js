// The frame of a match on a phone: bar, heading, what is told, what is asked, the card, the host's foot.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { useBuzz } from "./asks.js";
import { Below } from "./below.js";
import { CardPad } from "./card.js";
import { hasBigClock } from "./clockface.js";
import { Lead } from "./lead.js";
import { Offer } from "./offer.js";
import { Clock, MenuIcon, seatOf } from "./parts.js";
import { Report, Reported } from "./report.js";
import { hasWon } from "./result.js";
import { PEEK, isOut, isTurn, sceneOf, useBeat, watches } from "./scenes.js";
import { TallyLists, tallyHead, useTally } from "./tally.js";

/** `mine`: the part of the seat that is in front, or null for those who have none. Of a shared phone `hand` gives it
 *  on, `asked` are the seats on it that are asked something that all may see, `shown` is how far its story was told. */
export function Play({ phone, mine, hand, asked, shown }) {
  const { view } = phone;
  const own = useBeat(view);
  const beat = shown || own;
  const scene = sceneOf(view);
  const outNow = Boolean(mine) && view.facts.out === mine.seat; // is told so in person, and from then on what the board tells
  const me = watches(view, mine) || (isOut(view, mine) && !outNow) ? null : mine;
  const [looked, setLooked] = useState(null); // the deal whose card was
  const tally = useTally(phone);
  const open = Boolean(mine && mine.ask && !mine.answered && beat.last);
  const turn = open && isTurn(view, mine) && !view.room.paused;
  const peeks = Boolean(hand) && !(mine.ask && !mine.answered); // took a shared phone only to see the card again
  const warm = turn || hasWon(view, me); // the whole page in the lantern's light
  const head = tally ? tallyHead(view, tally) : (peeks ? PEEK : scene).head(view, me, beat.name);
  const Told = peeks ? PEEK.told : scene.told;
  const looking = view.scene === "imposter/look" || peeks;
  useBuzz(view, turn);
  useGround(warm);
  const told = useReachable();
  const kind = view.scene.replace("/", "-") + (warm ? " turn" : "") + (open ? " asked" : "") + (looking && mine && mine.card ? " looking" : "");
  return html`<div class=${"frame play " + kind + (tally ? " tallying" : "")}>
    <${Bar} phone=${phone} mine=${mine} hand=${peeks ? null : hand} />
    <main class="middle">
      <${Head} above=${head.above} title=${head.title} line=${head.line} />
      ${hand ? null : html`<${Reported} phone=${phone} /><${Offer} phone=${phone} />`}
      <div class="told" ref=${told}>
        ${tally && !view.room.paused ? html`<${TallyLists} view=${view} tally=${tally} />` : html`<${Told} view=${view} me=${me} beat=${beat.name} />`}
      </div>
      <${Below} phone=${phone} mine=${mine} beat=${beat} looked=${looked === view.deal} hand=${hand} asked=${asked || []} />
    </main>
    ${tally ? null : html`<${Tools} phone=${phone} mine=${mine} me=${me} beat=${beat} looking=${looking} shared=${Boolean(asked)} onShown=${() => setLooked(view.deal)} />`}
    ${hand ? null : html`<${Lead} phone=${phone} beat=${beat} tally=${tally} />`}
  </div>`;
}

/** The card, or the way to the cards of a shared phone, and beside it "someone said the word". */
function Tools({ phone, mine, me, beat, looking, shared, onShown }) {
  const { view } = phone;
  const { cardless, face } = sceneOf(view);
  const card = me && mine.card && !(cardless && beat.last);
  const cards = shared && !cardless && view.scene !== "imposter/look" && !view.room.paused;
  return html`<div class=${"tools" + (looking ? " large" : "")}>
    ${card ? html`<${CardPad} key=${mine.seat} view=${view} card=${mine.card} face=${face} lang=${view.room.lang} large=${looking} onShown=${onShown} />` : null}
    ${cards ? html`<button class="button plain peek" onClick=${() => phone.open("peek")}>${t("phone.passed.peek")}</button>` : null}
    ${looking ? null : html`<${Report} key=${view.step} phone=${phone} />`}
  </div>`;
}

/** What is too long for the screen, as with very large text, can be scrolled by keyboard as well. */
function useReachable() {
  const box = useRef(null);
  useEffect(() => {
    const one = box.current;
    if (one.scrollHeight > one.clientHeight + 1) one.setAttribute("tabindex", "0");
    else one.removeAttribute("tabindex");
  });
  return box;
}

/** Gives the focus to the heading when what had it is gone, as a button is that was pressed: keys must not be lost. */
function useFound(heading) {
  const last = useRef(null);
  useEffect(() => {
    const note = (event) => (last.current = event.target);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const gone = last.current && !document.body.contains(last.current);
    if (gone && document.activeElement === document.body) heading.current.focus({ preventScroll: true });
  });
}

/** Read out when it changes, and takes the focus when what had it is gone. */
export function Head({ above, title, line }) {
  const heading = useRef(null);
  useEffect(() => {
    if (document.activeElement === document.body && heading.current) heading.current.focus({ preventScroll: true });
  }, [title]);
  useFound(heading);
  return html`<div class="head" aria-live="polite">
    ${above}
    <h1 ref=${heading} tabindex="-1">${title}</h1>
    <p class="line">${line}</p>
  </div>`;
}

/** Who this phone is, the clock, and the way to everything else. */
export function Bar({ phone, mine, hand }) {
  const { view } = phone;
  const me = mine || (view.mine.length === 1 ? view.mine[0] : null);
  const calm = view.scene === "lobby" || view.scene === "result";
  let who = html`<span class="bar-who">${t(view.host && !view.mine.length ? "phone.bar.host" : "phone.bar.room", { code: phone.code })}</span>`;
  if (me) {
    const seat = seatOf(view, me.seat);
    who = html`<span class="bar-who">${seatMark(html, seat.id)}<span class="name" translate=${false} dir="auto">${seat.name}</span></span>`;
  }
  return html`<header class="bar">
    ${who} ${calm ? null : html`<span class=${hasBigClock(view) ? "visually-hidden" : "bar-clock"}><${Clock} view=${view} /></span>`}
    ${hand ? html`<button class="button quiet small" onClick=${hand}>${t("phone.passed.hand")}</button>` : null}
    <button class="menu-button" aria-label=${t("phone.menu.open")} aria-haspopup="dialog" onClick=${() => phone.open("menu")}>
      <${MenuIcon} />${view.host ? html`<span class="host-dot" />` : null}
    </button>
  </header>`;
}

/** One's turn and one's win change the whole screen, the browser's edges too. */
function useGround(warm) {
  useEffect(() => {
    document.body.classList.toggle("lit", warm); // not "turn": what lies over the page keeps its own colours
    const colour = document.querySelector("meta[name=theme-color]");
    if (colour) colour.setAttribute("content", warm ? "#ffb938" : "#0c1024");
    return () => document.body.classList.remove("lit");
  }, [warm]);
}
