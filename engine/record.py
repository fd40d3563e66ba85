"""A room's record: one JSON value from which it goes on, complete wherever no round has been fed anything yet."""

from typing import Final

from engine.games import GAMES
from engine.kept_answers import KeptAnswers
from engine.room import Room
from engine.script import Json
from engine.seats import Seats
from engine.table import Table
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
    "set_aside",
    "scored",
)
"""The fields of a room that are JSON already."""
_OF_THE_GAME: Final = ("preset", "options", "memory", "result")
"""Those that only its game understands."""


def record(room: Room, version: str) -> dict[str, Json] | None:
    """The room as it stands, or None in the middle of a round, which only its inputs tell."""
    if room.table is not None and not _is_fresh(room, room.table):
        return None
    return {
        **{name: getattr(room, name) for name in _PLAIN},
        "game": room.game_name,
        "seats": room.seats.to_json(),
        "kept": room.kept.to_json(since=room.step - 1),
        "packs": room.shelf.chosen,
        "own": room.shelf.to_json(),
        "version": stamp(room, version),
    }


def _is_fresh(room: Room, table: Table) -> bool:
    """Would the round begin again as it stands? Not once something was fed, more time given, or a bank changed."""
    same_banks = table.banks == room.shelf.banks(room.lang)
    return not table.log and room.clock.total == room.seconds and same_banks


def stamp(room: Room, version: str) -> str:
    """The version of all that decides how a round replays: the engine and the chosen packs."""
    return f"{version}/{room.shelf.digest()}"


def restore(kept: dict[str, Json], library: Library, version: str, now: float) -> tuple[Room, bool]:
    """The room of a record, and whether its round can be replayed by this version of the engine and its packs."""
    room = Room(kept["code"], kept["seed"], kept["lang"], library, now)
    # A record of an earlier version may lack what has come since: then that is as in a new room.
    room.shelf.restore(kept.get("own", {"packs": kept.get("own_packs", []), "dials": {}}))
    room.seats = Seats.from_json(kept["seats"])
    room.kept = KeptAnswers(kept["kept"])
    known = kept["game"] in GAMES and kept["preset"] in GAMES[kept["game"]].presets
    for name in _PLAIN:
        if name in kept and (known or name not in _OF_THE_GAME):
            setattr(room, name, kept[name])
    room.game_name = kept["game"] if known else room.game_name
    there = room.shelf.holds(kept["packs"])
    room.shelf.chosen = kept["packs"] if there else room.shelf.defaults(room.lang)
    same = known and there and kept["version"] == stamp(room, version)
    if room.phase == "round" and same:
        room.open_table()
    return room, same or (known and room.phase != "round")
