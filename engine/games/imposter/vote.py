"""The vote of the imposter game: how votes are taken, and what a tie means (imposter.md, "The vote", "Ties")."""

from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.asks import most_voted, tally_ask, vote_ask
from engine.games.imposter.course import Run
from engine.script import HOST, Answers, Json, SeatId, Step

COUNT_SECONDS: Final = 3
"""Three, two, one."""
MORE_SECONDS: Final = 15
REVOTE_MOST: Final = 4
"""Of more tied seats there is no revote, where only few may be voted on again."""


@dataclass(frozen=True)
class Ballot:
    """What a vote came to. `tied`: the seats with the most votes. `too_few`: fewer than half have voted."""

    votes: Mapping[SeatId, SeatId] = field(default_factory=dict)
    tied: Sequence[SeatId] = ()
    accused: SeatId | None = None
    too_few: bool = False


Vote = Generator[Step, Answers, Ballot]


def vote(run: Run) -> Vote:
    """The vote, and where the rules have one the revote; `accused` is on whom it falls, None where on nobody."""
    ballot = yield from _poll(run, "vote", run.living)
    if ballot.too_few:
        return ballot
    if _again(run.rules.tie, len(ballot.tied)):
        ballot = yield from _poll(run, "revote", [seat for seat in ballot.tied if seat in run.living])
        if ballot.too_few:
            return ballot
    return Ballot(
        ballot.votes, ballot.tied, accused=falls_on(run.rules.tie, ballot.tied, run.dealt.side, run.table.rng)
    )


def _again(tie: str, tied: int) -> bool:
    """Is there a revote among so many tied seats?"""
    return tied > 1 and (
        tie in ("revote", "revote_then_lap") or (tie == "revote_2_to_4" and tied <= REVOTE_MOST)
    )


def falls_on(tie: str, tied: Sequence[SeatId], side: Collection[SeatId], rng: Random) -> SeatId | None:
    """On whom a vote falls that is not voted again.

    Where a tie catches if all the tied are imposters, one of them is drawn at random (imposter.md, "Ties").
    """
    if len(tied) == 1:
        return tied[0]
    if tie == "imposters_only" and tied and all(seat in side for seat in tied):
        return rng.choice(sorted(tied))
    return None


def _poll(run: Run, scene: str, candidates: Sequence[SeatId]) -> Vote:
    """One vote for one of the candidates, by the way in which the table votes."""
    facts: dict[str, Json] = {"style": run.rules.vote, "candidates": list(candidates)}
    if run.rules.recorded:
        return (yield from _recorded(run, scene, candidates, facts))
    if run.rules.way == "passed":
        votes = yield from _round_the_table(run, scene, candidates, facts)
        return Ballot(votes, most_voted(votes, candidates))
    if run.rules.vote == "on_three":
        counting = run.open_step(scene, {}, COUNT_SECONDS, {**facts, "count": True})
        yield from run.ask(counting)
    return (yield from _all_at_once(run, scene, candidates, facts))


def _recorded(run: Run, scene: str, candidates: Sequence[SeatId], facts: Mapping[str, Json]) -> Vote:
    """The table points, and the host writes down who points at whom, or on whom the vote falls."""
    ask = tally_ask(run.living, candidates, run.rules.scoring == "C", lambda: run.table.left)
    answers = yield from run.ask(run.open_step(scene, {HOST: ask}, None, {**facts, "recorded": True}))
    tally = answers.get(HOST, {"accused": [], "by": {}})
    return Ballot(tally["by"], tally["accused"])


def _all_at_once(run: Run, scene: str, candidates: Sequence[SeatId], facts: Mapping[str, Json]) -> Vote:
    """Everybody on their own phone; with fewer than half of the votes there are 15 s more, once."""
    step = _step(run, scene, candidates, run.rules.vote_seconds, facts, {})
    votes = yield from run.ask(step)
    if _too_few(run, votes):
        step = _step(run, scene, candidates, MORE_SECONDS, {**facts, "more": True}, votes)
        votes = yield from run.ask(step)
    return Ballot(dict(votes), most_voted(votes, candidates), too_few=_too_few(run, votes))


def _too_few(run: Run, votes: Mapping[SeatId, SeatId]) -> bool:
    """Have fewer than half of the seats still in voted, where the rules ask for them (imposter.md, "The vote")?"""
    voted = [seat for seat in run.living if seat in votes]
    return run.rules.preset.quorum and run.rules.own_phones and 2 * len(voted) < len(run.living)


def _step(
    run: Run,
    scene: str,
    candidates: Sequence[SeatId],
    seconds: float | None,
    facts: Mapping[str, Json],
    given: Mapping[SeatId, Json],
) -> Step:
    voters = run.living
    asks = {seat: vote_ask(seat, candidates, lambda: run.table.left) for seat in voters}

    def all_have(answers: Answers) -> bool:
        # Where one candidate alone is left, that one has nobody to vote for.
        return not any(seat not in answers and _may_vote(run, seat, candidates) for seat in voters)

    return run.open_step(scene, asks, seconds, facts, enough=all_have, given=given)


def _may_vote(run: Run, seat: SeatId, candidates: Sequence[SeatId]) -> bool:
    living = run.living
    return seat in living and any(other in living for other in candidates if other != seat)


def _round_the_table(
    run: Run, scene: str, candidates: Sequence[SeatId], facts: Mapping[str, Json]
) -> Generator[Step, Answers, dict[SeatId, SeatId]]:
    """The phone goes round in seat order. Votes for a seat that leaves go back to their givers, who are asked again."""
    votes: dict[SeatId, SeatId] = {}
    queue, silent = run.living, set[SeatId]()
    while True:
        votes = {voter: seat for voter, seat in votes.items() if seat in run.living}
        waiting = [seat for seat in queue if seat not in votes and seat not in silent]
        turn = next((seat for seat in waiting if _may_vote(run, seat, candidates)), None)
        if turn is None:
            return votes
        moment = {**facts, "turn": turn, "queue": queue, "voted": list(votes)}
        answers = yield from run.ask(_turn(run, scene, turn, candidates, moment))
        if turn in answers:
            votes[turn] = answers[turn]
        else:
            silent.add(turn)


def _turn(
    run: Run, scene: str, turn: SeatId, candidates: Sequence[SeatId], facts: Mapping[str, Json]
) -> Step:
    """One seat has the phone, until there is nobody left for it to vote for."""
    ask = {turn: vote_ask(turn, candidates, lambda: run.table.left)}
    return run.open_step(
        scene,
        ask,
        run.rules.vote_seconds,
        facts,
        enough=lambda answers: not _may_vote(run, turn, candidates),
    )
