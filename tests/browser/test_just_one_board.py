"""What a board tells of a card of Just One, and when: what is heard, what vanishes, what stays untold until its moment."""

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.board_just_one import SECRET, just_one
from tests.browser.staged import draw, names
from tests.browser.staged_board import draw_scene
from tests.browser.table import Table
from tests.browser.test_clock import LISTEN

CUES = """async ([before, after]) => {
  const { cuesBetween } = await import(new URL(document.body.dataset.base + "/board/cues.js", location.href).href);
  return cuesBetween(before, after);
}"""


def test_equal_cards_vanish_before_the_others_turn_over(table: Callable[..., Table]) -> None:
    board = _board(table)
    board.page.evaluate(LISTEN)
    draw_scene(board, replace(just_one(7)["guess-left"], when=".beat-meet"), names(7))
    cards = board.page.locator(".clue-card")
    assert cards.count() == 6
    expect(board.page.locator(".beat-left")).to_be_visible()
    expect(cards).to_have_text(["warm", "extraordinarily", "Sunday", "unbelievable-ish-thing"])
    board.shows("common.just_one.vanished", count=2)
    assert board.page.evaluate("window.heard.join()") == "vanish,turn"


def test_a_clue_that_is_the_word_does_not_tell_it_early(table: Callable[..., Table]) -> None:
    board = _board(table)
    staged = just_one(3)["card-clues-itself"]
    staged = replace(staged, facts={**staged.facts, "guess": "air ship", "verdict": "close"})
    view = draw_scene(board, staged, names(3))
    expect(board.page.get_by_text(SECRET)).to_have_count(0)
    board.shows("common.just_one.vanished", count=1)
    told = {**view, "facts": {**staged.facts, "told": True}}
    draw(board, "board/card_end.js", "CardEnd", view=told)
    board.shows("board.just_one.the_word")
    expect(board.page.locator(".given.lost")).to_contain_text(SECRET)


def test_a_new_card_and_every_clue_are_heard_once(table: Callable[..., Table]) -> None:
    board = _board(table)
    staged = just_one(4)
    first, some, guess, end = (
        {**draw_scene(board, staged[name], names(4)), "step": step}
        for name, step in (("write-none", 1), ("write-some", 1), ("guess-one", 2), ("end-exact", 3))
    )
    following = {**first, "step": 4, "facts": {**first["facts"], "guesser": "s2", "card": 5}}
    for before, after, cues in (
        (first, some, ["locked"]),
        (some, guess, []),
        (guess, end, []),
        (end, following, ["turn"]),
    ):
        assert board.page.evaluate(CUES, [before, after]) == cues


def _board(table: Callable[..., Table]) -> Board:
    board = table().board
    board.opens_a_room()
    return board
