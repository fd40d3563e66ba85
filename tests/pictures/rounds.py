"""One card of Just One and one dial of Wavelength of which pictures are taken."""

from playwright.sync_api import Browser, expect

from tests.browser.just_one_table import JustOneTable
from tests.browser.table import Table
from tests.browser.test_packs import chooses_only, saves, writes
from tests.browser.turning import locks, turns_to
from tests.browser.wavelength_table import WavelengthTable
from tests.pictures.album import Pictures
from tests.pictures.words import CASTS, Cast

AROUND = (0.0, 4.5, -9.0, 17.0, -26.0)
"""How far from the target the guessers turn their dials."""
WRITE_DIALS = """async ([code, text]) => (await fetch("/rooms/" + code + "/dials", {
  method: "PUT",
  body: text,
  headers: { Authorization: "Bearer " + localStorage.getItem("farol:token:" + code) },
})).status"""


def gathered(kind: type[Table], chromium: Browser, base: str, lang: str, pack: str) -> Table:
    """The cast at that table, with words of their own."""
    table = kind(chromium, base, lang).gathers(CASTS[lang].people)
    writes(table.host, pack)
    saves(table.host)
    chooses_only(table.host, pack.splitlines()[0].removeprefix("# "))
    table.host.closes_menu()
    return table


def just_one(table: JustOneTable, cast: Cast, pictures: Pictures) -> None:
    """One card: two clues alike, and the guess is right."""
    table.starts()
    table.write(dict(zip(table.givers, cast.cards, strict=True)))
    table.guess(cast.card)
    table.tells()
    pictures.tv("just-one", table.board)
    table.ends()
    table.host.taps("phone.move.to_lobby")
    table.all_see("lobby")


def wavelength(table: WavelengthTable, cast: Cast, pictures: Pictures) -> None:
    """One dial: everybody turns theirs, some near the target."""
    status = table.host.page.evaluate(WRITE_DIALS, [table.code, cast.pair])
    assert status == 200, status
    table.starts()
    target = table.target
    table.clue(cast.loudness[min(9, int(target / 10))])
    guessers = table.guessers
    for phone, off in zip(guessers, AROUND, strict=True):
        at = target + off if 0 <= target + off <= 100 else target - off
        turns_to(phone, at)
        if phone is guessers[1]:
            expect(phone.button("phone.dial.lock")).to_be_visible()
            pictures.phone("phone-dial", phone)
        locks(phone)
    table.all_see("wavelength/reveal")
    table.tells()
    pictures.tv("wavelength", table.board)
