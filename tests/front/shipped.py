"""What a page makes a browser load before anybody has touched it, read from what is served, without a browser."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from flask import Flask

from static.first_view import imported

LINKED = re.compile(r'<(?:link|script)\b[^>]*?\b(?:href|src)="/static/[0-9a-f]+/([^"]+)"')
HOME_SCREEN = "/icons/"
"""Pictures for a home screen, and the list of them, are asked for when somebody wants Farol there."""
WRITTEN_OUT = re.compile(r'url\("?([^")]+)"?\)')
SOON = {"phone": ("lib/socket.io.min.js",)}
"""What scripts load by themselves as soon as the page stands."""


@dataclass(frozen=True)
class Page:
    """A page as it is served. `linked`: the files that it names itself."""

    folder: Path
    html: str
    sent: int

    @property
    def linked(self) -> list[str]:
        return [name for name in dict.fromkeys(LINKED.findall(self.html)) if HOME_SCREEN not in name]

    @property
    def modules(self) -> list[str]:
        named = re.findall(r'rel="modulepreload" href="/static/[0-9a-f]+/([^"]+)"', self.html)
        return list(dict.fromkeys(named))

    def attribute(self, name: str) -> list[str]:
        """What stands in an attribute of the body, word by word."""
        found = re.search(rf'\bdata-{name}="([^"]*)"', self.html)
        assert found, f"the page has no data-{name}"
        return found[1].split()

    def files(self, *soon: str) -> list[str]:
        """All of a first view: what the page names, what its styles name, and what comes as soon as it stands."""
        styles = [name for name in self.linked if name.endswith(".css")]
        within = [other for name in styles for other in self._in_style(name)]
        return list(dict.fromkeys([*self.linked, *within, *soon]))

    def _in_style(self, name: str) -> Iterator[str]:
        base = (self.folder / name).parent
        for other in WRITTEN_OUT.findall((self.folder / name).read_text()):
            yield (base / other).resolve().relative_to(self.folder.resolve()).as_posix()

    def weight(self, name: str) -> int:
        """Bytes of a file as it is served."""
        packed = self.folder / f"{name}.gz"
        return (packed if packed.exists() else self.folder / name).stat().st_size

    def chain(self, name: str) -> list[str]:
        """The longest way from a module to one that imports nothing, each importing the next."""
        further = [self.chain(other) for other in imported(self.folder, name)]
        return [name, *max(further, key=len, default=[])]


def served(app: Flask, path: str) -> Page:
    """That page, for a browser that takes compressed answers."""
    answer = app.test_client().get(path, headers={"Accept-Encoding": "gzip", "Accept-Language": "es"})
    assert answer.headers["Content-Encoding"] == "gzip"
    folder = app.extensions["farol"].laid.folder
    return Page(folder, gzip.decompress(answer.data).decode(), len(answer.data))
