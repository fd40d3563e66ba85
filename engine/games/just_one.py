"""The rule book of Just One: all but one write a clue for one word, and equal clues vanish (just-one.md)."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.asks import clue_ask, confirm_ask, guess_ask
from engine.games.plain import plain_game
from engine.games.rotation import Rotation
from engine.games.story import READY_SECONDS, tell
from engine.script import BOARD, Answers, Done, Json, Move, Refused, Round, Scene, SeatId, Step, Table
from engine.words import judge
from engine.words.packs import Entry

VERDICTS: Final = ("exact", "close", "wrong")
LABELS: Final = ((85, "telepathic"), (60, "sharp"), (35, "solid"), (15, "warming_up"), (0, "tough_deck"))
"""From so many per cent of right cards, that label."""


@dataclass(frozen=True)
class Rules:
    """Seconds are None where there is no limit."""

    clue_seconds: float | None
    guess_seconds: float | None
    rounds_per_seat: int


@dataclass(frozen=True)
class Guess:
    """What the guesser made of it: `text` None for a skip, or where nothing came in time; then there is no verdict."""

    text: str | None
    skipped: bool
    verdict: str | None
    ruled: bool = False

    @property
    def is_right(self) -> bool:
        return self.verdict == "exact"


Guessing = Generator[Step, Answers, Guess]


def play(table: Table, memory: Json, rules: Rules) -> Round:
    """Clues are written and vanish, the guesser guesses, the board tells."""
    rotation = Rotation.at(table, memory, rules.rounds_per_seat)
    right = memory["right"] if memory else 0
    if rotation.is_over:
        return Done({**rotation.to_json(), "right": right}, {}, over=True)
    guesser = rotation.turn
    drawn = table.draw()
    card = Card(table, rules, guesser, drawn.secret, drawn.decoy, rotation, right)
    written = in_seat_order((yield card.writing()), table.seats)
    groups = vanished(written, card.word, table.lang)
    left = surviving(written, groups)
    answers = yield card.guessing(written, groups, table.rng.sample(left, len(left)))
    guess = card.judged(answers)

    def correct(move: str, verdict: Json) -> None:
        nonlocal guess
        guess = replace(guess, verdict=verdict, ruled=True)

    ended = yield from tell(lambda told: card.telling(written, groups, guess, told), correct)
    rotation = rotation.next(card.there)
    memory = {**rotation.to_json(), "right": right + guess.is_right}
    return Done(memory, {}, over=ended or rotation.is_over)


@dataclass(frozen=True)
class Card:
    """One card of the match: who guesses which word, and the steps that are made of it. `right`: cards before it."""

    table: Table
    rules: Rules
    guesser: SeatId
    word: Entry
    decoy: Entry | None
    rotation: Rotation
    right: int

    @property
    def there(self) -> list[SeatId]:
        """Those dealt in who have not left, in seat order."""
        return [seat for seat in self.table.seats if seat not in self.table.left]

    @property
    def givers(self) -> list[SeatId]:
        return [seat for seat in self.there if seat != self.guesser]

    @property
    def facts(self) -> dict[str, Json]:
        return {
            "guesser": self.guesser,
            "card": self.rotation.round,
            "cards": self.rotation.rounds(self.there),
            "right": self.right,
        }

    def writing(self) -> Step:
        """Every giver sees the word and writes; a clue may be changed until the last one is in."""
        return Step(
            board=Scene("just_one/write", self.facts),
            asks={seat: clue_ask(self.table.lang, may_change=True) for seat in self.givers},
            cards={seat: {"word": self.word.word} for seat in self.givers},
            seconds=self.rules.clue_seconds,
            needs=[[self.guesser]],
            open=True,
            hide={self.word.word: [self.guesser, BOARD]},
        )

    def guessing(
        self, written: Mapping[SeatId, str], groups: Sequence[Sequence[SeatId]], left: Sequence[str]
    ) -> Step:
        """The guesser sees what is left, shuffled and without names; each giver, whether theirs has vanished."""
        lost = {seat for group in groups for seat in group}
        own = {seat: {"clue": written[seat], "lost": seat in lost} for seat in self.givers if seat in written}
        return Step(
            board=Scene("just_one/guess", {**self.facts, "clues": list(left), "lost": len(lost)}),
            asks={self.guesser: guess_ask({"clues": list(left)}, may_skip=True)},
            cards={seat: {"word": self.word.word, **own.get(seat, {})} for seat in self.givers},
            seconds=self.rules.guess_seconds,
            needs=[[self.guesser]],
            open=True,
            hide={self.word.word: [self.guesser, BOARD]},
        )

    def judged(self, answers: Answers) -> Guess:
        text = answers.get(self.guesser)
        if text is None:
            return Guess(None, self.guesser in answers, None)
        return Guess(text, False, judge.verdict(text, self.word, self.decoy, self.table.lang))

    def telling(
        self,
        written: Mapping[SeatId, str],
        groups: Sequence[Sequence[SeatId]],
        guess: Guess,
        told: bool,
    ) -> Step:
        """All clues with their givers, those that vanished in their groups; the guess; the word."""
        group_of = {seat: number for number, group in enumerate(groups) for seat in group}
        clues = [
            {"seat": seat, "word": word, "lost": seat in group_of, "group": group_of.get(seat)}
            for seat, word in written.items()
        ]
        end = {
            "word": self.word.word,
            "clues": clues,
            "guess": guess.text,
            "skipped": guess.skipped,
            "verdict": guess.verdict,
            "ruled": guess.ruled,
            "right": self.right + guess.is_right,
            "told": told,
        }
        return Step(
            board=Scene("just_one/reveal", {**self.facts, **end}),
            asks={seat: confirm_ask("ready") for seat in self.there},
            seconds=READY_SECONDS,
            moves=[OVERRULE] if guess.verdict is not None else [],
        )


def _verdict(params: Mapping[str, Json]) -> Json:
    if params.get("verdict") not in VERDICTS:
        raise Refused("bad_value")
    return params["verdict"]


OVERRULE: Final = Move("overrule", _verdict)
"""The host's correction of a verdict; also by a host who guessed, since everybody plays together."""


def in_seat_order(written: Mapping[SeatId, str], seats: Sequence[SeatId]) -> dict[SeatId, str]:
    """The clues in an order that does not tell who was first."""
    return {seat: written[seat] for seat in seats if seat in written}


def vanished(written: Mapping[SeatId, str], secret: Entry, lang: str) -> list[list[SeatId]]:
    """The givers whose clues vanish, in groups of equal ones; a group may be one clue that is the secret itself."""
    groups: list[list[SeatId]] = []
    for seat, clue in written.items():
        equal = [group for group in groups if any(judge.same(clue, written[one], lang) for one in group)]
        groups = [group for group in groups if group not in equal]
        groups.append([*(one for group in equal for one in group), seat])
    names = (secret.word, *secret.others)
    return [
        group
        for group in groups
        if len(group) > 1 or any(judge.same(written[group[0]], name, lang) for name in names)
    ]


def surviving(written: Mapping[SeatId, str], groups: Sequence[Sequence[SeatId]]) -> list[str]:
    """The clues that do not vanish."""
    lost = {seat for group in groups for seat in group}
    return [clue for seat, clue in written.items() if seat not in lost]


def label(right: int, cards: int) -> str | None:
    """What a match is called by its share of right cards, None where no card was played."""
    if cards == 0:
        return None
    return next(name for least, name in LABELS if 100 * right >= least * cards)


def result(memory: Json, scores: Mapping[SeatId, int]) -> dict[str, Json]:
    """How a match ended: everybody together, with so many of the cards right."""
    right, cards = (memory["right"], memory["played"]) if memory else (0, 0)
    return {
        "winners": [],
        "scores": dict(scores),
        "right": right,
        "cards": cards,
        "label": label(right, cards),
    }


GAME = plain_game(
    "just_one",
    seats=(3, 7),
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
)
