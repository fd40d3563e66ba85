"""Dial pairs: the two opposite ends of a dial, a pair a line as `left | right`, shipped or written by a host."""

from pathlib import Path
from typing import Final

from engine.words.judge import normal, same
from engine.words.packs import LINE_MOST, LINES_MOST, BadPack, Fault, lines_of
from engine.words.typed import folded, unwritable, visible_length

END_MOST: Final = 24
"""Visible characters of an end, so that a television shows both large."""
_BAR: Final = " | "


def load(folder: str | Path) -> dict[str, tuple[str, ...]]:
    """The pairs of each language of a folder: es.txt holds those of "es".

    Raises BadPack for the first file that is faulty, OSError for one unreadable.
    """
    files = sorted(Path(folder).glob("*.txt"))
    return {file.stem: parse(file.read_text(encoding="utf-8"), file.stem) for file in files}


def parse(text: str, lang: str) -> tuple[str, ...]:
    """The pairs of a text of up to 500 lines, in its order; lines that begin with "#" are comments.

    Raises BadPack with every fault by line: no_bar, many_bars, no_word, too_long, ends_same, twice and what
    packs have as well.
    """
    faults: list[Fault] = []
    met: dict[frozenset[str], int] = {}
    pairs: list[str] = []
    lines = lines_of(text)
    for number, line in enumerate(lines[:LINES_MOST], 1):
        pair, fault = _read(line, lang)
        if pair is not None:
            same_as = key(pair, lang)
            if same_as in met:
                fault = ("twice", {"word": pair, "line": met[same_as]})
            else:
                met[same_as] = number
                pairs.append(pair)
        if fault is not None:
            faults.append(Fault(number, *fault))
    if len(lines) > LINES_MOST:
        faults.append(Fault(LINES_MOST + 1, "too_many_lines", {"most": LINES_MOST, "lines": len(lines)}))
    if faults:
        raise BadPack(faults, "dials")
    return tuple(pairs)


def ends(pair: str) -> tuple[str, str]:
    """The left and the right end of a pair as a bank holds it."""
    left, right = pair.split(_BAR)
    return left, right


def key(pair: str, lang: str) -> frozenset[str]:
    """The same for two pairs that are one, whichever way round and however their ends are written."""
    return frozenset(normal(end, lang) or end for end in ends(pair))


def _read(line: str, lang: str) -> tuple[str | None, tuple[str, dict[str, object]] | None]:
    """A line's pair, or what is wrong with it; neither for a comment or an empty line."""
    if len(line) > LINE_MOST:
        return None, ("line_too_long", {"most": LINE_MOST})
    line = line.replace("\t", " ")
    if unwritable(line):
        return None, ("bad_character", {})
    line = folded(line)
    if not line or line.startswith("#"):
        return None, None
    sides = [folded(side) for side in line.split("|")]
    if len(sides) != 2:
        return None, ("many_bars" if len(sides) > 2 else "no_bar", {})
    if not all(sides):
        return None, ("no_word", {})
    for side in sides:
        if visible_length(side) > END_MOST:
            return None, ("too_long", {"word": side, "most": END_MOST})
    if same(*sides, lang):
        return None, ("ends_same", {"word": sides[1]})
    return _BAR.join(sides), None
