"""Dial pairs: what a text of them says, every fault by its line, and the banks that are shipped."""

from pathlib import Path
from typing import Any

import pytest

from engine.words import banks, dials
from engine.words.dials import END_MOST, ends, load, parse
from engine.words.judge import normal, same, visible_length
from engine.words.packs import BadPack

SHIPPED = Path(dials.__file__).parent / "dials"
BANKS = load(SHIPPED)
PACKS = SHIPPED.parent / "packs"
LEAST = 150
"""Pairs a language, as the rules have it."""

TEXT = "# A comment\nCold | Hot\n\nNeeds cutlery | Eaten by hand\n"
PAIRS = ("Cold | Hot", "Needs cutlery | Eaten by hand")

of_each_bank = pytest.mark.parametrize("lang", BANKS)


def faults(text: str, lang: str = "en") -> list[tuple[int, str, dict[str, Any]]]:
    with pytest.raises(BadPack) as refused:
        parse(text, lang)
    return [(fault.line, fault.code, fault.params) for fault in refused.value.faults]


# What a text says


def test_a_text_is_its_pairs_in_their_order_one_a_line() -> None:
    assert parse(TEXT, "en") == PAIRS


def test_a_pair_is_its_left_and_its_right_end() -> None:
    assert [ends(pair) for pair in PAIRS] == [("Cold", "Hot"), ("Needs cutlery", "Eaten by hand")]


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + TEXT,
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r"),
        TEXT.replace(" ", " \t "),
        TEXT.replace(" ", "\u00a0"),
        TEXT.replace(" | ", "|"),
        TEXT.replace("\n", "  \n  "),
        TEXT + "\n\n\n",
        TEXT.strip(),
        TEXT.replace("Hot", "H\u200bot"),
    ],
)
def test_what_keyboards_and_editors_add_does_not_matter(text: str) -> None:
    assert parse(text, "en") == PAIRS


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", " \t \n#Cold | Hot"])
def test_a_text_without_a_pair_holds_none(text: str) -> None:
    assert parse(text, "en") == ()


def test_accents_are_kept_as_they_are_written() -> None:
    assert parse("Fri\u0301o | Caliente", "es") == ("Frío | Caliente",)


# Every fault by its line


@pytest.mark.parametrize(
    ("line", "code", "params"),
    [
        ("Cold - Hot", "no_bar", {}),
        ("Cold", "no_bar", {}),
        ("Cold / Hot", "no_bar", {}),
        ("Cold | Warm | Hot", "many_bars", {}),
        ("Cold || Hot", "many_bars", {}),
        ("Cold |", "no_word", {}),
        ("| Hot", "no_word", {}),
        ("|", "no_word", {}),
        ("Cold | \u200b", "no_word", {}),
        (f"Cold | {'x' * 25}", "too_long", {"word": "x" * 25, "most": 24}),
        (f"{'x' * 25} | Hot", "too_long", {"word": "x" * 25, "most": 24}),
        ("Hot | hot", "ends_same", {"word": "hot"}),
        ("Cat | Cats", "ends_same", {"word": "Cats"}),
        ("The cold | Cold!", "ends_same", {"word": "Cold!"}),
        ("Old | New", "twice", {"word": "Old | New", "line": 1}),
        ("OLD | néw!", "twice", {"word": "OLD | néw!", "line": 1}),
        ("New | Old", "twice", {"word": "New | Old", "line": 1}),
        ("x" * 401, "line_too_long", {"most": 400}),
        ("Cold\u0007 | Hot", "bad_character", {}),
        ("Cold | H\u2028ot", "bad_character", {}),
        ("# comm\u0000ent", "bad_character", {}),
    ],
)
def test_a_faulty_line_is_told_with_its_number_and_what_is_wrong(
    line: str, code: str, params: dict[str, Any]
) -> None:
    assert faults(f"Old | New\n# a comment\n{line}\nNear | Far\n") == [(3, code, params)]


def test_of_two_that_are_too_long_the_first_is_told() -> None:
    assert faults(f"{'x' * 25} | {'y' * 26}") == [(1, "too_long", {"word": "x" * 25, "most": 24})]


def test_an_end_has_at_most_twenty_four_visible_characters() -> None:
    longest = "é" * (END_MOST - 1) + "👩‍🍳"
    assert END_MOST == 24
    assert parse(f"{longest} | Hot", "en") == (f"{longest} | Hot",)


def test_a_text_has_at_most_five_hundred_lines() -> None:
    lines = [f"Low{n} | High{n}" for n in range(501)]
    assert len(parse("\n".join(lines[:500]), "en")) == 500
    assert len(parse("\n".join(lines[:500]) + "\n\n\n", "en")) == 500
    assert faults("\n".join(lines)) == [(501, "too_many_lines", {"most": 500, "lines": 501})]


def test_every_fault_is_told_in_the_order_of_the_lines() -> None:
    text = "Cold | Hot\nCold\n\nHot | Cold\nA | B | C\n| x\n" + "\n" * 500 + "no bar"
    assert [(line, code) for line, code, _ in faults(text)] == [
        (2, "no_bar"),
        (4, "twice"),
        (5, "many_bars"),
        (6, "no_word"),
        (501, "too_many_lines"),
    ]


def test_each_that_stands_there_again_is_told_with_the_first_line() -> None:
    assert [(line, params["line"]) for line, _, params in faults("Cold | Hot\nCold | Hot\nhot | cold")] == [
        (2, 1),
        (3, 1),
    ]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "Año | Siglo\nAno | Siglo"),
        ("en", "Cold | Hot\nCold | Warm\nWarm | Hot"),
        ("en", "$ | !\n! | €"),
    ],
)
def test_pairs_that_share_an_end_are_two(lang: str, text: str) -> None:
    assert len(parse(text, lang)) == len(text.splitlines())


# What is shipped


def test_a_folder_is_loaded_by_language(tmp_path: Path) -> None:
    (tmp_path / "fr.txt").write_text("# Français\nFroid | Chaud", encoding="utf-8")
    (tmp_path / "en.txt").write_text("Cold|Hot\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("no bank", encoding="utf-8")
    assert load(tmp_path) == {"en": ("Cold | Hot",), "fr": ("Froid | Chaud",)}


def test_a_faulty_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "xx.txt").write_text("Cold | Hot\nWarm\n", encoding="utf-8")
    with pytest.raises(BadPack) as refused:
        load(tmp_path)
    assert [(fault.line, fault.code) for fault in refused.value.faults] == [(2, "no_bar")]


def test_the_banks_of_the_house_are_questions_and_dials() -> None:
    loaded = banks.load(SHIPPED.parent)
    assert set(loaded) == {"questions", "dials"} and loaded["dials"] == BANKS


def test_every_language_with_packs_has_pairs() -> None:
    assert set(BANKS) == {folder.name for folder in PACKS.iterdir() if folder.is_dir()}


@of_each_bank
def test_at_least_a_hundred_and_fifty_are_shipped(lang: str) -> None:
    assert len(BANKS[lang]) >= LEAST


@of_each_bank
def test_no_end_that_is_shipped_is_too_long(lang: str) -> None:
    assert [end for pair in BANKS[lang] for end in ends(pair) if visible_length(end) > 24] == []


@of_each_bank
def test_no_shipped_pair_stands_there_twice_or_the_other_way_round(lang: str) -> None:
    keys = [frozenset(normal(end, lang) for end in ends(pair)) for pair in BANKS[lang]]
    assert len(set(keys)) == len(keys) and all(len(key) == 2 for key in keys)


@of_each_bank
def test_no_shipped_end_is_a_form_of_the_other(lang: str) -> None:
    assert [pair for pair in BANKS[lang] if same(*ends(pair), lang)] == []
