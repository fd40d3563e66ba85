"""Rounds of Wavelength that are void, and the last places of the rotation (wavelength.md, "Left seats")."""

import pytest

from tests.engine.rings import dials_in, dials_of

BEFORE_THE_REVEAL = ("wavelength/clue", "wavelength/guess")
EVERY = (*BEFORE_THE_REVEAL, "wavelength/reveal")

# The host voids the round


@pytest.mark.parametrize("scene", EVERY)
@pytest.mark.parametrize("round", [1, 2, 10])
def test_a_round_the_host_voids_is_dealt_anew_to_the_same_psychic(scene, round):
    table = dials_in(scene, number=round)
    psychic, pair, scores = table.psychic, table.facts["pair"], table.scores
    for _ in range(3):
        table.host.hosts("void")
        assert (table.scene, table.psychic, table.facts["round"]) == ("wavelength/clue", psychic, round)
        assert table.facts["pair"] != pair and table.scores == scores
    assert table.turns() == table.order[round - 1 :]


def test_a_round_dealt_anew_has_another_target():
    table = dials_of(3, phones="led")
    targets = {table.target}
    for _ in range(6):
        table.host.hosts("void")
        targets.add(table.target)
    assert len(targets) > 2


# Removed, away


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_psychic_whom_the_host_removes_is_one_that_has_left(scene):
    table = dials_in(scene)
    gone = table.psychic
    table.host.hosts("remove", seat=gone)
    assert (table.scene, table.facts["round"]) == ("wavelength/clue", 2)
    assert gone not in table.room.table.seats


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_scene_that_waits_only_for_people_who_are_away_ends_after_thirty_seconds(scene):
    table = dials_in(scene)
    for seat in table.waits_for:
        table.by_seat(seat).drops()
    table.passes(29)
    assert table.scene == scene
    table.passes(1.1)
    assert table.scene == EVERY[EVERY.index(scene) + 1]


# The last places


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_where_the_psychic_of_the_last_round_leaves_the_match_ends_with_what_there_is(scene):
    table = dials_in(scene, seats=4, number=8)
    scores, gone = table.scores, table.psychic
    table.goes(gone)
    assert (table.scene, table.facts["rounds"]) == ("result", 7)
    assert table.facts["scores"] == {seat: score for seat, score in scores.items() if seat != gone}


def test_where_it_leaves_in_the_story_the_round_counts():
    table = dials_in("wavelength/guess", seats=4, number=8)
    scores, gone = table.scores, table.psychic
    table.locks(0, 0, 0)
    table.goes(gone)
    table.skips(2)
    assert (table.scene, table.facts["rounds"]) == ("result", 8)
    assert table.facts["scores"] == {seat: score + 6 for seat, score in scores.items() if seat != gone}


@pytest.mark.parametrize("scene", EVERY)
def test_where_only_rounds_of_seats_that_left_are_to_come_the_round_is_the_last(scene):
    table = dials_in(scene, seats=4, number=7)
    table.goes(table.order[7])
    table.skips_to("wavelength/reveal").skips(2)
    assert (table.scene, table.facts["rounds"]) == ("result", 7)


def test_a_match_that_ended_this_way_is_the_same_after_a_restart_and_can_be_played_again():
    table = dials_in("wavelength/clue", seats=4, number=8)
    table.goes(table.psychic)
    before = dict(table.facts)
    table.restarts()
    assert (table.scene, table.facts) == ("result", before)
    table.host.hosts("again")
    assert (table.scene, table.facts["rounds"]) == ("wavelength/clue", 6)
