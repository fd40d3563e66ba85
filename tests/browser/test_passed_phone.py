"""One phone for the whole table and no board: what is secret goes round, what all may see lies in the middle."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.catalogue import say
from tests.browser.lobby import play_by, plays, switch
from tests.browser.phone import Card, Phone
from tests.browser.sharers import (
    accuse,
    guess_aloud,
    in_private,
    is_guarded,
    look_in_turn,
    main_button,
    name_who_said_it,
    names,
    say_all,
    sit_down,
    skip_the_story,
    take,
    the_imposter,
    told_in_private,
    views,
)
from tests.browser.table import Table

FIVE = ("Ana", "Ben", "Cleo", "Dan", "Eva")
FOUR = FIVE[:4]
CLUES = ("warm", "sunday", "outside", "loud")


@pytest.mark.long
def test_a_phone_goes_round_for_cards_and_votes_and_keeps_the_scores(table: Callable[..., Table]) -> None:
    evening = table()
    phone = sit_down(evening, FOUR)
    play_by(phone, "pass", "passed")
    phone.starts()
    phone.draws("imposter/look")
    queue = names(phone, phone.facts["queue"])
    assert sorted(queue) == sorted(FOUR)
    phone.shows("phone.passed.order")
    expect(phone.page.locator(".rows .name")).to_have_text(queue)
    cards = look_in_turn(phone, queue)
    liar = the_imposter(phone, cards)

    word = next(card.word for name, card in cards.items() if name != liar)
    lies_in_the_middle(phone, word)
    look_again(phone, liar, cards)
    order = names(phone, phone.facts["order"])
    assert say_all(phone) == 2 * order

    for name in FOUR:
        take(phone, name)
        assert names(phone, phone.facts["voted"]) == list(FOUR[: FOUR.index(name)])
        if name == "Cleo":
            reload_before_voting(phone, name)
        other = FOUR[0] if liar != FOUR[0] else FOUR[1]
        phone.votes_for(liar if name != liar else other)
    phone.until(lambda: phone.scene == "imposter/reveal")
    assert not [view for view in views(phone) if view["facts"].get("votes")]
    expect(phone.heading("phone.story.counts")).to_be_visible()
    assert skip_the_story(phone) == {name: 2 * (name != liar) for name in FOUR}
    shows_the_truth(phone, word, liar)
    play_again_with_the_scores(evening, {name: 2 * (name != liar) for name in FOUR})


def lies_in_the_middle(phone: Phone, word: str) -> None:
    """Nothing is on the page, and nothing was sent to it, but what all may see."""
    expect(phone.heading("phone.clue.turn", name=phone.name_of(phone.facts["turn"]))).to_be_visible()
    phone.shows("phone.clue.rules")
    expect(phone.pad).to_have_count(0)
    expect(phone.page.get_by_text(word, exact=True)).to_have_count(0)
    assert not in_private(phone.view)
    assert not told_in_private(phone, phone.view["step"])


def look_again(phone: Phone, name: str, cards: dict[str, Card]) -> None:
    """Who has forgotten takes the phone once more, and lays it back."""
    phone.taps("phone.passed.peek")
    phone.choose_seat(name)
    expect(phone.pad).to_be_visible()
    assert phone.reads_card() == cards[name]
    phone.taps("phone.passed.hand")
    expect(phone.pad).to_have_count(0)
    phone.until(lambda: not in_private(phone.view))


def reload_before_voting(phone: Phone, name: str) -> None:
    """In the middle of a turn, with a name chosen: the guard page again, and nothing chosen."""
    phone.chooses(FOUR[0])
    phone.reloads()
    is_guarded(phone, name)
    phone.shows("phone.passed.line_vote")
    phone.taps("phone.passed.me", name=name)
    expect(phone.button("phone.vote.choose")).to_be_disabled()


def shows_the_truth(phone: Phone, word: str, liar: str) -> None:
    expect(phone.heading("common.outcome.caught", count=1)).to_be_visible()
    expect(phone.page.get_by_text(word, exact=True)).to_be_visible()
    row = phone.page.get_by_role("listitem").filter(has=phone.page.get_by_text(liar, exact=True))
    expect(row).to_contain_text(phone.says("common.role.imposter"))
    expect(row).to_contain_text(phone.says("phone.story.votes_of", count=3))


def play_again_with_the_scores(evening: Table, scores: dict[str, int]) -> None:
    phone = evening.host
    evening.ends()
    best = [name for name in FOUR if scores[name]]
    both = say("en", "common.and", first=", ".join(best[:-1]), last=best[-1])
    expect(phone.heading("phone.result.wins", count=3, names=both)).to_be_visible()
    phone.taps("phone.move.again")
    evening.all_see("imposter/look")
    assert {seat["name"]: seat["score"] for seat in phone.view["seats"]} == scores
    is_guarded(phone, names(phone, phone.facts["queue"])[0])


@pytest.mark.long
def test_four_people_on_one_phone_play_to_five_points(table: Callable[..., Table]) -> None:
    evening = table()
    phone = sit_down(evening, FOUR)
    play_by(phone, "first-to-five", "passed")
    phone.sets_rules(guess_seconds="null")  # ten seconds are few on a busy machine
    phone.starts()
    scores = dict.fromkeys(FOUR, 0)
    liar = the_imposter(phone, look_in_turn(phone, FOUR))
    scores[liar] += caught_after_a_tie_but_right(phone, liar)
    while max(scores.values()) < 5:
        phone.goes_on()
        phone.until(lambda: phone.scene == "imposter/look")
        liar = the_imposter(phone, look_in_turn(phone, FOUR))
        name_who_said_it(phone, liar)
        assert skip_the_story(phone) == {name: 3 * (name == liar) for name in FOUR}
        scores[liar] += 3
    phone.goes_on()
    evening.all_see("result")
    assert {phone.name_of(seat): points for seat, points in phone.facts["scores"].items()} == scores
    expect(phone.heading("phone.result.wins", count=1, names=liar)).to_be_visible()
    phone.taps("phone.move.again")
    evening.all_see("imposter/look")
    assert not any(seat["score"] for seat in phone.view["seats"])


def caught_after_a_tie_but_right(phone: Phone, liar: str) -> int:
    """A round: all speak, talk and point; the host writes down the tied, then the one; the guess is right."""
    order = names(phone, phone.facts["order"])
    assert order[0] != liar
    assert say_all(phone) == order
    expect(phone.heading("phone.talk.title")).to_be_visible()
    expect(main_button(phone)).to_contain_text(phone.says("phone.lead.end_talk"))
    phone.goes_on()
    tied = [name for name in FOUR if name in (liar, order[0])]
    accuse(phone, tied)
    both = say("en", "common.and", first=tied[0], last=tied[1])
    expect(main_button(phone)).to_have_text(phone.says("phone.tally.most", names=both, count=2))
    phone.goes_on()
    assert phone.scene == "imposter/revote"
    accuse(phone, [liar])
    phone.goes_on()
    guess_aloud(phone, liar, right=True)
    points = skip_the_story(phone)
    assert points == {name: 3 * (name == liar) for name in FOUR}
    return points[liar]


@pytest.mark.long
def test_mr_white_types_the_guess_on_the_passed_phone_and_steals_the_win(table: Callable[..., Table]) -> None:
    phone = sit_down(table(), FIVE)
    play_by(phone, "pass", "passed")
    phone.sets_rules(laps="1")
    phone.taps("phone.lobby.change_rules")
    switch(phone, "phone.option.mr_white").tap()
    plays(phone, mr_white=True)
    phone.closes_menu()
    phone.starts()
    phone.draws("imposter/look")
    cards = look_in_turn(phone, names(phone, phone.facts["queue"]))
    white = holder(phone, cards, "common.role.mr_white")
    liar = holder(phone, cards, "common.role.imposter")
    say_all(phone)
    vote_in_turn(phone, FIVE, white)
    phone.until(lambda: phone.scene == "imposter/guess")
    expect(phone.heading("phone.story.is_mr_white", name=white)).to_be_visible()
    phone.taps("phone.guess.type_named", name=white)
    phone.guesses(cards[next(name for name in FIVE if name not in (white, liar))].word)
    phone.until(lambda: phone.scene == "imposter/reveal")
    assert skip_the_story(phone) == {name: {white: 14, liar: 6}.get(name, 0) for name in FIVE}
    expect(phone.heading("common.outcome.stolen")).to_be_visible()


def holder(phone: Phone, cards: dict[str, Card], role: str) -> str:
    """Whose card says so."""
    (one,) = (name for name, card in cards.items() if card.role == phone.says(role))
    return one


def vote_in_turn(phone: Phone, people: Sequence[str], accused: str) -> None:
    """All vote for the same, who votes for somebody else."""
    other = next(name for name in people if name != accused)
    for name in people:
        take(phone, name)
        phone.votes_for(accused if name != accused else other)


@pytest.mark.long
def test_the_table_sees_the_votes_before_the_caught_one_takes_the_phone(table: Callable[..., Table]) -> None:
    """Typed clues and a typed guess, each behind a guard page; what comes between is for all."""
    phone = sit_down(table(), FOUR)
    play_by(phone, "parlor", "passed")
    phone.sets_rules(laps="1")
    phone.starts()
    phone.draws("imposter/look")
    liar = the_imposter(phone, look_in_turn(phone, FOUR))
    for place, name in enumerate(names(phone, phone.facts["order"])):
        take(phone, name)
        phone.gives_clue(CLUES[place])
    phone.until(lambda: phone.scene == "imposter/vote")
    vote_in_turn(phone, FOUR, liar)
    phone.until(lambda: phone.scene == "imposter/guess")
    expect(phone.heading("phone.story.votes")).to_be_visible()
    expect(phone.page.get_by_role("heading", name=liar, exact=True)).to_be_visible()
    take(phone, liar)
    expect(phone.heading("phone.guess.yours")).to_be_visible()
    phone.guesses("teapot")
    phone.until(lambda: phone.scene == "imposter/reveal")
    assert skip_the_story(phone) == {name: int(name != liar) for name in FOUR}
