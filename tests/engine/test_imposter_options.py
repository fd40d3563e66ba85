"""The options of `parlor`, cell by cell, and how a host changes them (imposter.md, "Options and the four presets")."""

import pytest

from engine.games.imposter.presets import PRESETS
from engine.games.imposter.rules import ceiling
from tests.engine.players import NAMES, evening_of, match_of, refusal, refused

PARLOR = PRESETS["parlor"].options


def lobby_of(seats):
    return evening_of(*NAMES[:seats])


# The column, cell by cell


@pytest.mark.parametrize("seats", range(3, 9))
def test_parlor_is_played_with_three_to_eight_seats(seats):
    assert len(match_of(seats).room.table.seats) == seats


@pytest.mark.parametrize(("seats", "code"), [(2, "too_few_seats"), (9, "too_many_seats")])
def test_parlor_is_not_played_with_fewer_or_more(seats, code):
    evening = evening_of(*NAMES[:seats])
    assert refusal(evening.starts) == code


@pytest.mark.parametrize(("seats", "imposters"), [(3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 3)])
def test_imposters_by_seats(seats, imposters):
    evening = lobby_of(seats)
    assert evening.board.facts["imposters"] == imposters
    evening.starts()
    assert len(evening.imposters()) == evening.board.facts["imposters"] == imposters


@pytest.mark.parametrize(("seats", "most"), [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_overridden_imposters_stay_under_half_the_seats(seats, most):
    assert ceiling(PRESETS["parlor"], seats) == most
    evening = lobby_of(seats).configures(imposters=most).starts()
    assert len(evening.imposters()) == most


@pytest.mark.parametrize(("seats", "asked", "most"), [(3, 2, 1), (4, 2, 1), (5, 3, 2), (6, 3, 2)])
def test_more_imposters_than_that_are_refused_in_the_lobby_with_the_reason(seats, asked, most):
    evening = lobby_of(seats).configures(imposters=asked)
    no = refused(evening.starts)
    assert (no.code, no.params) == ("cannot_combine", {"reason": "too_many_imposters", "most": most})
    trouble = {"code": no.code, "params": no.params}
    assert [screen.facts["trouble"] for screen in (evening.board, *evening.phones)] == [trouble] * (seats + 1)
    assert evening.scene == "lobby"


@pytest.mark.parametrize(("seats", "imposters"), [(5, 1), (8, 1), (8, 2), (7, 3)])
def test_the_host_may_choose_the_number_of_imposters(seats, imposters):
    assert len(match_of(seats, imposters=imposters).imposters()) == imposters


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("way", "own"),
        ("imposters", "auto"),
        ("variant", "classic"),
        ("mr_white", False),
        ("hint", "category"),
        ("order", "random"),
        ("laps", 3),
        ("reverse", False),
        ("clues", "typed"),
        ("clue_seconds", 45),
        ("talk_seconds", 0),
        ("vote", "secret"),
        ("vote_seconds", 180),
        ("tie", "imposters_only"),
        ("last_chance", "system"),
        ("guess_seconds", 90),
        ("scoring", "A"),
        ("length", "open"),
        ("full_game", False),
        ("fair_rotation", False),
        ("never_thrice", False),
    ],
)
def test_a_new_room_has_the_values_of_parlor(option, value):
    room = evening_of().board.view["room"]
    assert (room["game"], room["preset"], room["options"][option]) == ("imposter", "parlor", value)


@pytest.mark.parametrize("preset", PRESETS)
def test_each_preset_sets_every_option_of_the_wire(preset):
    wire = """way imposters variant decoy mr_white hint order laps reverse clues clue_seconds talk_seconds
        vote_seconds guess_seconds vote tie last_chance scoring length full_game fair_rotation never_thrice"""
    assert set(PRESETS[preset].options) == set(wire.split())


def test_the_imposter_s_card_says_so_and_shows_the_category():
    assert match_of(3).imposters()[0].card == {"role": "imposter", "category": "Kwyjibo"}


def test_a_civilian_s_card_shows_category_and_word():
    evening = match_of(3)
    assert evening.civilians()[0].card == {
        "role": "civilian",
        "category": "Kwyjibo",
        "word": evening.secret,
    }


def test_there_is_no_discussion():
    evening = match_of(3)
    evening.all_look()
    evening.clues_are_given()
    assert evening.scene == "imposter/vote"


def test_a_discussion_can_be_had_and_ends_when_all_are_ready():
    evening = match_of(3, talk_seconds=60)
    evening.all_look()
    evening.clues_are_given()
    assert (evening.scene, evening.board.view["total"]) == ("imposter/talk", 60)
    for phone in evening.phones:
        assert phone.ask == {"kind": "ready"}
        phone.is_ready()
    assert evening.scene == "imposter/vote"


def test_a_discussion_ends_with_its_clock():
    evening = match_of(3, talk_seconds=60).skips_to("imposter/talk")
    evening.passes(60.6)
    assert evening.scene == "imposter/vote"


# Changing them


def test_a_changed_option_leaves_the_others_and_is_shown_to_all():
    evening = lobby_of(3).configures(laps=2).configures(clue_seconds=90)
    for screen in (evening.board, *evening.phones):
        assert screen.view["room"]["options"] == {**PARLOR, "laps": 2, "clue_seconds": 90}


def test_back_to_the_preset_is_one_tap():
    evening = lobby_of(3).configures(laps=1, hint="none")
    evening.host.hosts("configure", preset="parlor")
    assert evening.board.view["room"]["options"] == PARLOR


def test_options_last_until_they_are_changed():
    evening = match_of(3, laps=1)
    evening.host.hosts("end")
    evening.host.hosts("again")
    assert evening.room.options["laps"] == 1


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("way", "bus"),
        ("imposters", 0),
        ("imposters", -1),
        ("imposters", 9),
        ("imposters", "2"),
        ("imposters", 1.0),
        ("imposters", True),
        ("imposters", None),
        ("hint", None),
        ("hint", ["category"]),
        ("laps", -1),
        ("laps", 4),
        ("laps", "never"),
        ("laps", True),
        ("laps", "3"),
        ("reverse", 1),
        ("reverse", "yes"),
        ("clue_seconds", 0),
        ("clue_seconds", -45),
        ("clue_seconds", 10**9),
        ("clue_seconds", "45"),
        ("clue_seconds", True),
        ("clue_seconds", float("nan")),
        ("vote_seconds", []),
        ("guess_seconds", 0),
        ("length", 3),
        ("length", {"rounds": 0}),
        ("length", {"rounds": 100}),
        ("length", {"rounds": "3"}),
        ("length", {"rounds": 1.0}),
        ("length", {"rounds": True}),
        ("length", {"rounds": 3, "points": 5}),
        ("length", {}),
        ("scoring", "a"),
        ("fair_rotation", "on"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused_with_the_option(option, value):
    evening = lobby_of(3)
    no = refused(lambda: evening.configures(**{option: value}))
    assert no.code in ("bad_option", "bad_value")
    assert no.params in ({"option": option}, {})
    assert evening.board.view["room"]["options"] == PARLOR


@pytest.mark.parametrize(
    "params",
    [
        {"options": {"colour": "red"}},
        {"options": {"": 1}},
        {"game": "chess"},
        {"game": None},
        {"game": ["imposter"]},
        {"preset": "none"},
        {"preset": 1},
    ],
)
def test_unknown_games_presets_and_options_are_refused(params):
    evening = lobby_of(3)
    assert refusal(lambda: evening.host.hosts("configure", **params)) == "bad_option"


@pytest.mark.parametrize("options", [None, [], "laps", 3])
def test_options_are_an_object(options):
    assert refusal(lambda: lobby_of(3).host.hosts("configure", options=options)) == "bad_value"


def test_of_several_changes_all_or_none_are_made():
    evening = lobby_of(3)
    refusal(lambda: evening.configures(laps=1, hint="nonsense"))
    assert evening.board.view["room"]["options"] == PARLOR


@pytest.mark.parametrize("preset", PRESETS)
def test_the_host_is_offered_the_values_of_each_option_and_every_offered_value_is_taken(preset):
    evening = lobby_of(3)
    evening.host.hosts("configure", preset=preset)
    own = PRESETS[preset].options
    choices = evening.host.view["host"]["choices"]
    assert set(choices) == set(own)
    for option, values in choices.items():
        assert own[option] in values
        for value in values:
            # Without clues there has to be talk.
            talk = {"talk_seconds": 60} if option in ("laps", "clues") else {}
            evening.host.hosts("configure", preset=preset, options={**talk, option: value})
            assert evening.room.options == {**own, **talk, option: value}


# House rules


def test_sudden_death_is_one_lap_and_then_the_vote():
    evening = match_of(4, laps=1)
    evening.all_look()
    for _ in range(4):
        assert (evening.scene, evening.board.facts["laps"]) == ("imposter/clue", 1)
        evening.turn.says("word")
    assert evening.scene == "imposter/vote"


def test_hard_mode_shows_imposters_no_category():
    evening = match_of(5, hint="none")
    assert [phone.card for phone in evening.imposters()] == [{"role": "imposter"}] * 2
    assert evening.civilians()[0].card["category"] == "Kwyjibo"
    assert len(evening.civilians()) == 3


@pytest.mark.parametrize("laps", [1, 2, 3])
@pytest.mark.parametrize("reverse", [True, False])
def test_in_reverse_every_even_lap_runs_backwards(laps, reverse):
    evening = match_of(3, laps=laps, reverse=reverse)
    evening.all_look()
    order, turns = evening.board.facts["order"], []
    while evening.scene == "imposter/clue":
        turns.append(evening.turn.id)
        evening.turn.says("word")
    ways = [order, order[::-1] if reverse else order, order]
    assert turns == [seat for way in ways[:laps] for seat in way]
