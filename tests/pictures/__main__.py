"""`make pictures`: the pictures of README and about page anew, from real matches on a real server."""

import argparse
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.browsers import browser
from tests.browser.catalogue import LANGUAGES
from tests.browser.just_one_table import JustOneTable
from tests.browser.screenshots import farol
from tests.browser.table import Table
from tests.browser.wavelength_table import WavelengthTable
from tests.pictures.album import Pictures
from tests.pictures.imposter import Imposter
from tests.pictures.rounds import gathered, just_one, wavelength
from tests.pictures.words import CASTS
from tests.web.running import ROOT


def take(chromium: Browser, base: str, lang: str, folder: Path) -> None:
    """All of one language."""
    cast, pictures = CASTS[lang], Pictures(folder / lang)
    table = gathered(JustOneTable, chromium, base, lang, cast.single)
    assert isinstance(table, JustOneTable)
    just_one(table, cast, pictures)
    wavelength(table.goes_on_to(WavelengthTable), cast, pictures)
    table.close()
    evening = gathered(Table, chromium, base, lang, cast.pack)
    Imposter(evening, cast, pictures).plays()
    evening.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "static/pictures", help="folder for the pictures")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="only this language")
    options = parser.parse_args()
    with farol() as base, browser() as chromium:
        for lang in options.lang or LANGUAGES:
            take(chromium, base, lang, options.out)


if __name__ == "__main__":
    main()
