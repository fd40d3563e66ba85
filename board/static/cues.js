// What is to be heard between two views of a board: who came, who is up, what was locked in, the end.

/** The cues in their order; the first view of a page is silent. */
export function cuesBetween(before, after) {
  const cues = [];
  if (!before) return cues;
  if (after.seats.length > before.seats.length) cues.push("join");
  if (before.facts.count && after.scene === before.scene && !after.facts.count) cues.push("now");
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
