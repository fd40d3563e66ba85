"""A server of a test's own, whose power can fail."""

import signal
from pathlib import Path

from tests.web.running import Running


class Mains:
    """The server's power: it can fail, and come back with the same data on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.running = Running(data, "--limits", "off")
        self.port = self.running.port

    def fail(self) -> None:
        self.running.end(signal.SIGKILL)

    def come_back(self) -> None:
        self.running = Running(self.data, "--limits", "off", "--port", str(self.port))

    def close(self) -> None:
        self.running.end()
