"""A board and its phones at Just One."""

from collections.abc import Callable, Mapping

from tests.browser.lobby import choose
from tests.browser.phone import Phone
from tests.browser.table import Table


class JustOneTable(Table):
    game = "just_one"
    scenes = ("lobby", "just_one/write", "just_one/guess", "just_one/reveal", "result")
    most = 7

    @property
    def guesser(self) -> Phone:
        self.settles()
        return next(phone for phone in self.phones if phone.seat == self.host.facts["guesser"])

    @property
    def givers(self) -> list[Phone]:
        guesser = self.guesser
        return [phone for phone in self.phones if phone is not guesser]

    @property
    def word(self) -> str:
        """As the givers' cards have it."""
        (word,) = {str(phone.mine["card"]["word"]) for phone in self.givers}
        return word

    def starts(self, **rules: str) -> None:
        """Everybody guesses once, and nobody is to be hurried by a busy machine."""
        choose(self.host, self.game)
        self.host.sets_rules(
            **{"clue_seconds": "120", "guess_seconds": "90", "rounds_per_seat": "1", **rules}
        )
        self.host.starts()
        self.all_see("just_one/write")

    def write(self, clues: Mapping[Phone, str] | None = None) -> None:
        """All write who have not yet, what `clues` has for them or a word like no other."""
        for phone in self.givers:
            if not phone.mine["answered"]:
                writes(phone, (clues or {}).get(phone) or own_clue(phone))
        self.all_see("just_one/guess")

    def guess(self, word: str | None = "teapot") -> None:
        """None: the guesser skips the card."""
        if word is None:
            skips(self.guesser)
        else:
            self.guesser.guesses(word)
        self.all_see("just_one/reveal")

    def are_ready(self) -> None:
        for phone in self.still_asked():
            phone.taps("phone.ready.plain")
        self.all_see("just_one/write", "result")

    def steps(self) -> list[Callable[[], object]]:
        return [self.starts, self.write, self.guess, self.ends]

    def tells(self) -> None:
        if self.host.scene == "just_one/guess":
            self.board.shows(
                "board.just_one.one_guess" if self.host.facts["clues"] else "board.just_one.still"
            )
        if self.host.scene == "just_one/reveal":
            self.board.shows("board.reveal.go_on")


def own_clue(phone: Phone) -> str:
    """A clue that no word list knows and nobody else writes."""
    return f"zz{phone.name.lower()}"


def writes(phone: Phone, clue: str) -> None:
    """Sends a clue; done when it is there, or the card goes on."""
    step = phone.view["step"]
    phone.gives_clue(clue)
    phone.until(lambda: phone.view["step"] != step or phone.mine["sent"] == clue)


def skips(guesser: Phone) -> None:
    """It ends the card for all: one tap only asks."""
    guesser.taps("phone.guess.skip")
    guesser.taps("phone.guess.skip_sure")


def changes(phone: Phone, clue: str) -> None:
    """Writes it anew while others still write."""
    phone.taps("phone.clue.change")
    writes(phone, clue)
