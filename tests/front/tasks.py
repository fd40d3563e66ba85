"""How long one task holds the board's main thread, from the browser's own trace, with its CPU throttled."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

SLOWER = 6
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


@dataclass(frozen=True)
class Task:
    """ms: of the thread's own time, and by the wall clock, in which other processes have their turns; `at`: seconds
    since the trace began."""

    own: float
    wall: float
    at: float


def throttle(page: Page, rate: int = SLOWER) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def traced(chromium: Browser, page: Page, ms: float) -> list[Task]:
    """All tasks of that page's main thread for so long, the longest first."""
    chromium.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(ms)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    return sorted(_tasks(events), key=lambda task: -task.own)


def _tasks(events: list[dict[str, Any]]) -> Iterator[Task]:
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["name"] == "RunTask" and event.get("ph") == "X" and (event["pid"], event["tid"]) in threads
    ]
    begun = min(event["ts"] for event in tasks)
    for event in tasks:
        own = event.get("tdur", event["dur"])
        yield Task(own / 1000, event["dur"] / 1000, (event["ts"] - begun) / 1e6)
