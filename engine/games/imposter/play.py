"""The rule book of the imposter game: one round from the deal to its points."""

from collections.abc import Generator
from dataclasses import replace
from typing import Final

from engine.asks import confirm_ask
from engine.games.imposter.chance import has_chance, last_chance
from engine.games.imposter.clues import laps, one_more_lap, talk
from engine.games.imposter.course import Course, Run, Story, Told, run
from engine.games.imposter.deal import deal
from engine.games.imposter.reveal import reveal, voted_out
from engine.games.imposter.roles import remembered
from engine.games.imposter.rules import Rules
from engine.games.imposter.scoring import awarded
from engine.games.imposter.vote import Ballot, vote
from engine.script import Answers, Done, Json, Round, SeatId, Step, Table

LOOK_SECONDS: Final = 60

Telling = Generator[Step, Answers, Story]


def play(table: Table, memory: Json, rules: Rules) -> Round:
    """Look at the cards, give clues lap by lap, talk, vote; who is caught may guess; the story is told."""
    memory = memory or _first(table, rules)
    dealt = deal(table, rules, memory)
    course = run(table, rules, dealt, memory["planned"])
    try:
        yield from _look(course)
        yield from laps(course)
        yield from talk(course)
        story = yield from _votes(course)
    except Told as told:
        story = told.story
    story, gained, ended = yield from reveal(course, story)
    memory = {
        **memory,
        "rounds": dealt.round,
        **remembered(memory, dealt.side),
        **awarded(memory, dealt, story, gained),
    }
    return Done(memory, gained, over=ended or _is_over(table, rules, memory, gained))


def _first(table: Table, rules: Rules) -> dict[str, Json]:
    """What a match remembers before its first round: how many there will be, and that nobody has been anything.

    `had`: points of matches before, which do not count towards the points that this one goes to.
    """
    planned = len(table.seats) if rules.per_seat else rules.rounds
    start: dict[str, Json] = {"rounds": 0, "planned": planned, "awards": rules.scoring == "C"}
    start["had"] = dict(table.scores)
    return {**start, "sides": [], "been": [], "liars": {}, "eyes": {}}


def _is_over(table: Table, rules: Rules, memory: Json, gained: dict[SeatId, int]) -> bool:
    """After the last round of a planned match, or once somebody has the points that it goes to."""
    if rules.points_to is not None:
        won = {seat: table.scores.get(seat, 0) - memory["had"].get(seat, 0) + gained[seat] for seat in gained}
        return any(points >= rules.points_to for points in won.values())
    return bool(memory["rounds"] == memory["planned"])


def _look(course: Run) -> Course:
    """Everybody looks at their card: each on their own phone, or one after the other where one phone goes round."""
    if course.rules.way != "passed":
        asks = dict.fromkeys(course.dealt.seats, confirm_ask("look"))
        yield from course.ask(course.step("look", asks, LOOK_SECONDS if course.rules.own_phones else None))
        return
    for turn in course.dealt.queue:
        if turn in course.living:
            facts = {"turn": turn, "queue": list(course.dealt.queue)}
            yield from course.ask(course.step("look", {turn: confirm_ask("look")}, None, facts))


def _votes(course: Run) -> Telling:
    """Vote until the story is clear: once, or in a full game until one side has won."""
    while True:
        ballot = yield from vote(course)
        story = yield from _decide(course, ballot)
        if story is not None:
            return story
        yield from one_more_lap(course)


def _decide(course: Run, ballot: Ballot) -> Generator[Step, Answers, Story | None]:
    """What a vote means for the round; None where it goes on with another lap."""
    accused = ballot.accused
    story = Story("escaped", ballot.votes, ballot.tied, accused)
    if accused is None:
        if ballot.too_few:
            return replace(story, outcome="too_few")
        if course.rules.tie == "revote_then_lap":
            return None
        return replace(story, outcome="tied") if len(ballot.tied) > 1 else story
    if accused in course.dealt.side:
        story = replace(story, outcome="caught")
    if has_chance(course, accused):
        story = yield from last_chance(course, story)
        if story.verdict == "exact" or not course.rules.full_game:
            return story
    if not course.rules.full_game:
        return story
    return (yield from _out(course, story))


def _out(course: Run, story: Story) -> Generator[Step, Answers, Story | None]:
    """In a full game whoever was voted out is out, and that ends it or not."""
    assert story.accused is not None
    course.outs.append(story.accused)
    end = course.decided()
    if end is not None:
        return replace(story, outcome=end)
    yield from voted_out(course, story)
    return None
