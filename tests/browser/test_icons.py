"""The pictures for home screens are the lantern as it is drawn now, each filled as its system wants it."""

import base64

import pytest
from playwright.sync_api import Browser

from tests.browser.icons import FOLDER, ICONS, Icon, draw

COMPARE = """async ([kept, drawn]) => {
  const pixels = async (png) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + png;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    const brush = canvas.getContext("2d");
    brush.drawImage(picture, 0, 0);
    return brush.getImageData(0, 0, picture.width, picture.height).data;
  };
  const one = await pixels(kept), other = await pixels(drawn);
  return { far: one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length, corner: one[3] };
}"""
UNLIKE = 1.0
"""Of 255; browsers differ a little at edges."""


@pytest.mark.parametrize("icon", ICONS, ids=[icon.name for icon in ICONS])
def test_a_picture_is_of_the_lantern_as_it_is(chromium: Browser, icon: Icon) -> None:
    kept = (FOLDER / f"{icon.name}.png").read_bytes()
    page = chromium.new_page()
    both = [base64.b64encode(picture).decode() for picture in (kept, draw(chromium, icon))]
    told = page.evaluate(COMPARE, both)
    page.close()
    assert told["far"] < UNLIKE, "the lantern has changed: make icons"
    assert told["corner"] == (0 if icon.ground == "transparent" else 255)
