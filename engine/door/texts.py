"""What a host reads and writes beside the screens' links: the packs to choose from, those of the room's own, and dial pairs."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from engine.room import Room
from engine.script import Json
from engine.words.packs import BadPack, Pack, parse

TASTE: Final = 3
"""How many of the words that were played are told of a pack, the latest first."""

Read = Callable[[str, str, Callable[[Room], Any]], Any]
Write = Callable[[str, str, str, dict[str, Json]], dict[str, Json]]


class Texts:
    """`code` is a room's, `token` that of its host's device; every method raises no_such_room, bad_token or not_host."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    def packs(self, code: str, token: str) -> list[dict[str, Json]]:
        """The packs of the room's language, its own first, each with what this room has played of it."""
        told: list[dict[str, Json]] = self._read(code, token, _packs)
        return told

    def pack(self, code: str, token: str, id: str) -> str:
        """A pack of the room's own, as it was written. Raises bad_pack for any other."""
        return str(self._read(code, token, lambda room: room.shelf.text(id)))

    def check_pack(self, code: str, token: str, text: str) -> dict[str, Json]:
        """What a text would be as a pack: title, icon and count, or every fault by line."""
        lang = self._read(code, token, lambda room: room.lang)
        try:
            pack = parse(text, id="own/new", lang=lang)
        except BadPack as bad:
            return {"title": None, "icon": None, "count": 0, "faults": [asdict(one) for one in bad.faults]}
        return {"title": pack.title, "icon": pack.icon, "count": len(pack.pairs), "faults": []}

    def write_pack(self, code: str, token: str, text: str, id: str | None = None) -> str:
        """Add a pack to the room, or put it in the place of one; gives its id. Raises bad_pack {faults}, not_now."""
        return str(self._write("pack", code, token, {"text": text, "id": id})["id"])

    def remove_pack(self, code: str, token: str, id: str) -> None:
        """Take a pack of the room's own away. Raises bad_pack for any other, not_now."""
        self._write("pack", code, token, {"text": None, "id": id})

    def dials(self, code: str, token: str) -> str:
        """The room's own dial pairs, as they were written."""
        return str(self._read(code, token, lambda room: room.shelf.dials(room.lang)))

    def write_dials(self, code: str, token: str, text: str) -> int:
        """Put these in the place of the room's own dial pairs; gives how many. Raises bad_pack {faults}."""
        return int(self._write("dials", code, token, {"text": text})["count"])


def _packs(room: Room) -> list[dict[str, Json]]:
    played = _played(room)
    return [_listed(pack, played[pack.id]) for pack in room.shelf.all(room.lang)]


def _played(room: Room) -> dict[str, list[str]]:
    """The words of each pack that this room has played, the latest first; without those of a round that is on."""
    words: dict[str, list[str]] = defaultdict(list)
    sides = {**room.deck.get("past", {}), **room.deck.get("seen", {})}
    latest = {key: place for place, key in enumerate(sides)}
    for pack in room.shelf.all(room.lang):
        played = [pair for pair in pack.pairs if pair.key in sides]
        for pair in sorted(played, key=lambda pair: -latest[pair.key]):
            entry = pair.second if sides[pair.key] and pair.second else pair.first
            words[pack.id].append(entry.word)
    return words


def _listed(pack: Pack, played: list[str]) -> dict[str, Json]:
    return {
        "id": pack.id,
        "title": pack.title,
        "icon": pack.icon,
        "count": len(pack.pairs),
        "adult": pack.adult,
        "kids": pack.kids,
        "own": pack.id.startswith("own/"),
        "played": len(played),
        "taste": played[:TASTE],
    }
