"""Wavelength while the dials turn: who is asked, what counts, what the board shows (wavelength.md)."""

import math

import pytest

from engine.games.wavelength import BANDS, FULL, points_of, positions
from tests.engine.players import refusal, refused
from tests.engine.rings import DIALS, dials_of


def guessing(seats=3, **options):
    return dials_of(seats, **options).gives("tea")


def screens(table):
    return (table.board, *table.phones)


# Everyone else then sees the clue and turns a dial


def test_everyone_sees_the_clue_once_it_is_given():
    table = dials_of(4)
    assert all("clue" not in screen.facts for screen in screens(table))
    table.gives("tea")
    assert all(screen.facts["clue"] == "tea" for screen in screens(table))


def test_everyone_but_the_psychic_is_asked_to_turn_a_dial():
    table = guessing(6)
    assert table.asked() == dict.fromkeys(table.others, "dial")
    assert table.ask_of(table.others[0]) == {"kind": "dial"}
    assert refusal(lambda: table.says(table.psychic, 50)) == "not_asked"


@pytest.mark.parametrize("place", [0, 100, 50, 41.3, 0.1, 99.9, 0.0, 100.0])
def test_the_dial_runs_from_zero_to_a_hundred(place):
    table = guessing()
    guesser = table.others[0]
    table.says(guesser, place)
    assert table.by_seat(guesser).mine["sent"] == place
    table.skips()
    assert table.facts["guesses"][guesser] == place


@pytest.mark.parametrize("place", [-0.1, 100.1, 1000, -1, math.inf, "50", "", None, True, False, [50], {}])
def test_there_is_no_other_place_on_it(place):
    table = guessing()
    assert refusal(lambda: table.says(table.others[0], place)) == "bad_value"
    assert table.waits_for == table.others


@pytest.mark.parametrize(
    ("sent", "kept"), [(41.34, 41.3), (41.36, 41.4), (99.96, 100), (0.04, 0), (1 / 3, 0.3)]
)
def test_places_are_whole_tenths(sent, kept):
    table = guessing()
    guesser = table.others[0]
    table.says(guesser, sent)
    assert table.by_seat(guesser).mine["sent"] == kept
    table.skips()
    assert table.facts["guesses"][guesser] == kept


def test_places_are_whole_numbers_inside():
    for place in range(FULL + 1):
        [inside] = positions({"s1": place / 10}, []).values()
        assert (inside, type(inside)) == (place, int)


# Independently


def test_nobody_sees_where_another_has_locked_before_the_reveal():
    table = guessing(4)
    first, second, _ = table.others
    before = [(screen.facts, screen.view.get("mine")) for screen in screens(table)]
    table.says(first, 33.3)
    table.says(second, 66.6)
    for screen, was in zip(screens(table), before, strict=True):
        if screen in (table.by_seat(first), table.by_seat(second)):
            assert screen.facts == was[0]
        else:
            assert (screen.facts, screen.view.get("mine")) == was
    assert [table.by_seat(seat).mine["sent"] for seat in (first, second)] == [33.3, 66.6]


def test_the_position_is_sent_when_it_is_locked_and_final_then():
    table = guessing(4)
    guesser = table.others[0]
    table.says(guesser, 20)
    assert refusal(lambda: table.says(guesser, 21)) == "answered"
    assert table.by_seat(guesser).mine["sent"] == 20
    table.skips()
    assert table.facts["guesses"][guesser] == 20


# The board meanwhile: pair, clue, who has locked


def test_the_board_shows_the_pair_the_clue_and_who_has_locked():
    table = guessing(4)
    first, second, third = table.others
    table.says(second, 10)
    assert set(table.facts) == {"psychic", "pair", "round", "rounds", "clue"}
    assert (" | ".join(table.facts["pair"]) in DIALS, table.facts["clue"]) == (True, "tea")
    locked = {seat["id"]: (seat["asked"], seat["answered"]) for seat in table.board.view["seats"]}
    assert locked == {
        table.psychic: (False, False),
        first: (True, False),
        second: (True, True),
        third: (True, False),
    }


# Forty-five seconds, the middle, the last lock


def test_the_guessers_have_forty_five_seconds():
    table = guessing()
    assert table.left == 45
    table.passes(45.4)
    assert table.scene == "wavelength/guess"
    table.passes(0.2)
    assert table.scene == "wavelength/reveal"


@pytest.mark.parametrize("ends_it", [lambda table: table.passes(45.6), lambda table: table.skips()])
def test_who_has_not_locked_in_time_has_guessed_the_middle(ends_it):
    table = guessing(4)
    first, second, third = table.others
    target = table.target
    table.says(second, table.at(30))
    ends_it(table)
    assert (table.facts["guesses"][first], table.facts["guesses"][third]) == (50, 50)
    assert table.facts["locked"] == [second]
    middle = points_of(round(target * 10), 500)
    assert table.facts["points"][first] == table.facts["points"][third] == middle


def test_the_last_lock_ends_the_round_at_once():
    table = guessing(4)
    for seat in table.others:
        assert table.scene == "wavelength/guess"
        table.says(seat, 50)
    assert (table.scene, table.left) == ("wavelength/reveal", 60)


def test_a_dial_that_is_locked_later_is_too_late():
    table = guessing()
    step, guesser = table.room.step, table.by_seat(table.others[0])
    table.passes(45.6)
    assert refusal(lambda: guesser.answers(50, step)) == "too_late"
    assert table.facts["locked"] == []


def test_a_lock_that_is_sent_twice_counts_once():
    table = guessing(4)
    guesser = table.by_seat(table.others[0])
    step = table.room.step
    guesser.answers(20, step)
    guesser.answers(20, step)
    table.skips()
    guesser.answers(20, step)
    assert table.facts["guesses"][guesser.id] == 20
    assert refused(lambda: guesser.answers(21, step)).code == "too_late"


# The bands


def test_the_bands_are_bullseye_inner_and_outer_by_the_distance_from_the_targets_centre():
    assert (FULL, BANDS) == (1000, ((25, 4), (75, 3), (125, 2)))


@pytest.mark.parametrize(
    ("distance", "points"),
    [(0, 4), (24, 4), (25, 4), (26, 3), (74, 3), (75, 3), (76, 2), (124, 2), (125, 2), (126, 0), (500, 0)],
)
def test_a_guess_on_a_border_gets_the_better_band(distance, points):
    assert points_of(500, 500 + distance) == points_of(500, 500 - distance) == points


def test_the_bands_are_the_same_whatever_tenth_the_target_is_on():
    for target in range(FULL + 1):
        for side in (-1, 1):
            worth = [points_of(target, target + side * far) for far in (0, 25, 26, 75, 76, 125, 126)]
            assert worth == [4, 4, 3, 3, 2, 2, 0]


@pytest.mark.parametrize(("target", "guess"), [(0, 1000), (1000, 0), (10, 990), (0, 876), (995, 60)])
def test_the_bands_are_cut_at_the_ends_of_the_dial_and_not_wrapped(target, guess):
    assert points_of(target, guess) == 0


def test_at_the_table_a_guess_on_a_border_gets_the_better_band_too():
    for distance, points in ((2.5, 4), (2.6, 3), (7.5, 3), (7.6, 2), (12.5, 2), (12.6, 0)):
        table = dials_of(3).locks(distance, 40)
        assert table.facts["points"][table.others[0]] == points
