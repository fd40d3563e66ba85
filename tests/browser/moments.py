"""A moment in a scene, and what every screen must find again after whatever befell it."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.just_one_table import JustOneTable, own_clue, writes
from tests.browser.phone import Phone
from tests.browser.screen import Screen, all_until
from tests.browser.table import Table
from tests.browser.turning import locks, turns_to
from tests.browser.wavelength_table import WavelengthTable

HALF = "half typ"
ASIDE = 20
"""Where a dial is left that is not locked."""
FIELD = ".text-ask input"
HAND = ".dial-hand"
TYPED = ("imposter/clue", "imposter/guess", "wavelength/clue", "just_one/write", "just_one/guess")
TURNED = ("wavelength/guess",)
"""Scenes in which one person has half typed, or half turned, when they are left half way."""


def half_way(table: Table) -> None:
    """In the middle of a scene: one person has answered, or has half typed."""
    scene, phone = table.host.scene, table.phones[1]
    if isinstance(table, WavelengthTable):
        half_a_dial(table)
    elif isinstance(table, JustOneTable):
        half_a_card(table)
    elif scene == "imposter/look":
        phone.looks()
    elif scene == "imposter/clue":
        table.give_a_clue()
        table.up.clue_field.fill(HALF)
    elif scene == "imposter/vote":
        phone.votes_for((table.host if phone is table.imposter else table.imposter).name)
    elif scene == "imposter/guess":
        table.imposter.guess_field.fill(HALF)
    elif scene == "imposter/reveal":
        phone.is_ready()
    if scene in ("imposter/look", "imposter/vote", "imposter/reveal"):
        phone.until(lambda: phone.mine["answered"])


def half_a_dial(table: WavelengthTable) -> None:
    if table.host.scene == "wavelength/clue":
        table.psychic.clue_field.fill(HALF)
    elif table.host.scene == "wavelength/guess":
        first, second, *_ = table.guessers
        locks(first)
        turns_to(second, ASIDE)
    elif table.host.scene == "wavelength/reveal":
        one_is_ready(table)


def half_a_card(table: JustOneTable) -> None:
    if table.host.scene == "just_one/write":
        first, second, *_ = table.givers
        writes(first, own_clue(first))
        second.clue_field.fill(HALF)
    elif table.host.scene == "just_one/guess":
        table.guesser.guess_field.fill(HALF)
    elif table.host.scene == "just_one/reveal":
        one_is_ready(table)


def one_is_ready(table: WavelengthTable | JustOneTable) -> None:
    table.skips_the_story()
    phone = table.phones[1]
    phone.taps("phone.ready.plain")
    phone.until(lambda: phone.mine["answered"])


def place(screen: Screen) -> dict[str, Any]:
    """The scene with all that is told in it; on a phone its seat too, with what is private to it."""
    seats = [(seat["id"], seat["name"], seat["score"], seat["answered"]) for seat in screen.view["seats"]]
    kept: dict[str, Any] = {"scene": screen.scene, "facts": screen.facts, "seats": seats}
    if isinstance(screen, Phone):
        mine = {key: screen.mine[key] for key in ("seat", "card", "ask", "answered", "sent")}
        field, hand = screen.page.locator(FIELD), screen.page.locator(HAND)
        kept.update(mine, typed=field.input_value() if field.count() else None)
        kept.update(turned=hand.get_attribute("aria-valuenow") if hand.count() else None)
    return kept


def places(table: Table) -> dict[Screen, dict[str, Any]]:
    """What all screens must find again."""
    table.settles()
    for phone in table.phones:
        if phone.is_up and phone.scene in (*TYPED, *TURNED):
            expect(phone.page.locator(f"{FIELD}, {HAND}")).to_be_visible()
    kept = {screen: place(screen) for screen in table.screens}
    assert [was.get("typed") for was in kept.values()].count(HALF) == (table.host.scene in TYPED)
    aside = [was for was in kept.values() if was.get("turned") not in (None, "50")]
    assert len(aside) == (table.host.scene in TURNED)
    return kept


def all_are_back(kept: dict[Screen, dict[str, Any]], v: int) -> None:
    """Each screen has a view at least as new as `v`, draws it, and has found again what it had."""
    all_until(kept, lambda screen: screen.view["v"] >= v)
    for screen, was in kept.items():
        screen.draws(str(was["scene"]))
        for part, there in (("typed", FIELD), ("turned", HAND)):
            if was.get(part) is not None:
                screen.page.locator(there).wait_for()
        assert place(screen) == was
