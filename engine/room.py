"""One group at one table: takes inputs one by one, and leads from lobby to round to result."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine import moves
from engine.clock import Clock
from engine.games import DEFAULT, GAMES
from engine.inputs import Input
from engine.kept_answers import KeptAnswers
from engine.presence import Presence
from engine.script import HOST, Game, Json, Refused, SeatId
from engine.seats import DeviceId, Seat, Seats
from engine.shelf import Shelf
from engine.table import Deal, Table
from engine.words.packs import Library

OPENLY: Final = ("ready", "ready_to_vote", "ruling", "guessed")
"""Asks that are answered before all eyes, so that those who share a phone need not take it one after the other."""


class Room:
    """`feed` is the only way in; `now` is always monotonic seconds. What it refuses has changed nothing."""

    def __init__(self, code: str, seed: str, lang: str, library: Library, now: float) -> None:
        self.code = code
        self.seed = seed
        self.lang = lang
        self.seats = Seats()
        self.game_name = DEFAULT
        self.preset = next(iter(self.game.presets))
        self.options = self.game.options(self.preset, {})
        self.set_aside: dict[str, Json] = {}
        """Preset and options of games that were played before, for when the room comes back to them."""
        self.shelf = Shelf(library, lang)
        self.deck: dict[str, Json] = {}
        self.phase = "lobby"
        self.match = self.round = self.deal = 0
        self.scored = self.game_name
        """The game whose scores the seats have."""
        self.memory: Json = None
        self.dealt: list[SeatId] = []
        self.waited: list[SeatId] = []
        self.result: dict[str, Json] = {}
        self.paused = False
        self.notice: dict[str, Json] | None = None
        self.steps_before = 1
        """The number of the current step, less the steps that the table has shown in this round."""
        self.table: Table | None = None
        self.ousted: list[tuple[DeviceId, str]] = []
        """Devices to be told goodbye, with the code to tell them; the door empties it."""
        self.clock: Clock = Clock()
        self.presence = Presence(now)
        self.kept = KeptAnswers()
        self.reported = False
        """Somebody says that the word was said, and the host has not decided yet."""
        self.standing = False
        """The clock stands until whoever is asked on a shared phone has taken it."""
        self._step_timed_out: int | None = None
        self._ending = False

    # What it is

    @property
    def game(self) -> Game:
        return GAMES[self.game_name]

    @property
    def step(self) -> int:
        return self.steps_before + (self.table.turned if self.table else 0)

    @property
    def smallest(self) -> int:
        return self.game.seats(self.preset)[0]

    @property
    def largest(self) -> int:
        return self.game.seats(self.preset)[1]

    def trouble(self, seats: int) -> Refused | None:
        """Why so many seats cannot play by these rules, packs and banks."""
        bank = self.game.bank
        if bank is not None and not any(self.shelf.banks(self.lang).get(bank, ())):
            return Refused("no_words")
        return self.game.trouble(self.preset, self.options, seats, self.shelf.packs())

    def tell(self, code: str, /, **params: Json) -> None:
        """Leave a notice for every screen; it stays until the next one."""
        number = self.notice["n"] + 1 if self.notice else 1
        self.notice = {"n": number, "code": code, "params": params}

    # Inputs

    def repeated(self, given: Input) -> dict[str, Json] | None:
        """What an input that is already in effect had brought: the same answer again, the same key again."""
        if given.kind == "answer" and self._answered(given):
            return {}
        if given.kind == "sit":
            seat = self.seats.by_key(given.value["key"])
            if seat is not None:
                return {"seat": seat.id, "device": seat.device}
        return None

    def _answered(self, given: Input) -> bool:
        """Is this the answer that is kept for that step and seat, from the device that holds it?"""
        seat = given.value["seat"]
        if not self.kept.has(given.step, seat, given.value["value"]):
            return False
        if given.step == self.step and self.table is not None and seat not in self.table.answers:
            return False  # it went back to its giver
        return given.who is not None and given.who == self._holder(seat)

    def _holder(self, seat: SeatId) -> DeviceId | None:
        """The device that answers for a seat, or for the host."""
        if seat == HOST:
            return self.seats.host
        return next((found.device for found in self.seats.present if found.id == seat), None)

    def feed(self, given: Input, now: float) -> dict[str, Json]:
        """Take one input, or raise `Refused` with nothing changed. Gives the fields of its acknowledgement."""
        before, table = self.step, self.table
        brought = _TAKES[given.kind](self, given, now)
        if self.table is not None and self.table.running:
            self.table.lead(self.seats.host_seat)
        self._settle()
        if self.table is None or self.table.offered("word_said") is None:
            self.reported = False
        if self.step != before or self.table is not table:
            self._start_clock(now)
        elif self.standing and not self._waits_for_holder():
            self._run_clock(now)
        return brought or {}

    def _sit(self, given: Input, now: float) -> dict[str, Json]:
        self.seats.check_room()
        name = self.seats.check_name(given.value["name"])
        device = given.who or self.seats.new_device()
        seat = self.seats.add(device, name, given.value["key"])
        if self.seats.host is None:
            self.seats.host = device
        if self.table is not None and self.game.joins == "match":
            self.waited.append(seat.id)
        return {"seat": seat.id, "device": device}

    def _lead(self, given: Input, now: float) -> dict[str, Json]:
        if not self.may_lead(given.who):
            raise Refused("not_now")
        device = given.who or self.seats.new_device()
        self.seats.host, self.seats.former_host = device, None
        return {"device": device}

    def may_lead(self, device: DeviceId | None) -> bool:
        """Nobody is host yet, or this device was until it went away."""
        return self.seats.host is None or (device is not None and device == self.seats.former_host)

    def _claim(self, given: Input, now: float) -> dict[str, Json]:
        seat = self.seats.find(given.value["seat"])
        old, device = seat.device, given.who or self.seats.new_device()
        if old == device:
            return {"seat": seat.id, "device": device}
        self.seats.move(seat, device)
        if not self.seats.of(old):
            self.ousted.append((old, "taken_over"))
        self.tell("moved", name=seat.name)
        return {"seat": seat.id, "device": device}

    def _leave(self, given: Input, now: float) -> None:
        leaving = given.value["seat"]
        seats = [seat for seat in self.seats.of(given.who) if leaving in (None, seat.id)]
        if not seats and given.who != self.seats.host:
            raise Refused("no_such_seat")
        for seat in seats:
            self.tell("left", name=seat.name)
        self.lose(seats, given.who or "")

    def lose(self, seats: Sequence[Seat], device: DeviceId) -> None:
        """A device's seats leave or are removed: nobody waits for them again; what they have given stands."""
        self.seats.give_up(seats, device)
        self.seats.forget_left(shown=self.table.seats if self.table else self.result.get("scores", ()))
        if self.table is None:
            return
        if len(self._still_in()) < self.smallest:
            # First of all: a scene that ends by their leaving would tell a story that nobody has seen.
            self.tell("too_few_left", least=self.smallest)
            self.end_match()
        elif self.table.running:
            self.table.leave([seat.id for seat in seats if seat.id in self.table.seats])

    def _still_in(self) -> list[Seat]:
        """Those whom the next deal could take: with those who wait, where a round deals them in."""
        joins = self.game.joins == "round"
        return [seat for seat in self.seats.playing if joins or seat.id in self.dealt]

    def _answer(self, given: Input, now: float) -> None:
        seat, value = given.value["seat"], given.value["value"]
        if given.step != self.step or self.table is None:
            raise Refused("too_late" if given.step == self._step_timed_out else "stale_step")
        if self.paused:
            raise Refused("paused")
        if seat == HOST:
            if given.who != self.seats.host:
                raise Refused("not_host")
        elif self.seats.find(seat).device != given.who:
            raise Refused("no_such_seat")
        checked = self.table.check(seat, value)
        self.kept.keep(self.step, seat, value)
        self.table.answer(seat, checked)

    def _report(self, given: Input, now: float) -> None:
        """Somebody at the table says that the word was said: the host is asked, and nobody is told who it was."""
        if not self.seats.of(given.who):
            raise Refused("not_asked")
        if self.paused:
            raise Refused("paused")
        if self.table is None or self.table.offered("word_said") is None:
            raise Refused("not_now")
        if not self.reported:
            self.reported = True
            self.tell("word_reported")

    def _move(self, given: Input, now: float) -> None:
        moves.make(self, given, now)

    def choose_game(self, name: str) -> None:
        """Play another game; the rules of each are kept for when the room comes back to it."""
        self.set_aside[self.game_name] = {"preset": self.preset, "options": self.options}
        self.game_name = name

    def _dials(self, given: Input, now: float) -> dict[str, Json]:
        """The room's own dial pairs, from their text; raises `bad_pack` with every fault by line."""
        if given.who is None or given.who != self.seats.host:
            raise Refused("not_host")
        return {"count": self.shelf.set_dials(given.value["text"], self.lang)}

    def _pack(self, given: Input, now: float) -> dict[str, Json]:
        """A pack of the room's own, from its text; raises `bad_pack` with every fault by line.

        With an `id` it takes the place of that one, or without a text that one goes; not while a round is on.
        """
        if given.who is None or given.who != self.seats.host:
            raise Refused("not_host")
        text, id = given.value["text"], given.value.get("id")
        if id is None:
            return {"id": self.shelf.add(text, self.lang)}
        self.shelf.text(id)
        if self.table is not None:
            raise Refused("not_now")
        if text is None:
            self.shelf.remove(id)
        else:
            self.shelf.add(text, self.lang, id)
        return {"id": id}

    def _time_up(self, given: Input, now: float) -> None:
        if self.table is not None and given.step == self.step:
            self._step_timed_out = self.step
            self.table.time_up()

    def _pause(self, given: Input, now: float) -> None:
        self.pause(now)

    def _succeed(self, given: Input, now: float) -> None:
        seat = next(seat for seat in self.seats.present if seat.device == given.value["device"])
        self.seats.former_host, self.seats.host = self.seats.host, seat.device
        self.tell("new_host", seat=seat.id, name=seat.name)

    def _void(self, given: Input, now: float) -> None:
        if self.table is not None:
            self.table.void()

    def _lobby(self, given: Input, now: float) -> None:
        self.to_lobby()
        self.tell(given.value["why"])

    # From lobby to round to result

    def start_match(self) -> None:
        self.match += 1
        self.round, self.deal, self.memory = 1, 1, None
        if self.preset not in self.game.keeps_scores or self.scored != self.game_name:
            self.reset_scores()
        self.scored = self.game_name
        self._deal(self.seats.playing)

    def reset_scores(self) -> None:
        for seat in self.seats.all:
            seat.score = 0
        if self.phase == "result":
            self._sum_up()

    def end_match(self) -> None:
        """End with the scores so far; a round whose points have been told still counts."""
        self._ending = True
        if self.table is not None and self.table.running:
            self.table.end()

    def to_lobby(self) -> None:
        self._close_table()
        self.steps_before += 1
        self.phase, self.result, self.paused = "lobby", {}, False
        self.seats.forget_left()

    def pause(self, now: float) -> None:
        if not self.paused:
            self.paused = True
            self.clock.pause(now)

    def resume(self, now: float) -> None:
        self.paused = False
        if not self.standing:
            self.clock.resume(now)

    def note_skip(self) -> None:
        """An answer to a step that the host has ended comes too late."""
        self._step_timed_out = self.step

    def _deal(self, among: Sequence[Seat]) -> None:
        """Deal a round to as many as the game allows; who had to wait comes first (common.md, "Seats, devices")."""
        self._close_table()
        self.seats.forget_left()
        wanting = [seat.id for seat in among if not seat.left]
        if len(wanting) < self.smallest:
            self._show_result()
            return
        first = [seat for seat in wanting if seat in self.waited]
        taken = (first + [seat for seat in wanting if seat not in first])[: self.largest]
        self.dealt = [seat for seat in wanting if seat in taken]
        self.waited = [seat.id for seat in self.seats.playing if seat.id not in taken]
        self._fit_options(len(self.dealt))
        self.phase = "round"
        self.open_table()

    def _fit_options(self, seats: int) -> None:
        fitted = self.game.fit(self.preset, self.options, seats)
        lowered = [
            {"option": option, "value": value}
            for option, value in fitted.items()
            if value != self.options[option]
        ]
        if lowered:
            self.tell("lowered", **lowered[0], **({"also": lowered[1:]} if lowered[1:] else {}))
        self.options = fitted

    def open_table(self) -> None:
        """Begin the round that `dealt`, `memory`, `deck` and the counters describe."""
        deal = Deal(
            seats=tuple(self.dealt),
            seed=f"{self.seed}/{self.match}/{self.round}/{self.deal}",
            match=f"{self.seed}/{self.match}",
            memory=self.memory,
            deck=self.deck,
            scores={seat.id: seat.score for seat in self.seats.all},
            lang=self.lang,
            packs=self.shelf.packs(),
            banks=self.shelf.banks(self.lang),
            host=self.seats.host_seat,
        )
        self.table = Table(deal, self.game.play, self.game.rules(self.preset, self.options))
        # A replay from a record asks for it before the clock has been started.
        self.clock.total = self.seconds

    def _settle(self) -> None:
        """Follow a round that has come to its end: points, then the next deal or the result."""
        while self.table is not None and not self.table.running:
            done = self.table.done
            self.deck = self.table.deck.state
            if done is not None:
                for seat in self.seats.all:
                    seat.score += done.points.get(seat.id, 0)
                self.memory = done.memory
            if self._ending or (done is not None and done.over):
                self._show_result()
            elif done is None:
                self.tell("voided")
                self.deal += 1
                self._deal(self._still_in())
            else:
                self.round, self.deal = self.round + 1, 1
                self._deal(self._still_in())
        self._ending = False

    def _show_result(self) -> None:
        self._close_table()
        self.steps_before += 1
        self.seats.forget_left()
        self.phase, self.paused = "result", False
        self._sum_up()

    def _sum_up(self) -> None:
        self.result = self.game.result(self.memory, {seat.id: seat.score for seat in self._still_in()})

    def _close_table(self) -> None:
        if self.table is not None:
            self.steps_before += self.table.turned
            self.table = None

    # Time

    @property
    def seconds(self) -> float | None:
        """The current step's time. Where several who share a phone are asked, each of them gets it."""
        if self.table is None or not self.table.running or self.table.step.seconds is None:
            return None
        holders = Counter(
            self.seats.find(seat).device
            for seat in self.table.pending()
            if seat != HOST and self.table.step.asks[seat].kind not in OPENLY
        )
        return self.table.step.seconds * max(holders.values(), default=1)

    def _waits_for_holder(self) -> bool:
        """Does the step ask one seat alone, on a phone that it shares? Then its time runs from its tap."""
        if self.table is None:
            return False
        asks = self.table.step.asks
        awaited = [seat for seat, ask in asks.items() if ask.required]
        if len(awaited) != 1 or awaited != self.table.pending():
            return False
        (seat,) = awaited
        if seat == HOST or asks[seat].kind in OPENLY:
            return False
        return len(self.seats.of(self.seats.find(seat).device)) > 1

    def _start_clock(self, now: float) -> None:
        self.standing = self._waits_for_holder()
        self.clock.start(self.seconds, now, self.paused or self.standing)

    def hold(self, seat: SeatId, now: float) -> None:
        """A seat has taken the phone that it shares; not an input, since no rule reads it."""
        if self.standing and self.table is not None and seat in self.table.pending():
            self._run_clock(now)

    def _run_clock(self, now: float) -> None:
        self.standing = False
        if not self.paused:
            self.clock.resume(now)

    def wake(self, now: float) -> None:
        """After a restart: the step gets its full time, what the host gave with it, and everybody is away till seen."""
        self.presence = Presence(now)
        self.standing = self._waits_for_holder()
        self.clock.start(self.clock.total, now, self.paused or self.standing)


_TAKES: Final[dict[str, Callable[[Room, Input, float], dict[str, Json] | None]]] = {
    "sit": Room._sit,
    "lead": Room._lead,
    "claim": Room._claim,
    "leave": Room._leave,
    "answer": Room._answer,
    "host": Room._move,
    "report": Room._report,
    "pack": Room._pack,
    "dials": Room._dials,
    "time_up": Room._time_up,
    "pause": Room._pause,
    "succeed": Room._succeed,
    "void": Room._void,
    "lobby": Room._lobby,
}
"""How the room takes each kind of input."""
