"""The judge: what is the same word, what is close, and which clues are legal."""

import time

import pytest

from engine.script import Refused
from engine.words import judge
from engine.words.packs import Entry
from tests.engine import judge_english, judge_spanish


def test_other_names_are_exact_near_words_close_and_the_decoy_never_close() -> None:
    tub = Entry("hot tub", ("jacuzzi", "whirlpool"), ("spa", "sauna"))
    sauna = Entry("sauna", ("steam bath",))
    assert judge.verdict("Jacuzzis", tub, sauna, "en") == "exact"
    assert judge.verdict("jacuzi", tub, sauna, "en") == "close"
    assert judge.verdict("a spa", tub, sauna, "en") == "close"
    assert judge.verdict("sauna", tub, sauna, "en") == "wrong"
    assert judge.verdict("steam baths", tub, sauna, "en") == "wrong"
    assert judge.verdict("sauna", tub, None, "en") == "close"


def test_a_slip_that_is_nearer_to_the_decoy_is_not_close() -> None:
    assert judge.verdict("trompetta", Entry("trompeta"), Entry("trompa"), "es") == "close"
    assert judge.verdict("vioola", Entry("violin"), Entry("viola"), "en") == "wrong"


def test_another_name_is_no_clue_but_may_be_part_of_one() -> None:
    car = Entry("coche", ("carro", "auto"))
    assert judge.gives_away("autos", car, "es")
    assert not judge.gives_away("automático", car, "es")


def test_the_normal_form() -> None:
    assert judge.normal("  The  Hot-Dog! ", "en") == "hot dog"
    assert judge.normal("Año", "es") == "año" and judge.normal("jalapeño", "en") == "jalapeno"
    assert judge.normal("The", "en") == "the"
    assert judge.normal("$", "en") == ""
    assert judge.normal("se\u200da", "en") == "sea"
    assert judge.normal("が", "en") != judge.normal("か", "en")


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        (" sea ", "sea"),
        ("cafe\u0301", "café"),
        ("\u200eсеа\u200f", "сеа"),
        ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ("مرحبا", "مرحبا"),
    ]
    + [("a" * 30, "a" * 30), ("👍🏽" * 30, "👍🏽" * 30), ("\ufeffsea\u00ad", "sea"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿")],
)
def test_a_clue_is_one_run_of_visible_characters(text: str, folded: str) -> None:
    assert judge.clue(text) == folded


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "bad_value"), ("   ", "bad_value"), ("\u200b\u200d", "bad_value"), ("a\ud800", "bad_value")]
    + [("a\nb", "bad_value"), ("a\x00", "bad_value"), ("\u2028a", "bad_value"), ("\u0301", "bad_value")]
    + [
        ("a" + "\u0301\u0300" * 9, "bad_value"),
        ("a" + "\u200d" * 40 + "b", "bad_value"),
        ("\u3164", "bad_value"),
    ]
    + [("two words", "two_words"), ("two\u00a0words", "two_words"), ("two\u2800words", "two_words")]
    + [("a" * 31, "too_long"), ("a" * 100_000, "too_long"), (None, "bad_value"), (7, "bad_value")],
)
def test_a_clue_that_is_refused(text: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        judge.clue(text)
    assert refused.value.code == code


def test_free_text_folds_blanks_and_counts_as_a_person_counts() -> None:
    assert judge.free_text("  Ana   María ", 16) == "Ana María"
    assert judge.free_text("👨‍👩‍👧‍👦" * 16, 16) == "👨‍👩‍👧‍👦" * 16
    with pytest.raises(Refused) as refused:
        judge.free_text("👨‍👩‍👧‍👦" * 17, 16)
    assert (refused.value.code, refused.value.params) == ("too_long", {"most": 16})


@pytest.mark.parametrize(
    "text", ["", " ", "\u200b", "\u2800", "Ana\nBen", "a\tb", "\udc80", "\u202e", "\ufffe", None, []]
)
def test_free_text_that_is_refused(text: object) -> None:
    with pytest.raises(Refused) as refused:
        judge.free_text(text, 60)
    assert refused.value.code == "bad_value"


def test_bidi_controls_are_dropped() -> None:
    assert judge.free_text("\u202eAna\u202c \u2066x\u2069", 16) == "Ana x"


def test_visible_length() -> None:
    assert judge.visible_length("👨‍👩‍👧‍👦a\u0301é") == 3
    assert judge.visible_length("a\u200b b") == 3


def test_a_language_without_rules_is_judged_by_normal_forms() -> None:
    assert judge.same("Häuser", "hauser", "xx") and not judge.same("cats", "cat", "xx")
    assert judge.verdict("hauserr", Entry("Häuser"), None, "xx") == "close"


def test_a_verdict_takes_under_a_fifth_of_a_millisecond_once_warm() -> None:
    judge.warm(["en", "es"])
    for lang, tables in (("en", judge_english), ("es", judge_spanish)):
        pairs = tables.WRONG + tables.CLOSE + tables.SAME
        entries = [(guess, Entry(secret)) for guess, secret in pairs]
        for guess, entry in entries:
            judge.verdict(guess, entry, None, lang)
        begun = time.perf_counter()
        for guess, entry in entries:
            judge.verdict(guess, entry, None, lang)
        assert (time.perf_counter() - begun) / len(entries) < 0.0002
