"""A shared phone in pictures: its guard page, somebody who comes late, the host's ways with seats."""

from playwright.sync_api import Browser, expect

from tests.browser.album import Album
from tests.browser.evening import PEOPLE
from tests.browser.table import Table


def shared_phone(chromium: Browser, base: str, lang: str, album: Album) -> None:
    """One phone with two seats on it, a late joiner, a seat code."""
    table = Table(chromium, base, lang).gathers(PEOPLE[lang][:3])
    shared = table.phones[-1]
    shared.adds("Gil")
    album.phone("lobby", shared)
    table.host.starts()
    table.all_see("imposter/look")
    album.phone("guard", shared)
    shared.taps("phone.passed.me", name=shared.name)
    expect(shared.pad).to_be_visible()
    album.phone("held", shared)
    late = table.welcomes("Hugo")
    album.phone("late-joiner", late)
    album.tv("late-joiner", table.board)
    table.host.opens_menu()
    for move in ("remove", "hand_over", "seat_code"):
        table.host.taps(f"phone.move.{move}")
        album.phone(f"menu-{move}", table.host)
        table.host.taps("phone.back")
    table.host.taps("phone.move.seat_code")
    table.host.choose_seat(late.name)
    table.host.taps("phone.code.show")
    table.host.shows("phone.code.valid")
    album.phone("menu-seat-code", table.host)
    table.close()
