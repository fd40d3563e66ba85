"""Options that no longer fit the number of seats between rounds (imposter.md, "Numbers that change")."""

import pytest

from tests.engine.cells import every_preset
from tests.engine.circles import circle_of, lobby_of
from tests.engine.players import refusal


def shrinks(circle, seats):
    """Civilians leave until there are so many seats, and the next round is dealt."""
    circle.becomes_host(circle.all_of("imposter")[0])
    for seat in circle.all_of("civilian")[seats - len(circle.living) :]:
        circle.goes(seat)
    assert len(circle.living) == seats
    if circle.facts["full"] or circle.scene == "imposter/look":
        circle.host.hosts("void")
    return circle


def lowered(circle):
    return [params for code, params in circle.notices if code == "lowered"]


@pytest.mark.parametrize(
    ("preset", "seats", "imposters", "then", "most"),
    [("parlor", 7, 3, 5, 2), ("first-to-five", 7, 3, 4, 1), ("table", 10, 3, 7, 2), ("pass", 9, 4, 7, 3)],
)
def test_too_many_imposters_are_lowered_to_the_ceiling_and_the_board_says_so(
    preset, seats, imposters, then, most
):
    circle = shrinks(circle_of(seats, preset, imposters=imposters), then)
    assert circle.options["imposters"] == circle.facts["imposters"] == len(circle.all_of("imposter")) == most
    assert lowered(circle)[-1] == {"option": "imposters", "value": most}


@every_preset
def test_mr_white_is_switched_off_below_five_seats_and_the_board_says_so(preset):
    circle = shrinks(circle_of(5, preset, mr_white=True), 4)
    assert (circle.options["mr_white"], circle.facts["mr_white"]) == (False, False)
    assert circle.all_of("mr_white") == []
    assert lowered(circle) == [{"option": "mr_white", "value": False}]


def test_beside_a_mr_white_imposters_are_lowered_so_that_all_stay_under_half():
    circle = shrinks(circle_of(9, "pass", imposters=3, mr_white=True), 7)
    assert (circle.options["mr_white"], circle.options["imposters"]) == (True, 2)
    assert lowered(circle) == [{"option": "imposters", "value": 2}]


def test_what_is_switched_off_and_what_is_lowered_at_once_are_told_in_one():
    circle = shrinks(circle_of(7, "pass", imposters=2, mr_white=True), 4)
    assert (circle.options["mr_white"], circle.options["imposters"]) == (False, 1)
    white = {"option": "mr_white", "value": False}
    assert lowered(circle) == [{"option": "imposters", "value": 1, "also": [white]}]


@every_preset
def test_in_mid_round_nothing_is_lowered(preset):
    circle = circle_of(7, preset, imposters=2)
    circle.look()
    for seat in circle.all_of("civilian")[-2:]:
        circle.goes(seat)
    assert (circle.options["imposters"], lowered(circle)) == (2, [])


@every_preset
def test_what_still_fits_stays_and_nothing_is_said(preset):
    circle = shrinks(circle_of(8, preset, imposters=1, mr_white=True), 6)
    assert (circle.options["imposters"], circle.options["mr_white"], lowered(circle)) == (1, True, [])


@every_preset
def test_the_default_number_follows_the_table_without_a_word(preset):
    circle = shrinks(circle_of(8, preset), 3)
    assert (circle.options["imposters"], circle.facts["imposters"], lowered(circle)) == ("auto", 1, [])


@every_preset
def test_lowered_it_stays_when_the_table_grows_again(preset):
    circle = shrinks(circle_of(7, preset, imposters=2), 4)
    circle.seat("Q1", "Q2", "Q3", "Q4")
    circle.host.hosts("void")
    assert (len(circle.living), circle.options["imposters"], circle.facts["imposters"]) == (8, 1, 1)


@every_preset
def test_again_after_the_result_lowers_it_too(preset):
    circle = circle_of(5, preset, mr_white=True)
    circle.host.hosts("end")
    circle.goes("s5")
    circle.host.hosts("again")
    assert circle.options["mr_white"] is False
    assert lowered(circle) == [{"option": "mr_white", "value": False}]


@every_preset
def test_in_the_lobby_nothing_is_lowered_but_the_trouble_is_told(preset):
    circle = lobby_of(5, preset, mr_white=True)
    circle.goes("s5")
    assert circle.options["mr_white"] is True
    assert circle.facts["trouble"]["params"]["reason"] == "mr_white_seats"


@every_preset
def test_the_host_may_bench_seats_as_spectators(preset):
    circle = lobby_of(5, preset)
    circle.host.hosts("bench", seat="s2")
    circle.starts()
    assert circle.room.table.seats == ("s1", "s3", "s4", "s5")
    assert circle.board.view["seats"][1]["waiting"] is True


@pytest.mark.parametrize(("preset", "most"), [("parlor", 8), ("first-to-five", 12)])
def test_a_table_that_is_too_large_starts_once_enough_are_benched(preset, most):
    circle = lobby_of(most + 1, preset)
    assert refusal(circle.starts) == "too_many_seats"
    circle.host.hosts("bench", seat="s3")
    circle.starts()
    assert len(circle.room.table.seats) == most
