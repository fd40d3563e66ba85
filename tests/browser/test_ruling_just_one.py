"""What the host does for a table at Just One: a close guess counted by one tap, a clue that was changed taken back."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable, writes
from tests.browser.phone import Phone
from tests.browser.screen import all_until
from tests.browser.test_secrets_on_the_wire import nonsense
from tests.web.running import Running


def test_a_close_guess_is_counted_by_the_hosts_tap(
    table: Callable[..., JustOneTable], farol: Running
) -> None:
    evening = table(kind=JustOneTable)
    evening.code = evening.board.opens_a_room()
    nonsense(evening, farol)  # a word of it with a letter missing is close for certain
    evening.welcomes("Ben")
    evening.welcomes("Cleo")
    evening.starts()
    word = evening.word
    evening.write()
    evening.guess(word[:-1])
    evening.skips_the_story()
    see(evening, "close", ruled=False, right=0)
    evening.board.shows("board.just_one.close")
    for phone in evening.phones[1:]:
        expect(phone.button("phone.just_one.count_it")).to_have_count(0)
    evening.host.taps("phone.just_one.count_it")
    see(evening, "exact", ruled=True, right=1)
    expect(evening.host.button("phone.just_one.count_it")).to_have_count(0)
    for screen in evening.screens:
        screen.shows("common.just_one.ruled")

    evening.host.opens_menu()
    evening.host.taps("phone.undo.button", what=evening.host.says("phone.undo.overrule"))
    see(evening, "close", ruled=False, right=0)
    evening.host.pulls("overrule")
    evening.host.taps("common.verdict.exact")
    see(evening, "exact", ruled=True, right=1)
    evening.ends()
    for screen in evening.screens:
        expect(screen.heading("common.label.telepathic")).to_be_visible()


def see(evening: JustOneTable, verdict: str, ruled: bool, right: int) -> None:
    facts = {"verdict": verdict, "ruled": ruled, "right": right}
    all_until(evening.screens, lambda screen: facts.items() <= screen.facts.items())
    told = "phone.just_one.close" if verdict == "close" else f"common.verdict.{verdict}"
    for phone in evening.phones:
        expect(phone.heading(told)).to_be_visible()


def test_a_changed_clue_is_taken_back_from_the_drawer(table: Callable[..., JustOneTable]) -> None:
    """Back to the first one, then to none; whoever wrote it is asked again, and finds it in the field."""
    evening = table(kind=JustOneTable).gathers(4)
    evening.starts()
    host, giver = evening.host, evening.givers[-1]
    writes(giver, "zzfirst")
    half_a_change_is_found_again(giver)
    writes(giver, "zzsecond")
    expect(giver.page.get_by_text("zzsecond", exact=True)).to_be_visible()
    undo_the_clue(evening)
    giver.until(lambda: giver.mine["sent"] == "zzfirst")
    expect(giver.page.get_by_text("zzfirst", exact=True)).to_be_visible()
    expect(giver.page.get_by_text("zzsecond", exact=True)).to_have_count(0)
    undo_the_clue(evening)
    giver.until(lambda: giver.is_up)
    expect(giver.clue_field).to_have_value("zzsecond")
    assert "undo" not in host.view["host"]["moves"]
    evening.write({giver: "zzthird"})
    assert "zzthird" in evening.board.facts["clues"]
    assert not {"zzfirst", "zzsecond"} & set(evening.board.facts["clues"])


def test_a_change_is_left_and_a_void_card_leaves_no_clue_behind(table: Callable[..., JustOneTable]) -> None:
    evening = table(kind=JustOneTable).gathers(3)
    evening.starts()
    giver = evening.givers[0]
    writes(giver, "zzfirst")
    giver.taps("phone.clue.change")
    expect(giver.clue_field).to_have_value("zzfirst")
    giver.clue_field.fill("half")
    giver.taps("phone.clue.leave")
    expect(giver.page.get_by_text("zzfirst", exact=True)).to_be_visible()
    giver.taps("phone.clue.change")
    expect(giver.clue_field).to_have_value("zzfirst")
    giver.taps("phone.clue.send")
    expect(giver.button("phone.clue.change")).to_be_visible()
    deal = giver.view["deal"]
    evening.host.pulls("void")
    evening.host.taps("phone.sure.void_button")
    all_until(evening.screens, lambda screen: screen.view["deal"] != deal)
    for phone in evening.givers:
        expect(phone.clue_field).to_have_value("")


def half_a_change_is_found_again(giver: Phone) -> None:
    """The clue that was sent stands, and what was typed instead waits where it was typed."""
    giver.taps("phone.clue.change")
    giver.clue_field.fill("half")
    giver.reloads()
    expect(giver.page.get_by_text("zzfirst", exact=True)).to_be_visible()
    giver.taps("phone.clue.change")
    expect(giver.clue_field).to_have_value("half")


def undo_the_clue(evening: JustOneTable) -> None:
    host, name = evening.host, evening.givers[-1].name
    before = host.view["v"]
    host.opens_menu()
    host.taps("phone.undo.button", what=host.says("phone.undo.clue", name=name))
    host.until(lambda: host.view["v"] > before)
    evening.settles()
