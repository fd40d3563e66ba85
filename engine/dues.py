"""What the clock will say next in a room, and when, if nothing happens before."""

from collections.abc import Iterator
from typing import Final

from engine.inputs import CLOCK, Input
from engine.room import Room
from engine.script import HOST
from engine.table import Table

AWAY_SECONDS: Final = 30.0
"""A scene that waits only for people who have been away this long ends as if its time had run out."""
AWAY_AT_TURN_SECONDS: Final = 10.0
"""How long a scene that begins while they are away waits all the same: a locked phone takes a moment to wake."""
HOST_AWAY_SECONDS: Final = 60.0
EMPTY_SECONDS: Final = 60.0
BOARD_ALONE_SECONDS: Final = 600.0
"""A board leads people whose phones are locked while they talk, but it does not play to an empty room all night."""

Due = tuple[float, Input]


def next_due(room: Room) -> Due | None:
    """The next input of the clock, with its time in monotonic seconds (common.md, "Seats, devices, coming back")."""
    dues = list(_table_dues(room)) if room.table is not None and not room.paused else []
    succession = _succession(room)
    if succession is not None:
        dues.append(succession)
    return min(dues, key=lambda due: due[0], default=None)


def _table_dues(room: Room) -> Iterator[Due]:
    assert room.table is not None
    ends = [time for time in (room.clock.due(), _all_away(room, room.table)) if time is not None]
    if ends:
        yield min(ends), Input("time_up", CLOCK, {}, step=room.step)
    presence = room.presence
    if presence.empty_since is not None:
        yield presence.empty_since + EMPTY_SECONDS, Input("pause", CLOCK, {})
    if presence.no_phone_since is not None:
        yield presence.no_phone_since + BOARD_ALONE_SECONDS, Input("pause", CLOCK, {})


def _all_away(room: Room, table: Table) -> float | None:
    """When a scene ends that waits, the host aside, only for people who are away."""
    devices = (room.seats.find(seat).device for seat in table.pending() if seat != HOST)
    away = room.presence.all_away_since(devices)
    if away is None:
        return None
    return max(away + AWAY_SECONDS, room.clock.started + AWAY_AT_TURN_SECONDS)


def _succession(room: Room) -> Due | None:
    """Who follows a host who has left, or who has been away for a minute while somebody else is there."""
    host = room.seats.host
    due = room.clock.started
    if host is not None:
        away = room.presence.away_since(host)
        if away is None:
            return None
        due = away + HOST_AWAY_SECONDS
    heir = room.seats.heir(room.presence.devices)
    return None if heir is None else (due, Input("succeed", CLOCK, {"device": heir.device}))
