"""What keeps a screen from somebody: what axe finds, and letters that stand out too little from what is behind them."""

from pathlib import Path

import axe_playwright_python

from tests.browser.layout import AT_REST, SETTLED
from tests.browser.screen import Screen

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
SERIOUS = """async (covered) => {
  const found = await axe.run(covered ? { exclude: [[covered]] } : document, { resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } });
  return found.violations.filter((fault) => fault.impact === "serious" || fault.impact === "critical")
    .map((fault) => fault.id + ": " + fault.help + " " + fault.nodes.slice(0, 3).map((node) => node.html).join(" "));
}"""

"""Its own measure of contrast, which takes long and asks less, is left out for the one below."""

PALE = """([least, main, most]) => {
  const parse = (said) => (said.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const over = (top, below) => {
    const share = top.length > 3 ? top[3] : 1;
    return [0, 1, 2].map((part) => top[part] * share + below[part] * (1 - share));
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
  // The glow of the lantern as it is at a point; of any other gradient the first colour.
  const glow = (one, image, x, y) => {
    const stops = (image.match(/rgba?\\([^)]*\\)/g) || []).map(parse);
    const shape = image.match(/^radial-gradient\\(([\\d.]+)% ([\\d.]+)% at ([\\d.]+)% ([-\\d.]+)%.* ([\\d.]+)%\\)$/);
    if (!stops.length || !shape) return stops.slice(0, 1);
    const room = one.getBoundingClientRect();
    const [wide, tall, left, top, end] = shape.slice(1).map((part) => Number(part) / 100);
    const away = Math.hypot((x - left * room.width) / (wide * room.width), (y - top * room.height) / (tall * room.height));
    return [[...stops[0].slice(0, 3), (stops[0].length > 3 ? stops[0][3] : 1) * Math.max(0, 1 - away / end)]];
  };
  // What is painted at a point behind an element: its colour and glow, or the fill of a shape.
  const painted = (one, x, y) => {
    const style = getComputedStyle(one);
    if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return style.fill === "none" ? [] : [parse(style.fill)];
    return [...glow(one, style.backgroundImage, x, y), parse(style.backgroundColor)];
  };
  const behind = (one, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(one);
    const layers = [];
    for (const below of from < 0 ? ancestors(one) : stack.slice(from)) {
      if (below !== one && one.contains(below)) continue;
      const some = painted(below, x, y).filter((colour) => colour.length < 4 || colour[3] > 0);
      layers.push(...some);
      if (some.some((colour) => colour.length < 4 || colour[3] === 1)) break;
    }
    return layers.reverse().reduce((ground, layer) => over(layer, ground), parse(getComputedStyle(document.documentElement).backgroundColor));
  };
  const ancestors = (one) => (one ? [one, ...ancestors(one.parentElement)] : []);
  const wrong = [];
  for (const one of document.body.querySelectorAll("*")) {
    const own = Array.from(one.childNodes).filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own.length || one.closest("option, script, .visually-hidden, [disabled], [inert]")) continue;
    const range = document.createRange();
    range.selectNodeContents(own[0]);
    const box = range.getClientRects()[0];
    if (!box || getComputedStyle(one).visibility !== "visible") continue;
    const shown = ancestors(one).reduce((share, above) => share * Number(getComputedStyle(above).opacity), 1);
    if (shown < 0.05) continue;
    const middle = Math.max(box.left + 1, Math.min(innerWidth / 2, box.right - 1)); // where the glow is strongest
    const ground = behind(one, middle, box.top + box.height / 2);
    const ink = over([...parse(getComputedStyle(one).color).slice(0, 3), shown], ground);
    const wanted = main && one.closest(main) ? most : least;
    const found = ratio(ink, ground);
    if (found < wanted) wrong.push(one.innerText.trim() + " (" + one.className + "): " + found.toFixed(2) + " of " + wanted);
  }
  return Array.from(new Set(wrong));
}"""
"""By the computed styles, in the first line of each text, there where it is nearest to the middle of the screen."""

MAIN_LINE = "h1, .spot-name, .spot-word, .up-name, .dial-clue, .giant-code"
"""Of the board: what the whole room reads."""


def faults_of_access(screen: Screen, main: str = "", covered: str | None = None) -> list[str]:
    """What axe calls serious, and texts below 4.5:1, below 7:1 in what `main` selects.

    `covered`: what lies under a veil on purpose, and is not there to be read.
    """
    screen.page.evaluate(AT_REST)
    screen.page.evaluate(SETTLED)
    if screen.page.evaluate("typeof axe") == "undefined":
        screen.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = screen.page.evaluate(SERIOUS, covered)
    if not covered:
        found += screen.page.evaluate(PALE, [4.5, main, 7])
    return found


def check_with_axe(screen: Screen) -> None:
    """Nothing on this page keeps anybody out."""
    found = faults_of_access(screen)
    assert not found, f"{type(screen).__name__} in {screen.scene or screen.page.url}: {found}"
