// Measuring together: all that is drawn in one go takes its steps side by side, so that the page is laid out once for all of
// it and not once for each.

const PASSES = 3; // lines first, then the blocks around them, then what moves between places
const waiting = Array.from({ length: PASSES }, () => new Set());
let asked = false;
let held = false;

/** Begins when everything of this task is drawn. `steps()` gives a generator that writes first, reads after its first
 *  `yield`, writes after the next, and so on. */
export function measured(steps, pass) {
  waiting[pass].add(steps);
  if (!asked) Promise.resolve().then(measure);
  asked = true;
}

/** Nothing is measured until `release`: more is about to be drawn in this task. */
export function hold() {
  held = true;
}

export function release() {
  held = false;
  if (asked) measure();
}

function measure() {
  if (held) return;
  asked = false;
  waiting.forEach((some) => {
    let running = Array.from(some, (steps) => steps());
    some.clear();
    while (running.length) running = running.filter((one) => !one.next().done);
  });
}
