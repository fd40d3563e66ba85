"""Socket.IO's packets, tuned and hardened: no binary, quick JSON out, strict JSON in, junk made harmless."""

import json
from types import SimpleNamespace
from typing import Any

import engineio.packet
import engineio.payload
import engineio.socket
import orjson
import socketio.packet

UNKNOWN = "unknown event"
RESERVED = {"*", "connect", "disconnect", "__disconnect_final"}


class Json:
    """What the library takes for a json module: read with the standard one, which is strict about surrogates
    and numbers, written with orjson, which is quick."""

    @staticmethod
    def dumps(value: Any, **_: Any) -> str:
        try:
            return orjson.dumps(value).decode()
        except TypeError:
            return json.dumps(value, separators=(",", ":"))  # an echo of what only this one can write

    @staticmethod
    def loads(text: str) -> Any:
        try:
            return _DECODER.decode(text)
        except RecursionError as error:
            raise ValueError("nested too deeply") from error


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


_DECODER = json.JSONDecoder(parse_constant=_no_constant)


class Packet(socketio.packet.Packet):  # type: ignore[misc]
    """A Socket.IO packet without the walk through the data in search of bytes, which is a quarter of the time."""

    uses_binary_events = False
    data: Any

    def decode(self, encoded_packet: str) -> int:
        super().decode(encoded_packet)
        if self.packet_type in (socketio.packet.BINARY_EVENT, socketio.packet.BINARY_ACK):
            raise ValueError("announces attachments, and would swallow all that follows")
        if self.packet_type == socketio.packet.EVENT and not _is_event(self.data):
            self.data = [UNKNOWN]  # it has parsed, so it gets a refusal if it asked for an answer
        return 0


def _is_event(data: Any) -> bool:
    # The reserved names would call the library's own handlers, with a sender's values for its own.
    return isinstance(data, list) and bool(data) and isinstance(data[0], str) and data[0] not in RESERVED


class Frame(engineio.packet.Packet):  # type: ignore[misc]
    """An Engine.IO packet that junk cannot raise from: the library reads it where an exception would leave a
    dead connection behind, or would lose the other packets of the same request."""

    def decode(self, encoded_packet: str | bytes) -> None:
        self.binary = False
        kind = encoded_packet[:1] if isinstance(encoded_packet, str) else ""
        known = kind != "" and kind in "12345"
        self.packet_type = int(kind) if known else engineio.packet.MESSAGE
        self.data = encoded_packet[1:] if known else ""  # an empty message is dropped further up


class Written:
    """An Engine.IO message that is written already, its types included."""

    __slots__ = ("text",)
    packet_type = engineio.packet.MESSAGE
    binary = False

    def __init__(self, text: str) -> None:
        self.text = text

    def encode(self, b64: bool = False) -> str:
        """For a WebSocket or for polling, where text is the same."""
        return self.text


class Body(engineio.payload.Payload):  # type: ignore[misc]
    """What came in one polling request. By default more than 16 packets are lost, and answered with a 200."""

    def decode(self, encoded_payload: str) -> None:
        self.packets = [Frame(encoded_packet=text) for text in encoded_payload.split("\x1e")]


def install() -> None:
    """Has the server's connections read these; the library has no setting for it. Clients in the same process,
    as tests have them, keep the library's own."""
    engineio.socket.packet = SimpleNamespace(**{**vars(engineio.packet), "Packet": Frame})
    engineio.socket.payload = SimpleNamespace(Payload=Body)
    if engineio.socket.Socket.poll is not _poll:
        engineio.socket.Socket.poll = _poll


_library_poll = engineio.socket.Socket.poll


def _poll(connection: Any) -> list[Any]:
    """What waits to be sent on a connection. The library's own sets a timer at each wake and raises an exception
    at the end of each queue: a sixth of the time of an event, to notice a dead connection. That is noticed by
    the ping all the same, which comes through this queue every few seconds."""
    if not connection.upgraded:
        waiting: list[Any] = _library_poll(connection)
        return waiting
    queue = connection.queue
    packets = [queue.get()]
    queue.task_done()
    if packets == [None]:
        return []
    while queue.qsize():
        packet = queue.get(block=False)
        queue.task_done()
        if packet is None:
            queue.put(None)
            break
        packets.append(packet)
    return packets
