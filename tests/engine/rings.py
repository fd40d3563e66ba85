"""Tables of the games in which it goes round, Wavelength and Just One: on phones of their own or on one for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, TypeVar

from engine.words.packs import Library
from tests.engine.circles import Circle
from tests.engine.parties import Seat
from tests.engine.players import library_of

DIALS = tuple(f"low {n} | high {n}" for n in range(40))


def shelf_of(*lines: str, dials: tuple[str, ...] = DIALS) -> Library:
    """A pack of these lines and these dial pairs, the same in each language."""
    packs = library_of(*lines)
    banks = {"dials": {"en": list(dials), "es": list(dials)}}
    return Library([*packs.packs("en"), *packs.packs("es")], banks)


class Ring(Circle):
    """`game`: what the room has chosen. `part`, `counts`: the facts that name who has the round's part, and the round."""

    game = ""
    part = ""
    counts = ""

    @property
    def turn_of(self) -> Seat:
        """Who has the round's part."""
        seat: Seat = self.facts[self.part]
        return seat

    @property
    def others(self) -> list[Seat]:
        """All who are there but the one who has it, in seat order."""
        table = self.room.table
        return [seat for seat in table.seats if seat not in table.left and seat != self.turn_of]

    @property
    def scores(self) -> dict[Seat, int]:
        """Points by seat, as every screen shows them."""
        return {seat["id"]: seat["score"] for seat in self.board.view["seats"]}

    @property
    def is_over(self) -> bool:
        return self.scene == "result"

    def goes(self, seat: Seat) -> None:
        """The seat leaves; a phone without one is put away, but for the host's."""
        phone = self.by_seat(seat)
        super().goes(seat)
        if not phone.seats and not phone.is_host:
            self.phones.remove(phone)

    def all_say(self, *values: Any) -> Self:
        """The others say these, in seat order; who has None says nothing, and then the host goes on."""
        step = self.room.step
        for seat, value in zip(self.others, values, strict=True):
            if value is not None:
                self.says(seat, value)
        if self.room.step == step:
            self.skips()
        return self

    def story(self) -> Self:
        """On to the reveal, the host ending scene after scene."""
        self.skips_to(f"{self.game}/reveal")
        return self

    def next_round(self) -> Self:
        """On to the reveal and past it."""
        self.story().skips(2)
        return self

    def turns(self, most: int = 99) -> list[Seat]:
        """Who has the part from this round on, in so many rounds or to the end of the match."""
        turns: list[Seat] = []
        while not self.is_over and len(turns) < most:
            turns.append(self.turn_of)
            self.next_round()
        return turns

    @property
    def number(self) -> int:
        """Of the round that is on."""
        number: int = self.facts[self.counts]
        return number

    @property
    def length(self) -> int:
        """How many rounds the match will have had."""
        length: int = self.facts[f"{self.counts}s"]
        return length

    @property
    def order(self) -> list[Seat]:
        """All turns of the match, those of seats that have left too; known once a round has counted."""
        return list(self.room.memory["order"])

    def reaches(self, scene: str, number: int = 1) -> Self:
        """On to that scene of a round."""
        while self.number < number:
            self.next_round()
        self.skips_to(scene)
        return self


class DialTable(Ring):
    """At Wavelength. Places on the dial are said by how far they are from the target."""

    game, part, counts = "wavelength", "psychic", "round"

    @property
    def psychic(self) -> Seat:
        return self.turn_of

    @property
    def target(self) -> float:
        target: float = self.room.table.step.cards[self.psychic]["target"]
        return target

    def at(self, distance: float) -> float:
        """A place so far from the target: to its right, or to its left where the dial ends."""
        right = round(self.target + distance, 1)
        return right if right <= 100 else round(self.target - distance, 1)

    def gives(self, clue: str = "thing") -> Self:
        """The psychic's clue."""
        self.says(self.psychic, clue)
        return self

    def locks(self, *distances: float | None) -> Self:
        """The guessers, in seat order, lock so far from the target; those with None do not lock."""
        if self.scene == "wavelength/clue":
            self.gives()
        return self.all_say(*(None if far is None else self.at(far) for far in distances))


class CardTable(Ring):
    """At Just One."""

    game, part, counts = "just_one", "guesser", "card"

    @property
    def guesser(self) -> Seat:
        return self.turn_of

    @property
    def word(self) -> str:
        word: str = self.room.table.step.cards[self.others[0]]["word"]
        return word

    def until_the_word_is(self, word: str) -> Self:
        """The host voids until it is."""
        while self.word != word:
            self.host.hosts("void")
        return self

    def writes(self, *clues: str | None) -> Self:
        """The givers, in seat order, write these; those with None write nothing."""
        return self.all_say(*clues)

    def guesses(self, text: str | None) -> Self:
        """The guesser says this, None to skip; before, all write, no clue like another."""
        if self.scene == "just_one/write":
            self.writes(*(f"klu{place}x" for place in range(len(self.others))))
        self.says(self.guesser, text)
        return self

    def told(self, seat: Seat) -> dict[str, Any]:
        """What the story tells of a giver's clue."""
        return next(clue for clue in self.facts["clues"] if clue["seat"] == seat)


def without(turns: Iterable[Seat], *gone: Seat) -> list[Seat]:
    return [seat for seat in turns if seat not in gone]


AnyRing = TypeVar("AnyRing", bound=Ring)


def lobby_at(
    kind: type[AnyRing],
    seats: int,
    *,
    library: Library | None = None,
    phones: str = "own",
    lang: str = "en",
    **options: Any,
) -> AnyRing:
    """So many people in a lobby that has chosen the game; `phones="one"`: all on the host's.

    `phones="led"`: on phones of their own, and the host has no seat, so that anybody may leave.
    """
    ring = kind(library or shelf_of(), lang=lang)
    if phones == "led":
        ring.phone().leads()
    else:
        ring.phone().sits("P1")
    ring.host.hosts("configure", game=kind.game, options=options)
    for n in range(1 if phones == "led" else 2, seats + 1):
        if phones == "one":
            ring.host.adds(f"P{n}")
        else:
            ring.seat(f"P{n}")
    return ring


def dials_of(seats: int, **options: Any) -> DialTable:
    """So many people at Wavelength, the first round dealt."""
    ring = lobby_at(DialTable, seats, **options)
    ring.starts()
    return ring


def cards_of(seats: int, *lines: str, **options: Any) -> CardTable:
    """So many people at Just One, the first card dealt from a pack of these lines."""
    ring = lobby_at(CardTable, seats, library=shelf_of(*lines), **options)
    ring.starts()
    return ring


def dials_in(scene: str, seats: int = 5, number: int = 2) -> DialTable:
    """At Wavelength in that scene of a round, in which anybody may leave."""
    return dials_of(seats, phones="led").reaches(scene, number)


def cards_in(scene: str, seats: int = 5, number: int = 2) -> CardTable:
    """At Just One in that scene of a card, in which anybody may leave."""
    return cards_of(seats, phones="led").reaches(scene, number)
