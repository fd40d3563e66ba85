"""The TV of a test."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.screen import Screen

TV = {"width": 1280, "height": 720}


class Board(Screen):
    """A board page, with a remote's keys."""

    def __init__(self, browser: Browser, base: str, lang: str, **device: Any) -> None:
        super().__init__(browser, base, lang, **{"viewport": TV, **device})

    def opens_a_room(self) -> str:
        """From the start page on, as a person at the TV does; the code that it then shows."""
        self.goes("/")
        self.button("start.board").click()
        self.page.wait_for_url("**/board/*")
        return self.code()

    def opens(self, code: str) -> None:
        self.goes(f"/board/{code}")
        self.until(lambda: self.view)

    def opens_by_typing(self, code: str) -> None:
        """The way of a remote: from the start page down to the field, four letters, OK."""
        self.goes("/")
        field = self.page.get_by_label(self.says("start.code"))
        expect(self.button("start.board")).to_be_focused()
        self.page.keyboard.press("ArrowDown")
        expect(field).to_be_focused()
        self.page.keyboard.type(code)
        self.page.keyboard.press("ArrowDown")
        expect(self.button("start.show")).to_be_focused()
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/board/*")
        self.until(lambda: self.view)

    def code(self) -> str:
        shown = self.page.get_by_label(self.says("board.lobby.code"))
        expect(shown).to_have_text(re.compile(r"^[A-Z]{4}$"))
        return shown.inner_text()

    def points(self) -> dict[str, int]:
        """What the last column of a reveal comes to, name by name, once the points have moved."""
        gained, scores = self.facts["points"], {seat["id"]: seat["score"] for seat in self.view["seats"]}
        told = {self.name_of(seat): scores[seat] + gained[seat] for seat in gained}
        for name, points in told.items():
            row = self.page.get_by_role("listitem").filter(has=self.page.get_by_text(name, exact=True))
            expect(row.get_by_text(str(points), exact=True).last).to_be_visible()
            expect(row.locator("strong")).to_have_text(str(points))
        return told

    def draws(self, scene: str) -> None:
        """The scene is drawn, not only sent."""
        expect(self.page.locator("[data-scene]")).to_have_attribute("data-scene", scene)
