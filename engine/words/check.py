"""Checks words: `python -m engine.words.check` those that are shipped, with a folder the packs in it.

Every fault is printed, a line each, and the exit code says whether there is one.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.words import banks, judge
from engine.words.packs import BadPack, Pack, Pair, parse, texts

LANGS: Final = ("en", "es")
PACKS_LEAST: Final = 60
PAIRS_LEAST: Final = 24
WORDS_LEAST: Final = 16
BANKS_LEAST: Final = {banks.DIALS: 150, banks.QUESTIONS: 60}
"""What is shipped of each language at least (words.md, wavelength.md)."""
WORDS: Final = Path(__file__).parent
SHIPPED: Final = WORDS / "packs"


def shipped_faults() -> Iterator[str]:
    """What is wrong with the words that are shipped: their packs, how many there are, and the banks."""
    yield from faults()
    count_of = Counter(lang for _, lang, _ in texts(SHIPPED))
    for lang in LANGS:
        if count_of[lang] < PACKS_LEAST:
            yield f"{lang}: {count_of[lang]} packs, fewer than {PACKS_LEAST}"
    try:
        known = banks.load(WORDS)
    except (BadPack, ValueError) as fault:
        yield f"{fault}"
        return
    for bank, least in BANKS_LEAST.items():
        for lang in LANGS:
            count = len(known[bank].get(lang, ()))
            if count < least:
                yield f"{bank}/{lang}: {count} lines, fewer than {least}"


def faults(folder: Path = SHIPPED) -> Iterator[str]:
    """What is wrong with the packs below a folder, a line each."""
    packs: list[Pack] = []
    for id, lang, text in texts(folder):
        try:
            packs.append(parse(text, id=id, lang=lang))
        except BadPack as bad:
            yield from (f"{id}:{fault.line}: {fault.code} {fault.params}" for fault in bad.faults)
    if not packs:
        yield f"{folder}: no packs"
    for pack in packs:
        yield from _pack_faults(pack)
    for lang in sorted({pack.lang for pack in packs}):
        yield from _repeats([pack for pack in packs if pack.lang == lang])


def _pack_faults(pack: Pack) -> Iterator[str]:
    if len(pack.pairs) < PAIRS_LEAST:
        yield f"{pack.id}: {len(pack.pairs)} pairs, fewer than {PAIRS_LEAST}"
    words = {
        judge.normal(word, pack.lang) for pair in pack.pairs for word, is_word in _names(pair) if is_word
    }
    if len(words) < WORDS_LEAST:
        yield f"{pack.id}: {len(words)} words, too few for a grid"
    for pair in pack.pairs:
        yield from _pair_faults(pair, pack)


def _pair_faults(pair: Pair, pack: Pack) -> Iterator[str]:
    if pair.second is None:
        yield f"{pair.id}: no decoy"
        return
    for one, other in ((pair.first, pair.second), (pair.second, pair.first)):
        part, whole = (set(judge.normal(side.word, pack.lang).split()) for side in (one, other))
        if part < whole or judge.gives_away(one.word, other, pack.lang):
            yield f"{pair.id}: {one.word} is a form or part of {other.word}"
        names = (other.word, *other.others)
        if any(judge.same(near, name, pack.lang) for near in one.near for name in names):
            yield f"{pair.id}: a near word of {one.word} is its decoy"
        if judge.same(one.word, pack.title, pack.lang):
            yield f"{pair.id}: {one.word} is the category"


def _repeats(packs: list[Pack]) -> Iterator[str]:
    """Words that stand twice in a language, and other names that are another entry's word."""
    met: dict[str, list[tuple[str, str, bool]]] = {}
    for pack in packs:
        for pair in pack.pairs:
            for name, is_word in _names(pair):
                keys = sorted(judge.keys(name, pack.lang))
                for other, where, was_word in sorted({seen for key in keys for seen in met.get(key, ())}):
                    if where != pair.id and (is_word or was_word) and judge.same(name, other, pack.lang):
                        yield f"{pair.id}: {name} stands in {where} too, as {other}"
                for key in keys:
                    met.setdefault(key, []).append((name, pair.id, is_word))


def _names(pair: Pair) -> list[tuple[str, bool]]:
    """The words of a pair, each with True, and their other names, each with False."""
    sides = [side for side in (pair.first, pair.second) if side]
    return [(side.word, True) for side in sides] + [(name, False) for side in sides for name in side.others]


def main(arguments: list[str]) -> int:
    """Print the faults of a folder of packs, by default of all words that are shipped; 1 if there are any."""
    found = list(faults(Path(arguments[0])) if arguments else shipped_faults())
    print("\n".join(found) if found else "No fault in any word.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
