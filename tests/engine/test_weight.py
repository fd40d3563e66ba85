"""What a room weighs: a round in milliseconds, an idle room in kilobytes."""

import gc
import tracemalloc
from pathlib import Path

import pytest

from engine.door import Door
from engine.games import GAMES
from engine.journal.sqlite import SqliteJournal
from tests.engine.nonsense import nonsense
from tests.engine.rounds import seconds_of_a_round

SEATS = 8
ROUNDS = 100
ROUND_SECONDS = 0.005
ROOM_BYTES = 100_000


@pytest.mark.parametrize("preset", GAMES["imposter"].presets)
def test_a_whole_round_of_eight_takes_less_than_five_milliseconds(preset: str) -> None:
    assert seconds_of_a_round(preset, SEATS, ROUNDS) < ROUND_SECONDS


def test_an_idle_room_of_eight_weighs_less_than_a_hundred_kilobytes(tmp_path: Path) -> None:
    door = Door(SqliteJournal(tmp_path), nonsense(), limits=False)
    opened(door)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(50):
        opened(door)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    door.close()
    assert (after - before) / 50 < ROOM_BYTES


def opened(door: Door) -> None:
    """A room in mid-round, with a board and eight phones that nobody touches any more."""

    def show(view: bytes) -> None:
        """A socket would send it; what it queues is no part of the room."""

    def bye(code: str) -> None:
        raise AssertionError(code)

    code = door.open_room()
    door.attach(code, show, bye, board=True)
    phones = [door.attach(code, show, bye) for _ in range(SEATS)]
    for n, phone in enumerate(phones):
        door.sit(phone, f"P{n}")
    door.host(phones[0], "start", None, {})
