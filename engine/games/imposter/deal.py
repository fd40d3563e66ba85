"""The deal of the imposter game: who is what, the word, the cards, and the order of speaking."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.games.imposter.rules import Rules, imposters
from engine.script import BOARD, Json, SeatId, Table
from engine.words.deck import Drawn
from engine.words.packs import Entry


@dataclass(frozen=True)
class Deal:
    """What a round was dealt; `order` is kept for all of its laps, `imposters` stand in seat order."""

    round: int
    seats: tuple[SeatId, ...]
    imposters: tuple[SeatId, ...]
    order: tuple[SeatId, ...]
    drawn: Drawn
    hint: str

    @property
    def civilians(self) -> list[SeatId]:
        return [seat for seat in self.seats if seat not in self.imposters]

    @cached_property
    def cards(self) -> dict[SeatId, dict[str, Json]]:
        return {seat: self._card(seat) for seat in self.seats}

    @property
    def hide(self) -> dict[str, list[SeatId]]:
        """The round's secrets before its reveal, each with those who may not see it."""
        hidden = {self.drawn.secret.word: [*self.imposters, BOARD]}
        if self.drawn.decoy is not None:
            hidden[self.drawn.decoy.word] = [*self.seats, BOARD]
        return {**hidden, self.drawn.category: [*([] if self.shows_category else self.imposters), BOARD]}

    @property
    def shows_category(self) -> bool:
        return self.hint == "category"

    def role(self, seat: SeatId) -> str:
        return "imposter" if seat in self.imposters else "civilian"

    def own_word(self, seat: SeatId) -> Entry | None:
        """The word on a seat's card, if there is one."""
        return None if seat in self.imposters else self.drawn.secret

    def own_category(self, seat: SeatId) -> str | None:
        """The category on a seat's card, if there is one: civilians always see it, imposters with the hint."""
        return self.drawn.category if self.shows_category or seat not in self.imposters else None

    def _card(self, seat: SeatId) -> dict[str, Json]:
        card: dict[str, Json] = {"role": self.role(seat)}
        category, word = self.own_category(seat), self.own_word(seat)
        if category is not None:
            card["category"] = category
        if word is not None:
            card["word"] = word.word
        return card


def deal(table: Table, rules: Rules, played: int) -> Deal:
    """Roles at random with the option's count, a word of the deck, and a random order (imposter.md, "The deal")."""
    return Deal(
        round=played + 1,
        seats=table.seats,
        imposters=draw_imposters(table.seats, imposters(rules.imposters, len(table.seats)), table.rng),
        order=draw_order(table.seats, table.rng),
        drawn=table.draw(),
        hint=rules.hint,
    )


def draw_imposters(seats: Sequence[SeatId], count: int, rng: Random) -> tuple[SeatId, ...]:
    drawn = rng.sample(seats, count)
    return tuple(seat for seat in seats if seat in drawn)


def draw_order(seats: Sequence[SeatId], rng: Random) -> tuple[SeatId, ...]:
    return tuple(rng.sample(seats, len(seats)))


def lap_order(order: Sequence[SeatId], lap: int, reverse: bool) -> list[SeatId]:
    """The order of a lap, counted from 1: with `reverse` every even lap runs backwards."""
    return list(reversed(order)) if reverse and lap % 2 == 0 else list(order)
