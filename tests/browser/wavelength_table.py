"""A board and its phones at Wavelength."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import expect

from tests.browser.lobby import choose
from tests.browser.phone import Phone
from tests.browser.table import Table
from tests.browser.turning import locks, turns_to

CLUE = "zzclue"


class WavelengthTable(Table):
    game = "wavelength"
    scenes = ("lobby", "wavelength/clue", "wavelength/guess", "wavelength/reveal", "result")
    most = 6

    @property
    def psychic(self) -> Phone:
        self.settles()
        return next(phone for phone in self.phones if phone.seat == self.host.facts["psychic"])

    @property
    def guessers(self) -> list[Phone]:
        psychic = self.psychic
        return [phone for phone in self.phones if phone is not psychic]

    @property
    def target(self) -> float:
        """As the psychic's card has it."""
        return float(self.psychic.mine["card"]["target"])

    def starts(self, **rules: str) -> None:
        """Everybody is up once, and nobody is to be hurried by a busy machine."""
        choose(self.host, self.game)
        self.host.sets_rules(
            **{"clue_seconds": "120", "guess_seconds": "90", "rounds_per_seat": "1", **rules}
        )
        self.host.starts()
        self.all_see("wavelength/clue")

    def clue(self, word: str = CLUE) -> None:
        self.psychic.gives_clue(word)
        self.all_see("wavelength/guess")

    def dials(self, at: Mapping[Phone, float | None] | None = None) -> dict[str, float]:
        """All lock who have not yet, where `at` has it; the rest, and those with None, leave the dial as it stands.

        Gives where each one locked that did so here, by seat.
        """
        locked = {}
        for phone in self.still_asked_to_turn():
            position = (at or {}).get(phone)
            if position is not None:
                turns_to(phone, position)
            locked[phone.seat] = locks(phone)
        self.all_see("wavelength/reveal")
        return locked

    def still_asked_to_turn(self) -> list[Phone]:
        return [phone for phone in self.guessers if not phone.mine["answered"]]

    def are_ready(self) -> None:
        for phone in self.still_asked():
            phone.taps("phone.ready.plain")
        self.all_see("wavelength/clue", "result")

    def steps(self) -> list[Callable[[], object]]:
        return [self.starts, self.clue, self.dials, self.ends]

    def tells(self) -> None:
        if self.host.scene == "wavelength/reveal":
            self.board.shows("board.reveal.go_on")


def reads_target(phone: Phone) -> dict[str, Any]:
    """The psychic holds the card, and finds the target on it; let go it is nowhere on the page."""
    card: dict[str, Any] = next(mine["card"] for mine in phone.view["mine"] if mine["card"])
    said = target_said(phone, card["target"])
    with phone.holding():
        expect(phone.face.locator(".band")).to_have_count(len(card["bands"]))
        expect(phone.face).to_contain_text(said)
    expect(phone.page.locator(".band")).to_have_count(0)
    return card


def target_said(phone: Phone, target: float) -> str:
    """The target for who does not see it."""
    return phone.says("phone.dial.target", place=place_said(phone, target))


def place_said(phone: Phone, position: float) -> str:
    """Any place of the dial in words; halves go up, as a browser rounds."""
    left, right = phone.facts["pair"]
    if position == 50:
        return phone.says("phone.dial.middle", left=left, right=right)
    end = left if position < 50 else right
    return phone.says("phone.dial.at", position=math.floor(position + 0.5), end=end)
