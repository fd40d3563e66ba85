"""Nothing is cut off, too small or out of reach, with a full table of long names, on the smallest screens and on a TV."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.catalogue import LANGUAGES
from tests.browser.layout import BOARD, IN_REACH, PHONE, SMALL, STILL, TOO_WIDE, TVS, faults, lasting
from tests.browser.lobby import choose
from tests.browser.table import Table
from tests.browser.tables import OTHERS, TABLES

PEOPLE = [f"{first}aximilian-Luise" for first in "ABCDEFGH"]
"""Sixteen letters each: the longest that a name may be."""


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_every_scene_fits_with_a_full_table_of_long_names(
    table: Callable[..., Table], kind: type[Table]
) -> None:
    evening = table(kind=kind).gathers(PEOPLE[: kind.most])
    choose(evening.host, kind.game)
    wrong: dict[str, Any] = {}
    for scene, step in zip(kind.scenes, [*evening.steps(), evening.settles], strict=True):
        if kind in OTHERS and scene.endswith("/reveal"):
            evening.skips_the_story()
        if scene == "just_one/guess":
            evening.board.page.wait_for_selector(".beat-left")  # until then its cards are turning over
        evening.tells()
        look_at_the_board(evening, scene, wrong)
        look_at_the_phones(evening, scene, wrong)
        step()
    assert wrong == {}


def look_at_the_board(evening: Table, scene: str, wrong: dict[str, Any]) -> None:
    evening.board.draws(scene)
    for size in TVS:
        evening.board.page.set_viewport_size(size)
        faults(evening.board.page, STILL)
        found = lasting(evening.board.page, BOARD)
        if found:
            wrong[f"board {scene} {size['width']}"] = found


def look_at_the_phones(evening: Table, scene: str, wrong: dict[str, Any]) -> None:
    """The host's, one that is asked, one that waits; a lobby may scroll, a match may not."""
    if scene == "lobby":
        look_at_the_lobby(evening, wrong)
        return
    up = next((phone for phone in evening.phones if phone.is_up), evening.host)
    waits = next((phone for phone in evening.phones if not phone.is_up), evening.host)
    for phone in {evening.host, up, waits}:
        phone.draws(scene)
        phone.page.set_viewport_size(SMALL)
        found = faults(phone.page, PHONE)
        if found:
            wrong[f"phone {scene} {phone.name[0]}"] = found


def look_at_the_lobby(evening: Table, wrong: dict[str, Any]) -> None:
    """With a full table on the smallest phone all that the host can do is in sight, and under a finger."""
    host = evening.host
    host.page.set_viewport_size(SMALL)
    host.page.locator(".middle").evaluate("(one) => one.scrollTo(0, 0)")
    for move in ("change_rules", "change_words", "change_seats", "start", "qr"):
        if not faults(host.page, IN_REACH, host.says(f"phone.lobby.{move}")):
            wrong[f"phone lobby {move}"] = "out of reach"
    if faults(host.page, TOO_WIDE):
        wrong["phone lobby"] = "wider than the phone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_fits_on_a_tv(table: Callable[..., Table], lang: str) -> None:
    board = table(lang).board
    for size in TVS:
        board.page.set_viewport_size(size)
        board.goes("/")
        expect(board.button("start.show")).to_be_visible()
        assert faults(board.page, "() => document.scrollingElement.scrollHeight <= innerHeight")
