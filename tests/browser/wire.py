"""A network between a phone and the server that can die without a word, as Wi-Fi does."""

import contextlib
import socket
import threading
from collections.abc import Callable


class Pair:
    """One connection through the wire: the phone's end and the server's."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.ends = (near, far)
        self.alive = True


class Wire:
    """Listens on a port of its own and passes everything on to `port`, until it is cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.is_cut = False
        self.pairs: list[Pair] = []
        self.threads: list[threading.Thread] = []
        self._run(self._accept)

    def _run(self, work: Callable[..., None], *given: object) -> None:
        self.threads.append(threading.Thread(target=work, args=given, daemon=True))
        self.threads[-1].start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed: the end
            while True:
                near, _ = self.listener.accept()
                pair = Pair(near, socket.create_connection(("127.0.0.1", self.target)))
                pair.alive = not self.is_cut
                self.pairs.append(pair)
                self._run(self._pump, pair, 0)
                self._run(self._pump, pair, 1)

    def _pump(self, pair: Pair, side: int) -> None:
        source, sink = pair.ends[side], pair.ends[1 - side]
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if pair.alive:
                    sink.sendall(data)
            if pair.alive:
                sink.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """From now on nothing arrives, and neither end is told; what was open stays dead for ever."""
        self.is_cut = True
        for pair in self.pairs:
            pair.alive = False

    def mend(self) -> None:
        """New connections come through again."""
        self.is_cut = False

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for pair in list(self.pairs):
            for end in pair.ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        for thread in list(self.threads):
            thread.join(timeout=5)
        for pair in self.pairs:
            for end in pair.ends:
                end.close()
