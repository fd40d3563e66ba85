"""Looks at every moment of an evening: is anything cut off, out of reach, or drawn otherwise than today's Chromium does?"""

import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.engines.likeness import Mirror
from tests.browser.engines.tab import Tab
from tests.browser.layout import BOARD, PHONE

SIZES = {"board": ((1280, 720), (1920, 1080)), "phone": ((360, 640), (390, 844))}
"""The smaller one is what everybody plays on."""
TRIES = 20


class Onlooker:
    """`wrong`: what was found, by moment and size. With a `folder` every size is looked at, and pictures are kept there."""

    def __init__(self, chromium: Browser, folder: Path | None = None) -> None:
        self.mirror = Mirror(chromium)
        self.folder = folder
        self.moments = 0
        self.wrong: dict[str, list[str]] = {}

    def __call__(self, moment: str, tab: Tab) -> None:
        self.moments += 1
        smaller, larger = SIZES[moment.partition("-")[0]]
        for size in (smaller, larger) if self.folder else (smaller,):
            if (tab.width, tab.height) != size:
                tab.sized(*size)
            tab.settles()
            found = [*self.mirror.unlike(tab), *layout_faults(moment, tab)]
            name = f"{self.moments:02}-{moment}-{size[0]}x{size[1]}"
            if found:
                self.wrong[name] = found
            if self.folder:
                self._keep(name, tab, bool(found))
        if (tab.width, tab.height) != smaller:
            tab.sized(*smaller)

    def _keep(self, name: str, tab: Tab, unlike: bool) -> None:
        assert self.folder is not None
        (self.folder / f"{name}.png").write_bytes(tab.picture())
        if unlike:
            (self.folder / f"{name}-today.png").write_bytes(self.mirror.picture(tab))

    def close(self) -> None:
        self.mirror.close()


def layout_faults(moment: str, tab: Tab) -> list[str]:
    """What stays wrong; a lobby on a phone may scroll, and a target that is held lies over the page."""
    if moment.startswith(("phone-lobby", "phone-dial-card")):
        return []
    check = BOARD if moment.startswith("board") else PHONE
    found: list[str] = []
    for _ in range(TRIES):
        found = tab.evaluate(f"({check})()")
        if not found:
            break
        time.sleep(0.1)
    return found
