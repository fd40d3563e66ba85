"""Rooms with known seeds and packs of nonsense, in which every secret begins with the same two letters."""

import re
from typing import Any

from engine.door.version import VERSION
from engine.inputs import Input
from engine.journal import Journal
from engine.journal.memory import MemoryJournal
from engine.record import record
from engine.room import Room
from engine.words.packs import Library, parse

MARK = "zq"
"""In no name, clue, code or key of a view (ordinary nouns are: car in card, sea in seat)."""

SECRETS = re.compile(rb"zq[a-z]+", re.IGNORECASE)

_STEMS = [f"{first}{last}" for first in ("orv", "uib", "lem", "rax", "ulp", "rin") for last in "aeiou"]


def pack_text(title: str, ending: str, stems: list[str] = _STEMS) -> str:
    """A pack of pairs of nonsense; `ending` makes its words differ from those of other packs."""
    pairs = zip(stems[::2], stems[1::2], strict=False)
    lines = [f"{MARK}{first}{ending} / {MARK}{second}{ending}" for first, second in pairs]
    return "\n".join([f"# {title}", *lines]) + "\n"


def nonsense() -> Library:
    """Two packs a language; titles are secrets as well. Small banks, which soon begin anew."""
    packs = (
        parse(pack_text(f"{title}{lang}", f"{ending}{lang}"), id=f"{lang}/{name}", lang=lang)
        for lang in ("en", "es")
        for name, title, ending in (("first", "Zqkitchen", "mo"), ("second", "Zqgarden", "tup"))
    )
    langs = ("en", "es")
    banks = {
        "questions": {lang: [f"{lang} question {n}?" for n in range(7)] for lang in langs},
        "dials": {lang: [f"{lang} low {n} | {lang} high {n}" for n in range(7)] for lang in langs},
    }
    return Library(packs, banks)


def keep_room(
    journal: Journal, library: Library, code: str, seed: str, lang: str = "en", at: float = 0.0
) -> None:
    """Keep a room that was just opened with this seed, which a door then finds."""
    room = Room(code, seed, lang, library, 0.0)
    given = Input("open", None, {"lang": lang}, at=at)
    journal.append(code, 0, given.to_json(), record(room, VERSION))


class Remembering(MemoryJournal):
    """A journal that can be read as if no record had been kept after the opening: all that happened, from its inputs."""

    def __init__(self) -> None:
        super().__init__()
        self.key = b"the same in every test"
        self._all: list[tuple[str, int, dict[str, Any], dict[str, Any] | None]] = []

    def append(self, code: str, n: int, given: dict[str, Any], record: dict[str, Any] | None) -> None:
        super().append(code, n, given, record)
        self._all.append((code, n, given, record))

    @property
    def count(self) -> int:
        """How much was kept so far, in all rooms."""
        return len(self._all)

    def inputs_alone(self) -> MemoryJournal:
        journal = MemoryJournal()
        journal.key = self.key
        for code, n, given, kept in self._all:
            journal.append(code, n, given, kept if n == 0 else None)
        return journal
