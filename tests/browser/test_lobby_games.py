"""The lobby's game cards: what each game is, why it does not fit, and the table's own dial pairs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import check_with_axe
from tests.browser.catalogue import LANGUAGES
from tests.browser.language import check_language
from tests.browser.layout import IN_REACH, SMALL, TOO_WIDE, faults
from tests.browser.lobby import choose, game_card, plays
from tests.browser.phone import Phone
from tests.browser.screen import all_until
from tests.browser.table import NAMES, Table
from tests.browser.wavelength_table import WavelengthTable
from tests.web.running import Running
from tests.web.wire_player import Phone as Outsider

GAMES = {"imposter": (3, 20), "wavelength": (3, 6), "just_one": (3, 7)}
FAULTY = "Shy | Bold\nno bar here\nBold | Shy\nsame | Same\nTea | Coffee | Milk\n"
PAIRS = [["Shy", "Bold"], ["Tea", "Coffee"]]
RIGHT = "\n".join(map(" | ".join, PAIRS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_what_a_game_is_and_why_it_does_not_fit(
    table: Callable[..., Table], farol: Running, lang: str
) -> None:
    evening = table(lang).gathers(1)
    host = evening.host
    host.page.set_viewport_size(SMALL)
    everyone_says(host, {game: host.says("phone.games.too_few", least=3, count=1) for game in GAMES})
    check_language(host)
    check_with_axe(host)
    others = [sit_outside(farol, evening, name) for name in NAMES[1:7]]
    host.until(lambda: len(host.view["seats"]) == 7)
    everyone_says(host, {"wavelength": host.says("phone.games.too_many", most=6, count=7)})
    others.append(sit_outside(farol, evening, NAMES[7]))
    host.until(lambda: len(host.view["seats"]) == 8)
    everyone_says(
        host,
        {
            "wavelength": host.says("phone.games.too_many", most=6, count=8),
            "just_one": host.says("phone.games.too_many", most=7, count=8),
        },
    )
    for game, most in (("wavelength", 6), ("just_one", 7)):
        choose(host, game)
        expect(game_card(host, game)).to_have_attribute("aria-pressed", "true")
        start = host.button("phone.lobby.too_many", most=most, count=8 - most)
        expect(start).to_be_disabled()
        expect(host.page.locator(".head .line")).to_have_text("")
        check_language(host)
        check_with_axe(host)
        assert not faults(host.page, TOO_WIDE)
        assert faults(host.page, IN_REACH, start.inner_text())
        evening.board.shows(f"common.game.{game}")
        check_language(evening.board)
    for other in others:
        other.close()


def sit_outside(farol: Running, evening: Table, name: str) -> Outsider:
    """Somebody of whom nothing is looked at here."""
    outsider = Outsider(farol.url, evening.code)
    outsider.sit(name, f"key of {name}")
    return outsider


def everyone_says(host: Phone, misfits: dict[str, str]) -> None:
    """Each card: name, sentence, seats, minutes, and where it does not fit the reason."""
    for game, (least, most) in GAMES.items():
        card = game_card(host, game)
        expect(card.locator(".preset-line")).to_have_text(host.says(f"phone.games.{game}"))
        expect(card.locator(".preset-facts")).to_contain_text(
            host.says("phone.preset.seats", least=least, most=most)
        )
        short, long = host.view["host"]["games"][game]["minutes"]
        minutes = host.says("phone.preset.takes_game", minutes=f"{short}–{long}")
        expect(card.locator(".preset-facts")).to_contain_text(minutes)
        expect(card.locator(".misfit")).to_have_text([misfits[game]] if game in misfits else [])


def test_each_game_keeps_its_rules_and_shows_no_other_games(table: Callable[..., Table]) -> None:
    evening = table().gathers(2)
    host, guest = evening.host, evening.phones[1]
    choose(host, "wavelength")
    expect(host.page.locator(".preset-card:not(.game-card)")).to_have_count(0)
    host.sets_rules(rounds_per_seat="3")
    for screen in (guest, evening.board):
        screen.shows("common.rules.wavelength", count=3)
    choose(host, "just_one")
    guest.shows("common.rules.just_one", count=2)
    choose(host, "wavelength")
    plays(host, rounds_per_seat=3)
    assert guest.page.locator(".game-card").count() == 0
    guest.taps("phone.menu.howto")
    guest.shows("howto.wavelength.psychic")
    check_language(guest)
    check_with_axe(guest)


def test_own_dial_pairs_are_checked_saved_played_and_remembered(
    table: Callable[..., WavelengthTable],
) -> None:
    evening = table(kind=WavelengthTable).gathers(3)
    host = evening.host
    choose(host, "wavelength")
    own = opens_pairs(host)
    expect(own).to_have_value("")
    own.fill(FAULTY)
    host.taps("phone.dials.save")
    is_told_the_faults(host)
    (refused,) = host.faults
    assert "422" in refused  # a browser reports every answer of this kind
    host.faults.clear()
    check_with_axe(host)
    own.fill(RIGHT)
    host.taps("phone.dials.save")
    host.shows("phone.dials.saved", count=2)
    check_language(host)
    host.closes_menu()
    evening.starts()
    met = [evening.board.facts["pair"]]
    step = evening.board.view["step"]
    host.pulls("void")  # the same psychic gets another pair
    host.taps("phone.sure.void_button")
    all_until(evening.screens, lambda screen: screen.view["step"] != step)
    met.append(evening.board.facts["pair"])
    assert sorted(met) == sorted(PAIRS)
    remembers_them_in_another_room(host)


def opens_pairs(host: Phone) -> Locator:
    host.taps("phone.lobby.change_words")
    return host.page.get_by_label(host.says("phone.dials.label"), exact=True)


def is_told_the_faults(host: Phone) -> None:
    """By line, in the order of the lines; what is typed stays."""
    words = (
        (2, host.says("phone.fault.no_bar")),
        (3, host.says("phone.fault.twice", word="Bold | Shy", line=1)),
        (4, host.says("phone.fault.ends_same")),
        (5, host.says("phone.fault.many_bars")),
    )
    told = [host.says("phone.fault.line", line=line, what=what) for line, what in words]
    expect(host.page.get_by_role("dialog").locator(".refusal:visible")).to_have_text([*told])
    expect(host.page.get_by_label(host.says("phone.dials.label"), exact=True)).to_have_value(FAULTY)


def remembers_them_in_another_room(host: Phone) -> None:
    """The next evening on the same phone: one tap, and they are in."""
    host.view = {}
    host.opens_a_room()
    host.sits()
    choose(host, "wavelength")
    expect(opens_pairs(host)).to_have_value(RIGHT)
    host.taps("phone.dials.save")
    host.shows("phone.dials.saved", count=2)
