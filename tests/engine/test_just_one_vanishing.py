"""Clues that vanish in Just One: equal ones, and the secret word itself (just-one.md, "Vanishing"; words.md, "The judge")."""

import pytest

from engine.games.just_one import vanished
from engine.words.judge import same
from engine.words.packs import Entry
from tests.engine import judge_english, judge_spanish
from tests.engine.rings import cards_of

BOAT = Entry("boat", ("vessel", "sailing ship"), ("raft",))


def written(*clues):
    return {f"s{place}": clue for place, clue in enumerate(clues, 1)}


def lost(*clues, secret=BOAT, lang="en"):
    """The clues that vanish, in their groups."""
    given = written(*clues)
    return [[given[seat] for seat in group] for group in vanished(given, secret, lang)]


# Equal clues


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("en", "hull", "hull"),
        ("en", "hull", "HULL"),
        ("en", "Hull", "hull!"),
        ("en", "café", "cafe"),
        ("en", "sail", "sails"),
        ("en", "wolf", "wolves"),
        ("en", "run", "running"),
        ("en", "ice-cream", "icecream"),
        ("en", "grey", "gray"),
        ("en", "$", "$"),
        ("en", "⛵", "⛵"),
        ("es", "río", "rio"),
        ("es", "vela", "velas"),
        ("es", "pez", "peces"),
        ("es", "jugar", "jugando"),
        ("es", "NIÑO", "niños"),
        ("es", "camión", "camiones"),
        ("es", "hierba", "yerba"),
    ],
)
def test_clues_that_are_the_same_word_all_vanish(lang, one, other):
    assert lost(one, other, "third", lang=lang) == [[one, other]]


@pytest.mark.parametrize(
    ("lang", "one", "other"),
    [
        ("en", "sea", "seat"),
        ("en", "universe", "university"),
        ("en", "sail", "sailor"),
        ("en", "$", "!"),
        ("en", "$", "dollar"),
        ("es", "año", "ano"),
        ("es", "casa", "caso"),
        ("es", "puerto", "puerta"),
    ],
)
def test_different_words_do_not(lang, one, other):
    assert lost(one, other, lang=lang) == []


@pytest.mark.parametrize(
    ("lang", "pairs", "vanish"),
    [
        ("en", judge_english.SAME, True),
        ("es", judge_spanish.SAME, True),
        ("en", judge_english.DIFFERENT, False),
        ("es", judge_spanish.DIFFERENT, False),
    ],
)
def test_vanishing_is_the_judges_same_word_and_nothing_else(lang, pairs, vanish):
    secret = Entry("zorvquib")
    assert [pair for pair in pairs if bool(lost(*pair, secret=secret, lang=lang)) is not vanish] == []


def test_all_of_three_equal_ones_vanish_and_not_all_but_one():
    assert lost("sail", "deck", "Sails", "sail") == [["sail", "Sails", "sail"]]


def test_two_groups_vanish_each_by_itself():
    assert lost("sail", "deck", "sails", "decks", "hull") == [["sail", "sails"], ["deck", "decks"]]


def test_a_clue_that_is_a_form_of_two_others_brings_them_into_one_group():
    assert same("leaf", "leaves", "en") and same("leaves", "leave", "en") and not same("leaf", "leave", "en")
    for clues in (("leaf", "leave", "leaves"), ("leaves", "leaf", "leave"), ("leave", "leaves", "leaf")):
        assert [sorted(group) for group in lost(*clues)] == [["leaf", "leave", "leaves"]]
    assert lost("leaf", "leave", "Leave", "leaves") == [["leaf", "leave", "Leave", "leaves"]]


# The secret word


@pytest.mark.parametrize(
    ("lang", "secret", "clue"),
    [
        ("en", BOAT, "boat"),
        ("en", BOAT, "BOATS"),
        ("en", BOAT, "boating"),
        ("en", BOAT, "vessel"),
        ("en", BOAT, "Vessels"),
        ("en", BOAT, "sailing-ships"),
        ("en", Entry("ice cream"), "ice-creams"),
        ("en", Entry("cactus"), "cacti"),
        ("es", Entry("autobús", ("guagua", "camión")), "autobus"),
        ("es", Entry("autobús", ("guagua", "camión")), "Autobuses"),
        ("es", Entry("autobús", ("guagua", "camión")), "guaguas"),
        ("es", Entry("autobús", ("guagua", "camión")), "camiones"),
        ("es", Entry("perrito caliente"), "perritos-calientes"),
        ("es", Entry("nadar"), "nadando"),
    ],
)
def test_a_clue_that_is_the_secret_word_or_a_form_or_another_name_of_it_vanishes_alone(lang, secret, clue):
    assert lost(clue, "third", secret=secret, lang=lang) == [[clue]]


@pytest.mark.parametrize(
    ("lang", "secret", "clue"),
    [
        ("en", BOAT, "lifeboat"),
        ("en", BOAT, "raft"),
        ("en", BOAT, "ship"),
        ("en", Entry("ice cream"), "cream"),
        ("en", Entry("sea"), "seat"),
        ("es", Entry("año"), "ano"),
        ("es", Entry("perrito caliente"), "perrito"),
    ],
)
def test_a_near_word_a_part_and_a_longer_word_stay(lang, secret, clue):
    assert lost(clue, secret=secret, lang=lang) == []


def test_two_names_of_the_secret_are_two_groups_unless_they_are_equal():
    assert lost("boat", "vessel", "boats") == [["vessel"], ["boat", "boats"]]


def test_the_decoy_of_the_pair_is_a_clue_like_any_other():
    table = cards_of(3, "boat / raft").until_the_word_is("boat").writes("raft", "hull")
    assert sorted(table.facts["clues"]) == ["hull", "raft"]


# What the guesser sees then


def test_the_guesser_sees_what_is_left_without_names():
    table = cards_of(5, "boat").writes("Sail", "hull", "sails", "deck")
    guesser = table.by_seat(table.guesser)
    assert sorted(guesser.facts["clues"]) == ["deck", "hull"] == sorted(guesser.ask["clues"])
    assert guesser.facts["lost"] == 2
    assert set(guesser.facts) == {"guesser", "card", "cards", "right", "clues", "lost"}
    assert guesser.card is None


def test_it_comes_in_a_shuffled_order():
    orders = set()
    for _ in range(30):
        orders.add(tuple(cards_of(4, "boat").writes("hull", "deck", "sail").facts["clues"]))
    assert len(orders) > 2


def test_board_and_phones_show_the_same_clues_in_the_same_order():
    table = cards_of(5, "boat").writes("sail", "hull", "mast", "deck")
    assert all(phone.facts == table.facts for phone in table.phones)


def test_what_has_vanished_is_on_no_screen_but_its_givers():
    table = cards_of(4, "boat").writes("sail", "sails", "hull")
    one, other, third = table.others
    assert table.card_of(one) == {"word": "boat", "clue": "sail", "lost": True}
    assert table.card_of(other) == {"word": "boat", "clue": "sails", "lost": True}
    assert table.card_of(third) == {"word": "boat", "clue": "hull", "lost": False}
    for screen in (table.board, table.by_seat(table.guesser), table.by_seat(third)):
        assert "sail" not in str(screen.view)


def test_a_giver_who_wrote_nothing_sees_the_word_alone():
    table = cards_of(4, "boat").writes("sail", None, "hull")
    assert table.card_of(table.others[1]) == {"word": "boat"}


@pytest.mark.parametrize(
    ("clues", "lost"),
    [
        (("sail", "sails", "SAIL"), 3),
        (("boat", "Boats", "boat"), 3),
        ((None, None, None), 0),
        (("boat", None, None), 1),
    ],
)
@pytest.mark.parametrize("guess", ["boat", None])
def test_if_nothing_is_left_the_guesser_is_told_so_and_may_still_guess_or_skip(clues, lost, guess):
    table = cards_of(4, "boat").writes(*clues)
    guesser = table.by_seat(table.guesser)
    assert (table.scene, table.facts["clues"], table.facts["lost"]) == ("just_one/guess", [], lost)
    assert guesser.ask == {"kind": "guess", "most": 60, "may_skip": True, "clues": []}
    table.guesses(guess)
    assert (table.scene, table.facts["right"]) == ("just_one/reveal", int(guess == "boat"))
