"""One evening from the imposter game to Wavelength to Just One and back: nobody scans again, seats and packs stay."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable
from tests.browser.lobby import choose
from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.table import Table
from tests.browser.wavelength_table import WavelengthTable


def test_an_evening_goes_from_game_to_game_without_joining_again(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    stays(evening.screens)
    packs = without_a_pack(evening.host)
    before = evening.board.view["seats"]
    evening.plays_to("imposter/reveal")
    evening.ends()
    scores = evening.board.facts["scores"]
    assert any(scores.values())
    back_to_the_lobby(evening)
    assert {seat["id"]: seat["score"] for seat in evening.board.view["seats"]} == scores

    dials = evening.goes_on_to(WavelengthTable)
    dials.starts()
    assert not any(seat["score"] for seat in dials.board.view["seats"])
    dana = dials.welcomes("Dana")
    stays([dana])
    dana.shows("phone.wait.next_match")
    dials.phones.remove(dana)
    dials.clue()
    dials.dials()
    dials.ends()
    assert set(dials.board.facts["scores"]) == set(scores)
    dials.phones.append(dana)
    back_to_the_lobby(dials)

    cards = dials.goes_on_to(JustOneTable)
    cards.starts()
    assert cards.board.facts["cards"] == 4
    cards.write()
    cards.guess(cards.word)
    cards.ends()
    cards.board.shows("common.label.telepathic")
    back_to_the_lobby(cards)

    choose(cards.host, "imposter")
    room = cards.board.view["room"]
    assert (room["preset"], room["options"]["laps"], cards.host.facts["packs"]) == ("parlor", 1, packs)
    assert [seat["name"] for seat in cards.board.view["seats"]] == ["Ana", "Ben", "Cleo", "Dana"]
    assert [seat["id"] for seat in cards.board.view["seats"]][:3] == [seat["id"] for seat in before]
    have_stayed(evening.screens)
    cards.host.starts()
    cards.all_see("imposter/look")


def without_a_pack(host: Phone) -> list[str]:
    """The host takes a pack off the table; the ones that are left."""
    before = host.facts["packs"]
    host.taps("phone.lobby.change_words")
    host.page.get_by_role("dialog").locator(".switch").first.tap()
    host.until(lambda: len(host.facts["packs"]) == len(before) - 1)
    host.closes_menu()
    packs: list[str] = host.facts["packs"]
    return packs


def back_to_the_lobby(evening: Table) -> None:
    evening.host.taps("phone.move.to_lobby")
    evening.all_see("lobby")
    expect(evening.board.page.get_by_label(evening.board.says("board.lobby.code"))).to_have_text(evening.code)


def stays(screens: list[Screen]) -> None:
    for screen in screens:
        screen.page.evaluate("window.stayed = true")


def have_stayed(screens: list[Screen]) -> None:
    """No page was loaded anew, and nobody sat down a second time."""
    for screen in screens:
        assert screen.page.evaluate("window.stayed")
        assert sum('["sit",' in frame for frame in screen.sent) <= 1
