"""The options of a game: which values a host may give them."""

from collections.abc import Callable, Mapping, Sequence

from engine.script import Json, Refused


def is_seconds(value: Json) -> bool:
    """A length of a clock beside those that the lobby offers: 1–3600 seconds."""
    return type(value) in (int, float) and 1 <= value <= 3600


def check(
    changes: Mapping[str, Json],
    offered: Mapping[str, Sequence[Json]],
    free: Mapping[str, Callable[[Json], bool]],
) -> None:
    """Raises `bad_option` with the option that is unknown, or whose value is neither offered nor otherwise free."""
    for option, value in changes.items():
        # By what they look like: to Python True is 1, which it is not to a person.
        known = any(repr(value) == repr(choice) for choice in offered.get(option, ()))
        if not known and not free.get(option, lambda value: False)(value):
            raise Refused("bad_option", option=option if option in offered else None)
