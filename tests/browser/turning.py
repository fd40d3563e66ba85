"""The half-dial under a finger, two buttons and keys."""

import math

from playwright.sync_api import Locator, expect

from tests.browser.phone import Phone

WIDE, TALL = 200, 108
PIVOT = (100, 102)
RIM = 80
"""The dial in its own drawing units, as static/public/dial.js has it; a finger goes along somewhat inside the rim."""
FROM = 30
"""Where a finger comes down that is going elsewhere."""


def dial(phone: Phone) -> Locator:
    return phone.page.get_by_role("slider")


def stands_at(phone: Phone) -> float:
    return float(dial(phone).get_attribute("aria-valuenow") or "nan")


def place_of(phone: Phone, position: float) -> dict[str, float]:
    """The point of the page at which the dial stands at that position, 0–100."""
    box = phone.page.locator(".dial-ask .dial-face").bounding_box()
    assert box is not None
    angle = math.pi * position / 100
    x, y = PIVOT[0] - RIM * math.cos(angle), PIVOT[1] - RIM * math.sin(angle)
    return {"x": box["x"] + x * box["width"] / WIDE, "y": box["y"] + y * box["height"] / TALL}


def turns_to(phone: Phone, position: float) -> None:
    """A finger comes down on the dial, drags it, and rests until the needle is there, as near as a finger gets."""
    glass = phone.context.new_cdp_session(phone.page)
    for kind, at in (("touchStart", FROM), ("touchMove", (FROM + position) / 2), ("touchMove", position)):
        finger = place_of(phone, at)
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    phone.until(lambda: abs(stands_at(phone) - position) < 1)
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    glass.detach()


def nudges(phone: Phone, end: int) -> None:
    """One tap on ‹ (0) or › (1): half a step towards that end of the pair."""
    phone.taps("phone.dial.towards", end=phone.facts["pair"][end])


def locks(phone: Phone) -> float:
    """Sends the dial as it stands; where that was."""
    position = stands_at(phone)
    before = how_far(phone)
    phone.taps("phone.dial.lock")
    phone.until(lambda: how_far(phone) != before)
    return position


def how_far(phone: Phone) -> tuple[int, int]:
    """The step of the table, and how many on this phone have answered in it."""
    return phone.view["step"], sum(mine["answered"] for mine in phone.view["mine"])


def shows_needles(phone: Phone, number: int) -> None:
    expect(phone.page.locator(".dial .needle")).to_have_count(number)
