"""The busiest reveals of each game as films of views: the scene before, the whole story, then everyone is ready."""

from dataclasses import dataclass
from typing import Any

from tests.browser.board_facts import Staged, answered
from tests.browser.staged import names, seat
from tests.browser.staged_board import scenes
from tests.front.feed import Film, View

READY = 250
"""ms from one who is ready to the next."""


@dataclass(frozen=True)
class Reveal:
    """`before` and `story`: names of staged scenes; `more`: facts that the story has beside them; `lasts`: ms."""

    game: str
    seats: int
    before: str
    story: str
    lasts: int
    more: dict[str, Any]


UNTOLD: dict[str, Any] = {"told": False}
CAUGHT = {**UNTOLD, "guesser": None, "guess": None, "verdict": None}
REVEALS = {
    "imposter, 20 seats": Reveal("imposter", 20, "vote-secret", "reveal-end", 11_000, CAUGHT),
    "Wavelength, 6 seats": Reveal("wavelength", 6, "dials-all", "gains-heap", 9_500, UNTOLD),
    "Just One, 7 seats: cards": Reveal("just_one", 7, "write-all", "guess-meet", 5_500, {}),
    "Just One, 7 seats: end": Reveal("just_one", 7, "guess-long", "card-clues", 10_000, UNTOLD),
}


def film(room: View, reveal: Reveal) -> tuple[View, Film]:
    """What stands there before, and all that then happens. `room`: a view of the board's own room."""
    staged = scenes(reveal.seats, "en", reveal.game)
    story = staged[reveal.story]
    told = {**story.facts, **reveal.more}
    clock = {"left": 59.9, "total": 60}
    shown = [(500, _view(room, 11, story, told, {}, reveal.seats, **clock))]
    # Not told by a skip: the story has come to its end by itself.
    for n in range(reveal.seats):
        view = _view(
            room, 12 + n, story, told, answered(reveal.seats, n + 1), reveal.seats, left=45, total=60
        )
        shown.append((500 + reveal.lasts + READY * n, {**view, "step": 11}))
    first = staged[reveal.before]
    return _view(room, 10, first, first.facts, first.marks, reveal.seats, **first.clock), shown


def _view(
    room: View, v: int, staged: Staged, told: View, marks: dict[str, View], count: int, **clock: object
) -> View:
    seats = [
        seat(n, name, score=n * 7 % 12, **marks.get(f"s{n}", {})) for n, name in enumerate(names(count), 1)
    ]
    own = {**room["room"], **staged.room}
    own["options"] = {**own["options"], **staged.options}
    still = {"left": None, "total": None, "notice": None}
    return {
        **room,
        **still,
        **clock,
        "v": v,
        "step": v,
        "scene": staged.scene,
        "facts": told,
        "seats": seats,
        "room": own,
    }
