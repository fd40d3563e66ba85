"""Raw lines to a server: Socket.IO written by hand, so that what no decent client would send can be sent."""

import json
import time
from typing import Any

import requests
import websocket

PATIENCE = 30.0
Ack = dict[str, Any]


def answered(ack: Ack) -> str:
    """The code of a refusal, or "ok"."""
    return "ok" if ack["ok"] else ack["error"]["code"]


class Reading:
    """What a screen has been sent, whatever carried it."""

    def __init__(self, namespace: str) -> None:
        self.namespace = namespace
        self.views: list[dict[str, Any]] = []
        self.byes: list[str] = []
        self.acks: dict[int, Ack] = {}
        self.refused: dict[str, Any] | None = None
        self.entered = False
        self.let_go = False
        self.order: list[str] = []

    def take(self, frame: str) -> None:
        """Reads one Engine.IO packet; those that are not for this namespace are passed over."""
        kind, head, rest = frame[:2], f"{self.namespace},", frame[2:]
        if not rest.startswith(head) and rest != self.namespace:
            return
        body = rest[len(head) :]
        if kind == "40":
            self.entered = True
            self.order.append("entered")
        elif kind == "41":
            self.let_go = True
        elif kind == "44":
            self.refused = json.loads(body)
        elif kind == "42":
            name, content = json.loads(body)
            self.order.append(name)
            if name == "view":
                self.views.append(content)
            elif name == "bye":
                self.byes.append(content["code"])
        elif kind == "43":
            number, _, answer = body.partition("[")
            self.acks[int(number)] = json.loads("[" + answer)[0]


class Line(Reading):
    """A WebSocket. `auth` None leaves the namespace unentered."""

    def __init__(
        self,
        url: str,
        auth: Any = None,
        namespace: str = "/controller",
        header: list[str] | None = None,
        origin: str | None = None,
    ) -> None:
        super().__init__(namespace)
        address = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self.ws = websocket.create_connection(address, timeout=PATIENCE, header=header or [], origin=origin)
        self.opened = json.loads(self.ws.recv()[1:])
        self.closed = False
        self.number = 0
        if auth is not None:
            self.write(f"40{namespace},{json.dumps(auth)}")
            self.until(lambda: self.entered or self.refused is not None)

    def write(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.ws.send_binary(frame)
        else:
            self.ws.send(frame)

    def read(self, seconds: float = 0.3) -> None:
        """Takes all that comes until nothing has come for so long."""
        self.ws.settimeout(seconds)
        try:
            while not self.closed:
                self._take_one()
        except websocket.WebSocketTimeoutException:
            pass

    def until(self, done: Any, seconds: float = PATIENCE) -> None:
        """Reads until that holds; fails when it does not in time."""
        end = time.monotonic() + seconds
        while not done():
            assert not self.closed, "the connection was closed"
            left = end - time.monotonic()
            assert left > 0, "it did not come in time"
            self.ws.settimeout(left)
            try:
                self._take_one()
            except websocket.WebSocketTimeoutException as late:
                raise AssertionError("it did not come in time") from late

    def until_closed(self, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not self.closed and time.monotonic() < end:
            self.read(0.2)
        assert self.closed

    def _take_one(self) -> None:
        try:
            frame = self.ws.recv()
        except (websocket.WebSocketConnectionClosedException, ConnectionError):
            self.closed = True
            return
        if frame in ("", b""):
            self.closed = True
        elif frame == "2":
            self.ws.send("3")
        elif frame == "1":
            self.closed = True
        else:
            self.take(frame)

    def say(self, name: Any, *payload: Any) -> Ack:
        """Sends an event and gives its acknowledgement."""
        return self.ask(json.dumps([name, *payload]))

    def ask(self, text: str) -> Ack:
        """Sends that text as an event which asks for an acknowledgement, and gives it."""
        self.number += 1
        number = self.number
        self.write(f"42{self.namespace},{number}{text}")
        self.until(lambda: number in self.acks)
        return self.acks.pop(number)

    @property
    def view(self) -> dict[str, Any]:
        return self.views[-1]

    def close(self) -> None:
        self.ws.shutdown()  # at once: a close frame would be waited for


class Polling(Reading):
    """The same by long polling."""

    def __init__(self, url: str, auth: Any = None, namespace: str = "/controller") -> None:
        super().__init__(namespace)
        self.address = url + "/socket.io/"
        self.web = requests.Session()
        opened = self.web.get(self.address, params={"EIO": "4", "transport": "polling"}, timeout=PATIENCE)
        self.query = {"EIO": "4", "transport": "polling", "sid": json.loads(opened.text[1:])["sid"]}
        if auth is not None:
            self.post(f"40{namespace},{json.dumps(auth)}")
            while not self.entered and self.refused is None:
                self.read()

    def post(self, body: str, **more: Any) -> requests.Response:
        return self.web.post(self.address, params=self.query, data=body.encode(), timeout=PATIENCE, **more)

    def read(self) -> None:
        brought = self.web.get(self.address, params=self.query, timeout=30)
        assert brought.status_code == 200, brought.text
        for frame in brought.text.split("\x1e"):
            if frame == "2":
                self.post("3")
            else:
                self.take(frame)

    def close(self) -> None:
        self.web.close()
