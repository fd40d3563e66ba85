"""One phone for the whole table, with a TV or without; a host who leads it; people with phones of their own beside it."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.browser.lobby import play_by
from tests.browser.phone import Phone
from tests.browser.screen import Screen, all_until
from tests.browser.sharers import look_in_turn, main_button, names, sit_down
from tests.browser.table import Table

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")


def one_phone(evening: Table, preset: str, way: str) -> Phone:
    """Everyone on one phone, without a TV."""
    phone = sit_down(evening, PEOPLE)
    play_by(phone, preset, way)
    return phone


def test_a_host_leads_a_round_on_one_phone(table: Callable[..., Table]) -> None:
    phone = one_phone(table(), "table", "led")
    phone.starts()
    phone.draws("imposter/look")
    look_in_turn(phone, PEOPLE)
    place = phone.page.locator(".lead-main").bounding_box()
    for _ in range(2):
        for name in names(phone, phone.facts["order"]):
            expect(phone.page.locator(".lead-main")).to_contain_text(phone.says("phone.lead.said", name=name))
            phone.goes_on()
    assert phone.scene == "imposter/talk"
    assert phone.page.locator(".lead-main").bounding_box() == place
    phone.goes_on()
    assert phone.scene == "imposter/vote"
    points_at(phone, accused := phone.view["seats"][1]["id"])
    assert phone.page.locator(".lead-main").bounding_box() == place
    phone.goes_on()
    if phone.scene == "imposter/guess":
        phone.goes_on()
        phone.taps("phone.ruling.wrong")
        phone.until(lambda: phone.scene == "imposter/reveal")
    assert phone.facts["accused"] == accused
    while phone.scene == "imposter/reveal":
        phone.goes_on()
    assert phone.scene == "imposter/look" and phone.facts["round"] == 2


def points_at(phone: Phone, accused: str) -> None:
    """Everyone at the same, who points at the first of the others."""
    name = phone.name_of(accused)
    for voter in phone.view["seats"]:
        other = PEOPLE[0] if voter["id"] == accused else name
        phone.page.locator(".tally-target").filter(has_text=other).tap()
    expect(phone.page.locator(".lead-main")).to_have_text(phone.says("phone.tally.most", names=name, count=1))


def test_a_tally_outlives_a_reload_and_comes_back_with_its_undo(table: Callable[..., Table]) -> None:
    phone = one_phone(table(), "table", "led")
    phone.starts()
    look_in_turn(phone, PEOPLE)
    while phone.scene != "imposter/vote":
        phone.goes_on()
    points_at(phone, phone.view["seats"][1]["id"])
    phone.reloads()
    expect(phone.page.locator(".tally-voter.done")).to_have_count(len(PEOPLE))
    phone.goes_on()
    phone.taps("phone.undo.button", what=phone.says("phone.undo.tally"))
    phone.until(lambda: phone.scene == "imposter/vote")
    expect(phone.page.locator(".tally-voter.done")).to_have_count(len(PEOPLE))
    expect(phone.page.locator(".lead-main")).to_have_text(
        phone.says("phone.tally.most", names="Ben", count=1)
    )


def test_undo_says_what_it_takes_back(table: Callable[..., Table]) -> None:
    phone = one_phone(table(), "table", "led")
    phone.starts()
    look_in_turn(phone, PEOPLE)
    first, second = names(phone, phone.facts["order"])[:2]
    phone.goes_on()
    phone.taps("phone.undo.button", what=phone.says("phone.undo.said", name=first))
    expect(phone.heading("phone.clue.turn", name=first)).to_be_visible()
    phone.shows("phone.notice.undone", what=phone.says("phone.undo.said", name=first))
    phone.goes_on()
    expect(phone.heading("phone.clue.turn", name=second)).to_be_visible()


def test_a_report_is_asked_for_twice_and_named_by_the_host(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    host, ben = evening.host, evening.phones[1]
    play_by(host, "table", "led")
    host.starts()
    evening.all_see("imposter/look")
    for phone in evening.phones:
        phone.looks()
    evening.all_see("imposter/clue")
    ben.taps("phone.report.button")
    assert not host.view["host"]["reported"]
    ben.taps("phone.report.armed")
    host.until(lambda: host.view["host"]["reported"])
    host.taps("phone.report.nobody")
    host.until(lambda: not host.view["host"]["reported"])
    host.taps("phone.report.button")
    host.choose_seat("Cleo")
    evening.all_see("imposter/reveal")
    assert host.facts["said_by"] == evening.phones[2].seat


def test_on_three_one_tap_is_the_vote(table: Callable[..., Table]) -> None:
    evening = table().gathers(4)
    play_by(evening.host, "table", "own")
    evening.host.starts()
    evening.all_see("imposter/look")
    for phone in evening.phones:
        phone.looks()
    evening.all_see("imposter/clue")
    while evening.host.scene == "imposter/clue":
        say_it(evening)
    for phone in evening.phones:
        phone.taps("phone.ready.imposter_talk")
    evening.all_see("imposter/vote")
    all_until(evening.phones, lambda phone: phone.mine["ask"])
    for phone, other in zip(evening.phones, evening.phones[1:] + evening.phones[:1], strict=True):
        phone.page.locator(".one-tap-name").filter(has_text=other.name).tap()
    evening.all_see("imposter/revote")


def test_the_second_tap_of_a_double_tap_hits_nothing(table: Callable[..., Table]) -> None:
    """It would be the next speaker's: the button has changed its meaning under the finger."""
    phone = sit_down(table(), ("Ana", "Ben", "Cleo", "Dan"))
    play_by(phone, "table", "led")
    phone.starts()
    look_in_turn(phone, ("Ana", "Ben", "Cleo", "Dan"))
    order = phone.facts["order"]
    main_button(phone).tap(trial=True)  # waits until it takes taps
    box = main_button(phone).bounding_box()
    assert box is not None
    for _ in range(2):
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.until(lambda: phone.facts["turn"] == order[1])
    main_button(phone).tap(trial=True)
    assert phone.facts["turn"] == order[1]


def say_it(evening: Table) -> None:
    up = evening.up
    step = evening.host.view["step"]
    up.taps("phone.ready.imposter_clue")
    all_until(evening.screens, partial(_past, step))


def _past(step: int, screen: Screen) -> bool:
    return bool(screen.view["step"] != step)
