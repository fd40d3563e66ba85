"""A board and four phones play two rounds and see the result, in both languages, by tapping alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.language import check_language
from tests.browser.phone import Phone
from tests.browser.table import Table

WRONG = {"en": "teapot", "es": "tetera"}


def all_speak(table: Table) -> None:
    for screen in table.screens:
        check_language(screen)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "es"])
def test_two_rounds_from_the_start_page_to_the_result(table: Callable[..., Table], lang: str) -> None:
    evening = table(lang)
    evening.board.goes("/")
    expect(evening.board.button("start.board")).to_be_visible()
    check_language(evening.board)
    evening.gathers(4)
    assert evening.board.view["room"]["lang"] == lang
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        expect(evening.board.page.get_by_text(name, exact=True)).to_be_visible()
    all_speak(evening)
    evening.host.starts()
    evening.all_see("imposter/look")

    play_round(evening, exact=False)
    first = evening.board.points()
    assert first == {phone.name: 0 if phone is evening.imposter else 1 for phone in evening.phones}
    evening.are_ready()
    evening.all_see("imposter/look")
    play_round(evening, exact=True)
    second = {phone.name: first[phone.name] + 2 * phone.is_imposter for phone in evening.phones}
    assert evening.board.points() == second
    see_the_result(evening, second)


def play_round(evening: Table, exact: bool) -> None:
    """Cards, three laps of clues, a vote that catches the imposter, and the last guess."""
    evening.board.draws("imposter/look")
    evening.board.shows("board.look.head")
    all_speak(evening)
    for phone in evening.phones:
        look_closely(phone)
    evening.all_see("imposter/clue")
    cards = [phone.card for phone in evening.phones if phone.card]
    assert sorted(card.role for card in cards) == sorted(
        3 * [evening.host.says("common.role.civilian")] + [evening.host.says("common.role.imposter")]
    )
    assert len({card.word for card in cards}) == 2
    assert len({card.category for card in cards}) == 1

    evening.board.draws("imposter/clue")
    all_speak(evening)
    evening.give_clues()
    evening.board.draws("imposter/vote")
    assert len(evening.board.facts["clues"]) == 12
    for clue in evening.board.facts["clues"]:
        expect(evening.board.page.get_by_text(clue["word"], exact=True)).to_be_visible()
    all_speak(evening)
    evening.vote(evening.imposter)
    watch_the_guess(evening, evening.word.upper() if exact else WRONG[evening.lang])
    watch_the_reveal(evening, "exact" if exact else "wrong")


def look_closely(phone: Phone) -> None:
    """The card shows while a finger is on it, and is nowhere on the page before and after."""
    expect(phone.face).to_have_count(0)
    with phone.holding():
        check_language(phone)
        lines = phone.face.locator("p").all_inner_texts()
    phone.looks()
    assert phone.card is not None
    assert lines == [phone.card.role, phone.card.word, phone.card.category]


def watch_the_guess(evening: Table, guess: str) -> None:
    evening.board.shows("board.guess.head", name=evening.imposter.name)
    expect(evening.imposter.guess_field).to_be_visible()
    all_speak(evening)
    evening.guess(guess)


def watch_the_reveal(evening: Table, verdict: str) -> None:
    board = evening.board
    board.shows("board.reveal.guessed", name=evening.imposter.name)
    board.shows(f"common.verdict.{verdict}")
    board.shows("board.reveal.go_on")
    expect(board.page.get_by_text(evening.word, exact=True).first).to_be_visible()
    for phone in evening.phones:
        expect(phone.button("phone.ready.imposter_reveal")).to_be_visible()
        expect(phone.page.get_by_text(evening.word, exact=True).first).to_be_visible()
        assert phone.facts["verdict"] == verdict
    all_speak(evening)


def see_the_result(evening: Table, scores: dict[str, int]) -> None:
    evening.ends()
    evening.board.draws("result")
    best = [name for name, points in scores.items() if points == max(scores.values())]
    if len(best) == 1:
        evening.board.shows("board.result.winner", count=1, names=best[0])
    for phone in evening.phones:
        assert {phone.name_of(seat): points for seat, points in phone.facts["scores"].items()} == scores
        phone.tells_who_won(best[:1])
    all_speak(evening)
    evening.host.taps("phone.move.again")
    evening.all_see("imposter/look")
    assert {seat["name"]: seat["score"] for seat in evening.board.view["seats"]} == scores
