"""A page in any engine: a driver gives seven primitive deeds, all that a person does is made of them here."""

import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Protocol

from tests.browser.browsers import PATIENCE

POINT = """((one) => {
  if (!one || one.disabled || !one.getClientRects().length) return null;
  const seen = () => {
    const box = one.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    return one.contains(top) ? at : null;
  };
  if (!seen() && one.closest(".page, .sheet")) one.scrollIntoView({ block: "center" });
  return seen();
})(%s)"""
"""Where a finger reaches an element, null while nothing can be tapped there; lists scroll, a match may not."""
SAID = """Array.from(document.querySelectorAll("button, a.button, label, summary")).find((one) => one.getClientRects().length
  && [(one.innerText || "").trim(), one.getAttribute("aria-label")].indexOf(%s) >= 0)"""
TEXT = "((document.body || {}).innerText || '')"
"""All that there is to read; a page that only just comes has none."""
CHOOSE = """((one) => { one.value = %s; one.dispatchEvent(new Event("change", { bubbles: true })); })(%s)"""
SETTLED = """document.readyState === "complete" && (!document.fonts || document.fonts.status === "loaded") && !document.body.dataset.drawing"""


def told_in(said: Path, pattern: re.Pattern[str]) -> str:
    """What a browser that has just begun says of itself, such as its address."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = pattern.search(said.read_text())
        if found:
            return found[1]
        time.sleep(0.02)
    raise AssertionError(said.read_text())


class Tab(ABC):
    """`faults`: what scripts threw and the console said was wrong. `near`: pixels by which a box may lie elsewhere than in
    today's Chromium; a kindred engine rounds glyphs differently, another family spaces them differently too."""

    faults: list[str]
    near: ClassVar[float] = 2.5
    touch: bool
    width: int
    height: int

    @abstractmethod
    def evaluate(self, script: str) -> Any:
        """The value of an expression, waited for if it is a promise."""

    @abstractmethod
    def goes(self, url: str) -> None: ...

    @abstractmethod
    def finger(self, kind: str, x: float, y: float) -> None:
        """A finger or the mouse comes `down`, is at another place (`move`), goes `up`."""

    @abstractmethod
    def types(self, text: str) -> None: ...

    @abstractmethod
    def sized(self, width: int, height: int) -> None: ...

    @abstractmethod
    def picture(self) -> bytes:
        """A PNG of what is in sight."""

    @abstractmethod
    def close(self) -> None: ...

    def until(self, script: str) -> Any:
        """Waits until an expression is true on the page; its value."""
        end = time.monotonic() + PATIENCE
        while True:
            value = self.evaluate(script)
            if value or value == {}:  # an element comes as an empty object
                return value
            assert time.monotonic() < end, f"{script} never came true: {self.text} {self.faults}"
            time.sleep(0.03)

    @property
    def text(self) -> str:
        return str(self.evaluate(TEXT))

    def shows(self, text: str) -> None:
        self.until(f"{TEXT}.indexOf({json.dumps(text)}) >= 0")

    def settles(self) -> None:
        self.until(SETTLED)

    def has(self, chosen: str) -> bool:
        """Whether there is something to see that the selector finds."""
        there = f"document.querySelector({json.dumps(chosen)})"
        return bool(self.evaluate(f"!!({there} && {there}.getClientRects().length)"))

    def reach(self, element: str) -> dict[str, float]:
        """Where a finger reaches an element, given as an expression, once nothing lies over it."""
        place: dict[str, float] = self.until(POINT % element)
        return place

    def touches(self, element: str) -> None:
        at = self.reach(element)
        self.finger("down", **at)
        self.finger("up", **at)

    def clicks(self, chosen: str) -> None:
        """A tap in the middle of the first element that the selector finds."""
        self.touches(f"document.querySelector({json.dumps(chosen)})")

    def taps(self, said: str) -> None:
        """A tap on the button that says so."""
        self.touches(SAID % json.dumps(said))

    def chooses(self, select: str, value: str) -> None:
        """What a list of the browser's own makes of a choice; that list itself is out of every driver's reach."""
        self.until(f"!!{select}")
        self.evaluate(CHOOSE % (json.dumps(value), select))

    @contextmanager
    def holding(self, chosen: str) -> Iterator[None]:
        """A finger that stays on the element."""
        at = self.reach(f"document.querySelector({json.dumps(chosen)})")
        self.finger("down", **at)
        try:
            yield
        finally:
            self.finger("up", **at)


class Engine(Protocol):
    """A browser's process; `slug` names its folder of pictures."""

    slug: str

    @property
    def version(self) -> str: ...

    def tab(self, width: int, height: int, touch: bool = False) -> Tab: ...

    def close(self) -> None: ...
