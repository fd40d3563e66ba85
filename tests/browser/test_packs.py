"""Packs on a phone: written, played, passed on, chosen among many, and remembered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import check_with_axe
from tests.browser.catalogue import LANGUAGES
from tests.browser.language import check_language
from tests.browser.layout import SMALL, TOO_WIDE, faults
from tests.browser.phone import Phone
from tests.browser.table import Table

WORDS = ("zorvax", "quiblet", "flemmo", "draxine")
PACK = "# Nonsense\nicon: 🍳\nzorvax / quiblet\nflemmo = flemmy ~ flem / draxine\n"
FAULTY = "# Nonsense\nzorvax / quiblet\nflemmo / draxine / yulp\nzorvax\n"


def field(phone: Phone) -> Locator:
    return phone.page.locator("#pack-text")


def pack(phone: Phone, title: str) -> Locator:
    """The row of a pack."""
    return phone.page.locator(".pack").filter(has=phone.page.get_by_text(title, exact=True))


def writes(phone: Phone, text: str) -> None:
    """From the lobby to a text in the editor, which has looked at it."""
    phone.taps("phone.lobby.change_words")
    phone.taps("phone.packs.write")
    field(phone).fill(text)


def saves(phone: Phone) -> None:
    """The pack is on the table, and chosen."""
    before = len(phone.facts["packs"])
    phone.taps("phone.editor.save")
    phone.until(lambda: len(phone.facts["packs"]) > before)


def chooses_only(phone: Phone, title: str) -> None:
    phone.page.get_by_role("button", name=phone.says("phone.packs.no"), exact=True).tap()
    expect(phone.page.get_by_text(phone.says("phone.packs.at_least_one"))).to_be_visible()
    pack(phone, title).locator("input").tap()
    phone.until(lambda: len(phone.facts["packs"]) == 1)


def test_a_pack_is_written_on_a_phone_and_played(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    host = evening.host
    writes(host, FAULTY)
    faults = host.page.locator(".told-faults li")
    expect(faults).to_have_count(2)
    expect(faults.nth(0)).to_contain_text(
        host.says("phone.fault.line", line=3, what=host.says("phone.fault.many_slashes"))
    )
    expect(faults.nth(0)).to_contain_text("flemmo / draxine / yulp")
    expect(faults.nth(1)).to_contain_text(host.says("phone.fault.twice", word="zorvax", line=2))
    expect(host.button("phone.editor.save")).to_be_disabled()
    host.reloads()
    host.taps("phone.lobby.change_words")
    host.taps("phone.packs.write")
    expect(field(host)).to_have_value(FAULTY)
    field(host).fill(PACK)
    host.shows("phone.packs.pairs", count=2)
    saves(host)
    chooses_only(host, "Nonsense")
    host.closes_menu()
    evening.starts()
    evening.look()
    assert evening.word in WORDS


def test_a_pack_goes_from_one_phone_to_another_as_a_file(table: Callable[..., Table], tmp_path: Path) -> None:
    first, second = table().gathers(1).host, table().gathers(1).host
    writes(first, PACK)
    with first.page.expect_download() as begun:
        first.taps("phone.share.file")
    file = tmp_path / begun.value.suggested_filename
    begun.value.save_as(file)
    assert (file.name, file.read_text(encoding="utf-8")) == ("nonsense.txt", PACK)
    first.taps("phone.share.qr")
    expect(first.page.locator(".share-pack img")).to_be_visible()
    first.taps("phone.share.select")
    selected = "() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert first.page.evaluate(selected) == [0, first.page.evaluate("document.activeElement.value.length")]

    writes(second, "# Mine\n")
    (tmp_path / "junk.txt").write_bytes(b"\xff\xfe\x00")
    second.page.locator("input[type=file]").set_input_files(tmp_path / "junk.txt")
    second.shows("phone.fault.not_utf8")
    expect(field(second)).to_have_value("# Mine\n")
    second.page.locator("input[type=file]").set_input_files(file)
    expect(field(second)).to_have_value(PACK)
    saves(second)
    pack(second, "Nonsense").get_by_role("button", name=second.says("phone.packs.edit")).tap()
    expect(field(second)).to_have_value(PACK)


def test_packs_are_found_filtered_and_remembered_for_the_next_evening(table: Callable[..., Table]) -> None:
    evening = table().gathers(1)
    host = evening.host
    writes(host, PACK)
    saves(host)
    every = len(host.facts["packs"])
    rows = host.page.locator(".pack")
    expect(rows).to_have_count(every + host.page.locator(".pack input:not(:checked)").count())
    host.page.get_by_role("searchbox").fill("NONS")
    expect(rows).to_have_count(1)
    host.page.get_by_role("searchbox").fill("qqq")
    host.shows("phone.packs.not_found")
    host.page.get_by_role("searchbox").fill("")
    host.taps("phone.packs.kind_adults")
    adults = rows.count()
    host.taps("phone.packs.kind_kids")
    assert 0 < rows.count() < every
    host.taps("phone.packs.kind_all")
    expect(host.page.locator(".pack input:not(:checked)")).to_have_count(adults)
    chooses_only(host, "Food and Drink")
    assert host.facts["packs"] == ["en/food"]
    host.closes_menu()

    host.goes("/")
    host.opens_a_room()
    host.sits()
    host.until(lambda: host.facts["packs"] == ["en/food"])
    host.taps("phone.lobby.change_words")
    host.page.get_by_role("button", name="Nonsense", exact=True).tap()
    expect(field(host)).to_have_value(PACK)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choosing_and_writing_read_well_on_the_smallest_phone(table: Callable[..., Table], lang: str) -> None:
    host = table(lang).gathers(1).host
    host.page.set_viewport_size(SMALL)
    host.taps("phone.lobby.change_words")
    expect(host.page.locator(".pack").first).to_be_visible()
    for _ in range(2):
        assert not faults(host.page, TOO_WIDE)
        check_language(host)
        check_with_axe(host)
        if host.page.locator(".shelf").count():
            host.taps("phone.packs.write")
            field(host).fill(FAULTY)
            expect(host.page.locator(".told-faults li")).to_have_count(2)
