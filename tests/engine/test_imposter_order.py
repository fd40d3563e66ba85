"""In which order the seats speak (imposter.md, "Order")."""

from random import Random

import pytest

from engine.games.imposter.roles import draw_order
from tests.engine.cells import every_preset
from tests.engine.circles import circle_of, lobby_of

FIVE = ("s1", "s2", "s3", "s4", "s5")


def orders(kind, seats, side, count=2000):
    return [draw_order(kind, seats, side, Random(seed)) for seed in range(count)]


def share_of_first(kind, seats, side):
    drawn = orders(kind, seats, side)
    return sum(order[0] in side for order in drawn) / len(drawn)


@every_preset
@pytest.mark.parametrize("kind", ["random", "civilian_first", "imposter_rarely_first"])
def test_every_order_is_an_option_everywhere_and_holds_every_seat_once(preset, kind):
    circle = circle_of(5, preset, order=kind).look()
    assert sorted(circle.facts["order"]) == list(FIVE)


# Random: parlor and pass


def test_random_takes_no_heed_of_roles():
    assert abs(share_of_first("random", FIVE, ("s2", "s4")) - 2 / 5) < 0.04
    assert len({*orders("random", FIVE, ("s2",))}) == 120


# A random civilian first: first-to-five


def test_a_random_civilian_is_first_and_then_it_goes_round_in_seat_order():
    drawn = {*orders("civilian_first", FIVE, ("s2", "s4"))}
    assert drawn == {
        ("s1", "s2", "s3", "s4", "s5"),
        ("s3", "s4", "s5", "s1", "s2"),
        ("s5", "s1", "s2", "s3", "s4"),
    }


def test_seat_order_is_what_the_host_has_arranged():
    circle = lobby_of(4, "first-to-five")
    arranged = ["s4", "s2", "s1", "s3"]
    circle.host.hosts("arrange", order=arranged)
    circle.starts()
    order = circle.look().facts["order"]
    start = arranged.index(order[0])
    assert order == arranged[start:] + arranged[:start]


def test_mr_white_is_not_the_random_civilian():
    circle = circle_of(5, "first-to-five", mr_white=True)
    for _ in range(40):
        assert circle.roles[circle.dealt.order[0]] == "civilian"
        circle.host.hosts("void")


# Drawn once more: table


def test_an_imposter_who_would_be_first_is_drawn_once_more_once_only():
    # 2 of 5 twice in a row, and not never.
    assert abs(share_of_first("imposter_rarely_first", FIVE, ("s2", "s4")) - 4 / 25) < 0.03


def test_with_four_seats_it_is_drawn_once_more_too():
    assert abs(share_of_first("imposter_rarely_first", FIVE[:4], ("s2",)) - 1 / 16) < 0.02


def test_with_exactly_three_seats_it_is_not_drawn_once_more():
    assert abs(share_of_first("imposter_rarely_first", FIVE[:3], ("s2",)) - 1 / 3) < 0.04


def test_where_a_civilian_would_be_first_nothing_is_drawn_again():
    for seed in range(300):
        plain = draw_order("random", FIVE, ("s2",), Random(seed))
        rarely = draw_order("imposter_rarely_first", FIVE, ("s2",), Random(seed))
        assert plain[0] == "s2" or rarely == plain


def test_mr_white_counts_as_an_imposter_here():
    circle, firsts = circle_of(5, "table", mr_white=True), 0
    for _ in range(300):
        firsts += circle.dealt.order[0] in circle.all_of("mr_white")
        circle.host.hosts("void")
    # Two of five on his side: 2/25 for him, where it would be 1/5 if he were a civilian.
    assert firsts < 45


# For all laps


@every_preset
def test_the_order_stays_for_all_laps_of_a_round(preset):
    circle = circle_of(4, preset, laps=3, reverse=False)
    turns = [turn["turn"] for turn in circle.turns()]
    assert turns[:4] == turns[4:8] == turns[8:]


@every_preset
def test_in_reverse_every_even_lap_runs_backwards(preset):
    circle = circle_of(4, preset, laps=3, reverse=True)
    told = list(circle.turns())
    turns = [turn["turn"] for turn in told]
    assert turns[4:8] == turns[3::-1] and turns[8:] == turns[:4]
    assert all(turn["order"] == turns[4 * (turn["lap"] - 1) :][:4] for turn in told)


@every_preset
def test_the_board_names_who_is_next_also_over_the_end_of_a_lap(preset):
    circle = circle_of(3, preset, laps=3, reverse=True)
    told = list(circle.turns())
    assert [turn["next"] for turn in told] == [*(turn["turn"] for turn in told[1:]), None]


def test_with_three_seats_the_last_of_a_lap_speaks_twice_in_a_row_in_reverse():
    circle = circle_of(3, "table")
    turns = [turn["turn"] for turn in circle.turns()]
    assert turns[2] == turns[3] and turns == turns[::-1]


def test_the_order_is_drawn_anew_each_round():
    circle, drawn = circle_of(6, "table", length="open"), set()
    for _ in range(6):
        drawn.add(circle.dealt.order)
        circle.next_round()
    assert len(drawn) > 2


@every_preset
def test_who_has_left_is_passed_over_and_the_order_of_the_others_stays(preset):
    circle = circle_of(5, preset, laps=2, reverse=False, way="own")
    circle.look()
    order = circle.facts["order"]
    goes = next(seat for seat in order[1:] if circle.roles[seat] == "civilian")
    circle.goes(goes)
    rest = [seat for seat in order if seat != goes]
    turns = [turn["turn"] for turn in circle.turns()]
    assert turns == rest * 2
