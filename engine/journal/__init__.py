"""Where the inputs of rooms are kept: one small interface, for a journal in memory or on disk."""

from dataclasses import dataclass
from typing import Protocol

from engine.script import Json


class JournalFailed(Exception):
    """What was given could not be kept, or what was kept could not be read."""


class JournalBusy(JournalFailed):
    """Another process holds this journal."""


@dataclass(frozen=True)
class Kept:
    """A room as it was kept: its last record, and the inputs since, of which `last` is the number of the newest."""

    record: dict[str, Json]
    inputs: list[dict[str, Json]]
    last: int


class Journal(Protocol):
    """Every input of a room has a number, counted from 0 without a gap. All methods may raise `JournalFailed`."""

    opened: int
    """How many times this journal has been opened, this time included."""
    key: bytes
    """A secret of this journal, made once, from which the tokens of its rooms' devices are derived."""

    def append(self, code: str, n: int, given: dict[str, Json], record: dict[str, Json] | None) -> None:
        """Keep input `n` and, where there is one, the record that holds after it; fails if `n` is taken."""

    def read(self, code: str) -> Kept | None:
        """The last record of a room and all inputs after it; None for a room that is not kept."""

    def codes(self) -> dict[str, float]:
        """The rooms kept, each with the time of its last input in seconds since the epoch."""

    def forget(self, code: str) -> None:
        """Remove all that is kept of a room."""

    def close(self) -> None:
        """Let go of what is held; nothing can be kept after."""
