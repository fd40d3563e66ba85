"""What wire.md says of a frame: its fields with their types, and what no screen may be told before the reveal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

Frame = dict[str, Any]

TOLD = ("imposter/reveal", "result")  # the scenes in which the word is everyone's
NUMBER = (int, float)
VIEW = {
    "v": int,
    "room": dict,
    "step": int,
    "scene": str,
    "facts": dict,
    "left": (*NUMBER, type(None)),
    "seats": list,
}
ROOM = {
    "code": str,
    "lang": str,
    "game": str,
    "preset": str,
    "options": dict,
    "paused": bool,
    "join_url": str,
}
SEAT = {"id": str, "name": str, "score": int, "away": bool, "host": bool, "waiting": bool}
MINE = {"seat": str, "card": (dict, type(None)), "ask": (dict, type(None)), "answered": bool}
STEER = {"moves": list, "ask": (dict, type(None)), "answered": bool, "undo": (dict, type(None))}
FACTS: dict[str, dict[str, Any]] = {
    "imposter/look": {"round": int},
    "imposter/clue": {"order": list, "turn": str, "lap": int, "laps": int, "clues": list},
    "imposter/guess": {"accused": str},
    "imposter/out": {"out": str, "side": str},
    "imposter/reveal": {
        "votes": dict,
        "accused": (str, type(None)),
        "caught": bool,
        "roles": dict,
        "guess": (str, type(None)),
        "verdict": (str, type(None)),
        "outcome": str,
        "told": bool,
        "word": str,
        "decoy": (str, type(None)),
        "category": str,
        "points": dict,
    },
    "result": {"winners": list, "scores": dict},
}
ASKS = {"look", "clue", "vote", "guess", "guessed", "ruling", "ready"}

# Tokens that stand in no frame by chance, and that no word list knows.
SYLLABLES = (
    "zor",
    "quen",
    "vlim",
    "brax",
    "fyd",
    "gwop",
    "jux",
    "krel",
    "nuv",
    "plyz",
    "skof",
    "trew",
    "xib",
    "yorv",
)
TOKENS = [first + second + "ok" for first in SYLLABLES for second in SYLLABLES if first < second][:80]
PACK = "# Nonsense\nicon: 🧪\n" + "".join(
    f"{one} / {two}\n" for one, two in zip(TOKENS[::2], TOKENS[1::2], strict=True)
)


def strings(part: Any) -> Iterator[str]:
    """Every string in a frame, keys too."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield key
            yield from strings(value)
    elif isinstance(part, list):
        for value in part:
            yield from strings(value)


def check_types(part: Frame, types: dict[str, Any], where: str) -> None:
    """Asserts that all of `types` is in `part`, each with its type (a bool is no number)."""
    for name, kind in types.items():
        assert name in part, f"{where} lacks {name}: {part}"
        value = part[name]
        assert isinstance(value, kind), f"{where}.{name} is {value!r}"
        assert kind is bool or not isinstance(value, bool), f"{where}.{name} is {value!r}"


def check_silent(frame: Frame, mine: str | None = None) -> None:
    """Asserts that no word of the pack but one's own, and nobody's role, stands in a frame before the reveal."""
    if frame["facts"].get("stage") == "ruling":
        # The board shows the word that somebody rules by.
        mine = frame["facts"]["word"]
    for text in strings(frame):
        found = [token for token in TOKENS if token in text.casefold() and token != mine]
        assert not found, f"{found} in {frame}"
    # That the accused is an imposter is told with the accusation; of nobody else, and nowhere before. That there is a
    # Mr. White, or none, everybody knows.
    facts = {name: fact for name, fact in frame["facts"].items() if name != "mr_white"}
    told = [facts, frame["seats"], (frame.get("host") or {}).get("ask")]
    roles = Counter(text for text in strings(told) if text in ("civilian", "imposter", "mr_white"))
    known = frame["scene"] in ("imposter/guess", "imposter/out")
    assert roles.total() <= known, f"{roles} in {frame}"
