// What the board's cues are made of: short tones of C major, rung like small bells, and the desk that keeps them from clipping.

// Each cue is a list of tones: [start s, pitch Hz, length s, loudness, wave, pitch at the end Hz?]
export const CUES = {
  join: [
    [0, 523, 0.18, 0.34, "triangle"],
    [0.1, 784, 0.4, 0.34, "triangle"],
  ],
  turn: [
    [0, 659, 0.6, 0.32, "sine"],
    [0, 1319, 0.3, 0.07, "sine"],
    [0.16, 1047, 0.8, 0.32, "sine"],
    [0.16, 2093, 0.4, 0.06, "sine"],
  ],
  tick: [
    [0, 1047, 0.09, 0.5, "triangle", 784],
    [0, 262, 0.12, 0.4, "triangle", 196],
  ],
  count: [[0, 392, 0.3, 0.6, "triangle"]],
  now: [
    [0, 784, 0.7, 0.46, "triangle"],
    [0, 392, 0.5, 0.3, "triangle"],
  ],
  locked: [
    [0, 262, 0.16, 0.6, "triangle", 196],
    [0.07, 587, 0.2, 0.4, "triangle"],
  ],
  time_up: [
    [0, 440, 0.4, 0.3, "triangle"],
    [0, 220, 0.4, 0.1, "sawtooth"],
    [0.3, 330, 0.8, 0.3, "triangle"],
    [0.3, 165, 0.8, 0.1, "sawtooth"],
  ],
  vote: [[0, 330, 0.16, 0.6, "triangle", 392]],
  needle: [[0, 587, 0.2, 0.55, "triangle", 523]],
  vanish: [
    [0, 1047, 0.45, 0.36, "sine", 262],
    [0.2, 1319, 0.5, 0.3, "sine", 330],
  ],
  open: [
    [0, 131, 0.6, 0.2, "sawtooth", 262],
    [0.5, 523, 0.7, 0.24, "triangle"],
    [0.5, 784, 0.7, 0.22, "triangle"],
    [0.6, 1319, 0.8, 0.14, "sine"],
  ],
  lit: [
    [0, 523, 0.5, 0.26, "triangle"],
    [0.1, 784, 0.6, 0.26, "sine"],
    [0.2, 1319, 0.9, 0.18, "sine"],
  ],
  reveal: [
    [0, 98, 0.9, 0.26, "sawtooth", 196],
    [0.75, 392, 0.9, 0.22, "triangle"],
    [0.75, 523, 0.9, 0.2, "triangle"],
    [0.75, 659, 1.1, 0.2, "triangle"],
  ],
  win: [
    [0, 523, 0.3, 0.32, "triangle"],
    [0.14, 659, 0.3, 0.32, "triangle"],
    [0.28, 784, 0.3, 0.32, "triangle"],
    [0.42, 1047, 1.1, 0.32, "triangle"],
    [0.42, 659, 1.1, 0.2, "sine"],
    [0.42, 784, 0.9, 0.14, "sine"],
  ],
};

const ATTACK = 0.012; // s; shorter ones click
const SILENT = 0.0005; // where an exponential ramp can begin and end; nobody hears that it is not 0

function tone(desk, into, start, [after, pitch, length, loudness, wave, end]) {
  const at = start + after;
  const voice = desk.createOscillator();
  const gain = desk.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, at);
  if (end) voice.frequency.exponentialRampToValueAtTime(end, at + length);
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  voice.connect(gain);
  gain.connect(into);
  voice.start(at);
  voice.stop(at + length + 0.02);
}

/** What all tones of a desk go through: twenty votes that land at once are loud, and do not clip. Its `gain` is the
 *  volume. */
export function mixer(desk) {
  const volume = desk.createGain();
  const limit = desk.createDynamicsCompressor();
  limit.threshold.value = -9;
  limit.knee.value = 6;
  limit.ratio.value = 20;
  limit.attack.value = 0.002;
  limit.release.value = 0.12;
  limit.connect(volume);
  volume.connect(desk.destination);
  return { into: limit, volume: volume.gain };
}

/** Plays a cue from `start`, s of the desk's clock. */
export function ring(desk, into, cue, start) {
  CUES[cue].forEach((one) => tone(desk, into, start, one));
}
