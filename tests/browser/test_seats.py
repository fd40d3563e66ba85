"""Seats and phones: a second tab, a seat that moves to another phone, several on one phone, late, removed, without a host."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.phone import Phone
from tests.browser.table import Table


def test_a_second_tab_takes_over_and_the_first_says_so(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/clue")
    ben = evening.phones[1]
    seat, first = ben.seat, ben.page
    ben.page = ben.new_page()
    ben.view = {}
    ben.opens(evening.code)
    ben.until(lambda: ben.view)
    assert ben.seat == seat and ben.scene == "imposter/clue"
    expect(first.get_by_text(ben.says("phone.gone.taken_over"))).to_be_visible()
    first.get_by_role("button", name=ben.says("phone.gone.taken_over_button")).tap()
    ben.shows("phone.gone.taken_over")
    expect(first.get_by_role("heading", level=1)).to_be_visible()
    expect(first.locator(".frame.imposter-clue")).to_be_visible()
    ben.page = first


def test_a_seat_code_moves_a_seat_to_another_phone(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/clue")
    old = evening.phones[2]
    seat, card = old.seat, old.card
    code = evening.host.asks_seat_code(old.name)
    new = Phone(evening.browser, evening.base, "en", old.name)
    evening.phones[2] = new
    evening.moved.append(old)
    new.opens(evening.code)
    new.taps("phone.join.claim")
    new.field("phone.claim.label").fill(code.lower())
    new.taps("phone.claim.button")
    new.until(lambda: new.view.get("mine"))
    assert new.seat == seat
    assert new.reads_card() == card
    expect(old.page.get_by_role("heading", level=1)).to_have_text(old.says("phone.gone.taken_over"))
    new.reloads()
    assert new.seat == seat
    new.card = card
    evening.give_clues()


def test_several_seats_on_one_phone_pass_a_guard_page(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    shared = evening.phones[2]
    shared.adds("Gil")
    evening.board.until(lambda: len(evening.board.view["seats"]) == 4)
    evening.starts()
    for phone in evening.phones[:2]:
        phone.looks()
    for name, after in (("Cleo", "Gil"), ("Gil", None)):
        expect(shared.heading("phone.passed.for", name=name)).to_be_visible()
        expect(shared.pad).to_have_count(0)
        assert all(mine["card"] is None and mine["ask"] is None for mine in shared.view["mine"])
        shared.taps("phone.passed.me", name=name)
        shared.reads_card()
        held = [mine for mine in shared.view["mine"] if mine["card"]]
        assert [shared.name_of(mine["seat"]) for mine in held] == [name]
        shared.passes_to(after)
    evening.all_see("imposter/clue")
    shared.until(lambda: all(mine["card"] is None for mine in shared.view["mine"]))


def test_a_removed_phone_is_told_and_may_join_again(table: Callable[..., Table]) -> None:
    evening = table().gathers(4)
    dan = evening.phones[3]
    evening.host.removes("Dan")
    dan.shows("phone.gone.removed")
    evening.board.until(lambda: len(evening.board.view["seats"]) == 3)
    evening.board.shows("common.notice.removed", name="Dan")
    dan.view = {}
    dan.taps("phone.gone.removed_button")
    dan.sits()
    evening.board.until(lambda: len(evening.board.view["seats"]) == 4)
    assert dan.view["scene"] == "lobby"


def test_a_late_joiner_watches_and_is_dealt_in_at_the_next_round(table: Callable[..., Table]) -> None:
    evening = table().gathers(3).plays_to("imposter/look")
    late = evening.welcomes("Dan")
    watches(late, "phone.look.others")
    assert late.mine["card"] is None and late.mine["ask"] is None
    evening.board.shows("board.waiting_round", names="Dan")
    evening.phones.remove(late)
    evening.look()
    watches(late, "phone.clue.turn", name=evening.up.name)
    evening.give_clues()
    watches(late, "phone.vote.title", count=1)
    expect(late.page.get_by_text(late.says("phone.vote.line"))).to_have_count(0)
    evening.vote(evening.imposter)
    evening.guess("teapot")
    evening.are_ready()
    evening.phones.append(late)
    evening.look()
    assert late.card is not None


def watches(late: Phone, title: str, **params: object) -> None:
    """Is told what the table does, and that it watches; nothing as if it had a card or a vote."""
    expect(late.page.get_by_role("heading", level=1)).to_have_text(late.says(title, **params))
    late.shows("phone.wait.watching")
    late.shows("phone.wait.next_round")
    expect(late.pad).to_have_count(0)


def test_a_name_that_is_taken_is_refused_and_stays_in_the_field(table: Callable[..., Table]) -> None:
    evening = table("es").gathers(["Ana", "Íñigo"])
    third = Phone(evening.browser, evening.base, "es", "  inigo ")
    evening.phones.append(third)
    third.opens(evening.code)
    third.field("phone.join.name").fill("  inigo ")
    third.taps("phone.join.button")
    third.shows("refusal.name_taken")
    expect(third.field("phone.join.name")).to_have_value("  inigo ")
    third.field("phone.join.name").fill("<b>Eva</b> & co")
    third.taps("phone.join.button")
    expect(evening.board.page.get_by_text("<b>Eva</b> & co", exact=True)).to_be_visible()


def test_a_phone_opens_a_room_and_a_board_joins_it_by_its_code(table: Callable[..., Table]) -> None:
    evening = table()
    ana = Phone(evening.browser, evening.base, "en", "Ana")
    evening.phones.append(ana)
    evening.code = ana.opens_a_room()
    ana.sits()
    assert ana.view["host"]
    evening.board.opens_by_typing(evening.code.lower())
    expect(evening.board.page.get_by_text("Ana", exact=True)).to_be_visible()


def test_a_laptop_may_play_as_well_as_show_the_board(table: Callable[..., Table]) -> None:
    """On a wide screen both ways stand there; a phone is offered its own only."""
    evening = table("es").gathers(["Ana"])
    wide = Board(evening.browser, evening.base, "es")
    evening.moved.append(wide)
    wide.goes("/")
    field = wide.page.get_by_label(wide.says("start.code"))
    expect(wide.button("start.join_wide")).to_be_disabled()
    field.fill(f" {evening.code[:2]} {evening.code[2:].lower()}")
    wide.button("start.join_wide").click()
    wide.page.wait_for_url(f"**/{evening.code}")
    wide.shows("phone.join.name")
    small = Phone(evening.browser, evening.base, "es", "")
    evening.moved.append(small)
    small.goes("/")
    expect(small.button("start.join")).to_be_visible()
    expect(small.button("start.show")).to_have_count(0)


def test_somebody_may_lead_without_a_seat(table: Callable[..., Table]) -> None:
    evening = table()
    evening.code = evening.board.opens_a_room()
    leader = Phone(evening.browser, evening.base, "en", "")
    evening.moved.append(leader)
    leader.opens(evening.code)
    leader.taps("phone.join.lead")
    leader.until(lambda: leader.view.get("host"))
    for name in ("Ana", "Ben", "Cleo"):
        evening.welcomes(name)
    leader.starts()
    evening.look()
    assert leader.view["mine"] == []
    leader.reloads()
    leader.draws("imposter/clue")
    assert leader.view["host"]
