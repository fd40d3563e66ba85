"""A moment in a scene, and what every screen must find again after whatever befell it."""

from typing import Any

from tests.browser.phone import Phone
from tests.browser.screen import Screen, all_until
from tests.browser.table import Table

HALF = "half typ"


def half_way(table: Table) -> None:
    """In the middle of a scene: one person has answered, or has half typed."""
    scene, phone = table.host.scene, table.phones[1]
    if scene == "imposter/look":
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


def place(screen: Screen) -> dict[str, Any]:
    """The scene with all that is told in it; on a phone its seat too, with what is private to it."""
    seats = [(seat["id"], seat["name"], seat["score"], seat["answered"]) for seat in screen.view["seats"]]
    kept: dict[str, Any] = {"scene": screen.scene, "facts": screen.facts, "seats": seats}
    if isinstance(screen, Phone):
        mine = {key: screen.mine[key] for key in ("seat", "card", "ask", "answered", "sent")}
        field = screen.page.locator(".text-ask input")
        kept.update(mine, typed=field.input_value() if field.count() else None)
    return kept


def places(table: Table) -> dict[Screen, dict[str, Any]]:
    """What all screens must find again."""
    table.settles()
    kept = {screen: place(screen) for screen in table.screens}
    if table.host.scene in ("imposter/clue", "imposter/guess"):
        assert [was.get("typed") for was in kept.values()].count(HALF) == 1
    return kept


def all_are_back(kept: dict[Screen, dict[str, Any]], v: int) -> None:
    """Each screen has a view at least as new as `v`, draws it, and has found again what it had."""
    all_until(kept, lambda screen: screen.view["v"] >= v)
    for screen, was in kept.items():
        screen.draws(str(was["scene"]))
        if "typed" in was and was["typed"] is not None:
            screen.page.locator(".text-ask input").wait_for()
        assert place(screen) == was
