"""`make icons`: the pictures that phones put on their home screens, drawn from the lantern of Farol."""

from dataclasses import dataclass

from playwright.sync_api import Browser

from tests.browser.browsers import browser
from tests.web.running import ROOT

FOLDER = ROOT / "static/public/icons"
NIGHT = "#0c1024"
PAGE = """<body style="margin:0;background:{ground}"><div style="width:{size}px;height:{size}px;display:grid;
place-items:center"><div style="width:{share}%;height:{share}%">{drawing}</div></div></body>"""


@dataclass(frozen=True)
class Icon:
    """`share`: of the width that the drawing takes, in percent; `ground`: what fills the rest, and the corners."""

    name: str
    size: int
    ground: str = "transparent"
    share: int = 100


ICONS = (
    Icon("icon-192", 192),
    Icon("icon-512", 512),
    # Android cuts its own shape out of this one, and keeps the middle 80 % whatever the shape.
    Icon("maskable-512", 512, NIGHT, 84),
    # iOS rounds the corners itself, and would paint transparent ones black.
    Icon("touch-180", 180, NIGHT),
)


def draw(chromium: Browser, icon: Icon) -> bytes:
    """The picture as PNG."""
    page = chromium.new_page(viewport={"width": icon.size, "height": icon.size})
    drawing = (FOLDER / "farol.svg").read_text(encoding="utf-8")
    page.set_content(PAGE.format(ground=icon.ground, size=icon.size, share=icon.share, drawing=drawing))
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    with browser() as chromium:
        for icon in ICONS:
            path = FOLDER / f"{icon.name}.png"
            path.write_bytes(draw(chromium, icon))
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
