"""Runs one round of a script: answers in, step out, who is waited for, what was done and can be undone."""

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.script import Answers, Ask, Done, End, Json, Move, Play, Refused, Round, SeatId, Step, Void
from engine.words.deck import Deck, Drawn
from engine.words.packs import Pack, Pair

RECORDS: Final = ("tally", "ruling", "word_said", "overrule")
"""Answers and moves that say what happened at the table, not what one seat chose (common.md, "The host may")."""


@dataclass(frozen=True)
class Deal:
    """All that a round starts from: a table made of it and fed the same comes to the same step every time.

    `seed`: of this deal; `match`: of its match, the same in every deal of it.
    """

    seats: tuple[SeatId, ...]
    seed: str
    match: str
    memory: Json
    deck: dict[str, Json]
    scores: Mapping[SeatId, int]
    lang: str
    packs: Sequence[Pack]
    banks: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    host: SeatId | None = None


@dataclass(eq=False)
class Event:
    """One thing fed to the table; like another, it is still not that one.

    `kind`: answer, time_up, skip, move, leave, host. `code`: what undo calls it. `told`: something has been
    revealed since.
    """

    kind: str
    who: SeatId | None
    value: Json
    code: str
    undone: bool = False
    told: bool = False

    @property
    def stays(self) -> bool:
        return self.kind in ("leave", "host")

    @property
    def recorded(self) -> bool:
        """Did somebody record what the table did, so that it can be corrected after a reveal?"""
        return self.code in RECORDS


class Table:
    """A round in play. The script sees `seats`, `left`, `scores`, `lang`, `rng`, `draw` and the like; the room feeds it."""

    def __init__(self, deal: Deal, play: Play, rules: Json) -> None:
        self._deal = deal
        self._play = play
        self._rules = rules
        self.seats = deal.seats
        self.scores = deal.scores
        self.lang = deal.lang
        self.log: list[Event] = []
        self.turned = 0
        """How many steps were shown so far, undone ones included; only grows."""
        self.done: Done | None = None
        self._start()

    @property
    def banks(self) -> Mapping[str, Sequence[Sequence[str]]]:
        """What the round was dealt with."""
        return self._deal.banks

    # What a script may know and use

    @property
    def left(self) -> frozenset[SeatId]:
        return self._left

    def order(self) -> tuple[SeatId, ...]:
        # By a number for each seat, so that nobody's place depends on who else is still there.
        places = {seat: Random(f"{self._deal.match}/{seat}").random() for seat in self.seats}
        return tuple(sorted(self.seats, key=lambda seat: places[seat]))

    def draw(self, usable: Callable[[Pair], bool] = lambda pair: True) -> Drawn:
        return self.deck.draw(self.rng, usable)

    def pick(self, bank: str) -> str:
        return self.deck.pick(self.rng, bank, self._deal.banks.get(bank, ()))

    # What the room feeds it

    def check(self, seat: SeatId, value: Json) -> Json:
        """The answer as it would be kept; raises `Refused`: not_asked, answered, or what the ask refuses."""
        ask = self.step.asks.get(seat)
        if ask is None or seat in self._left:
            raise Refused("not_asked")
        if seat in self.answers and not ask.may_change:
            raise Refused("answered")
        return ask.check(value)

    def answer(self, seat: SeatId, checked: Json) -> None:
        self._feed(Event("answer", seat, checked, self.step.asks[seat].kind))

    def time_up(self) -> None:
        self._feed(Event("time_up", None, None, "time_up"))

    def skip(self) -> None:
        self._feed(Event("skip", None, None, "skip"))

    def move(self, name: str, checked: Json) -> None:
        self._feed(Event("move", None, checked, name))

    def lead(self, seat: SeatId | None) -> None:
        """From now on the host has this seat, or none."""
        if seat != self.host:
            self._feed(Event("host", seat, None, "host"))

    def leave(self, seats: Sequence[SeatId]) -> None:
        """They leave at once: none of them is still there when the others' leaving is weighed."""
        self._feed(Event("leave", None, list(seats), "leave"))

    def end(self) -> None:
        """End the match here: a script that is past its telling still returns its points."""
        self._throw(End())

    def void(self) -> None:
        """The round counts for nothing."""
        self._throw(Void())
        self.done = None

    def undo(self, event: Event) -> None:
        """Play the round again as if `event`, and all that was done after it, had not been; leaving stays."""
        start = self.log.index(event)
        for later in self.log[start:]:
            later.undone = later.undone or not later.stays
        turned = self.turned
        self._round.close()
        self._start()
        for kept in self.log:
            if not kept.undone:
                self._apply(kept)
        self.turned = turned + 1

    # What the room asks it

    def undoable(self) -> Event | None:
        """The last thing that can be taken back; after a reveal only what the host recorded."""
        for event in reversed(self.log):
            if not event.undone and not event.stays and (event.recorded or not event.told):
                return event
        return None

    def offered(self, name: str) -> Move | None:
        return next((move for move in self.step.moves if move.name == name), None)

    def pending(self) -> list[SeatId]:
        """Those whom the step waits for."""
        return [seat for seat, ask in self._required() if seat not in self.answers]

    def ask_of(self, seat: SeatId) -> tuple[Ask | None, dict[str, Json] | None]:
        """The open question to a seat, and its facts with the seats that have left taken out of its candidates."""
        ask = self.step.asks.get(seat)
        if ask is None or seat in self._left:
            return None, None
        facts = {"kind": ask.kind, **ask.facts}
        for seats in ("candidates", "voters"):
            if seats in facts and self._left:
                facts[seats] = [other for other in facts[seats] if other not in self._left]
        if not ask.required:
            facts["required"] = False
        if ask.may_change:
            facts["may_change"] = True
        return ask, facts

    # How a round runs

    def _start(self) -> None:
        self.rng = Random(self._deal.seed)
        self.deck = Deck(self._deal.packs, self._deal.deck)  # it copies what it changes
        self._left: frozenset[SeatId] = frozenset()
        self.host = self._deal.host
        self._fed: list[Event] = []
        self.running = True
        self.done = None
        self.answers = Answers()
        self._round: Round = self._play(self, copy.deepcopy(self._deal.memory), self._rules)
        self._take(lambda: next(self._round))
        self._advance()

    def _feed(self, event: Event) -> None:
        self.log.append(event)
        self._apply(event)

    def _apply(self, event: Event) -> None:
        self._fed.append(event)
        # What has been shown stays known, also where the round is played again up to before it.
        event.told = event.told or self.step.reveals
        if event.kind == "host":
            self.host = event.who
        elif event.kind == "answer" and event.who is not None:
            self.answers[event.who] = event.value
        elif event.kind == "leave":
            self._lose(event.value)
        else:
            self.answers.skipped = event.kind == "skip"
            if event.kind == "move":
                self.answers.move = (event.code, event.value)
            self._next()
        self._advance()

    def _lose(self, seats: Sequence[SeatId]) -> None:
        """Seats left: answers that their going made impossible, such as a vote for one, go back to their givers."""
        self._left |= set(seats)
        for giver, value in list(self.answers.items()):
            ask = self.step.asks.get(giver)
            if ask is not None:
                try:
                    ask.check(value)
                except Refused:
                    del self.answers[giver]
                    self._withdraw(giver)
        if any(group and self._left.issuperset(group) for group in self.step.needs):
            self.void()

    def _withdraw(self, giver: SeatId) -> None:
        """An answer that went back to its giver is nothing that could still be undone."""
        for event in reversed(self.log):
            if event.kind == "answer" and event.who == giver and not event.undone:
                event.undone = True
                return

    def _required(self) -> list[tuple[SeatId, Ask]]:
        return [
            (seat, ask) for seat, ask in self.step.asks.items() if ask.required and seat not in self._left
        ]

    def _complete(self) -> bool:
        if self.step.enough is not None and self.step.enough(self.answers):
            return True
        waits = any(ask.required for ask in self.step.asks.values())
        return waits and not self.pending()

    def _advance(self) -> None:
        while self.running and self._complete():
            self._next()

    def _next(self) -> None:
        answers = self.answers
        self._take(lambda: self._round.send(answers))

    def _take(self, resume: Callable[[], Step]) -> None:
        """Resume the script up to its next step, or to its end."""
        try:
            self.step = resume()
        except StopIteration as stop:
            self.running = False
            self.done = stop.value
            return
        self.turned += 1
        self.answers = Answers(self.step.given)
        if self.step.reveals:
            for event in self._fed:
                event.told = True

    def _throw(self, signal: End | Void) -> None:
        self.running = False
        try:
            self._round.throw(signal)
        except StopIteration as stop:
            self.done = stop.value
        except (End, Void):
            self.done = None
        else:
            raise RuntimeError("a script went on after its round had been ended")
