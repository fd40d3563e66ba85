"""Robots that hold phones: with `--demo` they play a match for whoever wants to watch, or to sit down with them."""

import json
import random
import threading
import time
from collections.abc import Mapping
from typing import Any, Final

from engine.door import Door
from engine.script import Refused

NAMES: Final = ("Luz", "Nilo", "Vera", "Bruno")
PAUSE_SECONDS: Final = 0.2
ROUNDS: Final = 3
THINKS: Final = {
    "look": (2, 5),
    "clue": (3, 7),
    "vote": (3, 9),
    "guess": (5, 10),
    "dial": (4, 12),
    "ready": (9, 13),
}
"""Seconds that a robot takes for each kind of ask, at least and at most."""
QUICKLY: Final = (2, 5)
"""The same for every other kind."""
HOST_WAITS: Final = {"lobby": 6.0, "result": 20.0}

_ENGLISH: Final = (
    "round warm small sharp loud daily soft heavy bright old sweet fast quiet green crowded long wooden cold "
    "shiny funny simple famous hidden fresh deep outside morning weekend children expensive dangerous light"
)
_SPANISH: Final = (
    "redondo cálido pequeño afilado ruidoso diario suave pesado brillante antiguo dulce rápido tranquilo "
    "verde lleno largo frío gracioso sencillo famoso escondido fresco profundo fuera mañana finde caro ligero"
)
CLUES: Final = {"en": _ENGLISH.split(), "es": _SPANISH.split()}


def start(door: Door, lang: str) -> str:
    """Open a room, seat the robots and let them play in the background; gives the room's code."""
    code = door.open_room(lang)
    robots = [Robot(door, code, name) for name in NAMES]
    robots[0].configure({"length": {"rounds": ROUNDS}})
    threading.Thread(target=_play, args=(robots,), daemon=True).start()
    return code


class Robot:
    """One seat on a phone of its own, let in by the door like anyone."""

    def __init__(self, door: Door, code: str, name: str) -> None:
        self._door = door
        self._said: set[str] = set()
        self._acts_at: tuple[object, float] | None = None
        self.gone = False
        self.view: dict[str, Any] = {}
        self._screen = door.attach(code, self._show, self._bye)
        self.seat = door.sit(self._screen, name)["seat"]

    def turn(self, now: float) -> None:
        """Do what is asked, once it has been thought about."""
        view = self.view
        who, ask = self._asked(view)
        thinks = THINKS.get(ask["kind"], QUICKLY) if ask else QUICKLY
        if ask is not None and self._has_thought((view["step"], ask["kind"]), thinks, now):
            self._try(lambda: self._door.answer(self._screen, view["step"], self._answer(ask), who))
        elif view["host"] and view["scene"] in HOST_WAITS:
            wait = HOST_WAITS[view["scene"]]
            if self._has_thought(view["scene"], (wait, wait), now):
                move = "start" if view["scene"] == "lobby" else "again"
                self._try(lambda: self._door.host(self._screen, move, view["step"], {}))

    def configure(self, options: Mapping[str, Any]) -> None:
        self._door.host(self._screen, "configure", None, {"options": options})

    def hand_over(self, robots: set[str]) -> None:
        """A person at the table is the better host."""
        if not self.view["host"]:
            return
        for seat in self.view["seats"]:
            if seat["id"] not in robots and not seat["away"] and not seat["left"]:
                params = {"seat": seat["id"]}
                self._try(lambda params=params: self._door.host(self._screen, "hand_over", None, params))
                return

    def _show(self, view: bytes) -> None:
        self.view = json.loads(view)

    def _bye(self, code: str) -> None:
        self.gone = True

    def _has_thought(self, about: object, seconds: tuple[float, float], now: float) -> bool:
        if self._acts_at is None or self._acts_at[0] != about:
            self._acts_at = (about, now + random.uniform(*seconds))
        return now >= self._acts_at[1]

    def _asked(self, view: Mapping[str, Any]) -> tuple[str, Mapping[str, Any] | None]:
        """What this robot is asked on its seat, or as host."""
        mine = view["mine"][0] if view["mine"] else None
        if mine and mine["asked"] and not mine["answered"]:
            return self.seat, mine["ask"]
        host = view["host"]
        return "host", host["ask"] if host and not host["answered"] else None

    def _answer(self, ask: Mapping[str, Any]) -> object:
        if ask["kind"] == "vote":
            return random.choice(ask["candidates"])
        if ask["kind"] == "tally":
            accused = random.choice(ask["candidates"])
            others = [voter for voter in ask["voters"] if voter != accused]
            return {"accused": [accused], "by": dict.fromkeys(others, accused)}
        if ask["kind"] == "ruling":
            return random.random() < 1 / 2
        if ask["kind"] in ("clue", "guess"):
            return self._word()
        if ask["kind"] == "dial":
            return random.randint(0, 100)
        return True

    def _word(self) -> str:
        words = CLUES.get(self.view["room"]["lang"], CLUES["en"])
        word = random.choice([word for word in words if word not in self._said] or words)
        self._said.add(word)
        return word

    def _try(self, act: Any) -> None:
        """Do it; a refusal is thought over and tried again."""
        try:
            act()
        except Refused:
            self._acts_at = None


def _play(robots: list[Robot]) -> None:
    """Let the robots take their turns until all of them have been sent away."""
    seats = {robot.seat for robot in robots}
    while robots:
        time.sleep(PAUSE_SECONDS)
        robots = [robot for robot in robots if not robot.gone]
        for robot in robots:
            robot.turn(time.monotonic())
            robot.hand_over(seats)
