"""Who is what in a round, and in which order the seats speak (imposter.md, "The deal", "Order")."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from engine.games.imposter.rules import Rules, imposters, surprise
from engine.script import Json, SeatId, Table


@dataclass(frozen=True)
class Roles:
    """The imposter side in seat order; Mr. White, if there is one, is of it."""

    side: tuple[SeatId, ...]
    mr_white: SeatId | None


def draw_roles(table: Table, rules: Rules, memory: Json) -> Roles:
    """Imposters at random by the option's count; one seat more where there is a Mr. White."""
    seats, rng = table.seats, table.rng
    count = imposters(rules.preset, rules.imposters, len(seats), rules.mr_white)
    if count is None:
        count = rng.randint(1, surprise(rules.preset, len(seats), rules.mr_white))
    side = draw_side(seats, count + rules.mr_white, rng, rules, memory)
    return Roles(side, rng.choice(side) if rules.mr_white else None)


def draw_side(
    seats: Sequence[SeatId], count: int, rng: Random, rules: Rules, memory: Json
) -> tuple[SeatId, ...]:
    """The imposter side: with fair rotation those first who have not been of it, and nobody three rounds running."""
    been = memory["been"] if rules.fair_rotation else seats
    twice = _twice_running(memory) if rules.never_thrice else ()
    new = [seat for seat in seats if seat not in been]
    others = [seat for seat in seats if seat in been and seat not in twice]
    # A table that has shrunk may have nobody else left.
    rest = [seat for seat in seats if seat in been and seat in twice]
    drawn: list[SeatId] = []
    for group in (new, others, rest):
        drawn += draw_imposters(group, min(len(group), count - len(drawn)), rng)
    return tuple(seat for seat in seats if seat in drawn)


def draw_imposters(seats: Sequence[SeatId], count: int, rng: Random) -> tuple[SeatId, ...]:
    drawn = rng.sample(seats, count)
    return tuple(seat for seat in seats if seat in drawn)


def _twice_running(memory: Json) -> set[SeatId]:
    """Those who were of the imposter side in both of the last two rounds."""
    last = memory["sides"]
    return set(last[0]) & set(last[1]) if len(last) == 2 else set()


def remembered(memory: Json, side: Sequence[SeatId]) -> dict[str, Json]:
    """What the next draw needs: the last two imposter sides, and who has been of it since everyone had been."""
    # Who is drawn once more, because nobody was left who had not been, opens the next cycle.
    again = [seat for seat in side if seat in memory["been"]]
    return {"sides": [*memory["sides"], list(side)][-2:], "been": again or [*memory["been"], *side]}


def draw_order(
    kind: str, seats: Sequence[SeatId], side: Collection[SeatId], rng: Random
) -> tuple[SeatId, ...]:
    """The order of speaking: random, round the table from a random civilian, or seldom from an imposter.

    The last is drawn once more, once only, if an imposter would be first, but not with exactly 3 seats.
    """
    if kind == "civilian_first":
        first = seats.index(rng.choice([seat for seat in seats if seat not in side]))
        return (*seats[first:], *seats[:first])
    order = rng.sample(seats, len(seats))
    if kind == "imposter_rarely_first" and len(seats) > 3 and order[0] in side:
        order = rng.sample(seats, len(seats))
    return tuple(order)


def lap_order(order: Sequence[SeatId], lap: int, reverse: bool) -> list[SeatId]:
    """The order of a lap, counted from 1: with `reverse` every even lap runs backwards."""
    return list(reversed(order)) if reverse and lap % 2 == 0 else list(order)
