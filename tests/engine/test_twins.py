"""Twins: the same seed and inputs with other secrets look the same to everyone from whom these are hidden."""

from collections.abc import Callable, Mapping
from typing import Any
from unittest.mock import patch

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import view
from engine.games import GAMES
from engine.games.imposter import deal as imposter_deal
from engine.inputs import Input
from engine.room import Room
from engine.script import BOARD, Refused
from engine.words.packs import Library, parse
from tests.engine.random_people import ANSWERS

GAME = GAMES["imposter"]
SECRETS = (("zqorva", "zquibe"), ("zqlemmings", "zqa"), ("zq raxo ulp", "zqñandú"), ("zq🎉", "zqpt-rin's"))
TITLES = ("Zqkitchen", "Zq", "Zqla cocina", "Zq🍳")

numbers = st.integers(0, 1000)
doings = st.lists(
    st.tuples(st.sampled_from(["all", "all", "one", "blank", "skip", "undo", "leave", "strange"]), numbers),
    min_size=10,
    max_size=60,
)


class Twin:
    """A room with one pair of words, fed directly, each seat on a phone of its own."""

    def __init__(
        self,
        words: tuple[str, str],
        title: str,
        seed: int,
        seats: int,
        preset: str,
        options: dict[str, Any],
    ) -> None:
        self.words, self.title = words, title
        pack = parse(f"# {title}\n{words[0]} / {words[1]}\n", id="en/first", lang="en")
        self.room = Room("KXTR", str(seed), "en", Library([pack]), 0.0)
        for n in range(seats):
            self.feed("sit", None, {"name": f"P{n}", "key": None})
        assert self.host("configure", preset=preset, options=options) is None
        assert self.host("start") is None

    def feed(self, kind: str, who: str | None, value: dict[str, Any], step: int | None = None) -> str | None:
        """Feed an input; gives what somebody is told whose input is refused."""
        try:
            self.room.feed(Input(kind, who, value, step), 0.0)
        except Refused as refused:
            return f"{refused.code} {refused.params}"
        return None

    def host(self, move: str, **params: Any) -> str | None:
        return self.feed("host", self.room.seats.host, {"move": move, "params": params})

    def answer(self, seat: str, value: Any) -> str | None:
        device = self.room.seats.find(seat).device
        return self.feed("answer", device, {"seat": seat, "value": value}, self.room.step)

    def sees(self, eyes: str) -> bytes:
        """All that a board, or a seat, is shown."""
        shown = {**view.shared(self.room, 0.0), "room": view.about_room(self.room)}
        if eyes != BOARD:
            shown |= view.own(self.room, self.room.seats.find(eyes).device, None)
        return orjson.dumps(shown)

    @property
    def scene(self) -> str:
        return view.scene(self.room)

    @property
    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        return self.room.table.step.cards if self.room.table is not None else {}

    @property
    def roles(self) -> tuple[str, ...]:
        return tuple(card["role"] for card in self.cards.values())

    @property
    def secret(self) -> str:
        return next((card["word"] for card in self.cards.values() if "word" in card), "")

    @property
    def decoy(self) -> str:
        return next(word for word in self.words if word != self.secret)


def hidden_from(twins: list[Twin], secret: Callable[[Twin], str]) -> set[str]:
    """Those from whom all twins hide this; nobody once it is told."""
    blind = [_hidden_from(twin, secret(twin)) for twin in twins]
    assert all(one == blind[0] for one in blind)
    return blind[0]


def _hidden_from(twin: Twin, secret: str) -> set[str]:
    table = twin.room.table
    if table is None or not table.step.hide:
        return set()
    hide = set(table.step.hide[secret])
    # Whoever is not told by card or ask is not to know: `hide` leaves nobody out.
    told = {seat for seat, card in table.step.cards.items() if secret in card.values()}
    told |= {seat for seat, ask in table.step.asks.items() if secret in ask.facts.values()}
    assert hide == {BOARD, *table.seats} - told
    return hide - table.left


STRANGE = ("two words", "", "x" * 40, None, "klu", "zz")


def acts(twin: Twin, act: str, n: int) -> list[tuple[str, str | None]]:
    """Do it in one twin; gives who was told what, so that refusals can be compared too."""
    table, room = twin.room.table, twin.room
    if table is None:
        return [(BOARD, twin.host("again"))]
    pending = table.pending()
    if act == "skip":
        return [(BOARD, twin.host("skip"))]
    if act == "blank":
        return [(BOARD, twin.feed("time_up", "clock", {}, room.step))]
    if act == "undo":
        return [(BOARD, twin.host("undo"))]
    if act == "leave" and n % 5 == 0:
        seat = room.seats.present[n % len(room.seats.present)]
        return [(BOARD, twin.feed("leave", seat.device, {"seat": seat.id}))]
    if act == "strange" and pending:
        return [(pending[0], twin.answer(pending[0], STRANGE[n % len(STRANGE)]))]
    told = []
    for seat in pending[: 1 if act == "one" else None]:
        _, ask = table.ask_of(seat)
        if ask is not None and room.table is table:
            told.append((seat, twin.answer(seat, ANSWERS[ask["kind"]](ask, n))))
    return told


def live(twins: list[Twin], done: list[tuple[str, int]], eyes: Callable[[], set[str]]) -> None:
    """Let all twins live the same: `eyes` see no difference, and are told the same."""
    alike(twins, eyes())
    for act, n in done:
        blind = eyes()
        told = [acts(twin, act, n) for twin in twins]
        for who in blind:
            answers = {tuple(code for whom, code in one if whom == who) for one in told}
            assert len(answers) == 1, f"{who} was told {answers}"
        alike(twins, eyes())


def alike(twins: list[Twin], eyes: set[str]) -> None:
    for who in eyes:
        assert len({twin.sees(who) for twin in twins}) == 1, f"{who} can tell the twins apart"


@st.composite
def tables(draw: st.DrawFn, hints: tuple[str, ...] = ("category", "none")) -> dict[str, Any]:
    preset = draw(st.sampled_from(sorted(GAME.presets)))
    least, most = GAME.seats(preset)
    options = {
        "hint": draw(st.sampled_from(hints)),
        "laps": draw(st.integers(1, 3)),
        "talk_seconds": draw(st.sampled_from([0, 60])),
    }
    return {
        "seed": draw(numbers),
        "seats": draw(st.integers(least, most)),
        "preset": preset,
        "options": options,
    }


@given(tables(), doings)
def test_whoever_may_not_know_the_word_cannot_tell_it_from_another(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    twins = [Twin(words, TITLES[0], **table) for words in SECRETS]
    assert hidden_from(twins, lambda twin: twin.secret)
    live(twins, done, lambda: hidden_from(twins, lambda twin: twin.secret))


@given(tables(), doings)
def test_nobody_at_all_can_tell_the_decoy_from_another(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    word = SECRETS[0][0]
    drawn = Twin((word, SECRETS[0][1]), TITLES[0], **table).secret == word
    pairs = [(word, other[1]) if drawn else (other[1], word) for other in SECRETS]
    twins = [Twin(words, TITLES[0], **table) for words in pairs]

    def eyes() -> set[str]:
        # The next word of this pack is the decoy.
        first = all((twin.room.match, twin.room.round, twin.room.deal) == (1, 1, 1) for twin in twins)
        return hidden_from(twins, lambda twin: twin.decoy) if first else set()

    assert {twin.secret for twin in twins} == {word}
    live(twins, done, eyes)


@given(tables(), doings)
def test_whoever_may_not_know_the_category_cannot_tell_it_from_another(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    twins = [Twin(SECRETS[0], title, **table) for title in TITLES]
    assert hidden_from(twins, lambda twin: twin.title)
    live(twins, done, lambda: hidden_from(twins, lambda twin: twin.title))


@given(tables(), doings)
def test_whoever_is_imposter_a_board_looks_the_same_until_the_vote_is_decided(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    draw = imposter_deal.draw_imposters
    twins = []
    for turn in range(3):

        def others(seats: Any, count: int, rng: Any, turn: int = turn) -> Any:
            drawn = [seats.index(seat) for seat in draw(seats, count, rng)]
            return tuple(seats[place] for place in sorted((place + turn) % len(seats) for place in drawn))

        with patch.object(imposter_deal, "draw_imposters", others):
            twins.append(Twin(SECRETS[0], TITLES[0], **table))
    for act, n in done:
        # Going can end a round, and does so by role; so would an undo play it again, with the roles of its seed.
        if act not in ("leave", "undo"):
            live(twins, [(act, n)], lambda: {BOARD} if all(map(undecided, twins)) else set())
        if not all(map(undecided, twins)):
            break
    assert len({twin.roles for twin in twins}) > 1


def undecided(twin: Twin) -> bool:
    table = twin.room.table
    return table is not None and bool(table.step.hide) and not table.step.reveals


@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_nobody_sees_a_vote_before_the_vote_is_decided(preset: str) -> None:
    options = {"laps": 1}
    twins = [Twin(SECRETS[0], TITLES[0], 5, GAME.seats(preset)[0] + 2, preset, options) for _ in range(3)]
    for turn, twin in enumerate(twins):
        while not twin.scene.endswith("/vote"):
            acts(twin, "all", 1)
        *voters, last = twin.room.table.seats if twin.room.table is not None else ()
        for place, voter in enumerate(voters):
            candidates = [seat for seat in (*voters, last) if seat != voter]
            assert twin.answer(voter, candidates[(turn + place) % len(candidates)]) is None
    assert len({twin.sees(BOARD) for twin in twins}) == 1
    assert len({twin.sees(last) for twin in twins}) == 1
    assert len({twin.sees(voters[0]) for twin in twins}) == 3
