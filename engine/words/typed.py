"""What a person typed, folded and refused before anything compares it."""

import unicodedata
from typing import Final

import regex

from engine.script import Refused

CLUE_MOST: Final = 30

# Most code points that a person's one character needs: flags of regions take 7, families with skin tones 11.
_CLUSTER_MOST = 16

_BLANKS = regex.compile(r"[\s\u2800]+")
_UNWRITABLE = regex.compile(r"[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]")
# A fifth mark on one letter is a drawing over the neighbours' names, in no script a word.
_PILED_UP = regex.compile(r"\p{M}{5}")
# Joiners, variation selectors and tags stay: emoji and several scripts are written with them. The rest is unseen,
# and bidi controls among it are dropped rather than refused: keyboards and copied text bring them in, nobody could
# find them to delete them, and kept, one name would turn round the text of its neighbours.
_UNSEEN = regex.compile(
    r"[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}--[\u200c\u200d\ufe00-\ufe0f\U000e0020-\U000e007f]]",
    regex.VERSION1,
)
_SEEN = regex.compile(
    r"[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\p{Cc}\p{Cf}\p{Cs}\u2800]", regex.VERSION1
)
_CLUSTER = regex.compile(r"\X")


def unwritable(text: str) -> bool:
    """Has control characters, line breaks, lone surrogates or noncharacters."""
    return _UNWRITABLE.search(text) is not None


def folded(text: str) -> str:
    """NFC, without unseen characters, blanks folded and trimmed; "" if nothing is left to see."""
    text = _BLANKS.sub(" ", _UNSEEN.sub("", unicodedata.normalize("NFC", text)))
    return text.strip(" \u200c\u200d") if _SEEN.search(text) else ""


def visible_length(text: str) -> int:
    """Characters as a person counts them: an emoji is one, a blank is one, what cannot be seen is none."""
    return sum(1 for cluster in _CLUSTER.findall(text) if cluster.isspace() or _SEEN.search(cluster))


def _taken(text: object, most: int) -> str:
    if not isinstance(text, str):
        raise Refused("bad_value")
    # Nothing that fits is longer; so a megabyte of junk costs nothing.
    if len(text) > most * _CLUSTER_MOST + 1000:
        raise Refused("too_long", most=most)
    if unwritable(text):
        raise Refused("bad_value")
    text = folded(text)
    if not text or _PILED_UP.search(text):
        raise Refused("bad_value")
    if any(len(cluster) > _CLUSTER_MOST for cluster in _CLUSTER.findall(text)):
        raise Refused("bad_value")
    return text


def clue(text: object) -> str:
    """One run of visible characters, 1–30 as a person counts. Refused: bad_value, two_words, too_long {most}."""
    taken = _taken(text, CLUE_MOST)
    if " " in taken:
        raise Refused("two_words")
    if visible_length(taken) > CLUE_MOST:
        raise Refused("too_long", most=CLUE_MOST)
    return taken


def free_text(text: object, most: int) -> str:
    """A guess or a name, 1–`most` visible characters. Refused: bad_value, too_long {most}."""
    taken = _taken(text, most)
    if visible_length(taken) > most:
        raise Refused("too_long", most=most)
    return taken
