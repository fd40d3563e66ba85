// The end of a match: podium, awards, and whose phone says "again".

import { html } from "../lib/preact.js";
import { has, listed, t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Fit, FitWords } from "./fit.js";
import { Beam } from "./light.js";
import { Corner } from "./parts.js";
import { hostName, nameOf } from "./people.js";
import { ranked } from "./ranks.js";
import { Soon } from "./soon.js";

function Step({ view, seats, place, scores, size }) {
  if (!seats.length) return html`<div class="step" />`; // the winner stands in the middle all the same
  const several = place === 1 && seats.length > 1 ? " several" : "";
  return html`<div class=${"step step-" + place + several}>
    <ul class="step-seats">
      ${seats.map(
        (seat) => html`<li key=${seat}>${seatMark(html, seat)}<${FitWords} text=${nameOf(view, seat)} size=${size} /></li>`,
      )}
    </ul>
    <p class="block"><strong>${place}</strong><span>${t("common.points", { count: scores[seats[0]] })}</span></p>
  </div>`;
}

function Rest({ view, seats, places, scores }) {
  return html`<ol class="rest">
    ${seats.map(
      (seat) => html`<li key=${seat}>
        <${Soon}>${() => html`
          <span class="row-place">${places[seat]}</span>${seatMark(html, seat)}
          <${Fit} text=${nameOf(view, seat)} size=${seats.length} name=${true} />
          <strong>${scores[seat]}</strong>
        `}<//>
      </li>`,
    )}
  </ol>`;
}

const FEW = 38; // letters of names that an award has room for

function Awards({ view }) {
  const awards = view.facts.awards || [];
  if (!awards.length) return null;
  return html`<ul class="awards">${awards.map((award) => html`<${Award} key=${award.code} view=${view} award=${award} size=${awards.length} />`)}</ul>`;
}

/** An award, for what, and whose it is: by name, or where too many share it by their marks. */
function Award({ view, award, size }) {
  const key = "common.award." + award.code;
  const seats = award.seats || [];
  const names = listed(seats.map((seat) => nameOf(view, seat)));
  const whose = names.length > FEW ? t("board.result.shared", { count: seats.length }) : names;
  const why = has(key + "_for_other") && award.count ? t(key + "_for", { count: award.count }) : "";
  return html`<li>
    <p class="award-name">${[t(has(key) ? key : "common.award.unknown"), why].filter(Boolean).join(" · ")}</p>
    <p class="award-whose">
      ${seats.slice(0, 6).map((seat) => seatMark(html, seat))}
      <${Fit} text=${whose} size=${size} />
    </p>
  </li>`;
}

function headline(view, winners) {
  if (!winners.length) return t("board.result.nobody");
  if (winners.length > 3) return t("board.result.many", { count: winners.length });
  return t("board.result.winner", { count: winners.length, names: listed(winners.map((seat) => nameOf(view, seat))) });
}

const SHORT = 14; // letters of a headline that ends before the lantern
const A_ROW = 3; // seats side by side below the podium
const ABREAST = 3; // winners who stand side by side; more of them are a list

/** Who stands on which step: none is made for a crowd (but the winners') or for no points. */
function podium(winners, seats, places, scores) {
  const from = (place, most) => {
    const some = seats.filter((seat) => places[seat] === place && scores[seat] > 0);
    return some.length <= most ? some : [];
  };
  if (!winners.length || winners.length > ABREAST) return [winners];
  const most = seats.length > 9 ? 1 : 2;
  const second = from(winners.length + 1, most);
  return [second, winners, second.length ? from(winners.length + second.length + 1, most) : []];
}

/** The shape of the page: how many share the win, and how much stands below the podium. */
function shape(winners, rest, awards) {
  const many = winners.length > ABREAST;
  const crowded = rest.length > 6 || (many && rest.length > 0);
  const tight = !crowded && (awards > 0 || rest.length > A_ROW);
  return (many ? " wide" : winners.length > 1 ? " shared" : "") + (crowded ? " crowded" : tight ? " tight" : "") + (rest.length > 9 || winners.length > 12 ? " full" : "");
}

export function Result({ view }) {
  const scores = view.facts.scores || {};
  const winners = view.facts.winners || [];
  const { seats, places } = ranked(scores);
  const steps = podium(winners, seats, places, scores);
  const rest = seats.filter((seat) => !steps.some((step) => step.indexOf(seat) >= 0));
  const said = headline(view, winners);
  const host = hostName(view);
  const rounds = view.facts.rounds ? t("board.result.rounds", { count: view.facts.rounds }) : "";
  const kind = shape(winners, rest, (view.facts.awards || []).length);
  const size = kind + steps.map((some) => some.length).join();
  return html`<section class="scene result">
    ${winners.length ? html`<${Beam} side="amber" high=${said.length > SHORT} />` : null}
    <header class="head">
      <div class="head-words">
        <p class="kicker">${[t("common.scene.result"), rounds].filter(Boolean).join(" · ")}</p>
        <h1><${Fit} text=${said} /></h1>
        <p class="below">${host ? t("board.result.again", { name: host }) : t("board.result.again_host")}</p>
      </div>
      <${Corner} view=${view} />
    </header>
    <div class=${"podium-place" + kind}>
      ${winners.length
        ? html`<div class="podium">
            ${steps.map((some, at) => html`<${Step} key=${at} view=${view} seats=${some} place=${places[some[0]]} scores=${scores} size=${size} />`)}
          </div>`
        : null}
      ${rest.length ? html`<${Rest} view=${view} seats=${rest} places=${places} scores=${scores} />` : null}
    </div>
    <${Soon}>${() => html`<${Awards} view=${view} />`}<//>
  </section>`;
}
