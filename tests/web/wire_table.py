"""A board and its phones from outside, playing whole rounds by a plan and holding the story and the points against the rules."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.web.wire_frames import PACK, TOKENS, Frame
from tests.web.wire_player import PATIENCE, SILENT, Phone, Screen, ask_http


@dataclass(frozen=True)
class Plan:
    """How a table plays a round: who is voted for (`imposter`, `civilian`, `all` for a tie of all), and the last guess.

    `aloud`: the guess is said, and whoever leads taps that it was.
    """

    accuse: str
    guess: str = ""
    aloud: bool = False


@dataclass(frozen=True)
class RuleSet:
    """What the rule page says of a preset that is played here. `imposters`: by seats. `laps`: of a round.

    `points`: each imposter's and each civilian's by the guess of one that is caught, "" for none, or by "escaped";
    `own_vote`: the civilian's is for an own vote for an imposter. `counts`: only how many votes each got is told.
    """

    imposters: Callable[[int], int]
    laps: int
    points: dict[str, tuple[int, int]]
    reverse: bool = False
    typed: bool = False
    own_vote: bool = False
    counts: bool = False


RULES = {
    "parlor": RuleSet(
        imposters=lambda seats: {3: 1, 4: 1, 8: 3}.get(seats, 2),
        laps=3,
        points={"escaped": (2, 0), "exact": (2, 0), "close": (1, 1), "wrong": (0, 1)},
        typed=True,
    ),
    "table": RuleSet(
        imposters=lambda seats: 1 if seats < 11 else 2,
        laps=2,
        points={"escaped": (3, 0), "exact": (2, 1), "wrong": (0, 1)},
        reverse=True,
        own_vote=True,
    ),
    "pass": RuleSet(
        imposters=lambda seats: 1 if seats < 7 else 2 if seats < 12 else 3,
        laps=2,
        points={"escaped": (6, 0), "": (0, 2)},
        counts=True,
    ),
}


@dataclass
class Table:
    """A board and its phones, played as one group of people would."""

    url: str
    code: str
    board: Screen
    phones: list[Phone]
    preset: str = "parlor"
    plan: Plan = Plan("all")
    cast: dict[str, str] = field(default_factory=dict)
    """The votes of the newest ballot."""
    scores: Counter[str] = field(default_factory=Counter)
    dealt: dict[str, Frame] = field(default_factory=dict)

    @classmethod
    def gather(
        cls, url: str, seats: int, polling: bool = False, preset: str = "parlor", **options: Any
    ) -> Table:
        """Opens a room with a board, seats everyone, and puts the nonsense pack on the table."""
        status, room = ask_http(f"{url}/rooms", json.dumps({"lang": "en"}))
        assert status == 201 and {"code", "join_url", "board_url"} <= set(room), room
        board = Screen(url, room["code"], "/board", polling=polling)
        table = cls(url, room["code"], board, [], preset=preset)
        for number in range(seats):
            table.phones.append(Phone(url, table.code, polling=polling))
            table.phones[-1].sit(f"Guest {number}", key=f"key-{number}")
        status, pack = ask_http(f"{url}/rooms/{table.code}/packs", PACK, "text/plain", table.phones[0].token)
        assert status == 201, pack
        table.phones[0].host(
            "configure", game="imposter", preset=preset, packs=[pack["id"]], options={"way": "own", **options}
        )
        return table

    def screens(self) -> list[Screen]:
        return [self.board, *self.phones]

    def phone(self, seat: str) -> Phone:
        return next(phone for phone in self.phones if phone.seat == seat)

    def deal(self) -> None:
        """Plays on to the next deal, and remembers everyone's card."""
        self.play_until("imposter/look")
        self.cast = {}
        self.dealt = {phone.seat: phone.mine["card"] for phone in self.phones}
        self.check_cards()

    def imposters(self) -> list[str]:
        return [seat for seat, card in self.dealt.items() if card["role"] == "imposter"]

    def word(self) -> str:
        return str(next(card["word"] for card in self.dealt.values() if card["role"] == "civilian"))

    def play_until(self, *scenes: str) -> Frame:
        """Answers for everyone until every screen shows one of `scenes`; the board's view of it."""
        quiet = time.monotonic()
        while not all(screen.view["scene"] in scenes for screen in self.screens()):
            acted = [
                phone.view["scene"] not in scenes and answer(self.decide)
                for phone in self.phones
                for answer in (phone.answer_if_asked, phone.answer_as_host_if_asked)
            ]
            for screen in self.screens():
                screen.check()
            if any(acted):
                quiet = time.monotonic()
            else:
                time.sleep(0.005)
            assert time.monotonic() - quiet < PATIENCE, f"stuck: {self.board.view}"
        return self.board.view

    def wait_for(self, scene: str) -> Frame:
        """Waits, with nobody answering anything, until every screen shows the scene; the board's view of it."""
        for screen in self.screens():
            screen.wait(lambda: screen.frames[-1]["scene"] == scene, scene)  # noqa: B023
            screen.check()
        return self.board.view

    @property
    def rules(self) -> RuleSet:
        return RULES[self.preset]

    def decide(self, phone: Phone, ask: Frame) -> Any:
        """What one player, or the host, says to what they are asked, by the plan."""
        if ask["kind"] == "clue":
            return f"hint{phone.seat}x{phone.view['facts']['lap']}"
        if ask["kind"] == "vote":
            vote = self._vote(phone.seat, ask["candidates"])
            self.cast[phone.seat] = vote
            return vote
        if ask["kind"] == "guess":
            return SILENT if self.plan.aloud else self._guess()
        if ask["kind"] == "guessed":
            return True if self.plan.aloud else SILENT
        return self.plan.guess == "exact" if ask["kind"] == "ruling" else True

    def _vote(self, voter: str, candidates: list[str]) -> str:
        assert voter not in candidates
        everyone = [phone.seat for phone in self.phones]
        round_the_table = everyone[everyone.index(voter) + 1 :] + everyone[: everyone.index(voter)]
        after = next(seat for seat in round_the_table if seat in candidates)
        if self.plan.accuse == "all":
            return after
        imposters = self.imposters()
        still = [seat for seat in everyone if seat in {*candidates, voter}]
        sought = [seat for seat in still if (seat in imposters) is (self.plan.accuse == "imposter")]
        return sought[0] if sought[0] != voter else after

    def _guess(self) -> str:
        return {"exact": self.word().upper(), "close": self.word()[:-1], "wrong": "teapot"}[self.plan.guess]

    def play_round(self, plan: Plan) -> Frame:
        """One round from its first look to the next scene after its points; the board's view of the reveal."""
        self.plan = plan
        self.deal()
        first = len(self.board.frames) - 1
        reveal = self.play_until("imposter/reveal")
        self.check_story(reveal["facts"])
        self.check_clues(
            [frame["facts"] for frame in self.board.frames[first:] if frame["scene"] == "imposter/clue"]
        )
        points = self.points()
        assert reveal["facts"]["points"] == points, f"{plan}: {reveal['facts']}"
        self.scores.update(points)
        self.play_until("imposter/look", "result")
        return reveal

    def points(self) -> dict[str, int]:
        """What each seat gets for a round that went by the plan."""
        caught = self.plan.accuse == "imposter"
        imposter, civilian = self.rules.points[self.plan.guess if caught else "escaped"]
        side = self.imposters()
        saw = {seat for seat, voted in self.cast.items() if voted in side or not self.rules.own_vote}
        return {seat: imposter if seat in side else civilian * (seat in saw) for seat in self.dealt}

    def check_cards(self) -> None:
        words = {card["word"] for card in self.dealt.values() if card["role"] == "civilian"}
        assert len(words) == 1 and words <= set(TOKENS)
        assert {card["category"] for card in self.dealt.values()} == {"Nonsense"}
        assert len(self.imposters()) == self.rules.imposters(len(self.dealt))

    def check_story(self, facts: Frame) -> None:
        assert facts["roles"] == {seat: card["role"] for seat, card in self.dealt.items()}
        assert facts["word"] == self.word()
        if self.rules.counts:
            assert (facts["votes"], facts["counts"]) == ({}, dict(Counter(self.cast.values())))
        else:
            assert facts["votes"] == self.cast
        assert facts["caught"] is (self.plan.accuse == "imposter")
        assert facts["verdict"] == (self.plan.guess or None)
        assert (
            facts["outcome"]
            in {"imposter": ["caught"], "civilian": ["escaped"], "all": ["tied", "escaped"]}[self.plan.accuse]
        )

    def check_clues(self, laps: list[Frame]) -> None:
        """Each seat in its turn, lap after lap in the order of the rules; typed clues stand beside their givers."""
        order, size, rules = laps[0]["order"], len(self.phones), self.rules
        assert sorted(order) == sorted(phone.seat for phone in self.phones) and laps[0]["laps"] == rules.laps
        turns = [(facts["lap"], facts["turn"]) for facts in laps]
        orders = {
            lap: order[::-1] if rules.reverse and lap % 2 == 0 else order for lap in range(1, rules.laps + 1)
        }
        assert list(dict.fromkeys(turns)) == [(lap, seat) for lap in orders for seat in orders[lap]]
        assert bool(laps[-1]["clues"]) is rules.typed
        for number, clue in enumerate(laps[-1]["clues"]):
            seat, lap = order[number % size], number // size + 1
            assert clue == {"seat": seat, "lap": lap, "word": f"hint{seat}x{lap}"}

    def close(self) -> None:
        for screen in self.screens():
            screen.close()
