"""What goes over the link: who is let in, how events are answered, what junk does."""

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websocket
from socketio.exceptions import ConnectionRefusedError

from app import create_app
from static import faults
from static.link import Wire
from tests.web.lines import Line, Polling, answered
from tests.web.running import ROOT, Running

Open = Callable[..., Line]
DEEP = "[" * 8000 + "]" * 8000


def room_with_a_phone(server: Running, line: Open) -> tuple[str, Line, str]:
    """A room with its host's phone; gives the code, the line and the token."""
    code = server.room()
    phone = line(server.url, {"code": code})
    return code, phone, phone.say("sit", {"name": "Ana"})["token"]


def assert_well(phone: Line) -> None:
    """The connection lives, and what it asks is answered."""
    assert answered(phone.say("nonsense")) == "unknown_event"


# Who is let in


def test_the_first_view_follows_the_confirmation(either: Running, line: Open) -> None:
    code = either.room()
    for namespace in ("/board", "/controller"):
        screen = line(either.url, {"code": code.lower()}, namespace)
        screen.until(lambda screen=screen: screen.views)
        assert screen.order[:2] == ["entered", "view"]
        assert screen.view["room"]["code"] == code
        assert screen.view["room"]["join_url"].endswith(f"/{code}")


def test_the_same_by_polling(either: Running) -> None:
    code = either.room()
    phone = Polling(either.url, {"code": code})
    while not phone.views:
        phone.read()
    assert phone.order[:2] == ["entered", "view"]
    phone.post(f'42/controller,7["sit",{json.dumps({"name": "Ana"})}]')
    while 7 not in phone.acks:
        phone.read()
    assert phone.acks[7]["ok"]
    phone.close()


@pytest.mark.parametrize(
    ("auth", "code"),
    [
        ({"code": "AEIO"}, "no_such_room"),
        ({"code": ""}, "no_such_room"),
        ({"code": None}, "bad_value"),
        ({"code": 7}, "bad_value"),
        ({"code": "\ud800"}, "no_such_room"),
        ({"code": "x" * 9000}, "no_such_room"),
        ({}, "bad_value"),
        ([], "bad_value"),
        ("KXTR", "bad_value"),
        (None, "bad_value"),
    ],
)
@pytest.mark.parametrize("namespace", ["/board", "/controller"])
def test_who_is_not_let_in_is_told_why(
    either: Running, line: Open, auth: Any, code: str, namespace: str
) -> None:
    screen = line(either.url, None, namespace)
    screen.write(f"40{namespace},{json.dumps(auth)}" if auth is not None else f"40{namespace},")
    screen.until(lambda: screen.refused is not None)
    assert screen.refused is not None
    assert screen.refused["data"]["code"] == code
    assert screen.refused["message"] == code
    assert not screen.entered


@pytest.mark.parametrize("token", ["nonsense", 7, [], {}, "", "\ud800", "x" * 9000])
def test_a_wrong_token_is_refused(either: Running, line: Open, token: Any) -> None:
    code = either.room()
    screen = line(either.url, {"code": code, "token": token})
    assert screen.refused is not None
    assert screen.refused["data"]["code"] == "bad_token"


def test_a_token_of_another_room_is_refused(server: Running, line: Open) -> None:
    _, _, token = room_with_a_phone(server, line)
    other = line(server.url, {"code": server.room(), "token": token})
    assert other.refused is not None
    assert other.refused["data"]["code"] == "bad_token"


def test_one_who_was_refused_may_try_again_on_the_same_connection(server: Running, line: Open) -> None:
    screen = line(server.url, {"code": "AEIO"})
    screen.write(f'40/controller,{{"code":"{server.room()}"}}')
    screen.until(lambda: screen.views)


def test_other_namespaces_are_closed(server: Running, line: Open) -> None:
    screen = line(server.url, None, "/")
    for name in ("/", "/admin"):
        screen.write(f"40{name},{{}}")
        screen.ws.settimeout(5)
        assert screen.ws.recv().startswith("44")


def test_entering_twice_on_one_connection_changes_nothing(server: Running, line: Open) -> None:
    code, phone, _ = room_with_a_phone(server, line)
    before = len(phone.view["seats"])
    phone.write(f'40/controller,{{"code":"{code}"}}')
    phone.read()
    assert_well(phone)
    assert len(phone.view["seats"]) == before


def test_pages_of_other_origins_are_not_let_in(either: Running, line: Open) -> None:
    with pytest.raises(websocket.WebSocketBadStatusException):
        line(either.url, None, origin="http://evil.example")
    assert line(either.url, None, origin=either.url).opened["pingInterval"] == 10_000


def test_the_ping_that_a_lost_phone_is_found_by(server: Running, line: Open) -> None:
    opened = line(server.url).opened
    assert (opened["pingInterval"], opened["pingTimeout"], opened["maxPayload"]) == (10_000, 8_000, 16_384)


# Being let go


def test_a_second_tab_takes_over_and_the_first_is_let_go(either: Running, line: Open) -> None:
    code, phone, token = room_with_a_phone(either, line)
    second = line(either.url, {"code": code, "token": token})
    phone.until(lambda: phone.byes and phone.let_go)
    assert phone.byes == ["taken_over"]
    phone.until_closed()
    second.until(lambda: second.views)
    second.read()
    assert not second.view["seats"][0]["away"]
    assert_well(second)


def test_a_line_that_ends_makes_its_seat_away(either: Running, line: Open) -> None:
    code, phone, _ = room_with_a_phone(either, line)
    board = line(either.url, {"code": code}, "/board")
    board.until(lambda: board.views and not board.view["seats"][0]["away"])
    phone.close()
    board.until(lambda: board.view["seats"][0]["away"])


def test_leaving_the_namespace_makes_its_seat_away_too(server: Running, line: Open) -> None:
    code, phone, _ = room_with_a_phone(server, line)
    board = line(server.url, {"code": code}, "/board")
    phone.write("41/controller,")
    board.until(lambda: board.views and board.view["seats"][0]["away"])


# Events


FIELDS: list[tuple[str, Any]] = [
    ("sit", {}),
    ("sit", {"name": 7}),
    ("sit", {"name": None}),
    ("sit", {"name": "Ben", "key": 7}),
    ("answer", {}),
    ("answer", {"step": 1}),
    ("answer", {"value": True}),
    ("answer", {"step": "1", "value": True}),
    ("answer", {"step": True, "value": True}),
    ("answer", {"step": 1.5, "value": True}),
    ("answer", {"step": 1, "value": True, "seat": 7}),
    ("answer", {"step": 1, "value": True, "seat": ["host"]}),
    ("hold", {}),
    ("hold", {"seat": {}}),
    ("host", {}),
    ("host", {"move": 7}),
    ("host", {"move": "start", "step": "1"}),
    ("claim", {}),
    ("claim", {"code": 7}),
    ("leave", {"seat": 7}),
]


@pytest.mark.parametrize(("event", "payload"), FIELDS)
def test_missing_fields_and_wrong_types_are_refused(
    server: Running, line: Open, event: str, payload: Any
) -> None:
    _, phone, _ = room_with_a_phone(server, line)
    assert answered(phone.say(event, payload)) == "bad_value"


@pytest.mark.parametrize("payload", [[], "text", 7, True, [{}], "null"])
@pytest.mark.parametrize("event", ["sit", "answer", "lead", "release"])
def test_a_payload_that_is_no_object_is_refused(
    server: Running, line: Open, event: str, payload: Any
) -> None:
    _, phone, _ = room_with_a_phone(server, line)
    assert answered(phone.say(event, payload)) == "bad_value"
    assert answered(phone.say(event, {}, {})) == "bad_value"


def test_events_without_any_payload_are_answered(either: Running, line: Open) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    for event in ("sit", "answer", "hold", "host", "claim"):
        assert answered(phone.say(event)) == "bad_value"
    assert answered(phone.say("release")) == "ok"


@pytest.mark.parametrize(
    "text",
    [
        '["fly",{}]',
        '["view",{}]',
        '["",{}]',
        "[]",
        "[7]",
        "[{}]",
        "[[]]",
        "[null]",
        "{}",
        '"sit"',
        "",
        '["connect",{"REMOTE_ADDR":"1.2.3.4"},{"code":"AEIO"}]',
        '["disconnect"]',
        '["disconnect","client disconnect"]',
        '["__disconnect_final"]',
        '["*","sit",{}]',
    ],
)
def test_what_parses_and_is_no_event_of_ours_is_refused(either: Running, line: Open, text: str) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    assert answered(phone.ask(text)) == "unknown_event"
    assert answered(phone.say("release", {})) == "ok"
    assert not phone.view["seats"][0]["away"]


def test_a_board_has_no_events(server: Running, line: Open) -> None:
    board = line(server.url, {"code": server.room()}, "/board")
    for event in ("sit", "answer", "host", "lead"):
        assert answered(board.say(event, {"name": "Ana", "move": "start"})) == "unknown_event"


JUNK = [
    "",
    "hello",
    "4",
    "42",
    "42/controller,",
    "42/controller,1not json",
    '42/controller,1["sit",{"name":NaN}]',
    '42/controller,1["sit",{"name":Infinity}]',
    '42/controller,1["sit",{]',
    f'42/controller,1["sit",{DEEP}]',
    f"4{DEEP}",
    f"42/controller,{DEEP}",
    '42/controller,1["answer",{"step":' + "9" * 5000 + "}]",
    "42/controller," + "9" * 200 + '["sit",{}]',
    '42/nowhere,1["sit",{}]',
    '421["sit",{}]',
    '451-/controller,["sit",{"_placeholder":true,"num":0}]',
    '4599-/controller,1["sit",{}]',
    '461-/controller,1[{"_placeholder":true,"num":0}]',
    "43/controller,9[]",
    "44/controller,{}",
    "47/controller,[]",
    "4x",
    "0",
    "6",
    "7",
    "9",
    "x",
    "²",
    "2probe",
    "5",
    "\x00",
    b"\x00\x01\x02",
    b"",
]


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_junk_is_dropped_and_the_connection_kept(either: Running, line: Open, junk: str | bytes) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    phone.write(junk)
    assert_well(phone)
    assert answered(phone.say("sit", {"name": "Ben"})) == "ok"


@pytest.mark.parametrize(
    "junk", [junk for junk in JUNK if isinstance(junk, str) and junk != "2probe"], ids=lambda junk: junk[:20]
)
def test_junk_by_polling_takes_nothing_with_it(server: Running, junk: str) -> None:
    phone = Polling(server.url, {"code": server.room()})
    body = "\x1e".join([junk, '42/controller,5["sit",{"name":"Ana"}]'])
    assert phone.post(body).status_code == 200
    while 5 not in phone.acks:
        phone.read()
    assert phone.acks[5]["ok"]
    phone.close()


def test_an_attachment_that_never_comes_swallows_nothing(either: Running, line: Open) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    phone.write('453-/controller,["sit",{"_placeholder":true,"num":0}]')
    phone.write(b"\x00")
    assert answered(phone.say("sit", {"name": "Ben"})) == "ok"


@pytest.mark.parametrize(
    "value",
    [
        10**30,
        -(10**30),
        2**64,
        1e308,
        "\ud800",
        ["\udfff"],
        {"\ud800": 1},
        {"a": {"b": [None]}},
        "1e999",
        1.5,
        None,
    ],
)
def test_values_that_only_a_machine_sends_are_refused_not_fallen_over(
    either: Running, line: Open, value: Any
) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    for event, payload in (
        ("answer", {"step": value, "value": True}),
        ("answer", {"step": phone.view["step"], "value": value}),
        ("sit", {"name": value}),
        ("host", {"move": "configure", "step": phone.view["step"], "options": value}),
        ("host", {"move": value}),
        ("host", {"move": "remove", "seat": value}),
        ("host", {"move": "configure", "lang": value, "more": value}),
    ):
        ack = phone.say(event, payload)
        if event == "sit" and value == "1e999":
            assert ack["ok"]  # a name like any other
            continue
        assert not ack["ok"], (event, payload)
        assert ack["error"]["code"] != "did_not_work", (event, payload)
    phone.write('42/controller,77["answer",{"step":1e999,"value":1e999}]')
    phone.until(lambda: 77 in phone.acks)
    assert answered(phone.acks[77]) == "bad_value"


# Sizes


def test_a_message_over_16_kb_closes_that_connection_only(either: Running, line: Open) -> None:
    code, phone, _ = room_with_a_phone(either, line)
    board = line(either.url, {"code": code}, "/board")
    phone.write(f'42/controller,1["sit",{{"name":"{"x" * 17_000}"}}]')
    phone.until_closed()
    board.until(lambda: board.views and board.view["seats"][0]["away"])
    assert either.get("/healthz").status == 200


def test_a_message_just_below_is_taken(either: Running, line: Open) -> None:
    _, phone, _ = room_with_a_phone(either, line)
    ack = phone.say("sit", {"name": "x" * 16_000})
    assert answered(ack) == "name_too_long"
    assert_well(phone)


def test_a_message_in_endless_pieces_is_cut_off(either: Running, line: Open) -> None:
    phone = line(either.url)
    phone.ws.settimeout(2)  # one server closes the connection, the other reads it no longer
    frame = websocket.ABNF
    with pytest.raises((OSError, websocket.WebSocketException)):
        phone.ws.send_frame(frame.create_frame("4", frame.OPCODE_TEXT, 0))
        for _ in range(30_000):
            phone.ws.send_frame(frame.create_frame("x" * 1000, frame.OPCODE_CONT, 0))
    assert either.get("/healthz").status == 200


def test_frames_are_not_compressed_though_browsers_offer_it(either: Running, line: Open) -> None:
    phone = line(either.url, header=["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"])
    assert "sec-websocket-extensions" not in phone.ws.getheaders()


def test_many_packets_in_one_request_all_count(either: Running) -> None:
    phone = Polling(either.url, {"code": either.room()})
    packets = [f'42/controller,{n}["sit",{{"name":"p{n}"}}]' for n in range(100, 140)]
    assert phone.post("\x1e".join(packets)).status_code == 200
    while len(phone.acks) < 40:
        phone.read()
    assert sorted(phone.acks) == list(range(100, 140))
    assert sum(ack["ok"] for ack in phone.acks.values()) == 20  # as many as a room has seats
    phone.close()


def test_a_request_that_is_too_long_is_answered_at_once(either: Running) -> None:
    phone = Polling(either.url, {"code": either.room()})
    assert phone.post("4" + "x" * 16_384).status_code == 413
    assert phone.post('42/controller,5["sit",{"name":"Ana"}]').status_code == 200
    assert either.get("/healthz").status == 200
    phone.close()


@pytest.mark.parametrize("length", ["abc", "-1", "1e3", "99999999999999999999"])
def test_a_length_that_is_none_is_refused(either: Running, length: str) -> None:
    with socket.create_connection(("127.0.0.1", either.port), timeout=10) as raw:
        raw.sendall(
            f"POST /socket.io/?EIO=4 HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode()
        )
        assert raw.recv(100).split(b" ")[1] in (b"400", b"413")


def test_chunks_without_a_length_are_refused(either: Running) -> None:
    with socket.create_connection(("127.0.0.1", either.port), timeout=10) as raw:
        raw.sendall(
            b"POST /rooms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
        )
        assert raw.recv(100).split(b" ")[1] == b"411"


def test_drafts_of_websocket_from_before_the_standard_are_refused(either: Running) -> None:
    with socket.create_connection(("127.0.0.1", either.port), timeout=10) as raw:
        raw.sendall(
            b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n"
            b"Connection: Upgrade\r\nUpgrade: WebSocket\r\nOrigin: http://x\r\n\r\n"
        )
        assert raw.recv(100).split(b" ")[1] == b"400"


def test_one_who_goes_while_being_let_in_is_not_kept(tmp_path: Path) -> None:
    app = create_app({"DATA": tmp_path, "LIMITS": False})
    site, link = app.extensions["farol"], app.extensions["farol.link"]
    code = site.door.open_room()
    link.server._handle_eio_connect("gone", {"REMOTE_ADDR": "", "QUERY_STRING": ""})
    link.server._handle_eio_message("gone", f'0/controller,{{"code":"{code}"}}')
    assert link.wires == {}
    site.door.close()


def test_views_are_only_queued_and_in_order_with_the_confirmation(tmp_path: Path) -> None:
    app = create_app({"DATA": tmp_path, "LIMITS": False})
    link = app.extensions["farol.link"]
    wire = Wire(link, "/board", "sid", "there")
    queue = link.server.eio.create_queue()
    link.server.eio.sockets["there"] = SimpleNamespace(closed=False, queue=queue)
    wire.show(b'{"v":1}')
    assert queue.empty()
    assert wire.opened()
    wire.show(b'{"v":2}')
    assert [queue.get().encode() for _ in range(2)] == [f'42/board,["view",{{"v":{v}}}]' for v in (1, 2)]
    app.extensions["farol"].door.close()


SECRET = "quokkaword"


def fails(*_: object, **__: object) -> None:
    raise ValueError(SECRET)


def test_a_fault_behind_an_event_is_answered_with_a_code_and_logged_without_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app({"DATA": tmp_path})
    site, link = app.extensions["farol"], app.extensions["farol.link"]
    monkeypatch.setattr(faults.LOG, "propagate", True)
    monkeypatch.setattr(site.door, "sit", fails)
    monkeypatch.setattr(site.door, "attach", fails)
    wire = Wire(link, "/controller", "sid", "nowhere")
    wire.screen = SimpleNamespace(calm=lambda now: None)
    link.wires["sid", "/controller"] = wire
    ack = link.server._trigger_event("sit", "/controller", "sid", {"name": "Ana"})
    assert answered(ack) == "did_not_work"
    with pytest.raises(ConnectionRefusedError) as refused:
        link.server._trigger_event("connect", "/board", "other", {}, {"code": "AEIO"})
    assert refused.value.error_args == {
        "message": "did_not_work",
        "data": {"code": "did_not_work", "params": {}},
    }
    assert SECRET not in caplog.text
    assert caplog.text.count("ValueError in ") == 2
    site.door.close()


def test_app_is_the_only_file_that_names_eventlets_modules() -> None:
    for folder in ("static", "board", "controller", "engine"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"(import|from) eventlet|eventlet\.\w", path.read_text()), path
