"""Two rooms at once on one server: neither ever sees anything of the other."""

from collections.abc import Callable, Sequence

from tests.browser.screen import all_until
from tests.browser.table import Table

NORTH = ("Ana", "Ben", "Cleo")
SOUTH = ("Xaver", "Yolanda", "Zita")


def test_two_rooms_never_see_each_others_events(table: Callable[..., Table]) -> None:
    north, south = table().gathers(NORTH), table("es").gathers(SOUTH)
    assert north.code != south.code
    for step in range(3):
        for room in (north, south):
            room.steps()[step]()
    north.host.pulls("pause")
    all_until(north.screens, lambda screen: screen.view["room"]["paused"])
    south.vote(south.imposter)
    assert {screen.scene for screen in south.screens} == {"imposter/guess"}
    assert {screen.scene for screen in north.screens} == {"imposter/vote"}
    check_apart(north, south, SOUTH)
    check_apart(south, north, NORTH)


def check_apart(room: Table, other: Table, people: Sequence[str]) -> None:
    """No frame of this room names the other, or a person or a clue of it."""
    clues = [clue["word"] for clue in other.host.facts["clues"]]
    assert len(clues) == len(people)
    for screen in room.screens:
        assert len(screen.received) > 10
        for frame in screen.received:
            assert not [text for text in (other.code, *people, *clues) if text in frame]
