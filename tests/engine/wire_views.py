"""What wire.md promises of every view: its fields, their types, and the facts of each scene."""

import json
from collections.abc import Collection
from typing import Any

from tests.engine import wire_shapes

View = dict[str, Any]

SHARED = {
    "v": int,
    "step": int,
    "deal": str,
    "scene": str,
    "facts": dict,
    "left": (int, float, type(None)),
    "total": (int, float, type(None)),
    "standing": bool,
    "notice": (dict, type(None)),
    "seats": list,
    "room": dict,
}
ROOM = {
    "code": str,
    "lang": str,
    "game": str,
    "preset": str,
    "options": dict,
    "paused": bool,
    "join_url": str,
}
SEAT = {
    "id": str,
    "name": str,
    "score": int,
    "away": bool,
    "host": bool,
    "waiting": bool,
    "asked": bool,
    "answered": bool,
    "benched": bool,
    "left": bool,
    "out": bool,
}
PHONE = {"mine": list, "host": (dict, type(None)), "may_lead": bool}
MINE = {"seat": str, "card": (dict, type(None)), "ask": (dict, type(None)), "asked": bool, "answered": bool}
HOST = {
    "moves": list,
    "ask": (dict, type(None)),
    "answered": bool,
    "undo": (dict, type(None)),
    "reported": bool,
}
ROUND = {
    *("round", "rounds", "points_to", "way", "imposters", "range", "mr_white", "full", "outs"),
}
CLUES = ROUND | {"order", "lap", "laps", "clues"}
VOTES = {"votes", "counts", "tied"}
VOTE = CLUES | {"may_report", "style", "candidates"}
FACTS: dict[str, Collection[str]] = {
    "lobby": {"least", "most", "match", "trouble"},
    "result": {"winners", "scores"},
    "imposter/look": ROUND,
    "imposter/clue": CLUES | {"may_report", "style", "turn", "next", "no_repeats"},
    "imposter/talk": CLUES | {"may_report"},
    "imposter/vote": VOTE,
    "imposter/revote": VOTE,
    "imposter/guess": CLUES | VOTES | {"accused", "role", "stage"},
    "imposter/out": CLUES | VOTES | {"accused", "out", "side", "role", "guess", "verdict"},
    "imposter/reveal": CLUES
    | VOTES
    | {
        *("accused", "caught", "roles", "guesser", "guess", "verdict", "ruled", "outcome", "said_by"),
        *("told", "word", "decoy", "category", "points", "winners_side"),
    },
    **wire_shapes.FACTS,
}
IMPOSTER = {
    "lobby": {"imposters", "range", "best", "presets", "recommended", "houses"},
    "result": {"rounds", "awards"},
}
"""Of the imposter game beside those of every game."""
ASKS = frozenset("look clue ready ready_to_vote vote tally guess guessed ruling dial".split())
CODES = frozenset(
    """no_such_room room_full bad_token name_empty name_too_long name_taken name_bad stale_step too_late not_asked
    not_held answered not_host no_such_seat no_such_move not_now bad_value too_long two_words own_word own_category
    repeated_clue own_seat too_few_seats too_many_seats bad_option bad_pack paused slow_down could_not_be_kept
    unknown_event bad_seat_code cannot_combine own_pair""".split()
)
"""wire.md, "Codes of refusal", and those added since."""


def read(raw: bytes) -> View:
    """A view from the wire; NaN and infinities are no JSON."""

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} in a view")

    view: View = json.loads(raw, parse_constant=refuse)
    return view


def check(view: View, board: bool) -> None:
    """Every promised field is there and of its type; a board has none of a phone's."""
    _has(view, SHARED)
    _has(view["room"], ROOM)
    assert view["scene"] in FACTS, f"wire_views.FACTS says nothing of {view['scene']}"
    assert view["facts"].keys() >= set(FACTS[view["scene"]])
    if view["room"]["game"] == "imposter":
        assert view["facts"].keys() >= IMPOSTER.get(view["scene"], set())
    wire_shapes.check(view)
    for seat in view["seats"]:
        _has(seat, SEAT)
    ids = [seat["id"] for seat in view["seats"]]
    assert len(set(ids)) == len(ids)
    assert sum(seat["host"] for seat in view["seats"]) <= 1
    if board:
        assert not view.keys() & PHONE.keys()
        return
    _has(view, PHONE)
    out = {seat["id"] for seat in view["seats"] if seat["out"]}
    for mine in view["mine"]:
        _has(mine, MINE)
        assert mine["ask"] is None or mine["ask"]["kind"] in ASKS
        assert mine["seat"] not in out or mine["card"] is None, "who is out sees only the board"
    if len(view["mine"]) > 1:
        assert sum(mine["card"] is not None or mine["ask"] is not None for mine in view["mine"]) <= 1
    if view["host"] is not None:
        _has(view["host"], HOST)
        assert view["host"]["ask"] is None or view["host"]["ask"]["kind"] in ASKS


def _has(given: View, fields: dict[str, Any]) -> None:
    for field, kind in fields.items():
        assert field in given, f"{field} is missing"
        assert isinstance(given[field], kind), f"{field} is {given[field]!r}"
        assert kind is not int or not isinstance(given[field], bool)
