"""What a host may choose: the values of each option, house rules by name, and what cannot go together."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.games.choices import check, is_seconds
from engine.games.imposter.presets import PRESETS
from engine.games.imposter.rules import (
    GRID,
    MR_WHITE_LEAST,
    SPEED_SECONDS,
    Options,
    ceiling,
    imposters,
    most_imposters,
    rules,
    surprise,
)
from engine.script import Json, Refused
from engine.words.packs import Pack

CHOICES: Final[dict[str, tuple[Json, ...]]] = {
    "way": ("own", "passed", "led"),
    "imposters": ("auto", "surprise", 1, 2, 3, 4, 5, 6),
    "variant": ("classic", "undercover"),
    "decoy": ("similar", "different"),
    "mr_white": (False, True),
    "hint": ("category", "grid", "none"),
    "order": ("random", "civilian_first", "imposter_rarely_first"),
    "laps": (0, 1, 2, 3, "ready"),
    "reverse": (False, True),
    "clues": ("typed", "spoken", "questions", "none"),
    "clue_seconds": (30, 45, 60, 90, None),
    "talk_seconds": (0, "auto", 60, 90, 120, 180, 300, None),
    "vote_seconds": (60, 120, 180, 300, None),
    "guess_seconds": (10, 30, 60, 90, 120, None),
    "vote": ("secret", "on_three"),
    "tie": ("imposters_only", "revote_2_to_4", "revote", "revote_then_lap"),
    "last_chance": ("system", "table", "host", "mr_white_only"),
    "scoring": ("A", "B", "C", "D"),
    "length": (
        "open",
        "per_seat",
        {"points": 5},
        {"points": 10},
        {"rounds": 1},
        {"rounds": 3},
        {"rounds": 5},
        {"rounds": 8},
    ),
    "full_game": (False, True),
    "fair_rotation": (False, True),
    "never_thrice": (False, True),
}
"""The values that the lobby offers; what else an option takes is in `_FREE`."""


def choices(preset: str) -> dict[str, tuple[Json, ...]]:
    """The values that the lobby offers with a preset: no more imposters than its largest table may have."""
    most = ceiling(PRESETS[preset], PRESETS[preset].seats[1])
    counts = tuple(value for value in CHOICES["imposters"] if not isinstance(value, int) or value <= most)
    return {**CHOICES, "imposters": counts}


HOUSES: Final[dict[str, dict[str, Json]]] = {
    "sudden_death": {"laps": 1, "tie": "revote"},
    "hard_mode": {"hint": "none"},
    "double_blind": {"variant": "undercover", "imposters": 2},
    "speed": {"clues": "none", "talk_seconds": SPEED_SECONDS},
    "questions": {"clues": "questions"},
    "surprise": {"imposters": "surprise"},
    "fair_rotation": {"fair_rotation": True},
}
"""House rules by name, each with the options that it sets (imposter.md, "House rules")."""


def _length(value: Json) -> bool:
    if not isinstance(value, dict) or len(value) != 1:
        return False
    ((kind, count),) = value.items()
    return kind in ("rounds", "points") and type(count) is int and 1 <= count <= 99


_FREE: Final[dict[str, Callable[[Json], bool]]] = {
    "clue_seconds": is_seconds,
    "talk_seconds": is_seconds,
    "vote_seconds": is_seconds,
    "guess_seconds": is_seconds,
    "length": _length,
}


def options(preset: str, changes: Options) -> dict[str, Json]:
    """The preset with the changes made to it.

    Raises `bad_option` with the option that is unknown or out of range, or `cannot_combine` with the reason.
    """
    check(changes, CHOICES, _FREE)
    chosen = {**PRESETS[preset].options, **changes}
    if chosen["hint"] == "grid" and chosen["variant"] == "undercover":
        raise Refused("cannot_combine", reason="grid_undercover")
    if rules(preset, chosen).laps == 0 and chosen["talk_seconds"] == 0:
        raise Refused("cannot_combine", reason="no_clues_no_talk")
    return chosen


def house(preset: str, chosen: Options, name: Json, on: Json) -> dict[str, Json]:
    """The options with a house rule switched on, or off: then what it sets is the preset's again.

    One that is on and sets the same options otherwise gives way, as a whole.
    """
    if not isinstance(name, str) or name not in HOUSES or not isinstance(on, bool):
        raise Refused("bad_option", option=None)
    own = PRESETS[preset].options
    if on:
        for other, is_on in houses(chosen).items():
            sets = HOUSES[other]
            if is_on and any(key in sets and sets[key] != value for key, value in HOUSES[name].items()):
                chosen = {**chosen, **{key: own[key] for key in sets}}
    return options(
        preset, {**chosen, **{key: value if on else own[key] for key, value in HOUSES[name].items()}}
    )


def houses(chosen: Options) -> dict[str, bool]:
    """Which house rules are on."""
    return {name: all(chosen[key] == value for key, value in sets.items()) for name, sets in HOUSES.items()}


def trouble(preset: str, chosen: Options, seats: int, packs: Sequence[Pack]) -> Refused | None:
    """Why so many seats cannot start with these options and packs."""
    if chosen["hint"] == "grid" and any(len(_words(pack)) < GRID for pack in packs):
        return Refused("cannot_combine", reason="grid_small_pack", least=GRID)
    if chosen["variant"] == "undercover" and not _have_decoys(packs, chosen["decoy"]):
        return Refused("cannot_combine", reason="decoy_needs_pairs")
    white = chosen["mr_white"]
    if white and seats < MR_WHITE_LEAST:
        return Refused("cannot_combine", reason="mr_white_seats", least=MR_WHITE_LEAST)
    if isinstance(chosen["imposters"], int):
        most = most_imposters(PRESETS[preset], seats, white)
        if chosen["imposters"] > most:
            alone = chosen["imposters"] > ceiling(PRESETS[preset], seats)
            reason = "too_many_imposters" if alone else "mr_white_under_half"
            return Refused("cannot_combine", reason=reason, most=most)
    return None


def fit(preset: str, chosen: Options, seats: int) -> dict[str, Json]:
    """The options as that many seats can play them: Mr. White switched off, too many imposters lowered."""
    fitted = dict(chosen)
    fitted["mr_white"] = chosen["mr_white"] and seats >= MR_WHITE_LEAST
    if isinstance(chosen["imposters"], int):
        most = most_imposters(PRESETS[preset], seats, fitted["mr_white"])
        fitted["imposters"] = min(chosen["imposters"], most)
    return fitted


def lobby(preset: str, chosen: Options, seats: int) -> dict[str, Json]:
    """What the lobby tells of the rules and of those one could play by instead."""
    own = PRESETS[preset]
    count = imposters(own, chosen["imposters"], seats, chosen["mr_white"])
    return {
        "imposters": count,
        "range": [1, surprise(own, seats, chosen["mr_white"])] if count is None else None,
        "presets": {name: _card(name) for name in PRESETS},
        "best": None if own.best is None else list(own.best),
        "recommended": recommended(seats, chosen["way"]),
        "houses": houses(chosen),
    }


def _card(name: str) -> dict[str, Json]:
    preset = PRESETS[name]
    takes = preset.takes and {"unit": preset.takes[0], "minutes": list(preset.takes[1:])}
    best = None if preset.best is None else list(preset.best)
    return {"seats": list(preset.seats), "best": best, "takes": takes, "way": preset.options["way"]}


def recommended(seats: int, way: str) -> str | None:
    """The preset for so many seats and this way to play: made for that way and for so many, best with so many first."""
    fits = [name for name, preset in PRESETS.items() if preset.seats[0] <= seats <= preset.seats[1]]
    return max(fits, key=lambda name: _suits(name, seats, way), default=None)


def _suits(name: str, seats: int, way: str) -> tuple[bool, bool, bool]:
    preset = PRESETS[name]
    best = preset.best is not None and preset.best[0] <= seats <= preset.best[1]
    return preset.options["way"] == way, best, preset.best is None


def _words(pack: Pack) -> list[str]:
    return [side.word for pair in pack.pairs for side in (pair.first, pair.second) if side]


def _have_decoys(packs: Sequence[Pack], decoy: str) -> bool:
    """Of words without a close one another pair is drawn, but a pack of one pair has no other."""
    if decoy == "different":
        return all(len(pack.pairs) > 1 for pack in packs)
    return any(pair.second for pack in packs for pair in pack.pairs)


def keeps_scores() -> frozenset[str]:
    return frozenset(name for name, preset in PRESETS.items() if preset.keeps_scores)


def seats(preset: str) -> tuple[int, int]:
    return PRESETS[preset].seats


PLAIN: Final[Mapping[str, Mapping[str, Json]]] = {name: preset.options for name, preset in PRESETS.items()}
