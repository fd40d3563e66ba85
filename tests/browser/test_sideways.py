"""A phone held sideways: nothing that a scene is about is out of sight, and all the rest is within reach of a scrolling finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.catalogue import LANGUAGES
from tests.browser.layout import LOW, SIDEWAYS, faults
from tests.browser.phone_scenes import scenes
from tests.browser.phone_stage import CARD, GRID
from tests.browser.table import Table
from tests.browser.test_phone_scenes import CUT_OFF, allowed, staged

BROWSERS_BARS = ViewportSize(width=640, height=300)
"""What the bars of a browser leave of a phone of that kind."""
KEYBOARD = ViewportSize(width=640, height=150)
FACE = """() => {
  const face = document.querySelector(".face").getBoundingClientRect(), pad = document.querySelector(".pad").getBoundingClientRect();
  const inside = face.top >= 0 && face.bottom <= innerHeight && face.left >= 0 && face.right <= innerWidth;
  return { inside, apart: face.right <= pad.left, tall: pad.height };
}"""


@pytest.mark.parametrize(("count", "lang"), [(5, "en"), (20, "es")])
def test_every_scene_is_usable(table: Callable[..., Table], count: int, lang: str) -> None:
    stage = staged(table, count, lang)
    stage.page.page.set_viewport_size(SIDEWAYS)
    wrong: dict[str, Any] = {}
    for name, view in scenes(stage).items():
        stage.draws(view)
        found = [fault for fault in faults(stage.page.page, LOW) if not allowed(name, count, fault)]
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [SIDEWAYS, BROWSERS_BARS], ids=["whole", "with-bars"])
def test_a_held_card_lies_beside_the_finger(table: Callable[..., Table], size: ViewportSize) -> None:
    stage = staged(table, 5)
    stage.page.page.set_viewport_size(size)
    word = {**CARD, "word": "Tyrannosaurus rex"}
    cards = {"look-own": (word, {**word, "grid": GRID}), "clue-own-turn": (word, {**word, "grid": GRID})}
    for name in (*cards, "wavelength-psychic", "just-one-writes"):
        for card in cards.get(name, (None,)):
            view = scenes(stage)[name]
            if card:
                view["mine"][0]["card"] = card
            stage.draws(view)
            with stage.page.holding():
                told = stage.page.page.evaluate(FACE)
                assert told["inside"], name
                assert told["apart"], name
                assert told["tall"] >= 52
                assert stage.page.page.evaluate(CUT_OFF) == [], name


def test_with_a_keyboard_up_the_field_and_its_button_are_in_sight(table: Callable[..., Table]) -> None:
    stage = staged(table, 20)
    page = stage.page.page
    for name in ("guess-typed", "wavelength-psychic", "just-one-writes", "just-one-guesses"):
        page.set_viewport_size(SIDEWAYS)
        stage.draws(scenes(stage)[name])
        page.set_viewport_size(KEYBOARD)
        expect(page.locator("body.low")).to_have_count(1)
        for part in (".text-ask input", ".text-ask > .button", "h1"):
            box = page.locator(part).bounding_box()
            assert box is not None, name
            assert 0 <= box["y"] <= box["y"] + box["height"] <= KEYBOARD["height"], (name, part)


def test_a_phone_that_is_turned_has_no_keyboard_up(table: Callable[..., Table]) -> None:
    stage = staged(table, 5)
    stage.draws(scenes(stage)["clue-led"])
    page = stage.page.page
    for size in (SIDEWAYS, BROWSERS_BARS):
        page.set_viewport_size(size)
        expect(page.locator("body.low")).to_have_count(0)
        expect(stage.page.pad).to_be_visible()
        expect(page.locator(".lead-main")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lobby_and_sheets_are_in_reach(table: Callable[..., Table], lang: str) -> None:
    host = staged(table, 5, lang).page
    host.reloads()
    host.page.set_viewport_size(SIDEWAYS)
    expect(host.button("phone.lobby.change_rules")).to_be_visible()
    assert faults(host.page, LOW) == []
    for key in ("change_rules", "change_seats", "qr"):
        host.taps(f"phone.lobby.{key}")
        close = host.page.get_by_role("dialog").get_by_label(host.says("phone.close"), exact=True)
        expect(close).to_be_in_viewport(ratio=1)
        if key == "qr":
            expect(host.page.locator(".qr")).to_be_in_viewport(ratio=1)
        host.closes_menu()
    host.opens_menu()
    for button in host.page.get_by_role("dialog").get_by_role("button").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.99)
