// The board's sound: on or off by one key, in three volumes, both remembered; what is heard is told to be seen as well.

import { CUES, mixer, ring } from "./tones.js";

const KEPT = "farol.sound";
const KEPT_VOLUME = "farol.volume";
const VOLUMES = [0, 0.25, 0.5, 1]; // by level
export const LOUDEST = VOLUMES.length - 1;
const SAMPLE = "locked"; // tells how loud it is now
const TOGETHER = 60; // ms; a cue that has just begun is not begun again
const PRESS = 600; // ms from the press that woke the sound to the end of that press

class Sounds {
  constructor() {
    this.on = recall(KEPT) !== "off";
    this.level = Math.min(LOUDEST, Math.max(1, Math.round(Number(recall(KEPT_VOLUME)) || LOUDEST)));
    this.desk = null;
    this.paused = false; // while the room is
    this.first = ""; // the moment that stood there when the page came
    this.began = {}; // when each cue did
    this.woken = -PRESS; // when a press woke the sound
    this.changed = () => undefined;
    this.heard = () => undefined; // told of each cue
  }

  /** "on", "off", "asleep": wanted, but the browser waits for a first key press; "none" where it cannot sound at all. */
  state() {
    if (!deskOf()) return "none";
    if (!this.on) return "off";
    return this.desk && this.desk.state === "running" ? "on" : "asleep";
  }

  /** Browsers let a page sound only after a key or a click; called at each of them. */
  wake() {
    const Desk = deskOf();
    if (!Desk) return;
    if (!this.desk) {
      this.desk = new Desk();
      this.mixer = mixer(this.desk);
      this.mixer.volume.value = VOLUMES[this.level];
      this.desk.onstatechange = () => this.changed();
    }
    if (this.desk.state === "running") return;
    if (this.on) this.woken = performance.now();
    this.desk.resume().then(() => this.changed(), () => undefined);
  }

  /** Off and on again. A press that has woken the sound was for that. */
  toggle() {
    if (this.wakes()) return;
    this.set(!this.on, this.level);
  }

  /** One level more or less; below the lowest it is off. */
  turn(by) {
    if (this.wakes()) return;
    const level = Math.min(LOUDEST, (this.on ? this.level : 0) + by);
    this.set(level > 0, Math.max(1, level));
  }

  /** What the one button of a remote does: quieter and quieter, off, and loud again. */
  cycle() {
    if (this.on) this.turn(-1);
    else this.set(true, LOUDEST);
  }

  wakes() {
    return this.on && performance.now() - this.woken < PRESS;
  }

  set(on, level) {
    this.on = on;
    this.level = level;
    keep(KEPT, on ? "on" : "off");
    keep(KEPT_VOLUME, String(level));
    if (on) this.wake();
    if (this.mixer) this.mixer.volume.value = VOLUMES[level];
    if (on && this.state() === "on") ring(this.desk, this.mixer.into, SAMPLE, this.desk.currentTime + 0.01);
    this.changed();
  }

  /** Told each view before anything of it sounds. */
  sees(view) {
    this.paused = view.room.paused;
    this.first = this.first || momentOf(view);
  }

  /** A cue of the story of this view; a page that came in the middle of it, as by a reload, has had it already. */
  tell(view, cue) {
    if (this.first !== momentOf(view)) this.play(cue);
  }

  /** Plays it, and tells of it, unless nothing can be heard now. */
  play(cue) {
    if (this.state() !== "on" || !CUES[cue] || document.hidden || this.paused) return;
    const now = performance.now();
    if (now - (this.began[cue] || -TOGETHER) < TOGETHER) return;
    this.began[cue] = now;
    ring(this.desk, this.mixer.into, cue, this.desk.currentTime + 0.01);
    this.heard(cue);
  }
}

function momentOf(view) {
  return view.scene + "/" + view.step;
}

function deskOf() {
  return window.AudioContext || window.webkitAudioContext;
}

function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    return null;
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    // A browser that keeps nothing still plays this evening.
  }
}

export const sounds = new Sounds();
