"""The answers that a room has taken lately, for the phones whose acknowledgement was lost on the way."""

from collections.abc import Sequence
from typing import Final

from engine.script import Json, SeatId

MOST: Final = 400


class KeptAnswers:
    """What was sent for each step and seat, as it was sent; the oldest give way to the newest."""

    def __init__(self, kept: Sequence[Json] = ()) -> None:
        # A list of one, since None is an answer too.
        self._kept: dict[tuple[int, SeatId], list[Json]] = {
            (step, seat): [value] for step, seat, value in kept
        }

    def keep(self, step: int, seat: SeatId, value: Json) -> None:
        if len(self._kept) >= MOST:
            del self._kept[next(iter(self._kept))]
        self._kept[step, seat] = [value]

    def has(self, step: int | None, seat: SeatId, value: Json) -> bool:
        """Is this the answer that was sent for that step and seat?"""
        return step is not None and self._kept.get((step, seat)) == [value]

    def forget(self) -> None:
        """After an undo what was taken back is no longer kept."""
        self._kept.clear()

    def to_json(self, since: int) -> list[Json]:
        """The answers to the steps from `since` on."""
        return [[step, seat, value] for (step, seat), [value] in self._kept.items() if step >= since]
