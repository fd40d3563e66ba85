"""For everyone: axe finds nothing serious before a match, movement can be switched off."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import check_with_axe
from tests.browser.board import Board
from tests.browser.board_just_one import just_one
from tests.browser.board_wavelength import wavelength
from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.staged import names
from tests.browser.staged_board import draw_scene
from tests.browser.table import Table
from tests.browser.tables import TABLES

MOVING = """() => document.getAnimations().filter((one) => one.playState === "running"
  && one.effect.getComputedTiming().duration > 50
  && one.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== "none")).length"""
TRANSLATED = (
    "() => Array.from(document.querySelectorAll('[translate]:not([translate=no])'), (one) => one.outerHTML)"
)


def test_axe_finds_nothing_serious_before_the_match(table: Callable[..., Table]) -> None:
    evening = table()
    evening.board.goes("/")
    check_with_axe(evening.board)
    evening.code = evening.board.opens_a_room()
    check_with_axe(evening.board)
    visitor = Phone(evening.browser, evening.base, "en", "Ana")
    evening.phones.append(visitor)
    for path in ("/", "/about", f"/{evening.code}"):
        visitor.goes(path)
        visitor.page.get_by_role("heading", level=1).first.wait_for()
        check_with_axe(visitor)
    visitor.sits()
    for sheet in ("rules", "words", "seats"):
        visitor.taps(f"phone.lobby.change_{sheet}")
        check_with_axe(visitor)
        visitor.closes_menu()
    visitor.opens_menu()
    check_with_axe(visitor)


@pytest.mark.parametrize("kind", TABLES)
def test_no_browser_translates_names_words_and_codes(table: Callable[..., Table], kind: type[Table]) -> None:
    evening = table(kind=kind).gathers(3)
    for step in [evening.settles, *evening.steps()]:
        step()
        for screen in evening.screens:
            screen.draws(evening.host.scene)
            assert screen.page.evaluate(TRANSLATED) == []
            assert screen.page.locator("[translate=no]").count()


class Keys:
    """Somebody with a keyboard, or a remote, and nothing else."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.keyboard = screen.page.keyboard

    def reaches(self, wanted: Locator) -> None:
        """Tab after Tab, until what is wanted has the focus and shows it."""
        wanted.wait_for()
        for _ in range(40):
            if wanted.evaluate("(one) => one === document.activeElement"):
                break
            self.keyboard.press("Tab")
        shown = "(one) => getComputedStyle(one.type === 'radio' ? one.nextElementSibling : one)"
        outline = wanted.evaluate(f"(one) => ({shown})(one).outlineStyle")
        assert outline != "none", f"{wanted} has the focus, and nobody sees it"

    def presses(self, key: str, **params: object) -> None:
        button = self.screen.button(key, **params)
        expect(button).to_be_enabled()
        self.reaches(button)
        self.keyboard.press("Enter")

    def types(self, field: Locator, text: str) -> None:
        self.reaches(field)
        self.keyboard.type(text)
        self.keyboard.press("Enter")


def walk_the_board(board: Board) -> None:
    """Arrows reach what a board offers, OK presses it (a little quieter each time, then off), S is the short way."""
    sound = board.page.get_by_role("button").last
    board.page.keyboard.press("ArrowLeft")
    expect(sound).to_be_focused()
    assert sound.evaluate("(one) => getComputedStyle(one).outlineStyle") != "none"
    for _ in range(3):
        board.page.keyboard.press("Enter")
    board.shows("board.sound.off")
    board.page.keyboard.press("s")
    expect(board.page.get_by_text(board.says("board.sound.off"))).to_have_count(0)


def test_without_movement_everything_is_still_told(table: Callable[..., Table]) -> None:
    evening = table(reduced_motion="reduce").gathers(3)
    moved: list[Screen] = []

    def watch(key: str, **params: object) -> None:
        evening.board.shows(key, **params)
        moved.extend([screen for screen in evening.screens if screen.page.evaluate(MOVING)])

    evening.plays_to("imposter/vote")
    evening.vote(evening.imposter)
    watch("board.reveal.votes_head")
    watch("board.reveal.accused")
    watch("board.reveal.is.imposter")
    watch("board.guess.below")
    evening.guess("teapot")
    watch("common.verdict.wrong")
    watch("board.reveal.word")
    watch("board.reveal.go_on")
    assert moved == []


def test_stories_of_the_other_games_are_told_without_movement(table: Callable[..., Table]) -> None:
    """Needles, bands, gains and ranks; cards that vanish and turn over, all clues, the verdict, the word."""
    board = table(reduced_motion="reduce").board
    board.opens_a_room()
    told = (
        (wavelength(4, "en")["needles"], (".hand-name", ".band", ".hand-gain.some", ".rows")),
        (just_one(5)["guess-left"], (".beat-written", ".beat-meet", ".beat-left")),
        (just_one(5)["card-clues"], (".all-given", ".spot-verdict", ".spot-word", ".tally")),
    )
    for staged, beats in told:
        view = draw_scene(board, replace(staged, when=beats[0]), names(5))
        for beat in beats:
            board.page.wait_for_selector(beat)
            assert board.page.evaluate(MOVING) == 0, f"{view['scene']}: {beat}"
