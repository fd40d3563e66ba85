"""Screens stay lit while they play, and a guesser need not wait for the story."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.table import Table

LIT = (
    "() => Array.from(document.querySelectorAll('video.awake')).some((video) => !video.paused && video.muted)"
)


def is_lit(phone: Phone) -> None:
    phone.page.wait_for_function(LIT)


def is_dark(phone: Phone) -> None:
    """It may go dark: nothing plays that would keep it from it."""
    expect(phone.page.locator("video.awake")).to_have_count(0)


def test_phones_stay_lit_from_the_first_card_to_the_result(table: Callable[..., Table]) -> None:
    """As at home: by plain http, where no browser has a wake lock."""
    evening = table().gathers(3)
    ana, ben = evening.phones[:2]
    assert ana.page.evaluate("!navigator.wakeLock")
    is_dark(ben)
    evening.board.page.wait_for_function(LIT)
    evening.starts()
    is_lit(ana)
    ben.reloads()
    is_lit(ben)
    evening.look()
    evening.give_clues()
    evening.vote(evening.imposter)
    the_caught_one_need_not_wait(evening)
    is_lit(ben)
    evening.ends()
    for phone in (ana, ben):
        is_dark(phone)


def the_caught_one_need_not_wait(evening: Table) -> None:
    """The story of the votes is told before the field stands there, but the clock runs: one tap is enough."""
    guesser = evening.imposter
    guesser.taps("phone.guess.now")
    expect(guesser.guess_field).to_be_visible(timeout=500)
    expect(guesser.heading("phone.guess.yours")).to_be_visible()
    expect(evening.civilian.button("phone.guess.now")).to_have_count(0)
