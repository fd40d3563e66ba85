"""What a board tells of a round of Wavelength, and when: names beside needles, the target last, what is heard."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.board_wavelength import wavelength
from tests.browser.staged import draw, names
from tests.browser.staged_board import draw_scene
from tests.browser.table import Table
from tests.browser.test_clock import LISTEN
from tests.browser.test_just_one_board import CUES

AROUND = """async (rounds) => {
  const from = (place) => import(new URL(document.body.dataset.base + place, location.href).href);
  const { namesAround } = await from("/board/around.js");
  const { PIVOT, RADIUS } = await from("/shared/dial.js");
  const tall = 15, top = -18, wrong = [];
  for (const guesses of rounds) {
    const names = namesAround(guesses, tall, top, 14);
    for (const { seat, left, x, y } of names) {
      const below = Math.max(0, PIVOT.y - y - tall / 2);
      const inside = Math.hypot(x - PIVOT.x, below) < RADIUS || (x < PIVOT.x) !== left;
      const upon = names.some((one) => one.seat < seat && one.left === left && Math.abs(one.y - y) < tall - 0.01);
      if (inside || upon || y < top || y > PIVOT.y) wrong.push([guesses, seat]);
    }
    if (names.length !== Object.keys(guesses).length) wrong.push(guesses);
  }
  return wrong;
}"""

WATCH = """() => {
  window.seen = [];
  const count = () => {
    const now = [".hand-name", ".band", ".hand-gain.some"].map((drawn) => document.querySelectorAll(drawn).length);
    const last = window.seen[window.seen.length - 1] || [0, 0, 0];
    if (now.some(Boolean) && now.join() !== last.join()) window.seen.push(now);
  };
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes how many names, bands and gains are drawn, whenever that changes."""


def test_names_stand_outside_the_dial_and_not_upon_one_another(table: Callable[..., Table]) -> None:
    chance = Random(3)
    rounds = [[chance.randint(0, 1000) / 10 for _ in range(5)] for _ in range(200)]
    for middle in range(0, 101):
        rounds.append([min(100, max(0, middle + chance.uniform(-0.5, 0.5))) for _ in range(5)])
    seats = [{f"s{n}": place for n, place in enumerate(places, 2)} for places in rounds]
    assert _board(table).page.evaluate(AROUND, seats) == []


def test_the_target_comes_after_all_needles(table: Callable[..., Table]) -> None:
    board = _board(table)
    board.page.evaluate(LISTEN)
    board.page.evaluate(WATCH)
    draw_scene(board, wavelength(6, "en")["needles"], names(6))
    expect(board.page.locator(".rows")).to_be_visible()
    names_alone = [[count, 0, 0] for count in range(1, 6)]
    assert board.page.evaluate("window.seen") == [*names_alone, [5, 3, 0], [5, 3, 3], [0, 3, 0]]
    assert board.page.evaluate("window.heard.join()") == "needle,needle,needle,needle,needle,open"


def test_a_skip_jumps_to_the_end_of_the_story(table: Callable[..., Table]) -> None:
    board = _board(table)
    staged = wavelength(6, "en")["needles"]
    view = draw_scene(board, staged, names(6))
    told = {**view, "facts": {**staged.facts, "told": True}}
    draw(board, "board/target.js", "Target", view=told)
    board.page.wait_for_selector(".rows", timeout=500)


def test_while_dials_turn_the_board_shows_no_needle(table: Callable[..., Table]) -> None:
    board = _board(table)
    draw_scene(board, wavelength(6, "en")["dials-long"], names(6))
    expect(board.page.locator(".locker.done")).to_have_count(3)
    expect(board.page.locator(".hand, .leader, .band")).to_have_count(0)


def test_whose_turn_it_is_and_every_lock_are_heard_once(table: Callable[..., Table]) -> None:
    board = _board(table)
    clue, one, all_in, end = (
        {**draw_scene(board, wavelength(4, "en")[name], names(4)), "step": step}
        for name, step in (("clue", 1), ("dials", 2), ("dials-all", 2), ("told-wide", 3))
    )
    following = {**clue, "step": 4, "facts": {**clue["facts"], "psychic": "s2", "round": 9}}
    for before, after, cues in (
        (clue, one, ["turn"]),
        (one, all_in, ["locked"]),
        (all_in, end, []),
        (end, following, ["turn"]),
    ):
        assert board.page.evaluate(CUES, [before, after]) == cues


def _board(table: Callable[..., Table]) -> Board:
    board = table().board
    board.opens_a_room()
    return board
