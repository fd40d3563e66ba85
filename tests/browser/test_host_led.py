"""A host leads: the cards go round on one phone, or are on phones of their own; every tap after that is the host's."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.lobby import play_by
from tests.browser.phone import Phone
from tests.browser.sharers import (
    NOBODY,
    all_at,
    guess_aloud,
    is_guarded,
    look_in_turn,
    main_button,
    name_who_said_it,
    names,
    point,
    say_all,
    say_it,
    shows_turn,
    sit_down,
    skip_the_story,
    take,
    the_imposter,
    type_the_guess,
)
from tests.browser.table import Table

SIX = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay")
FIVE = SIX[:5]


@pytest.mark.long
def test_a_host_leads_six_people_on_one_phone_to_the_result(table: Callable[..., Table]) -> None:
    evening = table()
    phone, board = sit_down(evening, SIX, board=True), evening.board
    play_by(phone, "table", "led")
    board.shows("common.preset.table")
    phone.starts()
    evening.all_see("imposter/look")
    board.draws("imposter/look")
    expect(board.heading("board.look.head")).to_be_visible()

    seen = the_imposter(phone, look_in_turn(phone, SIX))
    two_laps_with_a_tap_too_early(phone, board)
    talk_and_vote(phone, board, seen)
    rule_on_the_guess(phone, board, seen)
    first = skip_the_story(phone)
    assert first == {name: int(name != seen) for name in SIX}
    assert board.points() == first
    phone.goes_on()

    evening.all_see("imposter/look")
    assert phone.facts["round"] == 2
    liar = the_imposter(phone, look_in_turn(phone, SIX))
    teller = next(name for name in SIX if name != liar)
    somebody_said_the_word(phone, board, liar, teller)
    assert skip_the_story(phone) == {name: 3 * (name == liar) for name in SIX}
    total = {name: first[name] + 3 * (name == liar) for name in SIX}
    assert board.points() == total
    evening.ends()
    see_the_result(phone, board, total, liar, [name for name in SIX if name != seen])


def two_laps_with_a_tap_too_early(phone: Phone, board: Board) -> None:
    """The second lap runs backwards. A turn that was tapped on too early is taken back."""
    order = names(phone, phone.facts["order"])
    shows_turn(board, order[0], order[1], lap=1)
    say_it(phone)
    shows_turn(board, order[1], order[2], lap=1)
    phone.taps("phone.undo.button", what=phone.says("phone.undo.said", name=order[0]))
    phone.shows("phone.notice.undone", what=phone.says("phone.undo.said", name=order[0]))
    shows_turn(board, order[0], order[1], lap=1)
    board.shows("common.notice.undone")
    said = [say_it(phone) for _ in order]
    shows_turn(board, order[-1], order[-2], lap=2)
    said += say_all(phone)
    assert said == order + order[::-1]


def talk_and_vote(phone: Phone, board: Board, accused: str) -> None:
    assert phone.scene == "imposter/talk"
    board.draws("imposter/talk")
    expect(board.heading("board.talk.head")).to_be_visible()
    phone.goes_on()
    board.draws("imposter/vote")
    expect(board.heading("board.vote.point")).to_be_visible()
    expect(board.page.locator(".three")).to_be_visible()
    board.shows("board.vote.host_writes", name=phone.name)
    point(phone, all_at(accused, SIX))
    expect(main_button(phone)).to_have_text(phone.says("phone.tally.most", names=accused, count=1))
    phone.goes_on()


def rule_on_the_guess(phone: Phone, board: Board, guesser: str) -> None:
    """The next one says so in the host's place, where the guess is the host's own."""
    board.until(lambda: board.scene == "imposter/guess")
    board.draws("imposter/guess")
    assert phone.facts["accused"] == board.facts["accused"] and "word" not in board.facts
    guess_aloud(phone, guesser, right=False)
    board.draws("imposter/reveal")
    assert board.facts["verdict"] == "wrong" and board.facts["ruled"]
    board.shows("board.reveal.guessed_aloud", name=guesser)


def somebody_said_the_word(phone: Phone, board: Board, liar: str, teller: str) -> None:
    """The host names the wrong one, takes that back, and names the right one."""
    say_it(phone)
    name_who_said_it(phone, liar)
    assert phone.facts["points"][phone.facts["said_by"]] == 2
    phone.taps("phone.undo.button", what=phone.says("phone.undo.word_said"))
    phone.until(lambda: phone.scene == "imposter/clue")
    name_who_said_it(phone, teller)
    board.until(lambda: board.scene == "imposter/reveal" and board.name_of(board.facts["said_by"]) == teller)
    board.draws("imposter/reveal")
    board.shows("board.reveal.said_aloud")


def see_the_result(phone: Phone, board: Board, scores: dict[str, int], liar: str, sharp: list[str]) -> None:
    board.draws("result")
    best = [name for name, points in scores.items() if points == max(scores.values())]
    assert len(best) == 1
    expect(board.heading("board.result.winner", count=1, names=best[0])).to_be_visible()
    expect(phone.heading("phone.result.wins", count=1, names=best[0])).to_be_visible()
    awards = {award["code"]: names(phone, award["seats"]) for award in phone.facts["awards"]}
    assert awards == {"best_liar": [liar], "sharpest_eye": sharp}
    for screen in (phone, board):
        for code, count in (("best_liar", 3), ("sharpest_eye", 1)):
            screen.shows(f"common.award.{code}")
            screen.shows(f"common.award.{code}_for", count=count)


def test_a_host_without_a_seat_leads_five_phones_through_a_tie(table: Callable[..., Table]) -> None:
    evening = table()
    leader, board = lead_without_a_seat(evening), evening.board
    play_by(leader, "table", "led")
    leader.sets_rules(laps="1")
    leader.starts()
    evening.all_see("imposter/look")
    evening.look()
    for _ in FIVE:
        up = one_of(evening, leader.name_of(leader.facts["turn"]))
        expect(up.heading("phone.clue.yours")).to_be_visible()
        say_it(leader)
    leader.goes_on()

    evening.all_see("imposter/vote")
    liar, seers = evening.imposter, [phone for phone in evening.phones if not phone.is_imposter]
    one, two, three, four = (phone.name for phone in seers)
    expect(one_of(evening, two).heading("phone.vote.point")).to_be_visible()
    point(leader, {liar.name: one, two: one, one: liar.name, three: liar.name, four: NOBODY})
    leader.goes_on()
    evening.all_see("imposter/revote")
    assert {board.name_of(seat) for seat in board.facts["candidates"]} == {liar.name, one}
    for name in (liar.name, one):
        expect(board.page.locator(".candidates").get_by_text(name, exact=True)).to_be_visible()
    point(leader, {liar.name: one, one: liar.name, two: liar.name, three: liar.name, four: one})
    leader.goes_on()

    evening.all_see("imposter/guess")
    type_the_guess(liar, "teapot")
    leader.until(lambda: leader.facts.get("stage") == "ruling")
    expect(board.heading("board.guess.right_or_wrong")).to_be_visible()
    board.shows("board.reveal.guessed", name=liar.name)
    expect(board.page.get_by_text("teapot", exact=True)).to_be_visible()
    leader.taps("phone.ruling.right")
    evening.all_see("imposter/reveal")
    assert skip_the_story(leader) == {liar.name: 2, one: 1, two: 1, three: 1, four: 0}
    assert board.points() == {liar.name: 2, one: 1, two: 1, three: 1, four: 0}
    for phone in evening.phones:
        phone.draws("imposter/reveal")
    leader.goes_on()
    evening.all_see("imposter/look")


def lead_without_a_seat(evening: Table) -> Phone:
    """On the first phone, before anybody sits down."""
    evening.code = evening.board.opens_a_room()
    leader = Phone(evening.browser, evening.base, evening.lang, "")
    evening.moved.append(leader)
    leader.opens(evening.code)
    leader.taps("phone.join.lead")
    leader.until(lambda: leader.view.get("host"))
    for name in FIVE:
        evening.welcomes(name)
    return leader


def one_of(evening: Table, name: str) -> Phone:
    return next(phone for phone in evening.phones if phone.name == name)


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_the_guard_page(table: Callable[..., Table]) -> None:
    phone = sit_down(table(), SIX[:3])
    play_by(phone, "table", "led")
    phone.starts()
    take(phone, "Ana")
    phone.reloads()
    is_guarded(phone, "Ana")
    phone.taps("phone.passed.me", name="Ana")
    phone.reads_card()
    phone.passes_to("Ben")
    is_guarded(phone, "Ben")
