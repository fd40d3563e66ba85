"""A page opened on a cold cache: which files came over the wire, when, and when the page could be used."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.screen import until

JOIN = "form input"
SCENE = ".scene"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TV = {"viewport": {"width": 1280, "height": 720}}
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""1.6 Mbit/s down, 750 kbit/s up (bytes a second), 400 ms from asking to the first byte."""
REST = 1000
"""ms without a request after which a page is done with its first view."""
WATCH = """(wanted) => {
  const look = () => {
    const found = document.querySelector(wanted);
    if (found && found.getClientRects().length) requestAnimationFrame(() => (window.usable = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}"""


@dataclass
class Fetched:
    """One file: bytes of its body as it came over the wire and of the headers before it; seconds since the page was asked for."""

    path: str
    body: int = 0
    headers: int = 0
    start: float = 0.0
    end: float = 0.0

    @property
    def name(self) -> str:
        """Its path without the version."""
        return re.sub(r"^/static/[0-9a-f]+/", "", self.path)


@dataclass
class Load:
    """`usable`: seconds until the page was drawn and took a tap; `files` in the order in which they were asked for."""

    usable: float = 0.0
    files: list[Fetched] = field(default_factory=list)

    @property
    def body(self) -> int:
        return sum(file.body for file in self.files)

    @property
    def headers(self) -> int:
        return sum(file.headers for file in self.files)

    @property
    def in_a_row(self) -> int:
        """The most requests before the first view of which each began when the one before had ended."""
        count, free = 0, -1.0
        for file in sorted(self.files, key=lambda file: file.end):
            if file.start >= free and file.end <= self.usable:
                count, free = count + 1, file.end
        return count


class Wire:
    """Listens to the page's requests by the DevTools protocol."""

    def __init__(self, session: CDPSession) -> None:
        self.begun = 0.0
        self.open: dict[str, Fetched] = {}
        self.done: list[Fetched] = []
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._ended)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.begun = self.begun or event["timestamp"]
        self.open[event["requestId"]] = Fetched(urlsplit(event["request"]["url"]).path)

    def _answered(self, event: dict[str, Any]) -> None:
        answer, file = event["response"], self.open[event["requestId"]]
        timing = answer.get("timing")
        if not timing or answer.get("fromDiskCache"):
            del self.open[event["requestId"]]  # out of the cache, or no request at all
            return
        file.start = timing["requestTime"] + timing["sendStart"] / 1000 - self.begun
        file.headers = answer["encodedDataLength"]

    def _ended(self, event: dict[str, Any]) -> None:
        file = self.open.pop(event["requestId"], None)
        if file:
            file.body = event["encodedDataLength"] - file.headers
            file.end = event["timestamp"] - self.begun
            self.done.append(file)


@contextmanager
def opened(
    chromium: Browser, url: str, wanted: str, device: dict[str, Any] = PHONE, slow: bool = False
) -> Iterator[tuple[Page, Load, Wire]]:
    """A page of a device that was never here, at rest after its first view; `wanted`: what it is usable by."""
    context = chromium.new_context(locale="en-GB", **device)
    context.set_default_timeout(120_000)
    page = context.new_page()
    session = context.new_cdp_session(page)
    wire = Wire(session)
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(f"({WATCH})({wanted!r})")
    page.goto(url, wait_until="commit")
    until(page, lambda: page.evaluate("window.usable"), 120.0, lambda: f"{wanted} on {url}")
    settle(page, wire)
    load = Load(page.evaluate("window.usable") / 1000, sorted(wire.done, key=lambda file: file.start))
    try:
        yield page, load, wire
    finally:
        context.close()


def settle(page: Page, wire: Wire) -> None:
    """Waits until nothing has been asked for or has come for a while."""
    before = -1
    while before != len(wire.done) + len(wire.open):
        before = len(wire.done) + len(wire.open)
        page.wait_for_timeout(REST)
