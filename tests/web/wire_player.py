"""Players from outside: Socket.IO clients that know of Farol what wire.md says, and hold every frame against it."""

from __future__ import annotations

import json
import threading
import urllib.error
import urllib.request
from bisect import insort
from collections.abc import Callable
from typing import Any

import socketio
from socketio.exceptions import ConnectionError as NotLetIn

from tests.web.wire_frames import (
    ASKS,
    FACTS,
    MINE,
    ROOM,
    SEAT,
    STEER,
    TOLD,
    VIEW,
    Frame,
    check_silent,
    check_types,
)

SILENT = object()
"""Stands for not answering, where one need not."""
PATIENCE = 20  # seconds without any news after which a match counts as stuck


def ask_http(
    url: str, body: str, kind: str = "application/json", token: str | None = None
) -> tuple[int, Any]:
    """POSTs `body`; the status and the JSON that came back."""
    request = urllib.request.Request(url, body.encode(), {"Content-Type": kind})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, json.loads(refused.read())


class Screen:
    """One connection, and every frame it was sent. `refusal` is what the server said when it let nobody in."""

    def __init__(
        self, url: str, code: str, namespace: str, *, token: str | None = None, polling: bool = False
    ) -> None:
        self.namespace = namespace
        self.news = threading.Condition()
        self.frames: list[Frame] = []
        self.byes: list[Any] = []
        self.refusal: Any = None
        self.ended = threading.Event()
        self._checked = 0
        self._client = socketio.Client(reconnection=False, handle_sigint=False)
        for event, take in (
            ("view", self._view),
            ("bye", self._bye),
            ("connect_error", self._refused),
            ("disconnect", self._end),
        ):
            self._client.on(event, take, namespace=namespace)
        auth = {"code": code, "token": token} if token else {"code": code}
        transport = "polling" if polling else "websocket"
        try:
            self._client.connect(
                f"{url}?room={code}",
                auth=auth,
                namespaces=[namespace],
                transports=[transport],
                wait_timeout=PATIENCE,
            )
        except NotLetIn:
            self._client.shutdown()
            assert self.refusal, "nobody was let in, and nobody said why"

    def _view(self, frame: Frame) -> None:
        with self.news:
            # This client reads each message on a thread of its own, which may overtake one another.
            insort(self.frames, frame, key=lambda seen: seen["v"])
            self.news.notify_all()

    def _bye(self, told: Any) -> None:
        self.byes.append(told)

    def _refused(self, told: Any = None) -> None:
        self.refusal = told

    def _end(self, *_: Any) -> None:
        self.ended.set()

    @property
    def view(self) -> Frame:
        """The newest view; waits for the first."""
        self.wait(lambda: bool(self.frames), "a first view")
        return self.frames[-1]

    def wait(self, done: Callable[[], bool], what: str) -> None:
        with self.news:
            assert self.news.wait_for(done, PATIENCE), f"waited for {what}; last seen: {self.frames[-1:]}"

    def send(self, event: str, payload: Any) -> Any:
        """Sends an event; its acknowledgement, whatever it says."""
        return self._client.call(event, payload, namespace=self.namespace, timeout=PATIENCE)

    def refused(self, event: str, payload: Any) -> str:
        """Sends an event that must be refused; the code of the refusal."""
        answer = self.send(event, payload)
        assert answer["ok"] is False, f"{event} {payload} was taken: {answer}"
        assert isinstance(answer["error"]["params"], dict)
        return str(answer["error"]["code"])

    def close(self) -> None:
        self._client.disconnect()
        self._client.shutdown()

    def check(self) -> None:
        """Holds the frames that are new since the last call against wire.md."""
        for number in range(self._checked, len(self.frames)):
            frame = self.frames[number]
            check_types(frame, VIEW, "view")
            check_types(frame["room"], ROOM, "room")
            assert number == 0 or frame["v"] > self.frames[number - 1]["v"], "v did not grow"
            assert frame["room"]["code"] in frame["room"]["join_url"]
            for seat in frame["seats"]:
                check_types(seat, SEAT, "seat")
            check_types(frame["facts"], FACTS.get(frame["scene"], {}), frame["scene"])
            self.check_part(frame)
            self._checked = number + 1

    def check_part(self, frame: Frame) -> None:
        """What this kind of screen may see of the room's secrets."""
        assert "mine" not in frame and "host" not in frame, "a board holds no seat"
        if frame["scene"] not in TOLD:
            check_silent(frame)

    def scenes(self) -> list[str]:
        """The scenes seen so far, in order."""
        seen = [frame["scene"] for frame in self.frames]
        return [scene for number, scene in enumerate(seen) if seen[number - 1 : number] != [scene]]


class Phone(Screen):
    """One person with one phone."""

    def __init__(self, url: str, code: str, *, token: str | None = None, polling: bool = False) -> None:
        self.seat = ""
        self.token = token or ""
        self.said: list[tuple[int, Any]] = []
        self.said_as_host: list[int] = []
        super().__init__(url, code, "/controller", token=token, polling=polling)

    def sit(self, name: str, key: str) -> None:
        answer = self.send("sit", {"name": name, "key": key})
        assert answer["ok"] is True, answer
        self.seat, self.token = answer["seat"], answer["token"]
        self.wait(lambda: bool(self.frames[-1]["mine"]), "a seat of one's own in the view")

    @property
    def mine(self) -> Frame:
        """One's own part of the newest view."""
        part: Frame = self.view["mine"][0]
        return part

    def check_part(self, frame: Frame) -> None:
        if frame["host"] is not None:
            check_types(frame["host"], STEER, "host")
        own = None
        for part in frame["mine"]:
            check_types(part, MINE, "mine")
            assert part["ask"] is None or part["ask"]["kind"] in ASKS
            card = part["card"] or {}
            own = card.get("word") if card.get("role") == "civilian" else None
            assert card.get("role") in (None, "civilian") or "word" not in card, (
                "an imposter's card has no word"
            )
        if frame["scene"] == "imposter/clue":
            asked = [part["seat"] for part in frame["mine"] if part["ask"]]
            assert asked in ([], [frame["facts"]["turn"]]), "only who is up is asked"
        if frame["scene"] not in TOLD:
            check_silent(frame, own)

    def host(self, move: str, **more: Any) -> Any:
        answer = self.send("host", {"move": move, **more})
        assert answer["ok"] is True, f"{move}: {answer}"
        return answer

    def answer_if_asked(self, decide: Callable[[Phone, Frame], Any]) -> bool:
        """Answers what the newest view asks, if anything and not yet answered; whether it did."""
        view = self.view
        part = view["mine"][0] if view["mine"] else {"ask": None}
        if not part["ask"] or part["answered"] or any(step == view["step"] for step, _ in self.said):
            return False
        value = decide(self, part["ask"])
        if value is SILENT:
            return False
        answer = self.send("answer", {"step": view["step"], "value": value})
        assert answer["ok"] is True, f"{view['scene']}, {value!r}: {answer}"
        self.said.append((view["step"], value))
        return True

    def answer_as_host_if_asked(self, decide: Callable[[Phone, Frame], Any]) -> bool:
        """Answers what the newest view asks the host, if this phone is the host's; whether it did."""
        view = self.view
        part = view["host"] or {"ask": None}
        if not part["ask"] or part["answered"] or view["step"] in self.said_as_host:
            return False
        value = decide(self, part["ask"])
        if value is SILENT:
            return False
        answer = self.send("answer", {"step": view["step"], "value": value, "seat": "host"})
        assert answer["ok"] is True, f"{view['scene']}, {value!r}: {answer}"
        self.said_as_host.append(view["step"])
        return True
