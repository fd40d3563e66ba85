"""Reads the fields of a message: what is missing or of another type is refused, what it means is checked elsewhere."""

from typing import Any

from engine.script import Refused

Payload = dict[str, Any]


def text(payload: Payload, key: str) -> str:
    """A field that must be there and be a string."""
    value = payload.get(key)
    if not isinstance(value, str):
        raise Refused("bad_value", field=key)
    return value


def maybe_text(payload: Payload, key: str) -> str | None:
    """A string, or None where the field is missing or null."""
    return None if payload.get(key) is None else text(payload, key)


def whole(payload: Payload, key: str) -> int:
    """A field that must be there and be a whole number; JSON's true is none."""
    value = payload.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("bad_value", field=key)
    return value


def maybe_whole(payload: Payload, key: str) -> int | None:
    """A whole number, or None where the field is missing or null."""
    return None if payload.get(key) is None else whole(payload, key)
