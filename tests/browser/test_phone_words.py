"""What a phone says in any scene can be read: buttons that wait, lines of several texts, names, and whom the table waits for."""

from collections.abc import Callable
from typing import Any

from tests.browser.layout import PHONE, SMALL, faults
from tests.browser.phone_scenes import scenes
from tests.browser.staged import draw
from tests.browser.table import Table
from tests.browser.test_phone_scenes import staged

FAINT = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
  const light = (colour) => parts(colour).map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = getComputedStyle(document.body).backgroundColor;
  return Array.from(document.querySelectorAll("#app .button[disabled]")).map((one) => {
    const { color, backgroundColor, opacity } = getComputedStyle(one);
    const [low, high] = [light(color), light(ground)].sort((a, b) => a - b);
    const ratio = (high + 0.05) / (low + 0.05);
    return { said: one.innerText, ratio, plain: backgroundColor === "rgba(0, 0, 0, 0)" && opacity === "1" };
  });
}"""
DOTS_AT_BREAKS = """() => Array.from(document.querySelectorAll(".dotted")).filter((line) => {
  const left = line.getBoundingClientRect().left, parts = Array.from(line.firstChild.children);
  const top = (one) => one.getBoundingClientRect().top;
  return parts.some((one, at) => at && top(one) > top(parts[at - 1]) + 2
    && one.getBoundingClientRect().left + parseFloat(getComputedStyle(one).paddingLeft) > left + 1);
}).map((one) => one.innerText)"""
WRAPPED = """() => Array.from(document.querySelectorAll(".dots")).filter((one) => one.offsetHeight >
  1.8 * one.lastChild.offsetHeight).length"""
WAITS = "() => Array.from(document.querySelectorAll('.sent .line'), (one) => one.innerText)"


def test_a_button_that_waits_can_be_read_and_the_holder_is_never_waited_for(
    table: Callable[..., Table],
) -> None:
    """Also no line of several texts begins with the dot between them."""
    stage = staged(table, 5)
    page = stage.page.page
    off: dict[str, Any] = {}
    wrapped = 0
    for name, view in scenes(stage).items():
        stage.draws(view)
        faults(page, FAINT)
        page.wait_for_function("() => !document.body.getAnimations().length")
        for button in page.evaluate(FAINT):
            off[f"{name}: {button['said']}"] = button["plain"] and button["ratio"] >= 4.5
        assert page.evaluate(DOTS_AT_BREAKS) == [], name
        wrapped += page.evaluate(WRAPPED)
        if len(view["mine"]) == 1:
            waits = page.evaluate(WAITS)
            own = next(seat["name"] for seat in view["seats"] if seat["id"] == view["mine"][0]["seat"])
            assert not [line for line in waits if own in line], name
    assert wrapped
    assert any(name.startswith("wavelength-psychic") for name in off)
    assert any(name.startswith("vote-secret") for name in off)
    assert [name for name, fine in off.items() if not fine] == []


def test_the_holder_alone_is_you(table: Callable[..., Table]) -> None:
    """Who is asked besides what a scene waits for, as on the host's own phone, is not told to wait for the own name."""
    stage = staged(table, 5)
    recorded = stage.facts("led", style="on_three", recorded=True, candidates=stage.ids)
    own = stage.view("imposter/vote", recorded, host={})
    turn = stage.view("imposter/clue", stage.facts("own", turn="s1", next="s2", style="spoken"))
    for view in (own, turn):
        stage.draws(view)
        assert stage.page.page.evaluate(WAITS) == [stage.page.says("phone.wait.you")]


def test_the_pages_that_end_a_visit_fit_and_have_their_way_on_at_the_bottom(
    table: Callable[..., Table],
) -> None:
    stage = staged(table, 5)
    page = stage.page.page
    for end in ("taken_over", "removed", "closed", "no_such_room"):
        draw(stage.page, "controller/gone.js", "Gone", key=end, phone={"code": "KXTR"}, end=end)
        assert faults(page, PHONE) == [], end
        box = page.locator(".gone-ways .wide").last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] > SMALL["height"] - 60, end
