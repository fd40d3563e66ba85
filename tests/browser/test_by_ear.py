"""A whole match by keyboard and screen reader: what to do, what was refused, how it ended is found in the accessibility tree."""

from collections.abc import Callable

from tests.browser.phone import Phone
from tests.browser.reader import Reader
from tests.browser.screen import Screen, all_until
from tests.browser.table import Table
from tests.browser.test_access import walk_the_board
from tests.browser.tree import tree


def test_a_whole_match_of_the_imposter_game(table: Callable[..., Table]) -> None:
    evening = table()
    expect_a_room(evening)
    readers = [joins(evening, name) for name in ("Ana", "Ben", "Cleo")]
    host = readers[0]
    one_lap(host)
    host.presses("phone.lobby.start")
    imposter = look(readers)
    give_clues(evening, readers)
    vote(readers, imposter)
    imposter.types("phone.guess.label", "teapot")
    see_the_end_of_the_round(readers)
    end_and_play_again(evening, readers, "imposter/look")
    walk_the_board(evening.board)


def expect_a_room(evening: Table) -> None:
    remote = Reader(evening.board)
    evening.board.goes("/")
    remote.presses("start.board")
    evening.board.page.wait_for_url("**/board/*")
    evening.code = evening.board.code()


def joins(evening: Table, name: str) -> Reader:
    phone = Phone(evening.browser, evening.base, "en", name)
    evening.phones.append(phone)
    phone.opens(evening.code)
    reader = Reader(phone)
    reader.types("phone.join.name", name)
    phone.until(lambda: phone.view.get("mine"))
    reader.is_found()
    return reader


def one_lap(host: Reader) -> None:
    """In the sheet of rules, which takes the keys and gives them back."""
    phone = host.screen
    host.presses("phone.lobby.change_rules")
    host.is_found()
    laps = phone.says("phone.option.laps")
    host.goes_to("combobox", lambda name: name.startswith(laps))
    for left in (2, 1):
        host.keyboard.press("ArrowUp")
        phone.until(lambda left=left: phone.view["room"]["options"]["laps"] == left, 10)
    host.keyboard.press("Escape")
    opener = phone.says("phone.lobby.change_rules")
    phone.until(lambda: host.focus.name == opener)


def look(readers: list[Reader]) -> Reader:
    """Each reads the card and says so; the imposter, by what the card says."""
    found = None
    for reader in readers:
        with reader.holding_the_card() as said:
            if reader.screen.says("common.role.imposter") in said:
                found = reader
        reader.presses("phone.look.done")
        reader.is_found()
    assert found
    return found


def give_clues(evening: Table, readers: list[Reader]) -> None:
    field = evening.host.says("phone.clue.label")
    for nth in range(len(readers)):
        evening.host.until(lambda: any(reader.has("textbox", field) for reader in readers))
        (up,) = (reader for reader in readers if reader.has("textbox", field))
        up.waits_for("heading", up.screen.says("phone.clue.yours"))
        up.is_found()
        if not nth:
            is_refused(up, field)
        up.types("phone.clue.label", f"clue{nth}")
        all_until(evening.phones, lambda phone, given=nth + 1: len(phone.facts.get("clues", ())) >= given)
        up.screen.until(lambda up=up: not up.has("textbox", field))
        for reader in readers:
            if nth < len(readers) - 1:  # then the vote begins, where nobody reads a clue of one's own
                reader.hears(f"clue{nth}")
            reader.is_found()


def is_refused(up: Reader, field: str) -> None:
    """Says why at once, keeps the text and the place."""
    up.types("phone.clue.label", "two words")
    up.hears(up.screen.says("refusal.two_words"))
    assert any(told.role == "alert" for told in tree(up.screen))
    assert (up.focus.role, up.focus.name, up.focus.value, up.focus.invalid) == (
        "textbox",
        field,
        "two words",
        True,
    )


def vote(readers: list[Reader], imposter: Reader) -> None:
    for reader in readers:
        assert isinstance(reader.screen, Phone) and isinstance(imposter.screen, Phone)
        reader.waits_for("heading", reader.screen.says("phone.vote.title", count=1))
        other = next(one.screen for one in readers if one is not imposter)
        accused = imposter.screen if reader is not imposter else other
        assert isinstance(accused, Phone)
        reader.marks(accused.name)
        reader.presses("phone.vote.for", name=accused.name)
        reader.is_found()


def see_the_end_of_the_round(readers: list[Reader]) -> None:
    for reader in readers:
        reader.screen.until(lambda reader=reader: reader.screen.scene == "imposter/reveal")
        reader.hears(reader.screen.says("phone.ready.imposter_reveal"))  # the story is told
        reader.hears(str(reader.screen.facts["word"]))
        reader.waits_for("heading", reader.screen.says("common.outcome.caught", count=1))
        reader.presses("phone.ready.imposter_reveal")
        reader.is_found()


def end_and_play_again(evening: Table, readers: list[Reader], first: str) -> None:
    """The host's drawer, the question whether it is meant so, the result on every screen, and the next match."""
    evening.all_see(first)
    host = readers[0]
    host.presses("phone.menu.open")
    host.is_found()
    host.presses("phone.move.end")
    host.presses("phone.sure.end_button")
    evening.all_see("result")
    Reader(evening.board).waits_for("heading", result(evening.board))
    for reader in readers:
        reader.is_found()
        reader.waits_for("heading", result(reader.screen))
    host.presses("phone.move.again")
    evening.all_see(first)
    for reader in readers:
        reader.is_found()


def result(screen: Screen) -> str:
    """The heading of a screen at the end: what the team is called, or who has won; to oneself one's phone says "you"."""
    facts = screen.facts
    if facts.get("label"):
        return screen.says(f"common.label.{facts['label']}")
    names = [screen.name_of(seat) for seat in facts["winners"]]
    side = "phone" if isinstance(screen, Phone) else "board"
    if not names:
        return screen.says(f"{side}.result.nobody")
    if not isinstance(screen, Phone):
        return screen.says("board.result.winner", count=len(names), names=listed(names))
    others = [name for name in names if name != screen.name]
    if len(others) == len(names):
        return screen.says("phone.result.wins", count=len(names), names=listed(names))
    return (
        screen.says("phone.result.you_with", names=listed(others))
        if others
        else screen.says("phone.result.you")
    )


def listed(names: list[str]) -> str:
    """As a sentence has them."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
