"""Servers to test against: shared ones without limits, and any number of one's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.lines import Line
from tests.web.running import Running


@pytest.fixture(scope="session")
def _by_eventlet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("eventlet") / "kept", "--limits", "off", "--log-level", "debug")
    yield running
    assert running.end() == 0


@pytest.fixture(scope="session")
def _by_threading(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("threading") / "kept"
    running = Running(folder, "--limits", "off", "--server", "threading", "--log-level", "debug")
    yield running
    assert running.end() == 0


@pytest.fixture
def server(_by_eventlet: Running) -> Running:
    """The server as it is by default, without limits."""
    assert _by_eventlet.alive
    return _by_eventlet


@pytest.fixture(params=["eventlet", "threading"])
def either(request: pytest.FixtureRequest) -> Running:
    """Both servers, one after the other."""
    running: Running = request.getfixturevalue(f"_by_{request.param}")
    assert running.alive
    return running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers of one's own; those still running are ended."""
    started: list[Running] = []

    def begin(*options: str, data: Path | None = None, **more: object) -> Running:
        folder = data or tmp_path / f"kept{len(started)}"
        started.append(Running(folder, *options, **more))  # type: ignore[arg-type]
        return started[-1]

    yield begin
    for running in started:
        if running.alive:
            running.end()


@pytest.fixture
def line() -> Iterator[Callable[..., Line]]:
    """Opens lines that are closed at the end."""
    opened: list[Line] = []

    def begin(*given: object, **more: object) -> Line:
        opened.append(Line(*given, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield begin
    for one in opened:
        one.close()
