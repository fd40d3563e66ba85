"""The search for secrets in what was shown: words of nonsense, and numbers that a step hides."""

from collections.abc import Iterator
from typing import Any

import orjson

from engine.table import Table
from tests.engine.nonsense import SECRETS


def ungridded(raw: bytes, table: Table) -> bytes:
    """A view without the grids on its cards, whose words are no secrets; the board's and the shared part keep theirs."""
    if b'"grid":[' not in raw:
        return raw
    view = orjson.loads(raw)
    for mine in view.get("mine", ()):
        card = mine["card"] or {}
        grid = card.pop("grid", None)
        assert grid is None or len(set(grid)) == 16
        assert grid is None or grid == table.step.cards[mine["seat"]]["grid"]
        assert grid is None or card.get("word", grid[0]) in grid
    return orjson.dumps(view)


def search(raw: bytes, view: dict[str, Any], hidden: dict[Any, Any], eyes: str) -> None:
    """Nothing secret is in a view but what its step names, and that only where it is not hidden from these eyes.

    Words are searched for everywhere, numbers where a view tells of the round.
    """
    for found in {word.decode() for word in SECRETS.findall(raw)}:
        assert found in hidden, f"{found}, of no card in play, was shown"
        assert eyes not in hidden[found], f"{eyes} was shown {found}"
    secret = {number for number in hidden if not isinstance(number, str) and eyes in hidden[number]}
    if secret:
        told = numbers([view["facts"], view.get("mine"), view.get("host")])
        assert secret.isdisjoint(told), f"{eyes} was shown {secret}"


BY_CHANCE = frozenset(("round", "rounds", "n", "sent"))
"""Where a number may be a hidden one's: counts, and what somebody has sent."""


def numbers(value: Any) -> Iterator[float]:
    """Every number in a value, however deep."""
    if isinstance(value, dict):
        for field, one in value.items():
            if field not in BY_CHANCE:
                yield from numbers(one)
    elif isinstance(value, list):
        for one in value:
            yield from numbers(one)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value
