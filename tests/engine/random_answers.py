"""What people answer at random, right and wrong, each on their own phone, on a shared one, or as host for all."""

from collections.abc import Callable
from typing import Any

from engine.script import HOST
from tests.engine.random_players import Party, Screen

STRANGE = (
    *(None, True, False, 0, -1, 3.5, 100, 100.1, 10**30, float("nan"), [], {}, {"a": [1]}, [[[]]]),
    *({"accused": ["s1", "s1"]}, {"accused": ["s99"]}, {"by": {"s1": "s1"}}, {"by": {"s2": "s1"}}),
    *(
        "",
        " ",
        "two words",
        "x" * 10_000,
        "\ud800",
        "\u202eabc",
        "\u200b",
        "a\u0000b",
        "<b>b</b>",
        "ёж",
        "🎉",
    ),
    *("s1", "s2", "s99", "host", "board", "d1", "true"),
)
"""Values that a phone can send; some of them are good answers to some questions."""
STEPS: tuple[Callable[[int], Any], ...] = (
    *(lambda step: step, lambda step: step, lambda step: step - 1, lambda step: step + 1),
    *(lambda step: None, lambda step: str(step), lambda step: True, lambda step: 2**70, lambda step: [step]),
)


TIE = -1
"""Stands for votes among which as good as all are tied."""


def chosen(candidates: list[str], n: int, voter: int = 0) -> str | None:
    """Most voters come to the same seat by this, or to the next one round the table."""
    if n == TIE:
        return next(
            (seat for seat in candidates if int(seat[1:]) > voter), candidates[0] if candidates else None
        )
    return min(candidates, key=lambda seat: int(seat[1:]) * (n + 1) % 7, default=None)


def tally(ask: dict[str, Any], n: int) -> dict[str, Any]:
    """Who points at whom, not all of them, or just on whom it fell: nobody, one, or a tie."""
    if not ask["by_needed"] and n % 2:
        return {"accused": ask["candidates"][: 2 if n == TIE else n % 3]}
    by = {}
    for place, voter in enumerate(ask["voters"]):
        candidates = [seat for seat in ask["candidates"] if seat != voter]
        seat = chosen(candidates, n if n % 3 else place, int(voter[1:]))
        if seat is not None and (n == TIE or (n + place) % 5):
            by[voter] = seat
    return {"by": by}


ANSWERS: dict[str, Callable[[dict[str, Any], int], Any]] = {
    "look": lambda ask, n: True,
    "ready": lambda ask, n: True,
    "ready_to_vote": lambda ask, n: True,
    "clue": lambda ask, n: f"klu{'abcdefgh'[n % 8]}",
    "guess": lambda ask, n: None if "may_skip" in ask and n % 4 == 3 else f"guess {n}",
    "dial": lambda ask, n: n * 37 % 1001 / 10,
    "guessed": lambda ask, n: True,
    "ruling": lambda ask, n: n % 2 == 0,
    "vote": lambda ask, n: chosen(ask["candidates"], n),
    "tally": tally,
}
"""A good answer to each kind of ask; a new kind needs its line here."""


def is_waited_for(phone: Screen, seat: str) -> bool:
    return any(one["id"] == seat and one["asked"] for one in phone.view["seats"])


class Answering(Party):
    """Each act takes two numbers that say who does it and what exactly."""

    @property
    def phones(self) -> list[Screen]:
        return [screen for screen in self.screens if screen.here and not screen.board]

    def host(self) -> Screen | None:
        return next((phone for phone in self.phones if phone.view["host"] is not None), None)

    def moves(self, move: str, step: Any = None, **params: Any) -> Any:
        host = self.host()
        if host is not None:
            return self.attempt(lambda: self.server.door.host(host.link, move, step, params))
        return None

    def pending(self) -> list[tuple[Screen, str]]:
        """Those who can answer now and are waited for, each seat, or the host, with its phone."""
        pending = [
            (phone, mine["seat"])
            for phone in self.phones
            for mine in phone.view["mine"]
            if mine["asked"] and not mine["answered"] and is_waited_for(phone, mine["seat"])
        ]
        host = self.host()
        if host is not None and host.view["host"]["ask"] and not host.view["host"]["answered"]:
            pending.append((host, HOST))
        return pending

    def free(self) -> list[tuple[Screen, str]]:
        """Those who may answer, and are not waited for."""
        table = self.room.table
        asks = table.step.asks.items() if table is not None else ()
        free = [seat for seat, ask in asks if not ask.required and seat not in self.room.table.answers]
        return [(phone, seat) for phone in self.phones for seat in phone.seats if seat in free]

    def answers_well(self, phone: Screen, seat: str, n: int) -> bool:
        """A good answer, sent twice: the second time it changes nothing and is still acknowledged."""
        door = self.server.door
        if seat != HOST and len(phone.view["mine"]) > 1:
            self.hold(phone, seat)
        ask = self.ask_on(phone, seat)
        if ask is None:
            return False
        step, value = phone.view["step"], ANSWERS[ask["kind"]](ask, n)
        if ask["kind"] == "vote" and n == TIE:
            value = chosen(ask["candidates"], n, int(seat[1:]))

        def answer() -> Any:
            brought = door.answer(phone.link, step, value, seat)
            if seat != HOST:
                phone.held = None
            return brought

        if self.attempt(answer) is None:
            return False
        self.asked.add(ask["kind"])
        self.server.tick()
        assert door.answer(phone.link, step, value, seat) == {}
        assert self.snapshot() == self.seen
        return True

    def ask_on(self, phone: Screen, seat: str) -> dict[str, Any] | None:
        """What this phone shows that this seat, or the host, can still answer."""
        if not phone.here:
            return None
        parts = phone.view["mine"] if seat != HOST else [{**(phone.view["host"] or {}), "seat": HOST}]
        part = next((part for part in parts if part["seat"] == seat), None)
        ask: dict[str, Any] | None = (
            part["ask"] if part and part.get("ask") and not part["answered"] else None
        )
        return ask

    def hold(self, phone: Screen, seat: str) -> None:
        def hold() -> Any:
            phone.held = seat
            return self.server.door.hold(phone.link, seat)

        held = phone.held
        if self.attempt(hold) is None:
            phone.held = held

    # Acts

    def everybody_answers(self, a: int, b: int) -> None:
        """All but at most one, so that steps are also left to the clock."""
        for place, (phone, seat) in enumerate(self.pending()):
            if b % 4 or place != a % 8:
                self.answers_well(phone, seat, b if b % 3 else place + b)

    def a_scene_passes(self, a: int, b: int) -> None:
        """Everybody answers till another scene comes, but for what one dawdler leaves to the clock."""
        scene = self.seen["shared"]["scene"]
        for turn in range(64):
            if self.seen["shared"]["facts"].get("count"):
                self.server.passes(4)
            pending = self.pending()
            if not pending or self.seen["shared"]["scene"] != scene:
                break
            if b % 16 == turn:
                self.server.passes(181)
            for place, (phone, seat) in enumerate(pending):
                self.answers_well(phone, seat, a if a % 3 else a + place)

    def somebody_answers(self, a: int, b: int) -> None:
        pending = self.pending()
        if pending:
            self.answers_well(*pending[a % len(pending)], b)

    def somebody_answers_unasked(self, a: int, b: int) -> None:
        """Some are ready to vote, or a Mr. White types what he could have said aloud."""
        for phone, seat in self.free()[: 1 + b % 8]:
            self.answers_well(phone, seat, a)

    def answers_and_undoes(self, a: int, b: int) -> None:
        pending, host = self.pending(), self.host()
        if pending and host is not None and self.answers_well(*pending[a % len(pending)], b):
            self.undo(host)

    def answers_strangely(self, a: int, b: int) -> None:
        phone = self.phones[a % len(self.phones)] if self.phones else None
        if phone is None:
            return
        step = STEPS[b % len(STEPS)](phone.view["step"])
        seats = (None, None, "host", "s1", "s2", "s3", "", "nobody")
        value, seat = STRANGE[(a * 7 + b) % len(STRANGE)], seats[(a + b) % len(seats)]
        self.attempt(lambda: self.server.door.answer(phone.link, step, value, seat))

    def says_the_word(self, a: int, b: int) -> None:
        """Somebody who is asked in words, an imposter or a giver too, types the secret.

        Not its decoy, which is an ordinary clue and guess, and would be found by the search for secrets.
        """
        word = self.secret()
        for phone, seat in [*self.pending(), *self.free()] if isinstance(word, str) else ():
            if self.kind_of_ask(seat) in ("clue", "guess"):
                self.says(phone, seat, word)

    def secret(self) -> Any:
        """The word or the number that is hidden now, as this test can know it."""
        table = self.room.table
        return next(iter(table.step.hide), None) if table is not None else None

    def kind_of_ask(self, seat: str) -> str | None:
        table = self.room.table
        ask = table.step.asks.get(seat) if table is not None else None
        return ask.kind if ask is not None else None

    def says(self, phone: Screen, seat: str, value: Any) -> bool:
        """Takes the phone, where it is shared, and sends this; whether it was taken."""
        if not phone.here:
            return False
        if seat != HOST and len(phone.view["mine"]) > 1:
            self.hold(phone, seat)
        kind = self.kind_of_ask(seat)

        def answer() -> Any:
            brought = self.server.door.answer(phone.link, phone.view["step"], value, seat)
            phone.held = None
            return brought

        if self.attempt(answer) is None:
            return False
        self.asked.add(str(kind))
        return True
