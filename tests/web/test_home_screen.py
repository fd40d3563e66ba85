"""Farol on a home screen: a manifest that a browser can read, and pictures of the sizes that it names."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from app import create_app

PAGES = ("/", "/about", "/XXXX", "/{code}", "/board/{code}")
NIGHT = "#0c1024"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[FlaskClient]:
    made = create_app({"DATA": tmp_path / "kept", "LIMITS": False})
    yield made.test_client()
    made.extensions["farol"].door.close()


def link(page: str, rel: str) -> str:
    """Where that page says that it has its manifest, or its picture."""
    found = re.search(rf'<link rel="{rel}" href="([^"]+)"', page)
    assert found, rel
    return found[1]


def fetched(web: FlaskClient, address: str, kind: str) -> bytes:
    """What stands there: of that type, and kept for ever."""
    answer = web.get(address, buffered=True)
    assert (answer.status_code, answer.mimetype) == (200, kind)
    assert "immutable" in answer.headers["Cache-Control"]
    return answer.data


def size_of(png: bytes) -> str:
    assert png.startswith(b"\x89PNG\r\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def manifest(web: FlaskClient) -> tuple[str, dict[str, Any]]:
    address = link(web.get("/").text, "manifest")
    return address, web.get(address, buffered=True).json


def test_every_page_has_the_same_manifest_and_pictures(web: FlaskClient) -> None:
    code = web.post("/rooms").json["code"]  # type: ignore[index]
    pages = [web.get(path.format(code=code)).text for path in PAGES]
    for rel, kind in (
        ("icon", "image/svg+xml"),
        ("apple-touch-icon", "image/png"),
        ("manifest", "application/manifest+json"),
    ):
        (address,) = {link(page, rel) for page in pages}
        fetched(web, address, kind)
    for page in pages:
        assert f'<meta name="theme-color" content="{NIGHT}"' in page
        assert '<meta name="apple-mobile-web-app-title" content="Farol"' in page


def test_from_the_home_screen_one_comes_to_the_start_page(web: FlaskClient) -> None:
    _, told = manifest(web)
    assert (told["name"], told["short_name"], told["display"]) == ("Farol", "Farol", "standalone")
    assert told["id"] == told["start_url"] == told["scope"] == "/"
    assert told["background_color"] == told["theme_color"] == NIGHT
    assert web.get(told["start_url"]).status_code == 200


def test_the_pictures_are_of_the_sizes_that_the_manifest_names(web: FlaskClient) -> None:
    address, told = manifest(web)
    folder = address.rpartition("/")[0]
    sizes = set()
    for icon in told["icons"]:
        there = fetched(web, f"{folder}/{icon['src']}", icon["type"])
        if icon["type"] == "image/png":
            assert size_of(there) == icon["sizes"]
            sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert size_of(fetched(web, link(web.get("/").text, "apple-touch-icon"), "image/png")) == "180x180"
