"""A match of Wavelength and one of Just One by keyboard alone, and what a screen reader is given of them."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable
from tests.browser.lobby import game_card
from tests.browser.phone import Phone
from tests.browser.reader import Reader
from tests.browser.table import Table
from tests.browser.test_access import Keys
from tests.browser.test_by_ear import end_and_play_again
from tests.browser.tree import hears, names, text
from tests.browser.turning import dial
from tests.browser.wavelength_table import WavelengthTable, place_said, target_said


def starts(evening: Table, game: str, scene: str) -> None:
    """The host goes to the game's card, and to the button that starts."""
    host = evening.host
    keys = Keys(host)
    keys.reaches(game_card(host, game))
    keys.keyboard.press("Enter")
    host.until(lambda: host.view["room"]["game"] == game)
    expect(game_card(host, game)).to_have_attribute("aria-pressed", "true")
    keys.presses("phone.lobby.start")
    evening.all_see(scene)


def test_a_match_of_wavelength_with_keyboards_alone(table: Callable[..., WavelengthTable]) -> None:
    evening = table(kind=WavelengthTable).gathers(3)
    starts(evening, "wavelength", "wavelength/clue")
    psychic, guessers = evening.psychic, evening.guessers
    reads_the_target_with_the_space_bar(psychic)
    for guesser in guessers:
        hears(guesser, "heading", guesser.says("phone.wavelength.thinks", name=psychic.name))
        assert not names(guesser, "slider")
    Keys(psychic).types(psychic.clue_field, "zzoven")
    evening.all_see("wavelength/guess")
    hears(psychic, "heading", "zzoven")
    for guesser, turn in zip(guessers, (("PageUp", 60, 1), ("Home", 0, 0)), strict=True):
        turns_with_keys(guesser, *turn)
        Keys(guesser).presses("phone.dial.lock")
        if guesser is guessers[0]:
            hears(guesser, "StaticText", guesser.says("phone.dial.own", place=place_said(guesser, turn[1])))
    evening.all_see("wavelength/reveal")
    assert sorted(evening.board.facts["guesses"].values()) == [0, 60]
    for phone in evening.phones:
        gained = phone.facts["points"][phone.seat]
        hears(phone, "heading", phone.says("phone.wavelength.gained", count=gained))
        hears(phone, "StaticText", target_said(phone, phone.facts["target"]))
        for seat, position in phone.facts["guesses"].items():
            place = place_said(phone, position)
            hears(phone, "StaticText", phone.says("phone.dial.of", name=phone.name_of(seat), place=place))
    for phone in evening.phones:
        Keys(phone).presses("phone.ready.plain")
    end_and_play_again(evening, [Reader(phone) for phone in evening.phones], "wavelength/clue")


def reads_the_target_with_the_space_bar(psychic: Phone) -> None:
    said = target_said(psychic, psychic.mine["card"]["target"])
    keys = Keys(psychic)
    keys.reaches(psychic.pad)
    assert said not in text(psychic)
    keys.keyboard.down(" ")
    hears(psychic, "StaticText", said)
    keys.keyboard.up(" ")
    expect(psychic.face).to_have_count(0)
    assert said not in text(psychic)


def turns_with_keys(guesser: Phone, key: str, position: int, end: int) -> None:
    """The slider says where it stands, in a number and in words, before and after."""
    pair = guesser.facts["pair"]
    label = guesser.says("phone.dial.label", left=pair[0], right=pair[1])
    middle = guesser.says("phone.dial.middle", left=pair[0], right=pair[1])
    hears(guesser, "heading", "zzoven")
    hears(guesser, "slider", label, "50")
    expect(dial(guesser)).to_have_attribute("aria-valuetext", middle)
    keys = Keys(guesser)
    keys.reaches(dial(guesser))
    keys.keyboard.press(key)
    hears(guesser, "slider", label, str(position))
    stands = guesser.says("phone.dial.at", position=position, end=pair[end])
    expect(dial(guesser)).to_have_attribute("aria-valuetext", stands)


def test_a_match_of_just_one_with_keyboards_alone(table: Callable[..., JustOneTable]) -> None:
    evening = table(kind=JustOneTable).gathers(3)
    starts(evening, "just_one", "just_one/write")
    guesser, (one, other) = evening.guesser, evening.givers
    word = evening.word
    for giver in (one, other):
        reads_the_word_with_the_space_bar(giver, word)
    keys = Keys(one)
    keys.types(one.clue_field, "zzfirst")
    keys.presses("phone.clue.change")
    expect(one.clue_field).to_be_focused()
    keys.presses("phone.clue.leave")
    expect(one.button("phone.clue.change")).to_be_focused()
    keys.presses("phone.clue.change")
    expect(one.clue_field).to_have_value("zzfirst")
    keys.types(one.clue_field, "zzsame")
    hears(one, "StaticText", "zzsame")
    hears(guesser, "heading", guesser.says("phone.just_one.you_guess"))
    assert not names(guesser, "textbox")
    assert word not in text(guesser)
    Keys(other).types(other.clue_field, "zzsame")
    evening.all_see("just_one/guess")
    hears(guesser, "StaticText", guesser.says("common.just_one.all_vanished"))
    hears(guesser, "textbox", guesser.says("phone.guess.label"))
    assert word not in text(guesser) and "zzsame" not in text(guesser)
    Keys(guesser).presses("phone.guess.skip")
    Keys(guesser).presses("phone.guess.skip_sure")
    evening.all_see("just_one/reveal")
    for phone in evening.phones:
        hears(phone, "StaticText", word)
        assert names(phone, "StaticText").count(phone.says("common.just_one.lost")) == 2
    for phone in evening.phones:
        Keys(phone).presses("phone.ready.plain")
    end_and_play_again(evening, [Reader(phone) for phone in evening.phones], "just_one/write")


def reads_the_word_with_the_space_bar(giver: Phone, word: str) -> None:
    keys = Keys(giver)
    keys.reaches(giver.pad)
    assert word not in text(giver)
    keys.keyboard.down(" ")
    hears(giver, "StaticText", word)
    keys.keyboard.up(" ")
    expect(giver.face).to_have_count(0)
