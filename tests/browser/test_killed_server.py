"""`kill -9` of the server in each scene: all screens come back by themselves, and the match goes on where it was."""

from collections.abc import Callable

import pytest

from tests.browser.mains import Mains
from tests.browser.moments import all_are_back, half_way, places
from tests.browser.table import Table
from tests.browser.tables import TABLES


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_the_match_goes_on_where_it_was(table: Callable[..., Table], mains: Mains, kind: type[Table]) -> None:
    """One match, in each scene of which the power fails half way."""
    evening = table(port=mains.port, kind=kind).gathers(3)
    for screen in evening.screens:
        screen.expects_network_faults = True
    for scene, step in zip(kind.scenes, [*evening.steps(), evening.settles], strict=True):
        evening.all_see(scene)
        half_way(evening)
        kept = places(evening)
        newest = evening.board.view["v"]
        mains.fail()
        mains.come_back()
        all_are_back(kept, newest + 1)
        step()
    evening.host.taps("phone.move.again")
    evening.all_see(kind.scenes[1])
