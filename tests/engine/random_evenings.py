"""Who plays what at random, on which phones and by which options, and what they do then."""

import json
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.games import GAMES
from tests.engine.random_acts import ACTS, IMPOSTER_ACTS, TURN_ACTS, Crowd
from tests.engine.random_players import Server

WAYS = ("own", "passed", "led")
"""Ways to play imposter, which the other games have not."""
EVENINGS = (*WAYS, "wavelength", "just_one")
"""Evenings that are played apart from others, so that each comes to all that is its own."""
DEVICES = ("own", "own", "one", "led", "mixed")
"""A phone each; one phone for all; one for all but two; some who share."""
SIZES = (3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 8, 9, 12)
"""Large tables are slow to look at, and seldom differ: the largest is among those that are staged."""
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

OF_EVENING = {
    evening: [
        act
        for act, weight in [*ACTS.items(), *(IMPOSTER_ACTS if evening in WAYS else TURN_ACTS).items()]
        for _ in range(weight)
    ]
    for evening in EVENINGS
}
"""Each act as often as it is to come; those that make sense in one game only would do nothing in another."""


def act_of(number: int, evening: str | None = None) -> Act:
    """Each number stands for an act. Hypothesis likes small numbers, and would do the same few things over and over."""
    rng = Random(f"{number} {evening}")
    weighted = OF_EVENING[evening or rng.choice(EVENINGS)]
    return rng.choice(weighted), rng.randrange(1000), rng.randrange(1000)


def table_of(number: int, evening: str | None = None) -> dict[str, Any]:
    """A game with some of its options changed, and people on phones of their own or shared."""
    rng = Random(f"{number} {evening}")
    evening = evening or rng.choice(EVENINGS)
    name = "imposter" if evening in WAYS else evening
    game = GAMES[name]
    preset = rng.choice(list(game.presets))
    least, most = game.seats(preset)
    choices = {option: values for option, values in game.choices(preset).items() if option != "way"}
    options = rng.sample(sorted(choices), min(rng.randrange(7), len(choices)))
    themes = rng.sample(THEMES, rng.randint(1, 2)) if name == "imposter" else []
    # With fewer a full game is over with the first who is out.
    least = 6 if any("full_game" in theme for theme in themes) else least
    return {
        "game": name,
        "preset": preset,
        "way": {"way": evening} if name == "imposter" else {},
        "changes": [{option: rng.choice(choices[option])} for option in options] + themes,
        "seats": min(max(rng.choice(SIZES), least), most + rng.randrange(2), 20),
        "late": rng.randrange(3),
        "devices": rng.choice(DEVICES),
        "led": rng.randrange(4) == 0,
        "seed": number,
    }


numbers = st.integers(0, 2**20)
tables = numbers.map(table_of)


def acts(evening: str) -> st.SearchStrategy[list[Act]]:
    # Lists are twice as long as their least on average, and a round needs a dozen acts.
    return st.lists(numbers.map(lambda number: act_of(number, evening)), min_size=12, max_size=60)


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
    crowd.moves("configure", game=table["game"], preset=table["preset"], options=table["way"])
    for changes in table["changes"]:
        crowd.moves("configure", options=changes)
    if len(crowd.present()) > GAMES[table["game"]].seats(table["preset"])[1]:
        crowd.moves("bench", seat=crowd.present()[-1])
    if crowd.moves("start") is None:
        crowd.moves("configure", preset=table["preset"], options=table["way"])
        assert crowd.moves("start") is not None
    crowd.asked |= {f"{option} {json.dumps(value)}" for option, value in crowd.room.options.items()}
    for _ in range(table["late"]):
        crowd.sits(0, 1)
    return crowd


PASSES: Act = ("a_scene_passes", 1, 99)
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
DIAL_ROUNDS: tuple[Act, ...] = (
    *(("host_voids", 0, 0), ("answers_badly", 0, 0), ("host_goes_on", 0, 0), ("answers_badly", 0, 0)),
    *(("all_hit", 5, 1), PASSES, PASSES, ("somebody_answers", 0, 5), ("server_restarts", 0, 0)),
    *(("host_goes_on", 0, 0), PASSES, PASSES, ("somebody_answers", 1, 7), ("who_has_answered_leaves", 0, 0)),
    *(("host_undoes", 0, 0), PASSES, PASSES, PASSES, ("whose_turn_it_is_leaves", 0, 0)),
    *(("the_match_is_played", 1, 0), ("host_switches_games", 0, 0), PASSES, ("host_switches_games", 1, 0)),
)
CARD_ROUNDS: tuple[Act, ...] = (
    *(("host_voids", 0, 0), ("answers_badly", 0, 0), ("all_write_the_same", 1, 0), ("answers_badly", 0, 0)),
    *(("the_guess_is", 3, 0), PASSES, ("host_goes_on", 0, 0), ("host_goes_on", 0, 0), PASSES),
    *(("somebody_answers", 0, 1), ("somebody_changes_a_clue", 0, 2), ("host_undoes", 0, 0)),
    *(("all_write_their_own", 0, 3), ("the_guess_is", 1, 0), ("host_overrules", 0, 0), PASSES),
    *(("all_write_their_own", 0, 2), ("the_guess_is", 0, 0), ("host_overrules", 0, 2), ("host_undoes", 0, 0)),
    *(PASSES, ("all_write_their_own", 0, 1), ("server_restarts", 0, 0), ("whose_turn_it_is_leaves", 0, 1)),
    *(("all_write_their_own", 0, 1), ("the_guess_is", 2, 0), ("host_goes_on", 0, 0), ("host_goes_on", 0, 0)),
    *(("the_match_is_played", 0, 0), ("host_switches_games", 0, 0), PASSES, ("host_switches_games", 0, 0)),
)
