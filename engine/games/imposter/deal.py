"""The deal of the imposter game: the words, the cards, and what each seat may see (imposter.md, "The deal")."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.games.imposter.roles import draw_order, draw_roles
from engine.games.imposter.rules import GRID, Rules
from engine.script import BOARD, Json, SeatId, Table
from engine.words.deck import Drawn
from engine.words.packs import Entry, Pack, Pair


@dataclass(frozen=True)
class Deal:
    """What a round was dealt. `imposters` (with Mr. White among them: `side`) stand in seat order.

    `order` is that of speaking, `queue` that in which a passed phone goes round. `decoy` is the word of the
    imposters in undercover, and else the other of the pair.
    """

    round: int
    rules: Rules
    seats: tuple[SeatId, ...]
    side: tuple[SeatId, ...]
    mr_white: SeatId | None
    order: tuple[SeatId, ...]
    queue: tuple[SeatId, ...]
    drawn: Drawn
    decoy: Entry | None
    grid: tuple[str, ...]

    @property
    def imposters(self) -> list[SeatId]:
        return [seat for seat in self.side if seat != self.mr_white]

    @property
    def civilians(self) -> list[SeatId]:
        return [seat for seat in self.seats if seat not in self.side]

    def role(self, seat: SeatId) -> str:
        if seat == self.mr_white:
            return "mr_white"
        return "imposter" if seat in self.side else "civilian"

    @cached_property
    def cards(self) -> dict[SeatId, dict[str, Json]]:
        return {seat: self._card(seat) for seat in self.seats}

    def _card(self, seat: SeatId) -> dict[str, Json]:
        card: dict[str, Json] = {}
        if not self.rules.undercover or seat == self.mr_white:
            card["role"] = self.role(seat)
        category, word = self.own_category(seat), self.own_word(seat)
        if category is not None:
            card["category"] = category
        if word is not None:
            card["word"] = word.word
        if self.grid:
            card["grid"] = list(self.grid)
        return card

    def own_word(self, seat: SeatId) -> Entry | None:
        """The word on a seat's card, if there is one."""
        if seat not in self.side:
            return self.drawn.secret
        return self.decoy if self.rules.undercover and seat != self.mr_white else None

    def own_category(self, seat: SeatId) -> str | None:
        """The category on a seat's card, if there is one. In undercover imposters have the civilians' fields."""
        hint = self.rules.hint == "category"
        blind = seat in self.side and (seat == self.mr_white or not self.rules.undercover)
        civilian = {"always": True, "never": False, "hint": hint}[self.rules.preset.category]
        return self.drawn.category if (hint if blind else civilian) else None

    @cached_property
    def hide(self) -> dict[str, list[SeatId]]:
        """The round's secrets before its reveal, each with those who may not see it. The words of a grid are none."""
        words = [self.drawn.secret, *([self.decoy] if self.decoy else [])]
        hidden = {
            entry.word: [*(seat for seat in self.seats if self.own_word(seat) != entry), BOARD]
            for entry in words
        }
        blind = [seat for seat in self.seats if self.own_category(seat) is None]
        return {**hidden, self.drawn.category: [*blind, BOARD]}


def deal(table: Table, rules: Rules, memory: Json) -> Deal:
    """Roles, a word of the deck with what goes with it, and the orders of speaking and of a passed phone."""
    roles = draw_roles(table, rules, memory)
    order = draw_order(rules.order, table.seats, roles.side, table.rng)
    queue = table.seats
    if rules.preset.goes_round == "random":
        queue = tuple(table.rng.sample(queue, len(queue)))
    drawn = table.draw(_usable(rules))
    return Deal(
        round=memory["rounds"] + 1,
        rules=rules,
        seats=table.seats,
        side=roles.side,
        mr_white=roles.mr_white,
        order=order,
        queue=queue,
        drawn=drawn,
        decoy=_decoy(drawn, rules, table.rng),
        grid=_grid(drawn, table.rng) if rules.grid else (),
    )


def _usable(rules: Rules) -> Callable[[Pair], bool]:
    """In undercover with a similar decoy a pair needs its second word."""
    needs = rules.undercover and rules.decoy == "similar"
    return lambda pair: pair.second is not None or not needs


def _decoy(drawn: Drawn, rules: Rules, rng: Random) -> Entry | None:
    """The pair's other word, or in undercover, if the rules say so, a word of the same category beyond the pair."""
    if not rules.undercover or rules.decoy == "similar":
        return drawn.decoy
    return rng.choice([entry for entry in entries(drawn.pack) if entry not in _sides(drawn.pair)])


def _grid(drawn: Drawn, rng: Random) -> tuple[str, ...]:
    """Sixteen words of the category, the secret among them, shuffled."""
    others = [entry.word for entry in entries(drawn.pack) if entry != drawn.secret]
    return tuple(rng.sample([drawn.secret.word, *rng.sample(others, GRID - 1)], GRID))


def entries(pack: Pack) -> list[Entry]:
    return [entry for pair in pack.pairs for entry in _sides(pair)]


def _sides(pair: Pair) -> Sequence[Entry]:
    return [entry for entry in (pair.first, pair.second) if entry is not None]
