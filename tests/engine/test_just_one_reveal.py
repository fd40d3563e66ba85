"""The story of a card of Just One, and the host's overrule while it is on the board (just-one.md, "Reveal", "The guess")."""

import pytest

from tests.engine.players import refusal
from tests.engine.rings import cards_of

VERDICTS = ("exact", "close", "wrong")


def told(guess="boot", seats=5, clues=("sail", "hull", "sails", "deck")):
    return cards_of(seats, "boat").writes(*clues).guesses(guess)


# What is told


def test_the_reveal_tells_the_guess_and_the_word():
    facts = told("napkin").facts
    assert (facts["word"], facts["guess"], facts["verdict"], facts["ruled"]) == (
        "boat",
        "napkin",
        "wrong",
        False,
    )


def test_it_tells_all_clues_with_their_givers():
    table = told()
    clues = [(clue["seat"], clue["word"]) for clue in table.facts["clues"]]
    assert clues == list(zip(table.others, ("sail", "hull", "sails", "deck"), strict=True))


def test_the_vanished_ones_are_crossed_out_in_their_groups():
    table = told(seats=7, clues=("sail", "hull", "sails", "boats", "hull", "deck"))
    groups: dict = {}
    for clue in table.facts["clues"]:
        assert clue["lost"] is (clue["group"] is not None)
        groups.setdefault(clue["group"], []).append(clue["word"])
    assert groups.pop(None) == ["deck"]
    assert sorted(groups.values()) == [["boats"], ["hull", "hull"], ["sail", "sails"]]


def test_who_wrote_nothing_has_no_clue_in_it():
    table = cards_of(4, "boat").writes("sail", None, "hull").guesses("boat")
    assert [clue["seat"] for clue in table.facts["clues"]] == [table.others[0], table.others[2]]


def test_the_order_of_the_clues_does_not_tell_who_was_first():
    table = cards_of(4, "boat")
    for seat in reversed(table.others):
        table.says(seat, f"klu{seat}")
    table.guesses("boat")
    assert [clue["seat"] for clue in table.facts["clues"]] == table.others


def test_it_tells_the_right_cards_with_this_one():
    assert told("boat").facts["right"] == 1
    assert told("napkin").facts["right"] == 0


def test_every_screen_is_told_the_same_and_there_are_no_cards_any_more():
    table = told()
    assert all(phone.facts == table.facts for phone in table.phones)
    assert all(phone.card is None for phone in table.phones)


def test_nobody_has_points():
    table = told("boat")
    table.skips(2)
    assert set(table.scores.values()) == {0}


# The end of the story


def test_everyone_is_asked_whether_they_are_ready():
    table = told()
    assert table.asked() == dict.fromkeys(table.room.table.seats, "ready")
    table.all_ready()
    assert (table.scene, table.facts["card"]) == ("just_one/write", 2)


def test_the_hosts_first_skip_brings_the_story_to_its_end_and_the_second_leaves_it():
    table = told()
    assert table.facts["told"] is False
    table.skips()
    assert (table.scene, table.facts["told"]) == ("just_one/reveal", True)
    table.skips()
    assert table.scene == "just_one/write"


def test_or_sixty_seconds_pass():
    table = told()
    assert table.left == 60
    table.passes(60.4)
    assert table.scene == "just_one/reveal"
    table.passes(0.2)
    assert table.scene == "just_one/write"


# Overrule


def test_a_close_guess_is_shown_as_such_and_the_host_may_count_it():
    table = told("boatt")
    assert (table.facts["verdict"], table.facts["right"]) == ("close", 0)
    table.host.hosts("overrule", verdict="exact")
    assert (table.facts["verdict"], table.facts["ruled"], table.facts["right"]) == ("exact", True, 1)
    table.skips(2)
    assert table.facts["right"] == 1


@pytest.mark.parametrize(("guess", "was"), [("boat", "exact"), ("boatt", "close"), ("napkin", "wrong")])
@pytest.mark.parametrize("verdict", VERDICTS)
def test_every_verdict_can_be_overruled_and_right_follows(guess, was, verdict):
    table = told(guess)
    assert (table.facts["verdict"], table.facts["ruled"]) == (was, False)
    table.host.hosts("overrule", verdict=verdict)
    right = int(verdict == "exact")
    assert (table.facts["verdict"], table.facts["right"]) == (verdict, right)
    table.host.hosts("end")
    assert table.facts["right"] == right


def test_the_host_may_overrule_twice_and_the_last_word_counts():
    table = told("napkin")
    table.host.hosts("overrule", verdict="exact")
    table.host.hosts("overrule", verdict="wrong")
    assert (table.facts["verdict"], table.facts["right"]) == ("wrong", 0)
    table.host.hosts("overrule", verdict="exact")
    table.skips(2)
    assert table.facts["right"] == 1


def test_a_host_who_guessed_may_overrule_too():
    table = cards_of(3, "boat")
    while not table.by_seat(table.guesser).is_host:
        table.next_round()
    table.guesses("napkin")
    assert "overrule" in table.host.moves
    table.host.hosts("overrule", verdict="exact")
    assert table.facts["right"] == 1


def test_who_is_not_host_may_not():
    table = told("napkin")
    assert refusal(lambda: table.phones[1].hosts("overrule", verdict="exact")) == "not_host"


@pytest.mark.parametrize("verdict", [None, "right", True, "", ["exact"]])
def test_no_other_verdict_is_taken(verdict):
    table = told("napkin")
    assert refusal(lambda: table.host.hosts("overrule", verdict=verdict)) == "bad_value"
    assert (table.facts["verdict"], table.facts["ruled"]) == ("wrong", False)


@pytest.mark.parametrize("guess", [lambda table: table.guesses(None), lambda table: table.story()])
def test_where_there_was_no_guess_there_is_no_verdict_to_overrule(guess):
    table = cards_of(3, "boat").writes("sail", "hull")
    guess(table)
    assert (table.scene, "overrule" in table.host.moves) == ("just_one/reveal", False)
    assert refusal(lambda: table.host.hosts("overrule", verdict="exact")) == "no_such_move"


@pytest.mark.parametrize("scene", ["just_one/write", "just_one/guess"])
def test_only_while_the_reveal_is_on_the_board(scene):
    table = told("napkin")
    table.skips(2)
    table.skips_to(scene)
    assert "overrule" not in table.host.moves
    assert refusal(lambda: table.host.hosts("overrule", verdict="exact")) == "no_such_move"


def test_overruling_keeps_who_is_ready_and_what_was_told():
    table = told("napkin")
    table.says("s2", True)
    table.skips()
    table.host.hosts("overrule", verdict="exact")
    assert table.facts["told"] is True
    assert "s2" not in table.waits_for and len(table.waits_for) == 4
    assert table.left == 60
