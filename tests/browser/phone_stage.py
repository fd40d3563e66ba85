"""A room made up here, of which a phone can be shown any moment: a part of its page drawn from a view that no match led to."""

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
        asked = more.get("asked", ())
        leader = 1 if more.get("host") is not None else 2
        seats = [
            seat(
                n,
                name,
                **{
                    "asked": f"s{n}" in asked,
                    "host": n == leader,
                    **more.get("seats", {}).get(f"s{n}", {}),
                },
            )
            for n, name in enumerate(self.people, 1)
        ]
        several = more.get("several", False)
        if more.get("mine", ["s1"]) == ["s1"]:  # what the room tells of a seat is what the seat is told
            seats[0].update(asked=bool(more.get("ask")), answered=more.get("answered", False))
        mine = [
            {
                "seat": one,
                "card": None if several else more.get("card", CARD),
                "ask": more.get("ask"),
                "asked": bool(more.get("ask")) or one in asked,
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

    def led(self, ask: View, undo: str = "ready", **more: object) -> View:
        moves = ["skip", "undo", "word_said", *(["dismiss_report"] if more.get("reported") else [])]
        return {"ask": ask, "undo": {"n": 3, "code": undo, "seat": "host"}, "moves": moves, **more}
