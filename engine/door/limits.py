"""How often somebody may do something: at most so many times in so many seconds."""

from collections import deque
from math import ceil

from engine.script import Refused

_CROWD = 10_000
"""Addresses remembered before those that have been quiet are swept out."""


class Limit:
    """A sliding window per key. Times are monotonic seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: dict[str, deque[float]] = {}

    def check(self, key: str, now: float) -> None:
        """Raise `slow_down {seconds}` if the window is full; counts nothing."""
        times = self._times.get(key)
        if times is not None and len(times) == self._most and now - times[0] < self._seconds:
            raise Refused("slow_down", seconds=ceil(self._seconds - (now - times[0])))

    def count(self, key: str, now: float) -> None:
        """Count one; over the limit the oldest is forgotten, so that who goes on too fast goes on being refused."""
        if len(self._times) >= _CROWD:
            self._times = {
                other: times for other, times in self._times.items() if now - times[-1] < self._seconds
            }
        self._times.setdefault(key, deque(maxlen=self._most)).append(now)
