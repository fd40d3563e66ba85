"""The "surprise" count of imposters (imposter.md, "Options and the four presets")."""

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from engine.games.imposter.presets import PRESETS
from engine.games.imposter.roles import draw_roles
from engine.games.imposter.rules import rules
from tests.engine.cells import every_preset, rows_of_seats
from tests.engine.circles import circle_of, lobby_of


def counts(preset, seats, **options):
    """How often how many imposters are drawn."""
    chosen = rules(preset, {**PRESETS[preset].options, "imposters": "surprise", **options})
    names = tuple(f"s{n}" for n in range(seats))
    tables = [SimpleNamespace(seats=names, rng=Random(seed)) for seed in range(1200)]
    drawn = [draw_roles(table, chosen, {"been": [], "sides": []}) for table in tables]
    return Counter(len(roles.side) - (roles.mr_white is not None) for roles in drawn)


@rows_of_seats(
    {(3, 4): 1, (5, 6): 2, (7, 8): 3},
    {(3, 4): 1, (5, 12): 2},
    {(3, 6): 1, (7, 10): 2, (11, 20): 3},
    {(3, 4): 1, (5, 6): 2, (7, 20): 3},
)
def test_the_range_goes_to_one_more_than_usual_but_not_over_three_nor_the_ceiling(preset, seats, cell):
    circle = lobby_of(seats, preset, imposters="surprise")
    assert (circle.facts["imposters"], circle.facts["range"]) == (None, [1, cell])
    circle.starts()
    assert (circle.facts["imposters"], circle.facts["range"]) == (None, [1, cell])


@pytest.mark.parametrize(
    ("preset", "seats", "most"), [("parlor", 8, 3), ("first-to-five", 6, 2), ("table", 8, 2), ("pass", 12, 3)]
)
def test_every_number_of_the_range_is_drawn_equally_often(preset, seats, most):
    drawn = counts(preset, seats)
    assert sorted(drawn) == list(range(1, most + 1))
    assert all(abs(count - 1200 / most) < 100 for count in drawn.values())


@pytest.mark.parametrize("seats", [5, 6, 7, 9, 20])
@every_preset
def test_beside_a_mr_white_all_of_them_stay_under_half(preset, seats):
    drawn = counts(preset, seats, mr_white=True)
    assert min(drawn) == 1 and 2 * (max(drawn) + 1) < seats


@every_preset
def test_no_screen_tells_the_number_before_the_reveal(preset):
    circle = circle_of(8, preset, imposters="surprise")
    circle.votes_out_a("civilian")
    number = len(circle.all_of("imposter"))
    before = [view for view in circle.board.views if view["scene"].startswith("imposter/")]
    scenes = {view["scene"] for view in before}
    assert {"imposter/look", "imposter/vote", "imposter/reveal"} <= scenes
    for view in before:
        told = number if view["scene"] == "imposter/reveal" else None
        assert view["facts"]["imposters"] == told and view["facts"]["range"][0] == 1


def test_the_number_is_drawn_anew_each_round():
    circle = circle_of(8, "parlor", imposters="surprise")
    numbers = set()
    for _ in range(30):
        numbers.add(len(circle.all_of("imposter")))
        circle.host.hosts("void")
    assert len(numbers) > 1


def test_the_range_follows_the_table_between_rounds():
    circle = circle_of(7, "table", imposters="surprise")
    assert circle.facts["range"] == [1, 2]
    # Were it the last imposter, the round would be void.
    circle.becomes_host("s1" if circle.roles["s1"] == "imposter" else "s2")
    circle.goes(circle.all_of("civilian")[-1])
    assert circle.facts["range"] == [1, 2]
    circle.next_round()
    assert circle.facts["range"] == [1, 1]
