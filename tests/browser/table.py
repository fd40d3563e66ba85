"""A board and its phones as one group of people, who play on by tapping until the scene that a test wants."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from playwright.sync_api import Browser

from tests.browser.board import Board
from tests.browser.phone import Phone
from tests.browser.screen import Screen, all_until

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hugo")
CLUES = ("aaa", "bbb", "ccc")
Kind = TypeVar("Kind", bound="Table")
SCENES = (
    "lobby",
    "imposter/look",
    "imposter/clue",
    "imposter/vote",
    "imposter/guess",
    "imposter/reveal",
    "result",
)


class Table:
    """`base`: the address of the server; `device`: what all browser contexts have. The first phone is the host's.

    It plays the imposter game; the tables of other games say what is different there.
    """

    game: ClassVar[str] = "imposter"
    scenes: ClassVar[tuple[str, ...]] = SCENES
    most: ClassVar[int] = 8
    """People at the largest table that the layout is made for."""

    def __init__(self, browser: Browser, base: str, lang: str = "en", **device: Any) -> None:
        self.browser = browser
        self.base = base
        self.lang = lang
        self.device = device
        self.board = Board(browser, base, lang, **device)
        self.board_is_there = True
        self.phones: list[Phone] = []
        self.moved: list[Screen] = []  # screens that hold no seat of this table (any more)
        self.code = ""

    def gathers(self, people: int | Sequence[str] = 4) -> "Table":
        """The TV opens a room, people come in one after the other."""
        self.code = self.board.opens_a_room()
        for name in NAMES[:people] if isinstance(people, int) else people:
            self.welcomes(name)
        return self

    def welcomes(self, name: str, base: str | None = None) -> Phone:
        phone = Phone(self.browser, base or self.base, self.lang, name, **self.device)
        self.phones.append(phone)
        phone.joins(self.code)
        return phone

    @property
    def host(self) -> Phone:
        return self.phones[0]

    @property
    def screens(self) -> list[Screen]:
        return [self.board, *self.phones] if self.board_is_there else [*self.phones]

    @property
    def imposter(self) -> Phone:
        return next(phone for phone in self.phones if phone.is_imposter)

    @property
    def civilian(self) -> Phone:
        return next(phone for phone in self.phones if not phone.is_imposter)

    @property
    def word(self) -> str:
        card = self.civilian.card
        assert card is not None
        return card.word

    def settles(self) -> None:
        """Waits until every screen has been sent what any screen has."""
        newest = max(screen.view["v"] for screen in self.screens)
        all_until(self.screens, lambda screen: screen.view["v"] >= newest)

    @property
    def up(self) -> Phone:
        """The phone whose turn it is."""
        self.settles()
        return next(phone for phone in self.phones if phone.seat == self.host.facts["turn"])

    def all_see(self, *scenes: str) -> None:
        """Every screen was sent one of these scenes."""
        all_until(self.screens, lambda screen: screen.scene in scenes)

    def starts(self) -> None:
        """With rules for tests: one lap is enough for most, and nobody is to be hurried by a busy machine."""
        self.host.sets_rules(laps="1", clue_seconds="90")
        self.host.starts()
        self.all_see("imposter/look")

    def look(self) -> None:
        for phone in self.still_asked():
            phone.looks()
        self.all_see("imposter/clue")

    def still_asked(self) -> list[Phone]:
        return [phone for phone in self.phones if not phone.mine["answered"]]

    def give_a_clue(self) -> None:
        """Whoever is up gives a clue; all have seen it when this returns."""
        up = self.up
        given, lap = len(self.host.facts["clues"]), self.host.facts["lap"]
        up.until(lambda: up.is_up)
        up.gives_clue(CLUES[lap - 1] + up.name.lower())
        all_until(self.screens, lambda screen: len(screen.facts.get("clues", ())) > given)

    def has_clues(self, number: int) -> bool:
        """Whether the board shows so many in this round."""
        return len(self.board.facts["clues"]) >= number

    def give_clues(self) -> None:
        while self.host.scene == "imposter/clue":
            self.give_a_clue()
        self.all_see("imposter/vote")

    def vote(self, accused: Phone) -> None:
        """Everyone for the accused, who votes for the next person."""
        other = self.phones[(self.phones.index(accused) + 1) % len(self.phones)]
        for phone in self.still_asked():
            phone.votes_for(accused.name if phone is not accused else other.name)
        self.all_see("imposter/guess", "imposter/reveal")

    def guess(self, word: str) -> None:
        self.imposter.guesses(word)
        self.all_see("imposter/reveal")

    def skips_the_story(self) -> None:
        """The host does not wait for what a reveal tells bit by bit."""
        self.host.pulls("skip_story")
        all_until(self.screens, lambda screen: screen.facts["told"])

    def hurries_on(self) -> None:
        """The host does not wait for whoever is not ready."""
        step = self.board.view["step"]
        self.host.pulls("go_on")
        all_until(self.screens, lambda screen: screen.view["step"] != step)

    def are_ready(self) -> None:
        for phone in self.still_asked():
            phone.is_ready()
        self.all_see("imposter/look", "result")

    def ends(self) -> None:
        """The host ends the match from the drawer."""
        self.host.pulls("end")
        self.host.taps("phone.sure.end_button")
        self.all_see("result")

    def steps(self) -> list[Callable[[], object]]:
        """From each of the scenes to the next, in a first round where the imposter is caught and guesses wrong."""
        return [
            self.starts,
            self.look,
            self.give_clues,
            lambda: self.vote(self.imposter),
            lambda: self.guess("teapot"),
            self.ends,
        ]

    def plays_to(self, scene: str) -> "Table":
        """From the lobby to that scene, and to the result by the shortest way."""
        steps = [self.starts, self.ends] if scene == "result" else self.steps()[: self.scenes.index(scene)]
        for step in steps:
            step()
        return self

    def tells(self) -> None:
        """The board has told what it tells in this scene, and waits."""
        if self.host.scene == "imposter/guess":
            self.board.shows("board.guess.below")
        if self.host.scene == "imposter/reveal":
            self.board.shows("board.reveal.go_on")

    def goes_on_to(self, kind: type[Kind]) -> Kind:
        """The same people with the same screens, at the table of another game."""
        other = kind.__new__(kind)
        vars(other).update(vars(self))
        return other

    def without_board(self, step: Callable[[], None]) -> None:
        """Does something while the board's page is closed."""
        self.board.page.goto("about:blank")
        self.board_is_there = False
        step()
        self.board_is_there = True

    def close(self) -> None:
        for screen in (*self.screens, *self.moved):
            screen.close()

    def check(self) -> None:
        for screen in (*self.screens, *self.moved):
            screen.check()
