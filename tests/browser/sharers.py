"""People who share a phone: it goes round for what is secret, and whoever holds it for the table taps for all."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.browser.board import Board
from tests.browser.phone import Card, Phone
from tests.browser.screen import VIEW, View
from tests.browser.table import Table

PRIVATE = ".pad, .ask"
"""What the page of one person has, and the one that lies in the middle has not."""
NOBODY = ""  # at whom somebody points who points at nobody


def sit_down(evening: Table, people: Sequence[str], board: bool = False) -> Phone:
    """Everyone on one phone, which opens the room unless a board does."""
    phone = Phone(evening.browser, evening.base, evening.lang, people[0], **evening.device)
    evening.phones.append(phone)
    evening.board_is_there = board
    if board:
        evening.code = evening.board.opens_a_room()
        phone.opens(evening.code)
    else:
        evening.code = phone.opens_a_room()
    phone.sits()
    for name in people[1:]:
        phone.adds(name)
    return phone


# What goes round


def views(phone: Phone) -> Iterable[View]:
    """All that this phone was ever shown of the room."""
    for frame in phone.received:
        head = VIEW.match(frame)
        if head:
            yield json.loads(frame[head.end() : -1])


def told_in_private(phone: Phone, step: int) -> set[str]:
    """Those on this phone of whom it was sent a card or a question in that step."""
    sent = [in_private(view) for view in views(phone) if view["step"] == step]
    return {phone.name_of(seat) for seats in sent for seat in seats}


def is_guarded(phone: Phone, name: str) -> None:
    """A page that names them, and has nothing private on it."""
    expect(phone.heading("phone.passed.for", name=name)).to_be_visible()
    expect(phone.button("phone.passed.me", name=name)).to_be_visible()
    expect(phone.page.locator(PRIVATE)).to_have_count(0)
    phone.until(lambda: not in_private(phone.view))


def in_private(view: View) -> list[str]:
    """The seats on this phone whose card or question a view has in it."""
    return [mine["seat"] for mine in view["mine"] if mine["card"] or mine["ask"]]


def take(phone: Phone, name: str) -> None:
    """They take the phone; before their tap nothing of theirs was sent to it in this step, and then nothing of others."""
    is_guarded(phone, name)
    step = phone.view["step"]
    assert name not in told_in_private(phone, step)
    phone.taps("phone.passed.me", name=name)
    expect(phone.page.locator(PRIVATE).first).to_be_visible()
    phone.until(lambda: names(phone, in_private(phone.view)) == [name])


def look_in_turn(phone: Phone, names: Sequence[str]) -> dict[str, Card]:
    """The phone goes round for the cards: held they show, let go they are nowhere on the page."""
    cards = {}
    for name, after in zip(names, [*names[1:], None], strict=True):
        take(phone, name)
        cards[name] = phone.reads_card()
        phone.passes_to(after)
        if after is not None:
            is_guarded(phone, after)
            expect(phone.page.get_by_text(cards[name].word, exact=True)).to_have_count(0)
    phone.until(lambda: phone.scene != "imposter/look")
    return cards


def the_imposter(phone: Phone, cards: Mapping[str, Card]) -> str:
    """By the cards, which are alike for all the others."""
    role = phone.says("common.role.imposter")
    one = [name for name, card in cards.items() if card.role == role]
    assert len(one) == 1
    assert len({card for name, card in cards.items() if name not in one}) == 1
    return one[0]


def names(phone: Phone, seats: Iterable[str]) -> list[str]:
    return [phone.name_of(seat) for seat in seats]


# What the host taps for all


def main_button(phone: Phone) -> Locator:
    return phone.page.locator(".lead-main")


def say_it(phone: Phone) -> str:
    """Whoever is up has said a word aloud: the host's tap, whose button names them. Gives that name."""
    turn = phone.facts["turn"]
    name, own = phone.name_of(turn), [mine["seat"] for mine in phone.view["mine"]] == [turn]
    title = "phone.clue.yours" if own else "phone.clue.turn"
    expect(phone.heading(title, name=name)).to_be_visible()
    expect(main_button(phone)).to_contain_text(phone.says("phone.lead.said", name=name))
    phone.goes_on()
    return name


def say_all(phone: Phone) -> list[str]:
    """The rest of the clues; who gave them."""
    said = []
    while phone.scene == "imposter/clue":
        said.append(say_it(phone))
    return said


def point(phone: Phone, at: Mapping[str, str]) -> None:
    """The host writes down who points at whom, in the order in which the voters stand there."""
    targets = phone.page.get_by_role("group", name=phone.says("phone.tally.targets"))
    for voter in names(phone, phone.view["host"]["ask"]["voters"]):
        expect(phone.heading("phone.tally.whom", name=voter)).to_be_visible()
        target = at[voter] or phone.says("phone.tally.nobody")
        targets.get_by_role("button", name=target, exact=True).tap()
    expect(phone.heading("phone.tally.all")).to_be_visible()


def accuse(phone: Phone, accused: Sequence[str]) -> None:
    """The host writes down only on whom the vote falls."""
    expect(phone.heading("phone.tally.accused")).to_be_visible()
    targets = phone.page.get_by_role("group", name=phone.says("phone.tally.targets"))
    for name in accused:
        targets.get_by_role("button", name=name, exact=True).tap()


def all_at(one: str, people: Sequence[str]) -> dict[str, str]:
    """Everyone points at the same, who points at the next."""
    other = people[(people.index(one) + 1) % len(people)]
    return {name: other if name == one else one for name in people}


def guess_aloud(phone: Phone, guesser: str, right: bool) -> None:
    """A guess was said; then the phone shows the word, and the table says what it thinks."""
    said = phone.says("phone.lead.guessed", name=guesser)
    step = phone.view["step"]
    phone.page.get_by_role("button", name=re.compile(f"^{re.escape(said)}")).tap()
    phone.until(lambda: phone.view["step"] != step)
    expect(phone.page.get_by_text(phone.facts["word"], exact=True)).to_be_visible()
    phone.taps("phone.ruling.right" if right else "phone.ruling.wrong")
    phone.until(lambda: phone.scene == "imposter/reveal")


def type_the_guess(phone: Phone, word: str) -> None:
    """On the guesser's own page, without waiting for the story; a guess that could be said aloud as well."""
    typed = phone.button("phone.guess.type")
    phone.button("phone.guess.now").or_(typed).or_(phone.guess_field).tap()
    expect(phone.guess_field.or_(typed)).to_be_visible()
    if typed.is_visible():
        typed.tap()
    phone.guesses(word)


def name_who_said_it(phone: Phone, name: str) -> None:
    """Somebody said the word: the host names them, which ends the round."""
    phone.taps("phone.report.button")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.choose_seat(name)
    phone.until(lambda: phone.scene == "imposter/reveal")


def skip_the_story(phone: Phone) -> dict[str, int]:
    """The host does not wait for the story; the points of the round, name by name."""
    expect(main_button(phone)).to_have_text(phone.says("phone.move.skip_story"))
    phone.goes_on()
    assert phone.facts["told"]
    for points in phone.facts["points"].values():
        expect(phone.page.get_by_text(f"+{points}", exact=True).first).to_be_visible()
    return {phone.name_of(seat): points for seat, points in phone.facts["points"].items()}


# What the board shows of it


def shows_turn(board: Board, name: str, after: str | None, lap: int) -> None:
    """Whose turn it is, who is next, and the lap."""
    board.until(lambda: board.scene == "imposter/clue" and board.name_of(board.facts["turn"]) == name)
    expect(board.page.locator(".up-name")).to_have_text(name)
    expect(board.heading("board.clue.aloud")).to_be_visible()
    board.shows("common.lap", lap=lap, laps=board.facts["laps"])
    if after is None:
        board.shows("board.clue.then_talk")
    else:
        board.shows("board.clue.then", name=after)
