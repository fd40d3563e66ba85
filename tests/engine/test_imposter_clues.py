"""Typed clues (imposter.md, "Clues", "Someone said the word"), as `parlor` has them."""

import pytest

from tests.engine.players import evening_of, library_of, match_of, refusal, refused


def match_about(*lines, title="Things", **options):
    """Four people with a pack of these lines."""
    evening = evening_of("Ana", "Ben", "Cleo", "Dan", library=library_of(*lines, title=title))
    return evening.configures(**options).starts()


def civilian_says(text, *lines, **options):
    match_about(*lines, **options).to_the_turn_of("civilian").says(text)


# The turn


def test_each_seat_is_asked_in_its_turn_for_a_word_of_up_to_thirty_characters():
    evening = match_of(4)
    evening.all_look()
    order = evening.board.facts["order"]
    for place, seat in enumerate(order):
        facts = evening.board.facts
        assert (facts["turn"], facts["lap"], facts["laps"]) == (seat, 1, 3)
        assert facts["next"] == order[(place + 1) % 4]
        assert evening.turn.ask == {"kind": "clue", "most": 30}
        assert [one["id"] for one in evening.board.view["seats"] if one["asked"]] == [seat]
        evening.turn.says("word")
    assert evening.board.facts["lap"] == 2


def test_after_the_last_turn_nobody_is_next():
    evening = match_of(3, laps=1)
    evening.all_look()
    for _ in range(2):
        evening.turn.says("word")
    assert evening.board.facts["next"] is None


def test_every_clue_appears_beside_its_giver_as_it_is_given():
    evening = match_of(3)
    evening.all_look()
    expected = []
    for word in ("one", "two", "three", "four"):
        expected.append({"seat": evening.turn.id, "lap": evening.board.facts["lap"], "word": word})
        evening.turn.says(word)
        for screen in (evening.board, *evening.phones):
            assert screen.facts["clues"] == expected


def test_a_turn_that_runs_out_is_a_blank_clue_and_passes():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    evening.passes(45.6)
    assert evening.board.facts["clues"] == [{"seat": giver.id, "lap": 1, "word": None}]
    assert evening.turn is not giver and evening.board.view["left"] == 45


def test_after_three_laps_the_vote_is_called_with_all_clues_on_the_board():
    evening = match_of(3)
    evening.all_look()
    for n in range(9):
        assert evening.scene == "imposter/clue"
        evening.turn.says(f"word{n}")
    assert evening.scene == "imposter/vote"
    assert [clue["word"] for clue in evening.board.facts["clues"]] == [f"word{n}" for n in range(9)]


# One word, 1–30 characters


@pytest.mark.parametrize(
    "clue", ["$", "!", "w" * 30, "ice-cream", "it's", "👩‍👩‍👧‍👦", "🎲" * 30, "Ñandú", "ピザ", "עִבְרִית"]
)
def test_a_clue_is_one_run_of_visible_characters(clue):
    evening = match_of(3)
    evening.all_look()
    evening.turn.says(clue)
    assert evening.board.facts["clues"][0]["word"] == clue


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        ("two words", "two_words"),
        ("two\u00a0words", "two_words"),
        ("two\u3000words", "two_words"),
        ("w" * 31, "too_long"),
        ("🎲" * 31, "too_long"),
        ("", "bad_value"),
        ("   ", "bad_value"),
        ("\u200b", "bad_value"),
        ("\u200d\u2060", "bad_value"),
        ("line\nbreak", "bad_value"),
    ],
)
def test_what_is_no_single_word_is_refused(clue, code):
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    assert refusal(lambda: giver.says(clue)) == code
    assert evening.turn is giver and giver.ask["kind"] == "clue"


@pytest.mark.parametrize("clue", ["wo\u200brd", "\u202eword", "word\u200f", "\ufeffword", "w\u2060ord"])
def test_what_nobody_can_see_is_left_out_of_a_clue(clue):
    evening = match_of(3)
    evening.all_look()
    evening.turn.says(clue)
    assert evening.board.facts["clues"][0]["word"] == "word"


# Judged against the giver's own card


@pytest.mark.parametrize(
    "clue", ["banana", "BANANA", "bananas", "bánana", "banana!", "bananarama", "xbananax"]
)
def test_a_civilian_s_clue_is_not_the_word_nor_a_form_of_it_nor_around_it(clue):
    assert refusal(lambda: civilian_says(clue, "banana")) == "own_word"


@pytest.mark.parametrize("clue", ["hottub", "hot-tub", "jacuzzi", "Whirlpool"])
def test_another_name_of_the_word_is_the_word(clue):
    assert refusal(lambda: civilian_says(clue, "hot tub = jacuzzi, whirlpool ~ spa")) == "own_word"


def test_a_part_of_four_letters_or_more_is_refused_and_a_shorter_one_is_not():
    assert refusal(lambda: civilian_says("cream", "ice cream")) == "own_word"
    civilian_says("ice", "ice cream")


@pytest.mark.parametrize("clue", ["fruit", "FRUIT", "fruits"])
def test_a_clue_is_not_the_category_on_the_card(clue):
    for role in ("civilian", "imposter"):
        evening = match_about("apple", title="Fruit")
        giver = evening.to_the_turn_of(role)
        assert refusal(lambda giver=giver: giver.says(clue)) == "own_category"


def test_without_the_category_on_the_card_it_is_an_ordinary_clue():
    evening = match_about("apple", title="Fruit", hint="none")
    evening.to_the_turn_of("imposter").says("fruit")
    assert evening.board.facts["clues"][-1]["word"] == "fruit"
    civilian = evening.to_the_turn_of("civilian")
    assert refusal(lambda: civilian.says("fruit")) == "own_category"


def test_a_clue_already_given_may_be_given_again():
    evening = match_of(3)
    evening.all_look()
    for _ in range(9):
        evening.turn.says("same")
    assert [clue["word"] for clue in evening.board.facts["clues"]] == ["same"] * 9


def test_the_decoy_is_an_ordinary_clue_for_everybody():
    for role in ("civilian", "imposter"):
        evening = match_about("pear / plum").until_the_secret_is("pear")
        evening.to_the_turn_of(role).says("plum")
        assert evening.board.facts["clues"][-1]["word"] == "plum"


@pytest.mark.parametrize("clue", ["banan", "split", "bananarama", "yellow"])
def test_an_imposter_s_clue_gets_no_word_check_so_that_no_refusal_tells_anything(clue):
    evening = match_about("banana = plantain ~ split")
    evening.to_the_turn_of("imposter").says(clue)
    assert evening.scene in ("imposter/clue", "imposter/vote")
    assert evening.board.facts["clues"][-1]["word"] == clue


def test_words_are_judged_in_the_language_of_the_room():
    evening = evening_of("Ana", "Ben", "Cleo", library=library_of("niño"), lang="es").starts()
    giver = evening.to_the_turn_of("civilian")
    assert refusal(lambda: giver.says("niños")) == "own_word"
    giver.says("año")


def test_a_refused_clue_may_be_mended_within_its_time():
    evening = match_about("banana")
    giver = evening.to_the_turn_of("civilian")
    evening.passes(30)
    refused(lambda: giver.says("banana"))
    assert evening.turn is giver
    giver.says("yellow")
    assert evening.board.facts["clues"][-1] == {"seat": giver.id, "lap": 1, "word": "yellow"}


# An imposter says the word


@pytest.mark.parametrize("clue", ["banana", "Bananas", "plantain"])
def test_an_imposter_s_clue_that_is_the_secret_word_ends_the_round_as_caught_and_exactly_guessed(clue):
    evening = match_about("banana = plantain")
    imposter = evening.to_the_turn_of("imposter")
    imposter.says(clue)
    facts = evening.board.facts
    assert (evening.scene, facts["outcome"], facts["caught"]) == ("imposter/reveal", "said", True)
    assert (facts["accused"], facts["guesser"]) == (imposter.id, imposter.id)
    assert (facts["guess"], facts["verdict"]) == (clue, "exact")
    assert facts["points"] == {phone.id: 2 if phone is imposter else 0 for phone in evening.phones}


def test_it_ends_the_round_before_the_clue_is_shown():
    evening = match_about("banana")
    imposter = evening.to_the_turn_of("imposter")
    before = evening.board.facts["clues"]
    imposter.says("banana")
    assert evening.board.facts["clues"] == before
    assert evening.board.facts["votes"] == {}


def test_it_counts_for_all_imposters_and_in_any_lap():
    evening = evening_of(*"ABCDEF", library=library_of("banana", title="Things")).starts()
    evening.all_look()
    for _ in range(12):
        evening.turn.says("fine")
    assert evening.board.facts["lap"] == 3
    imposters = [phone.id for phone in evening.imposters()]
    evening.to_the_turn_of("imposter").says("banana")
    assert evening.board.facts["points"] == {
        phone.id: 2 * (phone.id in imposters) for phone in evening.phones
    }


def test_a_word_that_was_said_counts_as_a_round_and_a_new_word_is_dealt():
    evening = match_about("banana / plum")
    word = evening.until_the_secret_is("banana").secret
    evening.to_the_turn_of("imposter").says("banana")
    evening.skips(2)
    assert (evening.board.facts["round"], evening.scene) == (2, "imposter/look")
    assert evening.secret != word
