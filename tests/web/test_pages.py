"""The pages: what each address answers, and with which headers."""

import gzip
import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIServer

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.serving import make_server

from app import create_app
from static import faults, files, qr
from tests.web.lines import Line
from tests.web.running import ROOT, Running

SECRET = "quokkaword"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    made = create_app({"DATA": tmp_path / "kept", "LIMITS": False})
    yield made
    made.extensions["farol"].door.close()


@pytest.fixture
def web(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def code(web: FlaskClient) -> str:
    return str(web.post("/rooms").json["code"])  # type: ignore[index]


def test_start_and_about_pages(web: FlaskClient) -> None:
    for path in ("/", "/about"):
        answer = web.get(path)
        assert (answer.status_code, answer.mimetype) == (200, "text/html")


def test_a_page_comes_in_the_language_that_its_browser_asks_for(web: FlaskClient) -> None:
    for asked, given in (("es-MX,es;q=0.9,en;q=0.1", "es"), ("en-GB", "en"), ("fi", "en"), ("", "en")):
        assert f'lang="{given}"' in web.get("/", headers={"Accept-Language": asked}).text


def test_opening_a_room(web: FlaskClient) -> None:
    answer = web.post("/rooms", json={"lang": "es"})
    assert answer.status_code == 201
    told = answer.json
    assert re.fullmatch("[A-Z]{4}", told["code"])
    assert told["join_url"] == f"http://{'localhost'}/{told['code']}" or told["join_url"].endswith(
        told["code"]
    )
    assert told["board_url"].endswith(f"/board/{told['code']}")


@pytest.mark.parametrize(
    "body", [b"not json", b"[]", b'{"lang": 7}', b'{"lang": "xx"}', b'"en"', b"[" * 9000]
)
def test_a_room_that_cannot_be_opened(web: FlaskClient, body: bytes) -> None:
    answer = web.post("/rooms", data=body)
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "bad_value")


def test_the_pages_of_a_room_in_either_case_and_with_blanks(web: FlaskClient, code: str) -> None:
    for path in (
        f"/{code}",
        f"/{code.lower()}",
        f"/{code[:2]} {code[2:]}",
        f"/board/{code}",
        f"/board/{code.lower()}",
    ):
        answer = web.get(path)
        assert answer.status_code == 200, path
        assert f'data-code="{code}"' in answer.text


@pytest.mark.parametrize("path", ["/AEIO", "/aeio", "/board/AEIO", "/nothing-here", "/AEI0", "/<b>x"])
def test_an_unknown_code_leads_to_a_friendly_page(web: FlaskClient, path: str) -> None:
    answer = web.get(path)
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
    assert "<b>x" not in answer.text


def test_the_shipped_packs(web: FlaskClient) -> None:
    for lang in ("en", "es"):
        packs = web.get(f"/packs?lang={lang}").json
        assert len(packs) >= 6
        assert all({"id", "title", "icon", "count"} <= set(pack) for pack in packs)
        assert all(pack["id"].startswith(f"{lang}/") and pack["count"] > 0 for pack in packs)
    assert web.get("/packs?lang=xx").json == []


def test_health(web: FlaskClient, code: str) -> None:
    told = web.get("/healthz").json
    assert (told["ok"], told["rooms"]) == (True, 1)
    assert isinstance(told["version"], str)
    assert told["version"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/", 405),
        ("PUT", "/rooms", 405),
        ("GET", "/no/such/page", 404),
        ("GET", "/static/old/x.js", 404),
    ],
)
def test_other_addresses_get_a_small_plain_answer(
    web: FlaskClient, method: str, path: str, status: int
) -> None:
    answer = web.open(path, method=method)
    assert (answer.status_code, answer.mimetype) == (status, "text/plain")
    assert len(answer.data) < 60


def test_the_qr_code_is_a_picture_of_the_join_address(web: FlaskClient, code: str) -> None:
    for path in (f"/board/{code}/qr.svg", f"/{code.lower()}/qr.svg"):
        answer = web.get(path, headers={"Host": "farol.test:5000"})
        assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
        assert answer.data == qr.drawn(f"http://farol.test:5000/{code}")
        assert b"white" in answer.data
    assert web.get("/AEIO/qr.svg").status_code == 404


def test_the_quiet_zone_is_white_and_four_modules_wide() -> None:
    drawn = qr.drawn("http://192.168.100.100:5000/KXTR").decode()
    assert '<rect fill="white" x="0" y="0" width="100%" height="100%"' in drawn
    size = int(re.search(r'viewBox="0 0 (\d+) ', drawn)[1])  # type: ignore[index]
    places = [int(x) for x in re.findall(r"M(\d+),", drawn)]
    assert (min(places), max(places)) == (4, size - 5)


def test_security_headers_are_on_every_answer(web: FlaskClient, code: str) -> None:
    base = web.application.extensions["farol"].laid.base
    for path in (
        "/",
        f"/{code}",
        f"/board/{code}",
        "/healthz",
        "/AEIO",
        "/no/page",
        f"{base}/shared/base.css",
    ):
        headers = web.get(path, headers={"Host": "farol.test:5000"}, buffered=True).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "connect-src 'self' ws://farol.test:5000 wss://farol.test:5000" in policy
        assert "unsafe" not in policy
        assert "http:" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_a_host_header_cannot_write_into_the_policy_or_the_address(web: FlaskClient, code: str) -> None:
    answer = web.get(f"/{code}", headers={"Host": "x; script-src *"})
    assert "script-src *" not in answer.headers.get("Content-Security-Policy", "")
    assert "script-src *" not in answer.text


def test_pages_load_nothing_from_elsewhere_and_run_nothing_inline(web: FlaskClient, code: str) -> None:
    for path in ("/", "/about", f"/{code}", f"/board/{code}", "/AEIO"):
        page = web.get(path).text
        for address in re.findall(r'(?:src|href)="([^"]*)"', page):
            assert address.startswith(("/", "#")), address
            assert not address.startswith("//")
        assert not re.search(r"<script(?![^>]*\bsrc=)", page)
        assert not re.search(r"<style|\sstyle=|\son\w+=", page)


def test_all_that_pages_name_is_served(web: FlaskClient, code: str) -> None:
    for path in ("/", "/about", f"/{code}", f"/board/{code}"):
        for address in re.findall(r'(?:src|href)="(/static/[^"]*)"', web.get(path).text):
            assert web.get(address, buffered=True).status_code == 200, address


def test_all_that_scripts_and_styles_name_is_there() -> None:
    found = files.gather()
    for name, path in found.items():
        if path.suffix not in (".js", ".css") or name.startswith("lib/"):
            continue
        text = path.read_text()
        named = re.findall(r'^\s*(?:import|export)[^"\']*["\'](\.[^"\']+)["\']', text, re.M)
        named += re.findall(r'url\(["\']?(\.[^"\')]+)', text)
        for other in named:
            there = (Path("/") / name).parent / other
            assert str(Path(*there.parts)).startswith("/")
            assert re.sub(r"[^/]+/\.\./", "", str(there)[1:].replace("/./", "/")) in found, (
                f"{name} names {other}"
            )


def test_front_end_files_are_compressed_and_cached_for_ever(web: FlaskClient) -> None:
    base = web.application.extensions["farol"].laid.base
    for name, kind in (
        ("lib/socket.io.min.js", "text/javascript"),
        ("shared/lang/es.json", "application/json"),
    ):
        answer = web.get(f"{base}/{name}", headers={"Accept-Encoding": "gzip"}, buffered=True)
        assert answer.status_code == 200
        assert answer.mimetype == kind
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(answer.data) == files.gather()[name].read_bytes()
    assert web.get("/").headers["Cache-Control"] == "no-store"


def test_old_versions_of_the_front_end_do_not_pile_up(tmp_path: Path) -> None:
    (tmp_path / "0123456789ab" / "shared").mkdir(parents=True)
    laid = files.lay_out(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [laid.version]
    assert files.lay_out(tmp_path).folder == laid.folder


def test_a_pack_needs_the_hosts_token(server: Running, line: Callable[..., Line]) -> None:
    code = server.room()
    host, other = line(server.url, {"code": code}), line(server.url, {"code": code})
    tokens = [one.say("sit", {"name": name})["token"] for one, name in ((host, "Ana"), (other, "Ben"))]
    pack = (ROOT / "engine/words/packs/en").glob("*.txt").__next__().read_bytes()

    def add(token: str | None, body: bytes = pack, room: str = code) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = server.post(f"/rooms/{room}/packs", body, **headers)
        return answer.status, answer.json

    assert add(None)[0] == 401
    assert add("nonsense") == (401, {"error": {"code": "bad_token", "params": {}}})
    assert add(tokens[1])[0] == 403
    assert add(tokens[0], room="AEIO")[0] == 404
    status, told = add(tokens[0])
    assert status == 201
    assert isinstance(told["id"], str)
    status, told = add(tokens[0], b"no title\n\nonly words\n")
    assert status == 422
    assert told["faults"]
    assert all(set(fault) == {"line", "code", "params"} for fault in told["faults"])
    assert add(tokens[0], b"# Kitchen\nx\nn\xff\n") == (
        422,
        {"faults": [{"line": 3, "code": "not_utf8", "params": {}}]},
    )


def test_bodies_that_are_too_long(either: Running) -> None:
    assert either.post("/rooms", b" " * 16_385).status == 413
    assert either.post("/rooms/AEIO/packs", b"x" * 262_145).status == 413
    assert either.post("/rooms/AEIO/packs", b"x" * 262_144).status == 401
    assert either.get("/healthz").status == 200


def test_a_fault_is_answered_plainly_and_logged_without_its_message(
    app: Flask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> int:
        raise ValueError(SECRET)

    monkeypatch.setattr(faults.LOG, "propagate", True)
    monkeypatch.setattr(app.extensions["farol"].door, "count", broken)
    answer = app.test_client().get("/healthz")
    assert (answer.status_code, answer.data) == (500, b"500 Internal Server Error\n")
    assert SECRET not in caplog.text
    assert "ValueError" in caplog.text
    assert "broken" in caplog.text


def test_a_fault_in_a_real_server_shows_no_traceback(
    app: Flask, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from tests.web.running import ask

    def broken() -> int:
        raise ValueError(SECRET)

    monkeypatch.setattr(app.extensions["farol"].door, "count", broken)
    faults.set_up("debug")
    server: WSGIServer = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    answer = ask(f"http://127.0.0.1:{server.server_port}/healthz")
    server.shutdown()
    server.server_close()
    thread.join()
    assert (answer.status, answer.body) == (500, b"500 Internal Server Error\n")
    out, err = capfd.readouterr()
    assert SECRET not in out + err
    assert "ValueError" in err


def test_json_is_what_the_web_answers(web: FlaskClient) -> None:
    assert json.loads(web.post("/rooms", data=b"x").data)["error"]["params"] == {}
