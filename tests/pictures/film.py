"""A spare TV whose clock stands in our hand: frame by frame it is filmed as it would look on a machine with time to spare."""

import datetime
import re
from collections.abc import Callable
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.board import TV
from tests.browser.layout import SETTLED
from tests.browser.screen import VIEW
from tests.pictures.album import photo

FRAME = 80
"""From one frame to the next, ms."""
LONGEST = 15_000
SCENE = re.compile(r'"scene":"([\w/]+)"')
MOVE_ON = """(ms) => {
  for (const one of document.getAnimations()) {
    if (one.playState === "finished") continue;
    if (one.farolAt === undefined) {
      one.farolAt = 0;
      one.pause();
    } else one.farolAt += ms;
    if (one.farolAt >= one.effect.getComputedTiming().endTime) one.finish();
    else one.currentTime = one.farolAt;
  }
}"""
"""What moves by a style or a script of its own goes on by so much; what has just begun stands at its first moment."""


class SpareTV:
    """The views that it is sent can be held back and handed on later; timers run only while it is filmed."""

    def __init__(self, browser: Browser, base: str, lang: str, code: str) -> None:
        self.held: list[str | bytes] | None = None
        self.frames: list[Image.Image] = []
        locale = {"en": "en-GB", "es": "es-ES"}[lang]
        self.context = browser.new_context(locale=locale, viewport=TV)  # type: ignore[arg-type]
        self.page = self.context.new_page()
        self.page.clock.install()
        self.page.route_web_socket(re.compile("socket.io"), self._stand_between)
        self.page.goto(f"{base}/board/{code}", wait_until="load")
        self.page.wait_for_selector("[data-scene]")
        self.page.keyboard.press("Shift")  # it would ask for a key, for its sound
        self.page.evaluate(SETTLED)
        self.page.wait_for_timeout(2500)  # what moves when a scene comes is at its place

    def _stand_between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def pass_on(message: str | bytes) -> None:
            if self.held is None or not VIEW.match(str(message)):
                route.send(message)  # else it would hold the line for dead
            else:
                self.held.append(message)

        server.on_message(pass_on)
        self.route = route

    def stands_still(self) -> None:
        """From here on its clock is ours, and nothing new reaches it."""
        self.held = []
        now = self.page.evaluate("Date.now()") / 1000
        self.page.clock.pause_at(datetime.datetime.fromtimestamp(now + 1))

    def hears(self, scene: str) -> None:
        """All that was held back up to the first view of that scene."""
        assert self.held is not None
        while self.held:
            message = self.held.pop(0)
            self.route.send(message)
            found = SCENE.search(str(message))
            if found and found[1] == scene:
                return
        raise AssertionError(f"{scene} did not come")

    def runs(self, ms: int, until: Callable[[], Any] = lambda: False) -> None:
        """Films for so long, or until something is so."""
        for _ in range(ms // FRAME):
            self.page.clock.run_for(FRAME)
            self.page.evaluate(MOVE_ON, FRAME)
            self.frames.append(photo(self.page))
            if until():
                return

    def runs_until(self, text: str) -> None:
        """Films until that can be read."""
        sentence = self.page.get_by_text(text).locator("visible=true")
        self.runs(LONGEST, until=sentence.count)
        assert sentence.count(), f"{text} did not come"

    def close(self) -> None:
        self.context.close()
