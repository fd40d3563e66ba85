"""For everyone, in every scene of both screens: axe finds nothing serious, and letters stand out from what is behind them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access import MAIN_LINE, faults_of_access
from tests.browser.layout import BOARD, SETTLED, faults
from tests.browser.phone_scenes import scenes as phone_scenes
from tests.browser.phone_stage import Staged
from tests.browser.staged import draw, names
from tests.browser.staged_board import STAND_STILL, draw_scene, scenes
from tests.browser.table import Table
from tests.browser.test_phone_scenes import staged

FADED = """() => {
  const faded = document.createElement("p");
  faded.textContent = "faded";
  faded.style.cssText = "color: #40456b; position: relative";
  document.querySelector(".message, .middle").prepend(faded);
}"""
ALIKE = ("gains-", "told-", "result-telepathic", "result-solid", "result-warming", "result-tough")
"""Scenes of which one is like the other, with other needles or another label."""
MOVES = "extend skip undo seat_code hand_over remove reset_scores void end overrule pause".split()


@pytest.mark.long
@pytest.mark.parametrize(("game", "count"), [("imposter", 5), ("just_one", 5), ("wavelength", 4)])
def test_every_scene_of_a_board(table: Callable[..., Table], game: str, count: int) -> None:
    board = table().board
    board.opens_a_room()
    wrong = {}
    for name, one in scenes(count, "en", game).items():
        if name.startswith(ALIKE) and not name.endswith("-ends"):
            continue
        view = draw_scene(board, one, names(count))
        board.page.evaluate(SETTLED)
        board.page.evaluate(STAND_STILL)
        found = [*faults(board.page, BOARD), *faults_of_access(board, MAIN_LINE)]
        if found:
            wrong[name] = found
    for file, part, given in (
        ("paused", "Paused", {"view": {**view, "left": 42}}),
        ("over", "Waiting", {"link": "lost", "code": "KXTR"}),
        ("over", "Unknown", {"view": view}),
        ("over", "Closed", {"why": "closed", "code": "KXTR"}),
    ):
        draw(board, f"board/{file}.js", part, **given)
        found = faults_of_access(board, MAIN_LINE)
        if found:
            wrong[part] = found
    assert wrong == {}
    board.page.evaluate(FADED)
    assert [fault for fault in faults_of_access(board) if fault.startswith("faded")]


def test_every_scene_of_a_phone_in_any_way_to_play(table: Callable[..., Table]) -> None:
    stage = staged(table, 5)
    wrong = {}
    for name in everything_on(stage):
        found = faults_of_access(stage.page)
        if found:
            wrong[name] = found
    assert wrong == {}


def everything_on(stage: Staged) -> Iterator[str]:
    """Draws every scene of the phone, its cards held, its drawer's pages, how its line can end: the name of each."""
    phone = stage.page
    for name, view in phone_scenes(stage).items():
        stage.draws(view)
        phone.page.evaluate(SETTLED)  # one's turn begins to change the ground a moment after it is drawn
        yield name
        if name in ("look-own", "wavelength-psychic", "just-one-giver-watches"):
            phone.pad.focus()
            phone.page.keyboard.down(" ")
            expect(phone.face).to_be_visible()
            yield f"{name} held"
            phone.page.keyboard.up(" ")
    undo = {"n": 3, "code": "ready", "seat": "host"}
    view = stage.view("imposter/vote", stage.facts("own"), host={"moves": MOVES, "undo": undo})
    for first, then in (
        *((page, None) for page in ("menu", "howto", "qr", "add", "leave", "overrule")),
        *(("menu", move) for move in ("remove", "hand_over", "end")),
    ):
        draw(
            phone,
            "controller/host.js",
            "Menu",
            **_opened(phone.view, view),
            first=first,
            key=f"{first} {then}",
        )
        if then:
            phone.taps(f"phone.move.{then}")
        yield f"drawer {first} {then}"
    for end in ("taken_over", "removed", "closed", "no_such_room"):
        draw(phone, "controller/gone.js", "Gone", **_opened(phone.view, view), end=end)
        yield f"gone {end}"
    draw(phone, "controller/form.js", "Strip", line="lost")
    yield "reconnecting"


def _opened(own: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    return {
        "phone": {
            "code": own["room"]["code"],
            "view": {**view, "room": {**own["room"], **view["room"]}},
            "line": "open",
        }
    }
