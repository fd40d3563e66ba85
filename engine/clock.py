"""A step's clock: how long is left of it, running or standing still. Times are monotonic seconds."""

from typing import Final

GRACE: Final = 0.5
"""Seconds after the deadline in which an answer still counts, for the way it has come."""

MORE: Final = 30.0
"""Seconds that the host gives at a time."""


class Clock:
    def __init__(self) -> None:
        self.total: float | None = None
        """Seconds of the whole clock, None for no limit."""
        self.started = 0.0
        self._deadline: float | None = None
        self._stood: float | None = None

    def start(self, seconds: float | None, now: float, paused: bool) -> None:
        """Begin a step with its full time."""
        self.total = seconds
        self.started = now
        self._deadline = None if seconds is None or paused else now + seconds
        self._stood = seconds if paused else None

    def left(self, now: float) -> float | None:
        """Seconds left, never below 0; None where there is no limit."""
        if self._stood is not None:
            return self._stood
        return None if self._deadline is None else max(0.0, self._deadline - now)

    def pause(self, now: float) -> None:
        self._stood = self.left(now)
        self._deadline = None

    def resume(self, now: float) -> None:
        self._deadline = None if self._stood is None else now + self._stood
        self._stood = None
        self.started = now

    def extend(self) -> None:
        if self.total is not None:
            self.total += MORE
        if self._stood is not None:
            self._stood += MORE
        if self._deadline is not None:
            self._deadline += MORE

    def moment(self) -> tuple[float | None, float, float | None, float | None]:
        """How it stands, for `back_to`."""
        return self.total, self.started, self._deadline, self._stood

    def back_to(self, moment: tuple[float | None, float, float | None, float | None]) -> None:
        """Stand as at that moment, as if nothing had happened since."""
        self.total, self.started, self._deadline, self._stood = moment

    def due(self) -> float | None:
        """When the time is up, grace included; None while nothing runs."""
        return None if self._deadline is None else self._deadline + GRACE
