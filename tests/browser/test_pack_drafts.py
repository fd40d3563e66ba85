"""Half-typed packs are not lost, a pack is saved once, and last time's choice does not come over this evening's."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

from tests.browser.layout import faults
from tests.browser.phone import Phone
from tests.browser.table import Table
from tests.browser.test_packs import FAULTY, PACK, chooses_only, field, pack, saves, writes

HALF = "# Half\nzorvax / qui"
CHANGED = PACK + "gorvik / yulp\n"
CURSOR_LINE = "(one) => one.value.slice(0, one.selectionStart).split('\\n').length"
IN_SIGHT = """() => Array.from(document.querySelectorAll(".editor textarea, .fault, .editor [type=submit]"),
  (one) => one.getBoundingClientRect()).slice(0, 4).filter((box) => box.top < 0 || box.bottom > innerHeight).length"""


def back(phone: Phone) -> None:
    phone.taps("phone.back")


def row_button(phone: Phone, title: str, key: str) -> Locator:
    return pack(phone, title).get_by_role("button", name=phone.says(key))


def test_each_pack_has_its_own_half_typed_text(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    writes(host, PACK)
    saves(host)
    host.taps("phone.packs.write")
    field(host).fill(HALF)
    back(host)
    row_button(host, "Nonsense", "phone.packs.edit").tap()
    expect(field(host)).to_have_value(PACK)
    field(host).fill(CHANGED)
    host.reloads()
    host.taps("phone.lobby.change_words")
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(HALF)
    back(host)
    row_button(host, "Nonsense", "phone.packs.edit").tap()
    expect(field(host)).to_have_value(CHANGED)
    host.taps("phone.editor.before")
    expect(field(host)).to_have_value(PACK)
    host.taps("phone.editor.before")
    host.taps("phone.editor.save")
    expect(pack(host, "Nonsense")).to_contain_text(host.says("phone.packs.pairs", count=3))
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(HALF)
    back(host)

    row_button(host, "Nonsense", "phone.packs.remove").tap()
    row_button(host, "Nonsense", "phone.packs.remove_sure").tap()
    kept = host.page.get_by_role("button", name="Nonsense", exact=True)
    kept.tap()
    field(host).fill(PACK)
    back(host)
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(HALF)
    back(host)
    kept.tap()
    expect(field(host)).to_have_value(PACK)
    back(host)
    host.page.get_by_role("button", name=host.says("phone.packs.forget")).tap()
    host.page.get_by_role("button", name=host.says("phone.packs.forget_sure")).tap()
    expect(kept).to_have_count(0)


def test_a_file_leaves_what_was_typed_within_a_tap(table: Callable[..., Table], tmp_path: Path) -> None:
    host = table().gathers(1).host
    file = tmp_path / "pack.txt"
    file.write_text(PACK, encoding="utf-8")
    writes(host, HALF)
    host.page.locator("input[type=file]").set_input_files(file)
    expect(field(host)).to_have_value(PACK)
    host.taps("phone.editor.before")
    expect(field(host)).to_have_value(HALF)
    host.reloads()
    host.taps("phone.lobby.change_words")
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(HALF)
    host.taps("phone.editor.before")
    saves(host)
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(HALF)


def test_last_times_packs_do_not_come_over_what_the_room_has(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    host.taps("phone.lobby.change_words")
    chooses_only(host, "Food and Drink")
    host.closes_menu()
    host.page.evaluate("localStorage.setItem('farol:own:chosen:en', 'en/gone en/food')")
    host.goes("/")
    host.opens_a_room()
    host.sits()
    host.until(lambda: host.facts["packs"] == ["en/food"])
    host.taps("phone.lobby.change_words")
    host.taps("phone.packs.write")
    field(host).fill(PACK)
    saves(host)
    host.page.evaluate("code => localStorage.removeItem('farol:own:room:' + code)", host.page.url[-4:])
    host.reloads()
    host.until(lambda: host.facts["packs"] == ["en/food", "own/1"])
    host.page.wait_for_timeout(500)
    assert host.facts["packs"] == ["en/food", "own/1"]


def test_two_taps_save_one_pack(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    writes(host, PACK)
    host.shows("phone.packs.pairs", count=2)
    host.button("phone.editor.save").evaluate("(one) => { one.click(); one.click(); }")
    expect(pack(host, "Nonsense")).to_have_count(1)
    host.until(lambda: "own/1" in host.facts["packs"])
    host.page.wait_for_timeout(300)
    assert "own/2" not in host.facts["packs"]


def test_what_was_not_checked_is_said_and_what_is_too_large_is_not_saved(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    writes(host, PACK)
    host.shows("phone.packs.pairs", count=2)

    def nobody(route: Route) -> None:
        route.fulfill(status=502, body="")

    host.expects_network_faults = True
    host.page.route(re.compile("packs/check"), nobody)
    field(host).fill(CHANGED)
    host.shows("phone.fault.unchecked")
    expect(host.page.get_by_text(host.says("phone.packs.pairs", count=2))).to_have_count(0)
    field(host).fill(PACK + "a" * 262144)
    host.shows("phone.fault.too_large")
    expect(host.button("phone.editor.save")).to_be_disabled()
    host.page.unroute(re.compile("packs/check"))


def test_all_on_leaves_packs_for_adults_as_they_are(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    host.taps("phone.lobby.change_words")
    usual = set(host.facts["packs"])
    chooses_only(host, "Food and Drink")
    host.taps("phone.packs.all")
    host.until(lambda: set(host.facts["packs"]) == usual)
    host.taps("phone.packs.kind_adults")
    host.taps("phone.packs.all")
    host.until(lambda: set(host.facts["packs"]) > usual)
    every = set(host.facts["packs"])
    host.taps("phone.packs.kind_all")
    host.taps("phone.packs.no")
    host.shows("phone.packs.at_least_one")
    host.closes_menu()
    assert set(host.facts["packs"]) == every


def test_with_a_keyboard_up_field_faults_and_save_are_in_sight(table: Callable[..., Table]) -> None:
    host = table().gathers(1).host
    host.page.set_viewport_size({"width": 360, "height": 640})
    writes(host, FAULTY)
    host.page.locator(".fault").nth(1).tap()
    assert field(host).evaluate(CURSOR_LINE) == 4
    host.page.set_viewport_size({"width": 360, "height": 370})
    expect(host.page.locator("body")).to_have_class(re.compile(r"\blow\b"))
    assert not faults(host.page, IN_SIGHT)
