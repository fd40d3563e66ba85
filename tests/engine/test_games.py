"""Choosing a game, and an evening that goes from game to game (common.md, "The host may"; wire.md, "Host moves")."""

import pytest

from engine.games import GAMES
from engine.words.packs import Library, parse
from tests.engine.players import Evening, refusal, refused
from tests.engine.rings import shelf_of

FIRST_SCENE = {"imposter": "imposter/look", "wavelength": "wavelength/clue", "just_one": "just_one/write"}
SEATS = {"imposter": (3, 20), "wavelength": (3, 6), "just_one": (3, 7)}
TIMES = {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2}

every_game = pytest.mark.parametrize("game", FIRST_SCENE)
the_new_ones = pytest.mark.parametrize("game", ["wavelength", "just_one"])


def lobby(seats=3, library=None):
    evening = Evening(library or shelf_of())
    evening.seat(*(f"P{n}" for n in range(1, seats + 1)))
    return evening


def chooses(evening, game, **more):
    evening.host.hosts("configure", game=game, **more)
    return evening


def match(game, seats=3):
    return chooses(lobby(seats), game).starts()


def room(evening):
    """What every screen shows of the choice."""
    shown = evening.board.view["room"]
    return shown["game"], shown["preset"], shown["options"]


def packs(evening):
    """The chosen ones, as the lobby tells them."""
    return evening.board.facts["packs"]


def to_the_lobby(evening):
    while evening.scene != "lobby":
        evening.host.hosts("end")
    return evening


# What there is to choose from


def test_a_new_room_plays_imposter_and_the_host_sees_three_games_with_their_seats_and_minutes():
    evening = lobby()
    assert room(evening)[0] == "imposter"
    games = evening.host.view["host"]["games"]
    assert {name: tuple(game["seats"]) for name, game in games.items()} == SEATS
    assert list(games) == list(GAMES)
    for game in games.values():
        least, most = game["minutes"]
        assert 0 < least <= most
    assert games["wavelength"]["minutes"] == games["just_one"]["minutes"] == [10, 20]


def test_only_the_host_sees_them_and_only_in_the_lobby():
    evening = match("wavelength")
    assert "games" not in evening.host.view["host"]
    assert evening.phones[1].view["host"] is None
    evening.host.hosts("end")
    assert "games" not in evening.host.view["host"]
    evening.host.hosts("end")
    assert set(evening.host.view["host"]["games"]) == set(FIRST_SCENE)


@every_game
def test_the_host_chooses_a_game_and_starts_it(game):
    evening = chooses(lobby(), game)
    assert room(evening)[0] == game
    assert evening.starts().scene == FIRST_SCENE[game]


@the_new_ones
def test_both_have_one_rule_set_and_its_options(game):
    evening = chooses(lobby(), game)
    assert room(evening) == (game, "standard", TIMES)
    host = evening.host.view["host"]
    assert host["presets"] == ["standard"]
    assert set(host["choices"]) == {"clue_seconds", "guess_seconds", "rounds_per_seat"}
    assert host["choices"]["rounds_per_seat"] == [1, 2, 3]
    assert {*host["choices"]["clue_seconds"]} >= {60, None}
    assert {*host["choices"]["guess_seconds"]} >= {45, None}


@the_new_ones
def test_the_lobby_tells_seats_and_no_trouble(game):
    facts = chooses(lobby(), game).board.facts
    assert (facts["least"], facts["most"], facts["trouble"]) == (*SEATS[game], None)


@pytest.mark.parametrize("game", ["chess", "", None, 7, ["wavelength"], {}])
def test_an_unknown_game_is_refused(game):
    evening = lobby()
    no = refused(lambda: chooses(evening, game))
    assert (no.code, no.params, room(evening)[0]) == ("bad_option", {"option": "game"}, "imposter")


@the_new_ones
@pytest.mark.parametrize(
    ("change", "option"),
    [
        ({"options": {"way": "own"}}, None),
        ({"options": {"rounds_per_seat": 9}}, "rounds_per_seat"),
        ({"preset": "parlor"}, "preset"),
        ({"house": "hotter", "on": True}, None),
    ],
)
def test_what_the_game_does_not_have_is_refused_and_the_room_stays_with_its_game(game, change, option):
    evening = lobby()
    before = room(evening)
    no = refused(lambda: chooses(evening, game, **change))
    assert (no.code, no.params["option"], room(evening)) == ("bad_option", option, before)


def test_only_the_host_chooses_and_only_in_the_lobby():
    evening = lobby()
    assert refusal(lambda: evening.phones[1].hosts("configure", game="just_one")) == "not_host"
    chooses(evening, "just_one").starts()
    assert refusal(lambda: chooses(evening, "wavelength")) == "not_now"
    evening.host.hosts("end")
    assert refusal(lambda: chooses(evening, "wavelength")) == "not_now"
    evening.host.hosts("end")
    assert room(chooses(evening, "wavelength"))[0] == "wavelength"


# A game that does not fit


@pytest.mark.parametrize(
    ("game", "seats", "code", "params"),
    [
        ("wavelength", 2, "too_few_seats", {"least": 3}),
        ("wavelength", 7, "too_many_seats", {"most": 6}),
        ("just_one", 2, "too_few_seats", {"least": 3}),
        ("just_one", 8, "too_many_seats", {"most": 7}),
        ("imposter", 9, "too_many_seats", {"most": 8}),
    ],
)
def test_a_game_that_does_not_fit_may_be_chosen_and_is_refused_at_the_start(game, seats, code, params):
    evening = chooses(lobby(seats), game)
    no = refused(evening.starts)
    assert (no.code, no.params, evening.scene) == (code, params, "lobby")


def test_with_the_rest_on_the_bench_it_starts():
    evening = chooses(lobby(7), "wavelength")
    evening.host.hosts("bench", seat="s2")
    evening.starts()
    assert evening.room.table.seats == ("s1", "s3", "s4", "s5", "s6", "s7")


# Seats and packs stay, the rules of each game are kept


def test_switching_keeps_seats_and_their_order_and_who_is_on_the_bench():
    evening = lobby(4)
    evening.host.hosts("arrange", order=["s3", "s1", "s4", "s2"])
    evening.host.hosts("bench", seat="s4")
    before = evening.board.view["seats"]
    for game in ("wavelength", "just_one", "imposter"):
        assert chooses(evening, game).board.view["seats"] == before


def test_switching_keeps_the_packs():
    shelf = [
        parse(f"# {title}\nboat\nhat\n", id=f"en/{title}", lang="en") for title in ("one", "two", "three")
    ]
    evening = lobby(library=Library(shelf, {"dials": {"en": ["Cold | Hot"]}}))
    evening.host.hosts("configure", packs=["en/two"])
    for game in ("wavelength", "just_one", "imposter", "just_one"):
        assert packs(chooses(evening, game)) == ["en/two"]
    evening.host.hosts("configure", packs=["en/three"])
    assert packs(chooses(evening, "imposter")) == ["en/three"]


def test_the_rules_of_each_game_are_kept_for_when_the_room_returns_to_it():
    evening = lobby()
    evening.host.hosts("configure", preset="table", options={"way": "own", "laps": 3})
    imposter = room(evening)
    chooses(evening, "wavelength", options={"clue_seconds": 90})
    chooses(evening, "just_one", options={"rounds_per_seat": 1})
    assert room(evening) == ("just_one", "standard", {**TIMES, "rounds_per_seat": 1})
    assert room(chooses(evening, "wavelength")) == ("wavelength", "standard", {**TIMES, "clue_seconds": 90})
    assert room(chooses(evening, "imposter")) == imposter
    assert room(chooses(evening, "just_one"))[2] == {**TIMES, "rounds_per_seat": 1}


def test_they_are_kept_over_a_restart_too():
    evening = lobby()
    evening.host.hosts("configure", preset="pass", options={"imposters": 1})
    imposter = room(evening)
    chooses(evening, "wavelength", options={"guess_seconds": None})
    evening.restarts()
    assert room(evening) == ("wavelength", "standard", {**TIMES, "guess_seconds": None})
    assert room(chooses(evening, "imposter")) == imposter
    evening.restarts()
    assert room(chooses(evening, "wavelength"))[2]["guess_seconds"] is None


def test_the_preset_named_with_the_game_begins_with_its_own_options():
    evening = chooses(lobby(), "wavelength", options={"clue_seconds": 90})
    chooses(evening, "just_one")
    assert room(chooses(evening, "wavelength", preset="standard"))[2] == TIMES


def test_choosing_the_game_that_is_chosen_changes_nothing():
    evening = chooses(lobby(), "wavelength", options={"clue_seconds": 90})
    before = room(evening)
    assert room(chooses(evening, "wavelength")) == before


def test_a_change_without_a_game_is_one_of_the_game_that_is_chosen():
    evening = chooses(lobby(), "just_one")
    evening.host.hosts("configure", options={"clue_seconds": 30})
    evening.host.hosts("configure", options={"guess_seconds": 30})
    assert room(evening)[2] == {**TIMES, "clue_seconds": 30, "guess_seconds": 30}


def test_game_and_language_are_chosen_in_any_order():
    evening = chooses(lobby(), "wavelength", lang="es")
    assert (room(evening)[0], evening.board.view["room"]["lang"]) == ("wavelength", "es")
    chooses(evening, "just_one")
    assert evening.board.view["room"]["lang"] == "es"


# From game to game


def test_one_evening_goes_from_game_to_game_on_the_same_phones():
    evening = lobby()
    for game in ("imposter", "wavelength", "just_one", "wavelength", "imposter"):
        chooses(evening, game).starts()
        assert evening.scene == FIRST_SCENE[game]
        assert [screen.scene for screen in evening.phones] == [evening.scene] * 3
        assert evening.room.table.seats == ("s1", "s2", "s3")
        to_the_lobby(evening)


def test_steps_and_views_count_on_from_game_to_game():
    evening = lobby()
    for game in FIRST_SCENE:
        to_the_lobby(chooses(evening, game).starts())
    for count in ("v", "step"):
        counts = [view[count] for view in evening.board.views]
        assert counts == sorted(counts)


def points_of_a_match(evening):
    """Everybody gets points at Wavelength."""
    chooses(evening, "wavelength").starts()
    while evening.scene != "result":
        target = next(iter(evening.room.table.step.cards.values()))["target"]
        evening.skips()
        for phone in evening._asked("dial"):
            phone.answers(target)
        evening.skips(2)
    return evening


def scores(evening):
    return [seat["score"] for seat in evening.board.view["seats"]]


@the_new_ones
def test_scores_start_anew_with_each_match(game):
    evening = points_of_a_match(lobby())
    assert scores(evening) == [36, 36, 36]
    to_the_lobby(evening)
    assert scores(evening) == [36, 36, 36]
    chooses(evening, game)
    assert scores(evening) == [36, 36, 36]
    assert scores(evening.starts()) == [0, 0, 0]


def test_they_start_anew_at_again_and_can_be_reset():
    evening = points_of_a_match(lobby())
    evening.host.hosts("reset_scores")
    assert (scores(evening), evening.board.facts["winners"]) == ([0, 0, 0], [])
    evening = points_of_a_match(lobby())
    evening.host.hosts("again")
    assert (evening.scene, scores(evening)) == ("wavelength/clue", [0, 0, 0])


def test_scores_of_imposter_do_not_come_into_just_one():
    evening = lobby().starts().escaped().next_round()
    assert sum(scores(evening)) > 0
    chooses(to_the_lobby(evening), "just_one").starts()
    assert scores(evening) == [0, 0, 0]


def test_a_word_that_was_seen_in_one_game_does_not_come_in_another():
    evening = lobby(library=shelf_of("boat", "hat", "tree", "lamp", "door", "sock")).starts()
    words = [evening.secret]
    for game in ("just_one", "imposter", "just_one"):
        chooses(to_the_lobby(evening), game).starts()
        words.append(evening.secret)
    assert len(set(words)) == 4
