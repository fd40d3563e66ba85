"""Who leaves during Just One, and cards that are void (just-one.md, "A void card"; common.md, "Seats, devices")."""

import pytest

from tests.engine.rings import cards_in, cards_of, without

BEFORE_THE_REVEAL = ("just_one/write", "just_one/guess")
EVERY = (*BEFORE_THE_REVEAL, "just_one/reveal")

# A giver leaves


def test_a_giver_who_left_is_not_waited_for():
    table = cards_in("just_one/write")
    gone, *others = table.others
    table.goes(gone)
    assert gone not in table.waits_for and table.scene == "just_one/write"
    for seat in others:
        table.says(seat, f"klu{seat}")
    assert table.scene == "just_one/guess" and len(table.facts["clues"]) == 3


def test_the_last_giver_awaited_who_leaves_ends_the_writing():
    table = cards_in("just_one/write")
    *others, gone = table.others
    for seat in others:
        table.says(seat, f"klu{seat}")
    table.goes(gone)
    assert (table.scene, len(table.facts["clues"])) == ("just_one/guess", 3)


def test_the_clue_of_a_giver_who_left_stands():
    table = cards_in("just_one/write")
    gone, one, two, three = table.others
    table.says(gone, "sail")
    table.goes(gone)
    assert table.scene == "just_one/write"
    for seat, clue in ((one, "hull"), (two, "deck"), (three, "mast")):
        table.says(seat, clue)
    assert sorted(table.facts["clues"]) == ["deck", "hull", "mast", "sail"]
    table.guesses(None)
    assert table.told(gone) == {"seat": gone, "word": "sail", "lost": False, "group": None}


def test_it_still_makes_an_equal_clue_vanish():
    table = cards_in("just_one/write")
    gone, one, two, three = table.others
    table.says(gone, "sail")
    table.goes(gone)
    for seat, clue in ((one, "sails"), (two, "deck"), (three, "mast")):
        table.says(seat, clue)
    assert (sorted(table.facts["clues"]), table.facts["lost"]) == (["deck", "mast"], 2)


def test_the_clue_of_a_giver_who_leaves_while_the_guesser_thinks_stands():
    table = cards_in("just_one/write").writes("sail", "hull", "deck", "mast")
    clues, gone = table.facts["clues"], table.others[0]
    table.goes(gone)
    assert (table.scene, table.facts["clues"]) == ("just_one/guess", clues)
    assert table.guesses(None).told(gone)["word"] == "sail"


def test_a_giver_who_leaves_during_the_story_changes_nothing_in_it():
    table = cards_in("just_one/reveal")
    before = dict(table.facts)
    table.goes(table.others[0])
    assert (table.scene, table.facts) == ("just_one/reveal", before)


# The guesser leaves


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_where_the_guesser_leaves_the_card_is_void_and_not_counted(scene):
    table = cards_in(scene)
    right, word, gone = table.facts["right"], table.word, table.guesser
    table.goes(gone)
    assert (table.scene, table.facts["card"]) == ("just_one/write", 2)
    assert "voided" in table.board.told and gone not in table.room.table.seats
    assert table.facts["right"] == right and table.word != word


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
@pytest.mark.parametrize("number", [2, 5, 6, 9])
def test_where_the_guesser_is_gone_the_rotation_goes_on(scene, number):
    table = cards_in(scene, number=number)
    gone, turns = table.guesser, table.order
    table.goes(gone)
    following = without(turns[number:], gone)
    assert table.facts["cards"] == number - 1 + len(following)
    assert table.turns() == following
    assert table.facts["cards"] == number - 1 + len(following)


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_where_the_first_guesser_leaves_the_others_guess_twice_each(scene):
    table = cards_in(scene, number=1)
    gone = table.guesser
    table.goes(gone)
    turns = table.turns()
    assert sorted(turns[:4]) == without(("s1", "s2", "s3", "s4", "s5"), gone)
    assert turns[4:] == turns[:4]


def test_a_guesser_who_leaves_during_the_story_voids_nothing():
    table = cards_in("just_one/guess")
    gone, right, turns = table.guesser, table.facts["right"], table.order
    table.guesses(table.word)
    table.goes(gone)
    assert (table.scene, table.facts["right"]) == ("just_one/reveal", right + 1)
    table.skips(2)
    assert table.facts["right"] == right + 1
    assert table.turns() == without(turns[2:], gone)


@pytest.mark.parametrize("scene", EVERY)
def test_the_cards_of_a_giver_who_left_are_passed_over(scene):
    table = cards_in(scene)
    gone, turns = table.order[2], table.order
    table.goes(gone)
    assert table.turns() == without(turns[1:], gone)
    assert table.facts["cards"] == 8


def test_from_scene_to_scene_the_match_is_as_long_as_those_who_are_there_make_it():
    table = cards_in("just_one/write", seats=6, number=1)
    assert table.length == 12
    for scene, length in (("just_one/guess", 10), ("just_one/reveal", 8)):
        table.goes(table.others[0])
        assert table.skips_to(scene).length == length


# The last places


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_where_the_guesser_of_the_last_card_leaves_the_match_ends_with_what_there_is(scene):
    table = cards_of(4, phones="led")
    for _ in range(2):
        table.guesses(table.word).skips(2)
    table.reaches(scene, 8)
    table.goes(table.guesser)
    assert (table.scene, table.facts["cards"], table.facts["right"]) == ("result", 7, 2)
    assert table.facts["label"] == "warming_up"


@pytest.mark.parametrize("scene", EVERY)
def test_where_only_cards_of_seats_that_left_are_to_come_the_card_is_the_last(scene):
    table = cards_in(scene, seats=4, number=7)
    table.goes(table.order[7])
    table.next_round()
    assert (table.scene, table.facts["cards"]) == ("result", 7)


# Below the smallest table


@pytest.mark.parametrize("who", ["guesser", "giver"])
@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_below_three_the_match_ends_with_what_there_is(scene, who):
    table = cards_of(3, phones="led").guesses("napkin")
    table.host.hosts("overrule", verdict="exact")
    table.skips(2)
    table.skips_to(scene)
    table.goes(table.guesser if who == "guesser" else table.others[0])
    assert (table.scene, table.board.told[-1]) == ("result", "too_few_left")
    assert (table.facts["right"], table.facts["cards"]) == (1, 1)


def test_below_three_in_the_story_its_card_counts():
    table = cards_of(3, "boat", phones="led").guesses("boat")
    table.goes(table.guesser)
    assert (table.scene, table.facts["right"], table.facts["cards"]) == ("result", 1, 1)


# Void


@pytest.mark.parametrize("scene", EVERY)
@pytest.mark.parametrize("number", [1, 2, 10])
def test_a_void_card_is_dealt_anew_to_the_same_place_in_the_rotation(scene, number):
    table = cards_in(scene, number=number)
    guesser, right = table.guesser, table.facts["right"]
    for _ in range(3):
        table.host.hosts("void")
        assert (table.scene, table.guesser, table.facts["card"]) == ("just_one/write", guesser, number)
        assert table.facts["right"] == right
    assert table.turns() == table.order[number - 1 :]
    assert table.facts["cards"] == 10


def test_a_void_card_is_not_counted_even_if_it_was_right():
    table = cards_of(3, "boat").guesses("boat")
    table.host.hosts("void")
    assert (table.facts["card"], table.facts["right"]) == (1, 0)
    table.host.hosts("end")
    assert (table.facts["cards"], table.facts["right"], table.facts["label"]) == (0, 0, None)


def test_a_voided_word_counts_as_seen():
    table, words = cards_of(3, "boat", "hat", "tree", "lamp"), []
    for _ in range(4):
        words.append(table.word)
        table.host.hosts("void")
    assert sorted(words) == ["boat", "hat", "lamp", "tree"]
    assert table.word != words[-1]


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_guesser_whom_the_host_removes_is_one_that_has_left(scene):
    table = cards_in(scene)
    gone = table.guesser
    table.host.hosts("remove", seat=gone)
    assert (table.scene, table.facts["card"]) == ("just_one/write", 2)
    assert gone not in table.room.table.seats


@pytest.mark.parametrize("scene", BEFORE_THE_REVEAL)
def test_a_scene_that_waits_only_for_people_who_are_away_ends_after_thirty_seconds(scene):
    table = cards_in(scene)
    for seat in table.waits_for:
        table.by_seat(seat).drops()
    table.passes(29)
    assert table.scene == scene
    table.passes(1.1)
    assert table.scene == EVERY[EVERY.index(scene) + 1]
