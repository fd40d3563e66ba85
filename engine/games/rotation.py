"""Who has the round's part in games in which it goes round: every seat in a shuffled order, several times."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from engine.script import Json, SeatId, Table


@dataclass(frozen=True)
class Rotation:
    """`order`: all turns of a match, those of seats that have left too. `place`: of the turn that is on.

    `played`: rounds that have counted.
    """

    order: tuple[SeatId, ...]
    place: int = 0
    played: int = 0

    @classmethod
    def at(cls, table: Table, memory: Json, times: int) -> Self:
        """The rotation where it stands for whoever is dealt in; a match begins with a new one.

        A turn whose seat has left is passed over, so the round of one that left is not dealt again.
        """
        if memory is None:
            return cls(table.order() * times)
        kept = cls(tuple(memory["order"]), memory["place"], memory["played"])
        while not kept.is_over and kept.turn not in table.seats:
            kept = kept._passed()
        return kept

    @property
    def is_over(self) -> bool:
        return self.place >= len(self.order)

    @property
    def turn(self) -> SeatId:
        return self.order[self.place]

    @property
    def round(self) -> int:
        """Of the round that is on, counted from 1."""
        return self.played + 1

    def rounds(self, there: Collection[SeatId]) -> int:
        """How many rounds the match will have had with the one that is on, as far as one can tell by who is there."""
        return self.round + sum(seat in there for seat in self.order[self.place + 1 :])

    def next(self, there: Collection[SeatId]) -> Self:
        """After a round that counted, at the next turn of somebody who is there."""
        rotation = type(self)(self.order, self.place + 1, self.played + 1)
        while not rotation.is_over and rotation.turn not in there:
            rotation = rotation._passed()
        return rotation

    def _passed(self) -> Self:
        return type(self)(self.order, self.place + 1, self.played)

    def to_json(self) -> dict[str, Json]:
        return {"order": list(self.order), "place": self.place, "played": self.played}
