"""Somebody with a keyboard and a screen reader: finds everything in the accessibility tree, and does everything by keys."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.tree import Told, focus, tree

MOST_TABS = 40
CLOCK = re.compile(r"[\d:]+")


class Reader:
    """One such person at one screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.keyboard = screen.page.keyboard

    @property
    def focus(self) -> Told:
        """What the keys act on; the page itself where they are lost."""
        return focus(self.screen)

    def has(self, role: str, name: str) -> bool:
        return any((told.role, told.name) == (role, name) for told in tree(self.screen))

    def waits_for(self, role: str, name: str) -> None:
        self.screen.until(lambda: self.has(role, name))

    def hears(self, words: str) -> None:
        """Somewhere on the page, whatever it is."""
        self.screen.until(lambda: words in self.all_that_is_said())

    def all_that_is_said(self) -> str:
        """Without the clock, which says something else a second later."""
        texts = (told.name for told in tree(self.screen) if told.role == "StaticText")
        return " ".join(text for text in texts if not CLOCK.fullmatch(text))

    def is_found(self) -> None:
        """The keys are not lost: the focus is on something that says what it is."""
        self.screen.until(lambda: self.focus.role != "RootWebArea" and self.focus.name)

    def goes_to(self, role: str, wanted: Callable[[str], bool]) -> Told:
        """Tab after Tab, until the focus is on such a thing, which shows it."""
        self.screen.until(lambda: any(told.role == role and wanted(told.name) for told in tree(self.screen)))
        for _ in range(MOST_TABS):
            at = self.focus
            if at.role == role and wanted(at.name):
                return at
            self.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to that {role}; the focus is on {self.focus}")

    def presses(self, key: str, **params: object) -> None:
        said = self.screen.says(key, **params)
        self.goes_to("button", lambda name: name == said)
        self.keyboard.press("Enter")

    def types(self, key: str, text: str) -> None:
        said = self.screen.says(key)
        self.goes_to("textbox", lambda name: name == said)
        self.keyboard.press("Control+a")
        self.keyboard.type(text)
        self.keyboard.press("Enter")

    def marks(self, name: str) -> None:
        """The radio button of that name, by arrows."""
        self.goes_to("radio", lambda _: True)
        self.keyboard.press(" ")
        for _ in range(MOST_TABS):
            if any(told.role == "radio" and told.checked and name in told.name for told in tree(self.screen)):
                return
            self.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow leads to {name}")

    @contextmanager
    def holding_the_card(self) -> Iterator[str]:
        """What is said while the space bar is down; before and after nothing of it is."""
        assert isinstance(self.screen, Phone)
        label = self.screen.says("phone.card.hold")
        self.goes_to("button", lambda name: label in name)
        before = self.all_that_is_said()
        self.keyboard.down(" ")
        self.screen.until(lambda: self.all_that_is_said() != before)
        yield self.all_that_is_said()
        self.keyboard.up(" ")
        self.screen.until(lambda: self.all_that_is_said() == before)
