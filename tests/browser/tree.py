"""What a screen reader is given of a page: the accessibility tree of the browser itself."""

from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession

from tests.browser.screen import Screen

WIRES: WeakKeyDictionary[Screen, CDPSession] = WeakKeyDictionary()


@dataclass(frozen=True)
class Told:
    """One thing in the tree; `value`: what it stands at. Chromium's tree leaves `aria-valuetext` out."""

    role: str
    name: str
    value: str
    checked: bool = False
    invalid: bool = False


def tree(screen: Screen) -> list[Told]:
    """All that is there to be read out; the order is not that of the page."""
    nodes = _wire(screen).send("Accessibility.getFullAXTree")["nodes"]
    return [_told(node) for node in nodes if not node["ignored"]]


def focus(screen: Screen) -> Told:
    """What the keys act on."""
    wire = _wire(screen)
    held = wire.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
    found = wire.send("Accessibility.getPartialAXTree", {"objectId": held, "fetchRelatives": False})["nodes"]
    return _told(found[0])


def _wire(screen: Screen) -> CDPSession:
    """One for each screen, as long as it is open."""
    if screen not in WIRES:
        WIRES[screen] = screen.context.new_cdp_session(screen.page)
    return WIRES[screen]


def _told(node: dict[str, Any]) -> Told:
    is_so = {
        one["name"]: str(one["value"].get("value")).lower() == "true" for one in node.get("properties", [])
    }
    role, name, value = (str(node.get(part, {}).get("value", "")) for part in ("role", "name", "value"))
    states = (bool(is_so.get(state)) for state in ("checked", "invalid"))
    return Told(role, name, value, *states)


def names(screen: Screen, role: str) -> list[str]:
    return [told.name for told in tree(screen) if told.role == role]


def text(screen: Screen) -> str:
    """Every text of the tree, as one."""
    return " ".join(names(screen, "StaticText"))


def hears(screen: Screen, role: str, name: str, value: str | None = None) -> None:
    """Waits until it is there."""
    screen.until(
        lambda: any(
            (told.role, told.name) == (role, name) and value in (None, told.value) for told in tree(screen)
        )
    )
