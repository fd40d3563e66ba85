"""Laps of clues, typed or spoken or as questions, and the talk after them (imposter.md, "Clues")."""

from collections.abc import Mapping

from engine.asks import clue_ask, confirm_ask
from engine.games.imposter.course import Course, Run, Story, Told
from engine.games.imposter.roles import lap_order
from engine.script import HOST, Answers, Ask, Json, Move, SeatId, Step
from engine.words import judge
from engine.words.banks import QUESTIONS

CALL_VOTE = Move("call_vote", lambda params: True)
"""The host's "ready to vote", which settles it."""


def laps(run: Run) -> Course:
    """All laps of a round in the order of the deal, every even one in reverse where the rules say so."""
    while _goes_on(run):
        run.lap += 1
        run.order = lap_order(run.dealt.order, run.lap, run.rules.reverse)
        yield from _lap(run)


def one_more_lap(run: Run) -> Course:
    """Between later votes of a round: a lap in a new random order, if there are clues, and talk, if there is any."""
    if run.rules.laps != 0:
        run.lap += 1
        run.order = run.table.rng.sample(run.living, len(run.living))
        run.closing = True
        yield from _lap(run)
    yield from talk(run)


def talk(run: Run) -> Course:
    """Until all are ready, or the host's phone says so, or its time has passed."""
    seconds = run.rules.talks_for(len(run.dealt.seats))
    if seconds != 0:
        own = run.rules.own_phones
        asks = {seat: confirm_ask("ready") for seat in run.living} if own else {HOST: confirm_ask("ready")}
        yield from run.ask(run.open_step("talk", asks, seconds, {"style": run.rules.clues}))


def _goes_on(run: Run) -> bool:
    """Does another lap of the round's own follow? Until the table is ready, or so many as the rules say."""
    if run.rules.laps == "ready":
        return not run.closing
    return run.lap < int(run.rules.laps) and not run.closing


def _lap(run: Run) -> Course:
    for place, turn in enumerate(run.order):
        if turn in run.living:
            yield from _turn(run, turn, place)


def _turn(run: Run, turn: SeatId, place: int) -> Course:
    """One seat's turn, which goes on over the host's "ready to vote", and with another to ask if that one leaves."""
    moment: dict[str, Json] = {
        "style": run.rules.clues,
        "turn": turn,
        "no_repeats": not run.rules.preset.repeats,
    }
    if run.rules.clues == "questions":
        moment |= {"asker": turn, "answerer": _neighbour(run, place), "question": run.table.pick(QUESTIONS)}
    while True:
        answers = yield from run.ask(_step(run, turn, place, moment))
        _count_ready(run, turn, answers)
        if answers.move is not None:
            run.closing = True
        elif moment.get("answerer") in run.table.left:
            moment["answerer"] = _neighbour(run, place)
        else:
            break
    if run.rules.clues == "typed":
        _take_clue(run, turn, answers.get(turn))


def _step(run: Run, turn: SeatId, place: int, moment: Mapping[str, Json]) -> Step:
    asks = _asks(run, turn)
    facts = {**moment, "next": _next(run, place)}
    given: dict[SeatId, Json] = {}
    moves: list[Move] = []
    if run.rules.laps == "ready":
        facts |= {"closing": run.closing, "to_vote": {"ready": len(run.to_vote), "needed": _needed(run)}}
        moves = [] if run.closing else [CALL_VOTE]
        if run.rules.own_phones and not run.closing:
            others = [seat for seat in run.living if seat != turn]
            asks |= dict.fromkeys(others, confirm_ask("ready_to_vote", required=False))
            given = {seat: True for seat in others if seat in run.to_vote}
    return run.open_step(
        "clue",
        asks,
        run.rules.clue_seconds,
        facts,
        enough=lambda answers: turn in run.table.left or moment.get("answerer") in run.table.left,
        moves=moves,
        given=given,
    )


def _asks(run: Run, turn: SeatId) -> dict[SeatId, Ask]:
    """Typed clues are asked of the seat; spoken ones are tapped on by the speaker, or by the host for all."""
    if run.rules.clues == "typed":
        word, category = run.dealt.own_word(turn), run.dealt.own_category(turn)
        given = [] if run.rules.preset.repeats else [clue["word"] for clue in run.clues if clue["word"]]
        return {turn: clue_ask(run.table.lang, own=word, category=category, given=given)}
    return {turn if run.rules.own_phones else HOST: confirm_ask("ready")}


def _take_clue(run: Run, turn: SeatId, clue: str | None) -> None:
    """A clue, or a blank one, goes to the others; but an imposter's that is the secret word ends the round unshown."""
    if clue is not None and turn in run.dealt.side and verdict(run, clue) == "exact":
        raise Told(Story("said", accused=turn, guesser=turn, guess=clue, verdict="exact", said_by=turn))
    if clue is not None or turn not in run.table.left:
        run.clues.append({"seat": turn, "lap": run.lap, "word": clue})


def _needed(run: Run) -> int:
    """More than half of the seats."""
    return len(run.living) // 2 + 1


def _count_ready(run: Run, turn: SeatId, answers: Answers) -> None:
    """Note who is ready to vote; once it is more than half, this lap is the last."""
    if run.rules.laps == "ready" and run.rules.own_phones:
        run.to_vote |= {seat for seat in answers if seat != turn}
        run.closing = run.closing or len(run.to_vote & set(run.living)) >= _needed(run)


def _next(run: Run, place: int) -> SeatId | None:
    """Who speaks after this place of this lap, if anybody does."""
    rest = list(run.order[place + 1 :])
    if _goes_on(run):
        rest += lap_order(run.dealt.order, run.lap + 1, run.rules.reverse)
    return next((seat for seat in rest if seat in run.living), None)


def _neighbour(run: Run, place: int) -> SeatId:
    """The next one round the table who still plays."""
    around = [*run.order[place + 1 :], *run.order[: place + 1]]
    return next(seat for seat in around if seat in run.living)


def verdict(run: Run, guess: str) -> str:
    """What a guess at the secret is worth: exact, close or wrong."""
    drawn = run.dealt.drawn
    return judge.verdict(guess, drawn.secret, drawn.decoy, run.table.lang)
