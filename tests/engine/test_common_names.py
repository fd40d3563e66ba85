"""Nicknames (common.md, "Rooms and joining"): 1–16 characters as a person counts them, each name once."""

import pytest

from tests.engine.players import evening_of, refusal, refused


def name_of(raw: object) -> str:
    """The name that a seat gets which calls itself so."""
    evening = evening_of()
    evening.phone().sits(raw)  # type: ignore[arg-type]
    return str(evening.names[0])


def name_refused(raw: object, *others: str) -> str:
    evening = evening_of(*others)
    return refusal(lambda: evening.phone().sits(raw))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["Ñ", "Zoë", "山田太郎", "Αθηνά", "רות", "محمد", "नेहा", "O'Neill 2", "<b>x</b>"]
)
def test_a_name_may_be_in_any_script_and_is_kept_as_it_is(name):
    assert name_of(name) == name


def test_a_name_has_up_to_sixteen_characters():
    assert name_of("n" * 16) == "n" * 16
    evening = evening_of()
    too_long = refused(lambda: evening.phone().sits("n" * 17))
    assert (too_long.code, too_long.params) == ("name_too_long", {"most": 16})


@pytest.mark.parametrize("emoji", ["🎲", "👩‍👩‍👧‍👦", "🇪🇸", "👍🏽", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
def test_an_emoji_counts_as_one_character(emoji):
    assert name_of(emoji * 16) == emoji * 16
    assert name_refused(emoji * 17) == "name_too_long"


def test_a_letter_with_an_accent_of_its_own_counts_as_one():
    assert name_of("e\u0301" * 16) == "é" * 16


def test_blanks_at_the_ends_go_and_those_within_are_folded():
    assert name_of("  Ana   Maria \u00a0") == "Ana Maria"


@pytest.mark.parametrize("name", ["", " ", "\u00a0", "\u3000 "])
def test_an_empty_name_is_refused(name):
    assert name_refused(name) == "name_empty"


@pytest.mark.parametrize(
    "name", ["\u200b", "\u200b\u200d\ufeff", "\u2060 \u200b", "\u00ad", "\u202e", "\ufe0f"]
)
def test_a_name_that_nobody_can_see_is_refused(name):
    assert name_refused(name) == "name_bad"


@pytest.mark.parametrize("name", ["A\nna", "A\tna", "A\x00na", "A\x1bna", "A\u2028na", "A\r\nna", "A\x7fna"])
def test_control_characters_and_line_breaks_are_refused(name):
    assert name_refused(name) == "name_bad"


@pytest.mark.parametrize("name", [None, 7, True, ["Ana"], {"name": "Ana"}])
def test_what_is_no_text_is_no_name(name):
    assert name_refused(name) == "name_bad"


@pytest.mark.parametrize("name", ["\ud800", "Ana\udfff"])
def test_half_a_character_is_refused(name):
    assert name_refused(name) == "bad_value"


def test_ten_thousand_letters_are_too_long():
    assert name_refused("n" * 10_000) == "name_too_long"


def test_a_name_that_turns_its_neighbours_round_loses_the_sign_that_does_it():
    assert name_of("\u202eAna") == "Ana"


@pytest.mark.parametrize("other", ["Zoe", "ZOË", "zoé", " Zoë ", "Zoe\u0308", "Zoë\u200b"])
def test_two_seats_never_carry_the_same_name_whatever_case_and_accents(other):
    taken = refused(lambda: evening_of("Zoë").phone().sits(other))
    assert taken.code == "name_taken"


@pytest.mark.parametrize("other", ["An\u200da", "A\u200cna", "Ana\ufe0f", "An\U000e0061a"])
def test_signs_that_nobody_sees_make_no_other_name(other):
    assert name_refused(other, "Ana") == "name_taken"


def test_the_second_of_a_name_is_told_which_it_was_and_can_take_another():
    evening = evening_of("Ana")
    phone = evening.phone()
    assert refused(lambda: phone.sits("ana")).params == {"name": "ana"}
    phone.sits("Ana B")
    assert evening.names == ["Ana", "Ana B"]


def test_vowel_signs_that_make_another_name_are_no_accents():
    assert evening_of("नीता", "नाता", "नुता").names == ["नीता", "नाता", "नुता"]


def test_the_name_of_a_seat_that_left_is_free_again():
    evening = evening_of("Ana", "Ben")
    evening.phones[1].leaves()
    evening.phone().sits("Ben")
    assert evening.names == ["Ana", "Ben"]


def test_a_name_that_was_refused_costs_no_seat():
    evening = evening_of("Ana")
    phone = evening.phone()
    refusal(lambda: phone.sits(""))
    assert evening.names == ["Ana"]
    assert phone.view["mine"] == []
