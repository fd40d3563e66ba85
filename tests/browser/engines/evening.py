"""An evening of three at one engine: the imposter game in two rounds, a dial, a card; every moment is shown to an onlooker."""

from collections.abc import Callable

from tests.browser.engines.people import Person, Tv, say
from tests.browser.engines.tab import Engine, Tab

NAMES = ("Ana", "Maximilian-Luise", "Zoë")
Look = Callable[[str, Tab], None]
"""Is told the moment's name and the page that shows it."""


class Evening:
    """`look` is called for every page that shows something new."""

    def __init__(self, engine: Engine, base: str, look: Look) -> None:
        self.base = base
        self.look = look
        self.board = Tv(engine)
        self.people: list[Person] = []
        self.code = self.board.opens_a_room(base)
        look("board-lobby-empty", self.board.tab)
        for name in NAMES:
            self.people.append(Person(engine, name))
            self.people[-1].joins(base, self.code)
        self.board.tab.shows(NAMES[-1])
        self.shown("lobby", self.host)

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def tabs(self) -> list[Tab]:
        return [self.board.tab, *(person.tab for person in self.people)]

    @property
    def imposter(self) -> Person:
        return next(person for person in self.people if person.is_imposter)

    def shown(self, moment: str, *people: Person) -> None:
        """The board, and what these people have before them."""
        self.look(f"board-{moment}", self.board.tab)
        for person in people:
            who = "host" if person is self.host else "guest"
            self.look(f"phone-{moment}-{who}", person.tab)

    def all_see(self, *scenes: str) -> str:
        scene = self.board.sees(*scenes)
        for person in self.people:
            person.sees(scene)
        return scene

    def asked(self) -> Person:
        """Whoever has a field before them."""
        while True:
            for person in self.people:
                if person.is_asked:
                    return person

    def plays_imposter(self) -> None:
        """Two rounds: the imposter is caught and guesses wrong, then a tie; the host ends the match."""
        self.host.sets_rules("imposter", laps="1", clue_seconds="90")
        self.host.taps("phone.lobby.start")
        self.round_of_clues("caught")
        for person in self.people:
            person.votes_for(self.imposter.name if person is not self.imposter else self.after(person).name)
        self.all_see("imposter/guess")
        self.board.shows("board.guess.below")
        self.imposter.tab.until("document.querySelector('.text-ask input, .below .button')")
        if not self.imposter.is_asked:
            self.imposter.taps("phone.guess.now")
        self.shown("guess", *self.people)
        self.imposter.writes("teapot", "phone.guess.send")
        self.told("imposter/reveal", "reveal")
        for person in self.people:
            person.taps("phone.ready.imposter_reveal")
        self.round_of_clues("tie")
        for person in self.people:
            person.votes_for(self.after(person).name)
        self.told("imposter/reveal", "tie")
        self.ends()

    def after(self, person: Person) -> Person:
        return self.people[(self.people.index(person) + 1) % len(self.people)]

    def round_of_clues(self, moment: str) -> None:
        """Cards and clues, to the vote."""
        self.all_see("imposter/look")
        self.shown(f"{moment}-look", self.people[1])
        for person in self.people:
            person.reads_card()
            person.taps("phone.look.done")
        self.all_see("imposter/clue")
        for number in range(len(self.people)):
            up = self.asked()
            self.shown(f"{moment}-clue-{number}", up, self.after(up))
            up.writes(f"grandmother{number}")
            up.tab.until("!document.querySelector('.text-ask input')")
        self.all_see("imposter/vote")
        self.shown(f"{moment}-vote", self.people[1])

    def told(self, scene: str, moment: str) -> None:
        """A reveal with its story, up to the end of what the board tells."""
        self.all_see(scene)
        self.board.shows("board.reveal.go_on")
        self.shown(moment, *self.people[:2])

    def ends(self) -> None:
        self.host.pulls("end", "phone.sure.end_button")
        self.all_see("result")
        self.shown("result", *self.people[:2])

    def goes_on_with(self, game: str, scene: str) -> None:
        """In the lobby, back there after a match, the host takes that game, in which everybody is up once."""
        if not self.host.tab.has(".frame.lobby"):
            self.host.taps("phone.move.to_lobby")
        self.all_see("lobby")
        name = say(f"common.game.{game}")
        card = f"Array.from(document.querySelectorAll('.game-card')).find((one) => one.innerText.indexOf('{name}') >= 0)"
        self.host.tab.touches(card)
        self.host.tab.shows(say("phone.lobby.rules_of", name=name))
        self.host.sets_rules(game, clue_seconds="120", guess_seconds="90", rounds_per_seat="1")
        self.host.taps("phone.lobby.start")
        self.all_see(scene)

    def plays_wavelength(self) -> None:
        """One dial: looked at, turned by two fingers, opened."""
        self.goes_on_with("wavelength", "wavelength/clue")
        psychic = self.asked()
        with psychic.tab.holding(".pad"):
            psychic.tab.until("document.querySelector('.face .band')")
            self.look("phone-dial-card", psychic.tab)
        self.shown("dial-clue", psychic, self.after(psychic))
        psychic.writes("zzclue")
        self.all_see("wavelength/guess")
        first, second = (person for person in self.people if person is not psychic)
        self.shown("dial-guess", first, psychic)
        first.turns_to(62)
        second.turns_to(41)
        self.told("wavelength/reveal", "dial-reveal")
        self.ends()

    def plays_just_one(self) -> None:
        """One card: a clue that is the word itself vanishes, the other one is seen by the guesser."""
        self.goes_on_with("just_one", "just_one/write")
        guesser = next(person for person in self.people if not person.tab.has(".pad"))
        givers = [person for person in self.people if person is not guesser]
        word = givers[0].reads_card()[1]
        self.shown("card-write", givers[0], guesser)
        givers[0].writes(word.replace(" ", ""))
        givers[1].writes("zzmoon")
        self.all_see("just_one/guess")
        self.board.shows("board.just_one.one_guess")
        self.shown("card-guess", guesser, givers[0])
        guesser.writes(word, "phone.guess.send")
        self.told("just_one/reveal", "card-reveal")
        self.ends()
