"""Plays rooms against one server, as fast as it goes or at a steady pace, and takes the times."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Self

from lines import Ears
from rooms import BenchRoom, any_tap, game_tap, open_room
from servers import Server


@dataclass
class Load:
    """What one stretch of play took. Shares are parts of one core's time."""

    actions: int = 0
    seconds: float = 0.0
    server_share: float = 0.0
    client_share: float = 0.0
    message_bytes: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def work(self) -> float:
        """Milliseconds of the server's processor per action: what is left when other programs take the core away."""
        return 1000 * self.server_share * self.seconds / self.actions


class Party:
    """Rooms of one server, all connected and seated. Parties that live side by side share their `ears`."""

    def __init__(self, server: Server, ears: Ears, *, deflate: bool = True) -> None:
        self.server = server
        self.ears = ears
        self.rooms: list[BenchRoom] = []
        self._deflate = deflate

    def grow(self, rooms: int) -> None:
        """Opens, connects and seats so many more rooms."""
        farol = self.server.name == "farol"
        for number in range(len(self.rooms), len(self.rooms) + rooms):
            code = open_room(self.server.port) if farol else f"R{number}"
            room = BenchRoom(code, game_tap if farol else any_tap, number)
            self.rooms.append(room)
            room.enter(self.server.port, self.ears, self._deflate)
            if farol:
                room.sit(self.ears)

    def saturate(self, seconds: float) -> Load:
        """Every room taps again as soon as its last screen is up to date."""
        with self._measured() as load:
            end = time.perf_counter() + seconds

            def again(room: BenchRoom, wait: float) -> None:
                load.waits.append(wait)
                if time.perf_counter() < end:
                    room.tap()

            for room in self.rooms:
                room.done = again
                room.tap()
            self._listen_while_busy(end)
        return load

    def steady(self, rate: float, actions: int) -> Load:
        """`rate` taps a second in all, room after room."""
        with self._measured() as load:
            for room in self.rooms:
                room.done = lambda room, wait: load.waits.append(wait)
            start = time.perf_counter()
            for number in range(actions):
                while (left := start + number / rate - time.perf_counter()) > 0:
                    self.ears.listen(left)
                room = self.rooms[number % len(self.rooms)]
                self.ears.listen_until(lambda: not room.busy, 20, "the tap before this one")  # noqa: B023
                room.tap()
            self._listen_while_busy(0)
        return load

    def _listen_while_busy(self, end: float) -> None:
        late = max(end, time.perf_counter()) + 20
        while any(room.busy for room in self.rooms):
            self.ears.listen(0.5)
            refused = [refusal for room in self.rooms for refusal in room.refusals]
            if refused:
                raise RuntimeError(f"{len(refused)} taps were refused, the first with {refused[0]}")
            if time.perf_counter() > late:
                raise TimeoutError(f"{self.server.name} owes views: {self._owing()}")

    def _owing(self) -> str:
        return ", ".join(f"{room.code} in {room.lines[0].view['scene']}" for room in self.rooms if room.busy)

    @contextmanager
    def _measured(self) -> Iterator[Load]:
        load = Load()
        lines = [line for room in self.rooms for line in room.lines]
        views, size = sum(line.views for line in lines), sum(line.view_bytes for line in lines)
        server, client, start = self.server.cpu(), time.process_time(), time.perf_counter()
        gc.disable()
        try:
            yield load
        finally:
            gc.enable()
        load.seconds = time.perf_counter() - start
        load.actions = len(load.waits)
        load.server_share = (self.server.cpu() - server) / load.seconds
        load.client_share = (time.process_time() - client) / load.seconds
        load.message_bytes = (sum(line.view_bytes for line in lines) - size) / (
            sum(line.views for line in lines) - views
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for room in self.rooms:
            for line in room.lines:
                self.ears.remove(line)
