"""What is said in the pictures is legal and enough: `make pictures` is not to be refused in the middle of a match."""

import pytest

from engine.words import judge
from engine.words.dials import ends, parse
from engine.words.packs import parse as parse_pack
from tests.pictures.words import CASTS

LAPS, PEOPLE = 2, 6


@pytest.mark.parametrize("lang", CASTS)
def test_those_who_know_a_word_have_clues_that_do_not_give_it_away(lang: str) -> None:
    cast = CASTS[lang]
    pack = parse_pack(cast.pack, id="own/1", lang=lang)
    assert len(cast.people) == PEOPLE
    assert {pair.first.word for pair in pack.pairs} == set(cast.clues)
    for pair in pack.pairs:
        said = cast.clues[pair.first.word]
        assert len(set(said)) == len(said) == LAPS * (PEOPLE - 1)
        for clue in (*said, *cast.bluffs):
            assert not judge.gives_away(judge.clue(clue), pair.first, lang)
            assert not judge.same(clue, pack.title, lang)
        assert judge.verdict(cast.bad_guess, pair.first, None, lang) == "wrong"
    assert len(cast.bluffs) >= LAPS


@pytest.mark.parametrize("lang", CASTS)
def test_of_the_clues_on_cards_two_are_alike_and_the_guess_is_right(lang: str) -> None:
    cast = CASTS[lang]
    (pair,) = parse_pack(cast.single, id="own/1", lang=lang).pairs
    assert judge.verdict(cast.card, pair.first, None, lang) == "exact"
    alike = [(a, b) for a in range(5) for b in range(a) if judge.same(cast.cards[a], cast.cards[b], lang)]
    assert alike == [(1, 0)]
    assert not any(judge.gives_away(clue, pair.first, lang) for clue in cast.cards)


@pytest.mark.parametrize("lang", CASTS)
def test_there_is_a_clue_for_each_tenth_of_the_dial(lang: str) -> None:
    cast = CASTS[lang]
    (pair,) = parse(cast.pair, lang)
    assert len(set(cast.loudness)) == 10
    for clue in cast.loudness:
        assert not any(judge.same(judge.clue(clue), end, lang) for end in ends(pair))
