// The half-dial of Wavelength in drawing units: 0 at its left end, 100 at its right, its pivot in the middle below.

export const WIDE = 200;
export const TALL = 108;
export const PIVOT = { x: 100, y: 102 };
export const RADIUS = 94;

/** Where a position stands on the circle of that radius. */
export function pointAt(position, radius) {
  const angle = (Math.PI * position) / 100;
  return { x: PIVOT.x - radius * Math.cos(angle), y: PIVOT.y - radius * Math.sin(angle) };
}

/** The position, in tenths, towards which a point of the drawing lies; below the pivot the nearer end. */
export function positionAt(x, y) {
  const angle = Math.atan2(Math.max(0, PIVOT.y - y), PIVOT.x - x);
  return Math.round((1000 * angle) / Math.PI) / 10;
}

/** The path of the part of the dial between two positions and two radii. */
export function wedge(from, to, inner, outer) {
  const [a, b, c, d] = [pointAt(from, outer), pointAt(to, outer), pointAt(to, inner), pointAt(from, inner)];
  const arc = (radius, sweep, end) => "A" + radius + " " + radius + " 0 0 " + sweep + " " + end.x + " " + end.y;
  return "M" + a.x + " " + a.y + arc(outer, 1, b) + "L" + c.x + " " + c.y + arc(inner, 0, d) + "Z";
}

/** The target's bands from the outside in, cut at the ends of the dial: `[{ from, to, points }, …]`. */
export function bandsOf(target, bands) {
  return bands
    .slice()
    .sort((a, b) => b.within - a.within)
    .map(({ within, points }) => ({ from: Math.max(0, target - within), to: Math.min(100, target + within), points }));
}
