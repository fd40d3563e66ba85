"""`kill -9` of the server in each scene: all screens come back by themselves, and the match goes on where it was."""

from collections.abc import Callable

import pytest

from tests.browser.mains import Mains
from tests.browser.moments import all_are_back, half_way, places
from tests.browser.table import SCENES, Table


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
