"""Every scene that a board can be in, drawn from facts made up here, for any number of seats."""

from collections.abc import Sequence

from playwright.sync_api import Browser

from tests.browser.album import Album
from tests.browser.board import Board
from tests.browser.board_ends import ends, last_chances
from tests.browser.board_facts import Facts, Staged
from tests.browser.board_just_one import just_one
from tests.browser.board_rounds import before_the_vote, votes
from tests.browser.board_wavelength import wavelength
from tests.browser.evening import PEOPLE
from tests.browser.staged import WHOLE, draw_parts, names, seat, view

STAND_STILL = """() => new Promise((stands) => {
  const look = () => {
    if (document.body.dataset.drawing) return requestAnimationFrame(look); // whose timer draws the next piece
    for (let timer = setTimeout(() => {}, 0); timer > 0; timer--) clearTimeout(timer);
    stands();
  };
  look();
})"""
"""Stops a story at its moment, which would be over while it is measured or looked at."""


def draw_scene(board: Board, staged: Staged, people: Sequence[str]) -> Facts:
    """Draws it for these people, with the foot that every scene has, waits for its moment, and gives the view."""
    seats = [
        seat(n, name, score=14 + (n * 7) % 12, **staged.marks.get(f"s{n}", {}))
        for n, name in enumerate(people, 1)
    ]
    shown = {**view(board, staged.scene, staged.facts, seats), **staged.clock}
    board.page.evaluate(WHOLE)  # before the story's time begins
    shown["received"] = board.page.evaluate("performance.now()")
    room = {**shown["room"], **staged.room}
    shown["room"] = {**room, "options": {**room["options"], **staged.options}}
    foot = {"view": shown, "sound": "on", "full": True}
    draw_parts(
        board,
        [(f"board/{staged.file}", staged.part, {"view": shown}), ("board/over.js", "Foot", foot)],
        key=str(board.page.evaluate("performance.now()")),
    )
    board.page.wait_for_selector(staged.when)
    return shown


def every_board(
    chromium: Browser, base: str, lang: str, count: int, album: Album, game: str = "imposter"
) -> None:
    """A picture of each scene of a game, for so many people."""
    board = Board(chromium, base, lang)
    board.opens_a_room()
    for name, staged in scenes(count, lang, game).items():
        draw_scene(board, staged, (PEOPLE[lang] if count <= 8 else names(count))[:count])
        album.tv(name, board)
    board.close()


def scenes(count: int, lang: str, game: str = "imposter") -> dict[str, Staged]:
    """All of a game by name, for as many people as it takes."""
    if game == "just_one":
        return just_one(count)
    if game == "wavelength":
        return wavelength(count, lang)
    return {**before_the_vote(count, lang), **votes(count), **last_chances(count), **ends(count)}
