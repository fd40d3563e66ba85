"""Every game, at random: whatever people and their host do, a room ends, hides, replays and undoes as it must."""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from tests.engine.nonsense import nonsense
from tests.engine.random_acts import Crowd
from tests.engine.random_players import Log, Server
from tests.engine.wire_views import ASKS, FACTS

LIBRARY = nonsense()
PRESETS = [(game.name, preset) for game in GAMES.values() for preset in game.presets]
WEIGHTED = [act for act, weight in Crowd.acts.items() for _ in range(weight)]
WAYS = ("own", "passed", "led")
DEVICES = ("own", "own", "one", "led", "mixed")
"""A phone each; one phone for all; one for all but two; some who share."""
SIZES = (3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 8, 9, 12, 20)
"""Large tables are slow to look at, and seldom differ."""
THEMES: tuple[dict[str, Any], ...] = (
    {"variant": "undercover"},
    {"variant": "undercover", "decoy": "different", "mr_white": True},
    {"mr_white": True, "full_game": True},
    {"mr_white": True, "last_chance": "mr_white_only"},
    {"full_game": True, "tie": "revote", "clues": "none", "talk_seconds": 60},
    {"full_game": True, "laps": 1},
    {"hint": "grid"},
    {"hint": "none"},
    {"clues": "questions"},
    {"clues": "none", "talk_seconds": 90},
    {"laps": 0, "talk_seconds": 60},
    {"laps": "ready"},
    {"laps": "ready", "clues": "spoken"},
    {"laps": "ready", "clues": "questions"},
    {"imposters": "surprise"},
    {"fair_rotation": True},
    {"clues": "typed", "laps": 1},
    {"last_chance": "table"},
    {"last_chance": "host"},
    {"last_chance": "system"},
    {"tie": "revote", "laps": 1},
    {"tie": "revote_then_lap", "laps": 1},
    {"vote": "on_three"},
    {"vote": "secret"},
)
"""What makes a game another one; the rest of the options is drawn beside."""

Act = tuple[str, int, int]


def act_of(number: int, way: str | None = None) -> Act:
    """Each number stands for an act. Hypothesis likes small numbers, and would do the same few things over and over."""
    rng = Random(f"{number} {way}")
    return rng.choice(WEIGHTED), rng.randrange(1000), rng.randrange(1000)


def table_of(number: int, way: str | None = None) -> dict[str, Any]:
    """A preset with a way to play and some of its options changed, and people on phones of their own or shared."""
    rng = Random(f"{number} {way}")
    name, preset = rng.choice(PRESETS)
    game = GAMES[name]
    least, most = game.seats(preset)
    choices = {option: values for option, values in game.choices(preset).items() if option != "way"}
    options = rng.sample(sorted(choices), rng.randrange(7))
    themes = rng.sample(THEMES, rng.randint(1, 2))
    # With fewer a full game is over with the first who is out.
    least = 6 if any("full_game" in theme for theme in themes) else least
    return {
        "game": name,
        "preset": preset,
        "way": way or rng.choice(WAYS),
        "changes": [{option: rng.choice(choices[option])} for option in options] + themes,
        "seats": min(max(rng.choice(SIZES), least), most + rng.randrange(2), 20),
        "late": rng.randrange(3),
        "devices": rng.choice(DEVICES),
        "led": rng.randrange(4) == 0,
        "seed": number,
    }


VARIANTS = frozenset(
    """variant decoy mr_white hint order laps reverse clues vote tie last_chance scoring full_game fair_rotation
    never_thrice""".split()
)
"""Options each value of which has to come in each way; of times and lengths it is enough that many do."""

numbers = st.integers(0, 2**20)
# Lists are twice as long as their least on average, and a round needs a dozen acts.


def acts(way: str) -> st.SearchStrategy[list[Act]]:
    return st.lists(numbers.map(lambda number: act_of(number, way)), min_size=12, max_size=60)


tables = numbers.map(table_of)


def sat_down(server: Server, table: dict[str, Any], code: str = "KXTR", lang: str = "en") -> Crowd:
    """A party that has sat down and started, as far as its options let it."""
    crowd = Crowd(server, code, str(table["seed"]), lang)
    crowd.adds_a_board()
    if table["led"]:
        crowd.newcomer()
        crowd.leads(0, 0)
    for place in range(table["seats"]):
        own = {"own": True, "one": place == 0, "led": place in (0, 1, 2), "mixed": place % 3 < 2}
        # A host without a seat may get none by this either.
        crowd.sits(
            len(crowd.phones) - 1 if table["devices"] == "mixed" else table["led"], own[table["devices"]]
        )
    crowd.moves("configure", game=table["game"], preset=table["preset"], options={"way": table["way"]})
    for changes in table["changes"]:
        crowd.moves("configure", options=changes)
    if len(crowd.present()) > GAMES[table["game"]].seats(table["preset"])[1]:
        crowd.moves("bench", seat=crowd.present()[-1])
    if crowd.moves("start") is None:
        crowd.moves("configure", preset=table["preset"], options={"way": table["way"]})
        assert crowd.moves("start") is not None
    crowd.asked |= {f"{option} {json.dumps(value)}" for option, value in crowd.room.options.items()}
    for _ in range(table["late"]):
        crowd.sits(0, 1)
    return crowd


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


SPOKEN = {"report", "word_said", "call_vote", "dismiss_report"}
ROUNDS: tuple[Act, ...] = (
    *(("a_scene_passes", 1, 99), ("a_word_is_said", 2, 1), ("somebody_answers_unasked", 1, 3)),
    *(("host_calls_the_vote", 0, 0), ("host_skips_to_the_vote", 0, 0), ("the_vote_is_tied", 0, 0)),
    *(("host_undoes", 1, 0), ("a_scene_passes", 3, 99), ("a_scene_passes", 3, 99), ("says_the_word", 0, 0)),
    *(("host_skips_to_the_vote", 0, 0), ("a_scene_passes", 1, 99), ("somebody_answers", 0, 0)),
    *(("a_scene_passes", 2, 99), ("server_restarts", 0, 0), ("a_scene_passes", 4, 99)),
    *(("host_skips_to_the_vote", 0, 0), ("a_scene_passes", 5, 99), ("a_scene_passes", 1, 99)),
    *(("a_scene_passes", 2, 99), ("a_scene_passes", 2, 99), ("a_word_is_said", 1, 1), ("host_undoes", 0, 0)),
)
"""Rounds as they are usually played, so that every variant comes to its end."""


@pytest.mark.parametrize("way", WAYS)
def test_an_evening_goes_as_it_must_whatever_people_do(way: str) -> None:
    reached: set[str] = set()
    asked: set[str] = set()

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
        reached.update(crowd.reached)
        asked.update(crowd.asked)

    @settings(max_examples=settings.default.max_examples // 2)
    @given(numbers.map(lambda number: table_of(number, way)), acts(way))
    def evening(table: dict[str, Any], done: list[Act]) -> None:
        played(table, done)

    for place, theme in enumerate(THEMES):
        # Each variant with another preset in each way.
        name, preset = PRESETS[(place + WAYS.index(way)) % len(PRESETS)]
        table = {**table_of(place, way), "game": name, "preset": preset, "changes": [theme]}
        table["seats"] = min(7 if place % 2 else 6, GAMES[name].seats(preset)[1])
        played(table, ROUNDS)
    evening()
    missing = FACTS.keys() - reached
    assert not missing, f"these games were not random enough: nobody came to {missing}"
    missing = (ASKS | SPOKEN) - asked - ({"tally"} if way == "own" else {"ready_to_vote"})
    assert not missing, f"these games were not random enough: nobody did {missing}"
    values = {
        f"{option} {json.dumps(value)}"
        for preset in GAMES["imposter"].presets
        for option, values in GAMES["imposter"].choices(preset).items()
        for value in values
        if option in VARIANTS
    }
    assert not values - asked, f"these games were not random enough: nobody played by {values - asked}"


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
