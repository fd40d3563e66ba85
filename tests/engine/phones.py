"""A board and phones that read as people, and how they are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.script import Refused

if TYPE_CHECKING:
    from tests.engine.players import Evening


class Board:
    """A TV: every view it was shown is kept."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.views: list[dict[str, Any]] = []
        self.goodbye: str | None = None
        self.returns()

    def returns(self) -> None:
        self.screen = self.evening.door.attach(self.evening.code, self._show, self._bye, board=True)

    def goes(self) -> None:
        self.evening.door.detach(self.screen)

    def _show(self, view: bytes) -> None:
        self.views.append(json.loads(view))

    def _bye(self, code: str) -> None:
        self.goodbye = code

    @property
    def view(self) -> dict[str, Any]:
        return self.views[-1]

    @property
    def scene(self) -> str:
        return str(self.view["scene"])

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.view["facts"]
        return facts

    @property
    def told(self) -> list[str]:
        """The codes of all that this screen was told, each once."""
        notices = {view["notice"]["n"]: view["notice"]["code"] for view in self.views if view["notice"]}
        return list(notices.values())

    def seat(self, phone: Phone) -> dict[str, Any]:
        return next(seat for seat in self.view["seats"] if seat["id"] == phone.id)


class Phone(Board):
    """One device. Its verbs are what a person does; each raises `Refused` as the phone would be told."""

    def __init__(self, evening: Evening, token: str | None = None) -> None:
        self.token = token
        self.seats: list[str] = []
        self.name = ""
        super().__init__(evening)

    def returns(self) -> Phone:
        door = self.evening.door
        self.screen = door.attach(self.evening.code, self._show, self._bye, token=self.token)
        return self

    def drops(self) -> None:
        self.evening.door.detach(self.screen)

    def sits(self, name: str, key: str | None = None) -> Phone:
        brought = self.evening.door.sit(self.screen, name, key)
        self.token, self.name = brought["token"], self.name or name
        self.seats.append(brought["seat"])
        return self

    def leads(self) -> Phone:
        self.token = self.evening.door.lead(self.screen)["token"]
        return self

    def leaves(self, seat: str | None = None) -> None:
        self.evening.door.leave(self.screen, seat)
        self.evening.door.tick()

    def answers(self, value: Any, step: int | None = None, seat: str | None = None) -> None:
        step = self.view["step"] if step is None else step
        self.evening.door.answer(self.screen, step, value, seat)

    def looks(self) -> None:
        self.answers(True)

    def says(self, word: str) -> None:
        self.answers(word)

    def guesses(self, word: str) -> None:
        self.answers(word)

    def adds(self, name: str) -> str:
        """One more seat on this phone; gives its id."""
        self.sits(name)
        return self.seats[-1]

    def claims(self, code: str) -> Phone:
        brought = self.evening.door.claim(self.screen, code)
        self.token = brought["token"]
        self.seats.append(brought["seat"])
        return self

    def holds(self, seat: str) -> None:
        self.evening.door.hold(self.screen, seat)

    def releases(self) -> None:
        self.evening.door.release(self.screen)

    def opens_a_tab(self) -> Phone:
        """A second page in the same browser."""
        tab = Phone(self.evening, self.token)
        tab.seats, tab.name = list(self.seats), self.name
        return tab

    def votes(self, other: Phone) -> None:
        self.answers(other.id)

    def is_ready(self) -> None:
        self.answers(True)

    def hosts(self, move: str, step: int | None = None, **params: Any) -> dict[str, Any]:
        return self.evening.door.host(self.screen, move, step, params)

    def undoes(self) -> None:
        self.hosts("undo", n=self.view["host"]["undo"]["n"])

    @property
    def id(self) -> str:
        return self.seats[0]

    @property
    def mine(self) -> dict[str, Any]:
        return next(mine for mine in self.view["mine"] if mine["seat"] == self.id)

    def mine_of(self, seat: str) -> dict[str, Any]:
        return next(mine for mine in self.view["mine"] if mine["seat"] == seat)

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.view["host"]["moves"]
        return moves

    @property
    def card(self) -> dict[str, Any] | None:
        card: dict[str, Any] | None = self.mine["card"]
        return card

    @property
    def ask(self) -> dict[str, Any] | None:
        asks = [mine["ask"] for mine in self.view["mine"] if mine["ask"]]
        return asks[0] if asks and not self.mine["answered"] else None

    @property
    def is_host(self) -> bool:
        return self.view["host"] is not None


def shown(screen: Board) -> dict[str, Any]:
    """What a screen shows, but for what counts on, the notice, and who has come back yet."""
    view = {part: value for part, value in screen.view.items() if part not in ("v", "notice")}
    return {**view, "seats": [{**seat, "away": False} for seat in view["seats"]]}


def refused(act: Callable[[], Any]) -> Refused:
    """How this is refused; fails if it is not."""
    try:
        act()
    except Refused as refusal:
        return refusal
    raise AssertionError("this was not refused")


def refusal(act: Callable[[], Any]) -> str:
    """The code with which this is refused; fails if it is not."""
    return refused(act).code


def outcome(act: Callable[[], Any]) -> str:
    """The code with which this is refused, or "ok"."""
    try:
        act()
    except Refused as refused:
        return refused.code
    return "ok"
