"""The judge's tables, pair by pair: at least 150 of each kind in each language (words.md, "The judge")."""

from types import ModuleType

import pytest

from engine.words import judge
from engine.words.packs import Entry
from tests.engine import judge_english, judge_spanish

TABLES = {"en": judge_english, "es": judge_spanish}
KINDS = ("SAME", "DIFFERENT", "CLOSE", "WRONG", "LEGAL", "ILLEGAL")
LEAST = 150


def table(kind: str) -> pytest.MarkDecorator:
    """Each pair of one kind in every language."""
    rows = [(lang, *pair) for lang, module in TABLES.items() for pair in getattr(module, kind)]
    return pytest.mark.parametrize(("lang", "left", "right"), rows)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("module", TABLES.values(), ids=TABLES.keys())
def test_every_table_is_as_long_as_the_rules_ask(module: ModuleType, kind: str) -> None:
    rows = getattr(module, kind)
    assert len(rows) >= LEAST and len(set(rows)) == len(rows)


@table("SAME")
def test_the_same_word(lang: str, left: str, right: str) -> None:
    assert judge.same(left, right, lang) and judge.same(right, left, lang)
    assert judge.verdict(left, Entry(right), None, lang) == "exact"
    assert judge.gives_away(left, Entry(right), lang)


@table("DIFFERENT")
def test_different_words(lang: str, left: str, right: str) -> None:
    assert not judge.same(left, right, lang) and not judge.same(right, left, lang)


@table("CLOSE")
def test_a_close_guess(lang: str, left: str, right: str) -> None:
    assert judge.verdict(left, Entry(right), None, lang) == "close"


@table("WRONG")
def test_a_wrong_guess(lang: str, left: str, right: str) -> None:
    assert judge.verdict(left, Entry(right), None, lang) == "wrong"


@table("LEGAL")
def test_a_legal_clue(lang: str, left: str, right: str) -> None:
    assert judge.clue(left) == left
    assert not judge.gives_away(left, Entry(right), lang)


@table("ILLEGAL")
def test_an_illegal_clue(lang: str, left: str, right: str) -> None:
    assert judge.gives_away(left, Entry(right), lang)
