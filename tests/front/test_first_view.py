"""The first view of a phone stays small and shallow, says nothing that it has no words for, and leaves nothing out later."""

import json
import re
from collections.abc import Collection, Iterator

import pytest
from flask import Flask

from app import create_app
from static import files
from tests.front.shipped import Page, served

MOST_BYTES = 110_000
AT_ONCE = 6
"""Connections that a browser opens to one server by HTTP/1.1."""
ROUNDS = 3
"""So often every connection may be used until the page is drawn; each time costs a round trip."""
BOARD_ROUNDS = 5
LONGEST_CHAIN = 4
SAID = re.compile(r'\bt\(\s*"([\w./]+)"')
SOCKETS = "lib/socket.io.min.js"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    made = create_app({"DATA": tmp_path_factory.mktemp("front") / "kept", "LIMITS": False})
    yield made
    made.extensions["farol"].door.close()


@pytest.fixture(scope="module")
def phone(app: Flask) -> Page:
    code = app.test_client().post("/rooms").json["code"]  # type: ignore[index]
    return served(app, f"/{code}")


@pytest.fixture(scope="module")
def start(app: Flask) -> Page:
    return served(app, "/")


def test_a_phones_first_view_is_at_most_110_kb_with_its_fonts(phone: Page) -> None:
    weights = {name: phone.weight(name) for name in phone.files(SOCKETS)}
    assert sum(name.endswith(".woff2") for name in weights) == 2
    total = phone.sent + sum(weights.values())
    assert total <= MOST_BYTES, f"{total} bytes: {weights}"


@pytest.fixture(scope="module")
def board(app: Flask, phone: Page) -> Page:
    code = re.findall(r'data-code="(\w+)"', phone.html)[0]
    return served(app, f"/board/{code}")


def test_a_board_opens_with_its_lobby_alone(board: Page) -> None:
    waited_for = [name for name in board.linked if name.endswith((".css", ".js")) and name != "shared/old.js"]
    assert len(waited_for) <= BOARD_ROUNDS * AT_ONCE, waited_for
    later = board.attribute("later")
    assert later[0] == "board/scenes.js"
    assert not set(later) & set(board.modules)
    assert set(later) | set(board.modules) == _closure(board, *board.modules, "board/scenes.js")
    shipped = {*board.linked, *later, *board.attribute("later-styles")}
    assert {name for name in files.gather() if re.fullmatch(r"board/\w+\.(js|css)", name)} <= shipped


def test_all_that_a_first_view_waits_for_comes_in_three_rounds(phone: Page, start: Page) -> None:
    for page in (phone, start):
        waited_for = [
            name for name in page.linked if name.endswith((".css", ".js")) and name != "shared/old.js"
        ]
        assert SOCKETS not in waited_for
        assert len(waited_for) <= ROUNDS * AT_ONCE, waited_for


def test_no_module_of_a_first_view_stands_at_the_end_of_a_long_chain(phone: Page, start: Page) -> None:
    for page, entry in ((phone, "controller/phone.js"), (start, "controller/start.js")):
        chain = page.chain(entry)
        assert len(chain) <= LONGEST_CHAIN, " → ".join(chain)


def test_a_page_names_every_module_that_its_scripts_need(board: Page, phone: Page, start: Page) -> None:
    """So that no chain is walked at all."""
    for page, entry in (
        (phone, "controller/phone.js"),
        (start, "controller/start.js"),
        (board, "board/board.js"),
    ):
        needed = _closure(page, entry)
        assert set(page.modules) == needed


def _closure(page: Page, *entries: str) -> set[str]:
    """Read without the project's own regular expression: every quoted path that ends in .js, in an import."""
    found, waiting = set[str](), list(entries)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        text = (page.folder / name).read_text()
        for other in re.findall(r'(?:\bfrom|^import) "(\.[^"]+\.js)";', text, re.MULTILINE):
            there = (page.folder / name).parent / other
            waiting.append(there.resolve().relative_to(page.folder.resolve()).as_posix())
    return found


def test_what_a_seat_needs_comes_later_and_comes_whole(phone: Page) -> None:
    later = phone.attribute("later")
    assert later[0] == "controller/room.js"
    assert not set(later) & set(phone.modules)
    assert set(later) | set(phone.modules) == _closure(phone, "controller/phone.js", "controller/room.js")


def test_every_script_and_style_of_the_phones_is_on_a_page(app: Flask, phone: Page, start: Page) -> None:
    about = served(app, "/about")
    named = {*phone.linked, *phone.attribute("later"), *start.linked, *about.linked}
    named |= set(phone.attribute("later-styles"))
    ours = {name for name in files.gather() if re.fullmatch(r"controller/\w+\.(js|css)", name)}
    assert ours <= named


def test_a_first_view_has_the_words_that_it_says(phone: Page, start: Page, board: Page) -> None:
    for page in (phone, start, board):
        brought = _flat(
            json.loads(re.findall(r'<template id="words">(.*?)</template>', page.html, re.DOTALL)[0])
        )
        whole = _flat(json.loads((page.folder / "shared/lang/es.json").read_text()))
        assert brought.items() <= whole.items()
        said = {key for name in page.modules for key in SAID.findall((page.folder / name).read_text())}
        assert {key for key in said if not _is_brought(key, brought)} == set()
        assert {key for key in whole if key.startswith("refusal.")} <= set(brought)


def _is_brought(key: str, brought: Collection[str]) -> bool:
    """One that a script completes, such as "board.wait.", by what it begins."""
    if key[-1] in "._":
        return any(other.startswith(key) for other in brought)
    return any(key + form in brought for form in ("", "_one", "_other"))


def _flat(part: dict[str, object], before: str = "") -> dict[str, object]:
    flat: dict[str, object] = {}
    for name, value in part.items():
        flat.update(_flat(value, f"{before}{name}.") if isinstance(value, dict) else {before + name: value})
    return flat
