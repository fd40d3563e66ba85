"""A party that plays any preset in any of the three ways; its people are named by their seats."""

from __future__ import annotations

from typing import Any

from engine.words.packs import Library
from tests.engine.players import NAMES, Evening, library_of

WAYS = ("own", "passed", "led")

Seat = str


class Party(Evening):
    """An evening whose words take seat ids, so that they mean the same on one phone and on many."""

    # Who is who

    @property
    def roles(self) -> dict[Seat, str]:
        """The role of each seat that was dealt in, also of those who are out by now."""
        round_ = (self.room.match, self.room.round, self.room.deal)
        if self._dealt != round_:
            cards = self.room.table.step.cards
            self._dealt, self._roles = (
                round_,
                {seat: cards[seat].get("role", "untold") for seat in self.room.table.seats},
            )
        return self._roles

    _dealt: tuple[int, int, int] | None = None
    _roles: dict[Seat, str]

    def all_of(self, role: str) -> list[Seat]:
        """In seat order."""
        return [seat for seat, one in self.roles.items() if one == role]

    @property
    def living(self) -> list[Seat]:
        """Those who still play this round, in seat order."""
        table = self.room.table
        return [seat for seat in table.seats if seat not in table.left and seat not in table.step.out]

    @property
    def facts(self) -> dict[str, Any]:
        return self.board.facts

    @property
    def left(self) -> float | None:
        left: float | None = self.board.view["left"]
        return left

    @property
    def host_ask(self) -> dict[str, Any] | None:
        host = self.host.view["host"]
        ask: dict[str, Any] | None = None if host["answered"] else host["ask"]
        return ask

    def ask_of(self, seat: Seat) -> dict[str, Any] | None:
        """What this seat is asked, once it holds the phone; None once it has answered."""
        phone = self.by_seat(seat)
        if len(phone.seats) > 1:
            phone.holds(seat)
        mine = phone.mine_of(seat)
        ask: dict[str, Any] | None = None if mine["answered"] else mine["ask"]
        return ask

    def asked(self) -> dict[Seat, str]:
        """Who is asked what at the moment, the host too."""
        return {seat: ask.kind for seat, ask in self.room.table.step.asks.items()}

    # What they do

    def says(self, seat: Seat, value: Any) -> None:
        """The seat takes its phone and answers."""
        phone = self.by_seat(seat)
        if len(phone.seats) > 1:
            phone.holds(seat)
        phone.answers(value, seat=seat if len(phone.seats) > 1 else None)

    def host_says(self, value: Any) -> None:
        self.host.answers(value, seat="host")

    def goes(self, seat: Seat) -> None:
        """The seat leaves."""
        phone = self.by_seat(seat)
        phone.leaves(seat)
        phone.seats.remove(seat)

    def becomes_host(self, seat: Seat) -> Party:
        if not self.by_seat(seat).is_host:
            self.host.hosts("hand_over", seat=seat)
        return self

    def to_the_vote(self) -> Party:
        """To the vote or the revote itself, after three, two, one."""
        while self.scene not in ("imposter/vote", "imposter/revote") or self.facts.get("count"):
            self.skips()
        return self

    def votes(self, votes: dict[Seat, Seat]) -> Party:
        """These votes are cast or recorded; whoever has none has not voted when the time is up."""
        self.to_the_vote()
        step = self.room.step
        if self.facts.get("recorded"):
            self.host_says({"by": votes})
        elif "turn" in self.facts:
            self._votes_in_turn(votes)
        else:
            for voter, seat in votes.items():
                self.says(voter, seat)
            if self.room.step == step:
                self.skips()
        if self.facts.get("more"):
            self.skips()
        return self

    def _votes_in_turn(self, votes: dict[Seat, Seat]) -> None:
        scene = self.scene
        while self.scene == scene and "turn" in self.facts:
            turn = self.facts["turn"]
            if turn in votes:
                self.says(turn, votes[turn])
            else:
                self.skips()

    def all_vote_for(self, accused: Seat) -> Party:  # type: ignore[override]
        """Everybody for one seat, which itself votes for somebody else."""
        self.to_the_vote()
        there = [seat for seat in self.facts["candidates"] if seat in self.living]
        other = next(seat for seat in there + self.living if seat != accused)
        votes = {voter: accused for voter in self.living if voter != accused}
        if other in self.facts["candidates"]:
            votes[accused] = other
        return self.votes(votes)

    def tie(self, *tied: Seat) -> Party:
        """These seats get equally many votes, and nobody else gets any."""
        self.to_the_vote()
        votes = {seat: tied[(place + 1) % len(tied)] for place, seat in enumerate(tied)}
        others = [seat for seat in self.living if seat not in tied]
        for place in range(len(others) // len(tied) * len(tied)):
            votes[others[place]] = tied[place % len(tied)]
        return self.votes(votes)

    def nobody_votes(self) -> Party:
        return self.votes({})

    def is_ruled(self, right: bool) -> Party:
        """Whoever is asked taps that the guess was said, and says whether it is right."""
        while self.scene == "imposter/guess":
            step, asked = self.room.step, self.asked()
            for seat, kind in asked.items():
                if self.room.step == step and kind in ("guessed", "ruling"):
                    value = right if kind == "ruling" else True
                    self.host_says(value) if seat == "host" else self.says(seat, value)
        return self

    def points(self) -> tuple[int, int]:
        """What each imposter and each civilian gets, as the board says; all of a side the same."""
        points, roles = self.facts["points"], self.facts["roles"]
        [civilian] = {points[seat] for seat in points if roles[seat] == "civilian"}
        [imposter] = {points[seat] for seat in points if roles[seat] != "civilian"}
        return imposter, civilian


def party_of(seats: int, preset: str = "parlor", way: str | None = None, **options: Any) -> Party:
    """So many people at a round by this preset; own phones in the way `own`, else one phone for all.

    Beside options: `lines` of a pack; `phones="own"`, where they have phones of their own in every way;
    `seatless`, where so has a host who does not play.
    """
    lines, seatless = options.pop("lines", ()), options.pop("seatless", False)
    own = options.pop("phones", None) == "own" or seatless
    packs = library_of(*lines, title="Things")
    bank = [f"Question {n}?" for n in range(50)]
    party = Party(Library([*packs.packs("en"), *packs.packs("es")], {"questions": {"en": bank, "es": bank}}))
    names = [NAMES[n] if n < len(NAMES) else f"Guest {n}" for n in range(seats)]
    if seatless:
        party.phone().leads()
    else:
        party.phone().sits(names.pop(0))
    party.host.hosts("configure", preset=preset, options={**({"way": way} if way else {}), **options})
    own = own or party.room.options["way"] == "own"
    for name in names:
        if own:
            party.seat(name)
        else:
            party.host.adds(name)
    party.starts()
    assert party.roles
    return party
