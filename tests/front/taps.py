"""How long a phone with a throttled CPU takes from a tap to what it shows for it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Browser

from tests.browser.phone import Phone
from tests.browser.turning import nudges
from tests.front.tasks import throttle
from tests.web.wire_player import Frame
from tests.web.wire_player import Phone as Seated
from tests.web.wire_table import Table

QUIET = 700
"""ms without another change after which a tap has been answered in full."""
WATCH = """() => {
  const begin = (event) => {
    if (!window.tap || window.tap.from !== event.timeStamp) window.tap = { from: event.timeStamp, first: 0, last: 0 };
  };
  ["pointerdown", "pointerup", "click"].forEach((kind) => window.addEventListener(kind, begin, true));
  const clock = (one) => (one.target.parentElement || one.target).closest && (one.target.parentElement || one.target).closest(".clock");
  new MutationObserver((changes) => {
    const { tap } = window;
    if (!tap || changes.every(clock)) return;
    requestAnimationFrame(() => setTimeout(() => {
      tap.last = performance.now() - tap.from;
      tap.first = tap.first || tap.last;
    }));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


@dataclass(frozen=True)
class Tap:
    """ms until the first change was painted, and until the last one: the server's answer."""

    what: str
    first: float
    last: float


After = Callable[[str, Callable[[], object]], Tap]


@contextmanager
def _seated(chromium: Browser, base: str, url: str) -> Iterator[tuple[Phone, Table]]:
    """A throttled phone at a table whose other people are no browsers."""
    table = Table.gather(url, 3, preset="parlor", laps=1)
    phone = Phone(chromium, base, "en", "Zoe")
    phone.page.add_init_script(f"({WATCH})()")
    throttle(phone.page)
    try:
        yield phone, table
    finally:
        phone.close()
        table.close()


def taps(chromium: Browser, base: str, url: str) -> Iterator[Tap]:
    """Every kind of tap of a round, one after the other, on a server that has nothing else to do."""
    with _seated(chromium, base, url) as (phone, table):
        yield from _round(phone, table, partial(_after, phone))
    for game, scene, act in (
        ("wavelength", "wavelength/guess", _turn),
        ("just_one", "just_one/write", _write),
    ):
        found: list[Tap] = []
        while not found:  # until chance makes another one the first to be up
            with _seated(chromium, base, url) as (phone, table):
                phone.joins(table.code)
                table.phones[0].host("configure", game=game, preset="standard")
                table.phones[0].host("start")
                _others_go_on(phone, table)
                found = list(act(phone, partial(_after, phone))) if phone.scene == scene else []
        yield from found


def _after(phone: Phone, what: str, act: Callable[[], object]) -> Tap:
    phone.page.wait_for_timeout(QUIET)
    act()
    phone.page.wait_for_timeout(QUIET)
    told = phone.page.evaluate("window.tap")
    return Tap(what, told["first"], told["last"])


def _turn(phone: Phone, after: After) -> Iterator[Tap]:
    yield after("nudge a dial", lambda: nudges(phone, 1))
    yield after("lock it", lambda: phone.taps("phone.dial.lock"))


def _write(phone: Phone, after: After) -> Iterator[Tap]:
    yield after("send a clue of Just One", lambda: _writes(phone))


def _writes(phone: Phone) -> None:
    phone.page.locator("form input").fill("lantern")
    phone.page.locator("form button").last.tap()


def _round(phone: Phone, table: Table, after: After) -> Iterator[Tap]:
    page = phone.page
    phone.opens(table.code)
    page.get_by_label(phone.says("phone.join.name")).fill(phone.name)
    yield after("join", lambda: phone.taps("phone.join.button"))
    phone.until(lambda: phone.view.get("mine"))
    yield after("open the menu", lambda: phone.taps("phone.menu.open"))
    yield after("close it", phone.closes_menu)
    table.phones[0].host("start")
    _others_go_on(phone, table, "imposter/look")
    holding = phone.holding()
    yield after("hold the card", holding.__enter__)
    yield after("let go of it", lambda: holding.__exit__(None, None, None))
    yield after("have looked", lambda: phone.taps("phone.look.done"))
    _others_go_on(phone, table, "imposter/clue")
    phone.clue_field.fill("lantern")
    yield after("send a clue", lambda: phone.taps("phone.clue.send"))
    _others_go_on(phone, table, "imposter/vote")
    yield after("choose a name", lambda: phone.chooses("Guest 0"))
    yield after("lock the vote", lambda: phone.taps("phone.vote.for", name="Guest 0"))


def _decide(one: Seated, ask: Frame) -> Any:
    kinds: dict[str, Any] = {"dial": 50, "clue": f"hint{one.seat}", "guess": "teapot"}
    return ask["candidates"][0] if ask["kind"] == "vote" else kinds.get(ask["kind"], True)


def _others_go_on(phone: Phone, table: Table, scene: str = "") -> None:
    """They answer until the phone of the browser is asked, in that scene or in any."""

    def is_asked() -> bool:
        if phone.is_up and scene in ("", phone.scene):
            return True
        for one in table.phones:
            one.answer_if_asked(_decide)
        return False

    phone.until(is_asked)
