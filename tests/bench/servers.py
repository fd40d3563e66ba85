"""Starts the three servers that are measured, each on a core of its own, and reads what they use."""

from __future__ import annotations

import http.client
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Cores:
    """One core for the server, the others for the clients; everywhere for both until `split`."""

    server: frozenset[int] = frozenset()
    clients: frozenset[int] = frozenset()

    def split(self) -> None:
        """Keeps the clients, which are this process, and all servers started from now on out of each other's way."""
        if hasattr(os, "sched_getaffinity") and len(mine := sorted(os.sched_getaffinity(0))) > 1:
            self.server, self.clients = frozenset(mine[:1]), frozenset(mine[1:])
            self.move(self.clients)

    def move(self, side: frozenset[int]) -> None:
        """Keeps this process, and what it starts from now on, to these cores."""
        if side:
            os.sched_setaffinity(0, side)

    def __str__(self) -> str:
        return (
            f"server on core {min(self.server)}, clients on {sorted(self.clients)}"
            if self.server
            else "cores not assigned"
        )


CORES = Cores()


class Server:
    """One running server: `name` is "farol", "floor" or "ceiling"; `size` is the length of the latter's messages."""

    def __init__(self, name: str, *, size: int = 600, folder: Path | None = None) -> None:
        self.name = name
        self.started = time.perf_counter()
        self._log = tempfile.TemporaryFile()  # noqa: SIM115  closed by stop()
        CORES.move(CORES.server)
        self._process = subprocess.Popen(
            [sys.executable, *self._arguments(name, size, folder)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if name == "farol" else subprocess.DEVNULL,
            stderr=self._log,
        )
        CORES.move(CORES.clients)
        self.pid = self._process.pid
        try:
            if name == "farol":
                self.port = self._told_port()
            self._until_it_answers()
        except BaseException:
            self.stop()
            raise
        self.first_answer = time.perf_counter() - self.started

    def _arguments(self, name: str, size: int, folder: Path | None) -> list[str]:
        if name == "farol":
            options = ["--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--limits", "off"]
            return ["app.py", *options, "--log-level", "ERROR"]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        return [str(HERE / f"{name}.py"), str(self.port), str(size)]

    def _told_port(self) -> int:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(rb"Farol is at http://[^:/]+:(\d+)", line)
            if found:
                return int(found[1])
        raise RuntimeError(f"Farol did not start:\n{self.log()}")

    def _until_it_answers(self) -> None:
        for _ in range(15000):
            if self._process.poll() is not None:
                raise RuntimeError(f"{self.name} ended at its start:\n{self.log()}")
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
            try:
                line.request("GET", "/healthz")
                if line.getresponse().status == 200:
                    return
            except OSError:
                time.sleep(0.002)
            finally:
                line.close()
        raise RuntimeError(f"{self.name} never answered:\n{self.log()}")

    def log(self) -> str:
        """The end of what the server wrote to standard error."""
        self._log.seek(0)
        return self._log.read()[-4000:].decode(errors="replace")

    def cpu(self) -> float:
        """Seconds of processor time used so far; NaN where the system does not tell."""
        try:
            threads = list(Path(f"/proc/{self.pid}/task").iterdir())
            return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
        except OSError:
            return float("nan")

    def memory(self) -> float:
        """Bytes of memory that the process alone holds in RAM; NaN where the system does not tell."""
        try:
            rollup = Path(f"/proc/{self.pid}/smaps_rollup").read_text()
        except OSError:
            return float("nan")
        return 1024.0 * sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+)", rollup, re.MULTILINE))

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
