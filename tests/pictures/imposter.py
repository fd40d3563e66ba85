"""A match of the imposter game of which pictures are taken: three rounds, the last one's reveal filmed, then the podium."""

from tests.browser.lobby import plays, switch
from tests.browser.phone import Phone
from tests.browser.table import Table
from tests.pictures.album import Pictures
from tests.pictures.film import FRAME, SpareTV
from tests.pictures.words import Cast


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
        self.table.are_ready()
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
        self.table.are_ready()

    def _films_the_reveal(self) -> None:
        table = self.table
        votes = self._votes(astray=(0, 1))
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
        tv.runs_until(table.board.says("board.reveal.is.imposter"))
        tv.runs(800)
        self.pictures.still_of("reveal", tv.frames[-1])
        tv.runs_until(table.board.says("board.guess.below"))
        tv.runs(1200)
        tv.hears("imposter/reveal")
        tv.runs_until(table.board.says("board.reveal.go_on"))
        tv.runs(2400)
        self.pictures.moving("reveal", tv.frames, each=FRAME)
        tv.close()

    def _ends(self) -> None:
        table = self.table
        table.ends()
        table.board.draws("result")
        table.board.page.wait_for_timeout(4000)
        self.pictures.tv("podium", table.board)
