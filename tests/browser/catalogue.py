"""The sentences that screens may say, read from the catalogues that they use themselves."""

import json
import re
from collections.abc import Collection
from functools import cache
from typing import Any

from tests.web.running import ROOT

FOLDER = ROOT / "static/public/lang"
LANGUAGES = ("en", "es")
GAP = re.compile(r"\{\{(\w+)\}\}")
KEY = re.compile(r"\b(?:common|board|phone|refusal|start|howto)(?:\.[a-z_]+)+")


@cache
def sentences(lang: str) -> dict[str, str]:
    """Every sentence of that language by its key."""
    flat: dict[str, str] = {}

    def spread(part: dict[str, Any], before: str) -> None:
        for name, value in part.items():
            if isinstance(value, str):
                flat[before + name] = value
            else:
                spread(value, f"{before}{name}.")

    spread(json.loads((FOLDER / f"{lang}.json").read_text()), "")
    return flat


def say(lang: str, key: str, **params: object) -> str:
    """The sentence for `key`; `count` picks the plural form."""
    known = sentences(lang)
    if key not in known:
        key += "_one" if params.get("count") == 1 else "_other"
    return GAP.sub(lambda gap: str(params[gap[1]]), known[key])


@cache
def _whole(lang: str) -> tuple[re.Pattern[str], ...]:
    return tuple(
        re.compile(".+?".join(map(re.escape, GAP.split(text)[::2])), re.DOTALL)
        for text in set(sentences(lang).values())
        if GAP.sub("", text).strip(" ·.,:")
    )


def is_said(lang: str, text: str, data: Collection[str] = ()) -> bool:
    """Whether a text is one sentence of that language or several put together; `data`: what is no sentence."""
    if text in data or any(sentence.fullmatch(text) for sentence in _whole(lang)):
        return True
    for middle in re.finditer(r" · |, |(?<=\.) ", text):
        if is_said(lang, text[: middle.start()], data) and is_said(lang, text[middle.end() :], data):
            return True
    return False
