"""An evening in a test: a door with a hand-turned clock, a board, and phones that read as people."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from engine.door import Door
from engine.door.live import Live
from engine.journal import Journal, JournalFailed, Kept
from engine.journal.memory import MemoryJournal
from engine.words.packs import Library, parse
from tests.engine.phones import Board, Phone, outcome, refusal, refused, shown

__all__ = [
    "NAMES",
    "TOKENS",
    "Board",
    "Evening",
    "Phone",
    "WeakJournal",
    "evening_of",
    "library_of",
    "match_of",
    "outcome",
    "refusal",
    "refused",
    "shown",
]

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hugo", "Ida", "Jon", "Kai", "Lea")

TOKENS = [f"{first}{last}" for first in ("zorv", "quib", "flem", "drax", "yulp", "vrin") for last in "aeiou"]
"""Nonsense, so that no token is part of an ordinary view (ordinary nouns are: car in card, sea in seat)."""


class Clock:
    """Monotonic seconds, turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def library_of(*lines: str, title: str = "Kwyjibo") -> Library:
    """Packs in memory, the same lines in each language; without lines, nonsense pairs."""
    if not lines:
        lines = tuple(f"{TOKENS[n]}x / {TOKENS[n + 1]}y" for n in range(0, len(TOKENS) - 1, 2))
    text = "\n".join([f"# {title}", *lines])
    return Library([parse(text, id=f"{lang}/first", lang=lang) for lang in ("en", "es")])


class WeakJournal(MemoryJournal):
    """A journal on a disk that can fill up, and that can fail to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.full = self.unreadable = False

    def append(self, code: str, n: int, given: dict[str, Any], record: dict[str, Any] | None) -> None:
        if self.full:
            raise JournalFailed("the disk is full")
        super().append(code, n, given, record)

    def read(self, code: str) -> Kept | None:
        if self.unreadable:
            raise JournalFailed("the disk cannot be read")
        return super().read(code)


class Evening:
    """A server with one room, a board and whoever sits down."""

    def __init__(
        self,
        library: Library,
        journal: Journal | None = None,
        lang: str = "en",
        board: bool = True,
        limits: bool = False,
    ) -> None:
        self.library = library
        self.limits = limits
        self.journal = journal or MemoryJournal()
        self.clock = Clock()
        self.wall = Clock()
        self.door = self._door()
        self.code = self.door.open_room(lang)
        self.phones: list[Phone] = []
        self.board = Board(self) if board else None

    def _door(self) -> Door:
        return Door(self.journal, self.library, limits=self.limits, clock=self.clock, wall=self.wall)

    def another_room(self) -> Evening:
        """One more room on the same server, with a board of its own."""
        other = copy(self)
        other.code, other.phones = self.door.open_room(), []
        other.board = Board(other)
        return other

    def seat(self, *names: str) -> list[Phone]:
        """People who sit down one after the other, each on a phone of their own."""
        return [self.phone().sits(name) for name in names]

    def phone(self, token: str | None = None) -> Phone:
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

    def by_seat(self, seat: str) -> Phone:
        return next(phone for phone in self.phones if seat in phone.seats)

    @property
    def host(self) -> Phone:
        return next(phone for phone in self.phones if phone.is_host)

    @property
    def turn(self) -> Phone:
        """Whose turn it is to give a clue."""
        return self.by_seat(self.room.table.step.board.facts["turn"])

    @property
    def scores(self) -> dict[str, int]:
        """Points by name, as every screen shows them."""
        return {seat["name"]: seat["score"] for seat in self.phones[0].view["seats"]}

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.phones[0].view["seats"]]

    def everybody_drops(self) -> None:
        for phone in self.phones:
            phone.drops()
        if self.board:
            self.board.goes()

    # Whole stretches of a match

    def configures(self, **options: Any) -> Evening:
        self.host.hosts("configure", options=options)
        return self

    def starts(self) -> Evening:
        self.host.hosts("start")
        return self

    def skips(self, times: int = 1) -> None:
        for _ in range(times):
            self.host.hosts("skip")

    def skips_to(self, scene: str) -> Evening:
        """The host ends scene after scene until this one has come."""
        while self.scene != scene:
            self.skips()
        return self

    def to_the_turn_of(self, role: str) -> Phone:
        """Clues are given until one of this role has the turn."""
        self.skips_to("imposter/clue")
        while self.turn not in self._of_role(role):
            self.turn.says("fine")
        return self.turn

    def votes_are(self, votes: dict[Phone, Phone]) -> Evening:
        """From wherever the round is, these votes are cast; if any are missing, the time runs out."""
        self.skips_to("imposter/vote")
        for voter, accused in votes.items():
            voter.votes(accused)
        if self.scene == "imposter/vote":
            self.skips()
        return self

    def until_the_secret_is(self, word: str) -> Evening:
        """The host voids until this word is dealt."""
        while self.secret != word:
            self.host.hosts("void")
        return self

    def caught(self) -> Phone:
        """From wherever the round is: an imposter is voted out, who now has the last guess."""
        self.skips_to("imposter/vote")
        self.all_vote_for(self.imposters()[0], self.civilians()[0])
        return self.by_seat(self.room.table.step.board.facts["accused"])

    def escaped(self) -> Evening:
        """From wherever the round is: a civilian is voted out, and the story is on the board."""
        self.skips_to("imposter/vote")
        self.all_vote_for(self.civilians()[0], self.imposters()[0])
        return self

    def next_round(self) -> Evening:
        """The story is over, and the next round is dealt."""
        self.skips_to("imposter/reveal")
        self.skips(2)
        return self

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

    def all_vote_for(self, accused: Phone, instead: Phone) -> None:
        """Everybody votes for one seat, which itself votes for another."""
        for phone in self._asked("vote"):
            phone.votes(instead if phone is accused else accused)

    def all_ready(self) -> None:
        for phone in self._asked("ready"):
            phone.is_ready()

    def imposters(self) -> list[Phone]:
        """Those still in, in seat order."""
        return self._of_role("imposter")

    def civilians(self) -> list[Phone]:
        """Those still in, in seat order: the last of two or more is not the first host."""
        return self._of_role("civilian")

    def _of_role(self, role: str) -> list[Phone]:
        table = self.room.table
        cards = table.step.cards
        return [
            self.by_seat(seat)
            for seat in table.seats
            if cards[seat]["role"] == role and seat not in table.left
        ]

    @property
    def secret(self) -> str:
        cards = self.room.table.step.cards
        return next(card["word"] for card in cards.values() if "word" in card)

    def _asked(self, kind: str) -> list[Phone]:
        return [phone for phone in self.phones if phone.ask and phone.ask["kind"] == kind]


def evening_of(*names: str, **options: Any) -> Evening:
    """A room of these people, each on a phone of their own; the first is host. `options`: those of `Evening`."""
    evening = Evening(options.pop("library", None) or library_of(), **options)
    evening.seat(*names)
    return evening


def match_of(seats: int, **options: Any) -> Evening:
    """So many people, each on a phone of their own, a match begun with these options."""
    evening = evening_of(*NAMES[:seats])
    return evening.configures(**options).starts() if options else evening.starts()
