"""A row of the page's table of presets as tests: one for each cell, named by its preset."""

from typing import Any

import pytest

PRESETS = ("parlor", "first-to-five", "table", "pass")


def row(parlor: Any, first_to_five: Any, table: Any, pass_: Any) -> pytest.MarkDecorator:
    """The four cells of a row, as `preset` and `cell`."""
    cells = zip(PRESETS, (parlor, first_to_five, table, pass_), strict=True)
    return pytest.mark.parametrize(("preset", "cell"), list(cells), ids=PRESETS)


def rows_of_seats(parlor: Any, first_to_five: Any, table: Any, pass_: Any) -> pytest.MarkDecorator:
    """A cell for each number of seats, as `preset`, `seats` and `cell`; each column says (from, to): cell."""
    columns = zip(PRESETS, (parlor, first_to_five, table, pass_), strict=True)
    cells = [
        pytest.param(preset, seats, cell, id=f"{preset}-{seats}")
        for preset, column in columns
        for (least, most), cell in column.items()
        for seats in range(least, most + 1)
    ]
    return pytest.mark.parametrize(("preset", "seats", "cell"), cells)


every_preset = pytest.mark.parametrize("preset", PRESETS)
