"""`make screenshots`: pictures of every scene of board and phone, from real matches on a real server, in one command."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.album import Album
from tests.browser.browsers import address, browser
from tests.browser.catalogue import LANGUAGES
from tests.browser.evening import evening
from tests.browser.phone_scenes import every_phone
from tests.browser.sharing import shared_phone
from tests.browser.staged_board import every_board
from tests.web.running import ROOT, Running

SEATS = (4, 8)
STAGED = (5, 20)
"""Of scenes that no short evening leads to."""
OTHERS = (("just_one", 3), ("just_one", 7), ("wavelength", 3), ("wavelength", 6))
"""The other games, with as few and as many as they take."""


@contextmanager
def farol() -> Iterator[str]:
    """A server for as long as pictures are taken: its address."""
    with tempfile.TemporaryDirectory() as folder:
        running = Running(Path(folder) / "kept", "--limits", "off")
        try:
            yield address(running.port)
        finally:
            running.end()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=ROOT / "instance/screenshots", help="folder for the pictures"
    )
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="only this language")
    parser.add_argument("--seats", type=int, choices=SEATS, action="append", help="only with so many seats")
    return parser.parse_args()


def _all(options: argparse.Namespace, chromium: Browser, base: str) -> None:
    for lang in options.lang or LANGUAGES:
        for seats in options.seats or SEATS:
            album = Album(options.out / f"{lang}-{seats}")
            evening(chromium, base, lang, seats, album)
            print(f"{len(album.taken)} pictures in {album.folder}", flush=True)
        for seats in STAGED:
            album = Album(options.out / f"{lang}-board-{seats}")
            every_board(chromium, base, lang, seats, album)
            print(f"{len(album.taken)} pictures in {album.folder}", flush=True)
            album = Album(options.out / f"{lang}-phone-{seats}")
            every_phone(chromium, base, lang, seats, album)
            print(f"{len(album.taken)} pictures in {album.folder}", flush=True)
        for game, seats in OTHERS:
            album = Album(options.out / f"{lang}-board-{game}-{seats}")
            every_board(chromium, base, lang, seats, album, game)
            print(f"{len(album.taken)} pictures in {album.folder}", flush=True)
        album = Album(options.out / f"{lang}-shared")
        shared_phone(chromium, base, lang, album)
        print(f"{len(album.taken)} pictures in {album.folder}", flush=True)


def main() -> None:
    options = _options()
    with farol() as base, browser() as chromium:
        _all(options, chromium, base)


if __name__ == "__main__":
    main()
