"""Counting the votes of the imposter game, and what a tie means."""

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random

from engine.script import SeatId


def most_voted(votes: Mapping[SeatId, SeatId]) -> list[SeatId]:
    """The seats with the most votes, in the order of their first; none without a vote."""
    counts = Counter(votes.values())
    most = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if count == most]


def caught(tied: Collection[SeatId], imposters: Collection[SeatId], rng: Random) -> SeatId | None:
    """Whom the vote catches: the most voted, if all of them are imposters.

    Of several tied imposters one, drawn at random, takes the guess; a civilian among them lets all escape
    (imposter.md, "Ties", `parlor`).
    """
    if not tied or not all(seat in imposters for seat in tied):
        return None
    return rng.choice(sorted(tied)) if len(tied) > 1 else next(iter(tied))
