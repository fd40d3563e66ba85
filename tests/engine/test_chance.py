"""Chance is fair, and a seed means the same on every machine; `make fairness` asks the same of many more deals."""

import os
import subprocess
import sys
from collections import Counter
from itertools import islice, pairwise
from pathlib import Path

import pytest

from engine.games.imposter.presets import PRESETS
from engine.script import Answers, Step
from engine.table import Table
from tests.engine.rounds import next_answer
from tests.fairness import orders, roles, words
from tests.fairness.ask import expected_first
from tests.fairness.deals import GAME, PACK, deals, matches, played, rules_of, seat_names, sides, start
from tests.fairness.trial import UNLIKELY, Trial, chi_square_tail, evenly, share

ROOT = Path(__file__).parents[2]
DEALS = 2000


# Roles


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        *(("parlor", seats) for seats in range(3, 9)),
        *(("first-to-five", seats) for seats in (3, 12)),
        *(("table", seats) for seats in (3, 11, 20)),
        *(("pass", seats) for seats in (3, 7, 20)),
    ],
)
def test_every_seat_is_imposter_equally_often(preset: str, seats: int) -> None:
    assert roles.imposters(deals(preset, seats, DEALS)).is_fair


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_group_of_seats_is_imposter_equally_often(seats: int) -> None:
    assert roles.groups_of_imposters(deals("parlor", seats, DEALS)).is_fair


@pytest.mark.parametrize("seats", [5, 8])
def test_every_seat_is_mr_white_equally_often(seats: int) -> None:
    dealt = deals("pass", seats, DEALS, mr_white=True)
    assert roles.mr_white(dealt).is_fair
    assert roles.mr_white_of_his_side(dealt).is_fair


@pytest.mark.parametrize(
    ("preset", "seats", "most"),
    [
        ("table", 3, 1),
        ("table", 6, 1),
        ("table", 7, 2),
        ("table", 11, 3),
        ("parlor", 3, 1),
        ("parlor", 4, 1),
        ("parlor", 5, 2),
        ("parlor", 8, 3),
        ("first-to-five", 12, 2),
        ("pass", 20, 3),
    ],
)
def test_a_surprise_is_drawn_evenly_from_one_to_one_more_than_usual_at_most_three_within_the_ceiling(
    preset: str, seats: int, most: int
) -> None:
    assert roles.surprise_count(deals(preset, seats, DEALS, imposters="surprise"), most).is_fair


# Rounds on end


@pytest.mark.parametrize(("preset", "seats"), [("parlor", 5), ("parlor", 8), ("table", 4), ("pass", 20)])
def test_in_a_fair_rotation_everyone_is_imposter_once_before_anyone_is_twice(preset: str, seats: int) -> None:
    assert roles.uneven_rotations(matches(preset, seats, DEALS // 4, fair_rotation=True)).is_fair


@pytest.mark.parametrize(("preset", "seats"), [("parlor", 5), ("table", 11)])
def test_places_left_over_by_a_rotation_go_at_random_to_others(preset: str, seats: int) -> None:
    rotation = matches(preset, seats, DEALS, fair_rotation=True, never_thrice=False)
    assert roles.places_left_over(rotation).is_fair


@pytest.mark.parametrize(("preset", "seats"), [("table", 3), ("table", 11), ("parlor", 5)])
def test_nobody_is_imposter_three_rounds_running_and_all_others_instead_equally_often(
    preset: str, seats: int
) -> None:
    rounds = matches(preset, seats, DEALS, never_thrice=True)
    assert roles.thrice_running(rounds).is_fair
    assert roles.instead_of_thrice(rounds).is_fair


def test_where_neither_is_asked_for_some_are_imposter_thrice_running_and_twice_before_everyone() -> None:
    rounds = matches("parlor", 5, DEALS // 4)
    assert not roles.thrice_running(rounds).is_fair
    assert not roles.uneven_rotations(rounds).is_fair


# Order


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_seat_speaks_at_every_place_and_after_every_other_equally_often(seats: int) -> None:
    dealt = deals("parlor", seats, DEALS)
    assert all(orders.places(dealt, place).is_fair for place in range(seats))
    assert all(orders.neighbours(dealt, place).is_fair for place in range(seats - 1))
    follows = Counter(pair for one in dealt.dealt for pair in pairwise(one.order))
    assert evenly("anywhere", orders.neighbours(dealt, 0).shares, follows).is_fair


@pytest.mark.parametrize(
    ("preset", "seats"),
    [*(("table", seats) for seats in (3, 4, 11)), ("first-to-five", 5), ("pass", 7), ("parlor", 4)],
)
def test_every_seat_speaks_first_equally_often(preset: str, seats: int) -> None:
    assert orders.first_speakers(deals(preset, seats, DEALS)).is_fair


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("preset", ["parlor", "table", "pass"])
def test_every_order_of_three_and_four_comes_equally_often(preset: str, seats: int) -> None:
    assert orders.every_order(deals(preset, seats, DEALS)).is_fair


@pytest.mark.parametrize("seats", [3, 8])
def test_a_random_civilian_is_first_and_then_it_goes_round_the_table(seats: int) -> None:
    dealt = deals("first-to-five", seats, DEALS)
    assert orders.imposters_first(dealt, 0).is_fair
    assert orders.civilians_first(dealt).is_fair
    assert orders.every_rotation(dealt).is_fair


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (3, {}, 1 / 3),
        (4, {}, 1 / 16),
        (7, {}, 1 / 49),
        (11, {}, 4 / 121),
        (7, {"imposters": 2}, 4 / 49),
        (5, {"mr_white": True}, 4 / 25),
    ],
)
def test_an_imposter_is_first_only_if_drawn_so_twice_running_but_with_three_seats_as_often_as_any(
    seats: int, options: dict[str, object], expected: float
) -> None:
    dealt = deals("table", seats, DEALS, **options)
    assert expected_first("table", seats, dealt.side) == pytest.approx(expected)
    assert orders.imposters_first(dealt, expected).is_fair
    assert orders.civilians_first(dealt).is_fair


def test_who_speaks_first_tells_nothing_of_who_is_imposter() -> None:
    assert orders.imposter_and_first(deals("parlor", 4, DEALS)).is_fair


@pytest.mark.parametrize("seats", [3, 4])
def test_a_passed_phone_goes_round_in_every_order_equally_often(seats: int) -> None:
    assert orders.ways_of_the_phone(deals("pass", seats, DEALS)).is_fair


def test_a_later_lap_has_every_order_equally_often() -> None:
    assert orders.later_laps(DEALS // 2).is_fair


# Words, questions, ties


def test_every_pair_is_drawn_and_each_of_its_words_is_the_secret_equally_often() -> None:
    dealt = deals("parlor", 3, DEALS)
    assert words.pairs(dealt).is_fair
    assert words.secrets(dealt).is_fair
    seen = Counter(one.drawn.secret.word for one in dealt.dealt)
    both = [word.word for pair in PACK.pairs for word in (pair.first, pair.second) if word is not None]
    assert evenly("every word", both, seen).is_fair


def test_every_other_word_of_the_category_is_the_decoy_equally_often() -> None:
    assert words.decoys(deals("pass", 5, DEALS, variant="undercover", decoy="different")).is_fair


def test_the_secret_stands_everywhere_in_a_grid_and_every_other_word_in_it_equally_often() -> None:
    dealt = deals("table", 5, DEALS, hint="grid")
    assert words.grid_places(dealt).is_fair
    assert words.grid_words(dealt).is_fair


def test_the_questions_of_a_bank_come_in_every_order_equally_often() -> None:
    assert words.questions(DEALS).is_fair


@pytest.mark.parametrize("tied", [2, 3])
def test_of_several_tied_imposters_each_takes_the_guess_equally_often(tied: int) -> None:
    assert words.tied_imposters(DEALS // 2, tied).is_fair


# The questions themselves


def test_what_was_dealt_is_what_is_played() -> None:
    for preset in PRESETS:
        dealt = deals(preset, 5, 20, way="own")
        for n, one in enumerate(dealt.dealt):
            table = played(preset, 5, f"{dealt.seed}/{n}/1/1", laps=1, clues="spoken")
            assert table.step.cards == one.cards
            table.time_up()
            assert table.step.board.facts["order"] == list(one.order)


def test_a_loaded_die_is_found_out() -> None:
    def of_four(*seen: int) -> Trial:
        return evenly("a die", range(4), dict(enumerate(seen)))

    assert of_four(500, 500, 500, 500).p > 0.99
    assert of_four(520, 480, 510, 490).p > 0.1
    assert of_four(600, 480, 460, 460).p < UNLIKELY
    assert not evenly("a die", "ab", {"a": 500, "b": 500, "c": 1}).is_fair
    assert not evenly("a die", "ab", {}).is_fair
    assert share("never", 0, [False] * 500).is_fair
    assert not share("never", 0, [False] * 500 + [True]).is_fair
    # Two of four at a time hold each other in bounds: alone, as uneven a die would pass.
    uneven = {0: 1060, 1: 1060, 2: 940, 3: 940}
    assert evenly("a die", range(4), uneven).is_fair
    assert evenly("two at once", range(4), uneven, at_once=2).p < evenly("a die", range(4), uneven).p


@pytest.mark.parametrize(
    ("squares", "freedom", "tail"),
    [
        # From printed tables of the chi-square distribution.
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (16.266, 3, 0.001),
        (18.307, 10, 0.05),
        (36.191, 19, 0.01),
        (124.342, 100, 0.05),
        (149.449, 100, 0.001),
        (0.0, 5, 1.0),
        (0.0, 0, 1.0),
    ],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(squares: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(squares, freedom) == pytest.approx(tail, rel=0.002)


# Seeds

DUMP = """
import random
from tests.engine.test_chance import whole_rounds
random.seed()
print(whole_rounds())
"""
TABLES = (
    *(("parlor", seats, {}) for seats in (3, 5, 6, 8)),
    ("first-to-five", 5, {"variant": "undercover", "decoy": "different"}),
    ("table", 7, {"clues": "questions", "imposters": "surprise"}),
    ("table", 4, {"way": "own", "laps": "ready", "hint": "grid"}),
    ("pass", 8, {"mr_white": True, "full_game": True, "clues": "typed"}),
)


def whole_rounds() -> str:
    """Every step of a few rounds as a text, played by whoever is asked in the order of the asks."""
    lines = []
    for preset, seats, options in TABLES:
        bank = [f"Is it {seat}?" for seat in seat_names(20)]
        deal = start(seats, f"the same every time/1/{seats}/1", banks={"questions": [bank]})
        table = Table(deal, GAME.play, rules_of(preset, options))
        while table.running:
            lines.append(_line(table.step, table.answers))
            said = next_answer(table)
            if said is None:
                table.time_up()
            else:
                seat, value = said
                value = f"klu{len(lines)}" if value == "klu" else value
                table.answer(seat, table.check(seat, value))
        lines.append(f"{table.done} {table.deck.state}")
    lines += [str(side) for side in islice(sides("parlor", 8, "the same", fair_rotation=True), 12)]
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
