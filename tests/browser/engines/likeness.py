"""Whether an engine lays out and colours a page as today's Chromium does: the same HTML and styles, drawn there again."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.browser.engines.tab import Tab
from tests.browser.layout import AT_REST

COPY = """(() => {
  const place = document.getElementById("board") || document.getElementById("app"), body = document.body;
  return {
    id: place.id, html: place.innerHTML, body: body.className, root: document.documentElement.style.cssText,
    styles: Array.from(document.querySelectorAll("link[rel=stylesheet]"), (one) => one.href),
    scrolled: Array.from(document.querySelectorAll(".middle, .sheet-body, .sheet"), (one) => one.scrollTop),
  };
})()"""
PASTE = """(copy) => {
  document.body.className = copy.body;
  document.documentElement.style.cssText = copy.root;
  document.getElementById("old").hidden = true;
  const had = Array.from(document.querySelectorAll("link[rel=stylesheet]"), (one) => one.href);
  const come = copy.styles.filter((href) => had.indexOf(href) < 0).map((href) => new Promise((done, failed) => {
    document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: failed }));
  }));
  document.getElementById(copy.id).innerHTML = copy.html;
  return Promise.all(come.concat(document.fonts.ready)).then(() => {
    document.querySelectorAll(".middle, .sheet-body, .sheet").forEach((one, at) => { one.scrollTop = copy.scrolled[at]; });
  });
}"""
LOOKS = (
    "color backgroundColor borderTopLeftRadius borderTopWidth borderTopColor fontSize fontWeight opacity "
    "visibility display boxShadow textDecorationLine fill stroke strokeWidth zIndex"
).split()
SEEN = """(() => {
  // A drawn line counts to its box in some engines.
  const middle = (box) => ({ left: box.left + box.width / 2, top: box.top + box.height / 2, width: 0, height: 0 });
  return Array.from(document.querySelectorAll("#board *, #app *")).filter((one) => !one.closest("clipPath, defs, mask, details")).map((one) => {
  const box = one.ownerSVGElement ? middle(one.getBoundingClientRect()) : one.getBoundingClientRect(), style = getComputedStyle(one);
  const name = one.tagName.toLowerCase() + (one.getAttribute("class") ? "." + one.getAttribute("class").trim().replace(/ +/g, ".") : "");
  return [name + " " + (one.textContent || "").trim().slice(0, 24), [box.left, box.top, box.width, box.height], LOOKS.map((look) => look === "fontSize" && !one.textContent.trim() ? "0px" : style[look])];
})})()""".replace("LOOKS", json.dumps(LOOKS))
LINES = 0.02
"""Share of a height by which what is below lies lower: older engines draw lines of whole pixels, a bit less than 1.3 em."""
NUMBER = re.compile(r"\d+(?:\.\d+)?")
PATIENCE = 4.0
"""Seconds in which what moves comes to rest."""


def _without_scripts(route: Route) -> None:
    if route.request.resource_type == "script":
        route.abort()
    else:
        route.continue_()


class Mirror:
    """Pages of today's Chromium that draw what a page of an engine has drawn; scripts do not run in them."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.pages: dict[tuple[str, bool], Page] = {}

    def _page(self, address: str, tab: Tab) -> Page:
        key = (address, tab.touch)
        if key not in self.pages:
            device = {"is_mobile": tab.touch, "has_touch": tab.touch, "device_scale_factor": 1}
            # Farol's policy lets only scripts set the style of one element, and here HTML has to.
            context = self.chromium.new_context(locale="en-GB", bypass_csp=True, **device)
            self.pages[key] = context.new_page()
            self.pages[key].route("**/*", _without_scripts)
            self.pages[key].goto(address)
        self.pages[key].set_viewport_size({"width": tab.width, "height": tab.height})
        return self.pages[key]

    def unlike(self, tab: Tab) -> list[str]:
        """What differs once nothing moves any more."""
        page = self._page(tab.evaluate("location.href"), tab)
        end = time.monotonic() + PATIENCE
        while True:
            copy, seen = tab.evaluate(COPY), tab.evaluate(SEEN)
            page.evaluate(PASTE, copy)
            page.evaluate(AT_REST)
            found = differences(seen, page.evaluate(SEEN), tab.near)
            if not found or time.monotonic() > end:
                return found
            time.sleep(0.2)

    def picture(self, tab: Tab) -> bytes:
        """The same page as today's Chromium draws it."""
        return self._page(tab.evaluate("location.href"), tab).screenshot(animations="disabled")

    def close(self) -> None:
        for page in self.pages.values():
            page.context.close()


def differences(there: list[Any], here: list[Any], near: float) -> list[str]:
    """Element by element, what an engine has and today's Chromium has."""
    if len(there) != len(here):
        return [f"{len(there)} elements, not {len(here)}"]
    found = []
    for (name, box, looks), (_, box_here, looks_here) in zip(there, here, strict=True):
        if any(
            abs(a - b) > near + LINES * above
            for a, b, above in zip(box, box_here, (0, box[1], 0, box[1] + box[3]), strict=True)
        ):
            found.append(f"{name}: at {rounded(box)}, not {rounded(box_here)}")
        for look, one, other in zip(LOOKS, looks, looks_here, strict=True):
            if not _alike(look, one, other) and not name.startswith("input"):
                found.append(f"{name}: {look} {one}, not {other}")
    return found


def _alike(look: str, one: str, other: str) -> bool:
    """Newer engines draw lines of whole pixels; not all keep four places of a size."""
    near = 1.0 if look == "borderTopWidth" else 0.1
    sizes, sizes_here = map(float, NUMBER.findall(one)), map(float, NUMBER.findall(other))
    same_words = NUMBER.sub("", one) == NUMBER.sub("", other)
    return same_words and all(abs(a - b) < near for a, b in zip(sizes, sizes_here, strict=True))


def rounded(box: list[float]) -> list[int]:
    return [round(side) for side in box]
