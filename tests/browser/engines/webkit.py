"""Debian's WebKitGTK, the nearest to an iPhone's Safari, driven by WebDriver; every page is a browser of its own on one Xvfb."""

import base64
import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.browser.browsers import PATIENCE
from tests.browser.engines.tab import Tab

DRIVER = "WebKitWebDriver"
LIBRARY = Path("/usr/lib")
MINI = "*/webkit2gtk-4.1/MiniBrowser"
SETTINGS = {
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # it needs rights that root in a container lacks; it sees Farol alone
    "LANGUAGE": "en",
}
POINTER = {"down": "pointerDown", "up": "pointerUp"}
LISTENING = "0A"
HEARS = """window.wrong = window.wrong || [];
["error", "unhandledrejection"].forEach((kind) => window.addEventListener(kind, (event) =>
  window.wrong.push(String(event.message || event.reason))));
const told = console.error;
console.error = function () { window.wrong.push(Array.from(arguments).join(" ")); told.apply(console, arguments); };"""
EVALUATE = """const done = arguments[arguments.length - 1];
Promise.resolve(%s).then((value) => done(JSON.stringify(value instanceof Node ? {} : value)));"""


class KitTab(Tab):
    """One page, in a window that is at least 447 pixels wide."""

    near = 8.0

    def __init__(self, driver: str, touch: bool) -> None:
        self.driver = driver
        self.touch = touch
        program = str(next(LIBRARY.glob(MINI)))
        options = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        self.about = self.ask("POST", "", capabilities={"alwaysMatch": options})
        self.driver += f"/{self.about['sessionId']}"

    def ask(self, method: str, path: str, **given: Any) -> Any:
        body = json.dumps(given).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.driver + path, data=body, method=method, headers={"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise AssertionError(error.read().decode()) from error

    def run(self, script: str) -> None:
        self.ask("POST", "/execute/sync", script=script, args=[])

    @property
    def faults(self) -> list[str]:  # type: ignore[override]
        wrong: list[str] = self.evaluate("window.wrong || []")
        return wrong

    def evaluate(self, script: str) -> Any:
        value = self.ask("POST", "/execute/async", script=EVALUATE % script, args=[])
        return None if value is None else json.loads(value)

    def goes(self, url: str) -> None:
        self.ask("POST", "/url", url=url)
        self.run(HEARS)

    def finger(self, kind: str, x: float, y: float) -> None:
        deeds: list[dict[str, Any]] = []
        if kind != "up":
            deeds.append({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})
        if kind in POINTER:
            deeds.append({"type": POINTER[kind], "button": 0})
        self._acts(
            {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": deeds}
        )

    def types(self, text: str) -> None:
        deeds = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._acts({"type": "key", "id": "keys", "actions": deeds})

    def _acts(self, source: dict[str, Any]) -> None:
        self.ask("POST", "/actions", actions=[source])

    def sized(self, width: int, height: int) -> None:
        """The page itself, without the bar above it, as far as the window becomes so narrow."""
        bar = self.ask("GET", "/window/rect")["height"] - self.evaluate("innerHeight")
        self.ask("POST", "/window/rect", x=0, y=0, width=width, height=height + bar)
        self.until(f"innerHeight === {height}")
        self.width, self.height = self.evaluate("[innerWidth, innerHeight]")

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def close(self) -> None:
        self.ask("DELETE", "")


def port_of(process: int) -> int:
    """The driver does not say which port it was given; the kernel does."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        sockets = {str(one.readlink()) for one in Path(f"/proc/{process}/fd").iterdir() if one.is_symlink()}
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            parts = line.split()
            if parts[3] == LISTENING and f"socket:[{parts[9]}]" in sockets:
                return int(parts[1].split(":")[1], 16)
        time.sleep(0.05)
    raise AssertionError(f"{DRIVER} listens nowhere")


class WebKit:
    """The driver and its screen; `folder` keeps what they say."""

    slug = "webkit"

    def __init__(self, folder: Path) -> None:
        with (folder / "screen").open("w") as said:
            self.screen = subprocess.Popen(
                ["Xvfb", "-displayfd", "1", "-screen", "0", "2200x1400x24", "-nolisten", "tcp"],
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self.screen.stdout is not None
        display = self.screen.stdout.readline().strip()
        self.environment = {**os.environ, **SETTINGS, "DISPLAY": f":{display}", "HOME": str(folder)}
        self.folder = folder
        self.drivers: list[subprocess.Popen[bytes]] = []
        self.tabs: list[KitTab] = []

    def _driver(self) -> str:
        """One more of them: each drives one browser."""
        with (self.folder / "said").open("a") as said:
            self.drivers.append(
                subprocess.Popen([DRIVER, "--port=0"], env=self.environment, stdout=said, stderr=said)
            )
        return f"http://127.0.0.1:{port_of(self.drivers[-1].pid)}/session"

    @property
    def version(self) -> str:
        return (
            f"WebKitGTK/{self.tabs[0].about['capabilities']['browserVersion']}" if self.tabs else "WebKitGTK"
        )

    def tab(self, width: int, height: int, touch: bool = False) -> KitTab:
        self.tabs.append(KitTab(self._driver(), touch))
        self.tabs[-1].sized(width, height)
        return self.tabs[-1]

    def close(self) -> None:
        for tab in self.tabs:
            tab.close()
        for process in (*self.drivers, self.screen):
            process.terminate()
            process.wait()
