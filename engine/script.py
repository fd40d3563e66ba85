"""The words a game is written in: tables, steps, scenes, asks, and how a round is refused, voided or ended."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from engine.words.deck import Drawn
    from engine.words.packs import Pack, Pair

Json = Any
"""What JSON can say: None, bool, int, float, str, lists, and dicts with str keys."""

SeatId = str

HOST: Final = "host"
"""Stands for whoever is host, with or without a seat, where a step asks or shows something to the host."""

BOARD: Final = "board"
"""Stands for the board, and with it for everybody who has no part in the round, in `Step.hide`."""


class Refused(Exception):
    """An input that the rules do not take: a code that the screen translates, and what its sentence needs.

    No parameter ever holds a secret, since it is sent to a phone.
    """

    def __init__(self, code: str, **params: Json) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


class Void(BaseException):
    """Thrown into a script whose round counts for nothing. A BaseException, so that no script swallows it."""


class End(BaseException):
    """Thrown into a script when the match ends; a script that has told its points may still return them."""


@dataclass(frozen=True)
class Scene:
    """What a board draws: a name such as `imposter/clue`, and facts that everybody may know."""

    name: str
    facts: Mapping[str, Json]


@dataclass(frozen=True)
class Ask:
    """One question on one phone.

    `check` takes what was sent and returns the answer to keep, or raises `Refused`; it is asked again when
    a seat leaves, and an answer that it no longer takes goes back to its giver. `facts` are shown to the
    asked seat alone. A seat that need not answer (`required=False`) is not waited for; one that `may_change`
    its answer may do so while the step waits for others.
    """

    kind: str
    check: Callable[[Json], Json]
    facts: Mapping[str, Json] = field(default_factory=dict)
    required: bool = True
    may_change: bool = False


@dataclass(frozen=True)
class Move:
    """A host's move that a step offers beside those of every step; it ends the step.

    `check` takes the move's parameters and returns what the script is to know, or raises `Refused`.
    `not_by`: a seat whose holder may not make it, though host.
    """

    name: str
    check: Callable[[Mapping[str, Json]], Json]
    not_by: SeatId | None = None


class Answers(dict[SeatId, Json]):
    """What a step brought in, by seat; any of those asked may be missing.

    `move`: the offered move that ended it, as (name, checked parameters). `skipped`: the host ended it.
    """

    move: tuple[str, Json] | None = None
    skipped: bool = False


@dataclass(frozen=True)
class Step:
    """One moment of a game: what the board shows, who is asked what, and for how long.

    `seconds`: length of the clock, None for none. `enough` ends the step early. When all seats of a group
    in `needs` have left, the round is void. `given` are answers carried over from the step before. `open`
    lets every screen say who is asked and who has answered. `reveals`: what was done up to its end can no
    longer be undone, but for what the host recorded. `out`: seats that play this round no more. `hide` names
    each secret, a word or a number, and who may not see it, for the tests to assert.
    """

    board: Scene
    asks: Mapping[SeatId, Ask] = field(default_factory=dict)
    cards: Mapping[SeatId, Mapping[str, Json]] = field(default_factory=dict)
    seconds: float | None = None
    enough: Callable[[Answers], bool] | None = None
    needs: Sequence[Sequence[SeatId]] = ()
    moves: Sequence[Move] = ()
    given: Mapping[SeatId, Json] = field(default_factory=dict)
    open: bool = False
    reveals: bool = False
    out: Sequence[SeatId] = ()
    hide: Mapping[Any, Sequence[SeatId]] = field(default_factory=dict)


@dataclass(frozen=True)
class Done:
    """How a round ended: the memory for the next one, this round's points by seat, and whether the match is over."""

    memory: Json
    points: Mapping[SeatId, int]
    over: bool


class Table(Protocol):
    """What a script may know of the table it is played at."""

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """Those dealt in, in seat order."""

    @property
    def left(self) -> frozenset[SeatId]:
        """Those of `seats` that have left or were removed since the deal."""

    @property
    def host(self) -> SeatId | None:
        """The host's own seat, if it has one."""

    @property
    def scores(self) -> Mapping[SeatId, int]:
        """Points before this round."""

    @property
    def lang(self) -> str:
        """The language of the words."""

    @property
    def rng(self) -> Random:
        """The round's only source of chance."""

    def order(self) -> tuple[SeatId, ...]:
        """Those dealt in, shuffled once for the match: a round dealt anew finds them in the same order."""

    def draw(self, usable: "Callable[[Pair], bool]" = ...) -> "Drawn":
        """The next pair of the room's deck that is usable; see `engine.words.deck`."""

    def pick(self, bank: str) -> str:
        """A line of a bank that the room has not had, its own lines first; see `engine.words.banks`."""


Round = Generator[Step, Answers, Done]
"""A script being played."""


class Play(Protocol):
    """The script of a game: plays one round."""

    def __call__(self, table: Table, memory: Json, rules: Any) -> Round: ...


@dataclass(frozen=True)
class Game:
    """All that the room must know of a game: its presets, its seats, its script, and how a match is summed up.

    `options(preset, changes)` gives the complete options, or raises `bad_option` or `cannot_combine`; `house`
    gives them with a house rule of that name switched. `trouble(preset, options, seats, packs)` is why so many
    seats with these packs cannot start; `fit` gives the options as that many seats can play them. `lobby` is what
    the lobby tells of the rules; `rules(preset, options)` is what the script gets. `minutes`: about how long a
    match takes, least and most. `bank`: the one that it draws from, where it draws from one. `keeps_scores`: presets whose
    scores outlive "again". `joins`: whether a newcomer is dealt in at the next "round" or the next "match".
    """

    name: str
    minutes: tuple[int, int]
    presets: Mapping[str, Mapping[str, Json]]
    choices: Callable[[str], Mapping[str, Sequence[Json]]]
    seats: Callable[[str], tuple[int, int]]
    options: Callable[[str, Mapping[str, Json]], dict[str, Json]]
    house: Callable[[str, Mapping[str, Json], Json, Json], dict[str, Json]]
    trouble: "Callable[[str, Mapping[str, Json], int, Sequence[Pack]], Refused | None]"
    fit: Callable[[str, Mapping[str, Json], int], dict[str, Json]]
    lobby: Callable[[str, Mapping[str, Json], int], dict[str, Json]]
    rules: Callable[[str, Mapping[str, Json]], Any]
    play: Play
    result: Callable[[Json, Mapping[SeatId, int]], dict[str, Json]]
    keeps_scores: frozenset[str]
    joins: str
    bank: str | None = None
