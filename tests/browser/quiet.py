"""What leaves a phone and what reaches a screen: frames of the link, and requests beside it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.browser.layout import SETTLED
from tests.browser.phone import Phone
from tests.browser.screen import Screen

IDLE = re.compile(r'^3$|^42/\w+,\d*\["probe"')
"""What a link sends of itself: the answer to a ping, the question whether anybody is there."""
HEAD = re.compile(r"^\d+(?:/\w+,)?\d*")
OF_THE_CLOCK = ("left", "total")


@contextmanager
def nothing_leaves(phone: Phone) -> Iterator[None]:
    """Whatever is done with this phone here, it tells nobody."""
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    before = len(phone.sent)
    yield
    phone.page.evaluate(SETTLED)
    assert [frame for frame in phone.sent[before:] if not IDLE.match(frame)] == []
    assert asked == []


def numbers(part: Any) -> Iterator[float]:
    """All that a frame has, but for the time."""
    if isinstance(part, int | float) and not isinstance(part, bool):
        yield float(part)
    elif isinstance(part, dict):
        for key, value in part.items():
            if key not in OF_THE_CLOCK:
                yield from numbers(value)
    elif isinstance(part, list):
        for value in part:
            yield from numbers(value)


def numbers_sent_to(screen: Screen) -> set[float]:
    """Every number that this screen was ever sent."""
    bodies = (HEAD.sub("", frame) for frame in screen.received)
    return {number for body in bodies if body[:1] in ("[", "{") for number in numbers(json.loads(body))}
