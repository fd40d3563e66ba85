"""The board's clock: a ring while there is time, digits and a tick a second at the end."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.staged import draw
from tests.browser.table import Table

LISTEN = """async () => {
  const { sounds } = await import(new URL(document.body.dataset.base + "/board/sound.js", location.href).href);
  window.heard = [];
  sounds.play = (cue) => window.heard.push(cue);
}"""


def test_the_last_ten_seconds_are_seen_and_heard(table: Callable[..., Table]) -> None:
    board = table().board
    board.opens_a_room()
    ring, heard = board.page.locator(".ring"), "window.heard.join()"
    board.page.evaluate(LISTEN)

    def shows(left: float) -> None:
        clock: dict[str, Any] = {
            "left": left,
            "total": 60,
            "received": board.page.evaluate("performance.now()"),
        }
        draw(board, "board/parts.js", "Ring", view={**board.view, **clock}, children="mark")

    shows(30)
    expect(ring).to_have_text("mark")
    assert board.page.evaluate(heard) == ""
    shows(12.5)
    expect(ring).to_have_text("mark")
    expect(ring).to_have_text("10")
    expect(ring).to_have_text("9")
    assert board.page.evaluate(heard) == "tick,tick"
    shows(0.5)
    board.page.wait_for_function("() => window.heard.indexOf('time_up') > 0")
