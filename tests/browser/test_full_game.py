"""A full game: undercover with Mr. White, eight phones, vote after vote until the whole imposter side is out."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.lobby import play_by, plays, switch
from tests.browser.phone import Phone
from tests.browser.screen import all_until
from tests.browser.sharers import type_the_guess
from tests.browser.table import NAMES, Table


@pytest.mark.long
def test_eight_play_undercover_until_the_imposter_side_is_out(table: Callable[..., Table]) -> None:
    evening = table().gathers(NAMES)
    host, board = evening.host, evening.board
    set_up(host)
    host.starts()
    evening.all_see("imposter/look")
    board.shows("board.look.other_word", count=2)
    board.shows("board.look.mr_white")
    white, liars = look(evening)

    all_say_it(evening)
    all_vote_for(evening, white)
    guess_wrong(evening, white)
    is_out(evening, white, "mr_white")
    for phone in evening.phones:
        phone.taps("phone.ready.imposter_out")
    evening.all_see("imposter/clue")

    if host is not white:
        all_say_it(evening)
        all_vote_for(evening, host)
        is_out(evening, host, "imposter" if host in liars else "civilian")
        the_host_skips(evening)
    for phone in (liar for liar in liars if liar is not host):
        if board.scene == "imposter/out":
            the_host_skips(evening)
        all_say_it(evening)
        one_votes_and_the_host_goes_on(evening, phone)
    the_end(evening, [white, *liars])


def set_up(host: Phone) -> None:
    play_by(host, "pass", "own")
    host.sets_rules(laps="1", variant='"undercover"')
    host.taps("phone.lobby.change_rules")
    for option in ("mr_white", "full_game"):
        switch(host, f"phone.option.{option}").tap()
        plays(host, **{option: True})
    host.closes_menu()


def look(evening: Table) -> tuple[Phone, list[Phone]]:
    """Mr. White, whose card says so, and the two with another word, whose cards do not."""
    evening.look()
    cards = {phone: phone.card for phone in evening.phones if phone.card}
    (white,) = (phone for phone, card in cards.items() if card.role == phone.says("common.role.mr_white"))
    others = {phone: card for phone, card in cards.items() if phone is not white}
    assert {card.role for card in others.values()} == {white.says("phone.card.yours")}
    words = Counter(card.word for card in others.values())
    assert sorted(words.values()) == [2, 5]
    return white, [phone for phone, card in others.items() if words[card.word] == 2]


def still_in(evening: Table) -> list[Phone]:
    outs = evening.host.facts["outs"]
    return [phone for phone in evening.phones if phone.seat not in outs]


def all_say_it(evening: Table) -> None:
    """One lap: those who are out are told so, see no card, and are never up."""
    evening.all_see("imposter/clue")
    evening.settles()
    outs = evening.host.facts["outs"]
    for phone in evening.phones:
        if phone.seat in outs:
            phone.shows("phone.wait.out")
            expect(phone.pad).to_have_count(0)
            assert phone.mine["card"] is None
    assert set(evening.host.facts["order"]) == {phone.seat for phone in still_in(evening)}
    for _ in still_in(evening):
        up, step = evening.up, evening.host.view["step"]
        up.taps("phone.ready.imposter_clue")
        all_until(evening.screens, lambda screen, step=step: screen.view["step"] != step)
    evening.all_see("imposter/vote")


def all_vote_for(evening: Table, accused: Phone) -> None:
    """All who are still in; the board seals their envelopes."""
    voters = still_in(evening)
    other = next(phone for phone in voters if phone is not accused)
    for phone in voters[:-1]:
        phone.votes_for(accused.name if phone is not accused else other.name)
    expect(evening.board.page.locator(".envelope.sealed")).to_have_count(len(voters) - 1)
    voters[-1].votes_for(accused.name if voters[-1] is not accused else other.name)
    evening.all_see("imposter/guess", "imposter/out", "imposter/reveal")


def guess_wrong(evening: Table, white: Phone) -> None:
    evening.all_see("imposter/guess")
    evening.board.draws("imposter/guess")
    assert evening.board.facts["role"] == "mr_white" and evening.board.facts["counts"] == {}
    type_the_guess(white, "teapot")
    evening.all_see("imposter/out")


def is_out(evening: Table, phone: Phone, what: str) -> None:
    """The side, but no word and no votes, on every screen."""
    evening.all_see("imposter/out")
    evening.settles()
    for screen in evening.screens:
        screen.draws("imposter/out")
        assert screen.facts["out"] == phone.seat
        assert not screen.facts["votes"] and not screen.facts["counts"] and "word" not in screen.facts
    expect(phone.heading("phone.out.you")).to_be_visible()
    phone.shows(f"phone.out.was_{what}")
    other = next(one for one in still_in(evening) if one is not phone)
    expect(other.heading("phone.out.is", name=phone.name)).to_be_visible()
    other.shows(f"phone.out.was_{what}")
    evening.board.shows(f"board.out.is.{what}")


def one_votes_and_the_host_goes_on(evening: Table, accused: Phone) -> None:
    """A host who is out does not vote, but may still skip the wait: what was cast is counted."""
    host, voter = evening.host, next(phone for phone in still_in(evening) if phone is not accused)
    host.shows("phone.wait.out")
    voter.votes_for(accused.name)
    host.until(lambda: any(seat["answered"] for seat in host.view["seats"]))
    the_host_skips(evening)
    evening.all_see("imposter/out", "imposter/reveal")


def the_host_skips(evening: Table) -> None:
    """From the drawer, in or out."""
    step = evening.host.view["step"]
    evening.host.pulls("skip")
    all_until(evening.screens, lambda screen: screen.view["step"] != step)


def the_end(evening: Table, side: list[Phone]) -> None:
    """Everything is told; those who were out score with their side, and the next deal is for all."""
    host, board = evening.host, evening.board
    evening.all_see("imposter/reveal")
    host.pulls("skip_story")
    host.until(lambda: host.facts["told"])
    expect(board.heading("common.outcome.all_out")).to_be_visible()
    assert board.points() == {phone.name: 2 * (phone not in side) for phone in evening.phones}
    for phone in evening.phones:
        expect(phone.page.get_by_text(board.facts["word"], exact=True)).to_be_visible()
        expect(phone.page.get_by_text(board.facts["decoy"], exact=True)).to_be_visible()
    host.is_ready()
    host.taps("phone.move.go_on")
    evening.all_see("imposter/look")
    all_until(evening.phones, lambda phone: phone.mine["card"] and not phone.facts["outs"])
