"""The board's busiest moments as films of views: the story of each game at its largest table, and each large scene as it comes."""

from dataclasses import dataclass, field
from typing import Any

from tests.browser.board_facts import Facts, Staged, answered
from tests.browser.staged import names, seat
from tests.browser.staged_board import scenes
from tests.front.feed import Film, View

READY = 250
"""ms from one who is ready, or has answered, to the next."""
COMES = 2_000
"""ms in which a scene that tells no story has come to rest."""


@dataclass(frozen=True)
class Moment:
    """`before` and `shown`: names of staged scenes; `more`: facts that it has beside them; `lasts`: ms until people
    answer, of whom the film has `answers`."""

    game: str
    seats: int
    before: str
    shown: str
    lasts: int = COMES
    more: Facts = field(default_factory=dict)
    answers: int = 3


LOBBY = Staged("lobby.js", "Lobby", "lobby", {"least": 3, "most": 20, "imposters": 2, "range": None})
ALMOST = "a lobby with one place left"
FULL = "a full lobby"
UNTOLD: Facts = {"told": False}
CAUGHT: Facts = {**UNTOLD, "guesser": None, "guess": None, "verdict": None}
REVEALS = {
    "imposter, 20 seats": Moment("imposter", 20, "vote-secret", "reveal-end", 11_000, CAUGHT, 20),
    "Wavelength, 6 seats": Moment("wavelength", 6, "dials-all", "gains-heap", 9_500, UNTOLD, 6),
    "Just One, 7 seats: cards": Moment("just_one", 7, "write-all", "guess-meet", 5_500, {}, 0),
    "Just One, 7 seats: end": Moment("just_one", 7, "guess-long", "card-clues", 10_000, UNTOLD, 7),
}
ENTRIES = {
    "lobby, 20 seats": Moment("imposter", 20, ALMOST, FULL),
    "clues, 20 seats": Moment("imposter", 20, "look-passed", "clue-typed-last"),
    "vote, 20 seats": Moment("imposter", 20, "talk-typed", "vote-secret"),
    "result, 20 seats": Moment("imposter", 20, "reveal-end", "result-shared-awards"),
    "dials, 6 seats": Moment("wavelength", 6, "clue", "dials-all"),
    "a team's result": Moment("just_one", 7, "end-exact", "result-telepathic"),
}


def film(room: View, moment: Moment) -> tuple[View, Film]:
    """What stands there before, and all that then happens. `room`: a view of the board's own room."""
    staged = {ALMOST: LOBBY, FULL: LOBBY, **scenes(moment.seats, "en", moment.game)}
    first, shown = staged[moment.before], staged[moment.shown]
    told = {**shown.facts, **moment.more}
    clock = {"left": 59.9, "total": 60}
    here = moment.seats - 1 if moment.before == ALMOST else moment.seats
    views = [(500, _view(room, 11, shown, told, shown.marks, moment.seats, **clock))]
    # Not told by a skip: the story has come to its end by itself.
    for n in range(moment.answers):
        marks = answered(moment.seats, n + 1)
        view = _view(room, 12 + n, shown, told, marks, moment.seats, left=45, total=60)
        views.append((500 + moment.lasts + READY * n, {**view, "step": 11}))
    views.append((views[-1][0] + (READY if moment.answers else moment.lasts), {**views[-1][1], "v": 99}))
    return _view(room, 10, first, first.facts, first.marks, here, **first.clock), views


def _view(
    room: View, v: int, staged: Staged, told: View, marks: dict[str, View], count: int, **clock: object
) -> View:
    seats = [
        seat(n, name, score=n * 7 % 12, **marks.get(f"s{n}", {})) for n, name in enumerate(names(count), 1)
    ]
    own = {**room["room"], **staged.room}
    own["options"] = {**own["options"], **staged.options}
    still: dict[str, Any] = {"left": None, "total": None, "notice": None}
    if staged is LOBBY:
        clock = {}
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
