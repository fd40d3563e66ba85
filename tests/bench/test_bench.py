"""The bench itself works: the bare apps answer, every tap is counted once, and the figures are read off rightly."""

import orjson
import pytest
from lines import Ears
from load import Load, Party
from messages import stand_in
from race import percentile
from servers import Server


@pytest.mark.parametrize("name", ["floor", "ceiling"])
def test_a_bare_app_shows_nine_messages_of_the_given_size_for_every_tap(name: str) -> None:
    with Server(name, size=700) as server, Party(server, Ears()) as party:
        party.grow(2)
        load = party.steady(rate=200.0, actions=20)
        assert load.actions == len(load.waits) == 20
        assert load.message_bytes == 700
        assert [line.views for room in party.rooms for line in room.lines] == [10] * 18
        assert party.saturate(0.2).actions >= 2


@pytest.mark.parametrize("size", [584, 1500, 2900])
def test_the_nine_messages_differ_and_have_the_size_asked_for(size: int) -> None:
    messages = [orjson.dumps(stand_in(screen, size)) for screen in range(9)]
    assert len(set(messages)) == 9
    assert {len(message) for message in messages} == {size}


def test_figures_are_read_off_rightly() -> None:
    assert percentile([0.25 * n for n in range(1, 101)], 0.5) == 12750.0
    assert percentile([0.002], 0.99) == 2.0
    assert Load(actions=50, seconds=2.0).rate == 25.0
    assert Load(actions=1000, seconds=2.0, server_share=0.5).work == 1.0
