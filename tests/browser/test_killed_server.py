"""`kill -9` of the server in each scene: all screens come back by themselves, and the match goes on where it was."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.moments import all_are_back, half_way, places
from tests.browser.table import SCENES, Table
from tests.web.running import Running


class Mains:
    """The server's power: it can fail, and come back with the same data on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.running = Running(data, "--limits", "off")
        self.port = self.running.port

    def fail(self) -> None:
        self.running.end(signal.SIGKILL)

    def come_back(self) -> None:
        self.running = Running(self.data, "--limits", "off", "--port", str(self.port))

    def close(self) -> None:
        self.running.end()


@pytest.fixture
def mains(tmp_path: Path) -> Iterator[Mains]:
    one = Mains(tmp_path / "kept")
    yield one
    one.close()


@pytest.mark.parametrize("scene", SCENES)
def test_the_match_goes_on_where_it_was(table: Callable[..., Table], mains: Mains, scene: str) -> None:
    evening = table(port=mains.port).gathers(4).plays_to(scene)
    half_way(evening)
    kept = places(evening)
    newest = evening.board.view["v"]
    for screen in evening.screens:
        screen.expects_network_faults = True

    mains.fail()
    mains.come_back()
    all_are_back(kept, newest + 1)

    if scene == "result":
        evening.host.taps("phone.move.again")
        evening.all_see("imposter/look")
    else:
        evening.steps()[SCENES.index(scene)]()
        evening.board.draws(SCENES[SCENES.index(scene) + 1])
