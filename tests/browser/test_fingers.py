"""What fingers do to a dial and a card: coarse and fine turning, the ends, and a finger that leaves in a hurry."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.table import Table
from tests.browser.turning import dial, locks, nudges, place_of, stands_at, turns_to
from tests.browser.wavelength_table import WavelengthTable

KEYS = [
    ("Home", 0),
    ("ArrowLeft", 0),
    ("PageUp", 10),
    ("ArrowRight", 11),
    ("ArrowUp", 12),
    ("Shift+ArrowRight", 12.5),
    ("ArrowDown", 11.5),
    ("Shift+ArrowLeft", 11),
    ("End", 100),
    ("ArrowUp", 100),
    ("PageDown", 90),
]
"""A key, and where the dial stands after it."""


def test_a_dial_is_turned_by_finger_buttons_and_keys(table: Callable[..., WavelengthTable]) -> None:
    evening = table(kind=WavelengthTable).gathers(3)
    evening.starts()
    evening.clue()
    phone = evening.guessers[0]
    left, right = phone.facts["pair"]
    expect(dial(phone)).to_have_attribute(
        "aria-label", phone.says("phone.dial.label", left=left, right=right)
    )
    sounds(phone, 50, phone.says("phone.dial.middle", left=left, right=right))
    for position in (0.0, 100.0, 63.0):
        turns_to(phone, position)
    before = stands_at(phone)
    nudges(phone, 1)
    sounds(phone, before + 0.5, None)
    nudges(phone, 0)
    nudges(phone, 0)
    sounds(phone, before - 0.5, None)
    for key, position in KEYS:
        dial(phone).press(key)
        sounds(phone, position, None)
    sounds(phone, 90, phone.says("phone.dial.at", position=90, end=right))
    a_finger_below_the_pivot(phone)
    turns_to(phone, 25)
    dial(phone).press("Home")
    sounds(phone, 0, phone.says("phone.dial.at", position=0, end=left))
    assert locks(phone) == 0
    evening.settles()
    assert phone.mine["sent"] == 0
    expect(phone.page.locator(".dial .needle")).to_have_count(1)


def sounds(phone: Phone, position: float, text: str | None) -> None:
    """Where the dial stands, and what a screen reader is told of it."""
    expect(dial(phone)).to_have_attribute("aria-valuenow", f"{round(position, 1):g}")
    if text:
        expect(dial(phone)).to_have_attribute("aria-valuetext", text)


def a_finger_below_the_pivot(phone: Phone) -> None:
    """It counts for the nearer end, wherever it goes, until it leaves."""
    glass = phone.context.new_cdp_session(phone.page)
    down = place_of(phone, 70)
    below = {**place_of(phone, 0), "y": place_of(phone, 0)["y"] + 60}
    for kind, points in (("touchStart", [down]), ("touchMove", [below]), ("touchEnd", [])):
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    glass.detach()
    sounds(phone, 0, None)


def test_a_finger_that_leaves_the_card_in_a_hurry_does_not_swallow_the_next_tap(
    table: Callable[..., Table],
) -> None:
    evening = table().gathers(3)
    evening.starts()
    for phone in evening.phones:
        flicks_off_the_card(phone)
        phone.taps("phone.look.done")
    evening.all_see("imposter/clue")


def flicks_off_the_card(phone: Phone) -> None:
    """A browser takes that for a fling, unless it is told not to, and the tap after it for the end of the fling."""
    box = phone.pad.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    glass = phone.context.new_cdp_session(phone.page)
    for kind, down in (("touchStart", 0), ("touchMove", 10), ("touchMove", 40), ("touchMove", 80)):
        finger = {"x": x, "y": y + down}
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    expect(phone.face).to_be_visible()
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    glass.detach()
    expect(phone.face).to_have_count(0)
