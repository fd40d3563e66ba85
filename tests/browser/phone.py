"""A person with a phone: verbs for all that a person does on it."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.catalogue import sentences
from tests.browser.screen import Screen, View

SIZE = {"width": 390, "height": 844}


@dataclass(frozen=True)
class Card:
    """A card as its holder reads it."""

    role: str
    word: str
    category: str


class Phone(Screen):
    """A phone page. `name` is that of the person who holds it."""

    def __init__(self, browser: Browser, base: str, lang: str, name: str, **device: Any) -> None:
        touch = {"viewport": SIZE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
        super().__init__(browser, base, lang, **{**touch, **device})
        self.name = name
        self.card: Card | None = None

    def taps(self, key: str, **params: object) -> None:
        self.button(key, **params).tap()

    def opens(self, code: str) -> None:
        self.goes(f"/{code}")

    def opens_a_room(self) -> str:
        self.goes("/")
        self.taps("start.room")
        self.page.wait_for_url(re.compile(r"/[A-Z]{4}$"))
        return self.page.url[-4:]

    def joins(self, code: str) -> None:
        """Scans the code, types a name, sits down."""
        self.opens(code)
        self.sits()

    def sits(self) -> None:
        self.page.get_by_label(self.says("phone.join.name")).fill(self.name)
        self.taps("phone.join.button")
        self.until(lambda: self.view.get("mine"))

    def draws(self, scene: str) -> None:
        """The scene is drawn, not only sent."""
        expect(self.page.locator(f".frame.{scene.replace('/', '-')}")).to_be_visible()

    @property
    def mine(self) -> View:
        mine: View = self.view["mine"][0]
        return mine

    @property
    def seat(self) -> str:
        return str(self.mine["seat"])

    @property
    def is_up(self) -> bool:
        """Whether this person is asked for something that is not answered yet."""
        return bool(self.view.get("mine")) and bool(self.mine["ask"]) and not self.mine["answered"]

    @property
    def is_imposter(self) -> bool:
        assert self.card is not None, f"{self.name} has not looked"
        return self.card.role == self.says("common.role.imposter")

    @property
    def pad(self) -> Locator:
        return self.page.locator(".pad")

    @property
    def face(self) -> Locator:
        """The open card: there only while it is held."""
        return self.page.locator(".face")

    @contextmanager
    def holding(self) -> Iterator[None]:
        """A finger on the card."""
        box = self.pad.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        glass = self.context.new_cdp_session(self.page)
        glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        try:
            expect(self.face).to_be_visible()
            yield
        finally:
            glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            glass.detach()
        expect(self.face).to_have_count(0)

    def reads_card(self) -> Card:
        """Holds the card, reads it, lets go."""
        with self.holding():
            return self.card_in_sight()

    def card_in_sight(self) -> Card:
        return Card(*self.face.locator("p").all_inner_texts())

    def looks(self) -> None:
        self.card = self.reads_card()
        self.taps("phone.look.done")

    def passes_to(self, name: str | None) -> None:
        """Has looked on a shared phone, which names who gets it next."""
        if name is None:
            self.taps("phone.look.done")
        else:
            self.taps("phone.look.pass", name=name)

    def goes_on(self) -> None:
        """The one tap of the host's phone that the table waits for; done when the table has gone on."""
        step = self.view["step"]
        self.page.locator(".lead-main").tap()
        self.until(lambda: self.view["step"] != step)

    def field(self, key: str) -> Locator:
        return self.page.get_by_label(self.says(key))

    @property
    def clue_field(self) -> Locator:
        game = self.view["room"]["game"]
        return self.field("phone.clue.label" if game == "imposter" else f"phone.clue.label_{game}")

    @property
    def guess_field(self) -> Locator:
        return self.field("phone.guess.label")

    def gives_clue(self, word: str) -> None:
        self.clue_field.fill(word)
        self.taps("phone.clue.send")

    def chooses(self, name: str) -> None:
        """Taps a name on the ballot without locking it in."""
        self.page.locator("label").filter(has=self.page.get_by_text(name, exact=True)).tap()

    def votes_for(self, name: str) -> None:
        self.chooses(name)
        self.taps("phone.vote.for", name=name)

    def guesses(self, word: str) -> None:
        self.guess_field.fill(word)
        self.taps("phone.guess.send")

    def is_ready(self) -> None:
        self.taps("phone.ready.imposter_reveal")

    def starts(self) -> None:
        self.taps("phone.lobby.start")

    def opens_menu(self) -> None:
        self.taps("phone.menu.open")
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def closes_menu(self) -> None:
        self.page.get_by_role("dialog").get_by_label(self.says("phone.close"), exact=True).tap()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def pulls(self, move: str) -> None:
        """One move from the host's drawer."""
        self.opens_menu()
        self.taps(f"phone.move.{move}")

    def adds(self, name: str) -> None:
        """One more player on this phone."""
        self.opens_menu()
        self.taps("phone.menu.add")
        self.page.get_by_label(self.says("phone.add.name")).fill(name)
        self.taps("phone.add.button")
        self.until(lambda: any(seat["name"] == name for seat in self.view["seats"]))

    def _has_rule(self, option: str, value: object) -> bool:
        return bool(self.view["room"]["options"][option] == value)

    def choose_seat(self, name: str) -> None:
        """Taps a person on a page of the drawer."""
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).tap()

    def tells_who_won(self, best: Sequence[str]) -> None:
        """The others by name, the holder of this phone as such."""
        heading = self.page.get_by_role("heading", level=1)
        if list(best) == [self.name]:
            expect(heading).to_have_text(self.says("phone.result.you"))
        for name in best:
            if name != self.name:
                expect(heading).to_contain_text(name)

    def removes(self, name: str) -> None:
        self.pulls("remove")
        self.choose_seat(name)
        self.taps("phone.sure.remove_button", name=name)

    def asks_seat_code(self, name: str) -> str:
        """The one-time code for that person's seat."""
        self.pulls("seat_code")
        self.choose_seat(name)
        self.taps("phone.code.show")
        code = self.page.get_by_role("dialog").get_by_role("status").inner_text()
        self.closes_menu()
        return code

    def sets_rules(self, **rules: str) -> None:
        """Options in the lobby's sheet of rules; their values as JSON."""
        self.taps("phone.lobby.change_rules")
        for option, value in rules.items():
            key = f"phone.option.{option}"
            own = f"{key}_{self.view['room']['game']}"
            name = self.page.get_by_text(self.says(own if own in sentences(self.lang) else key), exact=True)
            self.page.locator("label").filter(has=name).locator("select").select_option(value)
            self.until(partial(self._has_rule, option, json.loads(value)))
        self.closes_menu()
