"""A part of a page drawn from facts made up here, where no short match leads to them: twenty seats, a tie of eight."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.browser.board import Board
from tests.browser.screen import Screen

DRAW = """async ([parts, key]) => {
  const from = (place) => import(new URL(document.body.dataset.base + place, location.href).href);
  const { html, render } = await from("/lib/preact.js");
  const drawn = [];
  for (const [file, part, given] of parts) {
    const Part = (await from("/" + file))[part];
    drawn.push(html`<${Part} ...${given} />`);
  }
  const board = document.getElementById("board");
  render(html`<div class=${board ? "board" : "phone"} key=${key}>${drawn}</div>`, board || document.getElementById("app"));
}"""


WHOLE = """async () => {
  const { base, later } = document.body.dataset;
  if (later) await (await import(new URL(base + "/shared/later.js", location.href).href)).pages();
}"""
"""Fetches what the page can do without at first."""


def names(count: int) -> list[str]:
    """So many different names, each as long as a name may be."""
    return [f"{first}aximilian-Lui{last}" for last in "se" for first in "ABCDEFGHIJ"][:count]


def seat(number: int, name: str, **more: object) -> dict[str, Any]:
    """A seat as a view has it."""
    plain = {
        "id": f"s{number}",
        "name": name,
        "score": 0,
        "away": False,
        "host": number == 1,
        "waiting": False,
    }
    return {**plain, "benched": False, "left": False, "asked": False, "answered": False, **more}


def view(board: Board, scene: str, facts: dict[str, Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    """That board's own view with another scene in it."""
    clock = {"left": None, "total": None, "notice": None}
    return {**board.view, **clock, "scene": scene, "facts": facts, "seats": seats}


def draw(screen: Screen, file: str, part: str, **given: object) -> None:
    """Puts one component of the screen's scripts in the place of its page, which lets go of its link."""
    draw_parts(screen, [(file, part, given)])


def draw_parts(
    screen: Screen, parts: Sequence[tuple[str, str, Mapping[str, object]]], key: str | None = None
) -> None:
    """Several of them; with another `key` than before they are drawn anew."""
    screen.page.evaluate(WHOLE)
    screen.page.evaluate(DRAW, [[list(part) for part in parts], key])
