"""Chance at Wavelength and Just One is fair: targets, orders, clues (wavelength.md, just-one.md); seeds are fixed."""

from collections import Counter
from functools import lru_cache
from itertools import permutations, product

import pytest

from engine.games import just_one, wavelength
from engine.table import Deal, Table
from engine.words.packs import parse
from tests.fairness.trial import evenly

WORDS = ("zorv", "quib", "flem", "drax")
PACK = parse("\n".join(("# Kwyjibo", *WORDS)), id="en/first", lang="en")
PAIRS = (("Cold", "Hot"), ("Old", "New"), ("Near", "Far"), ("Up", "Down"))
MANY = 6000
SEATS = ("s1", "s2", "s3", "s4", "s5", "s6")


def table_of(game, match, seats, deal=1):
    """The first round of a match."""
    rules = game.GAME.rules("standard", {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2})
    start = Deal(
        seats=SEATS[:seats],
        seed=f"fair/{match}/1/{deal}",
        match=f"fair/{match}",
        memory=None,
        deck={},
        scores={},
        lang="en",
        packs=[PACK],
        banks={"dials": [[" | ".join(pair) for pair in PAIRS]]},
    )
    return Table(start, game.GAME.play, rules)


@lru_cache
def dealt(count, seats=3):
    """The psychic, the pair and the target, in tenths, of so many first rounds, each of another match."""
    rounds = []
    for match in range(count):
        step = table_of(wavelength, match, seats).step
        [(psychic, card)] = step.cards.items()
        rounds.append((psychic, tuple(step.board.facts["pair"]), round(card["target"] * 10)))
    return rounds


def order_of(game, match, seats, deal=1):
    """The whole order of a match, as its first round leaves it for the next."""
    table = table_of(game, match, seats, deal)
    while table.running:
        table.skip()
    return tuple(table.done.memory["order"])


# The target


def test_the_targets_centre_is_drawn_uniformly_from_zero_to_a_hundred():
    seen = Counter(target for _, _, target in dealt(MANY))
    assert evenly("every tenth", range(1001), seen).is_fair
    assert {0, 1000} < set(seen)
    parts = Counter(target // 91 for _, _, target in dealt(MANY))
    assert evenly("eleven parts", range(11), parts).is_fair


def test_the_target_of_a_round_dealt_anew_is_drawn_anew():
    cards = (table_of(wavelength, 1, 3, deal).step.cards for deal in range(600))
    parts = Counter(int(card["target"] * 10) // 91 for dealt in cards for card in dealt.values())
    assert evenly("eleven parts", range(11), parts).is_fair


def test_the_target_tells_nothing_of_the_pair_or_the_psychic():
    halves = (False, True)
    seen = Counter((pair, target > 500) for _, pair, target in dealt(MANY))
    assert evenly("pair and half", product(PAIRS, halves), seen).is_fair
    seen = Counter((psychic, target > 500) for psychic, _, target in dealt(MANY))
    assert evenly("psychic and half", product(SEATS[:3], halves), seen).is_fair


# The order


@pytest.mark.parametrize(("game", "seats"), [(wavelength, 3), (wavelength, 4), (just_one, 3)])
def test_every_order_of_the_seats_comes_equally_often(game, seats):
    seen = Counter(order_of(game, match, seats) for match in range(600))
    assert evenly("order", [order * 2 for order in permutations(SEATS[:seats])], seen).is_fair


def test_every_seat_is_first_and_last_equally_often_at_the_largest_table():
    orders = [order_of(wavelength, match, 6) for match in range(600)]
    for place in (0, 5):
        assert evenly("place", SEATS, Counter(order[place] for order in orders)).is_fair


def test_the_order_is_shuffled_once_for_a_match_whatever_is_dealt_anew():
    for match in range(10):
        assert len({order_of(wavelength, match, 6, deal) for deal in range(1, 6)}) == 1


# Words and clues


def test_every_pair_and_every_word_is_drawn_equally_often():
    pairs = Counter(pair for _, pair, _ in dealt(MANY))
    assert evenly("pair", PAIRS, pairs).is_fair
    cards = (table_of(just_one, match, 3).step.cards for match in range(600))
    words = Counter(next(iter(givers.values()))["word"] for givers in cards)
    assert evenly("word", WORDS, words).is_fair


def test_the_clues_that_are_left_come_in_every_order_equally_often():
    seen = Counter()
    for match in range(600):
        table = table_of(just_one, match, 4)
        for place, seat in enumerate(table.step.asks):
            table.answer(seat, table.check(seat, f"klu{place}"))
        seen[tuple(table.step.board.facts["clues"])] += 1
    assert evenly("order", permutations(("klu0", "klu1", "klu2")), seen).is_fair
