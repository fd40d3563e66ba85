"""The end of a round: the story on the board, and who is out in a full game (imposter.md, "After the round")."""

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import replace

from engine.games.imposter.course import Course, Run, Story
from engine.games.imposter.scoring import points, winning_side
from engine.games.story import READY_SECONDS, tell
from engine.script import Answers, Json, Move, Refused, Scene, SeatId, Step

VERDICTS = ("exact", "close", "wrong")


def told_votes(run: Run, story: Story) -> dict[str, Json]:
    """Who voted for whom; of a secret ballot, where the rules keep it, only how many votes each got."""
    if not (run.rules.preset.counts and run.rules.vote == "secret"):
        return {"votes": dict(story.votes), "counts": None, "tied": list(story.tied)}
    counts = Counter(story.votes.values())
    # In seat order: that of the votes would tell for whom the first was.
    told = {seat: counts[seat] for seat in run.dealt.seats if counts[seat]}
    return {"votes": {}, "counts": told, "tied": list(story.tied)}


def voted_out(run: Run, story: Story) -> Course:
    """Who is out in a full game, and of which side; never the word, and not before its end how they voted."""
    out = story.accused
    assert out is not None
    role = run.dealt.role(out)
    facts = {
        **run.told,
        **told_votes(run, replace(story, votes={}, tied=())),
        "accused": out,
        "out": out,
        "side": "civilian" if role == "civilian" else "imposter",
        "role": "mr_white" if role == "mr_white" else None,
        "guess": story.guess,
        # That a guess was close would tell those who play on too much.
        "verdict": "wrong" if story.verdict else None,
    }
    yield from run.ask(run.step("out", run.all_ready(), READY_SECONDS, facts, reveals=True))


def reveal(run: Run, story: Story) -> Generator[Step, Answers, tuple[Story, dict[SeatId, int], bool]]:
    """The story, until all are ready, or the host goes on, or its time has passed.

    Gives the story as it stands after the host's corrections, the points, and whether the match was ended here.
    """

    def step(told: bool) -> Step:
        facts = {**_facts(run, story), "points": points(run.rules.scoring, run.dealt, story), "told": told}
        return Step(
            board=Scene("imposter/reveal", facts),
            asks=run.all_ready(),
            cards=run.cards,
            seconds=READY_SECONDS,
            moves=[_overrule(story.guesser)] if story.verdict is not None and not story.ruled else [],
            out=tuple(run.outs),
        )

    def correct(move: str, verdict: Json) -> None:
        nonlocal story
        story = _corrected(run, story, verdict)

    ended = yield from tell(step, correct)
    return story, points(run.rules.scoring, run.dealt, story), ended


def _facts(run: Run, story: Story) -> dict[str, Json]:
    dealt = run.dealt
    return {
        **run.facts,
        **run.told,
        **told_votes(run, story),
        "outs": list(run.outs),
        "accused": story.accused,
        "caught": story.outcome in ("caught", "said") and (story.accused or story.said_by) in dealt.side,
        "guesser": story.guesser,
        "guess": story.guess,
        "verdict": story.verdict,
        "ruled": story.ruled,
        "outcome": story.outcome,
        "said_by": story.said_by,
        "winners_side": winning_side(dealt, story),
        "roles": {seat: dealt.role(seat) for seat in dealt.seats},
        "imposters": len(dealt.imposters),
        "word": dealt.drawn.secret.word,
        "decoy": None if dealt.decoy is None else dealt.decoy.word,
        "category": dealt.drawn.category,
    }


def _corrected(run: Run, story: Story, verdict: str) -> Story:
    """With the host's verdict. Where a full game goes back on Mr. White's steal, who is still in has got away."""
    if run.rules.full_game and story.guesser is not None:
        got_away = [seat for seat in run.side if seat != story.guesser]
        return replace(story, verdict=verdict, outcome="escaped" if got_away else "caught")
    return replace(story, verdict=verdict)


def _overrule(guesser: SeatId | None) -> Move:
    """The host's correction of the system's verdict; not by a host who is the guesser."""

    def check(params: Mapping[str, Json]) -> Json:
        if params.get("verdict") not in VERDICTS:
            raise Refused("bad_value")
        return params["verdict"]

    return Move("overrule", check, not_by=guesser)
