"""One page of Farol in the browser: what it was sent, what it draws, and what went wrong on it."""

import json
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Response, WebSocket, expect

from tests.browser.browsers import PATIENCE
from tests.browser.catalogue import say

View = dict[str, Any]
NETWORK = re.compile(r"net::ERR_|WebSocket connection to|status of 50[0-9]")
POLLED = re.compile(r"/socket\.io/\?.*transport=polling")
VIEW = re.compile(r'^42/\w+,\["view",')


class Screen:
    """A browser context of its own, so that every screen is a device of its own."""

    namespace = ""

    def __init__(self, browser: Browser, base: str, lang: str, **device: Any) -> None:
        self.base = base
        self.lang = lang
        locale = {"en": "en-GB", "es": "es-ES"}[lang]
        self.context = browser.new_context(locale=locale, **device)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.received: list[str] = []
        self.sent: list[str] = []
        self.polled: list[Response] = []
        self.faults: list[str] = []
        self.expects_network_faults = False
        self.views = 0
        self.view: View = {}
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("response", self._note_polled)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"{error}"))
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _note_polled(self, response: Response) -> None:
        if POLLED.search(response.url) and response.request.method == "GET":
            self.polled.append(response)

    def _read_polled(self) -> None:
        """What came while the link was not back on a WebSocket, as after a server that was away for long. Not read where
        it is noted: whatever waits within an event may wait for ever."""
        while self.polled:
            with suppress(Error):  # the page has gone on
                for packet in self.polled.pop(0).text().split("\x1e"):
                    self._frame(packet)

    def _frame(self, frame: str | bytes) -> None:
        self.received.append(str(frame))
        head = VIEW.match(self.received[-1])
        if head:
            self.view = json.loads(self.received[-1][head.end() : -1])
            self.views += 1

    def _console(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        if self.expects_network_faults and NETWORK.search(message.text):
            return
        self.faults.append(f"{message.text} ({message.location.get('url')})")

    def goes(self, path: str) -> None:
        self.page.goto(self.base + path, wait_until="load")

    def reloads(self) -> None:
        """Loads the page anew; done when the server has shown it the room again."""
        before = self.views
        self.page.reload(wait_until="load")
        self.until(lambda: self.views > before)

    def draws(self, scene: str) -> None:
        """The scene is drawn, not only sent."""
        raise NotImplementedError

    def until(self, true: Callable[[], object], patience: float = PATIENCE) -> None:
        """Waits until something holds, by what this screen was sent."""

        def holds() -> object:
            self._read_polled()
            return true()

        until(self.page, holds, patience, lambda: f"{type(self).__name__}: {self.view}")

    @property
    def scene(self) -> str:
        return str(self.view.get("scene", ""))

    @property
    def facts(self) -> View:
        facts: View = self.view["facts"]
        return facts

    def name_of(self, seat: str) -> str:
        return next(str(one["name"]) for one in self.view["seats"] if one["id"] == seat)

    def says(self, key: str, **params: object) -> str:
        """The sentence in this screen's language."""
        return say(self.lang, key, **params)

    def heading(self, key: str, **params: object) -> Locator:
        return self.page.get_by_role("heading", name=self.says(key, **params), exact=True)

    def button(self, key: str, **params: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **params), exact=True)

    def shows(self, key: str, **params: object) -> None:
        """The sentence is to be seen, wherever it stands."""
        expect(self.page.get_by_text(self.says(key, **params)).locator("visible=true").first).to_be_visible()

    def goes_offline(self) -> None:
        self.expects_network_faults = True
        self.context.set_offline(True)

    def comes_online(self) -> None:
        self.context.set_offline(False)

    def close(self) -> None:
        self.context.close()

    def check(self) -> None:
        """No script, policy or console error on this screen."""
        assert not self.faults, f"{type(self).__name__} {self.page.url}: {self.faults}"


def all_until(screens: Iterable["Screen"], true: Callable[[Any], object], patience: float = PATIENCE) -> None:
    """Waits until something holds for each of these screens."""
    for screen in screens:
        screen.until(partial(true, screen), patience)


def until(page: Page, true: Callable[[], object], patience: float, why: Callable[[], str]) -> None:
    """Waits for what comes over the wire; the page's timer lets Playwright hand on its events meanwhile."""
    for _ in range(int(patience * 100)):
        if true():
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"waited in vain; {why()}")
