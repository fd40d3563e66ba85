"""Every preset has a playthrough in each way, and it is what the game does now; a difference is one of rules or secrecy."""

import os
import subprocess
import sys

import pytest

from tests.engine.wire_views import ASKS, FACTS
from tests.playthroughs.write import HERE, path, plays, playthrough

ALL = plays()


@pytest.mark.parametrize("play", ALL, ids=["-".join(play) for play in ALL])
def test_a_preset_plays_as_its_playthrough_says(play: tuple[str, str, str]) -> None:
    assert path(*play).exists(), (
        "a new preset: run python tests/playthroughs/write.py, and read what it wrote"
    )
    written = path(*play).read_text(encoding="utf-8")
    played = playthrough(*play)
    # Line by line: a failure then shows the first that differs.
    assert played.splitlines() == written.splitlines(), "if this is meant: python tests/playthroughs/write.py"
    assert played == written


def test_no_playthrough_is_of_a_preset_that_is_gone() -> None:
    assert {file.name for file in HERE.glob("*.txt")} == {path(*play).name for play in ALL}


def test_the_playthroughs_come_to_every_scene_and_every_kind_of_ask() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.txt"))
    assert [scene for scene in FACTS if f'"scene":"{scene}"' not in written] == []
    assert [kind for kind in sorted(ASKS) if f'"kind":"{kind}"' not in written] == []


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_playthrough_is_the_same_under_any_hash_seed(hash_seed: str) -> None:
    code = "from tests.playthroughs.write import *; print(*(playthrough(*play) for play in plays()), sep='', end='')"
    played = subprocess.run(
        [sys.executable, "-c", code],
        cwd=HERE.parents[1],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert played == "".join(path(*play).read_text(encoding="utf-8") for play in ALL)
