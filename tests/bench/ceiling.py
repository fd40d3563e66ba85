"""The ceiling: the same answers as the floor's from raw Engine.IO packets on eventlet, with nothing above them."""

from __future__ import annotations

import json
import sys
import warnings

warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")

import eventlet

eventlet.monkey_patch()

import engineio
import eventlet.wsgi
import orjson
from engineio.packet import MESSAGE, Packet
from messages import stand_in

eio = engineio.Server(async_mode="eventlet", async_handlers=False)
rooms: dict[str, list[tuple[str, str]]] = {}
room_of: dict[str, str] = {}
shown: dict[str, int] = {}
# Each message in two halves, around the one number in it that changes.
tails = [
    orjson.dumps(stand_in(screen, int(sys.argv[2]))).decode().partition("10000")[2] for screen in range(9)
]


@eio.on("connect")
def connect(sid: str, environ: dict[str, object]) -> None:
    return None


@eio.on("message")
def message(sid: str, text: str) -> None:
    namespace, _, body = text[1:].partition(",")
    if text[0] == "0":
        room_of[sid] = code = json.loads(body)["code"]
        rooms.setdefault(code, []).append((sid, f'2{namespace},["view",{{"v":'))
        _send(sid, f'0{namespace},{{"sid":"{sid}"}}')
    elif text[0] == "2":
        number, _, _ = body.partition("[")
        code = room_of[sid]
        shown[code] = v = shown.get(code, 10000) + 1
        for (screen, head), tail in zip(rooms[code], tails, strict=False):
            _send(screen, f"{head}{v}{tail}]")
        _send(sid, f'3{namespace},{number}[{{"ok":true}}]')


def _send(sid: str, text: str) -> None:
    eio.send_packet(sid, Packet(MESSAGE, data=text))


engine = engineio.WSGIApp(eio, engineio_path="socket.io")


def serve(environ, start_response):  # type: ignore[no-untyped-def]
    if environ["PATH_INFO"] == "/healthz":
        start_response("200 OK", [("Content-Type", "application/json")])
        return [b'{"ok": true}']
    environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
    return engine(environ, start_response)


if __name__ == "__main__":
    eventlet.wsgi.server(eventlet.listen(("127.0.0.1", int(sys.argv[1]))), serve, log_output=False)
