"""Debian's Firefox, driven by WebDriver BiDi over one WebSocket."""

import base64
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import websocket

from tests.browser.browsers import NAME, PATIENCE
from tests.browser.engines.tab import Tab, told_in

PROGRAM = "firefox-esr"
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://127\.0\.0\.1:\d+)")
POINTER = {"down": "pointerDown", "up": "pointerUp"}
SETTINGS = {
    "network.dns.localDomains": NAME,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "ui.useOverlayScrollbars": 1,
    "remote.active-protocols": 1,
}
"""No address but the loopback's is asked for anything."""


class FoxTab(Tab):
    """One page of it."""

    near = 8.0

    def __init__(self, browser: "Firefox", context: str, touch: bool) -> None:
        self.browser = browser
        self.context = context
        self.touch = touch
        self.faults = []

    def evaluate(self, script: str) -> Any:
        """JSON carries what is no text or number: the protocol would describe each part of it."""
        told = (
            f"Promise.resolve({script}).then((value) => JSON.stringify(value instanceof Node ? {{}} : value))"
        )
        answer = self.browser.tell(
            "script.evaluate", expression=told, awaitPromise=True, target={"context": self.context}
        )
        assert answer["type"] == "success", answer
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def goes(self, url: str) -> None:
        self.browser.tell("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def finger(self, kind: str, x: float, y: float) -> None:
        deeds: list[dict[str, Any]] = []
        if kind != "up":
            deeds.append({"type": "pointerMove", "x": round(x), "y": round(y)})
        if kind in POINTER:
            deeds.append({"type": POINTER[kind], "button": 0})
        kinds = {"pointerType": "touch" if self.touch else "mouse"}
        self._acts({"type": "pointer", "id": "finger", "parameters": kinds, "actions": deeds})

    def types(self, text: str) -> None:
        deeds = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._acts({"type": "key", "id": "keys", "actions": deeds})

    def _acts(self, source: dict[str, Any]) -> None:
        self.browser.tell("input.performActions", context=self.context, actions=[source])

    def sized(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        size = {"width": width, "height": height}
        self.browser.tell("browsingContext.setViewport", context=self.context, viewport=size)

    def picture(self) -> bytes:
        return base64.b64decode(
            self.browser.tell("browsingContext.captureScreenshot", context=self.context)["data"]
        )

    def close(self) -> None:
        self.browser.tell("browsingContext.close", context=self.context)


class Firefox:
    """The browser's process; `folder` keeps its profile."""

    slug = "firefox"

    def __init__(self, folder: Path) -> None:
        profile = folder / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (profile / "user.js").write_text("\n".join(lines))
        self.said = folder / "said"
        arguments = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile))
        with self.said.open("w") as said:
            self.process = subprocess.Popen([PROGRAM, *arguments], stdout=said, stderr=said)
        self.number = 0
        self.tabs: dict[str, FoxTab] = {}
        self.wire = websocket.create_connection(
            f"{told_in(self.said, LISTENS)}/session", timeout=PATIENCE, suppress_origin=True
        )
        self.about = self.tell("session.new", capabilities={})["capabilities"]
        self.tell("session.subscribe", events=["log.entryAdded"])

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and its answer; what pages log meanwhile is looked through for faults."""
        self.number += 1
        self.wire.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self.wire.recv())
            if message.get("id") == self.number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result
            if message.get("method") == "log.entryAdded":
                self._hear(message["params"])

    def _hear(self, entry: dict[str, Any]) -> None:
        tab = self.tabs.get(entry["source"].get("context", ""))
        if tab and entry["level"] == "error":
            tab.faults.append(str(entry.get("text")))

    @property
    def version(self) -> str:
        return f"Firefox/{self.about['browserVersion']}"

    def tab(self, width: int, height: int, touch: bool = False) -> FoxTab:
        """In a container of its own: another device; in a window of its own: what lies behind is not drawn."""
        device = self.tell("browser.createUserContext")
        context = self.tell("browsingContext.create", type="window", **device)["context"]
        self.tabs[context] = FoxTab(self, context, touch)
        self.tabs[context].sized(width, height)
        return self.tabs[context]

    def close(self) -> None:
        self.wire.close()
        self.process.terminate()
        self.process.wait()
