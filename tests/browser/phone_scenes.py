"""What a phone can be shown during play, made up here: every way to play, every ask, for few seats and for many."""

from typing import Any

from tests.browser.phone import Phone
from tests.browser.staged import draw, names, seat

View = dict[str, Any]
CARD = {"role": "civilian", "category": "Animals", "word": "Giraffe"}
GRID = [
    word.replace("_", " ")
    for word in "Giraffe Zebra Hippopotamus Lion Elephant Crocodile Ostrich Monkey Snow_leopard Tiger Polar_bear "
    "Kangaroo Wolf Fox Hedgehog Tyrannosaurus_rex".split()
]
COLD = "When did you last have to do with it, and was it by choice?"


class Staged:
    """A room of `count` people; every method gives a view of it on one phone."""

    def __init__(self, phone: Phone, count: int, people: list[str] | None = None) -> None:
        self.page = phone
        self.drawn = 0
        self.people = (people or names(count))[:count]
        self.ids = [f"s{n}" for n in range(1, count + 1)]

    def facts(self, way: str, **more: object) -> View:
        told = {"round": 2, "rounds": 5, "points_to": None, "imposters": 2, "range": None, "way": way}
        course = {
            "order": self.ids,
            "lap": 1,
            "laps": 2,
            "clues": [],
            "mr_white": False,
            "outs": [],
            "full": False,
        }
        return {**told, **course, **more}

    def view(self, scene: str, facts: View, **more: Any) -> View:
        """`mine`: seats of this phone, the first one's `ask` and `card` with it; `host`: what the host has.

        `ago`: seconds for which the scene has been on.
        """
        seats = [
            seat(n, name, **more.get("seats", {}).get(f"s{n}", {})) for n, name in enumerate(self.people, 1)
        ]
        several = more.get("several", False)
        mine = [
            {
                "seat": one,
                "card": None if several else more.get("card", CARD),
                "ask": more.get("ask"),
                "asked": bool(more.get("ask")) or one in more.get("asked", ()),
                "answered": more.get("answered", False),
                "sent": more.get("sent"),
            }
            for one in more.get("mine", ["s1"])
        ]
        host = more.get("host")
        if host is not None:
            host = {"moves": ["skip", "undo"], "ask": None, "answered": False, "undo": None, **host}
        room = {
            **self.page.view["room"],
            "paused": False,
            "options": {"talk_seconds": 60, "variant": "classic"},
        }
        clock = {
            "left": more.get("left"),
            "total": more.get("left"),
            "notice": None,
            "received": -1000 * more.get("ago", 0),
        }
        return {
            **{"v": 1, "step": 7, "scene": scene, "facts": facts, "room": {**room, **more.get("room", {})}},
            **clock,
            **{"seats": seats, "mine": mine, "host": host, "may_lead": False},
        }

    def draws(self, view: View) -> None:
        """Puts a page with this view on the phone, as the page's own script chooses it."""
        self.drawn += 1  # a page of its own each time
        shared = len(view["mine"]) > 1
        phone = {"code": "KXTR", "view": view, "line": "open", "held": None}
        if shared:
            draw(self.page, "controller/passed.js", "Passed", key=self.drawn, phone=phone)
        else:
            draw(
                self.page,
                "controller/play.js",
                "Play",
                key=self.drawn,
                phone=phone,
                mine=(view["mine"] or [None])[0],
            )

    # The scenes

    def led(self, ask: View, undo: str = "ready", **more: object) -> View:
        moves = ["skip", "undo", "word_said", *(["dismiss_report"] if more.get("reported") else [])]
        return {"ask": ask, "undo": {"n": 3, "code": undo, "seat": "host"}, "moves": moves, **more}

    def look(self) -> dict[str, View]:
        passed = self.facts("passed", turn="s3", queue=self.ids)
        everyone = {"mine": self.ids, "several": True, "host": {}}
        return {
            "look-own": self.view("imposter/look", self.facts("own"), ask={"kind": "look"}, left=60),
            "look-guard": self.view("imposter/look", passed, asked=["s3"], **everyone),
            "look-waits": self.view("imposter/look", passed, card=None),
            "look-surprise": self.view(
                "imposter/look",
                self.facts("own", imposters=None, range=[1, 3], mr_white=True),
                ask={"kind": "look"},
            ),
        }

    def clues(self) -> dict[str, View]:
        turn = {"turn": "s2", "next": "s3", "style": "spoken", "may_report": True}
        led, own = self.facts("led", **turn), self.facts("own", **turn)
        first = self.facts("own", **{**turn, "turn": "s1", "next": "s2"})
        open_end = {**own, "laps": None, "closing": False, "to_vote": {"ready": 2, "needed": 5}}
        last = {**led, "turn": self.ids[-1], "next": None}
        asks = {
            "asker": "s1",
            "answerer": "s2",
            "question": COLD,
            "turn": "s1",
            "next": "s2",
            "style": "questions",
        }
        said = {"kind": "ready"}
        everyone = {"mine": self.ids, "several": True}
        return {
            "clue-led": self.view("imposter/clue", led, host=self.led(said)),
            "clue-led-no-seat": self.view("imposter/clue", led, mine=[], host=self.led(said)),
            "clue-led-last": self.view("imposter/clue", last, host=self.led(said)),
            "clue-led-guest": self.view("imposter/clue", led),
            "clue-led-reported": self.view("imposter/clue", led, host=self.led(said, reported=True)),
            "clue-passed": self.view(
                "imposter/clue", {**led, "way": "passed"}, host=self.led(said), **everyone
            ),
            "clue-own-turn": self.view("imposter/clue", first, ask=said, left=30),
            "clue-own-waits": self.view("imposter/clue", own, left=30),
            "clue-until-ready": self.view("imposter/clue", open_end, ask={"kind": "ready_to_vote"}),
            "clue-is-ready": self.view(
                "imposter/clue", open_end, ask={"kind": "ready_to_vote"}, answered=True
            ),
            "clue-call-vote": self.view(
                "imposter/clue",
                {**open_end, "way": "led"},
                host={**self.led(said), "moves": ["undo", "call_vote"]},
            ),
            "clue-two-share": self.view("imposter/clue", own, mine=["s1", "s2"], several=True, asked=["s2"]),
            "question-asker": self.view("imposter/clue", self.facts("own", **asks), ask=said),
            "question-answerer": self.view(
                "imposter/clue", self.facts("own", **{**asks, "asker": "s2", "answerer": "s1"})
            ),
            "question-led": self.view("imposter/clue", self.facts("led", **asks), host=self.led(said)),
        }

    def talk(self) -> dict[str, View]:
        own = self.view("imposter/talk", self.facts("own", may_report=True), ask={"kind": "ready"}, left=60)
        led = self.view(
            "imposter/talk", self.facts("led", may_report=True), host=self.led({"kind": "ready"}), left=60
        )
        share = self.view(
            "imposter/talk", self.facts("own"), mine=["s1", "s2"], several=True, asked=["s1", "s2"], left=60
        )
        return {"talk-own": own, "talk-led": led, "talk-two-share": share}

    def votes(self) -> dict[str, View]:
        base = {"candidates": self.ids, "may_report": True}
        three = self.facts("own", style="on_three", **base)
        vote = {"kind": "vote", "candidates": self.ids[1:]}
        tally = {"kind": "tally", "voters": self.ids, "candidates": self.ids, "by_needed": True}
        tied = {**self.facts("led", style="on_three", recorded=True), "candidates": self.ids[:2]}
        led = self.facts("led", style="on_three", recorded=True, **base)
        round_the = {"turn": "s2", "queue": self.ids, "voted": ["s1"], "style": "secret"}
        passed = self.facts("passed", **base, **round_the)
        everyone = {"mine": self.ids, "several": True, "host": {}}
        return {
            "vote-count": self.view("imposter/vote", {**three, "count": True}, left=2.5),
            "vote-on-three": self.view("imposter/vote", three, ask=vote, left=60),
            "vote-more": self.view("imposter/vote", {**three, "more": True}, ask=vote, left=15),
            "vote-secret": self.view("imposter/vote", {**three, "style": "secret"}, ask=vote, left=60),
            "vote-point": self.view("imposter/vote", led),
            "vote-tally": self.view("imposter/vote", led, host=self.led(tally)),
            "vote-tally-accused": self.view(
                "imposter/vote", led, host=self.led({**tally, "by_needed": False})
            ),
            "vote-tally-tied": self.view(
                "imposter/revote", tied, host=self.led({**tally, "candidates": self.ids[:2]}, undo="tally")
            ),
            "vote-guard": self.view("imposter/vote", passed, asked=["s2"], **everyone),
            "revote": self.view(
                "imposter/revote",
                {**three, "candidates": self.ids[1:3]},
                ask={**vote, "candidates": self.ids[1:3]},
            ),
        }

    def guesses(self) -> dict[str, View]:
        votes = dict.fromkeys(self.ids[1:], "s1")
        aloud = {"accused": "s2", "role": "imposter", "votes": {}, "stage": "aloud", "rulers": ["host"]}
        ruled = {**aloud, "stage": "ruling", "word": "Giraffe", "category": "Animals", "guess": None}
        led, mine = self.facts("led", **aloud), self.facts("own", **{**aloud, "accused": "s1"})
        everyone = {"mine": self.ids, "several": True}
        table = self.facts("own", **{**ruled, "rulers": self.ids[:1]})
        return {
            "guess-typed": self.view(
                "imposter/guess",
                self.facts("own", accused="s1", role="imposter", votes={}, stage="typed"),
                ask={"kind": "guess", "most": 60, "category": "Animals"},
                left=90,
                ago=20,
            ),
            "guess-aloud-mine": self.view(
                "imposter/guess", mine, ask={"kind": "guess", "most": 60}, left=60, ago=20
            ),
            "guess-aloud-host": self.view(
                "imposter/guess", led, host=self.led({"kind": "guessed"}), left=60, ago=20
            ),
            "guess-aloud-passed": self.view(
                "imposter/guess",
                led,
                host=self.led({"kind": "guessed"}),
                asked=["s2"],
                **everyone,
                left=60,
                ago=20,
            ),
            "guess-votes": self.view("imposter/guess", {**mine, "votes": votes}, ask=None),
            "ruling-host": self.view(
                "imposter/guess",
                self.facts("led", **ruled),
                host=self.led({"kind": "ruling"}, undo="guessed"),
            ),
            "ruling-seat": self.view("imposter/guess", table, ask={"kind": "ruling"}, left=60),
            "ruling-two-share": self.view(
                "imposter/guess", table, mine=["s1", "s3"], several=True, asked=["s1", "s3"], left=60
            ),
        }

    def ends(self) -> dict[str, View]:
        roles = dict.fromkeys(self.ids, "civilian") | {"s1": "imposter", "s2": "mr_white"}
        points = {one: 2 if one in ("s1", "s2") else 0 for one in self.ids}
        story = {
            **{"votes": dict.fromkeys(self.ids[1:], "s1"), "tied": [], "accused": "s1", "caught": True},
            **{
                "roles": roles,
                "guesser": None,
                "guess": None,
                "verdict": None,
                "ruled": False,
                "said_by": None,
            },
            **{"outcome": "caught", "told": True, "word": "Giraffe", "decoy": "Zebra", "category": "Animals"},
            **{"points": points, "winners_side": "civilian"},
        }
        aloud = {**story, "guesser": "s1", "verdict": "exact", "ruled": True}
        said = {**story, "votes": {}, "accused": None, "caught": False, "outcome": "said", "said_by": "s4"}
        counts = {**story, "votes": {}, "counts": {"s1": len(self.ids) - 2, "s2": 1}}
        go = {"kind": "ready"}
        out = {"out": "s2", "side": "imposter", "role": "mr_white", "votes": {}, "counts": counts["counts"]}
        seats_out = {"seats": {"s2": {"out": True}}}
        turn = self.facts("own", turn="s1", next="s3", style="spoken", outs=["s2"])
        scores = {one: place for place, one in enumerate(reversed(self.ids))}
        result = {
            **{"winners": [self.ids[0]], "scores": scores, "rounds": 5},
            "awards": [
                {"code": "best_liar", "seats": ["s1", "s2"], "count": 6},
                {"code": "sharpest_eye", "seats": ["s3"], "count": 4},
            ],
        }
        return {
            "out-led": self.view(
                "imposter/out", self.facts("passed", **out, outs=["s2"]), host=self.led(go), **seats_out
            ),
            "out-watches": self.view("imposter/clue", turn, mine=["s2"], card=None, **seats_out),
            "reveal-own": self.view("imposter/reveal", self.facts("own", **story), ask=go, left=60),
            "reveal-led": self.view("imposter/reveal", self.facts("led", **aloud), host=self.led(go)),
            "reveal-said": self.view(
                "imposter/reveal", self.facts("led", **said), host=self.led(go, "word_said")
            ),
            "reveal-undercover": self.view(
                "imposter/reveal",
                self.facts("passed", **counts),
                host=self.led(go),
                room={"options": {"variant": "undercover"}},
            ),
            "result": self.view(
                "result", result, host={"moves": ["again", "end"]}, mine=self.ids[:3], several=True
            ),
        }

    def all(self) -> dict[str, View]:
        return {**self.look(), **self.clues(), **self.talk(), **self.votes(), **self.guesses(), **self.ends()}
