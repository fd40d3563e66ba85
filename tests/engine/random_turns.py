"""What people do at random in Wavelength and Just One, where each round is somebody's."""

from typing import Any

from engine.games import GAMES
from tests.engine.random_moments import whose_turn
from tests.engine.random_people import People
from tests.engine.random_players import Screen

NEVER: dict[str, tuple[Any, ...]] = {
    "dial": (None, True, "50", -0.1, 100.1, float("nan"), float("inf"), 10**30, [50], {"at": 50}),
    "clue": (None, True, 7, "", "  ", "two words", "x" * 31, "\ud800", ["klua"]),
    "guess": (True, 7, "", "  ", "x" * 61, ["klua"]),
}
"""What no ask of a kind takes."""


class Turns(People):
    """Each act takes two numbers that say who does it and what exactly."""

    def asked_for(self, *kinds: str) -> list[tuple[Screen, str]]:
        """Those who are waited for with such an ask, by what their phones show once they hold them."""
        return [(phone, seat) for phone, seat in self.pending() if self.kind_of_ask(seat) in kinds]

    # Clues

    def all_write_the_same(self, a: int, b: int) -> None:
        for phone, seat in self.asked_for("clue"):
            self.says(phone, seat, f"klu{'abcdefgh'[a % 8]}")

    def all_write_their_own(self, a: int, b: int) -> None:
        """But for the first two, now and then, or one who writes the word."""
        for place, (phone, seat) in enumerate(self.asked_for("clue")):
            word = f"klu{'abcdefgh'[max(place, 1) % 8 if b % 2 else place % 8]}"
            secret = self.secret()
            self.says(phone, seat, secret if place == 0 and b % 3 == 0 and isinstance(secret, str) else word)

    def somebody_changes_a_clue(self, a: int, b: int) -> None:
        """One that is in, while others are still waited for; the phone then says what it has sent."""
        self.server.tick()
        table = self.room.table
        if table is None:
            return
        sent = [
            (phone, seat)
            for phone in self.phones
            for seat in phone.seats
            if seat in table.answers and seat in table.step.asks and table.step.asks[seat].may_change
        ]
        if not sent or self.room.paused:
            return
        phone, seat = sent[a % len(sent)]
        for bad in NEVER["clue"][:: 1 + b % 3]:
            assert not self.says(phone, seat, bad)
        # Said again it is no change.
        word = f"klu{'abcdefgh'[b % 8]}"
        was, step = table.answers[seat], self.room.step
        assert self.says(phone, seat, word)
        assert self.room.step == step
        assert self.seen[seat]["mine"][phone.seats.index(seat)]["sent"] == word
        if was != word:
            self.came_up.add("a clue was changed")
            self.asked.add("a changed clue")

    # Guesses

    def the_guess_is(self, a: int, b: int) -> None:
        """The word, nearly the word, something else, or nothing at all."""
        self.server.tick()
        secret = self.secret()
        for phone, seat in self.asked_for("guess"):
            if isinstance(secret, str) and self.room.game_name == "just_one":
                said = (secret, f"{secret[:-1]}x", "napkin", None)[a % 4]
                assert self.says(phone, seat, said) or self.room.paused

    def all_hit(self, a: int, b: int) -> None:
        """Everybody's dial is in the bullseye, or just outside."""
        target = self.secret()
        for place, (phone, seat) in enumerate(self.asked_for("dial")):
            off = ((a + place) % 51 - 25) / 10 if b % 3 else 2.5
            self.says(phone, seat, min(100, max(0, round(target + off, 1))))

    # Whatever is asked

    def answers_badly(self, a: int, b: int) -> None:
        """What no rule takes, and of a dial's clue its own ends; nobody notices."""
        self.server.tick()
        pending = self.asked_for(*NEVER)
        if not pending or self.room.table is None:
            return
        phone, seat = pending[a % len(pending)]
        kind = self.kind_of_ask(seat)
        ends = self.seen["shared"]["facts"].get("pair", ()) if kind == "clue" else ()
        for bad in [*NEVER[str(kind)], *ends][:: 1 + b % 4]:
            assert not self.says(phone, seat, bad), f"{bad} was taken"

    # Comings and goings

    def whose_turn_it_is_leaves(self, a: int, b: int) -> None:
        """The psychic or the guesser, by themselves or by the host."""
        turn = whose_turn(self.seen["shared"])
        if turn not in self.present():
            return
        if b % 2:
            self.moves("remove", seat=turn)
            return
        for phone in self.phones:
            if turn in phone.seats:
                self.attempt(lambda phone=phone: self.server.door.leave(phone.link, turn))
                break

    def who_has_answered_leaves(self, a: int, b: int) -> None:
        """What they have given stands."""
        table = self.room.table
        given = [seat for seat in self.present() if table is not None and seat in table.answers]
        if given:
            self.moves("remove", seat=given[a % len(given)])

    def host_voids(self, a: int, b: int) -> None:
        self.moves("void")

    def host_switches_games(self, a: int, b: int) -> None:
        """Ends what is on, and goes on with another game, as it was last played here; a few may have to wait."""
        for _ in range(2):
            if self.room.phase != "lobby":
                self.moves("end")
        if self.room.phase != "lobby":
            return
        name = [name for name in GAMES if name != self.room.game_name][a % (len(GAMES) - 1)]
        kept = self.room.set_aside.get(name)
        if self.moves("configure", game=name) is None:
            return
        if kept is not None:
            assert {"preset": self.room.preset, "options": self.room.options} == kept
        self.moves("configure", **self.changes(b))
        playing = [seat.id for seat in self.room.seats.playing]
        many = len(playing) - self.room.largest
        for seat in playing[-many:] if 0 < many < 5 else ():
            self.moves("bench", seat=seat)
        if self.moves("start") is not None:
            self.asked.add(f"another game: {name}")

    def the_match_is_played(self, a: int, b: int) -> None:
        """To its end, by everybody; ten rounds or so, if nothing stands in the way."""
        for turn in range(40):
            scene = self.seen["shared"]["scene"]
            if whose_turn(self.seen["shared"]) is None or not self.pending():
                break
            self.the_guess_is(a + turn, b)
            self.a_scene_passes(3 * a, 99)
            if scene == self.seen["shared"]["scene"]:
                break

    def changes(self, b: int) -> dict[str, Any]:
        choices = GAMES[self.room.game_name].choices(self.room.preset)
        option = list(choices)[b % len(choices)]
        return {"options": {option: choices[option][b % len(choices[option])]}, "lang": ("en", "es")[b % 2]}
