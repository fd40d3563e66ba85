"""What wire.md promises of every view: its fields, their types, and the facts of each scene."""

import json
from typing import Any

View = dict[str, Any]

SHARED = {
    "v": int,
    "step": int,
    "scene": str,
    "facts": dict,
    "left": (int, float, type(None)),
    "total": (int, float, type(None)),
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
    "packs": list,
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
}
PHONE = {"mine": list, "host": (dict, type(None)), "may_lead": bool}
MINE = {"seat": str, "card": (dict, type(None)), "ask": (dict, type(None)), "asked": bool, "answered": bool}
HOST = {
    "moves": list,
    "ask": (dict, type(None)),
    "answered": bool,
    "undo": (dict, type(None)),
}
CLUES = {"round", "imposters", "order", "laps", "clues"}
FACTS = {
    "lobby": {"least", "most"},
    "result": {"winners", "scores", "awards"},
    "imposter/look": {"round", "imposters"},
    "imposter/clue": CLUES | {"turn", "next", "lap"},
    "imposter/talk": CLUES,
    "imposter/vote": CLUES,
    "imposter/guess": CLUES | {"votes", "accused", "role"},
    "imposter/reveal": CLUES
    | {
        "votes",
        "accused",
        "caught",
        "roles",
        "guess",
        "verdict",
        "outcome",
        "told",
        "word",
        "decoy",
        "category",
    }
    | {"points", "tied", "guesser"},
}
CODES = frozenset(
    """no_such_room room_full bad_token name_empty name_too_long name_taken name_bad stale_step too_late not_asked
    not_held answered not_host no_such_seat no_such_move not_now bad_value too_long two_words own_word own_category
    repeated_clue own_seat too_few_seats too_many_seats bad_option bad_pack paused slow_down could_not_be_kept
    unknown_event bad_seat_code""".split()
)
"""wire.md, "Codes of refusal", and the one for a seat's one-time code."""


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
    assert view["facts"].keys() >= FACTS[view["scene"]]
    for seat in view["seats"]:
        _has(seat, SEAT)
    ids = [seat["id"] for seat in view["seats"]]
    assert len(set(ids)) == len(ids)
    assert sum(seat["host"] for seat in view["seats"]) <= 1
    if board:
        assert not view.keys() & PHONE.keys()
        return
    _has(view, PHONE)
    for mine in view["mine"]:
        _has(mine, MINE)
        assert mine["ask"] is None or isinstance(mine["ask"]["kind"], str)
    if len(view["mine"]) > 1:
        assert sum(mine["card"] is not None or mine["ask"] is not None for mine in view["mine"]) <= 1
    if view["host"] is not None:
        _has(view["host"], HOST)


def _has(given: View, fields: dict[str, Any]) -> None:
    for field, kind in fields.items():
        assert field in given, f"{field} is missing"
        assert isinstance(given[field], kind), f"{field} is {given[field]!r}"
        assert kind is not int or not isinstance(given[field], bool)
