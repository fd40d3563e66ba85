"""What an idle room of eight costs in memory beyond its sockets.

Both servers are weighed with few rooms and with many, so that what a server needs once drops out: what Farol grows by
for each room, less what the bare app grows by for nine sockets that have carried as many messages. Nobody offers
compression of messages here, for which the bare app would pay and Farol not.
"""

from __future__ import annotations

import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from lines import Ears
from load import Party
from rooms import PHONES
from servers import Server

FEW = 20
SIZE = 2500  # about the bytes of a view in a lobby of eight


def idle(many: int, say: Callable[[str], None]) -> None:
    """Weighs with `many` rooms, in the lobby and then in a round that the host has paused."""
    with tempfile.TemporaryDirectory() as folder:
        farol, playing = _growth("farol", many, Path(folder))
    bare, _ = _growth("floor", many, None)
    say(f"  nine sockets in the bare app        {bare / 1000:6.1f} kB")
    for what, grown in (("in the lobby", farol), ("in a paused round", playing)):
        beyond = (grown - bare) / 1000
        met = "met" if beyond < 100 else "MISSED"
        say(
            f"  Farol's room, {what:17} {grown / 1000:6.1f} kB, beyond its sockets {beyond:6.1f} kB   aim < 100 kB   {met}"
        )


def more_files() -> None:
    """Lets this process and the servers it starts have as many open files as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (max(soft, hard) if hard != resource.RLIM_INFINITY else 65536, hard)
    )


def _growth(name: str, many: int, folder: Path | None) -> tuple[float, float]:
    """Bytes that each further room costs; the second for Farol's rooms in a paused round."""
    with Server(name, size=SIZE, folder=folder) as server, Party(server, Ears(), deflate=False) as party:
        _grow(party, FEW)
        few = _settled(party)
        _grow(party, many - FEW)
        lobby = _settled(party)
        grown = (lobby - few) / (many - FEW)
        if name != "farol":
            return grown, grown
        for room in party.rooms:
            room.ask(party.ears, 1, "host", {"move": "start"})
            room.ask(party.ears, 1, "host", {"move": "pause"})
        return grown, grown + (_settled(party) - lobby) / many


def _grow(party: Party, rooms: int) -> None:
    """So many more rooms. The bare app's get a tap from each phone, as Farol's have sent and seen eight sits."""
    start = len(party.rooms)
    party.grow(rooms)
    for room in party.rooms[start:] if party.server.name != "farol" else []:
        for _ in range(PHONES):
            room.tap()
            party.ears.listen_until(lambda: not room.busy, 20, "a tap of the bare app")  # noqa: B023


def _settled(party: Party) -> float:
    """The server's memory after a second of quiet."""
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        party.ears.listen(0.05)
    return party.server.memory()
