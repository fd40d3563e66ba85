"""The packs that a room can play with, shipped ones and its own, and those that it has chosen."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Final

from engine.script import Json, Refused
from engine.words import dials
from engine.words.banks import DIALS
from engine.words.packs import BadPack, Library, Pack, parse

MOST_OWN: Final = 20
"""Packs of its own that a room takes."""
MOST_CHOSEN: Final = 200


class Shelf:
    """`chosen` are ids of packs in the room's language."""

    def __init__(self, library: Library, lang: str) -> None:
        self._library = library
        self._own: dict[str, Pack] = {}
        self._texts: dict[str, str] = {}
        self._dials: dict[str, tuple[str, Sequence[str]]] = {}
        """Dial pairs of the room's own by language: the text as it was written, and what it says."""
        self.chosen = self.defaults(lang)

    def defaults(self, lang: str) -> list[str]:
        return self._library.defaults(lang)

    def speaks(self, lang: Json) -> bool:
        """Are there packs in this language?"""
        return isinstance(lang, str) and bool(self._library.packs(lang))

    def get(self, id: str) -> Pack:
        """A shipped pack or one of the room's own; raises `bad_pack`."""
        try:
            return self._own[id] if id in self._own else self._library.get(id)
        except KeyError:
            raise Refused("bad_pack") from None

    def holds(self, ids: Sequence[str]) -> bool:
        try:
            return all(self.get(id) for id in ids)
        except Refused:
            return False

    def packs(self) -> list[Pack]:
        """The chosen ones."""
        return [self.get(id) for id in self.chosen]

    def all(self, lang: str) -> list[Pack]:
        """Those to choose from in a language: the room's own, then the shipped ones by title."""
        own = [pack for pack in self._own.values() if pack.lang == lang]
        return own + self._library.packs(lang)

    def text(self, id: str) -> str:
        """A pack of the room's own, as it was written; raises `bad_pack` for any other."""
        if id not in self._texts:
            raise Refused("bad_pack")
        return self._texts[id]

    def banks(self, lang: str) -> dict[str, list[Sequence[str]]]:
        """The banks of a language in parts: what the room has added comes before what is shipped."""
        banks: dict[str, list[Sequence[str]]] = {
            name: [lines] for name, lines in self._library.banks(lang).items()
        }
        _, own = self._dials.get(lang, ("", ()))
        if own:
            known = {dials.key(pair, lang) for pair in own}
            shipped = [
                pair for part in banks.get(DIALS, ()) for pair in part if dials.key(pair, lang) not in known
            ]
            banks[DIALS] = [own, shipped]
        return banks

    def dials(self, lang: str) -> str:
        """The room's own dial pairs in a language, as they were written; "" without any."""
        return self._dials.get(lang, ("", ()))[0]

    def set_dials(self, text: str, lang: str) -> int:
        """Put these in the place of the room's own dial pairs in a language, and count them.

        Raises `bad_pack` with every fault by line.
        """
        try:
            pairs = dials.parse(text, lang)
        except BadPack as bad:
            raise _refusal(bad) from None
        self._dials[lang] = (text, pairs)
        return len(pairs)

    def check(self, ids: Json, lang: str) -> list[str]:
        """A choice of packs as it would be taken: at least one, each once, all in that language; raises `bad_pack`."""
        if not isinstance(ids, list) or not 0 < len(ids) <= MOST_CHOSEN:
            raise Refused("bad_pack")
        if not all(isinstance(id, str) for id in ids) or len(set(ids)) != len(ids):
            raise Refused("bad_pack")
        if any(self.get(id).lang != lang for id in ids):
            raise Refused("bad_pack")
        return ids

    def add(self, text: str, lang: str, id: str | None = None) -> str:
        """Put a pack of the room's own on the shelf, and give its id; raises `bad_pack` with every fault by line.

        With the `id` of one that is there it takes that one's place.
        """
        if id not in self._own and len(self._own) >= MOST_OWN:
            raise Refused("bad_pack", faults=[{"line": 0, "code": "too_many_packs", "params": {}}])
        id = id or f"own/{1 + max((int(other.removeprefix('own/')) for other in self._own), default=0)}"
        try:
            self._own[id] = parse(text, id=id, lang=lang)
        except BadPack as bad:
            raise _refusal(bad) from None
        self._texts[id] = text
        return id

    def remove(self, id: str) -> None:
        """Take a pack of the room's own away; where it was the only one chosen, the usual ones are."""
        lang = self.get(id).lang
        del self._own[id], self._texts[id]
        self.chosen = [other for other in self.chosen if other != id] or self.defaults(lang)

    def digest(self) -> str:
        """What the chosen shipped packs say; the room's own are in its record."""
        return self._library.digest(id for id in self.chosen if id not in self._own)

    def to_json(self) -> dict[str, Json]:
        """What the room has of its own, as it was written."""
        packs = [{"id": id, "text": text, "lang": self._own[id].lang} for id, text in self._texts.items()]
        return {"packs": packs, "dials": {lang: text for lang, (text, _) in self._dials.items()}}

    def restore(self, kept: dict[str, Json]) -> None:
        """Take back what `to_json` gave, but for what this version no longer reads."""
        for pack in kept["packs"]:
            with suppress(Refused):
                self.add(pack["text"], pack["lang"], pack["id"])
        for lang, text in kept["dials"].items():
            with suppress(Refused):
                self.set_dials(text, lang)


def _refusal(bad: BadPack) -> Refused:
    return Refused("bad_pack", faults=[asdict(fault) for fault in bad.faults])
