"""A match of Wavelength: its length, the rotation, its end, and one more (wavelength.md; common.md, "The host may")."""

from collections import Counter

import pytest

from engine.games.wavelength import result
from tests.engine.players import refusal
from tests.engine.rings import DialTable, dials_of, lobby_at

# Two rounds per seat


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_a_match_is_two_rounds_per_seat(seats, rounds):
    table = dials_of(seats)
    assert table.facts["rounds"] == rounds
    told = []
    while not table.is_over:
        told.append(table.facts["round"])
        table.next_round()
    assert told == list(range(1, rounds + 1))
    assert table.facts["rounds"] == rounds


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_psychic_goes_down_one_order_twice(seats):
    psychics = dials_of(seats).turns()
    assert psychics[:seats] == psychics[seats:]
    assert sorted(psychics[:seats]) == [f"s{n}" for n in range(1, seats + 1)]


def test_the_seats_are_shuffled():
    assert len({tuple(dials_of(3).turns(3)) for _ in range(40)}) > 3


def test_every_round_has_another_pair():
    table, pairs = dials_of(6), []
    while not table.is_over:
        pairs.append(tuple(table.facts["pair"]))
        table.next_round()
    assert len(set(pairs)) == 12


@pytest.mark.parametrize("times", [1, 3])
def test_one_or_three_rounds_per_seat_are_options(times):
    table = dials_of(4, rounds_per_seat=times)
    assert table.facts["rounds"] == 4 * times
    psychics = table.turns()
    assert psychics == psychics[:4] * times and len(set(psychics)) == 4


# Times are options


def test_the_options_as_they_come():
    assert lobby_at(DialTable, 3).options == {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2}


def test_times_are_options():
    table = dials_of(3, clue_seconds=77, guess_seconds=11)
    assert table.left == 77
    table.gives()
    assert table.left == 11
    table.locks(0, 0)
    assert table.left == 60


def test_no_limit_is_allowed_for_both():
    table = dials_of(3, clue_seconds=None, guess_seconds=None)
    for scene in ("wavelength/clue", "wavelength/guess"):
        table.skips_to(scene)
        assert (table.left, "extend" in table.host.moves) == (None, False)
        table.passes(10_000)
        assert table.scene == scene
    table.locks(0, 5)
    assert table.scene == "wavelength/reveal"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("clue_seconds", 0),
        ("clue_seconds", "60"),
        ("guess_seconds", 3601),
        ("guess_seconds", True),
        ("rounds_per_seat", 0),
        ("rounds_per_seat", 4),
        ("rounds_per_seat", None),
        ("rounds_per_seat", True),
        ("way", "own"),
    ],
)
def test_other_values_and_options_are_refused(option, value):
    table = lobby_at(DialTable, 3)
    assert refusal(lambda: table.configures(**{option: value})) == "bad_option"
    assert table.options == {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2}


# The end


def test_most_points_wins():
    table = dials_of(3, rounds_per_seat=1).reaches("wavelength/clue", 3)
    before = table.scores
    table.locks(0, 40)
    points, best = table.facts["points"], table.others[0]
    table.skips(2)
    scores = {seat: before[seat] + points[seat] for seat in before}
    assert table.facts["scores"] == scores == table.scores
    assert table.facts["winners"] == [seat for seat in scores if scores[seat] == max(scores.values())]
    assert points[best] == 4


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ({"s1": 3, "s2": 9, "s3": 8}, ["s2"]),
        ({"s1": 9, "s2": 3, "s3": 9}, ["s1", "s3"]),
        ({"s1": 5, "s2": 5, "s3": 5}, ["s1", "s2", "s3"]),
        ({"s1": 0, "s2": 0, "s3": 2}, ["s3"]),
        ({"s1": 0, "s2": 0, "s3": 0}, []),
    ],
)
def test_equal_is_shared_and_all_of_them_are_named(scores, winners):
    told = result({"order": [], "place": 6, "played": 6}, scores)
    assert told == {"winners": winners, "scores": scores, "rounds": 6, "awards": []}


def test_a_tie_at_the_end_names_all_of_them():
    table = dials_of(3)
    for _ in range(6):
        table.locks(0, 0).skips(2)
    assert table.facts["winners"] == ["s1", "s2", "s3"]
    assert set(table.facts["scores"].values()) == {36}


def test_a_match_ended_in_the_story_counts_its_points():
    table = dials_of(4).locks(0, 5, 40)
    points = table.facts["points"]
    table.host.hosts("end")
    assert (table.scene, table.facts["scores"], table.facts["rounds"]) == ("result", points, 1)


@pytest.mark.parametrize("scene", ["wavelength/clue", "wavelength/guess"])
def test_a_match_ended_before_the_story_ends_with_the_scores_so_far(scene):
    table = dials_of(3).locks(0, 5)
    points = table.facts["points"]
    table.skips(2)
    table.skips_to(scene)
    if scene == "wavelength/guess":
        table.says(table.others[0], table.at(0))
    table.host.hosts("end")
    assert (table.facts["scores"], table.facts["rounds"]) == (points, 1)


def test_a_match_ended_in_its_first_round_has_no_winner():
    table = dials_of(3)
    table.host.hosts("end")
    assert (table.facts["winners"], table.facts["rounds"], set(table.scores.values())) == ([], 0, {0})


def test_everybody_idle_for_a_whole_match_gets_the_middle_and_comes_to_the_end():
    table = dials_of(3)
    table.passes(6 * (60.5 + 45.5 + 60.5) + 1)
    assert (table.scene, table.facts["rounds"]) == ("result", 6)
    stories = {
        view["facts"]["round"]: view["facts"]
        for view in table.board.views
        if view["scene"] == "wavelength/reveal"
    }
    assert Counter(facts["clue"] for facts in stories.values()) == {None: 6}
    assert all(set(facts["guesses"].values()) == {50} for facts in stories.values())
    sums = {seat: sum(facts["points"][seat] for facts in stories.values()) for seat in table.facts["scores"]}
    assert table.facts["scores"] == sums


# Again


def played_out():
    table = dials_of(3, rounds_per_seat=1)
    for _ in range(3):
        table.locks(0, 0).skips(2)
    return table


def test_play_again_resets_the_scores():
    table = played_out()
    assert set(table.scores.values()) == {18}
    table.host.hosts("again")
    assert (table.scene, table.facts["round"], set(table.scores.values())) == ("wavelength/clue", 1, {0})


def test_back_in_the_lobby_the_scores_are_still_there_until_the_next_match():
    table = played_out()
    table.host.hosts("end")
    assert (table.scene, set(table.scores.values())) == ("lobby", {18})
    table.starts()
    assert set(table.scores.values()) == {0}


def test_play_again_shuffles_the_order_anew():
    table, orders = dials_of(6, rounds_per_seat=1), set()
    for _ in range(4):
        orders.add(tuple(table.turns()))
        table.host.hosts("again")
    assert len(orders) > 1


def test_play_again_does_not_bring_the_same_pairs():
    table, pairs = dials_of(3), []
    for _ in range(3):
        while not table.is_over:
            pairs.append(tuple(table.facts["pair"]))
            table.next_round()
        table.host.hosts("again")
    assert len(set(pairs)) == 18
