"""What a page names ahead, so that its first view takes few round trips: the modules it needs, and the words it says."""

import json
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Any

IMPORT = re.compile(r'^(?:import\s+|(?:import|export)\b[^"\';()]*\bfrom\s+)"(\.[^"]+)"', re.MULTILINE)


def imported(folder: Path, name: str) -> list[str]:
    """The modules that a module names, each by the name it is served under."""
    text = (folder / name).read_text(encoding="utf-8")
    return [posixpath.normpath(f"{posixpath.dirname(name)}/{other}") for other in IMPORT.findall(text)]


@cache
def needed(folder: Path, *entries: str) -> tuple[str, ...]:
    """These modules and all that they import, the nearest first. A browser that is told of one alone asks for them
    layer by layer. `folder`: of one version, so that it never changes."""
    found = list(entries)
    for name in found:  # grows meanwhile
        found += [other for other in dict.fromkeys(imported(folder, name)) if other not in found]
    return tuple(found)


def words(folder: Path, lang: str, *keys: str) -> dict[str, Any]:
    """A part of the catalogue of that language: what stands under these keys, such as `phone.join`, in all its forms."""
    catalogue = _catalogue(folder, lang)
    part: dict[str, Any] = {}
    for key in keys:
        *above, last = key.split(".")
        source, place = catalogue, part
        for name in above:
            source, place = source[name], place.setdefault(name, {})
        place[last] = source[last]
        place.update({name: form for name, form in source.items() if name.startswith(f"{last}_")})
    return part


@cache
def _catalogue(folder: Path, lang: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((folder / f"shared/lang/{lang}.json").read_text(encoding="utf-8"))
    return read
