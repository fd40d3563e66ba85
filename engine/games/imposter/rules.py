"""The imposter game's rules as the script reads them, made of a preset and the options that a host has chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.imposter.presets import PRESETS, Preset
from engine.script import Json

Options = Mapping[str, Json]

SPEED_SECONDS: Final = 90
MR_WHITE_LEAST: Final = 5
"""The fewest seats with a Mr. White (imposter.md, "The deal")."""
SURPRISE_MOST: Final = 3
GRID: Final = 16
"""Words in a grid."""


@dataclass(frozen=True)
class Rules:
    """One field a rule, each read in one place (imposter.md, "Options").

    `preset`: what comes with it. `laps`: a number, 0 for none, or "ready". Seconds are None where there is no
    limit; `talk_seconds` is 0 where nobody talks, or "auto". `rounds`, `points_to` and `per_seat`: the match's
    length; with none of them it is open.
    """

    preset: Preset
    way: str
    imposters: int | str
    undercover: bool
    decoy: str
    mr_white: bool
    hint: str
    order: str
    laps: int | str
    reverse: bool
    clues: str
    clue_seconds: float | None
    talk_seconds: float | str | None
    vote_seconds: float | None
    guess_seconds: float | None
    vote: str
    tie: str
    last_chance: str
    scoring: str
    rounds: int | None
    points_to: int | None
    per_seat: bool
    full_game: bool
    fair_rotation: bool
    never_thrice: bool

    @property
    def own_phones(self) -> bool:
        """Does everybody tap on a phone of their own? Else the host's phone speaks for the table."""
        return self.way == "own"

    @property
    def recorded(self) -> bool:
        """Does the table point, and the host write down who points at whom?"""
        return self.vote == "on_three" and not self.own_phones

    @property
    def spoken(self) -> bool:
        return self.clues != "typed"

    @property
    def grid(self) -> bool:
        return self.hint == "grid"

    def talks_for(self, seats: int) -> float | None:
        """Seconds of talk at a table of that size, None for no limit, 0 for none."""
        if not isinstance(self.talk_seconds, str):
            return self.talk_seconds
        if self.laps == 0:
            return SPEED_SECONDS
        return next(seconds for least, seconds in TALK if seats >= least)


TALK: Final = ((10, 480), (7, 300), (5, 180), (0, 120))
"""From so many seats, that many seconds of talk."""


def rules(preset: str, chosen: Options) -> Rules:
    length = chosen["length"]
    kind = length if isinstance(length, dict) else {}
    made = ("variant", "laps", "length")
    return Rules(
        preset=PRESETS[preset],
        undercover=chosen["variant"] == "undercover",
        laps=0 if chosen["clues"] == "none" else chosen["laps"],
        rounds=kind.get("rounds"),
        points_to=kind.get("points"),
        per_seat=length == "per_seat",
        **{option: value for option, value in chosen.items() if option not in made},
    )


def ceiling(preset: Preset, seats: int) -> int:
    """The most imposters that may be chosen: under half the seats, or one per three besides the first."""
    if preset.ceiling == "three":
        return max(1, (seats - 1) // 3)
    return max(1, (seats - 1) // 2)


def by_seats(preset: Preset, seats: int) -> int:
    """How many imposters that many seats have unless a number is chosen."""
    return max((count for least, count in preset.imposters if seats >= least), default=1)


def surprise(preset: Preset, seats: int, mr_white: bool = False) -> int:
    """The most imposters of a surprise: one more than usual, at most three, within the ceiling."""
    return min(by_seats(preset, seats) + 1, SURPRISE_MOST, most_imposters(preset, seats, mr_white))


def most_imposters(preset: Preset, seats: int, mr_white: bool) -> int:
    """The most imposters that may be chosen beside a Mr. White, with whom they stay under half the seats."""
    most = ceiling(preset, seats)
    return max(1, min(most, (seats - 1) // 2 - 1)) if mr_white else most


def imposters(preset: Preset, chosen: int | str, seats: int, mr_white: bool) -> int | None:
    """How many imposters so many seats have, None where it is a surprise."""
    if chosen == "surprise":
        return None
    if isinstance(chosen, int):
        return chosen
    return min(by_seats(preset, seats), most_imposters(preset, seats, mr_white))
