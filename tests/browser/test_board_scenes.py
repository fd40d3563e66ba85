"""Every scene of the board fits and is said in the room's language, with names as long as they may be."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.browser.language import check_language
from tests.browser.layout import BOARD, TVS, faults
from tests.browser.staged import names
from tests.browser.staged_board import STAND_STILL, draw_scene, scenes
from tests.browser.table import Table

TABLES = [
    ("imposter", 20, "en"),
    ("imposter", 20, "es"),
    ("just_one", 7, "es"),
    ("wavelength", 6, "es"),
]
"""The largest table of each game; small ones are measured where every scene is looked at for access."""


@pytest.mark.long
@pytest.mark.parametrize(("game", "count", "lang"), TABLES)
def test_every_scene_fits(table: Callable[..., Table], game: str, count: int, lang: str) -> None:
    board = table(lang).board
    board.opens_a_room()
    wrong = {}
    for name, staged in scenes(count, lang, game).items():
        was, board.view = board.view, draw_scene(board, staged, names(count))
        board.page.evaluate(STAND_STILL)
        check_language(board)
        board.view = was
        for size in TVS:
            board.page.set_viewport_size(size)
            found = faults(board.page, BOARD)
            if found:
                wrong[f"{name} {size['width']}"] = found
    assert wrong == {}


WIDE = ["A" + "W" * 15, *(first + letter * 15 for letter in "WÑ" for first in "BCD")]
LONG_CLUE = "W" * 30


@pytest.mark.parametrize(
    ("game", "count", "drawn"),
    [
        ("wavelength", 6, ("dials-longest", "needles-late", "told-ends")),
        ("just_one", 7, ("write-some", "guess-long", "end-singles")),
    ],
)
def test_the_widest_names_and_clues_stay_readable(
    table: Callable[..., Table], game: str, count: int, drawn: tuple[str, ...]
) -> None:
    board = table().board
    board.opens_a_room()
    wrong = {}
    for name in drawn:
        staged = scenes(count, "en", game)[name]
        clues = [
            {**one, "word": LONG_CLUE} if isinstance(one, dict) else LONG_CLUE
            for one in staged.facts.get("clues", [])
        ]
        draw_scene(
            board, replace(staged, facts={**staged.facts, "clue": LONG_CLUE, "clues": clues}), WIDE[:count]
        )
        for size in TVS:
            board.page.set_viewport_size(size)
            found = faults(board.page, BOARD)
            if found:
                wrong[f"{name} {size['width']}"] = found
    assert wrong == {}
