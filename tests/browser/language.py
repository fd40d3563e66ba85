"""What a page says, held against the catalogue of its language: nothing raw, nothing left untranslated."""

import re

from tests.browser.catalogue import KEY, is_said
from tests.browser.screen import Screen

TEXTS = """() => {
  const said = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("[translate], [hidden], noscript, select, kbd") || !element.getClientRects().length) continue;
    const own = Array.from(element.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE);
    said.push(own.map((node) => node.data).join(""));
    for (const name of ["aria-label", "alt", "title", "placeholder"]) said.push(element.getAttribute(name) || "");
  }
  return said.map((text) => text.trim()).filter((text) => text);
}"""
NO_WORDS = re.compile(r"[\W\d_]*")


def check_language(screen: Screen) -> None:
    """Every text on the page is a sentence of its language's catalogue, or a name, a number, the room's code."""
    assert screen.page.evaluate("document.documentElement.lang") == screen.lang
    texts: list[str] = screen.page.evaluate(TEXTS)
    assert texts
    data = _data(screen)
    strange = [text for text in texts if not _is_known(screen.lang, text, data)]
    assert not strange, f"{type(screen).__name__} in {screen.scene}: {strange}"


def _is_known(lang: str, text: str, data: set[str]) -> bool:
    if "{{" in text or KEY.search(text):
        return False
    return bool(NO_WORDS.fullmatch(text)) or any(
        is_said(lang, said, data) for said in (text, text.rstrip(" :·"), text.strip("()"), text.lstrip("♪ "))
    )


def _data(screen: Screen) -> set[str]:
    """What a page shows that no catalogue can know."""
    if not screen.view:
        return set()
    room, facts = screen.view["room"], screen.view["facts"]
    people = {str(seat["name"]) for seat in screen.view["seats"]}
    return people | {room["code"], room["join_url"].partition("://")[2], str(facts.get("category"))}
