"""Packs of a room's own over HTTP: checked, added, read, changed, removed, and passed on as a QR code."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.lines import Line
from tests.web.running import Running, ask

PACK = "# Kitchen\nicon: 🍳\npizza / burger\nhot tub = jacuzzi ~ spa / sauna\n"
TASTE = 3


class Desk:
    """A host with two guests, who writes."""

    def __init__(self, server: Running, line: Callable[..., Line]) -> None:
        self.url = server.url
        self.code = server.room()
        lines = [line(server.url, {"code": self.code}) for _ in range(3)]
        people = zip(lines, ("Ana", "Ben", "Cleo"), strict=True)
        self.tokens = [one.say("sit", {"name": name})["token"] for one, name in people]
        self.host = lines[0]

    def ask(
        self, method: str, path: str, text: str | bytes = b"", token: str | None = "host"
    ) -> tuple[int, Any]:
        body = text.encode() if isinstance(text, str) else text
        known = {"Authorization": f"Bearer {self.tokens[0] if token == 'host' else token}"} if token else {}
        answer = ask(f"{self.url}/rooms/{self.code}/{path}", body or None, method, **known)
        return answer.status, answer.json if answer.text[:1] in "[{" else answer.text

    def makes(self, move: str, **params: Any) -> None:
        assert self.host.say("host", {"move": move, **params})["ok"]

    def packs(self) -> dict[str, dict[str, Any]]:
        return {pack["id"]: pack for pack in self.ask("GET", "packs")[1]}


@pytest.fixture
def desk(server: Running, line: Callable[..., Line]) -> Desk:
    return Desk(server, line)


def test_the_host_reads_what_there_is_to_choose_from(desk: Desk) -> None:
    packs = desk.packs()
    assert {id.partition("/")[0] for id in packs} == {"en"}
    one = next(iter(packs.values()))
    assert one.keys() == {"id", "title", "icon", "count", "adult", "kids", "own", "played", "taste"}
    assert (one["own"], one["played"], one["taste"]) == (False, 0, [])


def test_a_text_is_checked_without_being_kept(desk: Desk) -> None:
    status, told = desk.ask("POST", "packs/check", PACK)
    assert (status, told) == (200, {"title": "Kitchen", "icon": "🍳", "count": 2, "faults": []})
    status, told = desk.ask("POST", "packs/check", "# Kitchen\npizza / pizzas\ntea / tea / tea\n")
    assert (status, told["count"]) == (200, 0)
    assert [(fault["line"], fault["code"]) for fault in told["faults"]] == [
        (2, "decoy_same"),
        (3, "many_slashes"),
    ]
    assert not any(pack["own"] for pack in desk.packs().values())


def test_a_pack_is_added_read_changed_and_removed(desk: Desk) -> None:
    status, told = desk.ask("POST", "packs", PACK)
    assert (status, told) == (201, {"id": "own/1"})
    assert desk.ask("GET", "packs/own/1") == (200, {"text": PACK})
    assert desk.packs()["own/1"]["title"] == "Kitchen"
    assert desk.ask("PUT", "packs/own/1", PACK.replace("Kitchen", "Bath")) == (200, {"id": "own/1"})
    assert next(iter(desk.packs())) == "own/1" and desk.packs()["own/1"]["title"] == "Bath"
    assert desk.ask("DELETE", "packs/own/1") == (200, {"ok": True})
    assert "own/1" not in desk.packs()
    assert desk.ask("GET", "packs/own/1")[0] == 422


def test_the_only_pack_that_was_chosen_gives_way_to_the_usual_ones(desk: Desk) -> None:
    usual = desk.host.view["facts"]["packs"]
    desk.ask("POST", "packs", PACK)
    desk.makes("configure", packs=["own/1"])
    desk.ask("DELETE", "packs/own/1")
    desk.host.until(lambda: desk.host.view["facts"]["packs"] == usual)


def test_a_faulty_change_leaves_the_pack_as_it_was(desk: Desk) -> None:
    desk.ask("POST", "packs", PACK)
    status, told = desk.ask("PUT", "packs/own/1", "# Kitchen\n/\n")
    assert (status, [fault["code"] for fault in told["faults"]]) == (422, ["no_word"])
    assert desk.ask("GET", "packs/own/1") == (200, {"text": PACK})


@pytest.mark.parametrize("path", ["packs/en/food", "packs/own/7", "packs/nonsense"])
def test_only_packs_of_the_room_s_own_are_changed(desk: Desk, path: str) -> None:
    for method in ("GET", "PUT", "DELETE"):
        assert desk.ask(method, path, PACK if method == "PUT" else "")[0] == 422


def test_while_a_round_is_on_packs_can_be_added_but_not_changed(desk: Desk) -> None:
    desk.ask("POST", "packs", PACK)
    desk.makes("start")
    assert desk.ask("POST", "packs", PACK.replace("Kitchen", "Bath"))[0] == 201
    for method in ("PUT", "DELETE"):
        status, told = desk.ask(method, "packs/own/1", PACK)
        assert (status, told["error"]["code"]) == (400, "not_now")


@pytest.mark.parametrize(("token", "status"), [(None, 401), ("nonsense", 401), ("guest", 403)])
def test_nobody_else_reads_or_writes(desk: Desk, token: str | None, status: int) -> None:
    if token == "guest":
        token = desk.tokens[1]
    for method, path in (
        ("GET", "packs"),
        ("GET", "packs/own/1"),
        ("POST", "packs/check"),
        ("POST", "packs/qr.svg"),
        ("PUT", "packs/own/1"),
        ("DELETE", "packs/own/1"),
        ("GET", "dials"),
        ("PUT", "dials"),
    ):
        assert desk.ask(method, path, PACK if method in ("POST", "PUT") else "", token)[0] == status


def test_what_was_played_of_a_pack_stands_beside_it_once_the_round_is_over(desk: Desk) -> None:
    desk.ask("POST", "packs", "# Kitchen\n" + "\n".join(f"word{n}x" for n in range(6)))
    desk.makes("configure", packs=["own/1"])
    desk.makes("start")
    assert desk.packs()["own/1"]["played"] == 0
    for _ in range(4):
        desk.makes("void")
    told = desk.packs()["own/1"]
    assert (told["played"], len(told["taste"])) == (4, TASTE)
    desk.makes("end")
    assert desk.packs()["own/1"]["played"] == 5


def test_a_short_pack_is_a_qr_code_and_a_long_one_is_not(desk: Desk) -> None:
    status, told = desk.ask("POST", "packs/qr.svg", PACK)
    assert status == 200 and told.startswith("<?xml") and "<svg" in told
    status, told = desk.ask("POST", "packs/qr.svg", PACK * 20)
    assert (status, told["error"]["code"]) == (400, "too_long")


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        (b"# Junk\nx\xff\xfe\n", 2, "not_utf8"),
        (bytes(range(256)), 2, "not_utf8"),
        (b"# Junk\na\x00b\n", 2, "bad_character"),
        ("# Many\n" + "\n".join(f"w{n}x" for n in range(3000)), 501, "too_many_lines"),
        ("# Twice\npizza\nPizzas\n", 3, "twice"),
    ],
    ids=("not text", "all bytes", "a null", "3000 lines", "a word twice"),
)
def test_junk_is_refused_by_line(desk: Desk, text: str | bytes, where: int, code: str) -> None:
    status, told = desk.ask("POST", "packs", text)
    assert status == 422
    assert (where, code) in {(fault["line"], fault["code"]) for fault in told["faults"]}


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("\ufeff# Kitchen\r\npizza / burger\r\n", 1),
        ("# Kitchen\rpizza\t/\tburger\r", 1),
        ("# 🎉 Party\nicon: 🎉\n🍕 / 🍔\n🚗\n", 2),
        ("# مطبخ\nتفاح / برتقال\nخبز\n", 2),
        ("# Most\n" + "\n".join(f"w{n}x / w{n}y" for n in range(499)), 499),
    ],
    ids=("BOM and CRLF", "CR and tabs", "emoji", "Arabic", "500 lines"),
)
def test_what_other_editors_and_scripts_write_is_right(desk: Desk, text: str, count: int) -> None:
    assert desk.ask("POST", "packs/check", text)[1]["count"] == count
    assert desk.ask("POST", "packs", text)[0] == 201
