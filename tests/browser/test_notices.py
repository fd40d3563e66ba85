"""What a room is told: every code has words, which stand where they can be read, on the board and on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.catalogue import LANGUAGES, say, sentences
from tests.browser.layout import BOARD, SMALL, TVS, faults
from tests.browser.phone import Phone
from tests.browser.staged import draw
from tests.browser.table import Table
from tests.web.running import ROOT

TOLD = re.compile(r'\.tell\(\s*"(\w+)"|\bwhy\b\W[^"\n]*"(\w+)"')
NAME = "Maximilian-Luise"
NOTICES: dict[str, dict[str, Any]] = {
    "new_host": {"seat": "s2", "name": NAME},
    "left": {"name": NAME},
    "removed": {"name": NAME},
    "voided": {},
    "too_few_left": {"least": 3},
    "other_version": {},
    "lowered": {"option": "laps", "value": 2},
    "lowered_imposters": {"option": "imposters", "value": 2},
    "lowered_mr_white": {"option": "mr_white", "value": False},
    "lowered_imposters_also": {
        "option": "imposters",
        "value": 1,
        "also": [{"option": "mr_white", "value": False}],
    },
    "word_reported": {},
    "undone": {"code": "clue", "seat": "s2"},
    "moved": {"name": NAME},
    "fault": {},
}
IN_SIGHT = """() => {
  const box = document.querySelector(".toast").getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight / 5;
}"""


def words_of(lang: str, name: str, params: dict[str, Any]) -> str:
    """A notice in words; of several settings lowered at once each has its sentence."""
    said = say(lang, f"common.notice.{name.removesuffix('_also')}", **params)
    also = [words_of(lang, f"lowered_{more['option']}", more) for more in params.get("also", [])]
    return " ".join([said, *also])


def test_everything_that_the_engine_tells_has_words() -> None:
    told = {
        next(filter(None, found))
        for file in sorted((ROOT / "engine").rglob("*.py"))
        for found in TOLD.findall(file.read_text())
    }
    assert {"new_host", "fault", "other_version"} <= told
    assert told <= set(NOTICES)
    for lang in LANGUAGES:
        assert {f"common.notice.{code.removesuffix('_also')}" for code in NOTICES} <= set(sentences(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_notice_is_read_on_both_screens(table: Callable[..., Table], lang: str) -> None:
    evening = table(lang)
    board = evening.board
    phone = Phone(evening.browser, evening.base, lang, "Ana", viewport=SMALL)
    evening.phones.append(phone)
    phone.opens(board.opens_a_room())
    phone.until(lambda: phone.view)
    for n, (name, params) in enumerate(NOTICES.items(), 1):
        code = "lowered" if name.startswith("lowered") else name
        words = words_of(lang, name, params)
        draw(
            board, "board/over.js", "Toast", key=n, notice=None
        )  # a new one: notices else wait for each other
        draw(
            board, "board/over.js", "Toast", key=n, notice={"n": n, "code": code, "params": params}, host=NAME
        )
        own = f"board.notice.{code}"  # of some the board says more: who decides
        there = say(lang, own, host=NAME) if own in sentences(lang) else words
        expect(board.page.locator(".toast")).to_have_text(there)
        for size in TVS:
            board.page.set_viewport_size(size)
            assert faults(board.page, BOARD) == [], words
        draw(phone, "controller/parts.js", "Toast", said={"n": n, "text": words})
        expect(phone.page.locator(".toast")).to_be_visible()
        assert faults(phone.page, IN_SIGHT), words


def test_a_board_says_in_mid_match_who_is_host_now(table: Callable[..., Table]) -> None:
    evening = table().gathers(4).plays_to("imposter/look")
    host, ben = evening.host, evening.phones[1]
    evening.phones.remove(host)
    evening.moved.append(host)
    host.opens_menu()
    host.taps("phone.menu.leave")
    host.taps("phone.leave.button")
    ben.until(lambda: ben.view["host"])
    evening.board.shows("common.notice.new_host", name="Ben")
    ben.shows("phone.notice.you_lead")
    evening.phones[2].shows("common.notice.new_host", name="Ben")
