"""Real Chromiums 67, 79 and 92, as on TVs of 2020 to 2023, driven by the few lines of the DevTools protocol that they need."""

import base64
import json
import re
import subprocess
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import playwright
import websocket

from tests.browser.browsers import NAME, PATIENCE
from tests.browser.engines.tab import Tab, told_in
from tests.web.running import ROOT

PACKAGES = {67: "chrome-aws-lambda", 79: "chromium-79", 92: "chromium-92"}
"""Versions as tests/package.json has them."""
NODE = Path(playwright.__file__).parent / "driver/node"  # there wherever these tests run
UNPACK = """
const [packed, file] = process.argv.slice(1);
const bytes = require("zlib").brotliDecompressSync(require("fs").readFileSync(packed));
require("fs").writeFileSync(file, bytes, { mode: 0o755 });
"""
LISTENS = re.compile(r"DevTools listening on ws://(127\.0\.0\.1:\d+)/")
TOUCH = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}
MOUSE = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}


class Wire:
    """A line of the DevTools protocol; `heard` is called with what comes unasked."""

    def __init__(self, address: str, heard: Callable[[dict[str, Any]], None]) -> None:
        self.wire = websocket.create_connection(address, timeout=PATIENCE, suppress_origin=True)
        self.number = 0
        self.heard = heard

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and its answer."""
        self.number += 1
        self.wire.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self.wire.recv())
            if message.get("id") == self.number:
                assert "error" not in message, message
                result: dict[str, Any] = message["result"]
                return result
            self.heard(message)

    def close(self) -> None:
        self.wire.close()


class OldTab(Tab):
    """One page of it."""

    def __init__(self, address: str, touch: bool) -> None:
        self.faults = []
        self.touch = touch
        self.wire = Wire(address, self._hear)
        self.tell = self.wire.tell
        for part in ("Page", "Runtime", "Log"):
            self.tell(f"{part}.enable")
        if touch:
            self.tell("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("method") == "Runtime.exceptionThrown":
            self.faults.append(json.dumps(message["params"]["exceptionDetails"]))
        if message.get("method") == "Log.entryAdded" and message["params"]["entry"]["level"] == "error":
            self.faults.append(json.dumps(message["params"]["entry"]))

    def evaluate(self, script: str) -> Any:
        answer = self.tell("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def goes(self, url: str) -> None:
        self.tell("Page.navigate", url=url)
        self.until(f"location.href === {json.dumps(url)} && document.readyState === 'complete'")

    def finger(self, kind: str, x: float, y: float) -> None:
        if self.touch:
            points = [] if kind == "up" else [{"x": round(x), "y": round(y)}]
            self.tell("Input.dispatchTouchEvent", type=TOUCH[kind], touchPoints=points)
        else:
            held = {"button": "left", "buttons": int(kind != "up"), "clickCount": int(kind != "move")}
            self.tell("Input.dispatchMouseEvent", type=MOUSE[kind], x=x, y=y, **held)

    def types(self, text: str) -> None:
        for letter in text:
            self.tell("Input.dispatchKeyEvent", type="char", text=letter)

    def presses(self, key: str, code: int) -> None:
        """A key of a remote or a keyboard; `code` as keyCode has it."""
        for kind in ("rawKeyDown", "keyUp"):
            self.tell("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def sized(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        size = {"width": width, "height": height, "deviceScaleFactor": 1}
        self.tell("Emulation.setDeviceMetricsOverride", mobile=self.touch, **size)

    def picture(self) -> bytes:
        return base64.b64decode(self.tell("Page.captureScreenshot", format="png")["data"])

    def close(self) -> None:
        self.wire.close()


class OldChromium:
    """The browser's process; `folder` is where it is unpacked and keeps its profile."""

    def __init__(self, folder: Path, number: int = 67) -> None:
        self.slug = f"chromium-{number}"
        program = folder / "chromium"
        packed = ROOT / "tests/node_modules" / PACKAGES[number] / "bin/chromium.br"
        subprocess.run([str(NODE), "-e", UNPACK, str(packed), str(program)], check=True)
        self.said = folder / "said"
        arguments = (
            "--headless",
            "--no-sandbox",
            "--no-zygote",
            "--disable-gpu",
            "--hide-scrollbars",
            "--lang=en",
            "--remote-debugging-port=0",
            f"--user-data-dir={folder / 'profile'}",
            f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
        )
        with self.said.open("w") as said:
            self.process = subprocess.Popen([str(program), *arguments], stdout=said, stderr=said)
        self.tabs: list[OldTab] = []
        self.address = told_in(self.said, LISTENS)
        self.wire = Wire(self.ask("version")["webSocketDebuggerUrl"], lambda message: None)

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{self.address}/json/{path}", timeout=PATIENCE) as answer:
            return json.load(answer)

    @property
    def version(self) -> str:
        return str(self.ask("version")["Browser"])

    def tab(self, width: int = 1280, height: int = 720, touch: bool = False) -> OldTab:
        """With cookies and a storage of its own: another device."""
        device = self.wire.tell("Target.createBrowserContext")
        page = self.wire.tell("Target.createTarget", url="about:blank", width=width, height=height, **device)
        self.tabs.append(OldTab(f"ws://{self.address}/devtools/page/{page['targetId']}", touch))
        self.tabs[-1].sized(width, height)
        return self.tabs[-1]

    def close(self) -> None:
        for line in (*self.tabs, self.wire):
            line.close()
        self.process.kill()
        self.process.wait()
