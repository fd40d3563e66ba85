"""House rules by name, switched in the lobby and played (imposter.md, "House rules that must be settable")."""

import pytest

from engine.games.imposter.presets import PRESETS
from engine.words.packs import Library
from tests.engine.cells import every_preset
from tests.engine.circles import circle_of, lobby_of, pack_of
from tests.engine.parties import WAYS
from tests.engine.players import refusal, refused

HOUSES = ("sudden_death", "hard_mode", "double_blind", "speed", "questions", "surprise", "fair_rotation")

every_house = pytest.mark.parametrize("house", HOUSES)


def played(seats, preset, house, **options):
    circle = lobby_of(seats, preset, **options).house(house)
    assert circle.facts["houses"][house] is True
    circle.starts()
    return circle


# Switching them


@every_preset
def test_the_house_rules_are_these_and_off(preset):
    assert lobby_of(5, preset).facts["houses"] == dict.fromkeys(HOUSES, False)


@every_preset
@every_house
def test_a_house_rule_is_switched_on_by_its_name_alone(preset, house):
    circle = lobby_of(5, preset).house(house)
    on = {name for name, is_on in circle.facts["houses"].items() if is_on}
    assert on == {house}


@every_preset
@every_house
def test_switched_off_the_preset_s_values_are_back(preset, house):
    circle = lobby_of(5, preset).house(house).house(house, on=False)
    assert circle.options == PRESETS[preset].options
    assert circle.facts["houses"][house] is False


@pytest.mark.parametrize(("first", "then"), [("speed", "questions"), ("double_blind", "surprise")])
def test_one_that_sets_the_same_otherwise_gives_way_as_a_whole(first, then):
    circle = lobby_of(5, "parlor").house(first).house(then)
    assert [name for name, is_on in circle.facts["houses"].items() if is_on] == [then]
    circle.house(then, on=False)
    assert circle.options == PRESETS["parlor"].options


@every_house
def test_a_house_rule_leaves_all_other_options_as_they_are(house):
    changed = {"vote_seconds": 300, "scoring": "D", "never_thrice": True, "way": "passed"}
    circle = lobby_of(5, "first-to-five", **changed).house(house)
    assert changed.items() <= circle.options.items()
    circle.house(house, on=False)
    assert circle.options == {**PRESETS["first-to-five"].options, **changed}


def test_several_house_rules_go_together():
    circle = lobby_of(5, "table")
    for house in ("sudden_death", "hard_mode", "questions", "fair_rotation"):
        circle.house(house)
    on = {name for name, is_on in circle.facts["houses"].items() if is_on}
    assert on == {"sudden_death", "hard_mode", "questions", "fair_rotation"}


def test_speed_and_questions_exclude_each_other_and_the_last_counts():
    circle = lobby_of(5, "table").house("speed").house("questions")
    assert (circle.facts["houses"]["speed"], circle.facts["houses"]["questions"]) == (False, True)
    circle.house("speed")
    assert (circle.facts["houses"]["speed"], circle.facts["houses"]["questions"]) == (True, False)


def test_a_house_rule_is_on_where_its_options_were_chosen_one_by_one():
    circle = lobby_of(5, "parlor", laps=1, tie="revote")
    assert circle.facts["houses"]["sudden_death"] is True


def test_back_to_the_preset_switches_all_house_rules_off():
    circle = lobby_of(5, "table").house("speed").house("surprise")
    circle.host.hosts("configure", preset="table")
    assert not any(circle.facts["houses"].values())


@pytest.mark.parametrize(
    "params",
    [
        {"house": "nonsense", "on": True},
        {"house": None, "on": True},
        {"house": ["speed"], "on": True},
        {"house": "speed"},
        {"house": "speed", "on": 1},
        {"house": "speed", "on": "yes"},
    ],
)
def test_no_other_house_rule_and_no_other_switch_is_taken(params):
    circle = lobby_of(5, "table")
    assert refusal(lambda: circle.host.hosts("configure", **params)) == "bad_option"
    assert circle.options == PRESETS["table"].options


def test_house_rules_are_for_the_lobby():
    circle = circle_of(5, "table")
    assert refusal(lambda: circle.house("speed")) == "not_now"


def test_only_the_host_switches_house_rules():
    circle = lobby_of(5, "parlor")
    guest = circle.by_seat("s2")
    assert refusal(lambda: guest.hosts("configure", house="speed", on=True)) == "not_host"


def test_double_blind_with_a_grid_is_refused_with_the_reason():
    circle = lobby_of(5, "table", library=Library([pack_of(8)]), hint="grid")
    assert refused(lambda: circle.house("double_blind")).params == {"reason": "grid_undercover"}


def test_double_blind_at_too_small_a_table_is_refused_at_the_start():
    trouble = lobby_of(4, "pass").house("double_blind").facts["trouble"]
    assert trouble["params"] == {"reason": "too_many_imposters", "most": 1}


# Sudden death


@every_preset
def test_sudden_death_is_one_lap_and_then_the_vote(preset):
    circle = played(4, preset, "sudden_death")
    assert [(turn["lap"], turn["laps"]) for turn in circle.turns()] == [(1, 1)] * 4
    assert circle.to_the_vote().scene == "imposter/vote"


@every_preset
def test_in_sudden_death_tied_again_is_an_escape_without_a_further_lap(preset):
    circle = played(5, preset, "sudden_death").to_the_vote()
    tied = circle.all_of("imposter")[0], circle.all_of("civilian")[0]
    circle.tie(*tied)
    assert circle.scene == "imposter/revote"
    circle.tie(*tied)
    assert (circle.scene, circle.facts["outcome"]) == ("imposter/reveal", "tied")
    assert circle.points()[1] == 0 < circle.points()[0]


# Hard mode


@every_preset
def test_hard_mode_shows_imposters_no_category(preset):
    circle = played(5, preset, "hard_mode")
    assert circle.card_of_a("imposter") == {"role": "imposter"}


@every_preset
def test_hard_mode_is_for_mr_white_too(preset):
    circle = played(5, preset, "hard_mode", mr_white=True)
    assert circle.card_of_a("mr_white") == {"role": "mr_white"}


# Double blind


@every_preset
def test_double_blind_deals_two_imposters_the_same_decoy_as_their_word(preset):
    circle = played(8, preset, "double_blind")
    one, other = circle.all_of("imposter")
    assert circle.facts["imposters"] == 2
    assert circle.card_of(one) == circle.card_of(other)
    assert circle.card_of(one)["word"] != circle.card_of_a("civilian")["word"]


@every_preset
def test_in_double_blind_no_card_names_a_role_or_another_imposter(preset):
    circle = played(8, preset, "double_blind")
    assert len({tuple(card) for card in circle.cards.values()}) == 1
    assert all(set(card) <= {"word", "category"} for card in circle.cards.values())


# Speed


@every_preset
@pytest.mark.parametrize("way", WAYS)
def test_speed_is_ninety_seconds_of_open_talk_and_then_the_vote(preset, way):
    circle = played(5, preset, "speed", way=way)
    circle.look()
    assert (circle.scene, circle.left, circle.facts["clues"]) == ("imposter/talk", 90, [])
    circle.passes(90.6)
    assert circle.scene == "imposter/vote"


# Questions


@every_preset
def test_questions_take_the_place_of_clues_in_as_many_laps(preset):
    circle = played(4, preset, "questions")
    turns = list(circle.turns())
    assert {turn["style"] for turn in turns} == {"questions"}
    assert len(turns) == 4 * PRESETS[preset].options["laps"]


# Surprise and fair rotation


@every_preset
def test_surprise_hides_how_many_imposters_there_are(preset):
    circle = played(8, preset, "surprise")
    assert circle.facts["imposters"] is None and circle.facts["range"][0] == 1


@every_preset
def test_in_fair_rotation_everyone_is_imposter_once_before_anyone_is_twice(preset):
    circle = played(5, preset, "fair_rotation", length="open", imposters=1)
    been = []
    for _ in range(5):
        been += circle.all_of("imposter")
        circle.next_round()
    assert sorted(been) == ["s1", "s2", "s3", "s4", "s5"]
