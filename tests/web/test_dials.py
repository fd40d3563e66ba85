"""The dial pairs of a room's own over HTTP: whose they are, how their faults are told, and that they are played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.lines import Line
from tests.web.running import Answer, Running, ask

Open = Callable[..., Line]

TEXT = "# Ours\nCat | Dog\nTea|Coffee\n"
LONGEST = "\n".join(f"{n:03}{'x' * 21} | {n:03}{'y' * 21}" for n in range(500))
UNAUTHORISED = {"error": {"code": "bad_token", "params": {}}}


class House:
    """A room on a server, its people's phones, and their tokens."""

    def __init__(self, server: Running, line: Open, lang: str = "en", people: int = 3) -> None:
        self.server = server
        self.code = server.room(lang)
        self.phones = [line(server.url, {"code": self.code}) for _ in range(people)]
        self.tokens = [phone.say("sit", {"name": f"P{n}"})["token"] for n, phone in enumerate(self.phones, 1)]

    def ask(
        self, body: str | bytes | None = None, token: str | None = "", code: str = "", **headers: str
    ) -> Answer:
        """Reads the pairs, or writes them; as the host, where no token is named."""
        token = self.tokens[0] if token == "" else token
        sent = body.encode() if isinstance(body, str) else body
        named = {"Authorization": f"Bearer {token}"} if token is not None else {}
        url = f"{self.server.url}/rooms/{code or self.code}/dials"
        return ask(url, sent, "GET" if body is None else "PUT", **named, **headers)

    def hosts(self, move: str, **params: Any) -> None:
        assert self.phones[0].say("host", {"move": move, **params})["ok"]

    def pairs(self, count: int) -> list[str]:
        """The pairs of so many deals from the one that is on, each voided."""
        pairs = []
        for _ in range(count):
            pairs.append(" | ".join(self.phones[0].view["facts"]["pair"]))
            v = self.phones[0].view["v"]
            self.hosts("void")
            self.phones[0].until(lambda v=v: self.phones[0].view["v"] > v)
        return pairs

    def plays(self) -> None:
        self.hosts("configure", game="wavelength")
        self.hosts("start")
        self.phones[0].until(lambda: self.phones[0].view["scene"] == "wavelength/clue")


@pytest.fixture
def house(server: Running, line: Open) -> House:
    return House(server, line, people=2)


# Reading and writing


def test_the_host_reads_and_writes_them_as_one_text(either: Running, line: Open) -> None:
    house = House(either, line, people=1)
    empty = house.ask()
    assert (empty.status, empty.json) == (200, {"text": ""})
    written = house.ask(TEXT)
    assert (written.status, written.json) == (200, {"count": 2})
    assert house.ask().json == {"text": TEXT}


def test_a_new_text_takes_the_place_of_the_old_one(house: House) -> None:
    house.ask(TEXT)
    assert house.ask("Sea | Land").json == {"count": 1}
    assert house.ask().json == {"text": "Sea | Land"}
    assert house.ask("").json == {"count": 0}
    assert house.ask().json == {"text": ""}


@pytest.mark.parametrize(
    "body",
    [
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.replace("\n", "\r").encode(),
        b"\xef\xbb\xbf" + TEXT.encode(),
        b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode(),
        TEXT.strip().encode(),
    ],
)
def test_line_ends_and_byte_order_marks_of_editors_do_not_matter(house: House, body: bytes) -> None:
    answer = house.ask(body)
    assert (answer.status, answer.json) == (200, {"count": 2})
    assert not house.ask().json["text"].startswith("\ufeff")


@pytest.mark.parametrize("kind", ["text/plain", "application/json", "application/x-www-form-urlencoded", ""])
def test_the_body_is_the_text_whatever_its_type_is_called(house: House, kind: str) -> None:
    assert house.ask(TEXT, Content_Type=kind).json == {"count": 2}


def test_the_code_may_be_written_in_either_case(house: House) -> None:
    assert house.ask(TEXT, code=house.code.lower()).status == 200
    assert house.ask(code=house.code.lower()).json == {"text": TEXT}


# Whose they are


@pytest.mark.parametrize("body", [None, TEXT])
def test_they_need_the_hosts_token(house: House, body: str | None) -> None:
    for token in (None, " ", "nonsense", "d1.nonsense", house.tokens[0] + "x"):
        answer = house.ask(body, token)
        assert (answer.status, answer.json) == (401, UNAUTHORISED), token
    answer = house.ask(body, house.tokens[1])
    assert (answer.status, answer.json["error"]["code"]) == (403, "not_host")
    assert house.ask().json == {"text": ""}


@pytest.mark.parametrize("header", ["Basic x", "Bearer", "bearer ", "Token x"])
def test_no_other_way_to_show_who_one_is_is_taken(house: House, header: str) -> None:
    assert house.ask(token=None, Authorization=header).status == 401


def test_who_has_become_host_has_them_and_who_was_has_them_no_longer(house: House) -> None:
    house.ask(TEXT)
    house.hosts("hand_over", seat="s2")
    assert house.ask(token=house.tokens[0]).status == 403
    assert house.ask("Sea | Land", house.tokens[0]).status == 403
    assert house.ask(token=house.tokens[1]).json == {"text": TEXT}


@pytest.mark.parametrize("body", [None, TEXT])
def test_the_host_of_another_room_is_nobody_here(
    house: House, server: Running, line: Open, body: str | None
) -> None:
    other = House(server, line, people=1)
    assert house.ask(body, other.tokens[0]).status == 401
    assert other.ask().json == {"text": ""}


@pytest.mark.parametrize("body", [None, TEXT])
def test_an_unknown_room_has_none(house: House, body: str | None) -> None:
    answer = house.ask(body, code="AEIO")
    assert (answer.status, answer.json["error"]["code"]) == (404, "no_such_room")


def test_they_are_read_and_put_and_nothing_else(house: House) -> None:
    url = f"{house.server.url}/rooms/{house.code}/dials"
    for method in ("POST", "DELETE", "PATCH"):
        assert ask(url, b"", method, Authorization=f"Bearer {house.tokens[0]}").status == 405


# Faults


def test_a_faulty_text_is_answered_with_every_line_and_reason_and_nothing_is_lost(house: House) -> None:
    house.ask(TEXT)
    answer = house.ask(f"Sea | Land\nSea\na|b|c\n|x\n{'y' * 25} | z\nCat|cats\nland | SEA\nx\x07|y\n")
    assert answer.status == 422
    assert answer.json == {
        "faults": [
            {"line": 2, "code": "no_bar", "params": {}},
            {"line": 3, "code": "many_bars", "params": {}},
            {"line": 4, "code": "no_word", "params": {}},
            {"line": 5, "code": "too_long", "params": {"word": "y" * 25, "most": 24}},
            {"line": 6, "code": "ends_same", "params": {"word": "cats"}},
            {"line": 7, "code": "twice", "params": {"word": "land | SEA", "line": 1}},
            {"line": 8, "code": "bad_character", "params": {}},
        ]
    }
    assert house.ask().json == {"text": TEXT}


def test_too_many_lines_and_a_line_too_long_are_faults(house: House) -> None:
    answer = house.ask("x" * 401 + "\n" + "\n".join(f"Low{n} | High{n}" for n in range(500)))
    assert (answer.status, answer.json["faults"]) == (
        422,
        [
            {"line": 1, "code": "line_too_long", "params": {"most": 400}},
            {"line": 501, "code": "too_many_lines", "params": {"most": 500, "lines": 501}},
        ],
    )


@pytest.mark.parametrize(("body", "number"), [(b"\xff", 1), (b"Cat | Dog\nTea | Caf\xe9\n", 2)])
def test_what_is_not_utf8_is_a_fault_of_its_line(house: House, body: bytes, number: int) -> None:
    answer = house.ask(body)
    assert (answer.status, answer.json) == (
        422,
        {"faults": [{"line": number, "code": "not_utf8", "params": {}}]},
    )


def test_a_text_that_is_too_large_is_not_read(either: Running, line: Open) -> None:
    house = House(either, line, people=1)
    assert house.ask(b"x" * 262_145).status == 413
    assert house.ask().json == {"text": ""}


@pytest.mark.parametrize(("text", "status"), [(LONGEST, 200), ("#" * 262_144, 422)])
def test_a_text_of_five_hundred_long_lines_is_read(house: House, text: str, status: int) -> None:
    assert house.ask(text).status == status


def test_what_looks_like_markup_is_data(house: House) -> None:
    text = "<b>Cat</b> | <i>Dog</i>"
    assert house.ask(text).json == {"count": 1}
    answer = house.ask()
    assert answer.headers["Content-Type"] == "application/json" and answer.json == {"text": text}


# In play


@pytest.mark.parametrize("lang", ["en", "es"])
def test_they_are_played_before_the_shipped_ones(server: Running, line: Open, lang: str) -> None:
    house = House(server, line, lang)
    house.ask(TEXT)
    house.plays()
    pairs = house.pairs(12)
    assert sorted(pairs[:2]) == ["Cat | Dog", "Tea | Coffee"]
    assert len(set(pairs)) == 12


def test_they_outlive_a_server_that_is_killed(
    start: Callable[..., Running], line: Open, tmp_path: Path
) -> None:
    first = start("--limits", "off", data=tmp_path / "kept")
    house = House(first, line)
    house.ask(TEXT)
    house.plays()
    [shown] = house.pairs(1)
    first.end(9)
    house.server = start("--limits", "off", data=tmp_path / "kept")
    house.phones = [line(house.server.url, {"code": house.code, "token": token}) for token in house.tokens]
    house.phones[0].until(lambda: house.phones[0].views)
    assert house.ask().json == {"text": TEXT}
    pairs = house.pairs(2)
    assert sorted([shown, pairs[0]]) == ["Cat | Dog", "Tea | Coffee"]
    assert pairs[1] not in (shown, pairs[0])
