"""What a screen reader is given of a page: the accessibility tree of the browser itself."""

from dataclasses import dataclass

from tests.browser.screen import Screen


@dataclass(frozen=True)
class Told:
    """One thing in the tree; `value`: what it stands at. Chromium's tree leaves `aria-valuetext` out."""

    role: str
    name: str
    value: str


def tree(screen: Screen) -> list[Told]:
    """All that is there to be read out; the order is not that of the page."""
    wire = screen.context.new_cdp_session(screen.page)
    nodes = wire.send("Accessibility.getFullAXTree")["nodes"]
    wire.detach()
    return [
        Told(*(str(node.get(part, {}).get("value", "")) for part in ("role", "name", "value")))
        for node in nodes
        if not node["ignored"]
    ]


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
