"""What a board tells between two scenes: the count of three, a vote that put nobody out, rules that cannot be started."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.browser.board_rounds import votes
from tests.browser.lobby import play_by, plays, switch
from tests.browser.screen import Screen, all_until
from tests.browser.staged import names
from tests.browser.staged_board import draw_scene
from tests.browser.table import Table
from tests.browser.test_clock import LISTEN


def test_three_two_one_is_seen_and_heard(table: Callable[..., Table]) -> None:
    board = table().board
    board.opens_a_room()
    board.page.evaluate(LISTEN)
    draw_scene(board, votes(5)["vote-count"], names(5))
    number = board.page.locator(".count strong")
    for digit in ("2", "1"):
        expect(number).to_have_text(digit)
    assert board.page.evaluate("window.heard.join()") in ("count,count,count", "count,count")


def test_a_board_says_what_is_wrong_with_the_rules(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    play_by(evening.host, "pass", "own")
    evening.board.shows("board.lobby.ready", name=evening.host.name)
    evening.host.taps("phone.lobby.change_rules")
    switch(evening.host, "phone.option.mr_white").tap()
    plays(evening.host, mr_white=True)
    expect(evening.board.heading("refusal.cannot_combine_mr_white_seats", least=5)).to_be_visible()
    evening.board.shows("board.lobby.trouble_below", name=evening.host.name)


def test_a_second_tie_is_told_before_one_more_lap(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    play_by(evening.host, "pass", "own")
    evening.host.sets_rules(laps="1")
    evening.host.starts()
    evening.all_see("imposter/look")
    evening.look()
    _say_it_round(evening)
    for scene in ("imposter/vote", "imposter/revote"):
        _vote_in_a_circle(evening, scene)
    evening.all_see("imposter/clue")
    evening.board.shows("board.notice.nobody_out")
    evening.board.shows("common.lap", lap=2, laps=2)


def _say_it_round(evening: Table) -> None:
    for _ in evening.phones:
        up, step = evening.up, evening.host.view["step"]
        up.taps("phone.ready.imposter_clue")
        all_until(evening.screens, partial(_is_past, step))


def _vote_in_a_circle(evening: Table, scene: str) -> None:
    evening.all_see(scene)
    for phone, other in zip(evening.phones, evening.phones[1:] + evening.phones[:1], strict=True):
        phone.votes_for(other.name)
    all_until(evening.screens, lambda screen: screen.scene != scene)


def _is_past(step: int, screen: Screen) -> bool:
    return bool(screen.view["step"] != step)
