"""What comes before and around serving: a free port, enough descriptors, a greeting, a clean end."""

import gc
import os
import resource
import signal
import socket
import sys
from typing import TextIO

from static import qr
from static.address import Places

DESCRIPTORS = 65_536
RESERVE = 48
"""Descriptors for all that is no connection: the journal, the log, the loop itself."""


def free_port(host: str, port: int) -> int:
    """The port, or a free one for 0. Raises OSError where the server could not listen there.

    Tried with a plain bind: servers that share a port take each other's players.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        probe.listen(1)
        return int(probe.getsockname()[1])


def most_connections() -> int:
    """Raises the limit of open files, and gives how many connections leave enough of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    soft = DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(8, soft * 3 // 4 - RESERVE)


def settle_memory() -> None:
    """What is loaded by now stays for good, so the collector need not walk through it: a full walk takes long
    enough for a table to notice."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class Stop:
    """Waits for SIGTERM or SIGINT. The signal only leaves a byte in a pipe, so it interrupts nothing half done."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        os.set_blocking(self._write, False)
        # Written by the interpreter itself: a handler of ours could not even write while the loop is asleep.
        signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)

    def now(self) -> None:
        """Ends the wait from within."""
        os.write(self._write, b"\0")

    def wait(self) -> bool:
        """Whether it was a signal that ended it."""
        return os.read(self._read, 1) != b"\0"


def greet(places: Places, board: str | None, out: TextIO = sys.stderr) -> None:
    """Says where the TV and the phones go, and how to stop. `board`: the room of the demo."""
    url = places.public_url or places.listening()
    print(f"\n  On the TV:      {url}/board/{board}" if board else f"\n  On the TV:      {url}", file=out)
    print(f"  On the phones:  {url}/{board or ''}  (or scan the code on the TV)\n", file=out)
    qr.write(f"{url}/{board or ''}", out)
    print("\n  To stop: Ctrl+C\n", file=out, flush=True)
