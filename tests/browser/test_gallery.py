"""The gallery shows each scene of a film on the real pages of board and phones, by keyboard, in both languages."""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsers import PATIENCE, address
from tests.web.running import ROOT

FILMS = [
    {"game": "imposter", "preset": "parlor", "way": "own", "seats": 5, "names": "short", "lang": "en"},
    {"game": "imposter", "preset": "first-to-five", "way": "led", "seats": 5, "names": "long", "lang": "es"},
    {"game": "imposter", "preset": "pass", "way": "passed", "seats": 8, "names": "short", "lang": "es"},
    {"game": "wavelength", "preset": "standard", "way": "own", "seats": 6, "names": "long", "lang": "es"},
    {"game": "just_one", "preset": "standard", "way": "own", "seats": 3, "names": "short", "lang": "en"},
]
TABLE = {"game": "imposter", "preset": "table", "way": "own", "seats": 20, "names": "long", "lang": "en"}


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """Its address; the server is started as `make gallery` starts it."""
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.gallery", "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    with running.stdout:
        port = int(running.stdout.readline().rsplit(":", 1)[1].partition("/")[0])
        yield f":{port}/gallery"
        running.terminate()
        running.wait(timeout=20)


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page on a laptop; nothing may go wrong on it or in its frames."""
    context = chromium.new_context(viewport={"width": 1600, "height": 900}, locale="en-GB")
    context.set_default_timeout(1000 * PATIENCE)
    wrong: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert wrong == []


def opens(page: Page, gallery: str, film: dict[str, Any], **more: object) -> list[dict[str, Any]]:
    """That film's moments, once the page shows it."""
    port = gallery.partition("/")[0][1:]
    page.goto(f"{address(int(port))}/gallery?{urlencode({**film, **more})}")
    expect(page.get_by_role("listbox")).to_be_visible()
    with urllib.request.urlopen(f"http://127.0.0.1{gallery}/film?{urlencode(film)}") as answer:
        moments: list[dict[str, Any]] = json.load(answer)["moments"]
    return moments


def shows(page: Page, moment: dict[str, Any]) -> None:
    """The moment's scene is drawn on the board, and on every phone that is there; on that of one who left, the way in."""
    scene = moment["board"]["scene"]
    board = page.frame_locator("iframe[name=board]").locator("[data-scene]")
    expect(board).to_have_attribute("data-scene", scene)
    for name, own in moment["phones"].items():
        kind = scene.replace("/", "-") if own["mine"] or own["host"] else "join"
        phone = page.frame_locator(f"iframe[name='{name}']")
        expect(phone.locator(f".frame.{kind}")).to_be_visible()


def at(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-at") or 0)


@pytest.mark.parametrize("film", FILMS, ids=[f"{film['preset']}-{film['game']}" for film in FILMS])
def test_a_film_is_walked_scene_by_scene(page: Page, gallery: str, film: dict[str, Any]) -> None:
    moments = opens(page, gallery, film)
    assert at(page) == 0
    for _ in moments:
        before = at(page)
        page.keyboard.press("PageDown")
        if at(page) == before:
            break
        shows(page, moments[at(page)])
    assert at(page) == len(moments) - 1
    lang = page.frame_locator("iframe[name=board]").locator("html")
    expect(lang).to_have_attribute("lang", film["lang"])
    expect(page.locator("html")).to_have_attribute("lang", film["lang"])


def test_arrow_keys_go_forward_and_back(page: Page, gallery: str) -> None:
    moments = opens(page, gallery, FILMS[0])
    looked = [moment["deed"]["did"] for moment in moments].index("answers")
    for key, place in [
        ("Home", 0),
        *[("ArrowRight", n) for n in range(1, looked + 3)],
        ("ArrowLeft", looked + 1),
    ]:
        page.keyboard.press(key)
        expect(page.locator("main")).to_have_attribute("data-at", str(place))
        shows(page, moments[place])
        expect(page.locator(".moment[aria-selected=true]")).to_have_count(1)
    page.keyboard.press("End")
    shows(page, moments[-1])
    page.keyboard.press("PageUp")
    shows(page, moments[at(page)])
    assert at(page) < len(moments) - 1


def test_a_shared_phone_shows_who_holds_it(page: Page, gallery: str) -> None:
    moments = opens(page, gallery, FILMS[2])
    taken = [moment["deed"]["did"] for moment in moments].index("takes")
    opens(page, gallery, FILMS[2], at=taken)
    phone = page.frame_locator("iframe[name=phone]")
    expect(phone.locator(".bar-who .name")).to_have_text(moments[taken]["deed"]["who"])
    expect(phone.locator(".pad")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(phone.locator(".guard")).to_be_visible()


def test_twenty_people_are_shown_at_once(page: Page, gallery: str) -> None:
    moments = opens(page, gallery, TABLE, at=22)
    shows(page, moments[22])
    assert len(moments[22]["phones"]) == 20
    for caption in page.locator("figcaption").all():
        box = caption.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


def test_another_game_is_chosen_with_the_lists(page: Page, gallery: str) -> None:
    opens(page, gallery, FILMS[0], at=30)
    page.get_by_label("Game").select_option("wavelength")
    expect(page.locator("main")).to_have_attribute("data-at", "0")
    page.get_by_label("Connection").select_option("lost")
    reconnecting = page.frame_locator("iframe[name=board]").get_by_text("Reconnecting")
    expect(reconnecting).to_be_visible()
    page.get_by_label("To the scene").select_option("wavelength/reveal")
    board = page.frame_locator("iframe[name=board]")
    expect(board.locator("[data-scene]")).to_have_attribute("data-scene", "wavelength/reveal")
    page.get_by_label("Table").select_option("paused")
    expect(board.get_by_text("Paused", exact=True)).to_be_visible()
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_label("Idioma")).to_be_visible()


def test_one_screen_is_looked_at_alone(page: Page, gallery: str) -> None:
    opens(page, gallery, FILMS[0], at=9)
    one = page.locator("iframe[name=Ben]")
    small = one.bounding_box()
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(page.locator("figure.screen").locator("visible=true")).to_have_count(1)
    large = one.bounding_box()
    assert small is not None and large is not None
    assert large["height"] > 2 * small["height"]
    assert "only=Ben" in page.url
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(page.locator("figure.screen").locator("visible=true")).to_have_count(6)
