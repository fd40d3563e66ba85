"""Wavelength's points and its story on the board (wavelength.md, "Points", "Reveal")."""

import pytest

from engine.games.wavelength import is_unanimous, points
from tests.engine.players import refusal
from tests.engine.rings import dials_of


def gained(table):
    """What each guesser gets, in seat order, and then the psychic."""
    return [table.facts["points"][seat] for seat in (*table.others, table.psychic)]


def no_points(table):
    return dict.fromkeys(table.room.table.seats, 0)


# Bullseye 4, inner 3, outer 2, else 0; the psychic gets the best


@pytest.mark.parametrize(("distance", "worth"), [(0, 4), (2.5, 4), (5, 3), (10, 2), (20, 0)])
def test_a_guess_is_worth_four_in_the_bullseye_three_inside_two_outside_and_else_nothing(distance, worth):
    assert gained(dials_of(3).locks(distance, 40))[0] == worth


def test_each_guesser_gets_their_own():
    assert gained(dials_of(5).locks(0, 5, 10, 30))[:-1] == [4, 3, 2, 0]


@pytest.mark.parametrize("far", [(0, 5, 40), (40, 5, 0), (5, 10, 40), (30, 10, 40), (40, 40, 40)])
def test_the_psychic_gets_the_best_score_among_the_guessers(far):
    *guessers, psychic = gained(dials_of(4).locks(*far))
    assert psychic == max(guessers)


def test_where_nobody_is_near_nobody_gets_anything():
    assert gained(dials_of(4).locks(13, 30, 40)) == [0, 0, 0, 0]


# Every guesser in the bullseye


def test_if_every_guesser_is_in_the_bullseye_everyone_gets_two_more_the_psychic_too():
    table = dials_of(4).locks(0, 2.5, 1)
    assert table.facts["unanimous"] is True
    assert gained(table) == [6, 6, 6, 6]


@pytest.mark.parametrize("last", [2.6, 40])
def test_one_guess_beside_it_and_nobody_gets_more(last):
    table = dials_of(4).locks(0, 0, last)
    assert table.facts["unanimous"] is False
    assert gained(table)[:2] == [4, 4] and gained(table)[3] == 4


def test_a_middle_that_is_in_the_bullseye_by_chance_is_a_guess_like_any_other():
    gets = points(490, {"s1": 500, "s2": 500}, "s3", ["s1", "s2", "s3"])
    assert gets == {"s1": 6, "s2": 6, "s3": 6}


def test_one_guesser_who_is_there_alone_is_every_guesser():
    assert is_unanimous(500, {"s1": 525}, ["s1", "s2"])
    assert points(500, {"s1": 525}, "s2", ["s1", "s2"]) == {"s1": 6, "s2": 6}


def test_no_guesser_at_all_is_not_unanimous():
    assert not is_unanimous(500, {}, ["s2"])
    assert points(500, {}, "s2", ["s2"]) == {"s2": 0}


# Reveal


def test_the_reveal_tells_all_needles_with_their_names_and_the_target():
    table = dials_of(4)
    target, places = table.target, [table.at(far) for far in (3, 9, 30)]
    table.locks(3, 9, 30)
    assert table.scene == "wavelength/reveal"
    assert table.facts["target"] == target
    assert table.facts["guesses"] == dict(zip(table.others, places, strict=True))
    assert table.facts["locked"] == table.others
    assert table.facts["bands"] == [
        {"within": 2.5, "points": 4},
        {"within": 7.5, "points": 3},
        {"within": 12.5, "points": 2},
    ]


def test_the_reveal_still_tells_the_pair_the_clue_the_psychic_and_the_round():
    table = dials_of(3)
    before = dict(table.facts)
    table.gives("tea").locks(0, 0)
    assert {fact: table.facts[fact] for fact in before} == before
    assert table.facts["clue"] == "tea"


def test_every_screen_is_told_the_same():
    table = dials_of(3).locks(0, 20)
    assert all(phone.facts == table.facts for phone in table.phones)


def test_then_the_points_move():
    table = dials_of(3).locks(0, 5)
    points = table.facts["points"]
    assert table.scores == no_points(table)
    table.skips()
    assert (table.facts["told"], table.scores) == (True, no_points(table))
    table.skips()
    assert (table.scene, table.scores) == ("wavelength/clue", points)


def test_points_of_round_after_round_add_up():
    table, sums = dials_of(3), dict.fromkeys(("s1", "s2", "s3"), 0)
    for far in ((0, 0), (5, 40), (10, 30)):
        table.locks(*far)
        sums = {seat: sums[seat] + table.facts["points"][seat] for seat in sums}
        table.skips(2)
    assert table.scores == sums


# The end of the story


def test_everyone_is_asked_whether_they_are_ready():
    table = dials_of(4).locks(0, 0, 0)
    assert table.asked() == dict.fromkeys(table.room.table.seats, "ready")
    table.all_ready()
    assert (table.scene, table.facts["round"]) == ("wavelength/clue", 2)


def test_while_somebody_is_not_ready_the_story_stays():
    table = dials_of(3).locks(0, 0)
    table.says("s1", True)
    table.says("s3", True)
    assert (table.scene, table.waits_for) == ("wavelength/reveal", ["s2"])


def test_the_hosts_first_skip_brings_the_story_to_its_end_and_the_second_leaves_it():
    table = dials_of(3).locks(0, 0)
    assert table.facts["told"] is False
    table.says("s1", True)
    table.skips()
    assert (table.scene, table.facts["told"], table.left) == ("wavelength/reveal", True, 60)
    assert table.waits_for == ["s2", "s3"]
    table.skips()
    assert table.scene == "wavelength/clue"


def test_or_sixty_seconds_pass():
    table = dials_of(3).locks(0, 0)
    table.passes(60.4)
    assert table.scene == "wavelength/reveal"
    table.passes(0.2)
    assert (table.scene, table.facts["round"]) == ("wavelength/clue", 2)


def test_no_verdict_is_the_hosts_to_overrule():
    table = dials_of(3).locks(0, 0)
    assert "overrule" not in table.host.moves
    assert refusal(lambda: table.host.hosts("overrule", verdict="exact")) in ("no_such_move", "not_now")
