"""Lean WebSocket lines that speak Socket.IO text packets, many in one thread, so that the client is not what is measured."""

from __future__ import annotations

import base64
import os
import re
import selectors
import socket
import struct
import time
import zlib
from collections.abc import Callable
from typing import Any

import orjson

TAIL = b"\x00\x00\xff\xff"
OFFER = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
VERSION = re.compile(rb'\{"v":(\d+)')
# A server without TCP_NODELAY holds a view back until the one before it is acknowledged, for which Linux takes 40 ms
# unless asked each time. Bare apps would stand idle for that; the bench is after their work.
QUICKACK = getattr(socket, "TCP_QUICKACK", None)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

Hearing = Callable[["Line", str, Any], None]


class LineClosed(Exception):
    """The server ended a line or answered it with something else than a WebSocket."""


class Line:
    """One screen's connection: one WebSocket, one Socket.IO namespace.

    `hear(line, event, first argument)` is called for every event, and with "" and the answer for an acknowledgement.
    `deflate` offers compression of messages, as every browser does.
    """

    def __init__(self, port: int, code: str, namespace: str, hear: Hearing, *, deflate: bool = True) -> None:
        self.namespace = namespace
        self.hear = hear
        self.sent = 0
        self.views, self.view_bytes, self.v = 0, 0, 0
        self._prefix = f"42{namespace},".encode()
        self._view = self._prefix + b'["view",{'
        self._text = b""
        self._answer = f"43{namespace},".encode()
        self._heard = bytearray()
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._inflate = zlib.decompressobj(-15)
        self._shake_hands(port, code, deflate)

    @property
    def view(self) -> dict[str, Any]:
        """The last view heard, read only when somebody looks at it."""
        view: dict[str, Any] = orjson.loads(self._text[len(self._view) - 1 : -1])
        return view

    def _shake_hands(self, port: int, code: str, deflate: bool) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /socket.io/?room={code}&EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{OFFER if deflate else ''}\r\n"
        )
        self._socket.sendall(request.encode())
        while b"\r\n\r\n" not in self._heard:
            self._read()
        head, _, rest = bytes(self._heard).partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise LineClosed(head.split(b"\r\n", 1)[0].decode("latin-1"))
        self._heard = bytearray(rest)

    def join(self, auth: dict[str, str]) -> None:
        """Enters the namespace; waits for the server's consent, and raises LineClosed with its reason otherwise."""
        self._write(f"40{self.namespace},".encode() + orjson.dumps(auth))
        joined = False
        while not joined:
            self._read()
            for text in self._texts():
                if text.startswith(b"44"):
                    raise LineClosed(text.decode())
                joined = joined or text.startswith(b"40")
                self._take(text)

    def fileno(self) -> int:
        return self._socket.fileno()

    def hand_out(self) -> None:
        """From now on nothing waits for this line; what was heard before is handed out."""
        self._socket.setblocking(False)
        self._hand_out()

    def emit(self, event: str, payload: dict[str, Any]) -> None:
        """Sends one event and asks for its acknowledgement."""
        self.sent += 1
        self._write(self._prefix + str(self.sent).encode() + orjson.dumps([event, payload]))

    def read(self) -> None:
        """Takes what has arrived and calls `hear` for each event in it."""
        self._read()
        self._hand_out()

    def close(self) -> None:
        self._socket.close()

    def _read(self) -> None:
        try:
            got = self._socket.recv(16384)
        except BlockingIOError:
            return
        if not got:
            raise LineClosed("the server closed the line")
        self._heard += got
        if QUICKACK is not None:
            self._socket.setsockopt(socket.IPPROTO_TCP, QUICKACK, 1)

    def _hand_out(self) -> None:
        for text in self._texts():
            self._take(text)

    def _take(self, text: bytes) -> None:
        if text.startswith(self._view):
            self._text = text
            self.views += 1
            self.view_bytes += len(text) - len(self._view)
            found = VERSION.match(text, len(self._view) - 1)
            self.v = int(found[1]) if found else self.view["v"]
            self.hear(self, "view", None)
        elif text.startswith(self._prefix):
            event, *rest = orjson.loads(text[len(self._prefix) :])
            self.hear(self, event, rest[0] if rest else None)
        elif text.startswith(self._answer):
            answer = orjson.loads(text[text.index(b"[") :])
            self.hear(self, "", answer[0] if answer else None)
        elif text == b"2":
            self._write(b"3")

    def _texts(self) -> list[bytes]:
        """Every whole text message heard so far; server frames come unmasked."""
        heard, texts, at = self._heard, [], 0
        while len(heard) - at >= 2:
            first, size = heard[at], heard[at + 1]
            start = at + 2
            if size > 125:
                width = 2 if size == 126 else 8
                if len(heard) < start + width:
                    break
                size = int.from_bytes(heard[start : start + width], "big")
                start += width
            if len(heard) < start + size:
                break
            body, at = bytes(heard[start : start + size]), start + size
            if first & 15 == TEXT:
                texts.append(self._inflate.decompress(body + TAIL) if first & 0x40 else body)
            elif first & 15 == PING:
                self._write(body, PONG)
            elif first & 15 == CLOSE:
                raise LineClosed("the server closed the WebSocket")
        if at:
            del heard[:at]
        return texts

    def _write(self, body: bytes, kind: int = TEXT) -> None:
        # A mask of zeros is a mask: the standard asks for one, and this one costs the client nothing.
        size = len(body)
        head = (
            struct.pack("!BB", 0x80 | kind, 0x80 | size)
            if size < 126
            else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        )
        self._socket.sendall(head + b"\0\0\0\0" + body)


class Ears:
    """Waits for all lines at once."""

    def __init__(self) -> None:
        self._selector = selectors.DefaultSelector()

    def add(self, line: Line) -> None:
        self._selector.register(line, selectors.EVENT_READ, line)
        line.hand_out()

    def remove(self, line: Line) -> None:
        """Ends the line as well."""
        if line.fileno() in self._selector.get_map():
            self._selector.unregister(line)
        line.close()

    def listen(self, seconds: float) -> None:
        """Waits at most `seconds` for something to arrive, and takes all of it."""
        for key, _ in self._selector.select(max(0.0, seconds)):
            key.data.read()

    def listen_until(self, done: Callable[[], bool], seconds: float, what: str) -> None:
        """Listens until `done()`; raises TimeoutError naming `what` after `seconds`."""
        end = time.monotonic() + seconds
        while not done():
            if time.monotonic() > end:
                raise TimeoutError(f"waited {seconds:.0f} s for {what}")
            self.listen(0.05)
