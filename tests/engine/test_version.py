"""A round is replayed by its own rules or not at all: any source of the engine that changes makes another version."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"
RULES = ("games/imposter/play.py", "table.py", "room.py", "words/judge.py", "asks.py", "door/stage.py")


def version(root: Path) -> str:
    """The version of the engine that lies there."""
    code = "from engine.door.version import VERSION; print(VERSION)"
    run = [sys.executable, "-B", "-c", code]
    return subprocess.run(run, cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("source", RULES)
def test_a_changed_source_of_the_engine_is_another_version(source: str, tmp_path: Path) -> None:
    shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__", "*.txt"))
    before = version(tmp_path)
    with (tmp_path / "engine" / source).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    assert version(tmp_path) != before


def test_a_version_is_the_same_at_every_start() -> None:
    assert version(ENGINE.parent) == version(ENGINE.parent)
