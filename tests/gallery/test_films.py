"""Every play can be filmed with as few and as many people as it takes; a server that is not the gallery has none."""

import json
import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient

from app import create_app
from static import first_view
from tests.engine.wire_views import FACTS
from tests.gallery import pages
from tests.gallery.__main__ import make
from tests.gallery.casts import LANGS, cast
from tests.gallery.film import catalogue, film

PLAYS = [(play, way) for play in catalogue() for way in play["ways"]]


@pytest.fixture
def web(tmp_path: Path) -> Iterator[FlaskClient]:
    made = make(tmp_path)
    yield made.test_client()
    made.extensions["farol"].door.close()


@pytest.mark.parametrize(("play", "way"), PLAYS, ids=[f"{play['preset']}-{way}" for play, way in PLAYS])
def test_a_play_is_played_to_its_end_by_any_number(play: dict[str, Any], way: str) -> None:
    least, most = play["seats"]
    for lang in LANGS:
        for seats in {least, 5, most}:
            told = json.loads(film(play["game"], play["preset"], way, lang, seats, seats == most))
            last = told["moments"][-1]
            assert last["board"]["scene"] == "lobby"
            assert last["board"]["room"]["lang"] == lang
            assert set(last["phones"]) == set(told["phones"])


def test_the_films_come_to_every_scene() -> None:
    shown = {
        moment["board"]["scene"]
        for play, way in PLAYS
        for moment in json.loads(film(play["game"], play["preset"], way, "en", 5, False))["moments"]
    }
    assert shown == set(FACTS)


@pytest.mark.parametrize("lang", LANGS)
def test_long_names_are_as_long_as_names_may_be(lang: str) -> None:
    names = cast(lang, True).names
    assert len(set(names)) == 20
    assert {len(name) for name in names} == {16}


def test_every_file_that_the_screens_name_is_there() -> None:
    front = pages.front()
    for name in [name for name in front if name.endswith(".js") and not name.startswith("lib/")]:
        for found in first_view.IMPORT.findall(front[name].read_text(encoding="utf-8")):
            there = posixpath.normpath(f"{posixpath.dirname(name)}/{found}")
            assert there in front, f"{name} imports {found}"


def test_the_gallery_answers(web: FlaskClient) -> None:
    for path in ("/gallery", "/gallery/board", "/gallery/phone", "/board/KXTR/qr.svg"):
        assert web.get(path).status_code == 200, path
    asked = {"game": "wavelength", "preset": "standard", "way": "own", "lang": "es", "seats": 4}
    assert web.get("/gallery/film", query_string=asked).json["moments"]
    for bad in ({"game": "chess"}, {"way": "led"}, {"lang": "fr"}, {"seats": 7}, {"seats": "x"}):
        assert web.get("/gallery/film", query_string={**asked, **bad}).status_code == 404


@pytest.mark.parametrize(
    ("asked", "fits"),
    [
        ("scene=imposter/out", {"preset": "pass", "lang": "en"}),
        ("scene=wavelength/reveal&lang=es", {"game": "wavelength", "lang": "es", "seats": "5"}),
        ("scene=lobby&game=just_one&seats=99", {"game": "just_one", "seats": "7"}),
        ("scene=imposter/talk&way=led&phone=360x640", {"way": "led", "phone": "360x640"}),
        ("scene=result&preset=table&names=long", {"preset": "table", "names": "long"}),
    ],
)
def test_an_address_leads_to_a_scene_by_its_name(web: FlaskClient, asked: str, fits: dict[str, str]) -> None:
    answer = web.get(f"/gallery?{asked}")
    assert answer.status_code == 302
    led = dict(parse_qsl(urlsplit(answer.headers["Location"]).query))
    assert fits.items() <= led.items()
    told = web.get("/gallery/film", query_string=led).json
    scenes = [moment["board"]["scene"] for moment in told["moments"]]
    wanted = dict(parse_qsl(asked))["scene"]
    assert scenes.index(wanted) == int(led["at"])


def test_an_address_of_a_scene_that_no_film_has_leads_nowhere(web: FlaskClient) -> None:
    for asked in (
        "scene=chess",
        "scene=imposter/out&game=wavelength",
        "scene=lobby&way=upside-down",
        "scene=lobby&lang=fr",
    ):
        assert web.get(f"/gallery?{asked}").status_code == 404


def test_a_normal_server_has_no_gallery(tmp_path: Path) -> None:
    made = create_app({"DATA": tmp_path, "LIMITS": False})
    web = made.test_client()
    for path in ("/gallery", "/gallery/board", "/gallery/phone", "/gallery/film", "/gallery/plays"):
        assert web.get(path).status_code == 404, path
    made.extensions["farol"].door.close()
