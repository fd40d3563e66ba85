"""An evening in a test: a door with a hand-turned clock, a board, and phones that read as people."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.door import Door
from engine.door.live import Live
from engine.journal import Journal
from engine.journal.memory import MemoryJournal
from engine.script import Refused
from engine.words.packs import Library

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hugo", "Ida", "Jon", "Kai", "Lea")

TOKENS = [f"{first}{last}" for first in ("zorv", "quib", "flem", "drax", "yulp", "vrin") for last in "aeiou"]
"""Nonsense, so that no token is part of an ordinary view (ordinary nouns are: car in card, sea in seat)."""


class Clock:
    """Monotonic seconds, turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def nonsense_library(folder: Path, tokens: list[str] = TOKENS, title: str = "Kwyjibo") -> Library:
    """One pack of nonsense pairs in each language, in which every secret is one token."""
    for lang in ("en", "es"):
        (folder / lang).mkdir(parents=True, exist_ok=True)
        pairs = [f"{tokens[n]}x{lang} / {tokens[n + 1]}y{lang}" for n in range(0, len(tokens) - 1, 2)]
        (folder / lang / "first.txt").write_text("\n".join([f"# {title}", *pairs]) + "\n", encoding="utf-8")
    return Library.load(folder)


class Evening:
    """A server with one room, a board and whoever sits down."""

    def __init__(
        self, library: Library, journal: Journal | None = None, lang: str = "en", board: bool = True
    ) -> None:
        self.library = library
        self.journal = journal or MemoryJournal()
        self.clock = Clock()
        self.wall = Clock()
        self.door = self._door()
        self.code = self.door.open_room(lang)
        self.phones: list[Phone] = []
        self.board = Board(self) if board else None

    def _door(self) -> Door:
        return Door(self.journal, self.library, limits=False, clock=self.clock, wall=self.wall)

    def seat(self, *names: str) -> "list[Phone]":
        """People who sit down one after the other, each on a phone of their own."""
        return [self.phone().sits(name) for name in names]

    def phone(self, token: str | None = None) -> "Phone":
        phone = Phone(self, token)
        self.phones.append(phone)
        return phone

    def passes(self, seconds: float) -> None:
        """Time goes by, in steps no longer than the clock's own."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            wait = self.door.tick()
            self.clock.now = min(end, self.clock.now + (wait if wait else seconds))
        self.door.tick()

    def restarts(self) -> None:
        """The server is killed and started again on the same journal; every screen comes back."""
        self.door = self._door()
        if isinstance(self.journal, MemoryJournal):
            self.journal.opened += 1
        if self.board:
            self.board.returns()
        for phone in self.phones:
            phone.returns()

    @property
    def room(self) -> Any:
        return self.live.room

    @property
    def live(self) -> Live:
        return self.door._rooms.find(self.code, self.clock.now)

    @property
    def scene(self) -> str:
        return self.room.table.step.board.name if self.room.table else self.room.phase

    def by_seat(self, seat: str) -> "Phone":
        return next(phone for phone in self.phones if seat in phone.seats)

    # Whole stretches of a match

    def all_look(self) -> None:
        for phone in self._asked("look"):
            phone.looks()

    def clues_are_given(self, words: Callable[[int], str] = lambda n: f"clue{n}") -> None:
        n = 0
        while self.scene == "imposter/clue":
            self.by_seat(self.room.table.step.board.facts["turn"]).says(words(n))
            n += 1

    def to_the_vote(self) -> None:
        self.all_look()
        self.clues_are_given()

    def all_vote_for(self, accused: "Phone", instead: "Phone") -> None:
        """Everybody votes for one seat, which itself votes for another."""
        for phone in self._asked("vote"):
            phone.votes(instead if phone is accused else accused)

    def all_ready(self) -> None:
        for phone in self._asked("ready"):
            phone.is_ready()

    def imposters(self) -> "list[Phone]":
        cards = self.room.table.step.cards
        return [self.by_seat(seat) for seat, card in cards.items() if card["role"] == "imposter"]

    def civilians(self) -> "list[Phone]":
        cards = self.room.table.step.cards
        return [self.by_seat(seat) for seat, card in cards.items() if card["role"] == "civilian"]

    @property
    def secret(self) -> str:
        cards = self.room.table.step.cards
        return next(card["word"] for card in cards.values() if "word" in card)

    def _asked(self, kind: str) -> "list[Phone]":
        return [phone for phone in self.phones if phone.ask and phone.ask["kind"] == kind]


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

    def seat(self, phone: "Phone") -> dict[str, Any]:
        return next(seat for seat in self.view["seats"] if seat["id"] == phone.id)


class Phone(Board):
    """One device. Its verbs are what a person does; each raises `Refused` as the phone would be told."""

    def __init__(self, evening: Evening, token: str | None = None) -> None:
        self.token = token
        self.seats: list[str] = []
        self.name = ""
        super().__init__(evening)

    def returns(self) -> "Phone":
        door = self.evening.door
        self.screen = door.attach(self.evening.code, self._show, self._bye, token=self.token)
        return self

    def drops(self) -> None:
        self.evening.door.detach(self.screen)

    def sits(self, name: str, key: str | None = None) -> "Phone":
        brought = self.evening.door.sit(self.screen, name, key)
        self.token, self.name = brought["token"], self.name or name
        self.seats.append(brought["seat"])
        return self

    def leads(self) -> "Phone":
        self.token = self.evening.door.lead(self.screen)["token"]
        return self

    def leaves(self, seat: str | None = None) -> None:
        self.evening.door.leave(self.screen, seat)

    def answers(self, value: Any, step: int | None = None, seat: str | None = None) -> None:
        step = self.view["step"] if step is None else step
        self.evening.door.answer(self.screen, step, value, seat)

    def looks(self) -> None:
        self.answers(True)

    def says(self, word: str) -> None:
        self.answers(word)

    def guesses(self, word: str) -> None:
        self.answers(word)

    def votes(self, other: "Phone") -> None:
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


def refusal(act: Callable[[], Any]) -> str:
    """The code with which this is refused; fails if it is not."""
    try:
        act()
    except Refused as refused:
        return refused.code
    raise AssertionError("this was not refused")
