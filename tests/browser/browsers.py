"""The browser of the tests, which sees Farol as phones on a LAN do: by a name that is not a secure context."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

NAME = "farol.test"
PATIENCE = 45.0
"""Seconds after which a test gives up waiting; two busy cores draw slowly."""
FOUND = ("chromium-headless-shell", "chromium")  # the first is twice as fast


def executable() -> str:
    """Where the browser is."""
    for name in FOUND:
        path = shutil.which(name)
        if path:
            return path
    raise FileNotFoundError("Chromium is missing. Install it: sudo apt install chromium-headless-shell")


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    expect.set_options(timeout=1000 * PATIENCE)
    arguments = ["--no-sandbox", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable(), args=arguments)
        yield opened
        opened.close()


def address(port: int) -> str:
    """A server of this machine as the browser reaches it."""
    return f"http://{NAME}:{port}"
