"""The imposter game's options, the presets that set them all, and what a number of seats makes of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.script import Json, Refused

Options = Mapping[str, Json]


@dataclass(frozen=True)
class Rules:
    """The options as the script reads them: one field a rule, each read in one place (imposter.md, "Options").

    Seconds are None where there is no limit; `talk_seconds` is 0 where nobody talks. `rounds`: the match's
    length, None for open.
    """

    imposters: int | str
    hint: str
    laps: int
    reverse: bool
    clue_seconds: float | None
    talk_seconds: float | None
    vote_seconds: float | None
    guess_seconds: float | None
    rounds: int | None


PARLOR: Final[dict[str, Json]] = {
    "way": "own",
    "imposters": "auto",
    "variant": "classic",
    "decoy": "similar",
    "mr_white": False,
    "hint": "category",
    "order": "random",
    "laps": 3,
    "reverse": False,
    "clues": "typed",
    "clue_seconds": 45,
    "talk_seconds": 0,
    "vote_seconds": 180,
    "guess_seconds": 90,
    "vote": "secret",
    "tie": "imposters_only",
    "last_chance": "system",
    "scoring": "A",
    "length": "open",
    "full_game": False,
    "fair_rotation": False,
    "never_thrice": False,
}

PRESETS: Final[dict[str, dict[str, Json]]] = {"parlor": PARLOR}
SEATS: Final = {"parlor": (3, 8)}
KEEPS_SCORES: Final = frozenset({"parlor"})

CHOICES: Final[dict[str, tuple[Json, ...]]] = {
    "way": ("own",),
    "imposters": ("auto", 1, 2, 3),
    "variant": ("classic",),
    "decoy": ("similar",),
    "mr_white": (False,),
    "hint": ("category", "none"),
    "order": ("random",),
    "laps": (1, 2, 3),
    "reverse": (False, True),
    "clues": ("typed",),
    "clue_seconds": (30, 45, 60, 90, None),
    "talk_seconds": (0, 60, 120, 180, 300, None),
    "vote_seconds": (60, 120, 180, 300, None),
    "guess_seconds": (30, 60, 90, 120, None),
    "vote": ("secret",),
    "tie": ("imposters_only",),
    "last_chance": ("system",),
    "scoring": ("A",),
    "length": ("open", {"rounds": 1}, {"rounds": 3}, {"rounds": 5}, {"rounds": 8}),
    "full_game": (False,),
    "fair_rotation": (False,),
    "never_thrice": (False,),
}
"""The values that the lobby offers; what else an option takes is in `_FREE`."""


def _seconds(value: Json) -> bool:
    return type(value) in (int, float) and 1 <= value <= 3600


def _rounds(value: Json) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"rounds"}
        and type(value["rounds"]) is int
        and 1 <= value["rounds"] <= 99
    )


_FREE: Final[dict[str, Callable[[Json], bool]]] = {
    "clue_seconds": _seconds,
    "talk_seconds": _seconds,
    "vote_seconds": _seconds,
    "guess_seconds": _seconds,
    "length": _rounds,
}


def options(preset: str, changes: Options) -> dict[str, Json]:
    """The preset with the changes made to it. Raises `bad_option` with the option that is unknown or out of range."""
    for option, value in changes.items():
        # By what they look like: to Python True is 1, which it is not to a person.
        offered = any(repr(value) == repr(choice) for choice in CHOICES.get(option, ()))
        if not offered and not _FREE.get(option, lambda value: False)(value):
            raise Refused("bad_option", option=option if option in CHOICES else None)
    return {**PRESETS[preset], **changes}


def ceiling(seats: int) -> int:
    """The most imposters: under half the seats."""
    return max(1, (seats - 1) // 2)


def imposters(chosen: int | str, seats: int) -> int:
    """How many imposters that many seats have: 3–4: 1, 5–7: 2, 8: 3, unless a number is chosen."""
    if isinstance(chosen, int):
        return chosen
    return 1 if seats <= 4 else 2 if seats <= 7 else 3


def fit(chosen: Options, seats: int) -> dict[str, Json]:
    """The options as that many seats can play them: a number of imposters over the ceiling is lowered to it."""
    fitted = dict(chosen)
    if isinstance(chosen["imposters"], int):
        fitted["imposters"] = min(chosen["imposters"], ceiling(seats))
    return fitted


def rules(chosen: Options) -> Rules:
    length = chosen["length"]
    return Rules(
        imposters=chosen["imposters"],
        hint=chosen["hint"],
        laps=chosen["laps"],
        reverse=chosen["reverse"],
        clue_seconds=chosen["clue_seconds"],
        talk_seconds=chosen["talk_seconds"],
        vote_seconds=chosen["vote_seconds"],
        guess_seconds=chosen["guess_seconds"],
        rounds=length["rounds"] if isinstance(length, dict) else None,
    )
