// The lobby on the board: how to join, who is here, what is missing, the rules in one sentence.

import { html, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { lineOf, sentenceOf } from "../shared/games.js";
import { has, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Lantern } from "./drawn.js";
import { Fit } from "./fit.js";
import { hostName, leader } from "./people.js";
import { Soon } from "./soon.js";

/** The address as a person types it: without the scheme. */
export function plainAddress(url) {
  return String(url || "").replace(/^https?:\/\//, "");
}

function missing(view, here) {
  const { least, most } = view.facts;
  if (!here.length) return [t("board.lobby.empty"), t("board.lobby.empty_below")];
  if (here.length < least) {
    return [t("board.lobby.missing", { count: least - here.length }), t("board.lobby.missing_below", { least })];
  }
  const host = hostName(view);
  if (here.length > most) {
    return [t("board.lobby.over", { most }), t("board.lobby.over_below", { count: here.length - most })];
  }
  if (view.facts.trouble) return [troubleText(view.facts.trouble), t("board.lobby.trouble_below", { name: leader(view) })];
  const head = host ? t("board.lobby.ready", { name: host }) : t("board.lobby.ready_host");
  return [head, here.length < most ? t("board.lobby.ready_below") : ""];
}

/** Why these rules cannot be started with this table, in the words of a refusal. */
function troubleText({ code, params }) {
  const exact = "refusal." + code + "_" + (params || {}).reason;
  const key = has(exact) ? exact : "refusal." + code;
  return has(key) ? t(key, params) : t("board.lobby.trouble");
}

function places(view) {
  const here = view.seats.length;
  const most = view.facts.most || here;
  // A few lanterns wait unlit; a large game does not show twenty empty places.
  return Math.max(here, Math.min(most, Math.max(8, here + 1)));
}

function Places({ view }) {
  const count = places(view);
  const lit = view.seats.map(
    (seat) => html`<li key=${seat.id} class=${"place lit" + (seat.away ? " away" : "") + (seat.benched ? " benched" : "")}>
      <${Soon} same=${JSON.stringify([seat, count, view.room.lang])}>${() => html`
        ${seatMark(html, seat.id)}
        <${Fit} text=${seat.name} size=${count} name=${true} />
        ${seat.host ? html`<em class="flag">${t("board.host")}</em>` : null}
        ${seat.benched ? html`<em class="flag dim">${t("board.lobby.benched")}</em>` : null}
        ${seat.away && !seat.benched ? html`<em class="flag dim">${t("board.away")}</em>` : null}
      `}<//>
    </li>`,
  );
  const dark = [];
  for (let i = view.seats.length; i < count; i++) {
    dark.push(html`<li key=${"dark" + i} class="place dark"><${Lantern} /></li>`);
  }
  return html`<ul class=${"places" + (count > 12 ? " dense" : count > 8 ? " close" : "")}>
    ${lit}${dark}
  </ul>`;
}

const ROOMS = [Infinity, 320, 240, 170]; // letters of the rules to try for, and then one line

/** The preset and its rules in words, as many of them as fit below the places. */
function Rules({ view, places }) {
  const { room } = view;
  const all = sentenceOf(view) + places;
  const box = useRef(null);
  const [tried, setTried] = useState({ all, at: 0 });
  const at = tried.all === all ? tried.at : 0;
  useLayoutEffect(() => {
    const page = box.current.parentNode;
    if (at < ROOMS.length && page.scrollHeight > page.clientHeight + 1) setTried({ all, at: at + 1 });
  }, [all, at]);
  const key = "common.preset." + room.preset;
  return html`<p class="rules" ref=${box}>
    ${has(key) ? html`<strong class="preset">${t(key)}</strong>` : null} ${at < ROOMS.length
      ? sentenceOf(view, ROOMS[at])
      : lineOf(room)}
  </p>`;
}

export function Lobby({ view }) {
  const code = view.room.code;
  const here = view.seats.filter((seat) => !seat.benched);
  const [head, below] = missing(view, here);
  return html`<section class="scene lobby">
    <div class="join">
      <h2>${t("board.lobby.scan")}</h2>
      <span class="qr"><img src=${"/board/" + code + "/qr.svg"} alt=${t("board.lobby.scan")} /></span>
      <p class="address"><${Fit} text=${plainAddress(view.room.join_url)} lang="zxx" /></p>
      <p class="giant-code" translate=${false} aria-label=${t("board.lobby.code")}>${code}</p>
    </div>
    <div class=${"gathering" + (places(view) > 12 ? " crowd" : "")}>
      <p class="brand"><${Lantern} lit=${true} /> Farol · ${t("common.game." + (view.room.game || "imposter"))}</p>
      <h1><${Fit} text=${head} /></h1>
      <p class="below">${below}</p>
      <${Places} view=${view} />
      <${Soon}>${() => html`<${Rules} view=${view} places=${places(view)} />`}<//>
    </div>
  </section>`;
}
