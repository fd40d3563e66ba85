"""The rule book of Wavelength: a dial between two opposites, a hidden target, one clue (wavelength.md)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from engine.asks import clue_ask, confirm_ask, dial_ask
from engine.games.plain import plain_game
from engine.games.rotation import Rotation
from engine.games.story import READY_SECONDS, tell
from engine.script import BOARD, Done, Json, Round, Scene, SeatId, Step, Table
from engine.words import dials
from engine.words.banks import DIALS

FULL: Final = 1000
"""The right end of the dial. Positions are whole tenths inside, 0–1000, and 0–100 for every screen."""
MIDDLE: Final = FULL // 2
BANDS: Final = ((25, 4), (75, 3), (125, 2))
"""A guess within so many tenths of the target's centre gets so many points: bullseye, inner, outer."""
UNANIMOUS: Final = 2
"""What everyone gets on top when every guesser is in the bullseye."""


@dataclass(frozen=True)
class Rules:
    """Seconds are None where there is no limit."""

    clue_seconds: float | None
    guess_seconds: float | None
    rounds_per_seat: int


def play(table: Table, memory: Json, rules: Rules) -> Round:
    """The psychic gives a clue for the target, the others turn their dials, the board tells."""
    rotation = Rotation.at(table, memory, rules.rounds_per_seat)
    if rotation.is_over:
        return Done(rotation.to_json(), {}, over=True)
    psychic = rotation.turn
    pair = dials.ends(table.pick(DIALS))
    target = table.rng.randint(0, FULL)
    guessers = [seat for seat in table.seats if seat != psychic]
    facts: dict[str, Json] = {
        "psychic": psychic,
        "pair": list(pair),
        "round": rotation.round,
        "rounds": rotation.rounds(there(table)),
    }
    card = {psychic: {"target": shown(target), "bands": shown_bands()}}
    hide = {shown(target): [*guessers, BOARD]}

    given = yield Step(
        board=Scene("wavelength/clue", facts),
        asks={psychic: clue_ask(table.lang, ends=pair)},
        cards=card,
        seconds=rules.clue_seconds,
        needs=[[psychic]],
        open=True,
        hide=hide,
    )
    facts = {**facts, "rounds": rotation.rounds(there(table)), "clue": given.get(psychic)}

    locked = yield Step(
        board=Scene("wavelength/guess", facts),
        asks={seat: dial_ask() for seat in guessers if seat not in table.left},
        cards=card,
        seconds=rules.guess_seconds,
        needs=[[psychic]],
        open=True,
        hide=hide,
    )
    guesses = positions(locked, [seat for seat in guessers if seat not in table.left])
    gained = points(target, guesses, psychic, there(table))

    def story(told: bool) -> Step:
        end = {
            "rounds": rotation.rounds(there(table)),
            "target": shown(target),
            "bands": shown_bands(),
            "guesses": {seat: shown(guess) for seat, guess in guesses.items()},
            "locked": list(locked),
            "unanimous": is_unanimous(target, guesses, there(table)),
            "points": gained,
            "told": told,
        }
        return Step(
            board=Scene("wavelength/reveal", {**facts, **end}),
            asks={seat: confirm_ask("ready") for seat in there(table)},
            seconds=READY_SECONDS,
        )

    ended = yield from tell(story)
    rotation = rotation.next(there(table))
    return Done(rotation.to_json(), gained, over=ended or rotation.is_over)


def there(table: Table) -> list[SeatId]:
    """Those dealt in who have not left, in seat order."""
    return [seat for seat in table.seats if seat not in table.left]


def positions(locked: Mapping[SeatId, float], waited: Collection[SeatId]) -> dict[SeatId, int]:
    """Every guess in tenths: what was locked, and the middle for those waited for who did not lock in time."""
    late = {seat: MIDDLE for seat in waited if seat not in locked}
    return {seat: round(guess * 10) for seat, guess in locked.items()} | late


def points_of(target: int, guess: int) -> int:
    """What a guess is worth; on the border of two bands it gets the better one."""
    return next((points for within, points in BANDS if abs(guess - target) <= within), 0)


def is_unanimous(target: int, guesses: Mapping[SeatId, int], present: Collection[SeatId]) -> bool:
    """Is every guesser who is still there in the bullseye?"""
    scores = [points_of(target, guess) for seat, guess in guesses.items() if seat in present]
    return bool(scores) and all(score == BANDS[0][1] for score in scores)


def points(
    target: int, guesses: Mapping[SeatId, int], psychic: SeatId, present: Collection[SeatId]
) -> dict[SeatId, int]:
    """A round's points by seat: the psychic gets the best among the guesses, those of seats that have left too."""
    gained = {seat: points_of(target, guess) for seat, guess in guesses.items()}
    gained[psychic] = max(gained.values(), default=0)
    more = UNANIMOUS if is_unanimous(target, guesses, present) else 0
    return {seat: gained[seat] + more for seat in present if seat in gained}


def shown(tenths: int) -> float:
    """A position as screens are told it."""
    return tenths / 10


def shown_bands() -> list[Json]:
    """The bands as screens are told them, from the inside out."""
    return [{"within": shown(within), "points": points} for within, points in BANDS]


def result(memory: Json, scores: Mapping[SeatId, int]) -> dict[str, Json]:
    """How a match ended: most points wins, equal is shared; nobody wins where nobody has a point."""
    most = max(scores.values(), default=0)
    winners = [seat for seat, score in scores.items() if score == most > 0]
    return {
        "winners": winners,
        "scores": dict(scores),
        "rounds": memory["played"] if memory else 0,
        "awards": [],
    }


GAME = plain_game(
    "wavelength",
    seats=(3, 6),
    minutes=(10, 20),
    options={"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2},
    choices={
        "clue_seconds": (30, 60, 90, 120, None),
        "guess_seconds": (30, 45, 60, 90, None),
        "rounds_per_seat": (1, 2, 3),
    },
    rules=lambda chosen: Rules(**chosen),
    play=play,
    result=result,
    bank=DIALS,
)
