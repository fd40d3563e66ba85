"""The matches of which pictures are taken: one of the imposter game to its podium, a card of Just One, a dial of Wavelength."""

from playwright.sync_api import Browser, expect

from tests.browser.just_one_table import JustOneTable
from tests.browser.lobby import plays, switch
from tests.browser.phone import Phone
from tests.browser.table import Table
from tests.browser.test_packs import chooses_only, saves, writes
from tests.browser.turning import locks, turns_to
from tests.browser.wavelength_table import WavelengthTable
from tests.pictures.album import Pictures
from tests.pictures.film import SpareTV
from tests.pictures.words import CASTS, Cast

AROUND = (0.0, 4.5, -9.0, 17.0, -26.0)
"""How far from the target the guessers turn their dials."""
WRITE_DIALS = """async ([code, text]) => (await fetch("/rooms/" + code + "/dials", {
  method: "PUT",
  body: text,
  headers: { Authorization: "Bearer " + localStorage.getItem("farol:token:" + code) },
})).status"""


def gathered(kind: type[Table], chromium: Browser, base: str, lang: str, pack: str) -> Table:
    """The cast at that table, with words of their own."""
    table = kind(chromium, base, lang).gathers(CASTS[lang].people)
    writes(table.host, pack)
    saves(table.host)
    chooses_only(table.host, pack.splitlines()[0].removeprefix("# "))
    table.host.closes_menu()
    return table


class Imposter:
    """A match of three rounds: caught, got away, caught."""

    def __init__(self, table: Table, cast: Cast, pictures: Pictures) -> None:
        self.table, self.cast, self.pictures = table, cast, pictures

    def plays(self) -> None:
        table = self.table
        table.host.sets_rules(imposters="1", laps="2", clue_seconds="90", scoring='"C"')
        table.host.taps("phone.lobby.change_rules")
        switch(table.host, "phone.house.fair_rotation").tap()  # three imposters, so that points differ
        plays(table.host, fair_rotation=True)
        table.host.closes_menu()
        table.host.starts()
        table.all_see("imposter/look")
        self._looks(with_pictures=True)
        self._clues(with_pictures=True)
        self._vote(astray=(0, 1))
        self._tells(self.cast.bad_guess)
        self._looks()
        self._clues()
        self._vote(astray=(0, 1, 2, 3))
        self._goes_on()
        self._looks()
        self._clues()
        self._films_the_reveal()
        self._ends()

    def _looks(self, with_pictures: bool = False) -> None:
        table = self.table
        for phone in table.phones:
            phone.card = phone.reads_card()
        if with_pictures:
            with table.civilian.holding():
                self.pictures.phone("phone-card", table.civilian)
        for phone in table.phones:
            phone.taps("phone.look.done")
        table.all_see("imposter/clue")

    def _clues(self, with_pictures: bool = False) -> None:
        table, bluffs, clues = self.table, iter(self.cast.bluffs), iter(self.cast.clues[self.table.word])
        for given in range(2 * len(table.phones)):
            up = table.up
            up.until(lambda up=up: up.is_up)  # type: ignore[misc]
            word = next(bluffs if up.is_imposter else clues)
            if with_pictures and given == len(table.phones) + 2:
                up.clue_field.fill(word)
                self.pictures.phone("phone-turn", up)
                self.pictures.tv("clues", table.board)
            up.gives_clue(word)
            if given + 1 < 2 * len(table.phones):
                table.board.until(lambda given=given: table.has_clues(given + 1))  # type: ignore[misc]
        table.all_see("imposter/vote")

    def _votes(self, astray: tuple[int, ...]) -> list[tuple[Phone, Phone]]:
        """Who votes for whom: of those who know the word these for one of their own."""
        liar = self.table.imposter
        honest = [phone for phone in self.table.phones if phone is not liar]
        wrong = honest[-1]
        votes = [(phone, liar) for phone in honest]
        for place in astray:
            votes[place] = (honest[place], wrong)
        return [(liar, honest[0]), *votes]

    def _vote(self, astray: tuple[int, ...]) -> None:
        for voter, accused in self._votes(astray):
            voter.votes_for(accused.name)
        self.table.all_see("imposter/guess", "imposter/reveal")

    def _tells(self, guess: str) -> None:
        self.table.guess(guess)
        self._goes_on()

    def _goes_on(self) -> None:
        self.table.are_ready()

    def _films_the_reveal(self) -> None:
        table = self.table
        votes = self._votes(astray=(2, 3))
        for voter, accused in votes[:-1]:
            voter.votes_for(accused.name)
        voter, accused = votes[-1]
        tv = SpareTV(table.browser, table.base, table.lang, table.code)
        tv.stands_still()
        voter.votes_for(accused.name)
        table.all_see("imposter/guess")
        table.guess(self.cast.bad_guess)
        tv.runs(480)
        tv.hears("imposter/guess")
        tv.runs_until(table.board.says("board.guess.below"))
        tv.runs(1200)
        self.pictures.still_of("reveal", tv.frames[-1])
        tv.hears("imposter/reveal")
        tv.runs_until(table.board.says("board.reveal.go_on"))
        tv.runs(2400)
        self.pictures.moving("reveal", tv.frames, each=80)
        tv.close()

    def _ends(self) -> None:
        table = self.table
        table.ends()
        table.board.draws("result")
        table.board.page.wait_for_timeout(4000)
        self.pictures.tv("podium", table.board)


def just_one(table: JustOneTable, cast: Cast, pictures: Pictures) -> None:
    """One card: two clues alike, and the guess is right."""
    table.starts()
    table.write(dict(zip(table.givers, cast.cards, strict=True)))
    table.guess(cast.card)
    table.tells()
    pictures.tv("just-one", table.board)
    table.ends()
    table.host.taps("phone.move.to_lobby")
    table.all_see("lobby")


def wavelength(table: WavelengthTable, cast: Cast, pictures: Pictures) -> None:
    """One dial: everybody turns theirs, some near the target."""
    status = table.host.page.evaluate(WRITE_DIALS, [table.code, cast.pair])
    assert status == 200, status
    table.starts()
    target = table.target
    table.clue(cast.loudness[min(9, int(target / 10))])
    guessers = table.guessers
    for phone, off in zip(guessers, AROUND, strict=True):
        at = target + off if 0 <= target + off <= 100 else target - off
        turns_to(phone, at)
        if phone is guessers[1]:
            expect(phone.button("phone.dial.lock")).to_be_visible()
            pictures.phone("phone-dial", phone)
        locks(phone)
    table.all_see("wavelength/reveal")
    table.tells()
    pictures.tv("wavelength", table.board)
