"""Who leaves during Wavelength, and rounds that are void (wavelength.md, "Left seats"; common.md, "Seats, devices")."""

import pytest

from tests.engine.rings import dials_in, dials_of, without

BEFORE_THE_REVEAL = ("wavelength/clue", "wavelength/guess")
EVERY = (*BEFORE_THE_REVEAL, "wavelength/reveal")


# A guesser leaves


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_guesser_who_left_is_not_waited_for(scene):
    table = dials_in(scene)
    gone = table.others[0]
    table.goes(gone)
    assert table.scene == scene and gone not in table.waits_for
    table.locks(0, 0, 0)
    assert table.scene == "wavelength/reveal" and "voided" not in table.board.told


def test_the_last_guesser_awaited_who_leaves_ends_the_round_at_once():
    table = dials_in("wavelength/guess")
    *others, gone = table.others
    for seat in others:
        table.says(seat, 50)
    assert table.scene == "wavelength/guess"
    table.goes(gone)
    assert table.scene == "wavelength/reveal"


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_guesser_who_left_without_locking_has_no_needle_and_no_middle(scene):
    table = dials_in(scene)
    gone = table.others[0]
    table.goes(gone)
    table.story()
    assert set(table.facts["guesses"]) == set(table.others)
    assert set(table.facts["points"]) == {*table.others, table.psychic}


def test_a_guess_locked_before_leaving_counts_for_the_psychic():
    table = dials_in("wavelength/guess")
    gone, *others = table.others
    place = table.at(5)
    table.says(gone, place)
    table.goes(gone)
    table.locks(10, 30, 40)
    assert table.facts["guesses"][gone] == place and gone in table.facts["locked"]
    assert table.facts["points"] == {**dict(zip(others, (2, 0, 0), strict=True)), table.psychic: 3}


@pytest.mark.parametrize("far", [0, 40])
def test_it_does_not_count_for_the_unanimous_bonus(far):
    table = dials_in("wavelength/guess")
    gone, *others = table.others
    table.says(gone, table.at(far))
    table.goes(gone)
    table.locks(0, 1, 2)
    assert table.facts["unanimous"] is True
    assert table.facts["points"] == dict.fromkeys((*others, table.psychic), 6)


def test_a_bullseye_of_one_who_left_does_not_make_the_others_unanimous():
    table = dials_in("wavelength/guess")
    gone = table.others[0]
    table.says(gone, table.at(0))
    table.goes(gone)
    table.locks(5, 5, 5)
    assert table.facts["unanimous"] is False
    assert table.facts["points"][table.psychic] == 4


def test_a_guesser_who_leaves_during_the_story_changes_nothing_in_it():
    table = dials_in("wavelength/reveal")
    before = dict(table.facts)
    table.goes(table.others[0])
    assert (table.scene, table.facts) == ("wavelength/reveal", before)


# The psychic leaves


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_psychic_who_left_voids_the_round(scene):
    table = dials_in(scene)
    scores, pair, gone = table.scores, table.facts["pair"], table.psychic
    if scene == "wavelength/guess":
        table.says(table.others[0], table.at(0))
    table.goes(gone)
    assert (table.scene, table.facts["round"]) == ("wavelength/clue", 2)
    assert "voided" in table.board.told and gone not in table.room.table.seats
    assert table.scores == {seat: score for seat, score in scores.items() if seat != gone}
    assert table.facts["pair"] != pair


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
@pytest.mark.parametrize("round", [2, 5, 6, 9])
def test_the_rotation_goes_on(scene, round):
    table = dials_in(scene, number=round)
    gone, turns = table.psychic, table.order
    table.goes(gone)
    following = without(turns[round:], gone)
    assert table.facts["rounds"] == round - 1 + len(following)
    assert table.turns() == following
    assert table.facts["rounds"] == round - 1 + len(following)


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_where_the_first_psychic_leaves_the_others_have_two_rounds_each(scene):
    table = dials_in(scene, number=1)
    gone = table.psychic
    table.goes(gone)
    turns = table.turns()
    assert sorted(turns[:4]) == without(("s1", "s2", "s3", "s4", "s5"), gone)
    assert turns[4:] == turns[:4]


def test_a_psychic_who_leaves_together_with_the_last_guesser_awaited_voids_the_round_too():
    table = dials_of(5, phones="led")
    while table.psychic == "s1":
        table.next_round()
    table.gives()
    before, *others = table.others
    shared = table.by_seat(table.psychic)
    shared.claims(table.host.hosts("seat_code", seat=before)["code"])
    for seat in others:
        table.says(seat, table.at(0))
    shared.leaves()
    assert (table.scene, "voided" in table.board.told) == ("wavelength/clue", True)


def test_a_psychic_who_leaves_during_the_story_voids_nothing():
    table = dials_in("wavelength/guess")
    gone, points_before = table.psychic, table.scores
    table.locks(0, 5, 40, 40)
    points = table.facts["points"]
    table.goes(gone)
    assert (table.scene, table.facts["points"]) == ("wavelength/reveal", points)
    table.skips(2)
    assert table.scores == {
        seat: points_before[seat] + points[seat] for seat in points_before if seat != gone
    }
    assert table.turns() == without(table.order[2:], gone)


# Who is still to come leaves


@pytest.mark.parametrize("scene", EVERY)
def test_the_turns_of_a_guesser_who_left_are_passed_over(scene):
    table = dials_in(scene)
    gone, turns = table.order[2], table.order
    table.goes(gone)
    assert table.turns() == without(turns[1:], gone)
    assert table.facts["rounds"] == 8


def test_from_scene_to_scene_the_match_is_as_long_as_those_who_are_there_make_it():
    table = dials_in("wavelength/clue", seats=6, number=1)
    assert table.length == 12
    for scene, length in (("wavelength/guess", 10), ("wavelength/reveal", 8)):
        table.goes(table.others[0])
        assert table.skips_to(scene).length == length
    table.goes(table.others[0])
    table.skips()
    assert table.length == 6


def test_who_had_both_turns_already_is_not_missed():
    table = dials_in("wavelength/clue", number=10)
    turns = table.order
    table.goes(turns[5])
    assert table.facts["rounds"] == 10
    assert table.turns() == turns[9:]


@pytest.mark.parametrize("leaves", [2, 3])
def test_several_leave_one_after_the_other(leaves):
    table = dials_in("wavelength/clue", seats=6, number=3)
    turns, gone = table.order, []
    for _ in range(leaves):
        gone.append(table.psychic)
        table.goes(gone[-1])
    assert table.turns() == without(turns[2:], *gone)


# Below the smallest table


@pytest.mark.parametrize("who", ["psychic", "guesser"])
@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_below_three_the_match_ends_with_the_scores_so_far(scene, who):
    table = dials_of(3, phones="led").locks(0, 5)
    table.skips(2)
    table.skips_to(scene)
    scores, gone = table.scores, table.psychic if who == "psychic" else table.others[0]
    table.goes(gone)
    assert (table.scene, table.board.told[-1]) == ("result", "too_few_left")
    assert table.facts["scores"] == {seat: score for seat, score in scores.items() if seat != gone}
    assert table.facts["rounds"] == 1


def test_a_round_that_was_not_told_does_not_count_where_the_last_guesser_awaited_leaves():
    table = dials_of(3, phones="led").gives()
    stays, gone = table.others
    table.says(stays, table.at(0))
    table.goes(gone)
    assert (table.scene, table.facts["rounds"], set(table.facts["scores"].values())) == ("result", 0, {0})


def test_below_three_in_the_story_its_points_count():
    table = dials_of(3, phones="led").locks(0, 0)
    gone = table.psychic
    table.goes(gone)
    assert (table.scene, table.facts["rounds"]) == ("result", 1)
    assert table.facts["scores"] == dict.fromkeys(without(("s1", "s2", "s3"), gone), 6)


def test_those_who_wait_for_the_next_match_do_not_count_for_the_smallest_table():
    table = dials_of(3, phones="led")
    table.seat("P4")
    table.goes(table.others[0])
    assert table.scene == "result" and "s4" not in table.facts["scores"]
