"""The kinds of question that a step can put to a seat, each with the check of its answer."""

from collections.abc import Callable, Collection, Sequence

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


def clue_ask(own: Entry | None, category: str | None, lang: str) -> Ask:
    """One word in a form that is a legal clue for the giver's own card: its word, if any, and its category, if shown.

    Nothing else is looked at, so that a refusal tells a giver nothing new (imposter.md, "Clues").
    """

    def check(value: Json) -> Json:
        word = judge.clue(_text(value))
        if own is not None and judge.gives_away(word, own, lang):
            raise Refused("own_word")
        if category is not None and judge.same(word, category, lang):
            raise Refused("own_category")
        return word

    return Ask("clue", check, {"most": CLUE_MOST})


def guess_ask(category: str) -> Ask:
    """A free guess at the secret word; its giver is shown the category."""

    def check(value: Json) -> Json:
        return judge.free_text(_text(value), GUESS_MOST)

    return Ask("guess", check, {"most": GUESS_MOST, "category": category})


def vote_ask(voter: SeatId, candidates: Sequence[SeatId], left: Callable[[], Collection[SeatId]]) -> Ask:
    """The choice of one seat of `candidates` that is still there and is not the voter's own."""

    def check(value: Json) -> Json:
        if value == voter:
            raise Refused("own_seat")
        if not isinstance(value, str) or value not in candidates or value in left():
            raise Refused("no_such_seat")
        return value

    return Ask("vote", check, {"candidates": [seat for seat in candidates if seat != voter]})


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise Refused("bad_value")
    return value
