"""How people come and go at random: they sit down, look on, vanish, return, leave, and pass phones on."""

from collections.abc import Callable
from typing import Any

from tests.engine.random_answers import STRANGE, Answering
from tests.engine.random_players import Screen


class People(Answering):
    """Each act takes two numbers that say who does it and what exactly."""

    # Who is there

    def newcomer(self) -> Screen:
        screen = Screen(self)
        self.screens.append(screen)
        self._presence(screen.connects)
        return screen

    def a_phone(self, a: int) -> Screen:
        return self.phones[a % len(self.phones)] if self.phones else self.newcomer()

    # Coming and going

    def sits(self, a: int, b: int) -> None:
        """A newcomer sits down, or somebody adds a player on their phone."""
        phone = self.a_phone(a) if b % 3 == 0 else self.newcomer()
        key = f"key{len(self.screens)}" if b % 2 else None
        name = f"{self.code}{len(self.owners)}{'abcdefgh'[b % 8]}"
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
