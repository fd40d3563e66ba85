"""A room in memory with the screens that look at it."""

import logging
import threading
import traceback
from collections import deque
from collections.abc import Callable
from typing import Final

from engine.inputs import Input
from engine.room import Room
from engine.script import Refused, SeatId

EVENTS: Final = 20
"""Events a second that one screen may send."""


class Live:
    """What is kept of the room stands here as in the journal, so that it can be played anew though the disk fails.

    `last`: the last input's number; `record` and `inputs`: the last record, as JSON, and what came after it.
    `v`: the last view's number; `touched`: when somebody last did something.
    """

    def __init__(self, code: str, now: float) -> None:
        self.code = code
        self.room: Room
        self.lock = threading.RLock()
        self.screens: list[Screen] = []
        self.seat_codes: dict[str, tuple[SeatId, float]] = {}
        """One-time codes that move a seat to another phone, each with the seat and the time at which it ends."""
        self.last = -1
        self.record = b""
        self.inputs: list[Input] = []
        self.v = 0
        self.touched = now
        self.due = 0.0
        self.retry_at = 0.0
        """When the clock may speak again, after what it said could not be kept."""
        self.closed = False


class Screen:
    """One connected page: a board, or a phone with or without a device's seats."""

    def __init__(
        self,
        live: Live,
        show: Callable[[bytes], None],
        bye: Callable[[str], None],
        *,
        board: bool,
        device: str | None,
        join_url: str,
        address: str,
    ) -> None:
        self.live = live
        self.show = show
        self.bye = bye
        self.board = board
        self.device = device
        self.join_url = join_url
        self.address = address
        self.held: SeatId | None = None
        """The seat whose private part a shared device shows now."""
        self._events: deque[float] = deque(maxlen=EVENTS)

    def calm(self, now: float) -> None:
        """Count an event; raises `slow_down` while more than `EVENTS` came within a second, refused ones too."""
        full = len(self._events) == EVENTS and now - self._events[0] < 1.0
        self._events.append(now)
        if full:
            raise Refused("slow_down", seconds=1)


def log_fault(live: Live, fault: BaseException) -> None:
    """Log a fault with its room and frames, but never its message, which may hold a secret word."""
    frames = traceback.extract_tb(fault.__traceback__)
    where = " < ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    step = live.room.step if hasattr(live, "room") else "?"
    logging.getLogger("farol").error(
        "room %s step %s: %s at %s", live.code, step, type(fault).__name__, where
    )
