// The moments of a film as a list: scene by scene, in each what was done.

import { html, useEffect, useRef } from "../lib/preact.js";
import { has, t } from "../shared/i18n.js";

function nameOf(moment, seat) {
  const found = moment.board.seats.find((one) => one.id === seat);
  return found ? found.name : String(seat);
}

function whatOf(moment, value) {
  if (value === true) return t("gallery.did.done");
  if (value === false) return t("gallery.did.no");
  if (value === null) return t("gallery.did.skips");
  if (typeof value !== "object") return nameOf(moment, value);
  const votes = value.by || {};
  return Object.keys(votes).map((voter) => nameOf(moment, voter) + " → " + nameOf(moment, votes[voter])).join(", ");
}

function moveOf({ move, params }) {
  const key = ["phone.move." + move, "gallery.move." + move].find(has);
  const who = params.verdict ? " (" + t("common.verdict." + params.verdict) + ")" : "";
  return (key ? t(key) : move) + who;
}

/** What was done before this moment, in words. */
export function deedText(moment) {
  const { did, who, value } = moment.deed;
  const what = did === "answers" ? whatOf(moment, value) : did === "host" ? moveOf(moment.deed) : "";
  return t("gallery.did." + (who === "host" ? "host" : did), { name: who, what });
}

export function sceneText({ board }) {
  const key = "common.scene." + board.scene;
  return has(key) ? t(key) : board.scene;
}

/** Those that follow each other in one scene: `[{ scene, from, moments }]`. */
export function scenesOf(moments) {
  const scenes = [];
  moments.forEach((moment, at) => {
    const last = scenes[scenes.length - 1];
    if (last && last.scene === moment.board.scene) last.moments.push(moment);
    else scenes.push({ scene: moment.board.scene, from: at, moments: [moment] });
  });
  return scenes;
}

/** Every scene of the film by name; leads to where it first comes. */
export function Scenes({ moments, at, onGo }) {
  const scenes = moments.map((moment) => moment.board.scene);
  const names = scenes.filter((scene, n) => scenes.indexOf(scene) === n);
  return html`<label class="choice">
    <span>${t("gallery.scene")}</span>
    <select name="scene" onChange=${(event) => onGo(scenes.indexOf(event.target.value))}>
      ${names.map((scene) => html`<option key=${scene} value=${scene} selected=${scene === scenes[at]}>${sceneText(moments[scenes.indexOf(scene)])} · ${scene}</option>`)}
    </select>
  </label>`;
}

export function Moments({ moments, at, onGo }) {
  const list = useRef(null);
  useEffect(() => {
    const here = list.current.querySelector("[aria-selected=true]");
    if (here) here.scrollIntoView({ block: "nearest" });
  }, [at, moments]);
  const option = (moment, n) => html`<div key=${n} id=${"moment-" + n} class="moment" role="option" aria-selected=${n === at ? "true" : "false"} onClick=${() => onGo(n)}>
    ${deedText(moment)}
  </div>`;
  return html`<div class="moments" ref=${list} role="listbox" tabindex="0" aria-label=${t("gallery.moments")} aria-activedescendant=${"moment-" + at}>
    ${scenesOf(moments).map(
      ({ from, moments: some }) => html`<div key=${from} role="group" aria-labelledby=${"scene-" + from}>
        <h2 id=${"scene-" + from} role="presentation">${sceneText(some[0])} <code>${some[0].board.scene}</code></h2>
        ${some.map((moment, n) => option(moment, from + n))}
      </div>`,
    )}
  </div>`;
}
