"""The lobby of the imposter game: combinations that cannot work, the way back, and what is recommended."""

from functools import cache

import pytest

from engine.games.imposter.options import trouble
from engine.games.imposter.presets import PRESETS
from engine.words.packs import Library
from tests.engine.cells import every_preset
from tests.engine.circles import lobby_of, pack_of
from tests.engine.parties import WAYS
from tests.engine.players import outcome, refused

SMALL, LARGE, SINGLES = pack_of(7), pack_of(8, name="drink"), pack_of(9, singles=True, name="metal")


def shelf_of(*packs):
    return Library([*packs, *(pack_of(20, name=name) for name in ("tool",))])


@cache
def shipped():
    return Library.load("engine/words/packs")


def reason_against(act):
    refusal = refused(act)
    assert refusal.code == "cannot_combine"
    return refusal.params


def trouble_of(circle):
    """Why a table cannot start, as all its screens say beside "start", and as the start itself is refused."""
    trouble = circle.facts["trouble"]
    for phone in circle.phones:
        assert phone.facts["trouble"] == trouble
    refusal = refused(circle.starts)
    assert trouble == {"code": refusal.code, "params": refusal.params}
    assert circle.scene == "lobby"
    return refusal.params


# Combinations that no table can play are refused at once, and nothing is changed


@every_preset
def test_a_grid_in_undercover_is_refused_in_either_order(preset):
    circle = lobby_of(5, preset, hint="grid")
    assert reason_against(lambda: circle.configures(variant="undercover")) == {"reason": "grid_undercover"}
    circle.configures(hint="none", variant="undercover")
    assert reason_against(lambda: circle.configures(hint="grid")) == {"reason": "grid_undercover"}
    assert (circle.options["variant"], circle.options["hint"]) == ("undercover", "none")


def test_a_grid_of_a_pack_with_fewer_than_sixteen_words_is_refused():
    circle = lobby_of(5, "table", library=shelf_of(SMALL, LARGE))
    assert len(circle.room.shelf.chosen) == 3
    assert reason_against(lambda: circle.configures(hint="grid"))["reason"] == "grid_small_pack"
    assert circle.options["hint"] == "category"


def test_a_grid_of_a_pack_with_sixteen_words_is_played():
    circle = lobby_of(5, "table", library=Library([LARGE]), hint="grid")
    assert circle.facts["trouble"] is None
    circle.starts()
    assert len(circle.card_of_a("imposter")["grid"]) == 16


def test_a_small_pack_is_refused_while_a_grid_is_chosen():
    circle = lobby_of(5, "table", library=shelf_of(SMALL))
    circle.host.hosts("configure", packs=["en/tool"], options={"hint": "grid"})
    packs = ["en/tool", "en/fruit"]
    assert reason_against(lambda: circle.host.hosts("configure", packs=packs))["reason"] == "grid_small_pack"
    assert circle.room.shelf.chosen == ["en/tool"]


@pytest.mark.parametrize("none", [{"clues": "none"}, {"laps": 0}])
@pytest.mark.parametrize("preset", ["parlor", "pass"])
def test_a_round_without_clues_and_without_talk_is_refused(preset, none):
    circle = lobby_of(5, preset)
    assert reason_against(lambda: circle.configures(**none)) == {"reason": "no_clues_no_talk"}
    circle.configures(**none, talk_seconds=60)
    assert reason_against(lambda: circle.configures(talk_seconds=0)) == {"reason": "no_clues_no_talk"}


@pytest.mark.parametrize("talk", [90, "auto", None])
@every_preset
def test_a_round_without_clues_but_with_talk_is_taken(preset, talk):
    assert lobby_of(5, preset, clues="none", talk_seconds=talk).facts["trouble"] is None


@every_preset
def test_a_similar_decoy_needs_a_pair_in_some_pack(preset):
    circle = lobby_of(5, preset, library=Library([SINGLES]))
    no_pairs = {"reason": "decoy_needs_pairs"}
    assert reason_against(lambda: circle.configures(variant="undercover")) == no_pairs
    circle.configures(variant="undercover", decoy="different")
    assert reason_against(lambda: circle.configures(decoy="similar")) == no_pairs


def test_packs_without_a_pair_are_refused_in_undercover_unless_another_has_one():
    circle = lobby_of(5, "pass", library=shelf_of(SINGLES), variant="undercover")
    assert circle.room.shelf.chosen == ["en/metal", "en/tool"]
    alone = lambda: circle.host.hosts("configure", packs=["en/metal"])  # noqa: E731
    assert reason_against(alone) == {"reason": "decoy_needs_pairs"}


def test_a_different_decoy_needs_a_second_pair_in_every_pack():
    circle = lobby_of(5, "pass", library=shelf_of(pack_of(1)))
    different = {"variant": "undercover", "decoy": "different"}
    assert reason_against(lambda: circle.configures(**different)) == {"reason": "decoy_needs_pairs"}
    circle.host.hosts("configure", packs=["en/tool"], options=different)
    assert circle.facts["trouble"] is None


@pytest.mark.parametrize(("preset", "most"), [("parlor", 3), ("first-to-five", 5)])
def test_more_imposters_than_any_table_of_the_preset_may_have_are_refused_at_once(preset, most):
    circle = lobby_of(3, preset)
    reason = {"reason": "too_many_imposters", "most": most}
    assert reason_against(lambda: circle.configures(imposters=most + 1)) == reason


def test_of_a_refused_configuration_nothing_is_taken():
    circle = lobby_of(5, "table")
    before = circle.options
    refused(lambda: circle.configures(laps=1, hint="grid", variant="undercover"))
    refused(lambda: circle.host.hosts("configure", preset="pass", options={"clues": "none"}))
    assert (circle.options, circle.board.view["room"]["preset"]) == (before, "table")


# What this table cannot play is refused at the start, and said before


@every_preset
@pytest.mark.parametrize("seats", [3, 4])
def test_mr_white_at_fewer_than_five_seats_is_refused_at_the_start(preset, seats):
    circle = lobby_of(seats, preset, mr_white=True)
    assert trouble_of(circle) == {"reason": "mr_white_seats", "least": 5}
    circle.configures(mr_white=False).starts()
    assert circle.scene == "imposter/look"


@pytest.mark.parametrize(
    ("preset", "seats", "imposters", "most"),
    [("parlor", 6, 2, 1), ("first-to-five", 8, 3, 2), ("table", 13, 4, 4), ("pass", 10, 4, 3)],
)
def test_imposters_and_a_mr_white_that_are_not_under_half_are_refused_at_the_start(
    preset, seats, imposters, most
):
    circle = lobby_of(seats, preset, mr_white=True, imposters=imposters)
    if most == imposters:  # one per three seats leaves room for him
        assert circle.facts["trouble"] is None
    else:
        assert trouble_of(circle) == {"reason": "mr_white_under_half", "most": most}


@every_preset
def test_too_many_imposters_are_refused_at_the_start(preset):
    assert trouble_of(lobby_of(4, preset, imposters=2)) == {"reason": "too_many_imposters", "most": 1}


def test_trouble_goes_when_enough_have_come():
    circle = lobby_of(4, "pass", way="own", mr_white=True)
    circle.seat("P5")
    assert circle.facts["trouble"] is None
    circle.starts()
    assert circle.facts["mr_white"] is True


def test_trouble_comes_when_one_goes_or_is_benched():
    circle = lobby_of(5, "pass", mr_white=True)
    circle.host.hosts("bench", seat="s5")
    assert trouble_of(circle) == {"reason": "mr_white_seats", "least": 5}
    circle.host.hosts("bench", seat="s5")
    circle.goes("s5")
    assert trouble_of(circle) == {"reason": "mr_white_seats", "least": 5}


@every_preset
@pytest.mark.parametrize("seats", [3, 20])
def test_a_preset_as_it_comes_is_in_no_trouble(preset, seats):
    assert lobby_of(min(seats, PRESETS[preset].seats[1]), preset).facts["trouble"] is None


@every_preset
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_shipped_packs_can_be_played_in_every_variant(preset, lang):
    packs = shipped().packs(lang)
    for changes in (
        {"hint": "grid"},
        {"variant": "undercover"},
        {"variant": "undercover", "decoy": "different"},
    ):
        assert trouble(preset, {**PRESETS[preset].options, **changes}, 5, packs) is None


# Any option, and back to the preset

NO_CLUES_NO_TALK = [("laps", 0, "no_clues_no_talk"), ("clues", "none", "no_clues_no_talk")]
CANNOT = {"parlor": NO_CLUES_NO_TALK, "first-to-five": [], "table": [], "pass": NO_CLUES_NO_TALK}
"""What a preset does not take alone."""


@every_preset
def test_every_offered_value_is_taken_or_refused_with_a_reason(preset):
    circle = lobby_of(3, preset)
    choices = circle.host.view["host"]["choices"]
    assert set(choices) == set(circle.options) == set(PRESETS[preset].options)
    for option, values in choices.items():
        assert PRESETS[preset].options[option] in values
        for value in values:
            circle.host.hosts("configure", preset=preset)
            if outcome(lambda one=option, two=value: circle.configures(**{one: two})) == "ok":
                assert circle.options == {**PRESETS[preset].options, option: value}
            else:
                reason = reason_against(lambda one=option, two=value: circle.configures(**{one: two}))
                assert (option, value, reason["reason"]) in CANNOT[preset]


@every_preset
def test_back_to_the_preset_is_one_tap(preset):
    circle = lobby_of(5, preset, laps=3, way="own", clues="questions", scoring="B", length={"rounds": 9})
    circle.host.hosts("configure", preset=preset)
    assert circle.options == PRESETS[preset].options


@every_preset
def test_a_preset_sets_every_option_whatever_was_chosen_before(preset):
    circle = lobby_of(5, "parlor")
    for other in PRESETS:
        circle.host.hosts("configure", preset=other)
        circle.host.hosts("configure", preset=preset)
        assert circle.options == PRESETS[preset].options
    assert circle.board.view["room"]["preset"] == preset


def test_the_presets_are_offered_in_their_order():
    expected = ["parlor", "first-to-five", "table", "pass"]
    assert lobby_of(1).host.view["host"]["presets"] == list(lobby_of(1).facts["presets"]) == expected


# What is recommended


@pytest.mark.parametrize(
    ("way", "seats", "preset"),
    [
        *(("own", seats, "parlor") for seats in range(3, 9)),
        *(("passed", seats, "first-to-five") for seats in range(3, 9)),
        *(("passed", seats, "pass") for seats in (9, 10)),
        *(("passed", seats, "pass") for seats in range(13, 21)),
        *(("led", seats, "table") for seats in range(3, 21)),
    ],
)
def test_the_preset_made_for_the_way_and_best_with_so_many_is_recommended(way, seats, preset):
    assert lobby_of(seats, "table", way=way).facts["recommended"] == preset


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", range(3, 21))
def test_a_recommended_preset_can_be_started_with_so_many(way, seats):
    circle = lobby_of(seats, "table", way=way)
    preset = circle.facts["recommended"]
    least, most = circle.facts["presets"][preset]["seats"]
    assert least <= seats <= most


@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_is_recommended_below_three_seats(seats):
    assert lobby_of(seats).facts["recommended"] is None
