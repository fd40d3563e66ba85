"""While dials turn and clues are typed nothing leaves the phone; what is sent, the target and the word reach nobody too early."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable, changes, writes
from tests.browser.phone import Phone
from tests.browser.quiet import nothing_leaves, numbers_sent_to
from tests.browser.screen import Screen, all_until
from tests.browser.test_secrets_on_the_wire import STORED, check_all, nonsense, tokens_in
from tests.browser.turning import dial, locks, nudges, shows_needles, stands_at, turns_to
from tests.browser.wavelength_table import WavelengthTable, reads_target
from tests.web.running import Running
from tests.web.wire_frames import TOKENS


def test_dials_and_target_reach_nobody_before_the_reveal(
    table: Callable[..., WavelengthTable], farol: Running
) -> None:
    evening = table(kind=WavelengthTable).gathers(3)
    evening.starts()
    deal_until_the_target_is_odd(evening)
    psychic, target = evening.psychic, evening.target
    reads_target(psychic)
    with nothing_leaves(psychic):
        psychic.clue_field.type("zzclue")
    assert target in numbers_sent_to(psychic)
    is_told_nobody_but(evening, psychic, target)
    evening.clue()
    first, second = evening.guessers
    with nothing_leaves(first):
        locked = turns_about(first, target)
    is_told_nobody_but(evening, first, locked)
    assert locks(first) == locked
    assert [frame for frame in first.sent if '["answer"' in frame and str(locked) in frame]
    all_until(evening.screens, lambda screen: answered(screen, first))
    shows_needles(first, 1)
    for phone in (psychic, second):
        shows_needles(phone, int(phone is second))  # the one that it is turning itself
    is_told_nobody_but(evening, psychic, target)
    is_told_nobody_but(evening, first, locked)
    assert "target" not in farol.log
    locks(second)
    evening.all_see("wavelength/reveal")
    for screen in evening.screens:
        assert (screen.facts["target"], screen.facts["guesses"][first.seat]) == (target, locked)
        assert {target, locked} <= numbers_sent_to(screen)


def deal_until_the_target_is_odd(evening: WavelengthTable) -> None:
    """A round number of the dial may stand in a frame by chance: such rounds are void."""
    while evening.target.is_integer():
        step = evening.board.view["step"]
        evening.host.pulls("void")
        evening.host.taps("phone.sure.void_button")
        all_until(evening.screens, lambda screen, step=step: screen.view["step"] != step)


def turns_about(phone: Phone, target: float) -> float:
    """By finger, buttons and keys; where it comes to stand is no number that is there by chance."""
    for position in (90, 5, 42.3):
        turns_to(phone, position)
    nudges(phone, 1)
    dial(phone).press("PageUp")
    while stands_at(phone).is_integer() or stands_at(phone) == target:
        dial(phone).press("Shift+ArrowRight")
    return stands_at(phone)


def answered(screen: Screen, phone: Phone) -> bool:
    return next(bool(seat["answered"]) for seat in screen.view["seats"] if seat["id"] == phone.seat)


def is_told_nobody_but(evening: WavelengthTable, holder: Phone, number: float) -> None:
    """No other screen was sent it or shows it, and none but its own dial keeps it."""
    for screen in evening.screens:
        if screen is not holder:
            assert number not in numbers_sent_to(screen)
            assert str(number) not in screen.page.evaluate("document.body.innerText")
        if screen is not holder or screen is evening.psychic:
            assert str(number) not in screen.page.evaluate(STORED)


def test_the_word_and_the_clues_reach_nobody_too_early(
    table: Callable[..., JustOneTable], farol: Running
) -> None:
    evening = table(kind=JustOneTable)
    evening.code = evening.board.opens_a_room()
    nonsense(evening, farol)
    for name in ("Ben", "Cleo", "Dan"):
        evening.welcomes(name)
    evening.starts()
    assert evening.word in TOKENS
    guesser, (one, other, third) = evening.guesser, evening.givers
    for giver in (one, other, third):
        giver.card = giver.reads_card()
    with nothing_leaves(one):
        one.clue_field.type("zzsame")
    writes(one, "zzsame")
    writes(other, "zzsoon")
    changes(other, "zzSame")
    check_all(evening, farol)
    are_told_nobody_but(evening, {"zzsame": one, "zzsoon": other, "zzSame": other})
    writes(third, "zzleft")
    evening.all_see("just_one/guess")
    check_all(evening, farol)
    are_told_nobody_but(evening, {"zzsame": one, "zzsoon": other, "zzSame": other})
    assert all((screen.facts["clues"], screen.facts["lost"]) == (["zzleft"], 2) for screen in evening.screens)
    with nothing_leaves(guesser):
        guesser.guess_field.type("zzguess")
    evening.guess("zzguess")
    for screen in evening.screens:
        assert screen.facts["word"] == one.card.word
        assert not [frame for frame in screen.received if "zzsoon" in frame and screen is not other]
    expect(guesser.page.get_by_text("zzSame", exact=True)).to_be_visible()
    assert not tokens_in(farol.log)


def are_told_nobody_but(evening: JustOneTable, clues: dict[str, Phone]) -> None:
    """Each clue stands in frames of its giver alone, and on no other page."""
    for clue, giver in clues.items():
        for screen in evening.screens:
            if screen is not giver:
                assert not [frame for frame in screen.received if f'"{clue}"' in frame]
                assert clue not in screen.page.evaluate("document.body.innerText")
            assert screen is giver or clue not in screen.page.evaluate(STORED)
