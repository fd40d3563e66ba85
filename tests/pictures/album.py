"""How pictures are made and kept: stills as JPEG, which every browser shows, and moving ones as WebP."""

import base64
import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.board import Board
from tests.browser.layout import SETTLED
from tests.browser.phone import Phone

TV = (800, 450)
PHONE = (312, 675)
TAKEN = {"width": 1920, "height": 1080}
"""The size of a board whose picture is taken, so that it is sharp when it is made smaller."""
REST = 3000
"""What moves as a page grows, or goes on by itself, is at its place after so many ms."""
STILL_QUALITY = 78
MOVING_QUALITY = 64
HELD = 2800
"""How long the end of a moving picture stays, ms."""


def photo(page: Page, sharper: int = 1) -> Image.Image:
    """The page as it is in this moment."""
    glass = page.context.new_cdp_session(page)
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": sharper}
    shot = glass.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})
    glass.detach()
    return Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")


class Pictures:
    """A folder of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def tv(self, what: str, board: Board) -> None:
        board.page.set_viewport_size(TAKEN)  # type: ignore[arg-type]
        board.page.evaluate(SETTLED)
        board.page.wait_for_timeout(REST)
        self._still(what, photo(board.page), TV)

    def phone(self, what: str, phone: Phone) -> None:
        phone.page.evaluate(SETTLED)
        phone.page.wait_for_timeout(REST)
        self._still(what, photo(phone.page, sharper=2), PHONE)

    def _still(self, what: str, picture: Image.Image, size: tuple[int, int]) -> None:
        path = self.folder / f"{what}.jpg"
        small = picture.resize(size, Image.Resampling.LANCZOS)
        small.save(path, quality=STILL_QUALITY, subsampling=0, optimize=True, progressive=True)
        self._tell(path)

    def moving(self, what: str, frames: list[Image.Image], each: int) -> None:
        """Frames of `each` ms as one picture that begins again and again; beside it its end as a still."""
        small = [frame.resize(TV, Image.Resampling.LANCZOS) for frame in frames]
        path = self.folder / f"{what}.webp"
        lasts = [each] * (len(small) - 1) + [HELD]
        small[0].save(
            path,
            save_all=True,
            append_images=small[1:],
            duration=lasts,
            loop=0,
            quality=MOVING_QUALITY,
            method=4,
            kmin=17,  # whole frames now and then, or what has faded would stay as a shade
            kmax=40,
        )
        self._tell(path)

    def still_of(self, what: str, frame: Image.Image) -> None:
        """Stands where the moving picture is not wanted, or not understood."""
        self._still(what, frame, TV)

    def _tell(self, path: Path) -> None:
        print(f"{path}: {path.stat().st_size} bytes", flush=True)
