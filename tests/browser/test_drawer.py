"""The host's drawer: each move from it, and what all the others see of it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tests.browser.table import Table


def test_pause_go_on_and_thirty_seconds_more(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/vote")
    host, guest, board = evening.host, evening.phones[1], evening.board
    host.pulls("pause")
    board.shows("common.paused")
    guest.shows("phone.paused.by", name="Ana")
    left = board.view["left"]
    guest.reloads()
    guest.shows("phone.paused.by", name="Ana")
    assert abs(guest.view["left"] - left) < 0.01
    host.taps("phone.move.resume")
    guest.until(lambda: not guest.view["room"]["paused"])
    before, asked = board.view["left"], board.view["v"]
    host.pulls("extend")
    board.until(lambda: board.view["v"] > asked)
    assert before + 20 < board.view["left"] <= before + 30
    guest.votes_for("Ana")
    guest.until(lambda: guest.mine["answered"])


def test_skip_passes_the_turn_and_undo_names_what_it_takes_back(table: Callable[..., Table]) -> None:
    evening = table().gathers(4).plays_to("imposter/clue")
    host, board = evening.host, evening.board
    first = evening.up
    evening.give_a_clue()
    clue = board.facts["clues"][0]["word"]
    expect(board.page.get_by_text(clue, exact=True)).to_be_visible()
    host.opens_menu()
    host.taps("phone.undo.button", what=host.says("phone.undo.clue", name=first.name))
    board.until(lambda: not board.facts["clues"])
    expect(board.page.get_by_text(clue, exact=True)).to_have_count(0)
    board.shows("common.notice.undone")
    assert evening.up is first
    first.until(lambda: first.is_up)

    host.pulls("skip")
    board.until(lambda: len(board.facts["clues"]) == 1)
    assert board.facts["clues"][0]["word"] is None
    assert evening.up is not first
    host.opens_menu()
    expect(host.button("phone.undo.button", what=host.says("phone.undo.skip"))).to_be_visible()
    host.closes_menu()


INK = "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"


def test_the_drawer_has_its_own_colours_on_the_hosts_turn_too(table: Callable[..., Table]) -> None:
    """The amber of a turn's page once made Pause and Skip dark on dark."""
    evening = table().gathers(3).plays_to("imposter/clue")
    host, seen = evening.host, dict[bool, list[str]]()
    for _ in evening.phones:
        own = evening.up is host
        host.opens_menu()
        seen[own] = host.button("phone.move.pause").evaluate(INK)
        host.closes_menu()
        evening.give_a_clue()
    assert seen[True] == seen[False]


def test_undo_brings_a_half_typed_text_back(table: Callable[..., Table]) -> None:
    """A vote that is taken back is asked again; the clue of an undone turn is typed anew or found where it was."""
    evening = table().gathers(3).plays_to("imposter/clue")
    first = evening.up
    evening.give_a_clue()
    second = evening.up
    second.clue_field.fill("half")
    evening.host.opens_menu()
    evening.host.taps("phone.undo.button", what=evening.host.says("phone.undo.clue", name=first.name))
    evening.board.until(lambda: not evening.board.facts["clues"])
    evening.give_a_clue()
    second.until(lambda: second.is_up)
    expect(second.clue_field).to_have_value("half")


def test_a_void_round_is_dealt_anew_and_the_end_shows_the_result(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/vote")
    host = evening.host
    host.pulls("void")
    host.taps("phone.sure.void_button")
    evening.all_see("imposter/look")
    evening.board.shows("common.notice.voided")
    assert evening.board.facts["round"] == 1
    evening.look()
    evening.ends()
    evening.board.draws("result")
    host.taps("phone.move.to_lobby")
    evening.all_see("lobby")


def test_the_host_hands_over(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/look")
    host, ben = evening.host, evening.phones[1]
    host.pulls("hand_over")
    host.choose_seat("Ben")
    ben.shows("phone.notice.you_lead")
    evening.board.shows("common.notice.new_host", name="Ben")
    host.until(lambda: host.view["host"] is None)
    ben.pulls("pause")
    evening.board.shows("common.paused")


def test_a_match_that_loses_too_many_says_so(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/clue")
    evening.host.removes(_civilian_guest(evening).name)
    evening.board.until(lambda: evening.board.scene == "result")
    evening.board.shows("common.notice.too_few_left", least=3)


def _civilian_guest(evening: Table) -> Phone:
    return next(phone for phone in evening.phones[1:] if not phone.is_imposter)
