"""One room whose every screen is written down: who does what, and what each screen is shown then, if it changes."""

from collections.abc import Callable, Sequence
from typing import Any

import orjson

from engine.door import Door
from engine.games import GAMES
from engine.journal.memory import MemoryJournal
from engine.script import HOST, Refused
from engine.words.packs import Library, parse
from tests.engine.nonsense import keep_room

CODE = "KXTR"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hugo")
PACK = """# Kitchen
icon: 🍳
pizza / burger
coffee / tea
jacuzzi = whirlpool ~ spa / sauna
oven / stove
fork / spoon
kettle / teapot
salt / sugar
plate / bowl
"""
QUESTIONS = ["When did you last use it?", "What does it smell of?", "Who would you give it to?"]
DIALS = [
    "Cold | Hot",
    "Quiet | Loud",
    "Cheap | Dear",
    "Old | New",
    "Round | Square",
    "Dull | Fun",
    "Soft | Hard",
]
BANKS = {"questions": {"en": QUESTIONS}, "dials": {"en": DIALS}}
OWN = ("mine", "host", "may_lead")
"""What a view has that a board's has not."""
CLUES = ("round", "warm", "daily", "friends", "evening", "plain", "loud", "old")
LIBRARY = Library([parse(PACK, id="en/kitchen", lang="en")], BANKS)

Says = Callable[[str, dict[str, Any]], Any]
"""What a seat, or the host, answers to what it is asked."""


class Stage:
    """A board and phones: one each where phones are one's own, one for all where it is passed, one for all but the last
    where the host leads. `lines` grows with all that happens and is shown.
    """

    people: Sequence[str] = NAMES
    lang = "en"
    library = LIBRARY
    join_url = ""

    def __init__(self, game: str, preset: str, way: str, seats: int, options: dict[str, Any]) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self.views: dict[str, dict[str, Any]] = {}
        self._written: dict[str, str] = {}
        self.given = 0
        journal = MemoryJournal()
        keep_room(journal, self.library, CODE, f"{game} {preset}", self.lang)
        self.door = Door(journal, self.library, limits=False, clock=lambda: self.now, wall=lambda: 0.0)
        self.screens = {"board": self._screen("board", board=True)}
        self.names = tuple(self.people[:seats])
        shared = {"own": 0, "passed": seats, "led": seats - 1}[way]
        self.phone_of = {name: "phone" if place < shared else name for place, name in enumerate(self.names)}
        self.ids: dict[str, str] = {}
        for name in self.names:
            self._sits(name)
        ways = {"way": way} if "way" in GAMES[game].presets[preset] else {}
        self.host("configure", game=game, preset=preset, options={**ways, **options})

    def _screen(self, name: str, board: bool = False) -> Any:
        def show(view: bytes) -> None:
            self.views[name] = orjson.loads(view)

        return self.door.attach(CODE, show, lambda code: None, board=board, join_url=self.join_url)

    def _sits(self, name: str) -> None:
        phone = self.phone_of[name]
        if phone not in self.screens:
            self.screens[phone] = self._screen(phone)
        self.ids[name] = self.door.sit(self.screens[phone], name)["seat"]

    # What is known

    @property
    def shown(self) -> dict[str, Any]:
        return self.views["board"]

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.shown["facts"]
        return facts

    @property
    def scene(self) -> str:
        return str(self.shown["scene"]).partition("/")[2] or str(self.shown["scene"])

    @property
    def table(self) -> Any:
        """The round from behind: what it hides, so that it can be told what to do."""
        return self.door._rooms.find(CODE, self.now).room.table

    def of(self, *roles: str) -> list[str]:
        """Those with one of these roles who are still in, in seat order."""
        deal = self.table.step.hide
        secret = next(iter(deal))
        cards = self.table.step.cards
        return [
            name
            for name, seat in self.ids.items()
            if seat in cards and _role(cards[seat], secret) in roles and seat not in self.table.left
        ]

    @property
    def secret(self) -> Any:
        """The word, or the target of a dial."""
        return next(iter(self.table.step.hide))

    def whose(self, turn: str) -> str:
        """The name of the seat that is the psychic, or the guesser."""
        return next(name for name, seat in self.ids.items() if seat == self.facts[turn])

    @property
    def leader(self) -> str:
        return self.phone_of[self.names[0]]

    def may(self, move: str) -> bool:
        """Whether the host is offered this move now."""
        return move in self.views[self.leader]["host"]["moves"]

    # What is done

    def host(self, move: str, **params: Any) -> None:
        self.note(f"> host: {move} {_text(params) if params else ''}".rstrip())
        self.door.host(self.screens[self.leader], move, None, params)
        self.tell()

    def reports(self, name: str) -> None:
        self.note(f"> {name}: somebody said the word")
        self.door.report(self.screens[self.phone_of[name]])
        self.tell()

    def answer(self, name: str, value: Any) -> None:
        """A seat's answer, after it has taken the phone that it shares; or the host's."""
        step = self.shown["step"]
        phone = self.leader if name == HOST else self.phone_of[name]
        self.note(f"> {name}: {_text(value)}")
        self.door.answer(self.screens[phone], step, value, HOST if name == HOST else self.ids[name])
        if self.shown["step"] != step:
            self.tell()

    def is_refused(self, name: str, value: Any) -> None:
        """What the rules do not take; nothing that is shown changes."""
        self.takes(name)
        try:
            self.answer(name, value)
        except Refused as refused:
            self.note(f"  refused: {refused.code} {_text(refused.params) if refused.params else ''}".rstrip())
            self._tell_phones()
        else:
            raise AssertionError(f"{value} was taken")

    def leaves(self, name: str) -> None:
        self.note(f"> {name} leaves")
        self.door.leave(self.screens[self.phone_of[name]], self.ids[name])
        self.tell()

    def joins(self, name: str) -> None:
        """Sits down in mid-match, on a phone of their own."""
        self.note(f"> {name} sits down")
        self.phone_of[name] = name
        self._sits(name)
        self.tell()

    def takes(self, name: str) -> dict[str, Any]:
        """The phone is in this seat's hand; what it is asked there."""
        phone = self.phone_of[name]
        if len(self.views[phone]["mine"]) > 1:
            self.note(f"> {name} takes the phone")
            self.door.hold(self.screens[phone], self.ids[name])
            self._tell_phones()
        mine = next(mine for mine in self.views[phone]["mine"] if mine["seat"] == self.ids[name])
        ask: dict[str, Any] = mine["ask"]
        return ask

    def time_passes(self) -> None:
        """Until the clock has ended this step; on a shared phone it runs once somebody has taken it."""
        step = self.shown["step"]
        if self.shown["standing"]:
            self.takes(next(name for name, seat in self.ids.items() if seat in self.table.pending()))
        self.note("> time passes")
        wait = self.door.tick()
        while self.shown["step"] == step:
            assert wait is not None, "nothing is due"
            self.now += wait
            wait = self.door.tick()
        self.tell()

    def goes_to(self, *scenes: str, **says: Any) -> None:
        """Everybody answers what they are asked till one of these scenes; `says`: by kind of ask, or by what is usual."""
        while self.scene not in scenes:
            self.one_step(**says)

    def one_step(self, **says: Any) -> None:
        """All whom this step waits for answer, one after the other; one that asks nobody passes by its clock."""
        step = self.shown["step"]
        pending = self.table.pending()
        if not pending:
            self.time_passes()
        for seat in pending:
            if self.shown["step"] != step:
                break
            name = HOST if seat == HOST else next(name for name, id in self.ids.items() if id == seat)
            ask = self.views[self.leader]["host"]["ask"] if name == HOST else self.takes(name)
            say = says.get(ask["kind"], self._usual)
            self.answer(name, say(name, ask) if callable(say) else say)

    def _usual(self, name: str, ask: dict[str, Any]) -> Any:
        if ask["kind"] == "clue":
            self.given += 1
            return CLUES[self.given % len(CLUES)]
        return True

    def for_one(self, accused: str) -> dict[str, Any]:
        """A vote that falls on one seat, however votes are taken."""
        return self.votes(
            lambda voter, candidates: self.ids[accused] if self.ids[accused] in candidates else candidates[0]
        )

    def ties(self, one: str, other: str) -> None:
        """A vote in which these two are tied. An odd voter keeps silent, and the host goes on."""
        scene, both = self.shown["scene"], (one, other)
        if not self.table.step.asks:
            self.time_passes()
        rest = [name for name in self.of("civilian", "imposter", "mr_white") if name not in both]
        voters = [*both, *rest[: len(rest) // 2 * 2]]
        votes = {name: self.ids[both[1 - place % 2]] for place, name in enumerate(voters)}
        if HOST in self.table.pending():
            self.answer(HOST, {"by": {self.ids[name]: seat for name, seat in votes.items()}})
            return
        while self.shown["scene"] == scene:
            pending = [
                name for name, seat in self.ids.items() if seat in self.table.pending() and name in votes
            ]
            if pending:
                self.takes(pending[0])
                self.answer(pending[0], votes[pending[0]])
            else:
                self.host("skip")

    def votes(self, choose: Callable[[str, list[str]], str]) -> dict[str, Any]:
        def vote(name: str, ask: dict[str, Any]) -> str:
            return choose(self.ids[name], ask["candidates"])

        def tally(name: str, ask: dict[str, Any]) -> dict[str, Any]:
            others = {voter: [seat for seat in ask["candidates"] if seat != voter] for voter in ask["voters"]}
            return {"by": {voter: choose(voter, seats) for voter, seats in others.items() if seats}}

        return {"vote": vote, "tally": tally}

    # What is written

    def note(self, line: str) -> None:
        self.lines.append(line)

    def tell(self) -> None:
        """What each screen is shown now: the board all that it sees, each phone what it sees beside that."""
        board = _timeless(self.shown)
        phones = [name for name in self.screens if name != "board"]
        for name in phones:
            if {**_timeless(self.views[name]), **dict.fromkeys(OWN)} != {**board, **dict.fromkeys(OWN)}:
                raise AssertionError(f"{name} and the board are shown different rooms")
        self._write("room", _text(board.pop("room")))
        board["seats"] = [_seat(seat) for seat in board["seats"]]
        self._write("board", _text(board))
        self._tell_phones()

    def _tell_phones(self) -> None:
        for name in self.screens:
            if name == "board":
                continue
            own = {field: self.views[name][field] for field in OWN}
            own["mine"] = [_flags(mine) for mine in own["mine"]]
            self._write(name, _text(own))

    def _write(self, name: str, line: str) -> None:
        if self._written.get(name) != line:
            self._written[name] = line
            self.note(f"{name:5} {line}")


Staging = Callable[[str, str, str, int, dict[str, Any]], Stage]
"""What a play is played on: a stage made from game, preset, way, seats and options."""


def _role(card: dict[str, Any], secret: str) -> str:
    """The role of a card, also of one that names none."""
    role: str = card.get("role") or ("civilian" if card["word"] == secret else "imposter")
    return role


def _timeless(view: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in view.items() if field not in ("v", "left")}


def _seat(seat: dict[str, Any]) -> str:
    """A seat in short: what is false is left out."""
    flags = [
        field if value is True else f"{field}={value}" for field, value in seat.items() if value is not False
    ]
    return " ".join(flags)


def _flags(mine: dict[str, Any]) -> dict[str, Any]:
    """A seat's own part in short: what is not there is left out."""
    return {field: value for field, value in mine.items() if value is not None and value is not False}


def _text(value: Any) -> str:
    return orjson.dumps(value).decode()
