"""Whole matches of Just One by tapping alone: three people at the usual length, seven once round, in two languages."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable, own_clue, writes
from tests.browser.language import check_language
from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.table import NAMES

MATCHES = [("en", 3, 2, "=sw===", "sharp"), ("es", 7, 1, "=sw=sws", "warming_up")]
"""Language, people, cards a seat, what becomes of each card (= right, s skipped, w wrong), and what that makes."""
WRONG = {"en": "teapot", "es": "tetera"}


@pytest.mark.long
@pytest.mark.parametrize(("lang", "people", "per_seat", "course", "label"), MATCHES)
def test_a_match_ends_with_the_right_label_on_all_screens(
    table: Callable[..., JustOneTable], lang: str, people: int, per_seat: int, course: str, label: str
) -> None:
    evening = table(lang, kind=JustOneTable).gathers(NAMES[:people])
    evening.starts(rounds_per_seat=str(per_seat))
    guessers = []
    for number, end in enumerate(course, 1):
        evening.all_see("just_one/write")
        assert (evening.host.facts["card"], evening.host.facts["cards"]) == (number, len(course))
        guessers.append(evening.guesser.name)
        play_card(evening, number, end)
        assert evening.board.facts["right"] == course[:number].count("=")
        if number == 1:
            evening.are_ready()
        else:
            evening.hurries_on()
    assert guessers == guessers[:people] * per_seat
    assert sorted(guessers[:people]) == sorted(NAMES[:people])
    see_the_result(evening, course, label)
    play_again_in_another_order(evening, guessers[0])


def play_card(evening: JustOneTable, number: int, end: str) -> None:
    """The first card is played by everyone; later ones the host hurries on. The first three are read."""
    word, guesser = evening.word, evening.guesser
    if number == 1:
        see_who_writes(evening)
        evening.write()
        left = [own_clue(giver) for giver in evening.givers]
    else:
        left = write_some(evening, {2: write_the_same, 3: write_the_word}.get(number, write_one)(evening))
    see_what_is_left(evening, left, read=number < 4)
    if number == 2:
        with evening.givers[0].holding():
            lost = evening.host.says("phone.just_one.own_lost", clue="zzmoon")
            expect(evening.givers[0].face).to_contain_text(lost)
    evening.guess({"=": word.upper(), "s": None, "w": WRONG[evening.lang]}[end])
    see_the_end(evening, word, guesser, end, read=number < 4)


def write_some(evening: JustOneTable, clues: Mapping[Phone, str]) -> list[str]:
    """These write, and nobody else is waited for; what the guesser is to see: clues that are their giver's own."""
    for giver, clue in clues.items():
        writes(giver, clue)
    if len(clues) < len(evening.givers):
        evening.host.pulls("skip")
    evening.all_see("just_one/guess")
    return [clue for giver, clue in clues.items() if clue == own_clue(giver)]


def write_the_same(evening: JustOneTable) -> dict[Phone, str]:
    """One word in two ways: both vanish."""
    one, other, *_ = evening.givers
    return {one: "zzmoon", other: "ZZMoon"}


def write_the_word(evening: JustOneTable) -> dict[Phone, str]:
    """One writes the secret itself, as far as it is one word; it vanishes."""
    one, other, *_ = evening.givers
    return {one: evening.word.replace(" ", ""), other: own_clue(other)}


def write_one(evening: JustOneTable) -> dict[Phone, str]:
    return {evening.givers[0]: own_clue(evening.givers[0])}


def see_who_writes(evening: JustOneTable) -> None:
    """The guesser sees the wait and nothing else; the others hold their card for the word."""
    guesser = evening.guesser
    expect(guesser.heading("phone.just_one.you_guess")).to_be_visible()
    expect(guesser.pad).to_have_count(0)
    for giver in evening.givers:
        assert giver.reads_card().word == evening.word
    read_all(evening.screens)


def see_what_is_left(evening: JustOneTable, left: list[str], read: bool) -> None:
    """On every screen, in one and the same order, without names; nothing tells what has vanished."""
    for screen in evening.screens:
        screen.draws("just_one/guess")
        assert sorted(screen.facts["clues"]) == sorted(left)
        assert screen.facts["clues"] == evening.host.facts["clues"]
        for clue in left:
            expect(screen.page.get_by_text(clue, exact=True)).to_be_visible()
    if not left:
        for screen in (evening.board, evening.guesser):
            screen.shows("common.just_one.all_vanished")
    if read:
        evening.tells()
        read_all(evening.screens)


def see_the_end(evening: JustOneTable, word: str, guesser: Phone, end: str, read: bool) -> None:
    evening.skips_the_story()
    evening.tells()
    said = {"=": "common.verdict.exact", "w": "common.verdict.wrong"}.get(end, "common.just_one.skipped")
    for screen in evening.screens:
        expect(screen.heading(said, name=guesser.name)).to_be_visible()
        expect(screen.page.get_by_text(word, exact=True).first).to_be_visible()
        for clue in screen.facts["clues"]:
            assert screen.name_of(clue["seat"]) != guesser.name
            expect(screen.page.get_by_text(clue["word"], exact=True).first).to_be_visible()
    lost = sum(clue["lost"] for clue in evening.host.facts["clues"])
    for phone in evening.phones:
        expect(phone.page.locator(".row.lost")).to_have_count(lost)
    if read:
        read_all(evening.screens)


def read_all(screens: list[Screen]) -> None:
    for screen in screens:
        check_language(screen)


def see_the_result(evening: JustOneTable, course: str, label: str) -> None:
    evening.all_see("result")
    right = course.count("=")
    for screen in evening.screens:
        screen.draws("result")
        assert {key: screen.facts[key] for key in ("label", "right", "cards", "winners")} == {
            "label": label,
            "right": right,
            "cards": len(course),
            "winners": [],
        }
        expect(screen.heading(f"common.label.{label}")).to_be_visible()
        screen.shows("common.just_one.of_cards", right=right, count=len(course))
    read_all(evening.screens)


def play_again_in_another_order(evening: JustOneTable, first: str) -> None:
    """The count begins anew, and the order is drawn: sooner or later somebody else begins."""
    for _ in range(40):
        evening.host.taps("phone.move.again")
        evening.all_see("just_one/write")
        assert (evening.board.facts["card"], evening.board.facts["right"]) == (1, 0)
        if evening.guesser.name != first:
            return
        evening.ends()
        evening.board.shows("common.just_one.no_cards")
    raise AssertionError(f"{first} is always the first")
