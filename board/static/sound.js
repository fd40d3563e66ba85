// The board's sounds, made here: short tones, off by one key, remembered; everything heard can also be seen.

const KEPT = "farol.sound";

// Each cue is a list of tones: [start s, pitch Hz, length s, loudness, wave, pitch at the end Hz?]
const CUES = {
  join: [
    [0, 523, 0.16, 0.22, "triangle"],
    [0.09, 784, 0.3, 0.22, "triangle"],
  ],
  turn: [
    [0, 659, 0.5, 0.24, "sine"],
    [0.12, 988, 0.7, 0.2, "sine"],
  ],
  tick: [[0, 1250, 0.05, 0.14, "square", 900]],
  count: [[0, 440, 0.22, 0.3, "triangle"]],
  now: [[0, 880, 0.6, 0.32, "triangle"]],
  locked: [
    [0, 196, 0.1, 0.3, "triangle", 147],
    [0.05, 587, 0.12, 0.14, "triangle"],
  ],
  time_up: [
    [0, 440, 0.3, 0.26, "sawtooth", 415],
    [0.26, 330, 0.55, 0.26, "sawtooth", 294],
  ],
  vote: [[0, 330, 0.09, 0.2, "triangle", 440]],
  vanish: [
    [0, 880, 0.35, 0.16, "sine", 220],
    [0.18, 1175, 0.4, 0.12, "sine", 294],
  ],
  lit: [
    [0, 392, 0.5, 0.18, "triangle"],
    [0.1, 784, 0.6, 0.2, "sine"],
    [0.2, 1175, 0.9, 0.14, "sine"],
  ],
  reveal: [
    [0, 98, 0.9, 0.3, "sawtooth", 196],
    [0.75, 392, 0.9, 0.22, "triangle"],
    [0.75, 494, 0.9, 0.2, "triangle"],
    [0.75, 587, 1.1, 0.2, "triangle"],
  ],
  win: [
    [0, 523, 0.25, 0.22, "triangle"],
    [0.14, 659, 0.25, 0.22, "triangle"],
    [0.28, 784, 0.25, 0.22, "triangle"],
    [0.42, 1047, 0.9, 0.26, "triangle"],
    [0.42, 659, 0.9, 0.16, "sine"],
  ],
};

function tone(desk, start, [after, pitch, length, loudness, wave, end]) {
  const at = start + after;
  const voice = desk.createOscillator();
  const gain = desk.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, at);
  if (end) voice.frequency.exponentialRampToValueAtTime(end, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain);
  gain.connect(desk.destination);
  voice.start(at);
  voice.stop(at + length + 0.05);
}

class Sounds {
  constructor() {
    this.on = recall() !== "off";
    this.desk = null;
    this.changed = () => undefined;
  }

  /** "on", "off", or "asleep": wanted, but the browser waits for a first key press. */
  state() {
    if (!this.on) return "off";
    return this.desk && this.desk.state === "running" ? "on" : "asleep";
  }

  /** Browsers let a page sound only after a key or a click; called at each of them. */
  wake() {
    const Desk = window.AudioContext || window.webkitAudioContext;
    if (!Desk) return;
    if (!this.desk) {
      this.desk = new Desk();
      this.desk.onstatechange = () => this.changed();
    }
    if (this.desk.state === "suspended") {
      this.desk.resume().then(() => this.changed(), () => undefined);
    }
  }

  toggle() {
    this.on = !this.on;
    try {
      localStorage.setItem(KEPT, this.on ? "on" : "off");
    } catch (error) {
      // A browser that keeps nothing still plays this evening.
    }
    if (this.on) this.wake();
    this.changed();
  }

  play(cue) {
    if (this.state() !== "on" || !CUES[cue] || document.hidden) return;
    CUES[cue].forEach((one) => tone(this.desk, this.desk.currentTime + 0.01, one));
  }
}

function recall() {
  try {
    return localStorage.getItem(KEPT);
  } catch (error) {
    return null;
  }
}

export const sounds = new Sounds();

/** What is to be heard between two views (the first view of a page is silent). */
export function cuesBetween(before, after) {
  const cues = [];
  if (!before) return cues;
  if (after.seats.length > before.seats.length) cues.push("join");
  if (before.facts.count && !after.facts.count) cues.push("now");
  if (after.scene === "result" && before.scene !== "result") cues.push("win");
  if (upIn(after) && upIn(after) !== upIn(before)) cues.push("turn");
  if (after.step === before.step && answered(after) > answered(before)) cues.push("locked");
  if (clues(after) > clues(before) && clues(before) >= 0) cues.push("locked");
  return cues;
}

function answered(view) {
  return view.seats.filter((seat) => seat.answered).length;
}

/** Who is up, and when, so that the same seat is told again: "" where nobody is. */
function upIn({ scene, facts }) {
  const at = WHEN[scene.split("/")[0]];
  return at ? at(facts, scene) : "";
}

const WHEN = {
  imposter: ({ turn, lap }) => (turn ? turn + "/" + lap : ""),
  just_one: ({ guesser, card }) => guesser + "/" + card,
  // First the psychic, then with the clue all others.
  wavelength: ({ round }, scene) => (scene === "wavelength/reveal" ? "" : scene + "/" + round),
};

/** Clues that are given one by one; those of Just One come all at once, and each cue for them is the story's. */
function clues({ scene, facts }) {
  return scene.indexOf("imposter/") === 0 && facts.clues ? facts.clues.length : -1;
}
