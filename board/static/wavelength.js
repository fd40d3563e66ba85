// Wavelength on the board until all dials are locked: whose clue it is, then the clue, and who has locked.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Sign } from "./drawn.js";
import { Fit } from "./fit.js";
import { HalfDial, Hidden, Pair } from "./half_dial.js";
import { Head, UpMark } from "./parts.js";
import { nameOf, playing, roundLine, seatOf, waitingFor } from "./people.js";
import { Soon } from "./soon.js";
import { Target } from "./target.js";

export function Clue({ view }) {
  const { psychic } = view.facts;
  const away = seatOf(view, psychic).away ? t("board.away") : "";
  return html`<section class="scene dialled sought">
    <${Head}
      view=${view}
      kicker=${roundLine(view, [t("common.scene.wavelength/clue"), away])}
      headline=${nameOf(view, psychic)}
      big=${true}
      below=${t("board.wavelength.seeks")}
      middle=${html`<${UpMark} seat=${psychic} />`}
    />
    <div class="dial-place"><${HalfDial} radius=${22} cover="closed"><${Hidden} radius=${22} /><//></div>
    <${Pair} view=${view} />
  </section>`;
}

/** The clue as somebody has written it, or that there is none. */
function GivenClue({ view }) {
  const { clue } = view.facts;
  if (!clue) return html`<p class="dial-clue blank"><${Fit} text=${t("board.wavelength.blank")} /></p>`;
  return html`<p class="dial-clue"><${Fit} text=${clue} lang=${view.room.lang} /></p>`;
}

export function Guess({ view }) {
  const { clue, psychic } = view.facts;
  const guessers = playing(view).filter((seat) => seat.id !== psychic);
  return html`<section class="scene dialled">
    <${Head}
      view=${view}
      kicker=${roundLine(view, t("board.wavelength.by", { name: nameOf(view, psychic) }))}
      headline=${t(clue ? "board.wavelength.turn" : "board.wavelength.turn_blank")}
      below=${waitingFor(view)}
      middle=${html`<${UpMark} seat=${psychic} />`}
    />
    <${GivenClue} view=${view} />
    <div class="asked-dial"><${Soon} same=${JSON.stringify([view.facts.pair, view.room.lang])}>${() => html`
      <${HalfDial} radius=${16} cover="closed"><${Hidden} radius=${16} /><//>
      <${Soon}>${() => html`<${Pair} view=${view} />`}<//>
    `}<//></div>
    <ul class="lockers">
      ${guessers.map((seat) => html`<${Locker} key=${seat.id} seat=${seat} size=${guessers.length} />`)}
    </ul>
  </section>`;
}

/** One who guesses: has the dial been locked? Never where. */
function Locker({ seat, size }) {
  const state = t(seat.answered ? "board.wavelength.locked" : seat.away ? "board.away" : "board.wavelength.turns");
  return html`<li class=${"locker" + (seat.answered ? " done" : "") + (seat.away ? " away" : "")}>
    <${Soon} same=${JSON.stringify([seat, size, state])}>${() => html`
      <p class="locker-name">${seatMark(html, seat.id)}<${Fit} text=${seat.name} size=${size} name=${true} room=${3.9} /></p>
      <p class="state">${seat.answered ? html`<${Sign} of="done" />` : null}${state}</p>
    `}<//>
  </li>`;
}

export const WAVELENGTH = { "wavelength/clue": Clue, "wavelength/guess": Guess, "wavelength/reveal": Target };
