"""Whole rounds, played by people who answer whatever they are asked."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

from engine.inputs import Input
from engine.room import Room
from engine.script import HOST, Json, SeatId
from engine.table import Table
from engine.words.packs import Library
from tests.engine.nonsense import nonsense

Facts = dict[str, Json]


def everybody_points(facts: Facts) -> Json:
    """All at the first candidate, who points at the second."""
    first, second = facts["candidates"][:2]
    return {"accused": None, "by": {voter: second if voter == first else first for voter in facts["voters"]}}


GOOD: dict[str, Callable[[Facts], Json]] = {
    "clue": lambda facts: "klu",
    "guess": lambda facts: "a guess",
    "vote": lambda facts: facts["candidates"][0],
    "tally": everybody_points,
}
"""An answer that the rules take, by the kind of ask; to every other kind it is True."""


def next_answer(table: Table) -> tuple[SeatId, Json] | None:
    """Who of those that are asked answers first, and what; None where a step only waits for its clock."""
    asks = table.step.asks.items()
    # Nobody waits for those who may be ready to vote, but without them laps would go on for ever.
    willing = [seat for seat, ask in asks if ask.kind == "ready_to_vote" and seat not in table.answers]
    waited = [*willing, *table.pending()]
    if not waited:
        return None
    ask, facts = table.ask_of(waited[0])
    assert ask is not None and facts is not None
    return waited[0], GOOD[ask.kind](facts) if ask.kind in GOOD else True


def seated(library: Library, n: int, preset: str = "parlor", seats: int = 8) -> Room:
    """The n-th room of a preset, its match started: each on a phone of their own, or all on the one that goes round."""
    room = Room("KXTR", f"seed {n}", "en", library, 0.0)
    for seat in range(seats):
        room.feed(Input("sit", None, {"name": f"P{seat}", "key": None}), 0.0)
    _hosts(room, "configure", preset=preset)
    if room.options["way"] == "passed":
        for seat in room.seats.all:
            room.feed(Input("claim", room.seats.host, {"seat": seat.id}), 0.0)
    _hosts(room, "start")
    return room


def _hosts(room: Room, move: str, **params: Json) -> None:
    room.feed(Input("host", room.seats.host, {"move": move, "params": params}), 0.0)


def plays_a_round(room: Room) -> None:
    """Everybody does what they are asked, until the next round or the result."""
    started = room.round
    while room.round == started and room.table is not None:
        said = next_answer(room.table)
        if said is None:
            room.feed(Input("time_up", None, {}, room.step), 0.0)
            continue
        seat, value = said
        device = room.seats.host if seat == HOST else room.seats.find(seat).device
        room.feed(Input("answer", device, {"seat": seat, "value": value}, room.step), 0.0)


def seconds_of_a_round(preset: str, seats: int, rounds: int) -> float:
    """The median, in processor time, since the machine may be busy with other things."""
    library = nonsense()
    # The first words of a language are looked up in its dictionary.
    plays_a_round(seated(library, 0, preset, seats))
    taken = []
    for n in range(1, rounds + 1):
        room = seated(library, n, preset, seats)
        start = process_time()
        plays_a_round(room)
        taken.append(process_time() - start)
    return median(taken)
