"""The rule book of the imposter game: one round from the deal to its points."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.asks import clue_ask, confirm_ask, guess_ask, vote_ask
from engine.games.imposter.deal import Deal, deal, lap_order
from engine.games.imposter.rules import Rules
from engine.games.imposter.scoring import points
from engine.games.imposter.vote import caught, most_voted
from engine.script import Answers, Ask, Done, End, Json, Move, Refused, Round, Scene, SeatId, Step, Table
from engine.words import judge

LOOK_SECONDS: Final = 60
REVEAL_SECONDS: Final = 60
VERDICTS: Final = ("exact", "close", "wrong")


@dataclass(frozen=True)
class Story:
    """What the board tells after the vote. `guess` and `verdict` are of the one caught, if any was."""

    outcome: str
    votes: Mapping[SeatId, SeatId] = field(default_factory=dict)
    accused: SeatId | None = None
    tied: Sequence[SeatId] = ()
    guesser: SeatId | None = None
    guess: str | None = None
    verdict: str | None = None


def play(table: Table, memory: Json, rules: Rules) -> Round:
    """Look at the cards, give clues lap by lap, talk, vote; one caught imposter guesses; the story is told."""
    played = memory["rounds"] if memory else 0
    dealt = deal(table, rules, played)
    facts: dict[str, Json] = {"round": dealt.round, "imposters": len(dealt.imposters)}
    yield _step(dealt, "look", facts, dict.fromkeys(dealt.seats, confirm_ask("look")), LOOK_SECONDS)
    facts |= {"order": list(dealt.order), "laps": rules.laps, "clues": []}
    story = yield from _clues(table, dealt, rules, facts)
    if story is None:
        yield from _talk(dealt, rules, facts)
        story = yield from _vote(table, dealt, rules, facts)
    if story.guesser is not None and story.verdict is None:
        story = yield from _last_chance(table, dealt, rules, facts, story)
    return (yield from _reveal(table, dealt, rules, facts, story))


def _step(
    dealt: Deal, scene: str, facts: Mapping[str, Json], asks: Mapping[SeatId, Ask], seconds: float | None
) -> Step:
    """A step before the vote is decided: cards can be looked at, and without imposters the round is void."""
    return Step(
        board=Scene(f"imposter/{scene}", dict(facts)),
        asks=asks,
        cards=dealt.cards,
        seconds=seconds,
        needs=[dealt.imposters],
        open=True,
        hide=dealt.hide,
    )


def _clues(
    table: Table, dealt: Deal, rules: Rules, facts: dict[str, Json]
) -> Generator[Step, Answers, Story | None]:
    """Lap after lap each seat types one word. Gives the story if an imposter's clue is the secret word."""
    for lap in range(1, rules.laps + 1):
        order = lap_order(dealt.order, lap, rules.reverse)
        for place, turn in enumerate(order):
            if turn in table.left:
                continue
            ask = clue_ask(dealt.own_word(turn), dealt.own_category(turn), table.lang)
            moment = {"turn": turn, "next": _next_turn(table, dealt, rules, lap, place), "lap": lap}
            answers = yield _step(dealt, "clue", facts | moment, {turn: ask}, rules.clue_seconds)
            clue = answers.get(turn)
            if turn in dealt.imposters and clue is not None and _verdict(dealt, table.lang, clue) == "exact":
                return Story("said", accused=turn, guesser=turn, guess=clue, verdict="exact")
            if clue is not None or turn not in table.left:
                facts["clues"] = [*facts["clues"], {"seat": turn, "lap": lap, "word": clue}]
    return None


def _next_turn(table: Table, dealt: Deal, rules: Rules, lap: int, place: int) -> SeatId | None:
    """Who speaks after this place of this lap, if anybody does."""
    rest = lap_order(dealt.order, lap, rules.reverse)[place + 1 :]
    if lap < rules.laps:
        rest += lap_order(dealt.order, lap + 1, rules.reverse)
    return next((seat for seat in rest if seat not in table.left), None)


def _talk(dealt: Deal, rules: Rules, facts: Mapping[str, Json]) -> Generator[Step, Answers, None]:
    if rules.talk_seconds != 0:
        asks = dict.fromkeys(dealt.seats, confirm_ask("ready"))
        yield _step(dealt, "talk", facts, asks, rules.talk_seconds)


def _vote(
    table: Table, dealt: Deal, rules: Rules, facts: Mapping[str, Json]
) -> Generator[Step, Answers, Story]:
    """One secret vote; a tie counts as a catch only if all the tied are imposters."""
    present = [seat for seat in dealt.seats if seat not in table.left]
    asks = {seat: vote_ask(seat, present, lambda: table.left) for seat in present}
    step = _step(dealt, "vote", facts, asks, rules.vote_seconds)
    # Where one seat alone is left of those dealt in, there is nobody it could vote for.
    step = replace(step, enough=lambda _: sum(seat not in table.left for seat in present) < 2)
    votes = dict((yield step))
    tied = most_voted(votes)
    guesser = caught(tied, dealt.imposters, table.rng)
    if guesser is not None:
        return Story("caught", votes, accused=guesser, tied=tied, guesser=guesser)
    if len(tied) > 1:
        return Story("tied", votes, tied=tied)
    return Story("escaped", votes, accused=tied[0] if tied else None, tied=tied)


def _last_chance(
    table: Table, dealt: Deal, rules: Rules, facts: Mapping[str, Json], story: Story
) -> Generator[Step, Answers, Story]:
    """The one caught sees the category and all clues and types one guess; none in time is wrong."""
    guesser = story.guesser
    assert guesser is not None
    # Of several tied imposters only the one who guesses is known: the votes would name the others.
    votes = dict(story.votes) if len(story.tied) == 1 else {}
    shown = {"votes": votes, "accused": guesser, "role": "imposter"}
    category = dealt.drawn.category
    hide = dealt.hide
    hide[category] = [seat for seat in hide[category] if seat != guesser]
    answers = yield Step(
        board=Scene("imposter/guess", {**facts, **shown}),
        asks={guesser: guess_ask(category)},
        cards=dealt.cards,
        seconds=rules.guess_seconds,
        open=True,
        reveals=True,
        hide=hide,
    )
    guess = answers.get(guesser)
    verdict = "wrong" if guess is None else _verdict(dealt, table.lang, guess)
    return replace(story, guess=guess, verdict=verdict)


def _verdict(dealt: Deal, lang: str, guess: str) -> str:
    return judge.verdict(guess, dealt.drawn.secret, dealt.drawn.decoy, lang)


def _reveal(
    table: Table, dealt: Deal, rules: Rules, facts: Mapping[str, Json], story: Story
) -> Generator[Step, Answers, Done]:
    """The story on the board, until all are ready, or the host goes on, or its time has passed."""
    told, ready = False, Answers()
    while True:
        gained = points(story.verdict, dealt.imposters, dealt.seats)
        shown = {**facts, **_story_facts(dealt, story), "points": gained, "told": told}
        try:
            ready = yield Step(
                board=Scene("imposter/reveal", shown),
                asks=dict.fromkeys(dealt.seats, confirm_ask("ready")),
                cards=dealt.cards,
                seconds=REVEAL_SECONDS,
                moves=[overrule_move(story.guesser)] if story.verdict is not None else [],
                given=ready,
                open=True,
                reveals=True,
            )
        except End:
            return Done({"rounds": dealt.round}, gained, over=True)
        if ready.move is not None:
            story = replace(story, verdict=ready.move[1])
        elif ready.skipped and not told:
            told = True
        else:
            return Done({"rounds": dealt.round}, gained, over=dealt.round == rules.rounds)


def _story_facts(dealt: Deal, story: Story) -> dict[str, Json]:
    decoy = dealt.drawn.decoy
    return {
        "votes": dict(story.votes),
        "tied": list(story.tied),
        "accused": story.accused,
        "caught": story.guesser is not None,
        "guesser": story.guesser,
        "guess": story.guess,
        "verdict": story.verdict,
        "outcome": story.outcome,
        "roles": {seat: dealt.role(seat) for seat in dealt.seats},
        "word": dealt.drawn.secret.word,
        "decoy": None if decoy is None else decoy.word,
        "category": dealt.drawn.category,
    }


def overrule_move(guesser: SeatId | None) -> Move:
    """The host's correction of the system's verdict; not by a host who is the guesser."""

    def check(params: Mapping[str, Json]) -> Json:
        if params.get("verdict") not in VERDICTS:
            raise Refused("bad_value")
        return params["verdict"]

    return Move("overrule", check, not_by=guesser)
