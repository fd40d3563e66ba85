"""Every scene that a phone can be shown fits the smallest screens and offers one thing at a time."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.language import check_language
from tests.browser.layout import LARGE, PHONE, SMALL, faults
from tests.browser.phone import Phone
from tests.browser.phone_scenes import scenes
from tests.browser.phone_stage import CARD, GRID, Staged
from tests.browser.staged import draw
from tests.browser.table import Table

MAINS = """() => Array.from(document.querySelectorAll("#app .button:not(.quiet):not(.plain):not(.right):not(.wrong)"))
  .filter((one) => one.getClientRects().length).map((one) => one.innerText)"""
INK = """() => Array.from(document.querySelectorAll(".face > *"), (one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  return [one.className, box.left, box.top, box.width, box.height, style.fontSize, style.fontWeight, style.color].join(" ");
})"""
CUT_OFF = """() => Array.from(document.querySelectorAll(".face-word, .face-grid li")).filter((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""


def staged(table: Callable[..., Table], count: int, lang: str = "en", **device: Any) -> Staged:
    evening = table(lang, **device)
    phone = Phone(evening.browser, evening.base, lang, "Ana", **evening.device)
    evening.phones.append(phone)
    phone.opens_a_room()
    phone.sits()
    phone.page.set_viewport_size(SMALL)
    return Staged(phone, count)


def allowed(name: str, count: int, fault: str) -> bool:
    """A large tally scrolls inside its list of voters."""
    return name.startswith("vote-tally") and count > 8 and fault.startswith("covered")


@pytest.mark.parametrize(("count", "lang"), [(8, "en"), (20, "es")])
def test_every_scene_fits(table: Callable[..., Table], count: int, lang: str) -> None:
    stage = staged(table, count, lang)
    wrong: dict[str, Any] = {}
    for name, view in scenes(stage).items():
        stage.draws(view)
        found = [fault for fault in faults(stage.page.page, PHONE) if not allowed(name, count, fault)]
        mains = stage.page.page.evaluate(MAINS)
        if found or len(mains) > 1:
            wrong[name] = [*found, *mains]
        stage.page.view = view
        check_language(stage.page)
    assert wrong == {}


TWICE_AS_LARGE = """() => {
  document.documentElement.style.fontSize = "32px";
  visualViewport.dispatchEvent(new Event("resize"));
}"""
ASKED_FIRST = ("clue-may-lead", "clue-led-reported")
"""A question lies over these until it is answered."""


def test_with_text_twice_as_large_everything_is_still_in_reach(table: Callable[..., Table]) -> None:
    stage = staged(table, 5)
    stage.page.page.evaluate(TWICE_AS_LARGE)
    wrong: dict[str, Any] = {}
    for name, view in scenes(stage).items():
        stage.draws(view)
        found = [] if name in ASKED_FIRST else faults(stage.page.page, LARGE)
        if found:
            wrong[name] = found
    assert wrong == {}


def test_cards_look_alike(table: Callable[..., Table]) -> None:
    """Same places, sizes and colours for every role, with sixteen words too, and nothing of them is cut off."""
    page = staged(table, 5).page
    white = {"role": "mr_white", "category": "Animals"}
    for grid in (None, GRID):
        looks = set()
        for card in (CARD, {"role": "imposter", "category": "Animals"}, white, {**CARD, "role": None}):
            draw(page, "controller/card.js", "CardPad", card={**card, "grid": grid}, lang="en", large=True)
            page.pad.focus()
            page.page.keyboard.down(" ")
            expect(page.face).to_be_visible()
            looks.add("\n".join(page.page.evaluate(INK)))
            assert page.page.evaluate(CUT_OFF) == []
            page.page.keyboard.up(" ")
        assert len(looks) == 1
