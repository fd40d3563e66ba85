"""The kinds of question that a step can put to a seat, each with the check of its answer."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from engine.script import Ask, Json, Refused, SeatId
from engine.words import judge
from engine.words.packs import Entry

CLUE_MOST = 30
GUESS_MOST = 60
"""The longest clue and guess, in characters as a person counts them (words.md, "The judge")."""


def confirm_ask(kind: str, required: bool = True) -> Ask:
    """A tap that says "I have looked" or "ready"; the only answer is True."""

    def check(value: Json) -> Json:
        if value is not True:
            raise Refused("bad_value")
        return True

    return Ask(kind, check, required=required)


def clue_ask(
    lang: str,
    *,
    own: Entry | None = None,
    category: str | None = None,
    given: Collection[str] = (),
    ends: Collection[str] = (),
    may_change: bool = False,
) -> Ask:
    """One word in a form that is a legal clue for what its giver sees, and nothing else, so that no refusal tells more.

    `own`: the word of the giver's card; `category`: the one on it; `given`: clues that may not come again;
    `ends`: those of a dial.
    """

    def check(value: Json) -> Json:
        word = judge.clue(_text(value))
        if own is not None and judge.gives_away(word, own, lang):
            raise Refused("own_word")
        if category is not None and judge.same(word, category, lang):
            raise Refused("own_category")
        if any(judge.same(word, other, lang) for other in given):
            raise Refused("repeated_clue")
        if any(judge.same(word, end, lang) for end in ends):
            raise Refused("own_pair")
        return word

    return Ask("clue", check, {"most": CLUE_MOST}, may_change=may_change)


def guess_ask(facts: Mapping[str, Json], *, required: bool = True, may_skip: bool = False) -> Ask:
    """A free guess at the secret word, or None where its giver may skip it; `facts` are shown to its giver."""

    def check(value: Json) -> Json:
        if value is None and may_skip:
            return None
        return judge.free_text(_text(value), GUESS_MOST)

    skip = {"may_skip": True} if may_skip else {}
    return Ask("guess", check, {"most": GUESS_MOST, **skip, **facts}, required)


def dial_ask() -> Ask:
    """A position on a dial: 0 is its left end, 100 its right one, in steps of a tenth."""

    def check(value: Json) -> Json:
        if type(value) not in (int, float) or not 0 <= value <= 100:
            raise Refused("bad_value")
        return round(value, 1)

    return Ask("dial", check)


def ruling_ask() -> Ask:
    """Whether a guess is right, as people say."""

    def check(value: Json) -> Json:
        if not isinstance(value, bool):
            raise Refused("bad_value")
        return value

    return Ask("ruling", check)


def vote_ask(voter: SeatId, candidates: Sequence[SeatId], left: Callable[[], Collection[SeatId]]) -> Ask:
    """The choice of one seat of `candidates` that is still there and is not the voter's own."""

    def check(value: Json) -> Json:
        if value == voter:
            raise Refused("own_seat")
        if not isinstance(value, str) or value not in candidates or value in left():
            raise Refused("no_such_seat")
        return value

    return Ask("vote", check, {"candidates": [seat for seat in candidates if seat != voter]})


def tally_ask(
    voters: Sequence[SeatId],
    candidates: Sequence[SeatId],
    by_needed: bool,
    left: Callable[[], Collection[SeatId]],
) -> Ask:
    """What the host records of a vote that the table has pointed: the accused, several for a tie, or who pointed at whom.

    The answer is {"accused": [seat, …], "by": {voter: seat}}, `by` empty where only the accused were recorded.
    """

    def check(value: Json) -> Json:
        by = value.get("by") if isinstance(value, dict) else None
        accused = value.get("accused") if isinstance(value, dict) else None
        if (
            (by is None and by_needed)
            or not isinstance(by, dict | None)
            or not isinstance(accused, list | None)
        ):
            raise Refused("bad_value")
        for voter, seat in (by or {}).items():
            _check_vote(voter, seat)
        if by is not None:
            most = most_voted(by, candidates)
            if accused is not None and (
                len(accused) != len(most) or not all(seat in accused for seat in most)
            ):
                raise Refused("bad_value")
            return {"accused": most, "by": by}
        if accused is None or len(accused) != len({str(seat) for seat in accused}):
            raise Refused("bad_value")
        if not all(_there(seat, candidates) for seat in accused):
            raise Refused("no_such_seat")
        return {"accused": accused, "by": {}}

    def _check_vote(voter: SeatId, seat: Json) -> None:
        if voter == seat:
            raise Refused("own_seat")
        if not _there(voter, voters) or not _there(seat, candidates):
            raise Refused("no_such_seat")

    def _there(seat: Json, among: Collection[SeatId]) -> bool:
        return isinstance(seat, str) and seat in among and seat not in left()

    facts = {"voters": list(voters), "candidates": list(candidates), "by_needed": by_needed}
    return Ask("tally", check, facts)


def most_voted(votes: Mapping[SeatId, SeatId], candidates: Sequence[SeatId]) -> list[SeatId]:
    """The candidates with the most votes, in their own order, which says nothing of who voted first; none without a vote."""
    counts = Counter(votes.values())
    most = max(counts.values(), default=0)
    return [seat for seat in candidates if counts[seat] == most > 0]


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise Refused("bad_value")
    return value
