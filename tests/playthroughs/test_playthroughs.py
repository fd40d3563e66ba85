"""Every preset has a playthrough, and it is what the game does now; a difference is a change of rules or secrecy."""

import os
import subprocess
import sys

import pytest

from tests.playthroughs.write import HERE, path, playthrough, presets

PRESETS = presets()


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{game}-{preset}" for game, preset in PRESETS])
def test_a_preset_plays_as_its_playthrough_says(game: str, preset: str) -> None:
    assert path(game, preset).exists(), (
        "a new preset: run python tests/playthroughs/write.py, and read what it wrote"
    )
    written = path(game, preset).read_text(encoding="utf-8")
    played = playthrough(game, preset)
    # Line by line: a failure then shows the first that differs.
    assert played.splitlines() == written.splitlines(), "if this is meant: python tests/playthroughs/write.py"
    assert played == written


def test_no_playthrough_is_of_a_preset_that_is_gone() -> None:
    assert {file.name for file in HERE.glob("*.txt")} == {path(*preset).name for preset in PRESETS}


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_playthrough_is_the_same_under_any_hash_seed(hash_seed: str) -> None:
    code = "from tests.playthroughs.write import *; print(*(playthrough(*preset) for preset in presets()), sep='', end='')"
    played = subprocess.run(
        [sys.executable, "-c", code],
        cwd=HERE.parents[1],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert played == "".join(path(*preset).read_text(encoding="utf-8") for preset in PRESETS)
