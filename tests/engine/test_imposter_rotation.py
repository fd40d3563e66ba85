"""Who is imposter round after round: never three rounds running, and fair rotation (imposter.md, "The deal", 1)."""

from itertools import pairwise
from random import Random

import pytest

from engine.games.imposter.presets import PRESETS
from engine.games.imposter.roles import draw_side, remembered
from engine.games.imposter.rules import rules
from tests.engine.cells import every_preset, row
from tests.engine.circles import circle_of, lobby_of

FIRST = {"been": [], "sides": []}


def sides(seats, count, rounds, seed=1, *, joins=None, **options):
    """The imposter sides of so many rounds; `joins`: how many seats there are from a round on."""
    chosen = rules("table", {**PRESETS["table"].options, **options})
    memory, rng, drawn = dict(FIRST), Random(seed), []
    for n in range(rounds):
        seats = (joins or {}).get(n, seats)
        names = [f"s{seat}" for seat in range(1, seats + 1)]
        drawn.append(draw_side(names, count, rng, chosen, memory))
        memory = {**memory, **remembered(memory, drawn[-1])}
    return drawn


def three_running(drawn):
    return [
        seat
        for first, second, third in zip(drawn, drawn[1:], drawn[2:], strict=False)
        for seat in {*first} & {*second} & {*third}
    ]


@row(False, False, True, False)
def test_nobody_three_rounds_running_is_on_in_table_and_off_elsewhere(preset, cell):
    circle = lobby_of(3, preset)
    assert circle.options["never_thrice"] is cell
    circle.configures(never_thrice=not cell)
    assert circle.options["never_thrice"] is not cell


@every_preset
def test_fair_rotation_is_an_option_everywhere_and_off(preset):
    circle = lobby_of(3, preset)
    assert circle.options["fair_rotation"] is False
    circle.configures(fair_rotation=True)
    assert circle.options["fair_rotation"] is True


# Nobody three rounds running


@pytest.mark.parametrize(("seats", "count"), [(3, 1), (4, 1), (7, 2), (8, 3), (11, 5), (20, 6)])
@pytest.mark.parametrize("fair", [False, True])
def test_nobody_is_imposter_three_rounds_running(seats, count, fair):
    drawn = sides(seats, count, 400, never_thrice=True, fair_rotation=fair)
    assert three_running(drawn) == []
    assert fair or any({*one} & {*other} for one, other in pairwise(drawn))


def test_without_the_option_somebody_may_be():
    assert three_running(sides(3, 1, 200, never_thrice=False))


def test_nobody_is_imposter_three_rounds_running_at_a_real_table():
    circle, drawn = circle_of(3, "table", length="open"), []
    for _ in range(40):
        drawn.append(circle.all_of("imposter"))
        circle.next_round()
    assert three_running(drawn) == []


def test_a_void_round_is_not_one_of_the_three():
    circle = circle_of(3, "table", length="open")
    for _ in range(30):
        memory = circle.room.memory
        circle.host.hosts("void")
        assert circle.room.memory == memory
    voided = {circle.all_of("imposter")[0]}
    for _ in range(40):
        circle.host.hosts("void")
        voided.add(circle.all_of("imposter")[0])
    assert voided == {"s1", "s2", "s3"}


def test_with_two_imposters_each_of_them_is_looked_at_alone():
    for seed in range(40):
        assert three_running(sides(5, 2, 60, seed, never_thrice=True)) == []


def test_at_a_shrunken_table_no_more_are_imposter_a_third_time_than_must_be():
    twice = ["s1", "s2", "s3", "s4", "s5"]
    memory = {"been": [], "sides": [twice, twice]}
    chosen = rules("table", {**PRESETS["table"].options, "never_thrice": True})
    for seed in range(40):
        side = draw_side(["s1", "s2", "s3", "s4", "s5", "s6", "s7"], 3, Random(seed), chosen, memory)
        assert {"s6", "s7"} < {*side} and len(side) == 3
        assert len(draw_side(["s1", "s2", "s3"], 1, Random(seed), chosen, memory)) == 1


# Fair rotation


@pytest.mark.parametrize(("seats", "count"), [(3, 1), (5, 1), (6, 2), (6, 3), (8, 2), (9, 3)])
def test_everyone_is_imposter_once_before_anyone_is_twice(seats, count):
    for seed in range(30):
        drawn = sides(seats, count, 4 * seats // count, seed, fair_rotation=True)
        for start in range(0, len(drawn), seats // count):
            cycle = [seat for side in drawn[start : start + seats // count] for seat in side]
            assert len({*cycle}) == len(cycle) == seats


def test_those_who_have_not_been_are_drawn_first_and_the_places_left_over_open_the_next_cycle():
    for seed in range(50):
        first, second, third, fourth, fifth = sides(5, 2, 5, seed, fair_rotation=True, never_thrice=False)
        last = {"s1", "s2", "s3", "s4", "s5"} - {*first} - {*second}
        assert last < {*third} and len(last) == 1
        [opens] = {*third} - last
        # Of the next cycle only this one has been: all the others come before it comes again.
        assert {*fourth} | {*fifth} == {"s1", "s2", "s3", "s4", "s5"} - {opens}


def test_the_places_left_over_go_at_random():
    opens = set()
    for seed in range(60):
        first, second, third = sides(5, 2, 3, seed, fair_rotation=True)
        opens |= {*third} & ({*first} | {*second})
    assert opens == {"s1", "s2", "s3", "s4", "s5"}


def test_a_joiner_counts_as_not_yet():
    for seed in range(30):
        drawn = sides(3, 1, 5, seed, joins={2: 5}, fair_rotation=True)
        assert sorted(seat for side in drawn for seat in side) == ["s1", "s2", "s3", "s4", "s5"]


def test_a_joiner_in_the_last_round_of_a_cycle_still_comes_before_anyone_is_twice():
    for seed in range(30):
        drawn = sides(3, 1, 4, seed, joins={3: 4}, fair_rotation=True)
        assert drawn[3] == ("s4",)


def test_a_void_round_counts_for_nothing():
    circle = circle_of(3, "parlor", fair_rotation=True)
    been = []
    for _ in range(3):
        for _ in range(4):
            circle.host.hosts("void")
            assert circle.all_of("imposter")[0] not in been
        been += circle.all_of("imposter")
        circle.next_round()
    assert sorted(been) == ["s1", "s2", "s3"]


def test_a_seat_that_joins_at_the_table_is_the_next_imposter():
    circle = circle_of(3, "parlor", fair_rotation=True)
    for _ in range(2):
        circle.next_round()
    [third] = circle.all_of("imposter")
    circle.seat("P4")
    circle.next_round()
    assert circle.all_of("imposter") == ["s4"] and third != "s4"


def test_mr_white_counts_as_an_imposter_for_rotation():
    circle = circle_of(6, "pass", fair_rotation=True, mr_white=True)
    been = []
    for _ in range(3):
        been += circle.all_of("imposter") + circle.all_of("mr_white")
        circle.next_round()
    assert sorted(been) == ["s1", "s2", "s3", "s4", "s5", "s6"]


def test_a_new_match_begins_a_new_rotation():
    circle = circle_of(3, "parlor", fair_rotation=True)
    circle.next_round()
    circle.host.hosts("end")
    circle.host.hosts("again")
    assert circle.room.memory is None
