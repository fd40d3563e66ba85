"""A real Chromium 67, as on TVs of 2020, driven by the few lines of the DevTools protocol that it needs."""

import json
import re
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

import playwright
import websocket

from tests.browser.browsers import NAME, PATIENCE
from tests.web.running import ROOT

PACKED = ROOT / "tests/node_modules/chrome-aws-lambda/bin/chromium.br"
NODE = Path(playwright.__file__).parent / "driver/node"  # there wherever these tests run
UNPACK = """
const [packed, file] = process.argv.slice(1);
const bytes = require("zlib").brotliDecompressSync(require("fs").readFileSync(packed));
require("fs").writeFileSync(file, bytes, { mode: 0o755 });
"""
LISTENS = re.compile(r"DevTools listening on ws://(127\.0\.0\.1:\d+)/")
KEYS = {"Enter": (13, "\r"), "Tab": (9, "")}


class OldTab:
    """One page of it."""

    def __init__(self, address: str) -> None:
        self.wire = websocket.create_connection(address, timeout=PATIENCE, suppress_origin=True)
        self.number = 0
        self.faults: list[str] = []
        for part in ("Page", "Runtime", "Log"):
            self.tell(f"{part}.enable")

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and its answer; what the page says meanwhile is looked through for faults."""
        self.number += 1
        self.wire.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self.wire.recv())
            if message.get("id") == self.number:
                assert "error" not in message, message
                result: dict[str, Any] = message["result"]
                return result
            self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("method") == "Runtime.exceptionThrown":
            self.faults.append(json.dumps(message["params"]["exceptionDetails"]))
        if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.faults.append(json.dumps(message["params"]["entry"]))

    def evaluate(self, script: str) -> Any:
        answer = self.tell("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, script: str) -> None:
        """Waits until an expression is true on the page."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(script):
            assert time.monotonic() < end, (
                f"{script} never came true: {self.evaluate('document.body.innerText')}"
            )
            time.sleep(0.02)

    def shows(self, text: str) -> None:
        self.until(f"document.body.innerText.indexOf({json.dumps(text)}) >= 0")

    def goes(self, url: str) -> None:
        self.tell("Page.navigate", url=url)
        self.until(f"location.href === {json.dumps(url)} && document.readyState === 'complete'")

    def clicks(self, chosen: str) -> None:
        """A mouse click in the middle of the first element that the selector finds, once it is there, in sight, and takes taps."""
        found = f"document.querySelector({json.dumps(chosen)})"
        self.until(f"{found} && !{found}.disabled && getComputedStyle({found}).pointerEvents !== 'none'")
        self.evaluate(f"{found}.scrollIntoView({{block: 'center'}})")
        box = self.evaluate(
            f"(() => {{ const b = {found}.getBoundingClientRect(); return {{x: b.left + b.width / 2, y: b.top + b.height / 2}}; }})()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.tell("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **box)

    def types(self, text: str) -> None:
        for letter in text:
            self.tell("Input.dispatchKeyEvent", type="char", text=letter)

    def close(self) -> None:
        self.wire.close()


class OldChromium:
    """The browser's process; `folder` is where it is unpacked and keeps its profile."""

    def __init__(self, folder: Path) -> None:
        program = folder / "chromium"
        subprocess.run([str(NODE), "-e", UNPACK, str(PACKED), str(program)], check=True)
        self.said = folder / "said"
        arguments = (
            "--headless",
            "--no-sandbox",
            "--no-zygote",
            "--disable-gpu",
            "--lang=en",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder / 'profile'}",
            f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
        )
        with self.said.open("w") as said:
            self.process = subprocess.Popen([str(program), *arguments], stdout=said, stderr=said)
        self.tabs: list[OldTab] = []
        self.address = self._address()

    def _address(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = LISTENS.search(self.said.read_text())
            if found:
                return found[1]
            time.sleep(0.02)
        raise AssertionError(self.said.read_text())

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{self.address}/json/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    @property
    def version(self) -> str:
        return str(self.ask("version")["Browser"])

    def tab(self) -> OldTab:
        self.tabs.append(OldTab(self.ask("new")["webSocketDebuggerUrl"]))
        return self.tabs[-1]

    def close(self) -> None:
        for tab in self.tabs:
            tab.close()
        self.process.kill()
        self.process.wait()
