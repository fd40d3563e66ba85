"""The last chance of who was voted out: one guess at the word, judged or ruled (imposter.md, "The last chance")."""

from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import Final

from engine.asks import confirm_ask, guess_ask, ruling_ask
from engine.games.imposter.clues import verdict
from engine.games.imposter.course import Run, Story
from engine.games.imposter.reveal import told_votes
from engine.script import HOST, Answers, Ask, Json, SeatId, Step

RULING_SECONDS: Final = 30

Chance = Generator[Step, Answers, Story]


def has_chance(run: Run, accused: SeatId) -> bool:
    """May this seat guess? In a full game, and where the rules say so, only Mr. White."""
    only_mr_white = run.rules.full_game or run.rules.last_chance == "mr_white_only"
    return accused == run.dealt.mr_white if only_mr_white else accused in run.dealt.side


def last_chance(run: Run, story: Story) -> Chance:
    """One guess of the accused: typed, which the system judges, or aloud, which people rule; none in time is wrong."""
    guesser = story.accused
    assert guesser is not None
    story = replace(story, guesser=guesser, verdict="wrong")
    kind = run.rules.last_chance
    # A guess aloud is ruled on with the word before all eyes, which a full game that goes on must not show.
    if kind == "system" or run.rules.full_game:
        answers = yield from _ask(run, story, "typed", {guesser: guess_ask({"category": _category(run)})})
        return _judged(run, story, answers.get(guesser))
    if kind == "table":
        said = yield from _ask(run, story, "aloud", {HOST: confirm_ask("guessed")})
        return (yield from _ruled_by_table(run, story)) if said else story
    answers = yield from _said_or_typed(run, story)
    guess = answers.get(guesser)
    if kind == "mr_white_only" and guess is not None:
        return _judged(run, story, guess)
    return (yield from _ruled_by_one(run, replace(story, guess=guess))) if answers else story


def _category(run: Run) -> str:
    return run.dealt.drawn.category


def _ruler(run: Run, guesser: SeatId) -> SeatId:
    """The host, or where the host is the guesser the next seat in seat order."""
    if guesser != run.table.host:
        return HOST
    return next(iter(_others(run, guesser)), HOST)


def _others(run: Run, guesser: SeatId) -> list[SeatId]:
    """The rest of the table, in seat order from the guesser on."""
    seats = run.dealt.seats
    place = seats.index(guesser)
    return [seat for seat in (*seats[place + 1 :], *seats[:place]) if seat not in run.table.left]


def _judged(run: Run, story: Story, guess: str | None) -> Story:
    return replace(story, guess=guess, verdict="wrong" if guess is None else verdict(run, guess))


def _ruled(story: Story, right: bool | None) -> Story:
    """What people have said; None where their time has run out."""
    return story if right is None else replace(story, verdict="exact" if right else "wrong", ruled=True)


def _said_or_typed(run: Run, story: Story) -> Generator[Step, Answers, Answers]:
    """The guess of who may type it or say it aloud; whoever rules taps once it was said."""
    guesser = story.guesser
    assert guesser is not None
    while True:
        ruler = _ruler(run, guesser)
        typed = guess_ask({"category": _category(run)}, required=False)
        answers = yield from _ask(run, story, "aloud", {ruler: confirm_ask("guessed"), guesser: typed}, ruler)
        if answers or guesser in run.table.left or ruler == _ruler(run, guesser):
            return answers


def _ask(
    run: Run, story: Story, stage: str, asks: Mapping[SeatId, Ask], ruler: SeatId | None = None
) -> Generator[Step, Answers, Answers]:
    """The guess itself; its giver is told the category. Any one answer ends it, and so does another `ruler`."""
    guesser = story.guesser
    hide = {secret: list(seats) for secret, seats in run.dealt.hide.items()}
    if guesser in asks:
        hide[_category(run)] = [seat for seat in hide[_category(run)] if seat != guesser]
    rulers = {"rulers": [ruler]} if ruler else {}
    step = run.step(
        "guess",
        asks,
        run.rules.guess_seconds,
        {**_facts(run, story, stage), **rulers},
        enough=lambda answers: bool(answers) or _is_over(run, story, ruler),
        reveals=True,
        voids=False,
        hide=hide,
    )
    answers: Answers = yield step
    return answers


def _facts(run: Run, story: Story, stage: str) -> dict[str, Json]:
    accused = story.accused
    # Of several tied imposters only the one who guesses is known: the votes would name the others. And a full
    # game goes on, which tells no votes before its end.
    known = story if len(story.tied) == 1 and not run.rules.full_game else replace(story, votes={}, tied=())
    role = run.dealt.role(accused) if accused else None
    return {**run.told, **told_votes(run, known), "accused": accused, "role": role, "stage": stage}


def _is_over(run: Run, story: Story, ruler: SeatId | None) -> bool:
    """The guesser has left, or somebody else is to rule: the host has changed, or who ruled has left."""
    guesser = story.guesser
    assert guesser is not None
    return guesser in run.table.left or ruler not in (None, _ruler(run, guesser))


def _rule(
    run: Run, story: Story, rulers: list[SeatId], ruler: SeatId | None = None
) -> Generator[Step, Answers, Answers]:
    """The word is shown, and these say right or wrong; whoever leaves meanwhile has guessed wrong."""
    word, category = run.dealt.drawn.secret.word, _category(run)
    shown: dict[str, Json] = {"word": word, "category": category, "guess": story.guess}
    step = run.step(
        "guess",
        {seat: ruling_ask() for seat in rulers},
        RULING_SECONDS,
        {**_facts(run, story, "ruling"), **shown, "rulers": rulers},
        enough=lambda answers: _is_over(run, story, ruler),
        reveals=True,
        voids=False,
        hide={**run.dealt.hide, word: [], category: []},
    )
    answers: Answers = yield step
    return Answers() if story.guesser in run.table.left else answers


def _ruled_by_one(run: Run, story: Story) -> Chance:
    """By the host, or in the host's place by the next seat that is there."""
    guesser = story.guesser
    assert guesser is not None
    while True:
        ruler = _ruler(run, guesser)
        taps = yield from _rule(run, story, [ruler], ruler)
        if taps or guesser in run.table.left or ruler == _ruler(run, guesser):
            return _ruled(story, taps.get(ruler))


def _ruled_by_table(run: Run, story: Story) -> Chance:
    """By the majority of the taps of the rest of the table, or by the tap of the host who speaks for it."""
    assert story.guesser is not None
    others = _others(run, story.guesser)
    if not run.rules.own_phones or not others:
        return _ruled(story, (yield from _rule(run, story, [HOST])).get(HOST))
    taps = yield from _rule(run, story, others)
    right = sum(taps.values())
    if 2 * right != len(taps):
        return _ruled(story, 2 * right > len(taps))
    if not taps:
        return story
    # A tie: the host's tap decides, and where the host has not tapped, or has no seat, it is asked for.
    ruler = _ruler(run, story.guesser)
    seat = (run.table.host if ruler == HOST else ruler) or HOST
    return _ruled(story, taps[seat]) if seat in taps else (yield from _ruled_by_one(run, story))
