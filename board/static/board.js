// The board's page: draws the scene of each view, and what stands over every scene.

import { html, render, useEffect, useState } from "../lib/preact.js";
import { currentLanguage, initLanguage, setLanguage } from "../shared/i18n.js";
import { fetchAhead, usePages } from "../shared/later.js";
import { cuesBetween } from "./cues.js";
import { listen } from "./early.js";
import { Lobby } from "./lobby.js";
import { Closed, Foot, Strip, Toast, Unknown, Waiting } from "./over.js";
import { hostName } from "./people.js";
import { canFill, listenToRemote, toggleFull } from "./remote.js";
import { Soon } from "./soon.js";
import { sounds } from "./sound.js";

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
    sounds.changed = () => redraw((n) => n + 1);
    let last = null;
    return listen({
      view: (view) => {
        sounds.sees(view);
        cuesBetween(last, view).forEach((cue) => sounds.play(cue));
        if (putNobodyOut(last, view)) change({ own: { n: "v" + view.v, code: "nobody_out" } });
        last = view;
        if (view.room.lang === currentLanguage()) change({ view });
        else setLanguage(view.room.lang).then(() => change({ view: last }));
      },
      state: (state) => change({ link: state }),
      gone: (code) => change({ gone: code }),
    });
  }, []);
  return room;
}

function sceneOf({ room, scene }, { SCENES }) {
  return SCENES[room.game + "/" + scene] || SCENES[scene] || Unknown;
}

function Board() {
  const { view, link, gone, own } = useRoom();
  const later = usePages(Boolean(view) && view.scene !== "lobby");
  if (gone) return html`<${Closed} why=${gone} code=${page.code} />`;
  if (!view || (view.scene !== "lobby" && !later)) return html`<${Waiting} link=${link} code=${page.code} />`;
  const Scene = view.scene === "lobby" ? Lobby : sceneOf(view, later);
  const still = link === "lost" || view.room.paused;
  return html`<div class=${"board" + (still ? " still" : "")} data-scene=${view.scene}>
    <${Soon} key=${view.scene} whole=${true}>${() => html`<${Scene} view=${view} />`}<//>
    <${Foot} view=${view} sound=${sounds.state()} full=${canFill()} onFull=${toggleFull} />
    ${view.room.paused && later ? html`<${later.Paused} view=${view} />` : null}
    <${Toast} notice=${view.notice} host=${hostName(view)} />
    <${Toast} notice=${own} />
    <${Strip} link=${link} />
  </div>`;
}

const mute = () => sounds.toggle();
const louder = () => sounds.turn(1);
const quieter = () => sounds.turn(-1);
const keys = { s: mute, m: mute, "+": louder, "=": louder, "-": quieter, f: toggleFull };

initLanguage(page.lang || "en", page.base).then(() => {
  document.title = "Farol · " + page.code;
  render(html`<${Board} />`, document.getElementById("board"));
  document.body.dataset.started = "yes";
  listenToRemote(() => sounds.wake(), keys);
  sounds.wake();
  fetchAhead();
});
