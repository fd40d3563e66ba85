"""An evening in pictures: from the start page to the result, with every moment that a screen can be in."""

from playwright.sync_api import Browser, expect

from tests.browser.album import Album
from tests.browser.board import Board
from tests.browser.phone import Phone
from tests.browser.screen import all_until
from tests.browser.table import Table

PEOPLE = {
    "en": ("Ana", "Ben", "Cleo", "Dan", "Maximilian-Luis", "Zoë 🌻", "Gil", "Hugo"),
    "es": ("Ana", "Íñigo", "Cleo", "Dani", "Maximiliano-Luis", "Zoë 🌻", "Gil", "Hugo"),
}
CLUES = {
    "en": "warm Sunday expensive outside grandmother loud small blue holiday often".split(),
    "es": "cálido domingo caro fuera abuela ruidoso pequeño azul vacaciones siempre".split(),
}


def evening(chromium: Browser, base: str, lang: str, seats: int, album: Album) -> None:
    """Two rounds with that many seats: in the first an imposter is caught, the second ends in a tie."""
    table = Table(chromium, base, lang)
    arrive(table, seats, album)
    host_sheets(table, album)
    table.host.starts()
    table.all_see("imposter/look")
    look(table, album)
    clues(table, album)
    vote(table, album)
    guess(table, album)
    reveal(table, album)
    table.are_ready()
    tie(table, album)
    result(table, album)
    table.close()


def arrive(table: Table, seats: int, album: Album) -> None:
    album.tv("start", _at_start(table))
    table.code = table.board.opens_a_room()
    album.tv("lobby-empty", table.board)
    for name in PEOPLE[table.lang][:seats]:
        phone = Phone(table.browser, table.base, table.lang, name)
        table.phones.append(phone)
        phone.goes("/")
        if len(table.phones) == 1:
            album.phone("start", phone)
            phone.goes("/about")
            album.phone("about", phone)
            phone.goes("/XXXX")
            album.phone("no-such-room", phone)
        phone.opens(table.code)
        if len(table.phones) == 1:
            expect(phone.button("phone.join.button")).to_be_visible()
            album.phone("join-first", phone)
        if len(table.phones) == 2:
            _name_taken(phone, table.host.name, album)
        phone.sits()
        if len(table.phones) == 1:
            album.tv("lobby-one", table.board)
            album.phone("lobby-alone", phone)
    album.tv("lobby", table.board)
    album.phone("lobby-host", table.host)
    album.phone("lobby-guest", table.phones[-1])


def _at_start(table: Table) -> Board:
    table.board.goes("/")
    expect(table.board.button("start.board")).to_be_visible()
    return table.board


def _name_taken(phone: Phone, name: str, album: Album) -> None:
    phone.page.get_by_label(phone.says("phone.join.name")).fill(name)
    phone.taps("phone.join.button")
    phone.shows("refusal.name_taken")
    album.phone("join-name-taken", phone)


def host_sheets(table: Table, album: Album) -> None:
    host = table.host
    for sheet in ("rules", "words", "seats"):
        host.taps(f"phone.lobby.change_{sheet}")
        host.page.wait_for_load_state("networkidle")
        album.phone(f"sheet-{sheet}", host)
        host.closes_menu()
    host.taps("phone.lobby.qr")
    host.page.wait_for_load_state("networkidle")
    album.phone("sheet-qr", host)
    host.closes_menu()
    host.opens_menu()
    album.phone("menu-lobby-host", host)
    host.closes_menu()
    table.phones[-1].opens_menu()
    album.phone("menu-guest", table.phones[-1])
    table.phones[-1].closes_menu()


def look(table: Table, album: Album) -> None:
    album.tv("look", table.board)
    album.phone("look", table.host)
    for phone in table.phones:
        phone.card = phone.reads_card()
    for who, phone in (("civilian", table.civilian), ("imposter", table.imposter)):
        with phone.holding():
            album.phone(f"look-held-{who}", phone)
    for phone in table.phones[:-1]:
        phone.taps("phone.look.done")
    table.host.until(lambda: table.host.mine["answered"])
    album.phone("look-done", table.host)
    album.tv("look-waiting-for-one", table.board)
    table.phones[-1].taps("phone.look.done")
    table.all_see("imposter/clue")


def clues(table: Table, album: Album) -> None:
    up = table.up
    up.until(lambda: up.is_up)
    album.tv("clue-first", table.board)
    album.phone("clue-my-turn", up)
    up.clue_field.fill("two words")
    up.taps("phone.clue.send")
    up.shows("refusal.two_words")
    album.phone("clue-refused", up)
    waiting = next(phone for phone in table.phones if phone is not up)
    album.phone("clue-waiting", waiting)
    _give(table)
    up.until(lambda: not up.is_up)
    album.phone("clue-sent", up)
    paused(table, album)
    while table.board.facts["lap"] < 3 or len(table.board.facts["clues"]) % len(table.phones) < 2:
        _give(table)
    album.tv("clue-third-lap", table.board)
    album.phone("clue-third-lap", next(phone for phone in table.phones if phone is not table.up))
    album.phone("clue-third-lap-my-turn", table.up)
    offline(table, album)
    while table.board.scene == "imposter/clue":
        _give(table)
    table.all_see("imposter/vote")


def _give(table: Table) -> None:
    given = len(table.board.facts["clues"])
    table.up.gives_clue(CLUES[table.lang][given % 10])
    all_until(table.screens, lambda screen: len(screen.facts["clues"]) > given)


def paused(table: Table, album: Album) -> None:
    table.host.opens_menu()
    album.phone("menu-clue-host", table.host)
    table.host.taps("phone.move.pause")
    table.board.until(lambda: table.board.view["room"]["paused"])
    album.tv("paused", table.board)
    album.phone("paused-host", table.host)
    album.phone("paused-guest", table.phones[-1])
    table.host.taps("phone.move.resume")
    table.board.until(lambda: not table.board.view["room"]["paused"])


def offline(table: Table, album: Album) -> None:
    guest = table.phones[-1]
    for screen in (guest, table.board):
        screen.goes_offline()
    guest.shows("phone.link.lost")
    album.phone("offline", guest)
    table.board.shows("common.reconnecting")
    album.tv("offline", table.board)
    for screen in (guest, table.board):
        screen.comes_online()
    table.all_see("imposter/clue")


def vote(table: Table, album: Album) -> None:
    accused = table.imposter
    voter = next(phone for phone in table.phones if phone is not accused)
    album.tv("vote", table.board)
    album.phone("vote", voter)
    voter.chooses(accused.name)
    album.phone("vote-chosen", voter)
    voter.taps("phone.vote.for", name=accused.name)
    voter.until(lambda: voter.mine["answered"])
    album.phone("vote-sealed", voter)
    rest = [phone for phone in table.phones if phone is not voter]
    for phone in rest[:-1]:
        phone.votes_for(accused.name if phone is not accused else voter.name)
    table.board.until(lambda: sum(seat["answered"] for seat in table.board.view["seats"]) == len(rest))
    album.tv("vote-one-missing", table.board)
    rest[-1].votes_for(accused.name if rest[-1] is not accused else voter.name)
    table.all_see("imposter/guess")


def guess(table: Table, album: Album) -> None:
    board = table.board
    album.tv("guess-votes", board)
    board.shows("board.reveal.accused")
    album.tv("guess-accused", board)
    board.shows("board.reveal.is.imposter")
    album.tv("guess-role", board)
    board.shows("board.guess.below")
    album.tv("guess-waiting", board)
    guesser = next(phone for phone in table.phones if phone.is_up)
    expect(guesser.guess_field).to_be_visible()
    album.phone("guess-mine", guesser)
    album.phone("guess-others", next(phone for phone in table.phones if phone is not guesser))
    guesser.guesses("teapot" if table.lang == "en" else "tetera")


def reveal(table: Table, album: Album) -> None:
    board = table.board
    table.all_see("imposter/reveal")
    album.tv("reveal-guess", board)
    board.shows("common.verdict.wrong")
    album.tv("reveal-verdict", board)
    board.shows("board.reveal.word")
    album.tv("reveal-word", board)
    board.points()
    album.tv("reveal-points", board)
    guest = table.phones[-1]
    expect(guest.button("phone.ready.imposter_reveal")).to_be_visible()
    album.phone("reveal-guest", guest)
    expect(table.host.button("phone.ready.imposter_reveal")).to_be_visible()
    album.phone("reveal-host", table.host)
    table.host.opens_menu()
    album.phone("menu-reveal-host", table.host)
    if "overrule" in table.host.view["host"]["moves"]:  # not by a host who made the guess
        table.host.taps("phone.move.overrule")
        album.phone("menu-overrule", table.host)
    table.host.closes_menu()


def tie(table: Table, album: Album) -> None:
    """A round in which each votes for the next: a tie, and the imposters get away."""
    table.look()
    while table.board.scene == "imposter/clue":
        _give(table)
    table.all_see("imposter/vote")
    for phone, other in zip(table.phones, table.phones[1:] + table.phones[:1], strict=True):
        phone.votes_for(other.name)
    table.all_see("imposter/reveal")
    guest = table.phones[-1]
    album.phone("tie-votes", guest)
    table.board.shows("board.reveal.tie")
    album.tv("tie", table.board)
    table.board.points()
    album.tv("tie-points", table.board)
    expect(guest.button("phone.ready.imposter_reveal")).to_be_visible()
    album.phone("tie-points", guest)


def result(table: Table, album: Album) -> None:
    table.host.opens_menu()
    table.host.taps("phone.move.end")
    album.phone("menu-sure", table.host)
    table.host.taps("phone.sure.end_button")
    table.all_see("result")
    album.tv("result", table.board)
    album.phone("result-host", table.host)
    album.phone("result-guest", table.phones[-1])
    second = table.phones[-1].new_page()
    second.goto(table.phones[-1].page.url)
    table.phones[-1].shows("phone.gone.taken_over")
    album.phone("taken-over", table.phones[-1])
