"""Writes a playthrough of every preset and way to play: `python tests/playthroughs/write.py`."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[1]))

from engine.games import GAMES  # noqa: E402
from tests.playthroughs import imposter, just_one, wavelength  # noqa: E402

PLAYS = {"imposter": imposter.PLAYS, "wavelength": wavelength.PLAYS, "just_one": just_one.PLAYS}
OWN_OR_PASSED = ("own", "passed")
"""How games are played that do not ask: on a phone each, or on one."""


def plays() -> list[tuple[str, str, str]]:
    """Every preset of every game in each way to play."""
    return [
        (game.name, preset, way)
        for game in GAMES.values()
        for preset in game.presets
        for way in game.choices(preset).get("way", OWN_OR_PASSED)
    ]


def path(game: str, preset: str, way: str) -> Path:
    """The preset's own way needs no name."""
    usual = GAMES[game].presets[preset].get("way", "own") == way
    return HERE / (f"{game}-{preset}.txt" if usual else f"{game}-{preset}-{way}.txt")


def playthrough(game: str, preset: str, way: str) -> str:
    """The playthrough as it is now."""
    return "\n".join(PLAYS[game][preset](preset, way).lines) + "\n"


if __name__ == "__main__":
    for play in plays():
        path(*play).write_text(playthrough(*play), encoding="utf-8")
        print(f"wrote {path(*play).name}")
