"""What a room takes: who said what, in which step, when; and its way to JSON and back."""

from typing import Final, NamedTuple

from engine.script import Json

CLOCK: Final = "clock"
"""Stands for the clock as the one who says something."""


class Input(NamedTuple):
    """One thing that a person or the clock did.

    `kind`: sit, lead, claim, leave, answer, host, report, pack, dials (from a device); time_up, pause, succeed, void, lobby
    (from the clock). `who`: a device's id, None for a phone that has none yet, or `CLOCK`. `value`: the
    kind's own fields. `step`: the step it speaks of, where it names one. `at`: seconds since the epoch, for
    people who read a journal; no rule reads it.
    """

    kind: str
    who: str | None
    value: dict[str, Json]
    step: int | None = None
    at: float = 0.0

    def to_json(self) -> dict[str, Json]:
        return self._asdict()

    @staticmethod
    def from_json(kept: dict[str, Json]) -> "Input":
        return Input(**kept)
