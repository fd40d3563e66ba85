"""Questions: what a bank's text says, every refusal by its line, and the banks that are shipped."""

import re
from pathlib import Path

import pytest

from engine.words import questions
from engine.words.questions import QUESTION_MOST, load, parse

SHIPPED = Path(questions.__file__).parent / "questions"
BANKS = load(SHIPPED)
PACKS = SHIPPED.parent / "packs"
LEAST = 50
"""Questions a language, as the rules have it."""

BANK = "# A comment\nWhere does it sleep?\n\nWhat does it want?\n"

of_each_bank = pytest.mark.parametrize("lang", BANKS)


def refusal(text: str) -> str:
    with pytest.raises(ValueError) as refused:
        parse(text)
    return str(refused.value)


def test_a_bank_is_its_questions_in_their_order() -> None:
    assert parse(BANK) == ("Where does it sleep?", "What does it want?")


@pytest.mark.parametrize(
    "text",
    [
        "\ufeff" + BANK,
        BANK.replace("\n", "\r\n"),
        BANK.replace("\n", "\r"),
        BANK.replace(" ", " \t "),
        BANK.replace(" ", "\u00a0"),
        BANK.replace("\n", "  \n  "),
        BANK.strip(),
    ],
)
def test_what_keyboards_and_editors_add_does_not_matter(text: str) -> None:
    assert parse(text) == parse(BANK)


@pytest.mark.parametrize(("text", "line"), [("", 1), ("# Nothing\n\n", 3), (" \n\u200b\n#?", 3)])
def test_a_bank_without_a_question_is_refused(text: str, line: int) -> None:
    assert refusal(text) == f"line {line}: the end, and no question"


@pytest.mark.parametrize(
    "again",
    ["Where does it sleep?", "WHERE does it sleep?", "  Where  does it sleep ?", "Whére does it sleep?!"],
)
def test_a_question_asked_before_is_refused_with_both_lines(again: str) -> None:
    assert refusal(f"{BANK}{again}\nHow?") == "line 5: the question of line 2 again"


def test_accents_make_no_other_question() -> None:
    assert refusal("¿Qué año?\n¿Que ano?") == "line 2: the question of line 1 again"


def test_a_question_of_signs_alone_is_its_own() -> None:
    assert parse("👑?\n🍕?") == ("👑?", "🍕?")


def test_a_question_has_at_most_seventy_visible_characters() -> None:
    longest = "é" * (QUESTION_MOST - 2) + "👩‍🍳?"
    assert parse(f"{longest}\u200b") == (longest,)
    assert refusal(f"{BANK}x{longest}") == "line 5: 71 characters, more than 70"


def test_a_line_that_asks_nothing_is_refused() -> None:
    assert refusal(f"{BANK}Say something.") == "line 5: no question mark"


def test_a_folder_is_loaded_by_language(tmp_path: Path) -> None:
    (tmp_path / "fr.txt").write_text("# Français\nOù dort-il ?", encoding="utf-8")
    (tmp_path / "ar.txt").write_text("أين ينام؟", encoding="utf-8")
    (tmp_path / "notes.md").write_text("no bank", encoding="utf-8")
    assert load(tmp_path) == {"ar": ("أين ينام؟",), "fr": ("Où dort-il ?",)}


@pytest.mark.parametrize(
    ("content", "fault"),
    [(b"What?\nNothing.", "xx.txt, line 2: no question mark"), (b"\xff?", "xx.txt, 'utf-8' codec")],
)
def test_a_faulty_file_is_told_by_its_name(content: bytes, fault: str, tmp_path: Path) -> None:
    (tmp_path / "xx.txt").write_bytes(content)
    with pytest.raises(ValueError) as refused:
        load(tmp_path)
    assert str(refused.value).startswith(fault)


def test_every_language_with_packs_has_a_bank() -> None:
    assert set(BANKS) == {folder.name for folder in PACKS.iterdir() if folder.is_dir()}


@of_each_bank
def test_a_shipped_bank_has_as_many_questions_as_the_rules_ask(lang: str) -> None:
    assert len(BANKS[lang]) >= LEAST


@of_each_bank
def test_a_shipped_question_ends_with_its_question_mark_and_asks_once(lang: str) -> None:
    assert [asked for asked in BANKS[lang] if not asked.endswith("?") or asked.count("?") != 1] == []


def test_spanish_questions_open_as_they_close() -> None:
    assert [asked for asked in BANKS["es"] if not asked.startswith("¿") or asked.count("¿") != 1] == []


def test_english_questions_open_with_a_capital_and_ask_about_it() -> None:
    assert [asked for asked in BANKS["en"] if not re.match(r"[A-Z].*\bits?\b", asked)] == []
