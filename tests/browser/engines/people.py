"""A TV and the people round it, each with a page of one engine: what a hand does and an eye sees, nothing from the wire."""

import json
import math
import re
import time

from tests.browser.catalogue import say as said
from tests.browser.catalogue import sentences
from tests.browser.engines.tab import Engine, Tab
from tests.browser.turning import PIVOT, RIM, WIDE

TV = (1280, 720)
SMALL = (360, 640)
FIELD = ".text-ask input"
LANG = "en"
OPTION = """Array.from(document.querySelectorAll("[role=dialog] label.option")).filter((one) =>
  one.querySelector("span").innerText.trim() === %s).map((one) => one.querySelector("select"))[0]"""
DIAL = """(() => { const box = document.querySelector(".dial-ask .dial-face").getBoundingClientRect();
  return { x: box.left, y: box.top, width: box.width, height: box.height }; })()"""


def say(key: str, **params: object) -> str:
    return said(LANG, key, **params)


class Person:
    """Somebody with a phone. `role` and `word` are as read on the card."""

    def __init__(self, engine: Engine, name: str) -> None:
        self.name = name
        self.tab: Tab = engine.tab(*SMALL, touch=True)
        self.lines: list[str] = []

    def joins(self, base: str, code: str) -> None:
        self.tab.goes(f"{base}/{code}")
        self.fills("form input", self.name)
        self.tab.taps(say("phone.join.button"))
        self.tab.until("document.querySelector('.frame.lobby')")

    def sees(self, *scenes: str) -> None:
        frames = ", ".join(f".frame.{scene.replace('/', '-')}" for scene in scenes)
        self.tab.until(f"document.querySelector({json.dumps(frames)})")

    def taps(self, key: str, **params: object) -> None:
        self.tab.taps(say(key, **params))

    def reads_card(self) -> list[str]:
        """Holds the card, reads it, lets go: then it is nowhere on the page."""
        with self.tab.holding(".pad"):
            self.tab.until("document.querySelector('.face')")
            self.lines = self.tab.evaluate(
                "Array.from(document.querySelectorAll('.face p, .face li'), (one) => one.innerText)"
            )
        self.tab.until("!document.querySelector('.face')")
        return self.lines

    @property
    def is_imposter(self) -> bool:
        return self.lines[0] == say("common.role.imposter")

    @property
    def is_asked(self) -> bool:
        return self.tab.has(FIELD)

    def writes(self, word: str, button: str = "phone.clue.send") -> None:
        self.fills(FIELD, word)
        self.taps(button)

    def fills(self, field: str, text: str) -> None:
        """A tap on the field, another one if the page moved away under the first, and letters."""
        there = f"document.querySelector({json.dumps(field)})"
        while not self.tab.evaluate(f"document.activeElement === {there}"):
            self.tab.clicks(field)
            time.sleep(0.1)
        self.tab.types(text)
        self.tab.until(f"{there}.value === {json.dumps(text)}")

    def votes_for(self, name: str) -> None:
        face = f"Array.from(document.querySelectorAll('.candidate')).find((one) => one.innerText.trim().indexOf({json.dumps(name)}) === 0)"
        self.tab.touches(face)
        self.taps("phone.vote.for", name=name)

    def turns_to(self, position: float) -> None:
        """A finger comes down on the dial and drags its needle there."""
        box = self.tab.until(f"document.querySelector('.dial-hand') && {DIAL}")
        unit = box["width"] / WIDE
        at = {}
        for place in (30, position):
            angle = math.pi * place / 100
            at[place] = {
                "x": box["x"] + (PIVOT[0] - RIM * math.cos(angle)) * unit,
                "y": box["y"] + (PIVOT[1] - RIM * math.sin(angle)) * unit,
            }
        self.tab.finger("down", **at[30])
        self.tab.finger("move", **at[position])
        stands = "Number(document.querySelector('.dial-hand').getAttribute('aria-valuenow'))"
        self.tab.until(f"Math.abs({stands} - {position}) < 2")
        self.tab.finger("up", **at[position])
        self.taps("phone.dial.lock")

    def pulls(self, move: str, sure: str | None = None) -> None:
        """One move from the host's drawer."""
        self.taps("phone.menu.open")
        self.taps(f"phone.move.{move}")
        if sure:
            self.taps(sure)

    def sets_rules(self, game: str, **rules: str) -> None:
        self.taps("phone.lobby.change_rules")
        for option, value in rules.items():
            own = f"phone.option.{option}_{game}"
            name = say(own if own in sentences(LANG) else f"phone.option.{option}")
            self.tab.chooses(OPTION % json.dumps(name), value)
            self.tab.until(f"{OPTION % json.dumps(name)}.value === {json.dumps(value)}")
        self.taps("phone.close")
        self.tab.until("!document.querySelector('[role=dialog]')")


class Tv:
    """The board's page."""

    def __init__(self, engine: Engine) -> None:
        self.tab = engine.tab(*TV)
        self.code = ""

    def opens_a_room(self, base: str) -> str:
        """From the start page on, as a person at the TV does; the code that it then shows."""
        self.tab.goes(f"{base}/")
        self.tab.taps(say("start.board"))
        path = self.tab.until("/^\\/board\\/[A-Z]{4}$/.test(location.pathname) && location.pathname")
        self.code = re.sub(".*/", "", path)
        self.tab.shows(say("board.lobby.empty"))
        return self.code

    def sees(self, *scenes: str) -> str:
        """One of these scenes is drawn; which."""
        names = json.dumps(scenes)
        scene: str = self.tab.until(
            f"(() => {{ const one = document.querySelector('[data-scene]'); return one && {names}.indexOf(one.dataset.scene) >= 0 && one.dataset.scene; }})()"
        )
        return scene

    def shows(self, key: str, **params: object) -> None:
        self.tab.shows(say(key, **params))
