"""The floor: a bare Flask-SocketIO app on eventlet with its defaults, nine different messages per action by plain emit."""

from __future__ import annotations

import sys
import warnings

warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")

import eventlet

eventlet.monkey_patch()

from flask import Flask, request
from flask_socketio import SocketIO, emit
from messages import stand_in

app = Flask(__name__)
socketio = SocketIO(app, async_mode="eventlet")
rooms: dict[str, list[tuple[str, str]]] = {}
room_of: dict[str, str] = {}
shown: dict[str, int] = {}
messages = [stand_in(screen, int(sys.argv[2])) for screen in range(9)]


@app.get("/healthz")
def healthz() -> dict[str, bool]:
    return {"ok": True}


@socketio.on("connect", namespace="/board")
def board_connects(auth: dict[str, str]) -> None:
    _join("/board", auth["code"])


@socketio.on("connect", namespace="/controller")
def phone_connects(auth: dict[str, str]) -> None:
    _join("/controller", auth["code"])


def _join(namespace: str, code: str) -> None:
    sid = request.sid  # type: ignore[attr-defined]
    rooms.setdefault(code, []).append((sid, namespace))
    room_of[sid] = code


@socketio.on("answer", namespace="/controller")
def answer(payload: dict[str, object]) -> dict[str, bool]:
    code = room_of[request.sid]  # type: ignore[attr-defined]
    shown[code] = v = shown.get(code, 10000) + 1
    for (sid, namespace), message in zip(rooms[code], messages, strict=False):
        emit("view", {**message, "v": v}, to=sid, namespace=namespace)
    return {"ok": True}


if __name__ == "__main__":
    socketio.run(app, host="127.0.0.1", port=int(sys.argv[1]))
