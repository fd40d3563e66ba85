"""Laps that go on until the table is ready to vote (imposter.md, "Clues", "Until ready")."""

import pytest

from tests.engine.cells import every_preset
from tests.engine.circles import circle_of
from tests.engine.players import refusal

on_one_phone = pytest.mark.parametrize("way", ["passed", "led"])
in_every_style = pytest.mark.parametrize("clues", ["typed", "spoken", "questions"])


def ready_table(seats=5, preset="table", way="own", clues="spoken", **options):
    return circle_of(seats, preset, way=way, clues=clues, laps="ready", **options).look()


def others(circle):
    """Those who are not up."""
    return [seat for seat in circle.living if seat != circle.facts["turn"]]


def lap_ends(circle):
    """The rest of the lap is played; gives how many turns that took."""
    turns, lap = 0, circle.facts["lap"]
    while circle.scene == "imposter/clue" and circle.facts["lap"] == lap:
        turns += 1
        circle.takes_turn(f"plain{len(circle.facts['clues'])}")
    return turns


@in_every_style
@every_preset
def test_laps_go_on_while_nobody_is_ready(preset, clues):
    circle = ready_table(preset=preset, clues=clues)
    for lap in range(1, 7):
        assert (circle.facts["lap"], circle.facts["laps"], circle.facts["closing"]) == (lap, None, False)
        assert lap_ends(circle) == 5
    assert circle.scene == "imposter/clue"


def test_every_seat_that_is_not_up_may_say_so_and_is_not_waited_for():
    circle = ready_table()
    for seat in others(circle):
        assert circle.ask_of(seat) == {"kind": "ready_to_vote", "required": False}
    assert circle.waits_for == [circle.facts["turn"]]
    assert circle.ask_of(circle.facts["turn"]) == {"kind": "ready"}


@pytest.mark.parametrize(("seats", "needed"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_more_than_half_the_seats_are_needed(seats, needed):
    circle = ready_table(seats, "parlor")
    assert circle.facts["to_vote"] == {"ready": 0, "needed": needed}
    one_less = 0
    while one_less < needed - 1:
        for seat in others(circle):
            if one_less < needed - 1 and circle.ask_of(seat):
                circle.says(seat, True)
                one_less += 1
        circle.takes_turn()
    assert (circle.facts["to_vote"]["ready"], circle.facts["closing"]) == (needed - 1, False)
    last = next(seat for seat in others(circle) if circle.ask_of(seat))
    circle.says(last, True)
    circle.takes_turn()
    assert circle.scene == "imposter/vote" or circle.facts.get("closing") is True


@in_every_style
@every_preset
def test_it_takes_effect_at_the_end_of_the_lap(preset, clues):
    circle = ready_table(preset=preset, clues=clues)
    for seat in others(circle):
        circle.says(seat, True)
    circle.takes_turn()
    assert (circle.scene, circle.facts["closing"], circle.facts["lap"]) == ("imposter/clue", True, 1)
    assert lap_ends(circle) == 4
    assert circle.scene in ("imposter/talk", "imposter/vote")


def test_ready_in_the_last_turn_of_a_lap_is_in_time_for_it():
    circle = ready_table()
    for _ in range(4):
        circle.takes_turn()
    for seat in others(circle)[:3]:
        circle.says(seat, True)
    circle.takes_turn()
    assert circle.scene == "imposter/talk"


def test_nobody_is_next_after_the_last_turn_once_it_is_settled():
    circle = ready_table()
    for seat in others(circle):
        circle.says(seat, True)
    circle.takes_turn()
    for _ in range(3):
        assert circle.facts["next"] is not None
        circle.takes_turn()
    assert circle.facts["next"] is None


def test_who_is_ready_stays_ready_over_turns_and_laps_and_need_not_say_it_twice():
    circle = ready_table()
    one = others(circle)[0]
    circle.says(one, True)
    for _ in range(9):
        circle.takes_turn()
        if circle.facts["turn"] != one:
            assert circle.by_seat(one).mine["answered"] is True
            assert refusal(lambda: circle.says(one, True)) == "answered"
    assert circle.facts["to_vote"]["ready"] == 1


def test_two_of_five_are_not_enough():
    circle = ready_table()
    for seat in others(circle)[:2]:
        circle.says(seat, True)
    lap_ends(circle)
    lap_ends(circle)
    assert (circle.scene, circle.facts["closing"]) == ("imposter/clue", False)


def test_who_is_ready_and_leaves_counts_no_more():
    circle = ready_table(6)
    ready = [seat for seat in others(circle) if circle.roles[seat] == "civilian"][:3]
    for seat in ready:
        circle.says(seat, True)
    circle.takes_turn()
    goes = next(seat for seat in ready if seat != circle.facts["turn"])
    circle.goes(goes)
    lap_ends(circle)
    assert (circle.scene, circle.facts["closing"]) == ("imposter/clue", False)


def test_when_it_is_settled_nobody_is_asked_any_more():
    circle = ready_table()
    for seat in others(circle):
        circle.says(seat, True)
    circle.takes_turn()
    assert circle.asked() == {circle.facts["turn"]: "ready"}
    assert "call_vote" not in circle.host.moves


def test_only_yes_is_an_answer():
    circle = ready_table()
    assert refusal(lambda: circle.says(others(circle)[0], False)) == "bad_value"


# The host


@pytest.mark.parametrize("way", ["own", "passed", "led"])
@in_every_style
@every_preset
def test_the_host_s_tap_settles_it_at_the_end_of_the_lap(preset, clues, way):
    circle = ready_table(preset=preset, clues=clues, way=way)
    circle.takes_turn("first")
    turn = circle.facts["turn"]
    circle.host.hosts("call_vote")
    assert (circle.facts["turn"], circle.facts["closing"]) == (turn, True)
    assert lap_ends(circle) == 4
    assert circle.scene in ("imposter/talk", "imposter/vote")


@on_one_phone
@in_every_style
def test_on_one_phone_the_host_s_tap_alone_counts(way, clues):
    circle = ready_table(way=way, clues=clues, phones="own")
    assert "ready_to_vote" not in circle.asked().values()
    assert "call_vote" in circle.host.moves
    other = next(phone for phone in circle.phones if not phone.is_host)
    assert refusal(lambda: other.hosts("call_vote")) == "not_host"


def test_a_host_without_a_seat_may_call_the_vote_too():
    circle = ready_table()
    leader = circle.phone().sits("Guide")
    circle.host.hosts("hand_over", seat=leader.id)
    leader.hosts("call_vote")
    assert circle.facts["closing"] is True


def test_the_host_s_call_keeps_who_is_ready_and_can_be_undone():
    circle = ready_table()
    one = others(circle)[0]
    circle.says(one, True)
    circle.host.hosts("call_vote")
    circle.host.hosts("undo")
    assert circle.facts["closing"] is False
    assert circle.by_seat(one).mine["answered"] is True


def test_the_host_s_call_leaves_the_question_that_is_on_the_board():
    circle = ready_table(clues="questions")
    before = {fact: circle.facts[fact] for fact in ("asker", "answerer", "question", "lap")}
    circle.host.hosts("call_vote")
    assert {fact: circle.facts[fact] for fact in before} == before


@pytest.mark.parametrize("laps", [1, 2, 3])
def test_with_so_many_laps_nobody_is_asked_and_the_host_has_nothing_to_call(laps):
    circle = circle_of(4, "table", way="own", laps=laps).look()
    assert circle.asked() == {circle.facts["turn"]: "ready"}
    assert "call_vote" not in circle.host.moves
    assert not {"closing", "to_vote"} & set(circle.facts)
