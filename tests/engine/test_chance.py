"""Chance is fair, and a seed means the same on every machine."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise, permutations, product
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

import pytest

from engine.games import GAMES
from engine.games.imposter.rules import imposters
from engine.script import Answers, Step
from engine.table import Deal, Table
from engine.words.packs import Pack, parse
from tests.engine.nonsense import pack_text

ROOT = Path(__file__).parents[2]
DEALS = 2000
UNLIKELY = 0.001
GAME = GAMES["imposter"]
PACK = parse(pack_text("Zqkitchen", "mo"), id="en/first", lang="en")


def unlikelihood(counts: Iterable[int]) -> float:
    """How likely counts at least as uneven as these are, were all equally likely: Pearson's test, by Wilson and Hilferty."""
    counts = list(counts)
    expected = sum(counts) / len(counts)
    squares = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    distance = ((squares / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
    return 1 - NormalDist().cdf(distance)


def is_fair(seen: Mapping[Any, int], possible: Iterable[Any]) -> bool:
    """Whether nothing impossible was seen, and all that is possible about equally often."""
    possible = list(possible)
    return set(seen) <= set(possible) and unlikelihood(seen.get(one, 0) for one in possible) > UNLIKELY


def dealt(n: int, seats: int, pack: Pack = PACK) -> Table:
    """The n-th deal of a room of that many seats."""
    options = GAME.options("parlor", {})
    names = tuple(f"s{seat + 1}" for seat in range(seats))
    deal = Deal(names, f"the same every time/1/{n}/1", None, {}, {}, "en", [pack])
    return Table(deal, GAME.play, GAME.rules(options))


def roles(table: Table) -> tuple[str, ...]:
    cards = table.step.cards
    return tuple(seat for seat in table.seats if cards[seat]["role"] == "imposter")


def order(table: Table) -> tuple[str, ...]:
    """The order of speaking, for which everybody looks first."""
    for seat in table.seats:
        table.answer(seat, True)
    return tuple(table.step.board.facts["order"])


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_group_of_seats_is_imposter_equally_often(seats: int) -> None:
    tables = [dealt(n, seats) for n in range(DEALS)]
    count = imposters("auto", seats)
    groups = {tuple(sorted(group)) for group in permutations(tables[0].seats, count)}
    assert is_fair(Counter(map(roles, tables)), groups)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_seat_speaks_at_every_place_equally_often(seats: int) -> None:
    orders = [order(dealt(n, seats)) for n in range(DEALS)]
    for place in range(seats):
        assert is_fair(Counter(order[place] for order in orders), orders[0])
    follows = Counter(pair for order in orders for pair in pairwise(order))
    assert is_fair(follows, permutations(orders[0], 2))


def test_every_order_of_three_comes_equally_often() -> None:
    orders = Counter(order(dealt(n, 3)) for n in range(DEALS))
    assert is_fair(orders, permutations(("s1", "s2", "s3")))


def test_who_speaks_first_tells_nothing_of_who_is_imposter() -> None:
    seen: Counter[Any] = Counter()
    for n in range(DEALS):
        table = dealt(n, 4)
        (imposter,) = roles(table)
        seen[imposter, order(table)[0]] += 1
    assert is_fair(seen, product(("s1", "s2", "s3", "s4"), repeat=2))


def test_every_word_is_the_secret_equally_often() -> None:
    words = [word.word for pair in PACK.pairs for word in (pair.first, pair.second) if word is not None]
    secrets = Counter(
        card["word"]
        for n in range(DEALS)
        for card in list(dealt(n, 3).step.cards.values())
        if card["role"] == "civilian"
    )
    # Two civilians hold each word.
    assert is_fair({word: count // 2 for word, count in secrets.items()}, words)


def test_of_several_tied_imposters_each_takes_the_guess_equally_often() -> None:
    seen: Counter[str] = Counter()
    for n in range(DEALS // 2):
        table = dealt(n, 8)
        first, second, third = roles(table)
        order(table)
        while table.step.board.name == "imposter/clue":
            table.time_up()
        # Three of the civilians vote for nobody, so that two imposters share the most votes.
        civilians = [seat for seat in table.seats if seat not in (first, second, third)]
        for voter, accused in zip(civilians, (first, first, second, second), strict=False):
            table.answer(voter, accused)
        table.time_up()
        assert table.step.board.name == "imposter/guess"
        seen["first" if table.step.board.facts["accused"] == first else "second"] += 1
    assert is_fair(seen, ["first", "second"])


def test_a_loaded_die_is_found_out() -> None:
    assert unlikelihood([500, 500, 500, 500]) > 0.99
    assert unlikelihood([520, 480, 510, 490]) > 0.1
    assert unlikelihood([600, 480, 460, 460]) < UNLIKELY
    assert not is_fair({"a": 500, "b": 500, "c": 1}, ["a", "b"])


DUMP = """
import random
from tests.engine.test_chance import whole_rounds
random.seed()
print(whole_rounds())
"""


def whole_rounds() -> str:
    """Every step of a few rounds as a text, played by whoever is asked in the order of the asks."""
    lines = []
    for n, seats in enumerate((3, 5, 8, 6)):
        table = dealt(n, seats)
        while table.running:
            lines.append(_line(table.step, table.answers))
            seat = table.pending()[0]
            ask, facts = table.ask_of(seat)
            assert ask is not None and facts is not None
            said = {"clue": f"klu{n}", "vote": (facts.get("candidates") or [""])[-1], "guess": "a guess"}
            table.answer(seat, table.check(seat, said.get(ask.kind, True)))
        lines.append(f"{table.done} {table.deck.state}")
    return "\n".join(lines)


def _line(step: Step, answers: Answers) -> str:
    return f"{step.board} {dict(step.cards)} {list(step.asks)} {dict(step.hide)} {dict(answers)}"


def test_a_seed_means_the_same_under_any_hash_seed() -> None:
    dumps = {
        subprocess.run(
            [sys.executable, "-c", DUMP],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242", "random")
    }
    assert len(dumps) == 1
    assert dumps.pop().count("imposter/clue") > 50
