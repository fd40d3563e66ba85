"""A board and its phones from outside, playing whole rounds by a plan and holding the story and the points against the rules."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.web.wire_frames import PACK, TOKENS, Frame
from tests.web.wire_player import PATIENCE, Phone, Screen, ask_http


@dataclass(frozen=True)
class Plan:
    """How a table plays a round: who is voted for (`imposter`, `civilian`, `all` for a tie of all), and the last guess."""

    accuse: str
    guess: str = ""

    def points(self) -> tuple[int, int]:
        """Each imposter's and each civilian's by scoring A."""
        if self.accuse != "imposter":
            return 2, 0
        return {"exact": (2, 0), "close": (1, 1), "wrong": (0, 1)}[self.guess]


@dataclass
class Table:
    """A board and its phones, played as one group of people would."""

    url: str
    code: str
    board: Screen
    phones: list[Phone]
    plan: Plan = Plan("all")
    scores: Counter[str] = field(default_factory=Counter)
    dealt: dict[str, Frame] = field(default_factory=dict)

    @classmethod
    def gather(cls, url: str, seats: int, polling: bool = False) -> Table:
        """Opens a room with a board, seats everyone, and puts the nonsense pack on the table."""
        status, room = ask_http(f"{url}/rooms", json.dumps({"lang": "en"}))
        assert status == 201 and {"code", "join_url", "board_url"} <= set(room), room
        table = cls(url, room["code"], Screen(url, room["code"], "/board", polling=polling), [])
        for number in range(seats):
            table.phones.append(Phone(url, table.code, polling=polling))
            table.phones[-1].sit(f"Guest {number}", key=f"key-{number}")
        status, pack = ask_http(f"{url}/rooms/{table.code}/packs", PACK, "text/plain", table.phones[0].token)
        assert status == 201, pack
        table.phones[0].host("configure", game="imposter", preset="parlor", packs=[pack["id"]])
        return table

    def screens(self) -> list[Screen]:
        return [self.board, *self.phones]

    def phone(self, seat: str) -> Phone:
        return next(phone for phone in self.phones if phone.seat == seat)

    def deal(self) -> None:
        """Plays on to the next deal, and remembers everyone's card."""
        self.play_until("imposter/look")
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
                phone.view["scene"] not in scenes and phone.answer_if_asked(self.decide)
                for phone in self.phones
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

    def decide(self, phone: Phone, view: Frame) -> Any:
        """What one player says to what they are asked, by the plan."""
        ask = view["mine"][0]["ask"]
        if ask["kind"] == "clue":
            return f"hint{phone.seat}x{view['facts']['lap']}"
        if ask["kind"] == "vote":
            return self._vote(phone.seat, ask["candidates"])
        return self._guess() if ask["kind"] == "guess" else True

    def _vote(self, voter: str, candidates: list[str]) -> str:
        everyone = [phone.seat for phone in self.phones]
        assert voter not in candidates and set(candidates) == set(everyone) - {voter}
        after = everyone[(everyone.index(voter) + 1) % len(everyone)]
        if self.plan.accuse == "all":
            return after
        imposters = self.imposters()
        sought = (
            imposters
            if self.plan.accuse == "imposter"
            else [seat for seat in everyone if seat not in imposters]
        )
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
        imposter, civilian = plan.points()
        points = {seat: imposter if seat in self.imposters() else civilian for seat in self.dealt}
        assert reveal["facts"]["points"] == points, f"{plan}: {reveal['facts']}"
        self.scores.update(points)
        self.play_until("imposter/look", "result")
        return reveal

    def check_cards(self) -> None:
        words = {card["word"] for card in self.dealt.values() if card["role"] == "civilian"}
        assert len(words) == 1 and words <= set(TOKENS)
        assert {card["category"] for card in self.dealt.values()} == {"Nonsense"}
        assert len(self.imposters()) == {3: 1, 4: 1, 8: 3}.get(len(self.dealt), 2)

    def check_story(self, facts: Frame) -> None:
        assert facts["roles"] == {seat: card["role"] for seat, card in self.dealt.items()}
        assert facts["word"] == self.word()
        assert facts["votes"] == {
            phone.seat: self._vote(phone.seat, self._others(phone)) for phone in self.phones
        }
        assert facts["caught"] is (self.plan.accuse == "imposter")
        assert facts["verdict"] == (self.plan.guess or None)
        assert (
            facts["outcome"]
            in {"imposter": ["caught"], "civilian": ["escaped"], "all": ["tied", "escaped"]}[self.plan.accuse]
        )

    def _others(self, phone: Phone) -> list[str]:
        return [other.seat for other in self.phones if other is not phone]

    def check_clues(self, laps: list[Frame]) -> None:
        """Each seat in its turn, lap after lap in the same order, and each clue beside its giver as it is given."""
        order, size = laps[0]["order"], len(self.phones)
        assert sorted(order) == sorted(phone.seat for phone in self.phones) and laps[0]["laps"] == 3
        turns = [(facts["lap"], facts["turn"]) for facts in laps]
        assert list(dict.fromkeys(turns)) == [(lap, seat) for lap in (1, 2, 3) for seat in order]
        for number, clue in enumerate(laps[-1]["clues"]):
            seat, lap = order[number % size], number // size + 1
            assert clue == {"seat": seat, "lap": lap, "word": f"hint{seat}x{lap}"}

    def close(self) -> None:
        for screen in self.screens():
            screen.close()
