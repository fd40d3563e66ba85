"""Rooms of one board and eight phones as the bench plays them: one tap, then nine screens, then the next tap."""

from __future__ import annotations

import http.client
import json
import random
import time
from collections.abc import Callable
from typing import Any

from lines import Ears, Line

PHONES = 8
Tap = tuple[int, str, dict[str, Any]]


class BenchRoom:
    """Nine lines, and the one action that is under way between them.

    `done(room, seconds)` is called when the last of the nine screens has a view newer than those all had at the tap.
    """

    def __init__(self, code: str, choose: Callable[[BenchRoom], Tap], seed: int) -> None:
        self.code = code
        self.choose = choose
        self.chance = random.Random(seed)
        self.lines: list[Line] = []
        self.answered = 0
        self.answer: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []
        self.busy = False
        self.done: Callable[[BenchRoom, float], None] = lambda room, seconds: None
        self._behind: set[Line] = set()
        self._newest = 0
        self._tapped = 0.0

    def enter(self, port: int, ears: Ears, deflate: bool, phones: int = PHONES) -> None:
        """Connects the board, then the phones."""
        for namespace in ["/board"] + ["/controller"] * phones:
            line = Line(port, self.code, namespace, self._hear, deflate=deflate)
            line.join({"code": self.code})
            self.lines.append(line)
            ears.add(line)

    def sit(self, ears: Ears) -> None:
        """Takes a seat on every phone; the first is the host's."""
        for number, line in enumerate(self.lines):
            if line.namespace == "/controller":
                self.ask(ears, number, "sit", {"name": f"Seat {number}"})

    def ask(self, ears: Ears, number: int, event: str, payload: dict[str, Any]) -> dict[str, Any]:
        """Sends an event on line `number` and waits until it is accepted and shown; the answer to it."""
        wanted = self.answered + 1
        self.lines[number].emit(event, payload)
        ears.listen_until(lambda: self.answered >= wanted or bool(self.refusals), 20, f"an answer to {event}")
        if self.refusals:
            raise RuntimeError(f"{event} was refused with {self.refusals}")
        ears.listen_until(self.level, 20, "the same view everywhere")
        return self.answer

    def level(self) -> bool:
        """Whether all screens have a view, and the same version of it."""
        return len({line.v for line in self.lines}) == 1 and self.lines[0].views > 0

    def tap(self) -> None:
        """Starts one action: whatever somebody in the room is asked now."""
        number, event, payload = self.choose(self)
        self._newest = max(line.v for line in self.lines)
        self._behind = set(self.lines)
        self.busy = True
        self._tapped = time.perf_counter()
        self.lines[number].emit(event, payload)

    def _hear(self, line: Line, event: str, told: Any) -> None:
        if event == "view":
            if self.busy and line.v > self._newest:
                self._behind.discard(line)
                if not self._behind:
                    self.busy = False
                    self.done(self, time.perf_counter() - self._tapped)
        elif event == "":
            self.answered, self.answer = self.answered + 1, told
            if not told["ok"]:
                self.refusals.append(told)


def any_tap(room: BenchRoom) -> Tap:
    """What a phone sends to floor and ceiling, which look at nothing in it."""
    return room.chance.randrange(1, PHONES + 1), "answer", {"step": 1000, "value": "zq123456"}


def game_tap(room: BenchRoom) -> Tap:
    """What a player of Farol would tap now: an answer of somebody who is asked, else the host's move onwards."""
    first = room.chance.randrange(PHONES)
    for offset in range(PHONES):
        number = 1 + (first + offset) % PHONES
        view = room.lines[number].view
        mine = view["mine"][0]
        if mine["ask"] and not mine["answered"]:
            return number, "answer", {"step": view["step"], "value": _answer(mine["ask"], room.chance)}
    view = room.lines[1].view
    move = {"lobby": "start", "result": "again"}.get(view["scene"], "skip")
    return 1, "host", {"move": move, "step": view["step"]}


def _answer(ask: dict[str, Any], chance: random.Random) -> Any:
    if ask["kind"] in ("clue", "guess"):
        return f"zq{chance.randrange(10**6)}"
    return chance.choice(ask["candidates"]) if ask["kind"] == "vote" else True


def open_room(port: int) -> str:
    """Opens a room of Farol; its code."""
    http_line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        http_line.request("POST", "/rooms", json.dumps({"lang": "en"}), {"Content-Type": "application/json"})
        answer = http_line.getresponse()
        body = answer.read()
        if answer.status != 201:
            raise RuntimeError(f"POST /rooms was answered {answer.status}: {body[:200]!r}")
        return str(json.loads(body)["code"])
    finally:
        http_line.close()
