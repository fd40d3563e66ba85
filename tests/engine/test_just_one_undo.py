"""Undo, restarts and pauses in every scene of Just One (common.md, "The host may, at any time")."""

import pytest

from tests.engine.players import refusal, shown
from tests.engine.rings import cards_of


def screens(table):
    return [
        {part: value for part, value in shown(screen).items() if part not in ("step", "host")}
        for screen in (table.board, *table.phones)
    ]


def undo(table):
    undo = table.host.view["host"]["undo"]
    return undo and (undo["code"], undo["seat"])


# Undo


def test_a_clue_can_be_taken_back():
    table = cards_of(4)
    before, giver = screens(table), table.others[1]
    table.says(giver, "sail")
    assert undo(table) == ("clue", giver)
    table.host.undoes()
    assert screens(table) == before
    table.says(giver, "hull")
    assert table.by_seat(giver).mine["sent"] == "hull"


def test_a_changed_clue_is_undone_to_the_clue_before():
    table = cards_of(4)
    giver = table.others[0]
    for clue in ("sail", "hull", "deck"):
        table.says(giver, clue)
    for clue in ("hull", "sail"):
        table.host.undoes()
        mine = table.by_seat(giver).mine
        assert (mine["sent"], mine["answered"]) == (clue, True)
    table.host.undoes()
    assert (table.by_seat(giver).mine["sent"], undo(table)) == (None, None)


def test_a_clue_that_was_taken_back_to_the_one_before_may_be_changed_again():
    table = cards_of(3)
    giver, last = table.others
    table.says(giver, "sail")
    table.says(giver, "hull")
    table.host.undoes()
    table.says(giver, "hull")
    table.says(last, "deck")
    assert sorted(table.facts["clues"]) == ["deck", "hull"]


def test_the_last_clue_is_taken_back_into_the_writing():
    table = cards_of(4)
    one, two, three = table.others
    table.says(one, "sail")
    table.says(two, "hull")
    before = screens(table)
    table.says(three, "deck")
    assert table.scene == "just_one/guess"
    table.host.undoes()
    assert screens(table) == before
    table.says(two, "mast")
    table.says(three, "deck")
    assert sorted(table.facts["clues"]) == ["deck", "mast", "sail"]


@pytest.mark.parametrize(
    ("ends_it", "code"),
    [(lambda table: table.passes(60.6), "time_up"), (lambda table: table.skips(), "skip")],
)
def test_the_end_of_the_writing_can_be_taken_back(ends_it, code):
    table = cards_of(4)
    table.says(table.others[0], "sail")
    before = screens(table)
    ends_it(table)
    assert undo(table) == (code, None)
    table.host.undoes()
    assert screens(table) == before


def test_the_word_and_the_order_of_the_clues_are_the_same_after_an_undo():
    table = cards_of(7).writes("a1", "b2", "c3", "d4", "e5", "f6")
    clues, word = table.facts["clues"], table.word
    table.host.undoes()
    assert table.word == word
    table.says(table.others[5], "f6")
    assert table.facts["clues"] == clues


def test_undo_goes_back_to_the_start_of_the_card_and_no_further():
    table = cards_of(4).next_round()
    first = screens(table)
    table.writes("one", "two", "three")
    for _ in range(3):
        table.host.undoes()
    assert screens(table) == first and undo(table) is None
    assert refusal(lambda: table.host.hosts("undo")) == "not_now"


@pytest.mark.parametrize(
    "ends_it",
    [
        lambda table: table.guesses("napkin"),
        lambda table: table.guesses(None),
        lambda table: table.skips(),
        lambda table: table.passes(45.6),
        lambda table: table.guesses("napkin").skips(),
        lambda table: table.guesses("napkin").says("s1", True),
    ],
)
def test_never_past_the_reveal(ends_it):
    table = cards_of(3, "boat").writes("sail", "hull")
    ends_it(table)
    assert (table.scene, undo(table)) == ("just_one/reveal", None)
    assert refusal(lambda: table.host.hosts("undo")) == "not_now"


def test_but_for_a_ruling_of_the_host():
    table = cards_of(3, "boat").guesses("napkin")
    for verdict in ("exact", "close", "exact"):
        table.host.hosts("overrule", verdict=verdict)
    for verdict, right in (("close", 0), ("exact", 1)):
        assert undo(table) == ("overrule", None)
        table.host.undoes()
        assert (table.facts["verdict"], table.facts["ruled"], table.facts["right"]) == (verdict, True, right)
    table.host.undoes()
    assert (table.facts["verdict"], table.facts["ruled"], table.facts["right"]) == ("wrong", False, 0)
    assert undo(table) is None
    table.skips(2)
    assert table.facts["right"] == 0


def test_a_ruling_can_be_taken_back_when_the_story_was_told():
    table = cards_of(3, "boat").guesses("napkin")
    table.host.hosts("overrule", verdict="exact")
    table.says("s2", True)
    table.skips()
    assert undo(table) == ("overrule", None)
    table.host.undoes()
    assert (table.scene, table.facts["verdict"]) == ("just_one/reveal", "wrong")


# A restart, a pause


@pytest.mark.parametrize("scene", ["just_one/write", "just_one/guess", "just_one/reveal"])
@pytest.mark.parametrize("number", [1, 3])
def test_a_restart_in_any_scene_changes_nothing(scene, number):
    table = cards_of(4).reaches("just_one/write", number)
    first, second, third = table.others
    table.says(first, "sail")
    table.says(second, "hull")
    table.says(first, "deck")
    if scene != "just_one/write":
        table.says(third, "Decks")
    if scene == "just_one/reveal":
        table.guesses("napkin")
        table.host.hosts("overrule", verdict="close")
        table.says(first, True)
    before, taken_back = screens(table), undo(table)
    table.passes(10)
    table.restarts()
    assert (table.scene, screens(table), undo(table)) == (scene, before, taken_back)
    assert len(table.turns()) == 9 - number


@pytest.mark.parametrize(("scene", "value"), [("just_one/write", "tea"), ("just_one/guess", None)])
def test_while_paused_nothing_is_answered_and_the_time_stands(scene, value):
    table = cards_of(3).skips_to(scene)
    table.passes(10)
    left = table.room.clock.left(table.clock.now)
    table.host.hosts("pause")
    assert refusal(lambda: table.says(table.waits_for[0], value)) == "paused"
    table.passes(100)
    assert (table.scene, table.left) == (scene, left)
