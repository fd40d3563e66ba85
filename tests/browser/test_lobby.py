"""The lobby on the host's phone: ways to play, rule sets, house rules, what does not go together, and how to play."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.access import check_with_axe
from tests.browser.catalogue import LANGUAGES
from tests.browser.language import check_language
from tests.browser.layout import IN_REACH, SMALL, TOO_WIDE, faults
from tests.browser.lobby import card, plays, select, switch
from tests.browser.table import Table

SIDEWAYS = (
    "() => { const one = document.querySelector('.sheet-body'); return one.scrollWidth > one.clientWidth; }"
)

CUT_OFF = """() => Array.from(document.querySelectorAll(".sheet-body select option"), (one) => {
  const list = one.parentElement, style = getComputedStyle(list), brush = document.createElement("canvas").getContext("2d");
  brush.font = style.fontWeight + " " + style.fontSize + " " + style.fontFamily;
  const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return brush.measureText(one.text).width > room + 1 ? one.text : "";
}).filter((text) => text)"""


CHANGE_AT_ONCE = """(values) => {
  const lists = Array.from(document.querySelectorAll(".sheet-body select"));
  values.forEach(([value, other]) => {
    const list = lists.find((one) => Array.from(one.options).some((option) => option.value === other));
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
}"""
"""Chooses in several lists faster than any answer comes; a list is told by another of its values."""


def test_a_rule_set_is_one_tap_and_its_outcome_is_on_the_board(table: Callable[..., Table]) -> None:
    evening = table().gathers(5)
    host, guest, board = evening.host, evening.phones[1], evening.board
    expect(host.page.locator(".badge")).to_have_count(1)
    expect(card(host, host.facts["recommended"])).to_contain_text(host.says("phone.preset.suits"))
    expect(card(host, "parlor")).to_have_attribute("aria-pressed", "true")
    card(host, "first-to-five").tap()
    plays(host, way="passed", length={"points": 5})
    expect(card(host, "first-to-five")).to_have_attribute("aria-pressed", "true")
    for screen in (board, guest):
        screen.shows("common.preset.first-to-five")
        screen.shows("common.rules.points", count=5)
    assert guest.page.locator(".preset-cards .preset-card").count() == 0


def test_a_way_to_play_that_was_chosen_stays_whatever_the_rules(table: Callable[..., Table]) -> None:
    host = table().gathers(3).host
    host.taps("phone.way.led")
    plays(host, way="led")
    host.shows("phone.way.led_line")
    card(host, "pass").tap()
    plays(host, way="led", scoring="D")
    host.sets_rules(laps="1")
    host.taps("phone.lobby.change_rules")
    host.taps("phone.options.back")
    plays(host, way="led", laps=2)


def test_changes_faster_than_their_answers_are_all_made(table: Callable[..., Table]) -> None:
    host = table().gathers(3).host
    host.taps("phone.lobby.change_rules")
    host.page.evaluate(
        CHANGE_AT_ONCE, [["90", "45"], ["1", '"ready"'], ['"none"', '"grid"'], ["2", '"surprise"']]
    )
    plays(host, clue_seconds=90, laps=1, hint="none", imposters=2)
    host.closes_menu()
    host.taps("phone.lobby.change_words")
    before = len(host.view["facts"]["packs"])
    expect(host.page.locator(".switch").first).to_be_visible()
    host.page.evaluate(
        "() => Array.from(document.querySelectorAll('.switch')).slice(0, 3).forEach((one) => one.click())"
    )
    host.until(lambda: len(host.view["facts"]["packs"]) == before - 3)


def test_house_rules_are_switches(table: Callable[..., Table]) -> None:
    evening = table().gathers(5)
    host = evening.host
    host.taps("phone.lobby.change_rules")
    for name in host.facts["houses"]:
        rule = switch(host, f"phone.house.{name}")
        before = host.view["room"]["options"]
        rule.tap()
        host.until(lambda name=name: host.facts["houses"][name])
        expect(rule).to_be_checked()
        rule.tap()
        host.until(lambda before=before: host.view["room"]["options"] == before)
        expect(rule).not_to_be_checked()


def test_what_does_not_go_together_is_refused_beside_it(table: Callable[..., Table]) -> None:
    host = table().gathers(3).host
    host.sets_rules(variant='"undercover"')
    host.taps("phone.lobby.change_rules")
    expect(select(host, "decoy")).to_be_visible()
    select(host, "hint").select_option('"grid"')
    words = host.page.get_by_text(host.says("refusal.cannot_combine_grid_undercover"))
    expect(words).to_be_visible()
    expect(select(host, "hint")).to_have_value('"category"')
    above, below = words.bounding_box(), select(host, "hint").bounding_box()
    assert above and below and abs(above["y"] - below["y"] - below["height"]) < 40
    select(host, "clues").select_option('"none"')
    host.shows("refusal.cannot_combine_no_clues_no_talk")
    expect(words).to_have_count(0)
    expect(select(host, "clues")).to_have_value('"typed"')
    check_with_axe(host)


def test_what_this_table_cannot_start_with_stands_beside_start(table: Callable[..., Table]) -> None:
    evening = table().gathers(4)
    host = evening.host
    host.taps("phone.lobby.change_rules")
    switch(host, "phone.option.mr_white").tap()
    plays(host, mr_white=True)
    host.closes_menu()
    expect(host.button("phone.lobby.start")).to_be_disabled()
    host.shows("refusal.cannot_combine_mr_white_seats", least=5)
    host.shows("phone.lobby.fix")
    host.page.set_viewport_size(SMALL)
    for move in ("change_rules", "start"):
        assert faults(host.page, IN_REACH, host.says(f"phone.lobby.{move}"))
    evening.welcomes("Eva")
    expect(host.button("phone.lobby.start")).to_be_enabled()
    expect(host.page.get_by_text(host.says("refusal.cannot_combine_mr_white_seats", least=5))).to_have_count(
        0
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_and_its_pages_read_well_on_the_smallest_phone(
    table: Callable[..., Table], lang: str
) -> None:
    host = table(lang).gathers(3).host
    host.page.set_viewport_size(SMALL)
    for preset in host.view["host"]["presets"]:
        card(host, preset).tap()
        host.until(lambda preset=preset: host.view["room"]["preset"] == preset)
        check_language(host)
        assert not faults(host.page, TOO_WIDE)
        host.taps("phone.lobby.change_rules")
        check_language(host)
        assert not faults(host.page, SIDEWAYS)
        assert faults(host.page, CUT_OFF) == []
        host.closes_menu()
        host.taps("phone.menu.howto")
        check_language(host)
        check_with_axe(host)
        assert not faults(host.page, SIDEWAYS)
        host.closes_menu()


def test_how_to_play_is_at_hand_in_mid_match_and_tells_these_rules_alone(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/clue")
    guest = evening.phones[1]
    guest.opens_menu()
    guest.taps("phone.menu.howto")
    guest.shows("howto.by", name=guest.says("common.preset.parlor"))
    guest.shows("howto.clues.typed")
    guest.shows("phone.tips.imposter")
    expect(guest.page.get_by_text(guest.says("howto.clues.spoken"))).to_have_count(0)
    expect(guest.page.get_by_text(re.compile("Mr. White"))).to_have_count(0)
    guest.taps("phone.back")
    guest.closes_menu()
