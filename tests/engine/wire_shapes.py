"""What wire.md promises of Wavelength and Just One, value by value: facts, asks, cards and results by scene."""

from collections.abc import Callable
from typing import Any

Shape = Any
"""A type, None, a test, a set of values, a tuple of shapes that will do, [what a list is of], or {field: shape}; a field
that ends in "?" may be missing, and no others are there."""


def fits(value: Any, shape: Shape) -> bool:
    if isinstance(shape, tuple):
        return any(fits(value, one) for one in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    if isinstance(shape, dict):
        known = {field.removesuffix("?"): one for field, one in shape.items()}
        needed = {field for field in shape if not field.endswith("?")}
        if not isinstance(value, dict) or not needed <= value.keys() <= known.keys():
            return False
        return all(fits(one, known[field]) for field, one in value.items())
    if isinstance(shape, frozenset):
        return isinstance(value, str) and value in shape
    if isinstance(shape, type):
        # To Python True is a number.
        return type(value) is shape
    return bool(shape(value)) if shape is not None else value is None


def by_seat(shape: Shape) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, dict) and all(is_seat(seat) and fits(one, shape) for seat, one in value.items())
    )


def is_seat(value: Any) -> bool:
    return isinstance(value, str) and value[:1] == "s" and value[1:].isdigit()


def is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def is_place(value: Any) -> bool:
    """A position on the dial, in tenths of its hundred."""
    return type(value) in (int, float) and 0 <= value <= 100 and round(value, 1) == value


def is_pair(value: Any) -> bool:
    return fits(value, [str]) and len(value) == 2 and all(value)


def is_on(value: Any) -> bool:
    return value is True


def is_none(value: Any) -> bool:
    """A list that is always empty."""
    return bool(value == [])


def kind(name: str, **facts: Shape) -> Shape:
    return {"kind": frozenset({name}), **facts}


BANDS = [{"within": is_place, "points": is_count}]
DIAL = {"psychic": is_seat, "pair": is_pair, "round": is_count, "rounds": is_count}
CARD = {"guesser": is_seat, "card": is_count, "cards": is_count, "right": is_count}
FACTS: dict[str, dict[str, Shape]] = {
    "wavelength/clue": DIAL,
    "wavelength/guess": {**DIAL, "clue": (str, None)},
    "wavelength/reveal": {
        **DIAL,
        "clue": (str, None),
        "target": is_place,
        "bands": BANDS,
        "guesses": by_seat(is_place),
        "locked": [is_seat],
        "unanimous": bool,
        "points": by_seat(is_count),
        "told": bool,
    },
    "just_one/write": CARD,
    "just_one/guess": {**CARD, "clues": [str], "lost": is_count},
    "just_one/reveal": {
        **CARD,
        "word": str,
        "clues": [{"seat": is_seat, "word": str, "lost": bool, "group": (is_count, None)}],
        "guess": (str, None),
        "skipped": bool,
        "verdict": (frozenset({"exact", "close", "wrong"}), None),
        "ruled": bool,
        "told": bool,
    },
}
TURN = {"wavelength": "psychic", "just_one": "guesser"}
"""Whose round it is, by game."""
ASKS: dict[str, tuple[Shape, Shape]] = {
    "wavelength/clue": (kind("clue", most=is_count), None),
    "wavelength/guess": (None, kind("dial")),
    "just_one/write": (None, kind("clue", most=is_count, may_change=is_on)),
    "just_one/guess": (kind("guess", most=is_count, may_skip=is_on, clues=[str]), None),
    "wavelength/reveal": (kind("ready"), kind("ready")),
    "just_one/reveal": (kind("ready"), kind("ready")),
}
"""What is asked of whose round it is, and of everybody else."""
TARGET = {"target": is_place, "bands": BANDS}
CARDS: dict[str, tuple[Shape, Shape]] = {
    "wavelength/clue": (TARGET, None),
    "wavelength/guess": (TARGET, None),
    "just_one/write": (None, {"word": str}),
    "just_one/guess": (None, {"word": str, "clue?": str, "lost?": bool}),
    "wavelength/reveal": (None, None),
    "just_one/reveal": (None, None),
}
LABELS = frozenset("telepathic sharp solid warming_up tough_deck".split())
RESULTS: dict[str, Shape] = {
    "wavelength": {"winners": [is_seat], "scores": by_seat(is_count), "rounds": is_count, "awards": is_none},
    "just_one": {
        "winners": is_none,
        "scores": by_seat(lambda value: value == 0),
        "right": is_count,
        "cards": is_count,
        "label": (LABELS, None),
    },
}


def check(view: dict[str, Any]) -> None:
    """In a scene of these games, or their result, every value is of its shape, and each seat has its part's."""
    scene, facts, game = view["scene"], view["facts"], view["room"]["game"]
    if scene == "result" and game in RESULTS:
        assert fits(facts, RESULTS[game]), facts
    if scene not in FACTS:
        return
    assert fits(facts, FACTS[scene]), facts
    assert 1 <= facts.get("round", 1) <= facts.get("rounds", 1)
    assert 1 <= facts.get("card", 1) <= facts.get("cards", 1)
    turn = facts[TURN[game]]
    for mine in view.get("mine", ()):
        other = mine["seat"] != turn
        for field, shapes in (("ask", ASKS), ("card", CARDS)):
            assert mine[field] is None or fits(mine[field], shapes[scene][other]), f"{field}: {mine}"
