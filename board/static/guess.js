// The last chance on the board: the story up to the role, then the guess, typed or aloud, and who rules on it.

import { html } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { seatMark } from "../shared/symbols.js";
import { Accused, StoryHead, Votes, accusedLine, voteBeats } from "./accused.js";
import { Fit } from "./fit.js";
import { Head, UpMark } from "./parts.js";
import { leader, nameOf, roundLine, waitingFor } from "./people.js";
import { Spot, Verdict } from "./spot.js";
import { useStory } from "./story.js";

const SHORT = 30; // s; with no more time than this the story does not keep the guesser waiting

function beatsOf(view) {
  const hurried = view.total && view.total <= SHORT;
  const [accused, role] = hurried ? [500, 1100] : [1500, 2200];
  return voteBeats(view.facts).concat([["accused", accused], ["role", role, "reveal"], ["wait", 0]]);
}

/** Who says whether a guess is right: "" for the whole table. */
function rulerOf(view) {
  const rulers = view.facts.rulers || [];
  if (rulers.length !== 1) return "";
  return rulers[0] === "host" ? leader(view) : nameOf(view, rulers[0]);
}

export function Guess({ view }) {
  const { accused, stage } = view.facts;
  const role = view.facts.role || "imposter";
  const story = useStory(view, beatsOf(view), stage === "ruling");
  if (stage === "ruling") return html`<${Ruling} view=${view} />`;
  const mark = (seat) => (seat.id === accused ? ["guilty", t("common.role." + role)] : ["dim", ""]);
  if (story.now === "wait") {
    return html`<section class="scene">
      <${GuessHead} view=${view} role=${role} />
      <${Votes} view=${view} mark=${mark} still=${true} />
    </section>`;
  }
  const counting = story.now === "votes";
  const is = story.now === "role" ? t("board.reveal.is." + role) : "";
  return html`<section class="scene">
    <${StoryHead} view=${view} what=${t("board.reveal.votes")} shown=${counting} />
    <${Votes} view=${view} still=${!counting} />
    ${counting ? null : html`<${Accused} view=${view} seat=${accused} line=${accusedLine(view)} is=${is} side="imposter" then=${t("board.guess.then")} />`}
  </section>`;
}

function GuessHead({ view, role }) {
  const { accused, stage } = view.facts;
  const aloud = stage === "aloud";
  const stake = t(role === "mr_white" ? "board.guess.below_mr_white" : "board.guess.below");
  const ruler = rulerOf(view);
  const who = ruler ? t("board.guess.rules", { name: ruler }) : t("board.guess.table_rules");
  return html`<${Head}
    view=${view}
    kicker=${roundLine(view, t("common.scene.imposter/guess"))}
    headline=${t(aloud ? "board.guess.aloud" : "board.guess.head", { name: nameOf(view, accused) })}
    below=${aloud ? who : stake}
    middle=${html`<${UpMark} seat=${accused} />`}
  />`;
}

/** The word is on the board, and somebody says whether it was guessed. */
function Ruling({ view }) {
  const { accused, word, guess, category } = view.facts;
  const ruler = rulerOf(view);
  const who = ruler ? t("board.guess.decides", { name: ruler }) : t("board.guess.table_decides");
  const below = [who, ruler ? "" : waitingFor(view)].filter(Boolean).join(" · ");
  return html`<section class="scene">
    <${Head}
      view=${view}
      kicker=${roundLine(view, t("common.scene.imposter/guess"))}
      headline=${t("board.guess.right_or_wrong")}
      below=${below}
    />
    <div class="ruling">
      <p class="spot-line">${t("board.reveal.word")}</p>
      <p class="spot-word"><${Fit} text=${word} lang=${view.room.lang} /></p>
      <p class="ruling-category" lang=${view.room.lang} translate=${false}>${category || ""}</p>
      <div class="ruling-guess">
        ${seatMark(html, accused)}
        <div>
          <p class="spot-line">${t(guess ? "board.reveal.guessed" : "board.guess.said_aloud", { name: nameOf(view, accused) })}</p>
          ${guess ? html`<p class="spot-name"><${Fit} text=${guess} lang=${view.room.lang} /></p>` : null}
        </div>
      </div>
    </div>
  </section>`;
}

function guessLine(view) {
  const { guess, ruled, verdict, guesser, accused } = view.facts;
  const name = nameOf(view, guesser || accused);
  if (guess) return t("board.reveal.guessed", { name });
  return t(ruled || verdict === "exact" ? "board.reveal.guessed_aloud" : "board.reveal.no_guess", { name });
}

/** The guess, and in its second moment the verdict and `then`, what comes of it: the colour is that of the side which it helps. */
export function GuessBeat({ view, now, then }) {
  const { guess, ruled } = view.facts;
  const verdict = now === "verdict" ? view.facts.verdict : "";
  const comes = verdict ? [then, ruled ? t("board.reveal.ruled") : ""].filter(Boolean).join(" · ") : "";
  return html`<${Spot} side=${{ exact: "imposter", wrong: "civilian" }[verdict]}>
    <p class="spot-line">${guessLine(view)}</p>
    <p class="spot-name"><${Fit} text=${guess || (ruled ? "…" : "–")} lang=${view.room.lang} /></p>
    <${Verdict} verdict=${verdict} line=${t("common.verdict." + verdict)} />
    <p class="spot-then"><${Fit} text=${comes} /></p>
  <//>`;
}
