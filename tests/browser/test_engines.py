"""An evening in the browsers of TVs: every game in Chromium 67, the oldest; one in 79 and one in 92."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import address
from tests.browser.engines.chromium import OldChromium
from tests.browser.engines.evening import Evening
from tests.browser.engines.onlooker import Onlooker
from tests.web.running import Running

Play = Callable[[Evening], None]


@pytest.mark.long
@pytest.mark.parametrize(
    ("number", "games"),
    [
        (67, (Evening.plays_imposter, Evening.plays_wavelength, Evening.plays_just_one)),
        (79, (Evening.plays_wavelength,)),
        (92, (Evening.plays_just_one,)),
    ],
)
def test_an_evening_in_an_old_chromium_is_played_and_drawn_as_in_a_new_one(
    number: int, games: tuple[Play, ...], farol: Running, chromium: Browser, tmp_path: Path
) -> None:
    engine = OldChromium(tmp_path, number)
    onlooker = Onlooker(chromium)
    try:
        assert engine.version.startswith(f"HeadlessChrome/{number}.")
        evening = Evening(engine, address(farol.port), onlooker)
        for play in games:
            play(evening)
        assert onlooker.wrong == {}
        assert onlooker.moments > 10
        assert [tab.faults for tab in evening.tabs] == [[]] * 4
    finally:
        onlooker.close()
        engine.close()
