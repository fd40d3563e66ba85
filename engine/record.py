"""A room's record: one JSON value from which it goes on, complete wherever no round has been fed anything yet."""

from typing import Final

from engine.games import GAMES
from engine.kept_answers import KeptAnswers
from engine.room import Room
from engine.script import Json, Refused
from engine.seats import Seats
from engine.words.packs import Library

_PLAIN: Final = (
    "code",
    "seed",
    "lang",
    "preset",
    "options",
    "deck",
    "phase",
    "match",
    "round",
    "deal",
    "memory",
    "dealt",
    "waited",
    "result",
    "paused",
    "notice",
    "steps_before",
)
"""The fields of a room that are JSON already."""


def record(room: Room, version: str) -> dict[str, Json] | None:
    """The room as it stands, or None in the middle of a round, which only its inputs tell."""
    if room.table is not None and (room.table.log or room.clock.total != room.table.step.seconds):
        return None
    return {
        **{name: getattr(room, name) for name in _PLAIN},
        "game": room.game_name,
        "seats": room.seats.to_json(),
        "kept": room.kept.to_json(since=room.step - 1),
        "packs": room.shelf.chosen,
        "own_packs": room.shelf.to_json(),
        "version": stamp(room, version),
    }


def stamp(room: Room, version: str) -> str:
    """The version of all that decides how a round replays: the engine and the chosen packs."""
    return f"{version}/{room.shelf.digest()}"


def restore(kept: dict[str, Json], library: Library, version: str, now: float) -> tuple[Room, bool]:
    """The room of a record, and whether its round can be replayed by this version of the engine and its packs."""
    room = Room(kept["code"], kept["seed"], kept["lang"], library, now)
    for own in kept["own_packs"]:
        try:
            room.shelf.add(own["text"], own["lang"], own["id"])
        except Refused:
            continue
    room.seats = Seats.from_json(kept["seats"])
    room.kept = KeptAnswers(kept["kept"])
    known = kept["game"] in GAMES and kept["preset"] in GAMES[kept["game"]].presets
    same = known and room.shelf.holds(kept["packs"])
    if same:
        room.game_name, room.shelf.chosen = kept["game"], kept["packs"]
        for name in _PLAIN:
            setattr(room, name, kept[name])
        same = kept["version"] == stamp(room, version)
    else:
        for name in ("deck", "match", "notice", "steps_before", "phase"):
            setattr(room, name, kept[name])
    if room.phase == "round" and same:
        room.open_table()
    return room, same or kept["phase"] != "round"
