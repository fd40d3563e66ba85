"""What a page fetches once its first view stands changes nothing in that view."""

from collections.abc import Callable

from tests.browser.layout import STILL
from tests.browser.phone import Phone
from tests.browser.screen import Screen
from tests.browser.table import Table

LATER = "async () => (await import(new URL(document.body.dataset.base + '/shared/later.js', location.href).href)).pages()"
LOOKS = """() => Array.from(document.querySelectorAll("#board *, #app *")).filter((one) => one.offsetHeight !== 0).map((one) => {
  const { fontSize, fontWeight, lineHeight, color, backgroundColor } = getComputedStyle(one);
  const { left, top, width, height } = one.getBoundingClientRect();
  const box = [left, top, width, height].map(Math.round);
  return [one.tagName, one.getAttribute("class"), fontSize, fontWeight, lineHeight, color, backgroundColor, ...box].join(" ");
})"""


def test_what_comes_later_changes_nothing_of_a_first_view(table: Callable[..., Table]) -> None:
    evening = table().gathers(2)
    visitor = Phone(evening.browser, evening.base, "en", "Cleo")
    evening.phones.append(visitor)
    visitor.opens(evening.code)
    for screen in (evening.board, visitor):
        stands_still(screen)


def stands_still(screen: Screen) -> None:
    """A page that was loaded anew, before it fetches the rest by itself."""
    screen.page.reload(wait_until="load")
    screen.page.locator("h1").first.wait_for()
    screen.page.evaluate("document.fonts.ready")
    screen.page.evaluate(STILL)
    before = screen.page.evaluate(LOOKS)
    screen.page.evaluate(LATER)
    screen.page.evaluate(STILL)
    assert screen.page.evaluate(LOOKS) == before
    assert len(before) > 10
