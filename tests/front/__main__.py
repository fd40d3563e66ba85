"""`make bench-front`: bytes, round trips and seconds of a first view; the longest tasks of the board; from tap to answer."""

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.board import Board
from tests.browser.browsers import address, browser
from tests.front import busiest, feed, loads, taps, tasks
from tests.web.running import Running

PARTS = ("bytes", "seconds", "tasks", "taps")
MOST_BYTES = 110_000
MOST_SECONDS = 3.0
MOST_TASK = 33.0  # ms
MOST_TAP = 100.0  # ms


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.front", description=__doc__)
    parser.add_argument("--only", action="append", choices=PARTS, help="this part alone; may be given again")
    parser.add_argument("--runs", type=int, default=5, help="how often a scene is played")
    options = parser.parse_args()
    with _farol() as running, browser() as chromium:
        say(f"Chromium {chromium.version}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        code = running.room()
        base = address(running.port)
        parts: dict[str, Callable[[], None]] = {
            "bytes": lambda: _bytes(chromium, base, code),
            "seconds": lambda: _seconds(chromium, base, code),
            "tasks": lambda: _tasks(chromium, base, options.runs),
            "taps": lambda: _taps(chromium, base, running.url, 3),
        }
        for part in options.only or PARTS:
            parts[part]()


@contextmanager
def _farol() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        running = Running(Path(folder) / "kept", "--limits", "off")
        try:
            yield running
        finally:
            running.end()


def say(text: str) -> None:
    print(text, flush=True)


def beside(found: float, most: float, unit: str, digits: int = 0) -> str:
    """A figure, its aim, and whether it is met."""
    return f"{found:,.{digits}f} {unit} (aim {most:,.{digits}f}: {'met' if found <= most else 'MISSED'})"


def _bytes(chromium: Browser, base: str, code: str) -> None:
    say("\nBytes on a cold cache, compressed as served")
    with loads.opened(chromium, f"{base}/{code}", loads.JOIN) as (page, load, wire):
        say("A phone's first view, file by file:")
        for file in sorted(load.files, key=lambda file: -file.body):
            say(f"{file.body:9,}  {file.name}")
        say(f"{load.body:9,}  in {len(load.files)} files; {beside(load.body, MOST_BYTES, 'bytes')}")
        say(f"{load.headers:9,}  headers of those answers, besides")
        before = len(wire.done)
        page.locator("form input").focus()
        loads.settle(page, wire)
        rest = wire.done[before:]
        say(f"{sum(file.body for file in rest):9,}  in {len(rest)} files later, while a name is typed")
    for what, path, wanted, device in (
        ("The start page on a phone", "/", loads.JOIN, loads.PHONE),
        ("A board's first view", f"/board/{code}", loads.SCENE, loads.TV),
    ):
        with loads.opened(chromium, base + path, wanted, device) as (_, load, _):
            say(f"{load.body:9,}  in {len(load.files)} files: {what}")


def _seconds(chromium: Browser, base: str, code: str) -> None:
    say("\nA cold cache at 1.6 Mbit/s and 400 ms: until the page is drawn and takes a tap")
    for what, path, wanted, device in (
        ("A phone's first view", f"/{code}", loads.JOIN, loads.PHONE),
        ("The start page on a phone", "/", loads.JOIN, loads.PHONE),
        ("A board's first view", f"/board/{code}", loads.SCENE, loads.TV),
    ):
        with loads.opened(chromium, base + path, wanted, device, slow=True) as (_, load, _):
            say(f"{beside(load.usable, MOST_SECONDS, 's', 1)}, {load.in_a_row} round trips in a row: {what}")


def _tasks(chromium: Browser, base: str, runs: int) -> None:
    say(
        f"\nThe longest task of the board's main thread, CPU throttled {tasks.SLOWER} times, in {runs} runs:"
        " the thread's own time in the calmest run, in the middle one, in the worst"
    )
    board = Board(chromium, base, "en")
    board.opens_a_room()
    board.until(lambda: board.view)
    room, url = board.view, board.page.url
    board.close()
    for what, moment in {**busiest.REVEALS, **busiest.ENTRIES}.items():
        first, film = busiest.film(room, moment)
        longest = sorted(_longest(chromium, url, first, film) for _ in range(runs))
        rest = ", ".join(f"{ms:.0f}" for ms in (longest[runs // 2], longest[-1]))
        say(f"{beside(longest[0], MOST_TASK, 'ms')}, {rest}: {what}")


def _longest(chromium: Browser, url: str, first: feed.View, film: feed.Film) -> float:
    """A page of its own each time: a scene is slowest where it is the first. What other processes took is not in it,
    but where the machine is busy the throttling itself counts too much."""
    with feed.fed(chromium, url) as page:
        tasks.throttle(page)  # the board learns from its first scenes how quick its screen is
        feed.show(page, [(0, first)])
        page.wait_for_timeout(2500)
        feed.show(page, film)
        return tasks.traced(chromium, page, film[-1][0] + 500)[0].own


def _taps(chromium: Browser, base: str, url: str, rounds: int) -> None:
    say(
        f"\nFrom a tap on a phone, CPU throttled {tasks.SLOWER} times, to the first change that is painted: the calmest of"
        f" {rounds} rounds, the middle one; and to the last change, which is the server's answer"
    )
    found: dict[str, list[taps.Tap]] = {}
    for _ in range(rounds):
        for tap in taps.taps(chromium, base, url):
            found.setdefault(tap.what, []).append(tap)
    for what, some in found.items():
        firsts, lasts = ([getattr(tap, end) for tap in some] for end in ("first", "last"))
        middles = f"{statistics.median(firsts):.0f}; {min(lasts):.0f}, {statistics.median(lasts):.0f}"
        say(f"{beside(min(firsts), MOST_TAP, 'ms')}, {middles}: {what}")


if __name__ == "__main__":
    main()
