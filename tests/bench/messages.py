"""Stand-ins for Farol's views, of a given size and of the same make, for floor and ceiling to send."""

from __future__ import annotations

from typing import Any

import orjson


def stand_in(screen: int, size: int) -> dict[str, Any]:
    """A message for one of nine screens, `size` bytes long as compact JSON, nested as a view is; `v` comes first."""
    message: dict[str, Any] = {
        "v": 10000,
        "scene": "imposter/clue",
        "left": 31.2,
        "facts": {"order": [], "clues": [], "turn": "s3", "lap": 2, "laps": 3},
        "mine": [
            {"seat": f"s{screen}", "card": {"role": "civilian", "word": f"w{screen}"}, "answered": False}
        ],
        "seats": [],
    }
    share = 1
    while len(orjson.dumps(message)) < size - 70:
        message["seats"].append({"id": f"s{share}", "name": f"Seat {share}", "score": share, "away": False})
        share += 1
    message["pad"] = ""
    message["pad"] = "x" * max(0, size - len(orjson.dumps(message)))
    return message
