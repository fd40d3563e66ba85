"""How long a start takes until the first request is answered, with many rooms in the journal and with none."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from lines import Ears
from load import Party
from rooms import BenchRoom, game_tap
from servers import Server

BATCH = 20


def starts(rooms: int, seconds: float, times: int, say: Callable[[str], None]) -> None:
    """Fills a journal with `rooms` rooms, each 20 of them played for `seconds`; then starts `times` with it and without."""
    with tempfile.TemporaryDirectory() as full, tempfile.TemporaryDirectory() as none:
        codes, taps = _fill(Path(full), rooms, seconds)
        size = sum(file.stat().st_size for file in Path(full).rglob("*") if file.is_file())
        say(f"  {rooms} rooms with {taps / rooms:.0f} taps each, {size / 1e6:.1f} MB on disk")
        with_rooms, without, back = [], [], []
        for number in range(times):
            with Server("farol", folder=Path(none)) as server:
                without.append(server.first_answer)
            with Server("farol", folder=Path(full)) as server:
                with_rooms.append(server.first_answer)
                back.append(_first_view(server, codes[number]))
    more = statistics.median(with_rooms) - statistics.median(without)
    say(
        f"  first request answered after {statistics.median(without):.2f} s with none (from {min(without):.2f} to {max(without):.2f})"
    )
    say(
        f"                               {statistics.median(with_rooms):.2f} s with {rooms} (from {min(with_rooms):.2f} to {max(with_rooms):.2f})"
    )
    say(f"  {more:+.2f} s   aim ≤ 1 s   {'met' if more <= 1 else 'MISSED'}")
    say(
        f"  a room's first view after that, read back from the journal: {1000 * statistics.median(back):.1f} ms"
    )


def _fill(folder: Path, rooms: int, seconds: float) -> tuple[list[str], int]:
    codes: list[str] = []
    taps = 0
    with Server("farol", folder=folder) as server:
        while len(codes) < rooms:
            with Party(server, Ears()) as party:
                party.grow(min(BATCH, rooms - len(codes)))
                taps += party.saturate(seconds).actions
                codes += [room.code for room in party.rooms]
    return codes, taps


def _first_view(server: Server, code: str) -> float:
    """Seconds from a board's first knock to its first view."""
    ears, room = Ears(), BenchRoom(code, game_tap, 0)
    start = time.perf_counter()
    try:
        room.enter(server.port, ears, True, phones=0)
        ears.listen_until(room.level, 20, "a view")
        return time.perf_counter() - start
    finally:
        for line in room.lines:
            ears.remove(line)
