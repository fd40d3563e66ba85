// The scenes as a phone tells them, game by game, and the beats in which a story is told.

import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { secondsLeft } from "../shared/clock.js";
import { has, t } from "../shared/i18n.js";
import { seatOf } from "./parts.js";
import { IMPOSTER } from "./imposter.js";
import { JUST_ONE } from "./just_one.js";
import { RESULT } from "./result.js";
import { WAVELENGTH } from "./wavelength.js";

/** By the scene's name, or by game and name where a game has its own way with a scene of every game.
 *  `head(view, me, beat)` (its `above` stands over the title) and `told({ view, me, beat })` are what the page says; `beats(view)` how a story is told;
 *  `openly(facts)`: what seats are asked is for all eyes, so that nobody takes a shared phone for it;
 *  `cardless`: nobody needs a card any more; `story`: the end of a round, on which the host may go on, and do `more`;
 *  `face`: how the game's cards look, and `holders(facts, seats)` who has one. */
const SCENES = Object.assign({ result: RESULT }, IMPOSTER, WAVELENGTH, JUST_ONE);
const UNKNOWN = { head: unknownHead, told: () => null };

/** A card that is seen again on a shared phone, whatever the table does meanwhile. */
export const PEEK = { head: () => ({ title: t("phone.look.title"), line: "" }), told: () => null };

export function sceneOf(view) {
  return SCENES[view.room.game + "/" + view.scene] || SCENES[view.scene] || UNKNOWN;
}

/** Whether this seat is not in the deal that is on: come late, or sitting out. */
export function watches(view, mine) {
  const seat = mine && seatOf(view, mine.seat);
  return Boolean(seat) && Boolean(seat.waiting || seat.benched);
}

/** Whether this seat is out of a full game, of which it sees what the board shows. */
export function isOut(view, mine) {
  return Boolean(mine) && Boolean(seatOf(view, mine.seat).out);
}

/** Whether what this seat is asked is its turn alone. */
export function isTurn(view, mine) {
  const { kind } = mine.ask;
  const alone = view.seats.every((seat) => !seat.asked || seat.id === mine.seat);
  return alone && (kind === "clue" || kind === "guess" || (kind === "ready" && view.scene === "imposter/clue"));
}

/** An ask that nobody waits for. */
export function isOptional(view, ask) {
  return Boolean(ask) && (ask.kind === "ready_to_vote" || (ask.kind === "guess" && view.facts.stage === "aloud"));
}

function unknownHead(view) {
  const key = "common.scene." + view.scene;
  return { title: has(key) ? t(key) : t("phone.look_at_board"), line: "" };
}

/** How far the story of this scene is told: the beat's name, whether it is the last, and a way to it for who will not wait. */
export function useBeat(view) {
  const { beats } = sceneOf(view);
  const list = beats ? beats(view) : [["", 0]];
  const moment = view.scene + ":" + view.deal;
  const story = useRef({});
  const [, redraw] = useState(0);
  if (story.current.moment !== moment) {
    // A reloaded phone comes in where the story is.
    const passed = view.total ? view.total - secondsLeft(view) : 0;
    story.current = { moment, start: performance.now() - passed * 1000 };
  }
  stand(story.current, view.room.paused);
  const last = list.length - 1;
  const at = view.facts.told || story.current.skipped ? last : beatAt(list, performance.now() - story.current.start);
  useEffect(() => {
    if (at >= last) return undefined;
    const timer = setTimeout(() => redraw((n) => n + 1), 200);
    return () => clearTimeout(timer);
  });
  function skip() {
    story.current.skipped = true;
    redraw((n) => n + 1);
  }
  return { name: list[at][0], last: at >= last, skip };
}

/** While the room is paused its story stands still, as on the board. */
function stand(story, paused) {
  const now = performance.now();
  if (story.stood !== undefined) story.start += now - story.stood;
  story.stood = paused ? now : undefined;
}

function beatAt(list, passed) {
  let rest = passed;
  const at = list.findIndex(([, lasts], place) => {
    rest -= lasts;
    return rest < 0 || place === list.length - 1;
  });
  return Math.max(0, at);
}
