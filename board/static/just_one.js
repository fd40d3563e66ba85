// Just One on the board: who guesses and who has written; what follows stands in files of its own.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { CardEnd } from "./card_end.js";
import { Fit } from "./fit.js";
import { cardLine } from "./lanterns.js";
import { Head, SeatCard } from "./parts.js";
import { nameOf, playing, waitingFor } from "./people.js";
import { Team } from "./team.js";
import { Guessing } from "./vanish.js";

/** Papers are laid down one by one; nothing is told of what stands on them. */
export function Write({ view }) {
  const { guesser } = view.facts;
  const givers = playing(view).filter((seat) => seat.id !== guesser);
  const columns = givers.length === 2 || givers.length === 4 ? 2 : 3;
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${cardLine(view, t("common.scene.just_one/write"))}
      headline=${t("board.just_one.write")}
      below=${[t("board.just_one.equal"), waitingFor(view)].filter(Boolean).join(" · ")}
    />
    <div class="up for" key=${guesser}>
      <span class="up-mark">${seatMark(html, guesser)}</span>
      <div class="up-words">
        <p class="up-name"><${Fit} text=${nameOf(view, guesser)} name=${true} /></p>
        <p class="up-then">${t("board.just_one.guesses")}</p>
        <p class="up-then mist">${t("board.just_one.look_away")}</p>
        <p class="up-then mist">${t("board.just_one.judge")}</p>
      </div>
    </div>
    <ul class=${"table givers columns-" + columns}>
      ${givers.map(
        (seat) => html`<${SeatCard} key=${seat.id} seat=${seat} size=${columns} room=${4.2} kind=${seat.answered ? "done" : ""}>
          <p class="state">${t(seat.answered ? "board.just_one.has" : "board.just_one.writes")}</p>
          <span class=${"sheet-place" + (seat.answered ? " laid" : "")}><span class="sheet" /></span>
        <//>`,
      )}
    </ul>
  </section>`;
}

export const JUST_ONE = {
  "just_one/write": Write,
  "just_one/guess": Guessing,
  "just_one/reveal": CardEnd,
  "just_one/result": Team,
};
