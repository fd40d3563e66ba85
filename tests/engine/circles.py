"""A party from its lobby on: any packs, any options, cards that are really looked at, and turns whatever the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.imposter.deal import Deal
from engine.words.packs import Library, Pack, parse
from tests.engine.parties import Party, Seat
from tests.engine.players import Phone, library_of

QUESTIONS = tuple(f"Would you take number {n} along?" for n in range(60))


def pack_of(count: int, *, singles: bool = False, name: str = "fruit") -> Pack:
    """A pack of so many lines, each a pair or, with `singles`, one word; no word is a part or form of another."""
    words = [f"{consonant}{vowel}{name[0]}" for consonant in "bcdfghjklmnprst" for vowel in "aeiou"]
    lines = [f"{word}pql" + ("" if singles else f" / {word}vzk") for word in words[:count]]
    return parse("\n".join([f"# {name.title()}", *lines]), id=f"en/{name}", lang="en")


class Circle(Party):
    """A party that knows its deal, for variants in which no card names a role."""

    @property
    def dealt(self) -> Deal:
        deal: Deal = self.room.table._round.gi_frame.f_locals["dealt"]
        return deal

    @property
    def roles(self) -> dict[Seat, str]:
        if self.scene != "result" and self.room.table._round.gi_frame is not None:
            self._roles = {seat: self.dealt.role(seat) for seat in self.dealt.seats}
        return self._roles

    @property
    def options(self) -> dict[str, Any]:
        """As every screen shows them."""
        options: dict[str, Any] = self.board.view["room"]["options"]
        return options

    @property
    def notices(self) -> list[tuple[str, Any]]:
        """What the board was told, each once."""
        notices = {view["notice"]["n"]: view["notice"] for view in self.board.views if view["notice"]}
        return [(notice["code"], notice["params"]) for notice in notices.values()]

    def house(self, name: str, on: bool = True) -> Circle:
        self.host.hosts("configure", house=name, on=on)
        return self

    # What they do

    def taken(self, seat: Seat) -> Phone:
        """The phone of a seat, in its hands."""
        phone = self.by_seat(seat)
        if len(phone.seats) > 1:
            phone.holds(seat)
        return phone

    def card_of(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees when it takes its phone."""
        card: dict[str, Any] = self.taken(seat).mine_of(seat)["card"]
        return card

    @property
    def cards(self) -> dict[Seat, dict[str, Any]]:
        return {seat: self.card_of(seat) for seat in self.room.table.seats}

    def card_of_a(self, role: str) -> dict[str, Any]:
        return self.card_of(self.all_of(role)[0])

    @property
    def waits_for(self) -> list[Seat]:
        """Those whom the step waits for, the host last."""
        seats = [seat["id"] for seat in self.board.view["seats"] if seat["asked"] and not seat["answered"]]
        return [*seats, *(["host"] if self.host_ask else [])]

    def answers(self, seat: Seat, value: Any) -> None:
        if seat == "host":
            self.host_says(value)
        else:
            self.says(seat, value)

    def look(self) -> Circle:
        """Everybody looks at their card."""
        while self.scene == "imposter/look":
            self.says(self.waits_for[0], True)
        return self

    def takes_turn(self, clue: str = "plain") -> Seat:
        """Whoever has the turn gives a clue, typed or tapped on; gives its seat."""
        turn: Seat = self.facts["turn"]
        self.answers(self.waits_for[0], clue if self.facts["style"] == "typed" else True)
        return turn

    def turns(self) -> Iterator[dict[str, Any]]:
        """What the board tells of each turn, as one after the other gives a clue, until clues are over."""
        self.look()
        n = 0
        while self.scene == "imposter/clue":
            yield self.facts
            n += 1
            self.takes_turn(f"plain{n}")

    def clues_are_over(self) -> Circle:
        for _ in self.turns():
            pass
        return self

    def clue_of(self, seat: Seat, word: str | None) -> dict[str, Any]:
        """A clue of the lap that is on, or just over, as the board tells it."""
        lap = self.facts["clues"][-1]["lap"] if self.facts["clues"] else self.facts["lap"]
        return {"seat": seat, "lap": lap, "word": word}

    @property
    def secret(self) -> str:
        return self.dealt.drawn.secret.word

    def to_the_turn_of_a(self, role: str) -> Seat:
        self.look()
        while self.roles[self.facts["turn"]] != role:
            self.takes_turn(f"plain{len(self.facts['clues'])}")
        turn: Seat = self.facts["turn"]
        return turn

    def next_round(self) -> Circle:
        """A civilian is voted out, the story is over, and the next round is dealt."""
        self.votes_out_a("civilian")
        self.skips_to("imposter/reveal")
        self.skips(2)
        return self

    def votes_out_a(self, role: str) -> Seat:
        """The vote falls on one of this role."""
        seat = next(seat for seat in self.all_of(role) if seat in self.living)
        self.all_vote_for(seat)
        return seat


def asking(library: Library) -> Library:
    """The same packs, with a bank of questions."""
    packs = [pack for lang in ("en", "es") for pack in library.packs(lang)]
    return Library(packs, {"questions": {"en": QUESTIONS, "es": QUESTIONS}})


def lobby_of(
    seats: int,
    preset: str = "parlor",
    *,
    library: Library | None = None,
    phones: str | None = None,
    **options: Any,
) -> Circle:
    """So many people in a lobby: on phones of their own, or where the way is another, all on the host's.

    `phones="own"`: on phones of their own in every way.
    """
    circle = Circle(asking(library or library_of()))
    circle.phone().sits("P1")
    circle.host.hosts("configure", preset=preset, options=options)
    for n in range(2, seats + 1):
        if phones == "own" or circle.options["way"] == "own":
            circle.seat(f"P{n}")
        else:
            circle.host.adds(f"P{n}")
    return circle


def circle_of(seats: int, preset: str = "parlor", **options: Any) -> Circle:
    """The same, and the first round is dealt."""
    circle = lobby_of(seats, preset, **options)
    circle.starts()
    return circle
