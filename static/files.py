"""The files that screens load: gathered under one version, compressed once, served to be cached for ever."""

import gzip
import hashlib
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from whitenoise import WhiteNoise

from static.languages import languages
from static.packages import ROOT
from static.wsgi import App

FOR_EVER = 10 * 365 * 24 * 3600
COMPRESSED = {".css", ".js", ".json", ".svg", ".webmanifest"}
TYPES = {".webmanifest": "application/manifest+json"}
FONT = re.compile(r"[\w.-]+\.woff2")
FOLDERS = {
    "shared": "static/public",
    "board": "board/static",
    "controller": "controller/static",
    "pictures": "static/pictures",
}
LIBRARIES = {
    "lib/preact.js": "htm/preact/standalone.module.js",
    "lib/socket.io.min.js": "socket.io-client/dist/socket.io.min.js",
    "lib/i18next.min.js": "i18next/dist/umd/i18next.min.js",
}


@dataclass(frozen=True)
class Laid:
    """Front-end files laid out in a folder, ready to be served under `base`."""

    folder: Path
    version: str
    languages: tuple[str, ...]

    @property
    def base(self) -> str:
        return f"/static/{self.version}"

    def serve(self, inner: App) -> App:
        """Answers requests below `base`, compressed where the browser takes it; hands on all others."""
        kept = {"max_age": FOR_EVER, "immutable_file_test": _is_for_ever}
        files = WhiteNoise(inner, mimetypes=TYPES, charset="utf-8", **kept)
        files.add_files(str(self.folder), prefix=self.base)
        served: App = files
        return served


def _is_for_ever(path: str, url: str) -> bool:
    return True  # the version is part of every address


def gather() -> dict[str, Path]:
    """Every file by the name it is served under; of the fonts those that a stylesheet names."""
    found: dict[str, Path] = {}
    for name, folder in FOLDERS.items():
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                found[f"{name}/{path.relative_to(ROOT / folder).as_posix()}"] = path
    for name, place in LIBRARIES.items():
        found[name] = ROOT / "node_modules" / place
    styles = " ".join(path.read_text() for path in found.values() if path.suffix == ".css")
    named = set(FONT.findall(styles))
    for path in sorted((ROOT / "node_modules/@fontsource").glob("*/files/*.woff2")):
        if path.name in named:
            found[f"lib/{path.name}"] = path
    return found


def _version(found: dict[str, Path]) -> str:
    digest = hashlib.sha256()
    for name, path in sorted(found.items()):
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:12]


def lay_out(folder: Path) -> Laid:
    """Brings `folder` to hold the present version alone; quick when it does so already."""
    found = gather()
    version = _version(found)
    there = folder / version
    if not there.is_dir():
        new = folder / f"new-{os.getpid()}"
        shutil.rmtree(new, ignore_errors=True)
        for name, path in found.items():
            _copy(path, new / name)
        new.rename(there)
    for other in folder.iterdir():
        if other != there:
            shutil.rmtree(other, ignore_errors=True)
    return Laid(there, version, languages())


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    content = path.read_bytes()
    to.write_bytes(content)
    if path.suffix in COMPRESSED:
        to.with_name(f"{to.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
