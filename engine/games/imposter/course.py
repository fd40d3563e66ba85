"""A round of the imposter game as it runs: the deal, what all may know so far, who is out, and how a step is made of it."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.asks import confirm_ask
from engine.games.imposter.deal import Deal
from engine.games.imposter.rules import Rules, surprise
from engine.script import HOST, Answers, Ask, Json, Move, Refused, Scene, SeatId, Step, Table

Course = Generator[Step, Answers, None]


@dataclass(frozen=True)
class Story:
    """What the board tells at the end.

    `outcome`: escaped, caught, said, too_few or tied. `votes`: of the vote that decided. `accused`: on whom it
    fell. `guess` and `verdict` are the guesser's; `ruled`: people gave the verdict. `said_by`: who said the word.
    """

    outcome: str
    votes: Mapping[SeatId, SeatId] = field(default_factory=dict)
    tied: Sequence[SeatId] = ()
    accused: SeatId | None = None
    guesser: SeatId | None = None
    guess: str | None = None
    verdict: str | None = None
    ruled: bool = False
    said_by: SeatId | None = None


class Told(Exception):
    """The round has come to its story before its course is run."""

    def __init__(self, story: Story) -> None:
        super().__init__(story)
        self.story = story


@dataclass
class Run:
    """`facts` are what every scene tells; `clues` those typed so far, `lap` the one that is on.

    `to_vote`: the seats that are ready to vote, where laps go on until the table is; `closing`: it is.
    `outs`: those voted out of a full game.
    """

    table: Table
    rules: Rules
    dealt: Deal
    facts: dict[str, Json]
    clues: list[Json] = field(default_factory=list)
    lap: int = 0
    order: Sequence[SeatId] = ()
    to_vote: set[SeatId] = field(default_factory=set)
    closing: bool = False
    outs: list[SeatId] = field(default_factory=list)

    # Who is in

    @property
    def living(self) -> list[SeatId]:
        """Those who still play this round, in seat order."""
        return [seat for seat in self.dealt.seats if seat not in self.outs and seat not in self.table.left]

    @property
    def side(self) -> list[SeatId]:
        """Those of the imposter side who still play."""
        return [seat for seat in self.living if seat in self.dealt.side]

    def decided(self) -> str | None:
        """How a full game has ended: the civilians have caught all, or are no longer more than the others."""
        if not self.rules.full_game:
            return None
        if not self.side:
            return "caught"
        return "escaped" if 2 * len(self.side) >= len(self.living) else None

    # Steps

    def step(
        self,
        scene: str,
        asks: Mapping[SeatId, Ask],
        seconds: float | None,
        facts: Mapping[str, Json] | None = None,
        *,
        enough: Callable[[Answers], bool] = lambda answers: False,
        moves: Sequence[Move] = (),
        given: Mapping[SeatId, Json] | None = None,
        reveals: bool = False,
        voids: bool = True,
        hide: Mapping[str, Sequence[SeatId]] | None = None,
    ) -> Step:
        """A step before the story: whoever is in can look at their card, and without imposters the round is void.

        Not so once the vote is decided (`voids=False`): a caught imposter who leaves has guessed wrong.
        """
        return Step(
            board=Scene(f"imposter/{scene}", {**self.facts, "outs": list(self.outs), **(facts or {})}),
            asks=asks,
            cards=self.cards,
            seconds=seconds,
            enough=lambda answers: (voids and self.decided() is not None) or enough(answers),
            needs=[[seat for seat in self.dealt.side if seat not in self.outs]] if voids else (),
            moves=moves,
            given=given or {},
            open=True,
            reveals=reveals,
            out=tuple(self.outs),
            hide=self.dealt.hide if hide is None else hide,
        )

    def open_step(
        self,
        scene: str,
        asks: Mapping[SeatId, Ask],
        seconds: float | None,
        facts: Mapping[str, Json],
        *,
        enough: Callable[[Answers], bool] = lambda answers: False,
        moves: Sequence[Move] = (),
        given: Mapping[SeatId, Json] | None = None,
    ) -> Step:
        """A step between the first clue and the end of the vote: the clues are told, and the word may have been said."""
        return self.step(
            scene,
            asks,
            seconds,
            {**self.told, "may_report": self.rules.spoken, **facts},
            enough=enough,
            moves=[*self.said_moves(), *moves],
            given=given,
        )

    def ask(self, step: Step) -> Generator[Step, Answers, Answers]:
        """Show a step; raises `Told` if somebody has said the word in it, or if a full game has ended by a leaving."""
        answers = yield step
        if answers.move is not None and answers.move[0] == "word_said":
            raise Told(Story("said", said_by=answers.move[1]))
        end = self.decided()
        if end is not None:
            raise Told(Story(end))
        return answers

    @property
    def told(self) -> dict[str, Json]:
        """What the laps have brought so far, for every scene from the first clue on."""
        laps = self.rules.laps if isinstance(self.rules.laps, int) else None
        return {
            "order": list(self.order or self.dealt.order),
            "lap": self.lap,
            "laps": None if laps is None else max(laps, self.lap),
            "clues": list(self.clues),
        }

    @property
    def cards(self) -> dict[SeatId, dict[str, Json]]:
        """Those who are out see only the board."""
        return {seat: card for seat, card in self.dealt.cards.items() if seat not in self.outs}

    def all_ready(self) -> dict[SeatId, Ask]:
        """Everybody is asked to go on, or the host's phone speaks for the table."""
        if self.rules.own_phones:
            return {seat: confirm_ask("ready") for seat in self.dealt.seats if seat not in self.table.left}
        return {HOST: confirm_ask("ready")}

    def said_moves(self) -> list[Move]:
        """The host may name who said the word, where clues are spoken (imposter.md, "Someone said the word")."""

        def check(params: Mapping[str, Json]) -> Json:
            if params.get("seat") not in self.living:
                raise Refused("no_such_seat")
            return params["seat"]

        return [Move("word_said", check)] if self.rules.spoken else []


def run(table: Table, rules: Rules, dealt: Deal, planned: int | None) -> Run:
    """A round at its beginning. `planned`: how many rounds the match has, None where nobody knows."""
    count = len(dealt.imposters)
    most = surprise(rules.preset, len(dealt.seats), rules.mr_white)
    secret = rules.imposters == "surprise"
    facts: dict[str, Json] = {
        "round": dealt.round,
        "rounds": planned,
        "points_to": rules.points_to,
        "way": rules.way,
        "imposters": None if secret else count,
        "range": [1, most] if secret else None,
        "mr_white": dealt.mr_white is not None,
        "full": rules.full_game,
    }
    return Run(table, rules, dealt, facts)
