"""A match of Just One: its cards, the rotation, the label, and one more (just-one.md)."""

import pytest

from engine.games.just_one import label, result
from tests.engine.players import refusal
from tests.engine.rings import CardTable, cards_of, lobby_at

# Two cards per seat


@pytest.mark.parametrize(("seats", "cards"), [(3, 6), (4, 8), (5, 10), (6, 12), (7, 14)])
def test_a_match_is_two_cards_per_seat(seats, cards):
    table, told = cards_of(seats), []
    while not table.is_over:
        assert table.facts["cards"] == cards
        told.append(table.facts["card"])
        table.next_round()
    assert told == list(range(1, cards + 1))
    assert table.facts["cards"] == cards


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_guesser_rotates_in_one_order_each_twice(seats):
    guessers = cards_of(seats).turns()
    assert guessers[:seats] == guessers[seats:]
    assert sorted(guessers[:seats]) == [f"s{n}" for n in range(1, seats + 1)]


def test_the_order_is_shuffled():
    assert len({tuple(cards_of(3).turns(3)) for _ in range(30)}) > 2


def test_every_card_has_another_word():
    table, words = cards_of(7), []
    while not table.is_over:
        words.append(table.word)
        table.next_round()
    assert len(set(words)) == 14


@pytest.mark.parametrize("times", [1, 3])
def test_one_or_three_cards_per_seat_are_options(times):
    table = cards_of(4, rounds_per_seat=times)
    assert table.facts["cards"] == 4 * times
    guessers = table.turns()
    assert guessers == guessers[:4] * times and len(set(guessers)) == 4


def test_times_are_options():
    table = cards_of(3, clue_seconds=77, guess_seconds=11)
    assert table.left == 77
    assert table.writes("one", "two").left == 11
    assert table.guesses("boat").left == 60


def test_no_limit_is_allowed_for_both():
    table = cards_of(3, clue_seconds=None, guess_seconds=None)
    for scene in ("just_one/write", "just_one/guess"):
        table.skips_to(scene)
        table.passes(10_000)
        assert (table.scene, table.left) == (scene, None)


def test_the_options_as_they_come():
    table = lobby_at(CardTable, 3)
    assert table.options == {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2}
    for option, value in (
        ("clue_seconds", 0),
        ("guess_seconds", "auto"),
        ("rounds_per_seat", 4),
        ("laps", 2),
    ):
        assert refusal(lambda change={option: value}: table.configures(**change)) == "bad_option"


# The final label


@pytest.mark.parametrize(
    ("right", "cards", "name"),
    [
        (20, 20, "telepathic"),
        (17, 20, "telepathic"),
        (12, 14, "telepathic"),
        (16, 20, "sharp"),
        (5, 6, "sharp"),
        (11, 13, "sharp"),  # 84.6
        (12, 20, "sharp"),
        (6, 10, "sharp"),
        (59, 100, "solid"),
        (7, 12, "solid"),
        (7, 20, "solid"),
        (34, 100, "warming_up"),
        (2, 6, "warming_up"),
        (3, 20, "warming_up"),
        (14, 100, "tough_deck"),
        (2, 14, "tough_deck"),  # 14.3
        (1, 7, "tough_deck"),
        (0, 6, "tough_deck"),
    ],
)
def test_the_label_goes_by_the_share_of_right_cards(right, cards, name):
    assert label(right, cards) == name


@pytest.mark.parametrize(
    ("percent", "name", "below"),
    [
        (85, "telepathic", "sharp"),
        (60, "sharp", "solid"),
        (35, "solid", "warming_up"),
        (15, "warming_up", "tough_deck"),
    ],
)
def test_the_share_is_compared_unrounded(percent, name, below):
    assert label(percent * 10, 1000) == name
    assert label(percent * 10 - 1, 1000) == below
    assert label(percent * 1000 - 1, 100_000) == below


def test_where_no_card_was_played_there_is_no_label():
    assert label(0, 0) is None
    table = cards_of(3)
    table.host.hosts("end")
    assert (table.facts["label"], table.facts["right"], table.facts["cards"]) == (None, 0, 0)


@pytest.mark.parametrize(
    ("right", "name"), [(6, "telepathic"), (5, "sharp"), (3, "solid"), (1, "warming_up"), (0, "tough_deck")]
)
def test_a_match_ends_with_its_label(right, name):
    table = cards_of(3, "boat", "hat")
    for card in range(6):
        table.guesses(table.word if card < right else "napkin")
        table.skips(2)
    assert (table.scene, table.facts["label"]) == ("result", name)
    assert (table.facts["right"], table.facts["cards"]) == (right, 6)


def test_it_is_cooperative_nobody_wins_and_nobody_has_points():
    table = cards_of(3, "boat")
    for _ in range(6):
        table.guesses("boat").skips(2)
    assert (table.facts["winners"], set(table.facts["scores"].values())) == ([], {0})
    assert result({"right": 1, "played": 2}, {"s1": 0})["winners"] == []


# Ended early, idle, again


def test_a_match_ended_in_the_story_counts_its_card():
    table = cards_of(3, "boat").guesses("boat")
    table.host.hosts("end")
    assert (table.scene, table.facts["right"], table.facts["cards"]) == ("result", 1, 1)
    assert table.facts["label"] == "telepathic"


@pytest.mark.parametrize("scene", ["just_one/write", "just_one/guess"])
def test_a_match_ended_before_the_story_does_not(scene):
    table = cards_of(3, "boat").guesses("boat")
    table.skips(2)
    table.skips_to(scene)
    table.host.hosts("end")
    assert (table.facts["right"], table.facts["cards"]) == (1, 1)


def test_everybody_idle_for_a_whole_match_comes_to_the_end():
    table = cards_of(3, "boat")
    table.passes(6 * (60.5 + 45.5 + 60.5) + 1)
    facts = table.facts
    assert (table.scene, facts["label"], facts["right"], facts["cards"]) == ("result", "tough_deck", 0, 6)
    stories = [view["facts"] for view in table.board.views if view["scene"] == "just_one/reveal"]
    assert {story["card"] for story in stories} == set(range(1, 7))
    assert all(story["clues"] == [] and story["guess"] is None for story in stories)


def test_again_begins_at_the_first_card_with_none_right_and_another_order():
    table, orders = cards_of(7, rounds_per_seat=1), set()
    for _ in range(3):
        assert (table.facts["card"], table.facts["right"]) == (1, 0)
        table.guesses(table.word).skips(2)
        assert table.facts["right"] == 1
        table.turns()
        orders.add(tuple(table.order))
        table.host.hosts("again")
    assert len(orders) > 1


def test_again_does_not_bring_the_same_words():
    table, words = cards_of(3), []
    for _ in range(2):
        while not table.is_over:
            words.append(table.word)
            table.next_round()
        table.host.hosts("again")
    assert len(set(words)) == 12
