"""Some on phones of their own, two who share one, and a board, in one match: each on their own, passed round, led."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.lobby import play_by
from tests.browser.phone import Card, Phone
from tests.browser.screen import all_until
from tests.browser.sharers import (
    accuse,
    guess_aloud,
    is_guarded,
    names,
    say_all,
    skip_the_story,
    take,
    the_imposter,
    type_the_guess,
)
from tests.browser.table import Table

CLUE = {"Ana": "aaa", "Ben": "bbb", "Cleo": "ccc", "Dan": "ddd"}
DRAWN = """() => {
  window.drawn = new Set();
  const note = () => document.querySelectorAll("h1, .count strong").forEach((one) => window.drawn.add(one.innerText));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@dataclass(frozen=True)
class Person:
    """Somebody at the table; `shares`: the phone is not theirs alone, and has to be taken first."""

    name: str
    phone: Phone
    shares: bool

    def takes(self) -> None:
        if self.shares:
            take(self.phone, self.name)


def gather(evening: Table) -> dict[str, Person]:
    """Ana, who is host, and Ben have a phone each, Cleo and Dan one for both."""
    evening.gathers(3)
    evening.phones[2].adds("Dan")
    ana, ben, shared = evening.phones
    evening.board.until(lambda: len(evening.board.view["seats"]) == 4)
    return {
        "Ana": Person("Ana", ana, False),
        "Ben": Person("Ben", ben, False),
        "Cleo": Person("Cleo", shared, True),
        "Dan": Person("Dan", shared, True),
    }


def start(evening: Table, preset: str, way: str, **rules: str) -> None:
    play_by(evening.host, preset, way)
    evening.host.sets_rules(**rules)
    evening.host.starts()
    evening.all_see("imposter/look")


def look(people: list[Person], passed: bool = False) -> dict[str, Card]:
    """One after the other; a shared phone says who on it, or of the whole table, has it next."""
    cards = {}
    for place, person in enumerate(people):
        phone, step = person.phone, person.phone.view["step"]
        person.takes()
        cards[person.name] = phone.reads_card()
        after = [other.name for other in people[place + 1 :] if passed or other.shares]
        phone.passes_to(after[0] if person.shares and after else None)
        phone.until(lambda phone=phone, step=step, name=person.name: has_looked(phone, step, name))
    return cards


def has_looked(phone: Phone, step: int, name: str) -> bool:
    seat = next(seat for seat in phone.view["seats"] if seat["name"] == name)
    return bool(phone.view["step"] != step or seat["answered"])


def say_it(evening: Table, people: dict[str, Person]) -> None:
    """Whoever is up taps that they have said it; on the shared phone nobody need take it for that."""
    evening.settles()
    host, step = evening.host, evening.host.view["step"]
    people[host.name_of(host.facts["turn"])].phone.taps("phone.ready.imposter_clue")
    all_until(evening.screens, lambda screen: screen.view["step"] != step)


def are_ready_to_vote(evening: Table, people: dict[str, Person]) -> None:
    """The two on the shared phone say so by one tap, while another is up; the host calls the vote, and the lap is the last."""
    board, host = evening.board, evening.host
    while host.facts["turn"] in (mine["seat"] for mine in people["Cleo"].phone.view["mine"]):
        say_it(evening, people)
    people["Cleo"].phone.taps("phone.ready.to_vote")
    board.shows("board.clue.ready_of", ready=2, needed=3)
    say_it(evening, people)
    board.shows("board.clue.ready_of", ready=2, needed=3)
    host.taps("phone.lead.call_vote")
    all_until(evening.screens, lambda screen: screen.facts["closing"])
    board.shows("board.clue.closing")


def all_ready(people: dict[str, Person], key: str) -> None:
    """One tap speaks for the two on the shared phone."""
    for name in ("Ana", "Ben"):
        people[name].phone.taps(key)
    people["Cleo"].phone.taps("phone.ready.all")


def other_than(name: str) -> str:
    return "Ben" if name == "Ana" else "Ana"


def see_the_points(evening: Table, points: dict[str, int]) -> None:
    """The host skips the story; the board and every phone have the points."""
    evening.all_see("imposter/reveal")
    host = evening.host
    if host.facts["way"] == "own":
        host.pulls("skip_story")
        host.until(lambda: host.facts["told"])
    else:
        skip_the_story(host)
    assert evening.board.points() == points
    for phone in evening.phones:
        expect(phone.page.get_by_text(phone.facts["word"], exact=True)).to_be_visible()


def test_typed_clues_and_a_secret_vote_on_phones_of_their_own(table: Callable[..., Table]) -> None:
    evening = table()
    people = gather(evening)
    start(evening, "parlor", "own", laps="1", clue_seconds="null")
    liar = the_imposter(evening.host, look(list(people.values())))
    evening.all_see("imposter/clue")
    while evening.host.scene == "imposter/clue":
        evening.settles()
        name, step = evening.host.name_of(evening.host.facts["turn"]), evening.host.view["step"]
        people[name].takes()
        if name == "Cleo":
            reload_while_typing(people[name])
        people[name].phone.gives_clue(CLUE[name])
        all_until(evening.screens, lambda screen, step=step: screen.view["step"] != step)
    evening.all_see("imposter/vote")
    for word in CLUE.values():
        expect(evening.board.page.get_by_text(word, exact=True)).to_be_visible()
    for person in people.values():
        person.takes()
        person.phone.votes_for(liar if person.name != liar else other_than(liar))
    evening.all_see("imposter/guess")
    people[liar].takes()
    type_the_guess(people[liar].phone, "teapot")
    see_the_points(evening, {name: int(name != liar) for name in people})
    all_ready(people, "phone.ready.imposter_reveal")
    evening.all_see("imposter/look")
    is_guarded(people["Cleo"].phone, "Cleo")


def reload_while_typing(person: Person) -> None:
    """In the middle of a turn: the guard page again, and behind it what was typed."""
    phone = person.phone
    phone.clue_field.fill(CLUE[person.name])
    phone.reloads()
    is_guarded(phone, person.name)
    phone.taps("phone.passed.me", name=person.name)
    expect(phone.clue_field).to_have_value(CLUE[person.name])


def test_all_vote_on_three_and_the_two_who_share_one_after_the_other(table: Callable[..., Table]) -> None:
    evening = table()
    people, board = gather(evening), evening.board
    start(evening, "table", "own", laps='"ready"', vote_seconds="null")
    liar = the_imposter(evening.host, look(list(people.values())))
    evening.all_see("imposter/clue")
    are_ready_to_vote(evening, people)
    while evening.host.scene == "imposter/clue":
        say_it(evening, people)
    board.page.evaluate(DRAWN)
    all_ready(people, "phone.ready.imposter_talk")
    evening.all_see("imposter/vote")
    all_until(evening.screens, lambda screen: not screen.facts.get("count"))
    drawn = board.page.evaluate("Array.from(window.drawn)")
    assert {board.says("board.vote.on_three"), "2", "1"} <= set(drawn)
    expect(board.heading("board.vote.now")).to_be_visible()
    for person in people.values():
        person.takes()
        accused = liar if person.name != liar else other_than(liar)
        person.phone.page.locator(".one-tap").get_by_role("button", name=accused, exact=True).tap()
    evening.all_see("imposter/guess")
    guess_aloud(people["Ben" if liar == "Ana" else "Ana"].phone, liar, right=False)
    see_the_points(evening, {name: int(name != liar) for name in people})


def test_the_cards_and_votes_go_from_phone_to_phone(table: Callable[..., Table]) -> None:
    evening = table()
    people, board = gather(evening), evening.board
    start(evening, "pass", "passed", laps="1")
    queue = names(evening.host, evening.host.facts["queue"])
    expect(board.heading("board.pass.look")).to_be_visible()
    board.shows("board.pass.then", name=queue[1])
    liar = the_imposter(evening.host, look([people[name] for name in queue], passed=True))
    evening.all_see("imposter/clue")
    say_all(evening.host)
    evening.all_see("imposter/vote")
    for person in people.values():
        expect(board.page.locator(".up-name")).to_have_text(person.name)
        person.takes()
        person.phone.votes_for(liar if person.name != liar else other_than(liar))
    see_the_points(evening, {name: 2 * (name != liar) for name in people})


def test_the_host_leads_those_who_share_and_those_who_do_not(table: Callable[..., Table]) -> None:
    evening = table()
    people, host = gather(evening), evening.host
    start(evening, "first-to-five", "led", guess_seconds="null")
    liar = the_imposter(host, look(list(people.values())))
    evening.all_see("imposter/clue")
    say_all(host)
    host.goes_on()
    accuse(host, [liar])
    host.goes_on()
    guess_aloud(host, liar, right=False)
    see_the_points(evening, {name: int(name != liar) for name in people})
    host.goes_on()
    evening.all_see("imposter/look")
