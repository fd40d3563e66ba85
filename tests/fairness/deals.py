"""Deals by the thousand, each from a seed of its own, and rounds and matches played to their end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.games import GAMES
from engine.games.imposter.deal import Deal, deal
from engine.script import Done, Json, Round, Scene, SeatId, Step
from engine.table import Deal as Start
from engine.table import Table
from engine.words.packs import Pack, parse
from tests.engine.nonsense import pack_text

GAME = GAMES["imposter"]
PACK = parse(pack_text("Zqkitchen", "mo"), id="en/first", lang="en")
QUICKLY = {"way": "own", "clues": "none", "talk_seconds": 60, "tie": "revote"}
"""Options for what is not about clues: a round is over after a few steps, and a tie does not go on for ever."""


@dataclass(frozen=True)
class Deals:
    """A preset at a table of so many seats, dealt so many times. `seed`: what those of the deals begin with."""

    preset: str
    seed: str
    seats: tuple[SeatId, ...]
    dealt: list[Deal]

    @property
    def name(self) -> str:
        return f"{self.preset}, {len(self.seats)} seats"

    @property
    def first(self) -> list[SeatId]:
        """Who speaks first."""
        return [dealt.order[0] for dealt in self.dealt]

    @property
    def side(self) -> int:
        """How many are of the imposter side, the same in every deal."""
        (count,) = {len(dealt.side) for dealt in self.dealt}
        return count


def seat_names(seats: int) -> tuple[SeatId, ...]:
    return tuple(f"s{seat + 1}" for seat in range(seats))


def _seed(seed: str, preset: str, seats: int, options: dict[str, Json]) -> str:
    """One of its own for each question, so that one accident does not show up in several."""
    return f"{seed} {preset} {seats} {options}"


def start(seats: int, seed: str, memory: Json = None, pack: Pack = PACK, **more: Any) -> Start:
    """What a table is made of; `seed` is the round's, and stands for its match as well."""
    names = seat_names(seats)
    return Start(names, seed, seed, memory, {}, dict.fromkeys(names, 0), "en", [pack], **more)


def rules_of(preset: str, options: dict[str, Json]) -> Any:
    return GAME.rules(preset, GAME.options(preset, options))


def deals(preset: str, seats: int, times: int, seed: str = "farol", **options: Json) -> Deals:
    """The first deals of so many matches, by the table and the seeds of a room."""
    rules = rules_of(preset, options)
    memory = {"rounds": 0, "been": [], "sides": []}
    seed = _seed(seed, preset, seats, options)
    dealt: list[Deal] = []

    def script(table: Table, memory: Json, rules: Any) -> Round:
        dealt.append(deal(table, rules, memory))
        yield Step(Scene("dealt", {}))
        return Done(memory, {}, over=True)

    for n in range(times):
        Table(start(seats, f"{seed}/{n}/1/1", memory), script, rules)
    return Deals(preset, seed, seat_names(seats), dealt)


def played(preset: str, seats: int, seed: str, memory: Json = None, **options: Json) -> Table:
    """A round of the real script from its first step on."""
    return Table(start(seats, seed, memory), GAME.play, rules_of(preset, {**QUICKLY, **options}))


def sides(preset: str, seats: int, seed: str, **options: Json) -> Iterator[list[SeatId]]:
    """The imposter sides of one match, round after round without end, as the reveals tell them."""
    memory, n = None, 0
    while True:
        n += 1
        table = played(preset, seats, f"{seed}/{n}/1", memory, **options)
        while table.step.board.name != "imposter/reveal":
            table.time_up()
        yield [seat for seat, role in table.step.board.facts["roles"].items() if role != "civilian"]
        while table.running:
            table.time_up()
        assert table.done is not None
        memory = table.done.memory


@dataclass(frozen=True)
class Matches:
    """Imposter sides by match and round."""

    name: str
    seats: tuple[SeatId, ...]
    sides: list[list[list[SeatId]]]


MATCH = 12
"""Rounds of a match, so that some rotations end in it."""


def matches(preset: str, seats: int, rounds: int, seed: str = "farol", **options: Json) -> Matches:
    """Whole matches, so many that their rounds are `rounds` in all."""
    seed = _seed(seed, preset, seats, options)
    played = [
        list(islice(sides(preset, seats, f"{seed}/{n}", **options), MATCH))
        for n in range(-(-rounds // MATCH))
    ]
    return Matches(f"{preset}, {seats} seats", seat_names(seats), played)
