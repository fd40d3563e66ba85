"""Wavelength and Just One with everybody on one phone and no board, and with some who share one beside phones of their own."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable, skips
from tests.browser.phone import Phone
from tests.browser.screen import all_until
from tests.browser.sharers import is_guarded, names, sit_down, take
from tests.browser.table import Table
from tests.browser.test_mixed_table import Person, all_ready, gather
from tests.browser.turning import dial, locks, shows_needles, stands_at, turns_to
from tests.browser.wavelength_table import WavelengthTable, reads_target

THREE = ("Ana", "Ben", "Cleo")
ASIDE = 20


def test_three_on_one_phone_play_wavelength(table: Callable[..., WavelengthTable]) -> None:
    evening = table(kind=WavelengthTable)
    phone = sit_down(evening, THREE)
    evening.starts()
    psychic = phone.name_of(phone.facts["psychic"])
    others = [name for name in THREE if name != psychic]
    target = give_the_clue(phone, psychic, others[0])
    for name in others:
        turn_in_turn(phone, name, target, reloads=name == others[0])
    scores = see_the_story(phone)
    assert scores == dict.fromkeys(THREE, 6)
    go_on(phone)
    second = phone.name_of(phone.facts["psychic"])
    assert second != psychic
    is_guarded(phone, second)
    evening.ends()
    assert {phone.name_of(seat): points for seat, points in phone.facts["scores"].items()} == scores
    for name in THREE:
        expect(phone.page.get_by_role("heading", level=1)).to_contain_text(name)
    phone.taps("phone.move.again")
    evening.all_see("wavelength/clue")
    is_guarded(phone, phone.name_of(phone.facts["psychic"]))


def give_the_clue(phone: Phone, psychic: str, after: str) -> float:
    """The psychic takes the phone, and lays it back without a trace of the target."""
    take(phone, psychic)
    target = float(reads_target(phone)["target"])
    phone.gives_clue("zzclue")
    phone.until(lambda: phone.scene == "wavelength/guess")
    is_guarded(phone, after)
    expect(phone.page.locator(".dial")).to_have_count(0)
    return target


def turn_in_turn(phone: Phone, name: str, target: float, reloads: bool) -> None:
    """Nobody's needle but one's own is on the dial; half turned it outlives a reload, behind the guard page."""
    take(phone, name)
    expect(phone.pad).to_have_count(0)
    shows_needles(phone, 1)
    assert stands_at(phone) == 50
    if reloads:
        turns_to(phone, ASIDE)
        left = stands_at(phone)
        phone.reloads()
        is_guarded(phone, name)
        expect(dial(phone)).to_have_count(0)
        phone.taps("phone.passed.me", name=name)
        expect(dial(phone)).to_have_attribute("aria-valuenow", f"{left:g}")
    turns_to(phone, target)
    locks(phone)


def see_the_story(phone: Phone) -> dict[str, int]:
    """On the page that all may see; the host does not wait for it. The points of the round by name."""
    phone.until(lambda: phone.scene == "wavelength/reveal")
    expect(
        phone.heading("phone.wavelength.needles").or_(phone.page.locator(".dial .needle").first)
    ).to_be_visible()
    phone.pulls("skip_story")
    phone.until(lambda: phone.facts["told"])
    for seat, points in phone.facts["points"].items():
        row = phone.page.get_by_role("listitem").filter(
            has=phone.page.get_by_text(phone.name_of(seat), exact=True)
        )
        expect(row).to_contain_text(f"+{points}")
    return {phone.name_of(seat): points for seat, points in phone.facts["points"].items()}


def go_on(phone: Phone) -> None:
    """One tap for all who are on this phone."""
    step = phone.view["step"]
    phone.taps("phone.ready.all")
    phone.until(lambda: phone.view["step"] != step)


def test_three_on_one_phone_play_just_one(table: Callable[..., JustOneTable]) -> None:
    evening = table(kind=JustOneTable)
    phone = sit_down(evening, THREE)
    evening.starts()
    guessers = []
    for vanish in (False, True):
        guesser = phone.name_of(phone.facts["guesser"])
        guessers.append(guesser)
        word = write_in_turn(phone, [name for name in THREE if name != guesser], same=vanish)
        guess_in_turn(phone, guesser, word)
        phone.pulls("skip_story")
        phone.until(lambda: phone.facts["told"])
        expect(phone.page.get_by_text(word, exact=True)).to_be_visible()
        go_on(phone)
    assert len(set(guessers)) == 2
    evening.ends()
    expect(phone.heading("common.label.solid")).to_be_visible()
    phone.shows("common.just_one.of_cards", right=1, count=2)
    phone.taps("phone.move.again")
    evening.all_see("just_one/write")
    first = phone.name_of(phone.facts["guesser"])
    is_guarded(phone, next(name for name in THREE if name != first))


def write_in_turn(phone: Phone, givers: list[str], same: bool) -> str:
    """Each giver takes the phone, sees the word and writes; the next one finds nothing of it. Gives the word."""
    words = set()
    for name in givers:
        take(phone, name)
        words.add(phone.reads_card().word)
        phone.gives_clue("zzsame" if same else f"zz{name.lower()}")
        expect(phone.page.get_by_text(f"zz{name.lower()}", exact=True)).to_have_count(0)
    (word,) = words
    phone.until(lambda: phone.scene == "just_one/guess")
    return word


def guess_in_turn(phone: Phone, guesser: str, word: str) -> None:
    """The guesser takes the phone: clues, and no card; half a guess outlives a reload. Without clues it is a skip."""
    take(phone, guesser)
    expect(phone.pad).to_have_count(0)
    expect(phone.page.get_by_text(word, exact=True)).to_have_count(0)
    for clue in phone.facts["clues"]:
        expect(phone.page.get_by_text(clue, exact=True)).to_be_visible()
    if not phone.facts["clues"]:
        phone.shows("common.just_one.all_vanished")
        skips(phone)
    else:
        phone.guess_field.fill("half")
        phone.reloads()
        is_guarded(phone, guesser)
        phone.taps("phone.passed.me", name=guesser)
        expect(phone.guess_field).to_have_value("half")
        phone.guesses(word)
    phone.until(lambda: phone.scene == "just_one/reveal")


def test_two_share_a_phone_at_wavelength(table: Callable[..., WavelengthTable]) -> None:
    """Until the psychic was once among the two who share, and once not."""
    evening = table(kind=WavelengthTable)
    people = gather(evening)
    evening.starts()
    psychics = set()
    while {people[name].shares for name in psychics} != {True, False}:
        psychic = evening.host.name_of(evening.host.facts["psychic"])
        psychics.add(psychic)
        people[psychic].takes()
        target = reads_target(people[psychic].phone)["target"]
        people[psychic].phone.gives_clue("zzclue")
        evening.all_see("wavelength/guess")
        for person in (person for name, person in people.items() if name != psychic):
            person.takes()
            expect(person.phone.heading("phone.wavelength.turn").or_(dial(person.phone))).to_be_visible()
            turns_to(person.phone, target)
            locks(person.phone)
        end(evening, people, "wavelength/reveal", "wavelength/clue")
    assert all(seat["score"] == 6 * len(psychics) for seat in evening.board.view["seats"])


def end(evening: Table, people: dict[str, Person], scene: str, after: str) -> None:
    evening.all_see(scene)
    evening.skips_the_story()
    evening.tells()
    all_ready(people, "phone.ready.plain")
    evening.all_see(after)


def test_two_share_a_phone_at_just_one(table: Callable[..., JustOneTable]) -> None:
    """Until one of the two who share has guessed, whose neighbour writes on the same phone."""
    evening = table(kind=JustOneTable)
    people = gather(evening)
    evening.starts()
    shared = people["Cleo"].phone
    right, guesser = 0, ""
    while not guesser or not people[guesser].shares:
        guesser = evening.host.name_of(evening.host.facts["guesser"])
        word = write_all(evening, people, guesser)
        people[guesser].takes()
        assert not any(mine["card"] for mine in people[guesser].phone.view["mine"])
        people[guesser].phone.guesses(word)
        right += 1
        end(evening, people, "just_one/reveal", "just_one/write")
        assert evening.board.facts["right"] == right
    assert names(shared, [mine["seat"] for mine in shared.view["mine"]]) == ["Cleo", "Dan"]


def write_all(evening: JustOneTable, people: dict[str, Person], guesser: str) -> str:
    """Everyone but the guesser; each on their own phone, or after taking it. Gives the word."""
    words = set()
    for person in (person for name, person in people.items() if name != guesser):
        person.takes()
        words.add(person.phone.reads_card().word)
        person.phone.gives_clue(f"zz{person.name.lower()}")
        seat = next(seat["id"] for seat in evening.host.view["seats"] if seat["name"] == person.name)
        all_until(
            evening.screens,
            lambda screen, seat=seat: (
                screen.scene == "just_one/guess"
                or next(one["answered"] for one in screen.view["seats"] if one["id"] == seat)
            ),
        )
    evening.all_see("just_one/guess")
    (word,) = words
    return word
