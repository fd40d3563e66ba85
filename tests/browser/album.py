"""Where screenshots go: each moment of a match, on each size of screen."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser.board import Board
from tests.browser.layout import SETTLED
from tests.browser.phone import Phone

TVS = (ViewportSize(width=1920, height=1080), ViewportSize(width=1280, height=720))
PHONES = (ViewportSize(width=390, height=844), ViewportSize(width=360, height=640))


class Album:
    """A folder of pictures, numbered in the order in which they are taken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: list[Path] = []
        self.moment = 0
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()

    def tv(self, what: str, board: Board) -> None:
        self.moment += 1
        self._take(f"board-{what}", board.page, TVS)

    def phone(self, what: str, phone: Phone) -> None:
        self.moment += 1
        self._take(f"phone-{what}", phone.page, PHONES)

    def _take(self, what: str, page: Page, sizes: tuple[ViewportSize, ...]) -> None:
        was = page.viewport_size
        for size in sizes:
            page.set_viewport_size(size)
            page.evaluate(SETTLED)
            path = self.folder / f"{self.moment:02}-{what}-{size['width']}x{size['height']}.png"
            page.screenshot(path=path, animations="disabled")
            self.taken.append(path)
        if was is not None:
            page.set_viewport_size(was)
