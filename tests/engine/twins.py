"""Twins: rooms of the same seed that are fed the same, and differ in their secrets alone."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import orjson

from engine import view
from engine.inputs import Input
from engine.room import Room
from engine.script import BOARD, HOST, Refused
from engine.words.packs import Library, parse
from tests.engine.random_answers import ANSWERS

STRANGE = ("two words", "", "x" * 40, None, "klu", "zz", False, {"accused": []}, 7.25, 100.1)


class Twin:
    """A room with one pack, fed directly, each seat on a phone of its own or all on one.

    `patches`: names of engine objects with what stands in their place whenever this twin is fed.
    """

    def __init__(
        self,
        pairs: list[tuple[str, str]],
        title: str = "Zqkitchen",
        *,
        seed: int,
        seats: int,
        preset: str,
        options: dict[str, Any],
        game: str = "imposter",
        shared: bool = False,
        patches: Mapping[str, Any] | None = None,
    ) -> None:
        self.patches = patches or {}
        lines = "\n".join(f"{one} / {two}" for one, two in pairs)
        pack = parse(f"# {title}\n{lines}\n", id="en/first", lang="en")
        banks = {
            "questions": {"en": [f"Question {n}?" for n in range(5)]},
            "dials": {"en": [f"Left{n} | Right{n}" for n in range(7)]},
        }
        self.room = Room("KXTR", str(seed), "en", Library([pack], banks), 0.0)
        for n in range(seats):
            who = self.room.seats.host if shared else None
            assert self.feed("sit", who, {"name": f"P{n}", "key": None}) is None
        assert self.host("configure", game=game, preset=preset, options=options) is None
        assert self.host("start") is None

    def feed(self, kind: str, who: str | None, value: dict[str, Any], step: int | None = None) -> str | None:
        """Feed an input; gives what somebody is told whose input is refused."""
        with ExitStack() as stack:
            for name, instead in self.patches.items():
                stack.enter_context(patch(name, instead))
            try:
                self.room.feed(Input(kind, who, value, step), 0.0)
            except Refused as refused:
                return f"{refused.code} {refused.params}"
        return None

    def host(self, move: str, **params: Any) -> str | None:
        return self.feed("host", self.room.seats.host, {"move": move, "params": params})

    def answer(self, seat: str, value: Any) -> str | None:
        device = self.room.seats.host if seat == HOST else self.room.seats.find(seat).device
        return self.feed("answer", device, {"seat": seat, "value": value}, self.room.step)

    def sees(self, eyes: str) -> bytes:
        """All that a seat is shown that holds its phone; or a board, and each shared phone that nobody holds."""
        room = self.room
        shown = {**view.shared(room, 0.0), "room": view.about_room(room)}
        if eyes == BOARD:
            shown["phones"] = [
                view.own(room, device, None)
                for device in sorted({seat.device for seat in room.seats.present})
                if len(room.seats.of(device)) > 1
            ]
        else:
            shown |= view.own(room, room.seats.find(eyes).device, eyes)
        return orjson.dumps(shown)

    @property
    def scene(self) -> str:
        return view.scene(self.room)

    @property
    def deal(self) -> tuple[int, int, int]:
        return self.room.match, self.room.round, self.room.deal

    @property
    def cards(self) -> Mapping[str, Mapping[str, Any]]:
        return self.room.table.step.cards if self.room.table is not None else {}

    @property
    def hide(self) -> Mapping[str, Any]:
        return self.room.table.step.hide if self.room.table is not None else {}

    @property
    def secrets(self) -> list[Any]:
        """The secret, the decoy, and the category, as long as they are hidden from somebody; or the target of a dial."""
        return list(self.hide)

    def hidden(self, secret: Any) -> set[str]:
        """Those from whom this is hidden, which are all that are not told; nobody once it is told to all."""
        table = self.room.table
        if table is None or secret not in table.step.hide:
            return set()
        step = table.step
        hide = set(step.hide[secret])
        if secret in step.board.facts.values():
            assert hide == set()
            return set()
        told = {seat for seat, card in step.cards.items() if secret in card.values()}
        told |= {seat for seat, ask in step.asks.items() if secret in ask.facts.values()}
        # Who is out, or has left, has no card any more, but may know.
        gone = table.left.union(step.out)
        assert hide - gone == {BOARD, *table.seats} - told - gone
        return hide - table.left

    @property
    def undecided(self) -> bool:
        """Has nothing been shown yet of who is what?"""
        table = self.room.table
        return table is not None and bool(table.step.hide) and not table.step.reveals


def acts(twin: Twin, act: str, n: int) -> Iterator[tuple[str, str | None]]:
    """Do it in one twin; gives who was told what, so that refusals can be compared too."""
    table, room = twin.room.table, twin.room
    if table is None:
        yield BOARD, twin.host("again")
        return
    living = [seat.id for seat in room.seats.present]
    pending, asks = table.pending(), table.step.asks
    free = [seat for seat in asks if seat in living and not asks[seat].required and seat not in table.answers]
    if act in ("skip", "undo", "void", "call_vote", "dismiss_report"):
        yield BOARD, twin.host(act)
    elif act == "overrule":
        yield BOARD, twin.host(act, verdict=("exact", "close", "wrong")[n % 3])
    elif act == "word_said":
        yield BOARD, twin.host(act, seat=living[n % len(living)])
    elif act == "report":
        yield BOARD, twin.feed("report", room.seats.find(living[n % len(living)]).device, {})
    elif act == "blank":
        yield BOARD, twin.feed("time_up", "clock", {}, room.step)
    elif act == "leave" and n % 5 == 0:
        seat = living[n % len(living)]
        yield BOARD, twin.feed("leave", room.seats.find(seat).device, {"seat": seat})
    elif act == "change":
        changing = [seat for seat in living if seat in table.answers and asks[seat].may_change]
        for seat in changing[: 1 + n % 2]:
            yield seat, twin.answer(seat, f"klu{'abcdefgh'[n % 8]}")
    elif act == "strange" and pending:
        yield pending[0], twin.answer(pending[0], STRANGE[n % len(STRANGE)])
    else:
        for seat in free[: n % 3] if act == "free" else pending[: 1 if act == "one" else None]:
            _, ask = table.ask_of(seat)
            if ask is not None and room.table is table:
                yield seat, twin.answer(seat, ANSWERS[ask["kind"]](ask, n))


def live(twins: list[Twin], done: list[tuple[str, int]], eyes: Callable[[], set[str]]) -> None:
    """Let all twins live the same: `eyes` see no difference, and are told the same."""
    alike(twins, eyes())
    for act, n in done:
        blind = eyes()
        told = [list(acts(twin, act, n)) for twin in twins]
        for who in blind:
            answers = {tuple(code for whom, code in one if whom == who) for one in told}
            assert len(answers) == 1, f"{who} was told {answers}"
        alike(twins, eyes())


def alike(twins: list[Twin], eyes: set[str]) -> None:
    for who in eyes:
        assert len({twin.sees(who) for twin in twins}) == 1, f"{who} can tell the twins apart"
