"""The pictures of README and about page: there, of the sizes said, small, described, and served."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from PIL import Image

from app import create_app
from static.files import FOLDERS
from tests.web.running import ROOT

FOLDER = ROOT / FOLDERS["pictures"]
ALL_MOST, MOVING_MOST = 1_500_000, 500_000
"""Bytes of all that is kept, and of one moving picture."""
LANGUAGES = ("en", "es")


class Shown(HTMLParser):
    """What a page, or a README, shows: `images` with their attributes, `sources` with those of <source>."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.images: list[dict[str, str]] = []
        self.sources: list[dict[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kept = {name: value or "" for name, value in attrs}
        {"img": self.images, "source": self.sources}.get(tag, []).append(kept)

    @property
    def named(self) -> set[str]:
        """Every file that is named."""
        return {one["src"] for one in self.images} | {one["srcset"] for one in self.sources}


@pytest.fixture
def web(tmp_path: Path) -> Iterator[FlaskClient]:
    made = create_app({"DATA": tmp_path / "kept", "LIMITS": False})
    yield made.test_client()
    made.extensions["farol"].door.close()


@pytest.fixture
def about(web: FlaskClient) -> Shown:
    return Shown(web.get("/about").text)


def kept(address: str) -> Path:
    """The file of an address of the about page."""
    return FOLDER / address.partition("/pictures/")[2]


def test_the_readme_shows_pictures_that_are_there_and_says_what_is_on_them() -> None:
    shown = Shown((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(shown.images) >= 8
    for name in shown.named:
        assert name.startswith("static/pictures/en/") and (ROOT / name).is_file(), name
    assert all(len(image["alt"]) > 20 for image in shown.images)
    assert "static/pictures/en/reveal.webp" in shown.named


def test_the_about_page_shows_the_same_pictures_in_each_language(about: Shown) -> None:
    by_language = {
        lang: {kept(a).name for a in about.named if kept(a).parent.name == lang} for lang in LANGUAGES
    }
    assert by_language["en"] == by_language["es"]
    assert len(by_language["en"]) == 9
    alts = [image["alt"] for image in about.images]
    assert all(len(alt) > 20 for alt in alts)
    assert len(set(alts)) == len(alts)


def test_every_picture_has_the_size_that_its_place_is_kept_free_for(about: Shown) -> None:
    for image in about.images:
        with Image.open(kept(image["src"])) as picture:
            assert picture.size == (int(image["width"]), int(image["height"])), image["src"]
        assert image["loading"] == "lazy"


def test_the_pictures_are_served_and_kept(web: FlaskClient, about: Shown) -> None:
    for address in about.named:
        answer = web.get(address, buffered=True)
        kind = "image/webp" if address.endswith(".webp") else "image/jpeg"
        assert (answer.status_code, answer.mimetype) == (200, kind), address
        assert answer.data == kept(address).read_bytes()
        assert "immutable" in answer.headers["Cache-Control"]


def test_no_other_page_names_a_picture(web: FlaskClient) -> None:
    code = web.post("/rooms").json["code"]  # type: ignore[index]
    for path in ("/", f"/{code}", f"/board/{code}", "/AEIO"):
        assert "/pictures/" not in web.get(path).text
    for style in (ROOT / "static/public").rglob("*.css"):
        assert "pictures/" not in style.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moving_picture_runs_over_and_over_and_stays_at_its_end(lang: str) -> None:
    path = FOLDER / lang / "reveal.webp"
    assert path.stat().st_size < MOVING_MOST
    with Image.open(path) as moving, Image.open(FOLDER / lang / "reveal.jpg") as still:
        assert moving.size == still.size
        assert moving.info["loop"] == 0
        lasts = []
        for frame in range(moving.n_frames):  # type: ignore[attr-defined]
            moving.seek(frame)
            moving.load()
            lasts.append(moving.info["duration"])
    assert 8_000 < sum(lasts) < 25_000
    assert 2_000 <= lasts[-1] <= 4_000


def test_who_wants_no_movement_or_knows_no_webp_sees_a_still(about: Shown) -> None:
    still, moving = about.sources[0::2], about.sources[1::2]
    assert [one["media"] for one in still] == ["(prefers-reduced-motion: reduce)"] * len(LANGUAGES)
    assert [one["type"] for one in moving] == ["image/webp"] * len(LANGUAGES)
    assert all(re.search(r"reveal\.jpg$", one["srcset"]) for one in still)
    assert all(image["src"].endswith(".jpg") for image in about.images)


def test_all_pictures_together_are_small_and_none_is_left_over(about: Shown) -> None:
    files = {path for path in FOLDER.rglob("*") if path.is_file()}
    assert sum(path.stat().st_size for path in files) < ALL_MOST
    assert files == {kept(address) for address in about.named}
