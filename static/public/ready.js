// How many are ready to vote, where laps go on until the table is.

/** {ready, needed}, or null where nobody is asked. The room counts as a turn begins; who has tapped since has answered. */
export function readyToVote(view) {
  const told = view.facts.to_vote;
  if (!told) return null;
  const tapped = view.seats.filter((seat) => seat.answered).length;
  return { ready: Math.max(told.ready, tapped), needed: told.needed };
}
