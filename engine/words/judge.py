"""All comparing of words: the same word or not, how near a guess is, and whether a clue gives the secret away.

Dictionaries are read at the first comparison in a language, not at import: a tool or test that compares nothing
pays nothing. A server calls `warm` at its start.
"""

from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Literal

from rapidfuzz.distance import OSA

from engine.words.forms import bases, known, normal, warm
from engine.words.typed import clue, folded, free_text, visible_length

if TYPE_CHECKING:
    from engine.words.packs import Entry

__all__ = ["clue", "free_text", "gives_away", "keys", "normal", "same", "verdict", "visible_length", "warm"]

KEYS_MOST = 64
"""Keys of one text; of one with more only the outer words count."""

Verdict = Literal["exact", "close", "wrong"]

PART_LEAST = 4
"""Letters from which on a part counts: "cream" of ice cream does, "ice" does not."""


@lru_cache(maxsize=16384)
def same(a: str, b: str, lang: str) -> bool:
    """Equal normal forms, or forms of one base; texts of signs alone compare by themselves."""
    left, right = normal(a, lang), normal(b, lang)
    if not left or not right:
        return not left and not right and folded(a).casefold() == folded(b).casefold()
    return _same_words(left.split(), right.split(), lang)


def _same_words(left: list[str], right: list[str], lang: str) -> bool:
    if not bases("".join(left), lang).isdisjoint(bases("".join(right), lang)):
        return True
    return len(left) == len(right) and all(
        not bases(one, lang).isdisjoint(bases(other, lang)) for one, other in zip(left, right, strict=True)
    )


def keys(text: str, lang: str) -> frozenset[str]:
    """For an index: two texts that are the same word have a key in common, others now and then have too."""
    words = normal(text, lang).split()
    if not words:
        return frozenset({folded(text).casefold()})
    of_words = [bases(word, lang) for word in words]
    if prod(map(len, of_words)) > KEYS_MOST:
        of_words = [of_words[0], of_words[-1]]
    return bases("".join(words), lang) | {" ".join(forms) for forms in product(*of_words)}


def verdict(guess: str, entry: "Entry", decoy: "Entry | None", lang: str) -> Verdict:
    """What a guess at `entry` is worth; the decoy of its pair is never close."""
    answers = (entry.word, *entry.others)
    decoys = (decoy.word, *decoy.others) if decoy else ()
    if any(same(guess, answer, lang) for answer in answers):
        return "exact"
    if any(same(guess, word, lang) for word in decoys):
        return "wrong"
    if any(same(guess, near, lang) for near in entry.near):
        return "close"
    if any(_is_part(guess, answer, lang) for answer in answers):
        return "close"
    return "close" if _is_slip(guess, answers, decoys, lang) else "wrong"


def _is_part(text: str, whole: str, lang: str) -> bool:
    """Whether `text` is one or more whole words, four letters or more, of a text with more words."""
    part, words = normal(text, lang).split(), normal(whole, lang).split()
    if len(part) >= len(words) or sum(map(len, part)) < PART_LEAST:
        return False
    runs = (
        words[start:end] for start, end in combinations(range(len(words) + 1), 2) if end - start == len(part)
    )
    return any(_same_words(part, run, lang) for run in runs)


def _is_slip(guess: str, answers: tuple[str, ...], decoys: tuple[str, ...], lang: str) -> bool:
    words = normal(guess, lang).split()
    if not words or (len(words) == 1 and known(words[0], lang)):
        return False
    typed = bases("".join(words), lang)
    slips = [slip for answer in answers for word in typed if (slip := _slip(word, answer, lang))]
    others = [slip for decoy in decoys for word in typed if (slip := _slip(word, decoy, lang))]
    return bool(slips) and not (others and min(others) < min(slips))


def _slip(word: str, answer: str, lang: str) -> int:
    """How many slips make `answer` of `word`, a swap counting one; 0 if they are too many to be slips."""
    meant = normal(answer, lang).replace(" ", "")
    longer, slips = max(len(word), len(meant)), OSA.distance(word, meant)
    return slips if 5 * slips <= longer or (longer == 4 and slips == 1) else 0


def gives_away(clue: str, entry: "Entry", lang: str) -> bool:
    """Whether a clue is the secret or another name of it, contains the secret, or lies in it."""
    if any(same(clue, name, lang) for name in (entry.word, *entry.others)):
        return True
    given, secret = normal(clue, lang).replace(" ", ""), normal(entry.word, lang).replace(" ", "")
    shorter, longer = sorted((given, secret), key=len)
    return (len(shorter) >= PART_LEAST and shorter in longer) or _is_part(clue, entry.word, lang)
