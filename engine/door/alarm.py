"""When each room's clock speaks next: asleep until then."""

import heapq
import threading
from collections.abc import Callable

from engine.door.live import Live

LONGEST = 60.0
"""Seconds that the alarm sleeps at most."""


class Alarm:
    """Rings for the rooms that are due. Times are those of `clock`."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._dues: list[tuple[float, int, Live]] = []
        self._tickets: dict[Live, int] = {}
        self._made = 0
        self._wake = threading.Event()
        self._wakes_at = 0.0
        self._stopped = False

    def set(self, live: Live, due: float) -> None:
        """Ring for this room at that time, instead of when it was set to before."""
        if due == live.due:
            return
        with self._lock:
            self._made += 1
            live.due, self._tickets[live] = due, self._made
            heapq.heappush(self._dues, (due, self._made, live))
        if due < self._wakes_at:
            self._wake.set()

    def unset(self, live: Live) -> None:
        with self._lock:
            self._tickets.pop(live, None)

    def rung(self) -> Live | float | None:
        """A room that is due, each once; else the seconds until the next one is; None if none is set."""
        with self._lock:
            while self._dues:
                due, ticket, live = self._dues[0]
                if self._tickets.get(live) != ticket:
                    heapq.heappop(self._dues)
                elif due > self._clock():
                    return due - self._clock()
                else:
                    heapq.heappop(self._dues)
                    del self._tickets[live]
                    # So that the same time can be set again.
                    live.due = -1.0
                    return live
        return None

    def sleep(self, seconds: float | None) -> bool:
        """Sleep until something may be due; False once the alarm was stopped."""
        seconds = LONGEST if seconds is None else min(seconds, LONGEST)
        self._wakes_at = self._clock() + seconds
        self._wake.wait(seconds)
        self._wake.clear()
        self._wakes_at = 0.0
        return not self._stopped

    def stop(self) -> None:
        self._stopped = True
        self._wake.set()
