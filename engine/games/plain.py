"""Games with one rule set, of which a host may change times and lengths."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.games.choices import check, is_seconds
from engine.script import Game, Json, Play, Refused, SeatId

ONLY: Final = "standard"
"""The name of the one rule set."""


def plain_game(
    name: str,
    *,
    seats: tuple[int, int],
    minutes: tuple[int, int],
    options: Mapping[str, Json],
    choices: Mapping[str, Sequence[Json]],
    rules: Callable[[Mapping[str, Json]], object],
    play: Play,
    result: Callable[[Json, Mapping[SeatId, int]], dict[str, Json]],
    bank: str | None = None,
) -> Game:
    """`options` as they come; of those in `choices` whose name ends in `seconds` any length is taken.

    A newcomer is dealt in at the next match, and scores begin anew with each.
    """
    free = {option: is_seconds for option in choices if option.endswith("seconds")}

    def changed(preset: str, changes: Mapping[str, Json]) -> dict[str, Json]:
        check(changes, choices, free)
        return {**options, **changes}

    def no_house(preset: str, chosen: Mapping[str, Json], name: Json, on: Json) -> dict[str, Json]:
        raise Refused("bad_option", option=None)

    return Game(
        name=name,
        minutes=minutes,
        presets={ONLY: options},
        choices=lambda preset: choices,
        seats=lambda preset: seats,
        options=changed,
        house=no_house,
        trouble=lambda preset, chosen, seats, packs: None,
        fit=lambda preset, chosen, seats: dict(chosen),
        lobby=lambda preset, chosen, seats: {},
        rules=lambda preset, chosen: rules(chosen),
        play=play,
        result=result,
        keeps_scores=frozenset(),
        joins="match",
        bank=bank,
    )
