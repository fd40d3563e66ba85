"""The points of the imposter game (imposter.md, "Scoring")."""

from collections.abc import Collection, Mapping
from typing import Final

from engine.script import Json, SeatId

A: Final = {"escaped": (2, 0), "exact": (2, 0), "close": (1, 1), "wrong": (0, 1)}
"""What each imposter and each civilian gets, by the verdict on a caught imposter's guess, or for an escape."""


def points(
    verdict: str | None, imposters: Collection[SeatId], seats: Collection[SeatId]
) -> dict[SeatId, int]:
    """A round's points by seat. `verdict`: exact, close or wrong where an imposter was caught, None for an escape."""
    liar, civilian = A[verdict or "escaped"]
    return {seat: liar if seat in imposters else civilian for seat in seats}


def result(memory: Json, scores: Mapping[SeatId, int]) -> dict[str, Json]:
    """How a match ended: most points wins, equal is shared; nobody wins where nobody has a point."""
    most = max(scores.values(), default=0)
    return {
        "winners": [seat for seat, score in scores.items() if score == most > 0],
        "scores": dict(scores),
        "rounds": memory["rounds"] if memory else 0,
        "awards": [],
    }
