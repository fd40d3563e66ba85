"""The link to the screens: Socket.IO set up for many small views, with every event answered."""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import engineio.packet
import socketio
import socketio.packet
from flask import Flask
from flask_socketio import SocketIO
from socketio.exceptions import ConnectionRefusedError as Unwelcome

from engine.script import Refused
from static import faults, frames
from static.wsgi import MESSAGE_LIMIT, Environ

Payload = dict[str, Any]
Show = Callable[[bytes], None]
Bye = Callable[[str], None]
Screen = Any
"""What the door handed out for a connection; looked into by nobody but the door."""
Event = Callable[[Screen, Payload], Payload]
Enter = Callable[["Caller", Show, Bye], Screen]
LAST_WORDS = 1.0
"""Seconds that a screen gets to read its bye before the connection is cut."""


@dataclass(frozen=True)
class Caller:
    """Who asks to be let in: what it says of itself, and the request it came with."""

    auth: Payload
    environ: Environ

    @property
    def address(self) -> str:
        return str(self.environ.get("REMOTE_ADDR", ""))


class Wire:
    """One screen's connection. All it does is queue, so that it may be called under a room's lock."""

    __slots__ = ("early", "eio_sid", "link", "namespace", "screen", "sid", "start")

    def __init__(self, link: "Link", namespace: str, sid: str, eio_sid: str) -> None:
        self.link = link
        self.namespace = namespace
        self.start = f"{engineio.packet.MESSAGE}{socketio.packet.EVENT}{namespace},"
        self.sid = sid
        self.eio_sid = eio_sid
        self.screen: Screen = None
        self.early: list[str] | None = []
        """What was to be sent before the library had confirmed the connection; None from then on."""

    def show(self, view: bytes) -> None:
        self._queue(f'{self.start}["view",{view.decode()}]')

    def bye(self, code: str) -> None:
        self._queue(f'{self.start}["bye",{{"code":"{code}"}}]')
        self.link.later(self._end)

    def opened(self) -> bool:
        """Sends what was held back, in order; False where nobody is there any more."""
        with self.link.opening:
            sent = [self._put(text) for text in self.early or []]
            self.early = None
        return all(sent)

    def _queue(self, text: str) -> None:
        if self.early is not None:
            with self.link.opening:
                if self.early is not None:
                    self.early.append(text)
                    return
        self._put(text)

    def _put(self, text: str) -> bool:
        connection = self.link.server.eio.sockets.get(self.eio_sid)
        if connection is None or connection.closed:
            return False
        # Straight into the queue: the library's own way looks at the ping first, and may close the connection
        # right there, under the room's lock.
        connection.queue.put(frames.Written(text))
        return True

    def _end(self) -> None:
        server = self.link.server
        server.disconnect(self.sid, namespace=self.namespace)
        server.sleep(LAST_WORDS)
        connection = server.eio.sockets.get(self.eio_sid)
        if connection is not None:
            connection.close(wait=False)


class Manager(socketio.Manager):  # type: ignore[misc]
    """Tells when a connection has been confirmed: a view must not overtake the confirmation."""

    def __init__(self, confirmed: Callable[[str, str], None]) -> None:
        super().__init__()
        self.confirmed = confirmed

    def connect(self, sid: str, namespace: str) -> str:
        name: str = super().connect(sid, namespace)
        self.confirmed(sid, namespace)
        return name


class Link:
    """Socket.IO for one application: `serve` adds a namespace."""

    def __init__(self, app: Flask, mode: str, namespaces: list[str], origins: Callable[..., bool]) -> None:
        frames.install()
        self.wires: dict[tuple[str, str], Wire] = {}
        self.opening = threading.Lock()
        self.leavers: dict[str, Callable[[Any], None]] = {}
        self.io = SocketIO(
            app,
            async_mode=mode,
            async_handlers=False,
            serializer=frames.Packet,
            json=frames.Json,
            namespaces=namespaces,
            client_manager=Manager(self._confirmed),
            cors_allowed_origins=origins,
            cors_credentials=False,
            ping_interval=10,
            ping_timeout=8,
            max_http_buffer_size=MESSAGE_LIMIT,
            http_compression=False,
            logger=faults.silent_logger(),
            engineio_logger=faults.silent_logger(),
        )
        self.server: socketio.Server = self.io.server
        if mode == "threading":
            # This WebSocket takes messages of any length unless told. Told the limit itself, it would only fall
            # silent: up to four times as much it hands on, and the library closes the connection.
            plain = self.server.eio._async["websocket"]
            limited = partial(plain, max_message_size=4 * MESSAGE_LIMIT)
            self.server.eio._async = {**self.server.eio._async, "websocket": limited}

    def later(self, what: Callable[[], None]) -> None:
        """Does something soon, outside every lock."""

        def run() -> None:
            try:
                what()
            except Exception as error:
                faults.note("in the background", error)

        self.io.start_background_task(run)

    def serve(
        self,
        namespace: str,
        enter: Enter,
        leave: Callable[[Any], None],
        hear: Callable[[Any], None],
        events: Mapping[str, Event],
    ) -> None:
        """`enter` lets a screen in or raises Refused; `hear` is told of whatever comes from a screen, sense or not,
        and may refuse it; each event is called with the screen and its payload, and what it returns is
        acknowledged. Registered on the server itself: Flask's request context, which nobody
        here reads, is an eighth of the time of an event."""
        self.leavers[namespace] = leave

        def connect(sid: str, environ: Environ, auth: Any = None, *_: Any) -> None:
            self._let_in(
                Wire(self, namespace, sid, self._eio_sid(sid, namespace)),
                enter,
                Caller(_fields(auth), environ),
            )

        self.server.on("connect", connect, namespace=namespace)
        self.server.on("disconnect", lambda sid, *_: self._gone(sid, namespace), namespace=namespace)
        unknown = self._answering("unknown", _unknown, hear, namespace)
        self.server.on("*", lambda event, sid, *_: unknown(sid), namespace=namespace)
        for name, event in events.items():
            self.server.on(name, self._answering(name, event, hear, namespace), namespace=namespace)

    def _answering(
        self, name: str, event: Event, hear: Callable[[Any], None], namespace: str
    ) -> Callable[..., Payload]:
        def answer(sid: str, *payload: Any) -> Payload:
            wire = self.wires.get((sid, namespace))
            if wire is None:
                return _failed("no_such_room")
            try:
                hear(wire.screen)
                if len(payload) > 1 or (payload and not isinstance(payload[0], dict)):
                    return _failed("bad_value")
                return {"ok": True, **event(wire.screen, payload[0] if payload else {})}
            except Refused as refused:
                return _failed(refused.code, refused.params)
            except Exception as error:
                faults.note(f"event {name}", error)
                return _failed("did_not_work")

        return answer

    def _let_in(self, wire: Wire, enter: Enter, caller: Caller) -> None:
        try:
            wire.screen = enter(caller, wire.show, wire.bye)
        except Refused as refused:
            # Two arguments: a single one reaches the client as a string.
            raise Unwelcome(refused.code, {"code": refused.code, "params": refused.params}) from None
        except Exception as error:
            faults.note(f"connecting to {wire.namespace}", error)
            raise Unwelcome("did_not_work", {"code": "did_not_work", "params": {}}) from None
        self.wires[wire.sid, wire.namespace] = wire

    def _confirmed(self, sid: str, namespace: str) -> None:
        wire = self.wires.get((sid, namespace))
        if wire is None:
            return
        if not wire.opened():
            self._gone(sid, namespace)  # it went while it was let in, when the library tells nobody

    def _gone(self, sid: str, namespace: str) -> None:
        wire = self.wires.pop((sid, namespace), None)
        if wire is None:
            return
        try:
            self.leavers[namespace](wire.screen)
        except Exception as error:
            faults.note("disconnecting", error)

    def _eio_sid(self, sid: str, namespace: str) -> str:
        return str(self.server.manager.eio_sid_from_sid(sid, namespace))


def _unknown(screen: Screen, said: Payload) -> Payload:
    raise Refused("unknown_event")


def _fields(auth: Any) -> Payload:
    return auth if isinstance(auth, dict) else {}


def _failed(code: str, params: Mapping[str, Any] | None = None) -> Payload:
    return {"ok": False, "error": {"code": code, "params": dict(params or {})}}
