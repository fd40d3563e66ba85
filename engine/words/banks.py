"""Banks: the lines of text that games draw from beside packs, by bank and language."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from engine.words import dials, questions

QUESTIONS: Final = "questions"
DIALS: Final = "dials"

Banks = Mapping[str, Mapping[str, Sequence[str]]]
"""Lines by bank, then by language."""


def load(folder: str | Path) -> Banks:
    """All banks below a folder of words. Raises what the first faulty one raises, OSError for one unreadable."""
    folder = Path(folder)
    return {QUESTIONS: questions.load(folder / QUESTIONS), DIALS: dials.load(folder / DIALS)}
