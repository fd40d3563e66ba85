"""The end of a round as every board tells it: a story that can be cut short, corrected, and left."""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Final

from engine.script import Answers, End, Json, Step

READY_SECONDS: Final = 60
"""How long a story waits for people to go on (common.md, "Clocks")."""


def tell(
    step: Callable[[bool], Step], correct: Callable[[str, Json], None] = lambda move, value: None
) -> Generator[Step, Answers, bool]:
    """Shows `step(told)` until all are ready, or the host goes on, or its time has passed.

    The host's first skip only brings the story to its end (`told`). `correct` takes the host's moves, after
    which the story is told as it then is. True if the match was ended here.
    """
    told, ready = False, Answers()
    while True:
        try:
            ready = yield replace(step(told), given=ready, open=True, reveals=True)
        except End:
            return True
        if ready.move is not None:
            correct(*ready.move)
        elif ready.skipped and not told:
            told = True
        else:
            return False
