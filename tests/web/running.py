"""Farol as its own process, started as a person starts it."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Answer:
    """What a request brought."""

    status: int
    headers: Message
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(url: str, body: bytes | None = None, method: str | None = None, **headers: str) -> Answer:
    """One request; header names are written with _ for -."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, data=body, headers=named, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read())


def command(*options: str) -> list[str]:
    return [sys.executable, "app.py", *options]


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """This process's environment without Farol's own variables, and with `more`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FAROL_")}
    return {**kept, **(more or {})}


def tried(*options: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """A start that is expected to end by itself."""
    return subprocess.run(
        command(*options), cwd=ROOT, env=environment(env), capture_output=True, text=True, timeout=30
    )


class Running:
    """One server on the loopback address, and what it has said."""

    def __init__(
        self,
        data: Path,
        *options: str,
        env: Mapping[str, str] | None = None,
        before: Callable[[], None] | None = None,
    ) -> None:
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        self.log_file = data.parent / f"{data.name}.log"
        with self.log_file.open("a") as log:
            self.process = subprocess.Popen(
                command("--host", "127.0.0.1", "--port", "0", "--data", str(data), *options),
                cwd=ROOT,
                env=environment(env),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=before,
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert self.said.startswith("Farol is at http://"), self.log
        self.port = int(self.said.rsplit(":", 1)[1])
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def get(self, path: str, **headers: str) -> Answer:
        return ask(self.url + path, **headers)

    def post(self, path: str, body: bytes | str = b"", **headers: str) -> Answer:
        return ask(self.url + path, body.encode() if isinstance(body, str) else body, **headers)

    def room(self, lang: str = "en") -> str:
        code: str = self.post("/rooms", json.dumps({"lang": lang})).json["code"]
        return code

    def end(self, number: int = signal.SIGTERM) -> int:
        """Sends a signal and gives the exit status; the rest of standard output goes to `said`."""
        if self.alive:
            self.process.send_signal(number)
        rest, _ = self.process.communicate(timeout=20)
        self.said += rest
        return self.process.returncode
