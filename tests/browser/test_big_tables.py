"""What a board shows at the end, whoever wins, with names as long as they may be, for eight seats and for twenty."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.layout import BOARD, STILL, TVS, faults
from tests.browser.staged import draw, names, seat, view
from tests.browser.table import Table

SCORES = {
    "one winner of six, nobody beside": [5, 1, 1, 1, 1, 0],
    "one winner of six, two thirds": [5, 4, 2, 2, 1, 0],
    "one winner of eight": [5, 4, 4, 3, 3, 2, 1, 0],
    "two winners of eight": [5, 5, 4, 3, 3, 2, 1, 0],
    "three winners of eight": [5, 5, 5, 4, 4, 3, 3, 1],
    "five winners of eight": [1, 1, 1, 1, 1, 0, 0, 0],
    "eight winners": [2] * 8,
    "one winner of twenty": [12, 11, 10, *range(9, 0, -1), *[0] * 8],
    "three winners of twenty": [12, 12, 12, 10, *range(9, 0, -1), *[0] * 7],
    "six winners of twenty": [3] * 6 + [1] * 14,
    "twenty winners": [1] * 20,
}
AWARDS = [{"code": "best_liar", "seats": ["s1", "s2"]}, {"code": "sharpest_eye", "seats": ["s3"]}]
BROKEN = """() => Array.from(document.querySelectorAll(".fit-words"), (one) => one.firstChild)
  .filter((text) => text.data.split("-").some((word) => {
    const range = document.createRange(), at = text.data.indexOf(word);
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    return range.getClientRects().length > 1;
  })).map((text) => text.data)"""
STEPS = """() => {
  const blocks = Array.from(document.querySelectorAll(".block"));
  const top = (one) => one.getBoundingClientRect().top;
  const first = document.querySelector(".step-1 .block");
  const low = blocks.filter((one) => one !== first && top(one) <= top(first));
  const spilt = blocks.filter((one) => one.lastChild.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom);
  return [...low, ...spilt].map((one) => one.textContent);
}"""
"""Steps that stand no lower than the winner's, and those whose points do not stand on them."""


@pytest.mark.parametrize("awards", [[], AWARDS], ids=["plain", "awards"])
def test_every_result_fits_and_breaks_no_name(table: Callable[..., Table], awards: list[object]) -> None:
    board = _board(table)
    wrong = {}
    for what, scores in SCORES.items():
        seats = [seat(n, name) for n, name in enumerate(names(len(scores)), 1)]
        made = {one["id"]: points for one, points in zip(seats, scores, strict=True)}
        winners = [id for id, points in made.items() if points == max(scores)]
        facts = {"winners": winners, "scores": made, "rounds": 4, "awards": awards}
        draw(board, "board/result.js", "Result", view=view(board, "result", facts, seats))
        for size in TVS:
            board.page.set_viewport_size(size)
            found = faults(board.page, BOARD) + [f"broken: {name}" for name in faults(board.page, BROKEN)]
            board.page.evaluate(STILL)  # steps grow
            found += [f"out of its step: {step}" for step in faults(board.page, STEPS)]
            if found:
                wrong[f"{what} {size['width']}"] = found
    assert wrong == {}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_tie_of_eight_says_what_it_counts(table: Callable[..., Table], lang: str) -> None:
    board = _board(table, lang)
    seats = [seat(n, name) for n, name in enumerate(names(8), 1)]
    tied = [one["id"] for one in seats]
    facts = {
        "round": 1,
        "outcome": "tied",
        "votes": {},
        "tied": tied,
        "accused": None,
        "guesser": None,
        "order": tied,
    }
    draw(board, "board/reveal.js", "Reveal", view=view(board, "imposter/reveal", facts, seats))
    expect(board.page.locator(".spot-line")).to_have_text(board.says("board.reveal.tied_many", count=8))
    expect(board.page.locator(".spot-name")).to_have_text(board.says("board.reveal.tie"))


def _board(table: Callable[..., Table], lang: str = "en") -> Board:
    board = table(lang).board
    board.opens_a_room()
    return board
