"""`make sights`: scenes in which a colour tells something, as people see them who tell colours otherwise, or see less."""

import argparse
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.board import Board
from tests.browser.browsers import browser
from tests.browser.layout import SETTLED
from tests.browser.phone import Phone
from tests.browser.phone_scenes import scenes as phone_scenes
from tests.browser.phone_stage import Staged
from tests.browser.screenshots import farol
from tests.browser.staged import names
from tests.browser.staged_board import STAND_STILL, draw_scene, scenes
from tests.web.running import ROOT

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia", "blurredVision")
BOARDS = {
    (
        "imposter",
        8,
    ): "clue-typed-last vote-secret guess-votes reveal-pointed out-still-in reveal-end result-shared-awards",
    ("wavelength", 5): "dials needles gains-wide told-wide",
    ("just_one", 6): "write-some card-clues card-close end-exact result-sharp",
}
PHONES = "vote-secret clue-own-turn reveal-own wavelength-turns wavelength-reveal just-one-close-host result"


def _take(page: Page, folder: Path, what: str, sights: list[str]) -> None:
    page.evaluate(SETTLED)
    page.evaluate(STAND_STILL)
    wire = page.context.new_cdp_session(page)
    for sight in sights:
        wire.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        page.screenshot(path=folder / f"{what}-{sight}.png", animations="disabled")
    wire.detach()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "instance/sights", help="folder for the pictures")
    parser.add_argument("--sight", choices=SIGHTS, action="append", help="only this one")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    sights = options.sight or list(SIGHTS)
    with farol() as base, browser() as chromium:
        board = Board(chromium, base, "en")
        board.opens_a_room()
        for (game, count), some in BOARDS.items():
            for name in some.split():
                draw_scene(board, scenes(count, "en", game)[name], names(count))
                _take(board.page, options.out, f"board-{game}-{name}", sights)
        phone = Phone(chromium, base, "en", "Ana")
        phone.opens_a_room()
        phone.sits()
        stage = Staged(phone, 5)
        for name in PHONES.split():
            stage.draws(phone_scenes(stage)[name])
            _take(phone.page, options.out, f"phone-{name}", sights)
    print(f"pictures of {len(sights)} ways to see in {options.out}")


if __name__ == "__main__":
    main()
