"""Every game, at random: whatever people and their host do, a room ends, hides, replays and undoes as it must."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from tests.engine import random_moments
from tests.engine.nonsense import nonsense
from tests.engine.random_acts import Crowd
from tests.engine.random_evenings import (
    CARD_ROUNDS,
    DEVICES,
    DIAL_ROUNDS,
    EVENINGS,
    ROUNDS,
    THEMES,
    WAYS,
    Act,
    act_of,
    acts,
    numbers,
    sat_down,
    table_of,
    tables,
)
from tests.engine.random_players import Log, Server
from tests.engine.wire_views import ASKS, FACTS

LIBRARY = nonsense()
VARIANTS = frozenset(
    """variant decoy mr_white hint order laps reverse clues vote tie last_chance scoring full_game fair_rotation
    never_thrice rounds_per_seat""".split()
)
"""Options each value of which has to come in each way; of times and lengths it is enough that many do."""


def test_more_time_in_the_first_step_of_a_round_outlives_a_restart() -> None:
    """Found at random: a replay from a record did not know the clock of that step, and refused the host's move."""
    server = Server(LIBRARY)
    crowd = Crowd(server)
    for _ in range(3):
        crowd.sits(0, 1)
    crowd.moves("start")
    crowd.somebody_answers(0, 0)
    assert crowd.moves("extend") == {}
    crowd.server_restarts(0, 0)
    assert crowd.room.phase == "round"


def test_a_hold_ends_on_its_answer_also_where_the_device_has_one_seat() -> None:
    """Found at random: a player added on that phone was shown the card of the first, though nobody held it."""
    server = Server(LIBRARY)
    crowd = Crowd(server)
    for _ in range(3):
        crowd.sits(0, 1)
    crowd.moves("start")
    phone, seat = crowd.pending()[0]
    crowd.hold(phone, seat)
    assert crowd.answers_well(phone, seat, 0)
    crowd.sits(0, 0)
    assert [mine["card"] for mine in phone.view["mine"]] == [None, None]


def staged(evening: str) -> Iterator[tuple[dict[str, Any], tuple[Act, ...]]]:
    """Tables, and what is done at them so that all that a game can come to comes up."""
    if evening not in WAYS:
        for place, devices in enumerate(DEVICES):
            table = {**table_of(place, evening), "changes": [{"rounds_per_seat": 1 + place % 3}]}
            yield (
                {**table, "seats": 5, "devices": devices},
                DIAL_ROUNDS if evening == "wavelength" else CARD_ROUNDS,
            )
        return
    for place, theme in enumerate(THEMES):
        # Each variant with another preset in each way.
        presets = list(GAMES["imposter"].presets)
        preset = presets[(place + WAYS.index(evening)) % len(presets)]
        seats = min(7 if place % 2 else 6, GAMES["imposter"].seats(preset)[1])
        yield {**table_of(place, evening), "preset": preset, "changes": [theme], "seats": seats}, ROUNDS
    yield {**table_of(0, evening), "preset": "table", "changes": [], "seats": 20}, ROUNDS[:9]


def wanted(evening: str) -> Iterator[str]:
    """All that has to come up in one of these games: scenes, answers, moves, values of options, moments."""
    game = "imposter" if evening in WAYS else evening
    yield from (scene for scene in FACTS if scene.partition("/")[0] in (game, "lobby", "result"))
    yield from {
        "imposter": (ASKS | SPOKEN) - {"dial"} - ({"tally"} if evening == "own" else {"ready_to_vote"}),
        "wavelength": {"clue", "dial", "ready", *random_moments.DIALS},
        "just_one": {"clue", "guess", "ready", *random_moments.CARDS},
    }[game]
    if game != "imposter":
        yield from (f"another game: {name}" for name in GAMES if name != game)
    for preset in GAMES[game].presets:
        for option, values in GAMES[game].choices(preset).items():
            yield from (f"{option} {json.dumps(value)}" for value in values if option in VARIANTS)


SPOKEN = {"report", "word_said", "call_vote", "dismiss_report"}


@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_goes_as_it_must_whatever_people_do(evening: str) -> None:
    seen: set[str] = set()

    def played(table: dict[str, Any], done: Iterable[Act]) -> None:
        with Log() as log:
            server = Server(LIBRARY)
            crowd = sat_down(server, table)
            for act, a, b in done:
                crowd.does(act, a, b)
            crowd.replays()
            crowd.plays_to_the_end()
            crowd.replays()
        assert log.lines == []
        seen.update(crowd.reached, crowd.asked, crowd.came_up)

    @settings(max_examples=settings.default.max_examples // 2)
    @given(numbers.map(lambda number: table_of(number, evening)), acts(evening))
    def goes(table: dict[str, Any], done: list[Act]) -> None:
        played(table, done)

    for table, done in staged(evening):
        played(table, done)
    goes()
    missing = set(wanted(evening)) - seen
    assert not missing, f"these games were not random enough: nobody came to {missing}"


doings = st.lists(st.tuples(st.booleans(), numbers.map(act_of)), min_size=8, max_size=40)


@settings(max_examples=settings.default.max_examples // 2)
@given(tables, tables, doings)
def test_two_rooms_never_see_each_others_events(
    one: dict[str, Any], other: dict[str, Any], done: list[tuple[bool, Act]]
) -> None:
    server = Server(LIBRARY)
    crowds = [sat_down(server, one, "KXTR"), sat_down(server, other, "BCDF", "es")]
    for first, (act, a, b) in done:
        busy, quiet = crowds[not first], crowds[first]
        server.tick()
        now, seen, shown = server.now, quiet.seen, [screen.view for screen in quiet.screens]
        busy.does(act, a, b)
        # What the clock says it says in both rooms, and a server restarts with both.
        if server.now == now and act != "server_restarts":
            assert all(screen.view is view for screen, view in zip(quiet.screens, shown, strict=True))
            assert quiet.snapshot() == seen
    for crowd in crowds:
        crowd.replays()
