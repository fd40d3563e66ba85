// The board's page: opens the link, draws the scene of each view, and what stands over every scene.

import { html, render, useEffect, useState } from "../lib/preact.js";
import { stayAwake } from "../shared/awake.js";
import { openLink } from "../shared/link.js";
import { currentLanguage, initLanguage, setLanguage } from "../shared/i18n.js";
import { Look } from "./cards.js";
import { Clue } from "./clue.js";
import { Guess } from "./guess.js";
import { JUST_ONE } from "./just_one.js";
import { Lobby } from "./lobby.js";
import { Out } from "./out.js";
import { Closed, Foot, Paused, Strip, Toast, Unknown, Waiting } from "./over.js";
import { hostName } from "./people.js";
import { canFill, listenToRemote, toggleFull } from "./remote.js";
import { Result } from "./result.js";
import { Reveal } from "./reveal.js";
import { cuesBetween, sounds } from "./sound.js";
import { Talk } from "./talk.js";
import { Vote } from "./vote.js";
import { WAVELENGTH } from "./wavelength.js";

/** By the scene's name, or by game and name where a game has its own way with a scene of every game. */
const SCENES = Object.assign({}, WAVELENGTH, JUST_ONE, {
  lobby: Lobby,
  "imposter/look": Look,
  "imposter/clue": Clue,
  "imposter/talk": Talk,
  "imposter/vote": Vote,
  "imposter/revote": Vote,
  "imposter/guess": Guess,
  "imposter/out": Out,
  "imposter/reveal": Reveal,
  result: Result,
});

const page = document.body.dataset;

/** Whether a vote has led to one more lap, which nothing else tells. */
function putNobodyOut(before, after) {
  const voted = before && (before.scene === "imposter/vote" || before.scene === "imposter/revote");
  return voted && after.scene === "imposter/clue" && after.facts.lap > before.facts.lap;
}

/** Everything the board knows: the last view, how the link is, and whether the room is gone. */
function useRoom() {
  const [room, setRoom] = useState({ view: null, link: "connecting", gone: "", own: null });
  const [, redraw] = useState(0);
  useEffect(() => {
    const change = (part) => setRoom((now) => Object.assign({}, now, part));
    const refused = (code) => change({ gone: code });
    sounds.changed = () => redraw((n) => n + 1);
    let last = null;
    const link = openLink({
      namespace: "/board",
      code: page.code,
      onView: (view) => {
        cuesBetween(last, view).forEach((cue) => sounds.play(cue));
        if (putNobodyOut(last, view)) change({ own: { n: "v" + view.v, code: "nobody_out" } });
        last = view;
        if (view.room.lang === currentLanguage()) change({ view });
        else setLanguage(view.room.lang).then(() => change({ view: last }));
      },
      onState: (state) => change({ link: state }),
      onBye: refused,
      onRefused: refused,
    });
    return () => link.close();
  }, []);
  return room;
}

function Board() {
  const { view, link, gone, own } = useRoom();
  if (gone) return html`<${Closed} why=${gone} code=${page.code} />`;
  if (!view) return html`<${Waiting} link=${link} code=${page.code} />`;
  const Scene = SCENES[view.room.game + "/" + view.scene] || SCENES[view.scene] || Unknown;
  const still = link === "lost" || view.room.paused;
  return html`<div class=${"board" + (still ? " still" : "")} data-scene=${view.scene}>
    <${Scene} view=${view} />
    <${Foot} view=${view} sound=${sounds.state()} full=${canFill()} onSound=${() => sounds.toggle()} onFull=${toggleFull} />
    ${view.room.paused ? html`<${Paused} view=${view} />` : null}
    <${Toast} notice=${view.notice} host=${hostName(view)} />
    <${Toast} notice=${own} />
    <${Strip} link=${link} />
  </div>`;
}

initLanguage(page.lang || "en", page.base).then(() => {
  document.title = "Farol · " + page.code;
  render(html`<${Board} />`, document.getElementById("board"));
  document.body.dataset.started = "yes";
  listenToRemote(() => sounds.wake(), { s: () => sounds.toggle(), f: toggleFull });
  sounds.wake();
  stayAwake(true);
});
