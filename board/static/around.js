// Where things stand around the half-dial: names beside it and marks on its rim, none upon another.

import { PIVOT, RADIUS, pointAt } from "../shared/dial.js";

/** As near to where they are wanted (ascending) as they can stand `gap` apart between two bounds. */
export function spread(wanted, gap, low, high) {
  const heaps = []; // those that touch stand as one, around the middle of what they want
  wanted.forEach((want) => {
    let heap = { sum: want, count: 1 };
    const start = ({ sum, count }) => {
      const first = sum / count - ((count - 1) * gap) / 2;
      return Math.max(low, Math.min(first, high - (count - 1) * gap));
    };
    heap.start = start(heap);
    while (heaps.length) {
      const last = heaps[heaps.length - 1];
      if (last.start + last.count * gap <= heap.start) break;
      heaps.pop();
      heap = { sum: last.sum + heap.sum, count: last.count + heap.count };
      heap.start = start(heap);
    }
    heaps.push(heap);
  });
  return [].concat(...heaps.map(({ start, count }) => Array.from({ length: count }, (_, at) => start + at * gap)));
}

const NEAR_TOP = [44, 56]; // needles between these may be named on either side

/** The guesses from left to right: `[[seat, position], …]`. */
export function fromTheLeft(guesses) {
  return Object.keys(guesses)
    .map((seat) => [seat, guesses[seat]])
    .sort((a, b) => a[1] - b[1]);
}

/** How many of them are named at the left: half, as far as their needles allow. */
function namedLeft(needles) {
  const upTo = (position) => needles.filter((needle) => needle[1] < position).length;
  return Math.max(upTo(NEAR_TOP[0]), Math.min(Math.ceil(needles.length / 2), upTo(NEAR_TOP[1])));
}

const RISE = 3.5; // from the rim to where a leader turns towards its name
const VAULT = 14; // names stand along a vault somewhat higher than the rim, so that leaders pass between it and them
const ASIDE = 10; // from a tip to a name that stands above it

/** How far from the middle a name begins whose lower edge is at `y` and whose needle's tip is `out` from the middle. */
function beginsAt(y, away, out) {
  const up = Math.min(1, Math.max(0, PIVOT.y - y) / (RADIUS + VAULT));
  return Math.max((RADIUS + away) * Math.sqrt(1 - up * up), out + ASIDE);
}

/** Names beside the dial in its drawing units. `tall`: of a name's line; `top`: above which none stands; `away`: from
 *  the rim. Gives `{ seat, position, left: is it at the left, x, y: where its leader ends, leader: the points of it }`. */
export function namesAround(guesses, tall, top, away) {
  const needles = fromTheLeft(guesses);
  const few = namedLeft(needles);
  const named = (some, side) => {
    const tips = some.map(([, position]) => pointAt(position, RADIUS + RISE));
    const places = spread(tips.map((tip) => tip.y), tall, top + tall / 2, PIVOT.y - tall / 3);
    return some.map(([seat, position], n) => {
      const y = places[n];
      const x = PIVOT.x + side * beginsAt(y + tall / 2, away, side * (tips[n].x - PIVOT.x));
      return { seat, position, left: side < 0, x, y, leader: [pointAt(position, RADIUS), tips[n], { x, y }] };
    });
  };
  const downwards = needles.slice(0, few).reverse(); // as at the right
  return named(downwards, -1).reverse().concat(named(needles.slice(few), 1));
}

/** Marks on the rim, `gap` positions apart: `[{ seat, position, x, y, leader }, …]`. */
export function marksAround(guesses, gap, away) {
  const needles = fromTheLeft(guesses);
  const places = spread(needles.map((needle) => needle[1]), gap, gap / 4, 100 - gap / 4);
  return needles.map(([seat, position], n) => {
    const mark = pointAt(places[n], RADIUS + away);
    return { seat, position, x: mark.x, y: mark.y, leader: [pointAt(position, RADIUS), mark] };
  });
}
