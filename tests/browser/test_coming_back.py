"""In every scene: reloads, five seconds without network, a link that dies silently, a board that is away; nothing is lost."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.browsers import address
from tests.browser.moments import FIELD, all_are_back, half_way, places
from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.table import SCENES, Table
from tests.browser.tables import TABLES
from tests.browser.wire import Wire
from tests.web.running import Running

CUT = 5000
"""Milliseconds without network."""


@pytest.fixture
def wire(farol: Running) -> Iterator[Wire]:
    one = Wire(farol.port)
    yield one
    one.close()


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_a_reload_and_five_seconds_without_network_lose_nothing(
    table: Callable[..., Table], wire: Wire, kind: type[Table]
) -> None:
    """One match through all scenes: all reload; then board and a phone have no network, and another's link dies silently."""
    evening = table(kind=kind).gathers(3)
    cabled = evening.welcomes("Dan", base=address(wire.port))
    cabled.expects_network_faults = True
    for scene, step in zip(kind.scenes, [*evening.steps(), evening.settles], strict=True):
        evening.all_see(scene)
        kept = half_way_and_reloaded(evening, cabled if scene != "lobby" else None)
        offline = (evening.board, most_to_lose(evening, cabled))
        for screen in offline:
            screen.goes_offline()
        wire.cut()
        evening.host.page.wait_for_timeout(CUT)
        something_happens(evening, offline[1])
        for screen in offline:
            screen.comes_online()
        wire.mend()
        all_are_back(kept, evening.host.view["v"])
        step()


def half_way_and_reloaded(evening: Table, dead: Phone | None) -> dict[Screen, dict[str, Any]]:
    """What all screens have in the middle of this scene, and have found again after a reload; a phone whose connections
    have died before would load nothing by them."""
    half_way(evening)
    kept = places(evening)
    for screen in evening.screens:
        if screen is not dead:
            screen.reloads()
    all_are_back(kept, evening.host.view["v"])
    return kept


def most_to_lose(evening: Table, cabled: Phone) -> Phone:
    """Who is in the middle of typing, but for the phone whose link dies silently."""
    others = [phone for phone in evening.phones[1:] if phone is not cabled]
    return next((phone for phone in others if phone.page.locator(FIELD).count()), others[0])


def something_happens(evening: Table, offline: Phone) -> None:
    """A change that those who are cut off miss, where the scene offers one; all others draw anew."""
    host = evening.host
    if "extend" not in host.view["host"]["moves"]:
        return
    before, missed = host.view["v"], offline.view["v"]
    host.pulls("extend")
    host.until(lambda: host.view["v"] > before)
    assert offline.view["v"] == missed


@pytest.mark.parametrize("first", [0, 1])
def test_a_board_that_is_closed_for_a_whole_scene_shows_the_next(
    table: Callable[..., Table], first: int
) -> None:
    """Every second scene goes by without any board: in one match the odd ones, in the other the even ones."""
    evening = table().gathers(4)
    steps = evening.steps()
    for number, step in enumerate(steps):
        if number % 2 == first:
            evening.without_board(step)
            evening.board.opens(evening.code)
        else:
            step()
        evening.board.draws(SCENES[number + 1])
