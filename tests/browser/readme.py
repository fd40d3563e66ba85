"""The two pictures of the README: a board and a phone in the middle of a round."""

from functools import partial
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.table import Table

WORDS = "warm Sunday flat shared late box cheap round hot".split()


def readme(chromium: Browser, base: str, folder: Path) -> None:
    """Five people in their second lap of clues, by the room's own words."""
    folder.mkdir(parents=True, exist_ok=True)
    table = Table(chromium, base).gathers(("Ana", "Ben", "Cleo", "Dan", "Eva"))
    table.host.starts()
    table.all_see("imposter/look")
    table.look()
    for given in range(8):
        table.up.gives_clue(WORDS[given])
        table.board.until(partial(table.has_clues, given + 1))
    up = table.up
    up.clue_field.fill(WORDS[8])
    up.page.mouse.click(1, 1)
    table.board.page.set_viewport_size({"width": 1280, "height": 720})
    for name, page in (("board", table.board.page), ("phone", up.page)):
        page.screenshot(path=folder / f"{name}.png", animations="disabled")
    table.close()
