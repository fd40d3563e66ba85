"""The guess in Just One and its verdict (just-one.md, "The guess"; words.md, "Exact guess", "Close guess")."""

import pytest

from tests.engine.players import refusal
from tests.engine.rings import cards_of

BOAT = "boat = vessel ~ raft / canoe"


def guessing(*lines, lang="en"):
    table = cards_of(3, *(lines or ("boat",)), lang=lang)
    return table.writes("klu", "flum")


def verdict(line, word, guess, lang="en"):
    """What a guess at the word is worth."""
    return cards_of(3, line, lang=lang).until_the_word_is(word).guesses(guess).facts["verdict"]


# One guess, or a skip


def test_the_guesser_alone_is_asked():
    table = guessing()
    assert table.asked() == {table.guesser: "guess"} and table.waits_for == [table.guesser]
    assert {seat["id"]: seat["asked"] for seat in table.board.view["seats"]}[table.guesser]
    ask = table.ask_of(table.guesser)
    assert {**ask, "clues": sorted(ask["clues"])} == {
        "kind": "guess",
        "most": 60,
        "may_skip": True,
        "clues": ["flum", "klu"],
    }


def test_givers_still_see_the_word_and_guess_nothing():
    table = guessing()
    for seat in table.others:
        assert table.card_of(seat)["word"] == "boat"
        assert refusal(lambda seat=seat: table.says(seat, "boat")) == "not_asked"


def test_the_guesser_and_the_board_still_do_not_see_the_word():
    table = guessing()
    guesser = table.by_seat(table.guesser)
    assert guesser.card is None
    for screen in (guesser, table.board):
        assert "boat" not in str(screen.view)


def test_there_is_one_guess():
    table = guessing("boat", "hat")
    guesser, step = table.by_seat(table.guesser), table.room.step
    guesser.answers("boot")
    assert table.scene == "just_one/reveal"
    assert refusal(lambda: guesser.answers("boat", step)) == "stale_step"
    assert table.facts["guess"] == "boot"


@pytest.mark.parametrize("guess", ["x", "a big old boat", "é" * 60, "$", " boat "])
def test_a_guess_has_one_to_sixty_characters_and_may_be_several_words(guess):
    table = guessing().guesses(guess)
    assert (table.scene, table.facts["guess"]) == ("just_one/reveal", guess.strip())


@pytest.mark.parametrize(
    ("guess", "code"),
    [("", "bad_value"), (" ", "bad_value"), (7, "bad_value"), (False, "bad_value"), ("x" * 61, "too_long")],
)
def test_what_is_no_guess_is_refused_and_the_guesser_may_guess_again(guess, code):
    table = guessing()
    assert refusal(lambda: table.guesses(guess)) == code
    assert table.scene == "just_one/guess"
    assert table.guesses("boat").facts["verdict"] == "exact"


def test_the_guesser_may_skip():
    table = guessing().guesses(None)
    facts = table.facts
    assert (facts["guess"], facts["skipped"], facts["verdict"]) == (None, True, None)


def test_a_clue_cannot_be_skipped():
    table = cards_of(3)
    assert refusal(lambda: table.says(table.others[0], None)) == "bad_value"


def test_the_guesser_has_forty_five_seconds():
    table = guessing()
    assert table.left == 45
    table.passes(45.4)
    assert table.scene == "just_one/guess"
    table.passes(0.2)
    assert table.scene == "just_one/reveal"


@pytest.mark.parametrize("ends_it", [lambda table: table.passes(45.6), lambda table: table.skips()])
def test_where_time_runs_out_there_is_no_guess_and_no_verdict(ends_it):
    table = guessing()
    ends_it(table)
    facts = table.facts
    assert (facts["guess"], facts["skipped"], facts["verdict"], facts["right"]) == (None, False, None, 0)


def test_a_guess_that_comes_later_is_too_late():
    table = guessing()
    guesser, step = table.by_seat(table.guesser), table.room.step
    table.passes(45.6)
    assert refusal(lambda: guesser.answers("boat", step)) == "too_late"
    assert table.facts["right"] == 0


@pytest.mark.parametrize("passes", [lambda table: table.guesses(None), lambda table: table.passes(45.6)])
def test_a_skip_or_no_guess_in_time_is_a_card_played_and_not_a_right_one(passes):
    table = guessing()
    passes(table)
    table.skips(2)
    assert (table.facts["card"], table.facts["right"]) == (2, 0)
    table.host.hosts("end")
    assert (table.facts["cards"], table.facts["right"]) == (1, 0)


# Right is exact


@pytest.mark.parametrize(
    ("line", "word", "guess", "lang"),
    [
        (BOAT, "boat", "boat", "en"),
        (BOAT, "boat", "The Boats!", "en"),
        (BOAT, "boat", "vessel", "en"),
        (BOAT, "boat", "vessels", "en"),
        ("ice cream", "ice cream", "icecreams", "en"),
        ("autobús = guagua, camión", "autobús", "autobuses", "es"),
        ("autobús = guagua, camión", "autobús", "la guagua", "es"),
        ("autobús = guagua, camión", "autobús", "camion", "es"),
        ("pez", "pez", "los peces", "es"),
    ],
)
def test_right_is_the_same_word(line, word, guess, lang):
    table = cards_of(3, line, lang=lang).until_the_word_is(word).guesses(guess)
    assert (table.facts["verdict"], table.facts["right"]) == ("exact", 1)


@pytest.mark.parametrize(
    ("line", "word", "guess", "lang"),
    [
        ("umbrella", "umbrella", "umbrela", "en"),
        ("fish", "fish", "fihs", "en"),
        ("ice cream", "ice cream", "cream", "en"),
        (BOAT, "boat", "raft", "en"),
        ("paraguas", "paraguas", "paragaus", "es"),
        ("perrito caliente", "perrito caliente", "perritos", "es"),
    ],
)
def test_a_slip_a_whole_part_or_a_near_word_is_close_and_not_right(line, word, guess, lang):
    table = cards_of(3, line, lang=lang).until_the_word_is(word).guesses(guess)
    assert (table.facts["verdict"], table.facts["right"]) == ("close", 0)


@pytest.mark.parametrize(
    ("line", "word", "guess", "lang"),
    [
        (BOAT, "boat", "canoe", "en"),
        (BOAT, "boat", "coat", "en"),
        ("pepper ~ salt / salt", "pepper", "salt", "en"),
        ("ice cream", "ice cream", "ice", "en"),
        ("año", "año", "ano", "es"),
        ("boat", "boat", "napkin", "en"),
    ],
)
def test_another_word_is_wrong_and_the_decoy_is_never_close(line, word, guess, lang):
    assert verdict(line, word, guess, lang) == "wrong"


def test_right_cards_are_counted_from_card_to_card():
    table, right = cards_of(3, *(f"{word}ck" for word in ("zorv", "quib", "flem", "drax"))), []
    for guess in (True, False, True, None, True, True):
        right.append(table.facts["right"])
        table.guesses(table.word if guess else "napkin" if guess is False else None)
        table.skips(2)
    assert right == [0, 1, 1, 2, 2, 3]
    assert (table.facts["right"], table.facts["cards"]) == (4, 6)
