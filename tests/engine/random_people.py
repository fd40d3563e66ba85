"""What people do at random: right and wrong answers, coming and going."""

from collections.abc import Callable
from typing import Any

from tests.engine.random_players import Party, Screen

STRANGE = (
    *(None, True, False, 0, -1, 3.5, 10**30, float("nan"), [], {}, {"a": [1]}, [[[]]]),
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
ANSWERS: dict[str, Callable[[dict[str, Any], int], Any]] = {
    "look": lambda ask, n: True,
    "ready": lambda ask, n: True,
    "clue": lambda ask, n: f"klu{'abcdefgh'[n % 8]}",
    "guess": lambda ask, n: f"guess {n}",
    # Most voters come to the same seat by this.
    "vote": lambda ask, n: min(ask["candidates"], key=lambda seat: int(seat[1:]) * (n + 1) % 7, default=None),
}
"""A good answer to each kind of ask; a new kind needs its line here."""


class People(Party):
    """Each act takes two numbers that say who does it and what exactly."""

    # Who is there

    def newcomer(self) -> Screen:
        screen = Screen(self)
        self.screens.append(screen)
        self._presence(screen.connects)
        return screen

    @property
    def phones(self) -> list[Screen]:
        return [screen for screen in self.screens if screen.here and not screen.board]

    def a_phone(self, a: int) -> Screen:
        return self.phones[a % len(self.phones)] if self.phones else self.newcomer()

    def host(self) -> Screen | None:
        return next((phone for phone in self.phones if phone.view["host"] is not None), None)

    def pending(self) -> list[tuple[Screen, str]]:
        """Those who can answer now, each seat with its phone."""
        return [
            (phone, mine["seat"])
            for phone in self.phones
            for mine in phone.view["mine"]
            if mine["asked"] and not mine["answered"]
        ]

    # Answers

    def answers_well(self, phone: Screen, seat: str, n: int) -> bool:
        """A good answer, sent twice: the second time it changes nothing and is still acknowledged."""
        door = self.server.door
        if len(phone.view["mine"]) > 1:
            self.hold(phone, seat)
        mine = next((mine for mine in phone.view.get("mine", ()) if mine["seat"] == seat), None)
        if not phone.here or mine is None or mine["ask"] is None or mine["answered"]:
            return False
        step, value = phone.view["step"], ANSWERS[mine["ask"]["kind"]](mine["ask"], n)

        def answer() -> Any:
            brought = door.answer(phone.link, step, value, seat)
            phone.held = None
            return brought

        if self.attempt(answer) is None:
            return False
        self.server.tick()
        assert door.answer(phone.link, step, value, seat) == {}
        assert self.snapshot() == self.seen
        return True

    def hold(self, phone: Screen, seat: str) -> None:
        def hold() -> Any:
            phone.held = seat
            return self.server.door.hold(phone.link, seat)

        held = phone.held
        if self.attempt(hold) is None:
            phone.held = held

    def everybody_answers(self, a: int, b: int) -> None:
        """All but at most one, so that steps are also left to the clock."""
        for place, (phone, seat) in enumerate(self.pending()):
            if b % 4 or place != a % 8:
                self.answers_well(phone, seat, b if b % 3 else place + b)

    def a_scene_passes(self, a: int, b: int) -> None:
        """Everybody answers till another scene comes, but for what one dawdler leaves to the clock."""
        scene = self.room.phase if self.room.table is None else self.room.table.step.board.name
        for turn in range(40):
            pending = self.pending()
            if not pending or pending[0][0].view["scene"] != scene:
                break
            if b % 16 == turn:
                self.server.passes(181)
            for phone, seat in pending:
                self.answers_well(phone, seat, a)

    def somebody_answers(self, a: int, b: int) -> None:
        pending = self.pending()
        if pending:
            self.answers_well(*pending[a % len(pending)], b)

    def answers_and_undoes(self, a: int, b: int) -> None:
        pending, host = self.pending(), self.host()
        if pending and host is not None and self.answers_well(*pending[a % len(pending)], b):
            self.undo(host)

    def answers_strangely(self, a: int, b: int) -> None:
        phone = self.a_phone(a)
        step = STEPS[b % len(STEPS)](phone.view["step"])
        seats = (None, None, "host", "s1", "s2", "s3", "", "nobody")
        value, seat = STRANGE[(a * 7 + b) % len(STRANGE)], seats[(a + b) % len(seats)]
        self.attempt(lambda: self.server.door.answer(phone.link, step, value, seat))

    def says_the_word(self, a: int, b: int) -> None:
        """Somebody who is asked in words, an imposter too, says the secret or its decoy."""
        table = self.room.table
        hidden = list(table.step.hide) if table is not None else []
        for phone, seat in self.pending() if hidden else ():
            if len(phone.view["mine"]) > 1:
                self.hold(phone, seat)
            ask = next((mine["ask"] for mine in phone.view["mine"] if mine["seat"] == seat), None)
            # A clue that is a decoy is an ordinary clue, and would be found by the search for secrets.
            word = hidden[0] if ask is not None and ask["kind"] == "clue" else hidden[a % len(hidden)]
            if ask is not None and ask["kind"] in ("clue", "guess"):
                self._says(phone, word)

    def _says(self, phone: Screen, word: str) -> None:
        self.attempt(lambda: self.server.door.answer(phone.link, phone.view["step"], word))

    # Coming and going

    def sits(self, a: int, b: int) -> None:
        """A newcomer sits down, or somebody adds a player on their phone."""
        phone = self.a_phone(a) if b % 3 == 0 else self.newcomer()
        key = f"key{len(self.screens)}" if b % 2 else None
        name = f"{self.code}{len(self.screens)}{'abcdefgh'[b % 8]}"
        self._sit(phone, name, key)

    def _sit(self, phone: Screen, name: Any, key: Any = None) -> None:
        def sit() -> Any:
            brought = self.server.door.sit(phone.link, name, key)
            phone.token = brought["token"]
            # No seat id comes twice, but to who sends the key of a seat again.
            assert self.owners.setdefault(brought["seat"], brought["token"]) == brought["token"]
            return brought

        self.attempt(sit)

    def sits_strangely(self, a: int, b: int) -> None:
        phone, name = self.a_phone(a), STRANGE[b % len(STRANGE)]
        self._sit(phone, name, STRANGE[a % len(STRANGE)])

    def looks_on(self, a: int, b: int) -> None:
        self.newcomer()

    def vanishes(self, a: int, b: int) -> None:
        phones = self.phones
        if phones:
            self._presence(phones[a % len(phones)].drops)

    def returns(self, a: int, b: int) -> None:
        gone = [screen for screen in self.screens if not screen.here]
        if gone:
            self._presence(gone[a % len(gone)].connects)

    def opens_a_second_tab(self, a: int, b: int) -> None:
        if self.phones:
            self._presence(self.a_phone(a).connects)

    def board_comes_or_goes(self, a: int, b: int) -> None:
        boards = [screen for screen in self.screens if screen.board]
        if boards and boards[0].here:
            self._presence(boards[0].drops)
        elif boards:
            self._presence(boards[0].connects)
        else:
            self.adds_a_board()

    def adds_a_board(self) -> None:
        self.screens.append(Screen(self, board=True))
        self._presence(self.screens[-1].connects)

    def _presence(self, act: Callable[[], None]) -> None:
        self.server.tick()
        act()
        self.follow(changed=True)

    def leaves(self, a: int, b: int) -> None:
        phone = self.a_phone(a)
        seat = (None, "s99", *phone.seats)[b % (2 + len(phone.seats))]
        self.attempt(lambda: self.server.door.leave(phone.link, seat))

    def leads(self, a: int, b: int) -> None:
        phone = self.a_phone(a)

        def lead() -> Any:
            brought = self.server.door.lead(phone.link)
            phone.token = brought["token"]
            return brought

        self.attempt(lead)

    def claims(self, a: int, b: int) -> None:
        """A seat moves to another phone by a code that the host has shown; or a wrong code is tried."""
        host, present = self.host(), self.present()
        if host is None or not present:
            return
        seat = present[a % len(present)]
        brought = self.attempt(lambda: self.server.door.host(host.link, "seat_code", None, {"seat": seat}))
        code = brought["code"] if brought and b % 4 else "BCDFGH"
        phone = self.a_phone(b) if b % 2 else self.newcomer()

        def claim() -> Any:
            brought = self.server.door.claim(phone.link, code)
            phone.token = brought["token"]
            self.owners[brought["seat"]] = brought["token"]
            return brought

        self.attempt(claim)

    def holds(self, a: int, b: int) -> None:
        phone = self.a_phone(a)
        shared = next((other for other in self.phones if len(other.seats) > 1), phone)
        if b % 4 == 0:

            def release() -> Any:
                shared.held = None
                return self.server.door.release(shared.link)

            self.attempt(release)
        else:
            seats = [*shared.seats, *self.present(), "s99"]
            self.hold(shared, seats[b % len(seats)])
