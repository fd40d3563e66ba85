"""Packs: pairs of words in plain text files, read with every fault by line."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import regex

from engine.words.judge import keys, normal, same, warm
from engine.words.typed import folded, unwritable, visible_length

LINES_MOST: Final = 500
LINE_MOST: Final = 400
WORD_MOST: Final = 24
NAME_MOST: Final = 60
PLAIN_ICON: Final = "🎲"

_LINE_END = regex.compile(r"\r\n|\r|\n")
_HEADER = regex.compile(r"(icon|icono|adults|adultos|kids|niños)\s*:(.*)", regex.IGNORECASE)
_MARK = regex.compile(r"([=~])")
_YES = {"yes": True, "sí": True, "si": True, "no": False}


@dataclass(frozen=True)
class Entry:
    """One side of a pair: the word, other names that count as it, and near words that are a close guess."""

    word: str
    others: tuple[str, ...] = ()
    near: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pair:
    """Two close words, or one alone; the id is the pack's and the first word's normal form.

    `key`: the same for the same words in another pack, so that a room does not play them twice.
    """

    id: str
    pack: str
    first: Entry
    second: Entry | None = None
    key: str = ""


@dataclass(frozen=True)
class Pack:
    """Pairs of one category in one language; `adult` is off by itself, `kids` is easy enough for the youngest."""

    id: str
    lang: str
    title: str
    icon: str
    pairs: tuple[Pair, ...]
    adult: bool = False
    kids: bool = False


@dataclass(frozen=True)
class Fault:
    """What is wrong in a line, counted from 1: a code that the screen translates, and what its sentence needs."""

    line: int
    code: str
    params: dict[str, Any] = field(default_factory=dict)


class BadPack(Exception):
    """A text that is no pack, with every fault in it, in the order of its lines."""

    def __init__(self, faults: list[Fault], pack: str) -> None:
        super().__init__(pack, faults)
        self.faults = faults
        self.pack = pack


class _Unfit(Exception):
    """One line's fault, before its number is known."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code, self.params = code, params

    def at(self, line: int) -> Fault:
        return Fault(line, self.code, self.params)


def parse(text: str, *, id: str, lang: str, compared: bool = True) -> Pack:
    """The pack that a text of up to 500 lines says; raises BadPack with every fault.

    Not `compared`: its words are not held against each other, which takes four times as long as reading them.
    """
    return _Reader(id, lang, compared).read(text)


class _Reader:
    """Reads one text, gathering faults instead of stopping at the first."""

    def __init__(self, id: str, lang: str, compared: bool) -> None:
        self.id, self.lang, self.compared = id, lang, compared
        self.title, self.icon, self.adult, self.kids = "", PLAIN_ICON, False, False
        self.pairs: list[Pair] = []
        self.faults: list[Fault] = []
        self._began = False
        self._lines_of: dict[str, list[tuple[str, int]]] = {}

    def read(self, text: str) -> Pack:
        lines = lines_of(text)
        for number, line in enumerate(lines[:LINES_MOST], 1):
            try:
                self._line(line, number)
            except _Unfit as unfit:
                self.faults.append(unfit.at(number))
        if not self._began:
            self._fault(1, "no_title")
        if len(lines) > LINES_MOST:
            self._fault(LINES_MOST + 1, "too_many_lines", most=LINES_MOST, lines=len(lines))
        if not self.pairs and not self.faults:
            self._fault(len(lines), "no_pairs")
        if self.faults:
            raise BadPack(sorted(self.faults, key=lambda fault: fault.line), self.id)
        return Pack(self.id, self.lang, self.title, self.icon, tuple(self.pairs), self.adult, self.kids)

    def _fault(self, line: int, code: str, **params: Any) -> None:
        self.faults.append(Fault(line, code, params))

    def _line(self, line: str, number: int) -> None:
        if len(line) > LINE_MOST:
            self._began = True
            raise _Unfit("line_too_long", most=LINE_MOST)
        line = line.replace("\t", " ")
        if unwritable(line):
            self._began = True
            raise _Unfit("bad_character")
        line = folded(line)
        if not line:
            return
        if not self._began:
            self._began = True
            self._first_line(line, number)
        elif not line.startswith("#"):
            self._header_or_pair(line, number)

    def _first_line(self, line: str, number: int) -> None:
        self.title = line[1:].strip() if line.startswith("#") else ""
        if visible_length(self.title) > WORD_MOST:
            raise _Unfit("title_too_long", most=WORD_MOST)
        if not self.title:
            self._fault(number, "no_title")
        if not line.startswith("#"):
            self._header_or_pair(line, number)

    def _header_or_pair(self, line: str, number: int) -> None:
        header = _HEADER.fullmatch(line)
        if header is None:
            self._pair(line, number)
        elif header[1].lower().startswith("icon"):
            self.icon = folded(header[2])
            if visible_length(self.icon) != 1:
                raise _Unfit("bad_icon")
        else:
            answer = header[2].strip().lower()
            kids = header[1].lower() in ("kids", "niños")
            if answer not in _YES:
                raise _Unfit("bad_kids" if kids else "bad_adults")
            if kids:
                self.kids = _YES[answer]
            else:
                self.adult = _YES[answer]

    def _pair(self, line: str, number: int) -> None:
        sides = line.split("/")
        if len(sides) > 2:
            raise _Unfit("many_slashes")
        entries = [_entry(side) for side in sides]
        first, second = entries[0], entries[1] if len(entries) == 2 else None
        if self.compared:
            for entry in entries:
                self._hold_to_once(entry.word, number)
            if second is not None:
                self._hold_apart(first, second)
        names = [normal(side.word, self.lang) or side.word for side in (first, second) if side]
        key = f"{self.lang}:{'/'.join(names)}"
        self.pairs.append(Pair(f"{self.id}:{names[0]}", self.id, first, second, key))

    def _hold_apart(self, first: Entry, second: Entry) -> None:
        names = [(one, two) for one in (first.word, *first.others) for two in (second.word, *second.others)]
        if any(same(one, two, self.lang) for one, two in names):
            raise _Unfit("decoy_same", word=second.word)

    def _hold_to_once(self, word: str, number: int) -> None:
        """Refuse a word that another line has; within a line it is the decoy's affair."""
        found = sorted(keys(word, self.lang))
        for other, line in (met for key in found for met in self._lines_of.get(key, ())):
            if line != number and same(word, other, self.lang):
                raise _Unfit("twice", word=word, line=line)
        for key in found:
            self._lines_of.setdefault(key, []).append((word, number))


def _entry(side: str) -> Entry:
    word, *rest = (piece.strip() for piece in _MARK.split(side))
    word = folded(word)
    if not word:
        raise _Unfit("no_word")
    if visible_length(word) > WORD_MOST:
        raise _Unfit("too_long", word=word, most=WORD_MOST)
    names: dict[str, tuple[str, ...]] = {}
    for mark, listed in zip(rest[::2], rest[1::2], strict=True):
        if mark in names:
            raise _Unfit("mark_twice", mark=mark)
        names[mark] = tuple(name for piece in listed.split(",") if (name := folded(piece)))
        if not names[mark]:
            raise _Unfit("no_name", mark=mark)
        for name in names[mark]:
            if visible_length(name) > NAME_MOST:
                raise _Unfit("too_long", word=name, most=NAME_MOST)
    return Entry(word, names.get("=", ()), names.get("~", ()))


def lines_of(text: str) -> list[str]:
    """The lines of a text however an editor ends them, without those at its end that are empty."""
    lines = _LINE_END.split(text.removeprefix("\ufeff"))
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def texts(folder: str | Path) -> Iterator[tuple[str, str, str]]:
    """Id, language and text of every pack file below a folder; raises OSError for one that cannot be read."""
    for file in sorted(Path(folder).glob("*/*.txt")):
        # Bytes that are no UTF-8 become lone surrogates, which are reported by line.
        text = file.read_bytes().decode(errors="surrogateescape")
        yield f"{file.parent.name}/{file.stem}", file.parent.name, text


class Library:
    """The packs of a folder, one sub-folder a language: en/kitchen.txt is the pack "en/kitchen"."""

    def __init__(
        self, packs: Iterable[Pack], banks: Mapping[str, Mapping[str, Sequence[str]]] | None = None
    ) -> None:
        self._packs = {pack.id: pack for pack in packs}
        self._banks = dict(banks or {})
        self._digests = {pack.id: _digest(repr(pack)) for pack in self._packs.values()}

    @classmethod
    def load(
        cls, folder: str | Path, banks: Mapping[str, Mapping[str, Sequence[str]]] | None = None
    ) -> "Library":
        """Every pack below a folder, and the dictionaries of their languages, so that no first word has to wait.

        Their words are not compared: `engine.words.check` does that, once and not at every start.
        `banks`: lines by bank and language (`engine.words.banks`). Raises BadPack for the first pack that is
        faulty, OSError for one unreadable.
        """
        packs = [parse(text, id=id, lang=lang, compared=False) for id, lang, text in texts(folder)]
        warm(pack.lang for pack in packs)
        return cls(packs, banks)

    def packs(self, lang: str) -> list[Pack]:
        """The packs of a language by title, those for adults too."""
        return sorted(
            (pack for pack in self._packs.values() if pack.lang == lang),
            key=lambda pack: (normal(pack.title, lang), pack.id),
        )

    def get(self, id: str) -> Pack:
        """The pack with that id; raises KeyError."""
        return self._packs[id]

    def defaults(self, lang: str) -> list[str]:
        """Ids of what is on in a new room: every pack of the language that is not for adults."""
        return [pack.id for pack in self.packs(lang) if not pack.adult]

    def banks(self, lang: str) -> dict[str, Sequence[str]]:
        """The banks of a language, by name; empty where there is none."""
        return {name: by_lang.get(lang, ()) for name, by_lang in self._banks.items()}

    def digest(self, ids: Iterable[str]) -> str:
        """A hash of these packs' content, whatever their order, and of the banks; a pack that is gone is a change."""
        packs = [(id, self._digests.get(id)) for id in sorted(set(ids))]
        banks = [(name, sorted(by_lang.items())) for name, by_lang in sorted(self._banks.items())]
        return _digest(repr([*packs, banks]))


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:16]
