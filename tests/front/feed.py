"""A board that is fed its views by hand: what it draws then is all that its main thread has to do."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.board import TV

View = dict[str, Any]
Film = Sequence[tuple[int, View]]
"""Views, each with the ms after which it comes."""

NO_SERVER = """() => {
  const heard = {};
  const tell = (event, ...given) => (heard[event] || []).forEach((call) => call(...given));
  const socket = {
    id: "fed", connected: true, active: true,
    io: { on: () => undefined, opts: {}, engine: { transport: { name: "websocket" } } },
    on: (event, call) => (heard[event] = heard[event] || []).push(call),
    connect: () => setTimeout(() => tell("connect")),
    disconnect: () => socket,
    timeout: () => ({ emit: (event, payload, done) => event === "probe" && done(null, {}) }),
  };
  Object.defineProperty(window, "io", { get: () => () => socket, set: () => undefined });
  // In tasks of their own, so that nothing of how the views were handed over is counted.
  window.feed = (film) => film.forEach(([after, view]) => setTimeout(() => tell("view", view), after));
}"""


ALL = "async () => void (await (await import(document.body.dataset.base + '/shared/later.js')).pages())"
"""Waits for what a board fetches after its first view."""


@contextmanager
def fed(chromium: Browser, url: str) -> Iterator[Page]:
    """The board at that address, with nobody at the other end of its link."""
    context = chromium.new_context(locale="en-GB", viewport=TV)
    page = context.new_page()
    page.add_init_script(f"({NO_SERVER})()")
    page.goto(url)
    page.locator("#board > *").first.wait_for()
    page.evaluate(ALL)
    yield page
    context.close()


def show(page: Page, film: Film) -> None:
    """Begins the film; it goes on by itself."""
    page.evaluate("(film) => window.feed(film)", [list(frame) for frame in film])
