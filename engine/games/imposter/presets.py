"""The four published rule sets of the imposter game, each a complete set of values (imposter.md, "Options")."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.script import Json


@dataclass(frozen=True)
class Preset:
    """`options` are those that a host may change; the rest is what comes with the preset.

    `seats`: fewest and most. `best`: with how many it plays best. `takes`: what lasts how many minutes.
    `imposters`: the number for "auto", as (from so many seats, that many). `ceiling`: the most that may be
    chosen, "under_half" the seats or one per "three" seats besides the first. `quorum`: fewer than half of the
    votes are too few. `category`: whether a civilian's card shows it, "always", "never" or with the "hint".
    `repeats`: may a clue be given again. `goes_round`: the order of a passed phone, "seats" or "random".
    `counts`: of a secret ballot only the numbers are told. `keeps_scores`: beyond "again".
    """

    options: Mapping[str, Json]
    seats: tuple[int, int]
    imposters: tuple[tuple[int, int], ...]
    ceiling: str = "under_half"
    best: tuple[int, int] | None = None
    takes: tuple[str, int, int] | None = None
    category: str = "always"
    quorum: bool = False
    repeats: bool = True
    goes_round: str = "seats"
    counts: bool = False
    keeps_scores: bool = True


PARLOR: Final = Preset(
    seats=(3, 8),
    takes=("game", 10, 15),
    imposters=((3, 1), (5, 2), (8, 3)),
    options={
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
    },
)

FIRST_TO_FIVE: Final = Preset(
    seats=(3, 12),
    best=(5, 8),
    takes=("round", 10, 10),
    imposters=((3, 1),),
    category="never",
    keeps_scores=False,
    options={
        "way": "passed",
        "imposters": "auto",
        "variant": "classic",
        "decoy": "similar",
        "mr_white": False,
        "hint": "category",
        "order": "civilian_first",
        "laps": 1,
        "reverse": False,
        "clues": "spoken",
        "clue_seconds": None,
        "talk_seconds": "auto",
        "vote_seconds": None,
        "guess_seconds": 10,
        "vote": "on_three",
        "tie": "revote_2_to_4",
        "last_chance": "table",
        "scoring": "B",
        "length": {"points": 5},
        "full_game": False,
        "fair_rotation": False,
        "never_thrice": False,
    },
)

TABLE: Final = Preset(
    seats=(3, 20),
    takes=("round", 5, 5),
    imposters=((3, 1), (11, 2)),
    ceiling="three",
    quorum=True,
    options={
        "way": "led",
        "imposters": "auto",
        "variant": "classic",
        "decoy": "similar",
        "mr_white": False,
        "hint": "category",
        "order": "imposter_rarely_first",
        "laps": 2,
        "reverse": True,
        "clues": "spoken",
        "clue_seconds": None,
        "talk_seconds": 60,
        "vote_seconds": 60,
        "guess_seconds": None,
        "vote": "on_three",
        "tie": "revote",
        "last_chance": "host",
        "scoring": "C",
        "length": "per_seat",
        "full_game": False,
        "fair_rotation": False,
        "never_thrice": True,
    },
)

PASS: Final = Preset(
    seats=(3, 20),
    best=(5, 10),
    imposters=((3, 1), (7, 2), (12, 3)),
    category="hint",
    repeats=False,
    goes_round="random",
    counts=True,
    options={
        "way": "passed",
        "imposters": "auto",
        "variant": "classic",
        "decoy": "similar",
        "mr_white": False,
        "hint": "category",
        "order": "random",
        "laps": 2,
        "reverse": False,
        "clues": "spoken",
        "clue_seconds": None,
        "talk_seconds": 0,
        "vote_seconds": None,
        "guess_seconds": None,
        "vote": "secret",
        "tie": "revote_then_lap",
        "last_chance": "mr_white_only",
        "scoring": "D",
        "length": "open",
        "full_game": False,
        "fair_rotation": False,
        "never_thrice": False,
    },
)

PRESETS: Final[dict[str, Preset]] = {
    "parlor": PARLOR,
    "first-to-five": FIRST_TO_FIVE,
    "table": TABLE,
    "pass": PASS,
}
