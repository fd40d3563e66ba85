"""What is wrong with how a screen is laid out: cut off, too small, out of reach."""

from typing import Any

from playwright.sync_api import Page, ViewportSize

TVS = (ViewportSize(width=1920, height=1080), ViewportSize(width=1280, height=720))
SMALL = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=640, height=360)

BOARD = """() => {
  const wrong = [], wide = innerWidth, tall = innerHeight, root = document.scrollingElement;
  if (root.scrollWidth > wide || root.scrollHeight > tall) wrong.push("the board scrolls");
  for (const one of document.querySelectorAll("#board *")) {
    const text = Array.from(one.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!text.length || !one.getClientRects().length || one.closest(".visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getBoundingClientRect(), said = one.innerText.trim();
    const tool = one.closest(".foot button");
    const edge = tool ? 0.02 : 0.049;
    if (box.left < edge * wide || box.right > (1 - edge) * wide || box.top < edge * tall || box.bottom > (1 - edge) * tall)
      wrong.push("in the outer edge: " + said);
    const size = parseFloat(getComputedStyle(one).fontSize) * 1080 / tall;
    if (size < (tool ? 20 : 27.5)) wrong.push("too small (" + Math.round(size) + "): " + said);
    let flows = true;
    for (let over = one; over.id !== "board"; over = over.parentElement) {
      const style = getComputedStyle(over), room = over.getBoundingClientRect();
      if (style.overflow !== "visible" && (box.left < room.left - 2 || box.right > room.right + 2 || box.bottom > room.bottom + 6))
        wrong.push("cut off: " + said);
      if (flows && style.display !== "inline" && (box.left < room.left - 2 || box.right > room.right + 2))
        wrong.push("outside its box: " + said);
      if (style.position === "absolute") flows = false;
    }
  }
  return Array.from(new Set(wrong));
}"""
PHONE = """() => {
  const wrong = [], root = document.scrollingElement, middle = document.querySelector(".middle");
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push("the page scrolls");
  if (middle.scrollHeight > middle.clientHeight + 1) wrong.push("the middle scrolls");
  for (const one of document.querySelectorAll("#app button, #app input:not([type=radio]), #app label.candidate")) {
    const box = one.getBoundingClientRect(), said = (one.innerText || one.getAttribute("aria-label") || one.id).trim();
    if (!box.width) continue;
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) wrong.push("out of reach: " + said);
    if (box.height < 40) wrong.push("too low (" + box.height + "): " + said);
    if (one.tagName === "INPUT" && parseFloat(getComputedStyle(one).fontSize) < 16) wrong.push("iOS would zoom in on " + said);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !one.contains(top) && !top.contains(one)) wrong.push("covered: " + said);
  }
  return wrong;
}"""
LOW = """() => {
  const wrong = [], root = document.scrollingElement;
  const said = (one) => (one.innerText || one.getAttribute("aria-label") || one.id).trim();
  const inside = (box) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight + 1;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push("the page scrolls");
  const first = "h1, .clock, .menu-button, .pad, .lead-main, .dial-hand, .dial-lock, .ask > .button, .text-ask input, .guard .tall";
  for (const one of document.querySelectorAll("#app .frame :is(" + first + ")")) {
    const box = one.getBoundingClientRect();
    if (box.width && !inside(box)) wrong.push("not in sight: " + said(one));
  }
  for (const one of document.querySelectorAll("#app button, #app input:not([type=radio]), #app label.candidate, #app .row")) {
    if (!one.getClientRects().length) continue;
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    if (!inside(box)) wrong.push("out of reach: " + said(one));
    if (box.height < 40 && !one.matches(".row")) wrong.push("too low (" + box.height + "): " + said(one));
    if (one.scrollWidth > one.clientWidth + 1) wrong.push("cut off: " + said(one));
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !one.contains(top) && !top.contains(one)) wrong.push("covered: " + said(one));
  }
  if (root.scrollTop) wrong.push("the page has scrolled");
  return wrong;
}"""
"""For a phone held sideways: lists may scroll, what a scene is about may not."""
LARGE = """() => {
  const wrong = [], root = document.scrollingElement;
  for (const one of [root, ...document.querySelectorAll(".frame, .middle, .told, .row, .ask")]) {
    if (one.scrollWidth > one.clientWidth + 1) wrong.push("scrolls sideways: " + (one.className || "the page"));
  }
  const said = (one) => (one.innerText || one.getAttribute("aria-label") || one.id).trim().slice(0, 40);
  for (const one of document.querySelectorAll("#app h1, #app button, #app input:not([type=radio]), #app label.candidate, #app .row, #app .line")) {
    if (!one.getClientRects().length || !said(one)) continue;
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = Math.max(box.top, 0) + Math.min(box.height, innerHeight) / 2;
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom < 4 || box.top > innerHeight - 4) wrong.push("out of reach: " + said(one));
    if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX !== "visible") wrong.push("cut off: " + said(one));
    const top = document.elementFromPoint(x, y);
    if (top && !one.contains(top) && !top.contains(one)) wrong.push("covered: " + said(one) + " by " + said(top));
  }
  return wrong;
}"""
"""With very large text: everything can be scrolled to, whole, with nothing upon it."""
IN_REACH = """(said) => {
  const one = Array.from(document.querySelectorAll("#app button")).find((button) => button.innerText.trim() === said);
  const box = one.getBoundingClientRect();
  return box.height >= 48 && one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
TOO_WIDE = """() => Array.from(document.querySelectorAll(".middle *"), (one) => one.getBoundingClientRect())
  .filter((box) => box.width && (box.left < 0 || box.right > innerWidth)).length"""
STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < 1e4).map((one) => one.finished.catch(() => null)))"""
SETTLED = """() => new Promise((go) => {
  // A long list is drawn piece by piece, each in the frame after the one before.
  const look = () => (document.body.dataset.drawing ? requestAnimationFrame(look) : requestAnimationFrame(() => requestAnimationFrame(go)));
  requestAnimationFrame(look);
})"""

AT_REST = """() => document.getAnimations && document.getAnimations().forEach((one) => {
  if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
})"""
"""What moves is at its place: half-way there rows hang over the edge of a page that has just been made smaller."""


def faults(page: Page, check: str, given: object = None) -> Any:
    """What a check on the page says, once the page is drawn and nothing moves any more."""
    page.evaluate(SETTLED)
    page.evaluate(AT_REST)
    page.evaluate(SETTLED)
    return page.evaluate(check, given)


def lasting(page: Page, check: str) -> Any:
    """What stays wrong: what moves on by a clock of its own, as the rows of a story do, may be measured in between."""
    found: Any = None
    for _ in range(20):
        found = faults(page, check)
        if not found:
            break
    return found
