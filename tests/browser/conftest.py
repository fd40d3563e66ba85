"""One browser and one server for all browser tests of a process; tables that are cleared away, and checked, at the end."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import browsers
from tests.browser.mains import Mains
from tests.browser.table import Table
from tests.web.running import Running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsers.browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def farol(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server as people start it, but without limits: many rooms a minute are opened here."""
    running = Running(tmp_path_factory.mktemp("browser") / "kept", "--limits", "off")
    yield running
    assert running.end() == 0


@pytest.fixture
def table(chromium: Browser, farol: Running) -> Iterator[Callable[..., Table]]:
    """Sets up tables; each of their screens must have been without fault."""
    tables: list[Table] = []

    def set_up(
        lang: str = "en", port: int | None = None, kind: type[Table] = Table, **device: object
    ) -> Table:
        tables.append(kind(chromium, browsers.address(port or farol.port), lang, **device))
        return tables[-1]

    yield set_up
    for one in tables:
        try:
            one.check()
        finally:
            one.close()


@pytest.fixture
def mains(tmp_path: Path) -> Iterator[Mains]:
    one = Mains(tmp_path / "kept")
    yield one
    one.close()
