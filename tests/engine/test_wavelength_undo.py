"""Undo, restarts and pauses in every scene of Wavelength (common.md, "The host may, at any time")."""

import pytest

from tests.engine.players import refusal, shown
from tests.engine.rings import dials_of

SCENES = ("wavelength/clue", "wavelength/guess", "wavelength/reveal")


def screens(table):
    return [
        {part: value for part, value in shown(screen).items() if part not in ("step", "host")}
        for screen in (table.board, *table.phones)
    ]


def undo(table):
    return table.host.view["host"]["undo"]


# Undo


def test_a_clue_can_be_taken_back_and_given_otherwise():
    table = dials_of(3)
    before, psychic = screens(table), table.psychic
    table.gives("tea")
    assert (undo(table)["code"], undo(table)["seat"]) == ("clue", psychic)
    table.host.undoes()
    assert screens(table) == before
    assert table.gives("coffee").facts["clue"] == "coffee"


@pytest.mark.parametrize(
    ("ends_it", "code"),
    [(lambda table: table.passes(60.6), "time_up"), (lambda table: table.skips(), "skip")],
)
def test_a_blank_clue_can_be_taken_back(ends_it, code):
    table = dials_of(3)
    before = screens(table)
    ends_it(table)
    assert undo(table)["code"] == code
    table.host.undoes()
    assert screens(table) == before


def test_a_lock_can_be_taken_back_and_set_otherwise():
    table = dials_of(4).gives()
    before, guesser = screens(table), table.others[1]
    table.says(guesser, 20)
    assert (undo(table)["code"], undo(table)["seat"]) == ("dial", guesser)
    table.host.undoes()
    assert screens(table) == before
    table.says(guesser, 70)
    table.skips()
    assert table.facts["guesses"][guesser] == 70


def test_undo_goes_back_to_the_start_of_the_round_and_no_further():
    table = dials_of(4).next_round()
    first = screens(table)
    table.gives()
    for seat in table.others[:2]:
        table.says(seat, 20)
    for _ in range(3):
        table.host.undoes()
    assert screens(table) == first and undo(table) is None
    assert refusal(lambda: table.host.hosts("undo")) == "not_now"


@pytest.mark.parametrize(
    "ends_it",
    [
        lambda table: table.locks(0, 0),
        lambda table: table.skips(),
        lambda table: table.passes(45.6),
        lambda table: table.locks(0, 0).skips(),
        lambda table: table.locks(0, 0).says("s1", True),
    ],
)
def test_never_past_the_reveal(ends_it):
    table = dials_of(3).gives()
    ends_it(table)
    assert (table.scene, undo(table), "undo" in table.host.moves) == ("wavelength/reveal", None, False)
    assert refusal(lambda: table.host.hosts("undo")) == "not_now"


def test_a_lock_that_is_taken_back_after_its_giver_has_left_leaves_no_needle():
    table = dials_of(5, phones="led").gives()
    gone = table.others[0]
    table.says(gone, 20)
    table.goes(gone)
    table.host.undoes()
    table.skips()
    assert gone not in table.facts["guesses"]


def test_the_scene_gets_its_full_time_again():
    table = dials_of(4)
    table.passes(50)
    table.gives()
    table.passes(10)
    table.says(table.others[0], 20)
    table.host.undoes()
    assert table.left == 45
    table.host.undoes()
    assert table.left == 60


# A restart, a pause


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("round", [1, 3])
def test_a_restart_in_any_scene_changes_nothing(scene, round):
    table = dials_of(4)
    table.reaches(scene, round)
    if scene != "wavelength/clue":
        table.says(table.others[0], 20 if scene == "wavelength/guess" else True)
    before = screens(table)
    table.passes(10)
    table.restarts()
    assert screens(table) == before
    assert len(table.turns()) == 9 - round


@pytest.mark.parametrize("round", [1, 2, 4])
def test_after_a_restart_the_rotation_goes_on(round):
    table, psychics = dials_of(4, rounds_per_seat=1), []
    while not table.is_over:
        if table.facts["round"] == round:
            table.restarts()
        psychics.append(table.psychic)
        table.next_round()
    assert sorted(psychics) == ["s1", "s2", "s3", "s4"]


@pytest.mark.parametrize(("scene", "value"), [("wavelength/clue", "tea"), ("wavelength/guess", 20)])
def test_while_paused_nothing_is_answered_and_the_time_stands(scene, value):
    table = dials_of(3).skips_to(scene)
    table.passes(10)
    left = table.room.clock.left(table.clock.now)
    table.host.hosts("pause")
    assert refusal(lambda: table.says(table.waits_for[0], value)) == "paused"
    table.passes(100)
    assert (table.scene, table.left) == (scene, left)
