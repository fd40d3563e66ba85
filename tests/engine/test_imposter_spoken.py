"""Spoken clues and questions in each way to play (imposter.md, "Clues")."""

import pytest

from engine.words.questions import load
from tests.engine.cells import every_preset
from tests.engine.circles import QUESTIONS, circle_of, lobby_of
from tests.engine.parties import WAYS
from tests.engine.players import refusal

SPEAKER = {"own": "turn", "passed": "host", "led": "host"}

every_way = pytest.mark.parametrize("way", WAYS)


def speaking(way, preset="table", seats=4, clues="spoken", **options):
    return circle_of(seats, preset, way=way, clues=clues, **options).look()


# Who taps on, and what the board is told


@every_way
@every_preset
def test_the_board_shows_whose_turn_it_is_who_is_next_and_the_lap(preset, way):
    circle = speaking(way, preset, laps=2)
    told = list(circle.turns())
    assert [turn["turn"] for turn in told] == [seat for turn in told[::4] for seat in turn["order"]]
    assert [turn["next"] for turn in told] == [*(turn["turn"] for turn in told[1:]), None]
    assert [(turn["lap"], turn["laps"]) for turn in told] == [(1, 2)] * 4 + [(2, 2)] * 4
    assert {turn["style"] for turn in told} == {"spoken"}


@every_way
@every_preset
def test_on_own_phones_the_speaker_taps_on_and_else_the_host_for_everyone(preset, way):
    circle = speaking(way, preset)
    while circle.scene == "imposter/clue":
        asked = circle.facts["turn"] if way == "own" else "host"
        assert circle.asked() == {asked: "ready"}
        circle.takes_turn()


def test_on_own_phones_nobody_else_taps_on():
    circle = speaking("own")
    other = next(seat for seat in circle.living if seat != circle.facts["turn"])
    assert refusal(lambda: circle.says(other, True)) == "not_asked"


@pytest.mark.parametrize("way", ["passed", "led"])
def test_on_one_phone_nobody_but_the_host_taps_on(way):
    circle = speaking(way, phones="own")
    other = next(seat for seat in circle.living if not circle.by_seat(seat).is_host)
    assert refusal(lambda: circle.by_seat(other).answers(True, seat="host")) == "not_host"
    assert refusal(lambda: circle.says(other, True)) == "not_asked"


@every_way
def test_there_is_no_clue_to_type_and_nothing_to_hear_for_the_board(way):
    circle = speaking(way)
    seat = circle.waits_for[0]
    assert refusal(lambda: circle.answers(seat, "sweet")) == "bad_value"
    circle.clues_are_over()
    assert circle.facts["clues"] == []


@every_way
def test_with_a_clock_that_runs_out_the_turn_passes(way):
    circle = speaking(way, clue_seconds=30)
    following = circle.facts["next"]
    assert circle.left == 30
    circle.passes(30.6)
    assert (circle.facts["turn"], circle.facts["clues"]) == (following, [])


@every_way
def test_without_a_clock_a_turn_waits(way):
    circle = speaking(way)
    turn = circle.facts["turn"]
    assert circle.left is None
    circle.passes(1000)
    assert circle.room.paused is False and circle.facts["turn"] == turn


@every_way
def test_the_host_may_skip_a_turn(way):
    circle = speaking(way)
    following = circle.facts["next"]
    circle.skips()
    assert circle.facts["turn"] == following


@every_way
def test_a_speaker_who_leaves_is_not_waited_for(way):
    circle = speaking(way, seats=6)
    circle.becomes_host(circle.all_of("civilian")[-1])
    while (
        circle.roles[circle.facts["turn"]] != "civilian"
        or circle.facts["turn"] == circle.room.seats.host_seat
    ):
        circle.takes_turn()
    speaker, following = circle.facts["turn"], circle.facts["next"]
    circle.goes(speaker)
    assert circle.facts["turn"] == following


@every_way
@every_preset
def test_in_pass_the_board_says_that_no_clue_comes_twice(preset, way):
    assert speaking(way, preset).facts["no_repeats"] is (preset == "pass")


# Questions


@every_way
@every_preset
def test_each_seat_in_turn_asks_the_next_one(preset, way):
    circle = speaking(way, preset, clues="questions", laps=1)
    order = circle.facts["order"]
    told = [(turn["turn"], turn["asker"], turn["answerer"]) for turn in circle.turns()]
    assert told == [
        (seat, seat, answerer) for seat, answerer in zip(order, [*order[1:], order[0]], strict=True)
    ]


@every_way
def test_the_asker_taps_on_or_the_host(way):
    circle = speaking(way, clues="questions")
    asked = circle.facts["asker"] if way == "own" else "host"
    assert circle.asked() == {asked: "ready"}


@every_way
def test_if_the_one_who_is_asked_leaves_the_asker_asks_the_next_one_the_same(way):
    circle = speaking(way, clues="questions", seats=6)
    circle.becomes_host(circle.all_of("civilian")[-1])
    host = circle.room.seats.host_seat
    while circle.roles[circle.facts["answerer"]] != "civilian" or circle.facts["answerer"] == host:
        circle.takes_turn()
    before, around = circle.facts, [*circle.facts["order"]] * 2
    circle.goes(before["answerer"])
    following = around[around.index(before["answerer"]) + 1]
    for fact, value in (
        ("asker", before["asker"]),
        ("question", before["question"]),
        ("answerer", following),
    ):
        assert circle.facts[fact] == value


def test_nobody_asks_one_who_has_left():
    circle = speaking("own", clues="questions", seats=6)
    order = circle.facts["order"]
    goes = next(seat for seat in order[2:] if circle.roles[seat] == "civilian")
    circle.goes(goes)
    told = list(circle.turns())
    assert len(told) == 10
    assert all(goes not in (turn["asker"], turn["answerer"]) for turn in told)


@every_way
def test_the_board_offers_a_question_from_the_bank(way):
    circle = speaking(way, clues="questions")
    assert {turn["question"] for turn in circle.turns()} <= {*QUESTIONS}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_bank_has_at_least_fifty_questions_per_language(lang):
    assert len({*load("engine/words/questions")[lang]}) >= 50


def test_no_question_comes_twice_in_a_room_over_rounds_voids_matches_and_restarts():
    circle = lobby_of(4, "table", clues="questions", way="own", laps=2)
    heard = []

    def play_on():
        heard.extend(turn["question"] for turn in circle.turns())

    circle.starts()
    play_on()
    circle.host.hosts("void")
    play_on()
    circle.next_round()
    play_on()
    circle.restarts()
    circle.host.hosts("end")
    circle.host.hosts("again")
    play_on()
    circle.host.hosts("end")
    circle.host.hosts("end")
    circle.host.hosts("configure", preset="parlor", options={"clues": "questions"})
    circle.starts()
    play_on()
    assert len(heard) == 8 * 4 + 12 and len({*heard}) == len(heard)


def test_when_all_have_been_asked_the_bank_begins_anew():
    circle = speaking("led", clues="questions", length="open", laps=3)
    heard = [turn["question"] for turn in circle.turns()]
    while len(heard) < len(QUESTIONS):
        circle.host.hosts("void")
        heard += [turn["question"] for turn in circle.turns()]
    assert {*heard[: len(QUESTIONS)]} == {*QUESTIONS}
    circle.host.hosts("void")
    assert circle.look().facts["question"] in QUESTIONS


def test_an_undone_turn_asks_the_same_question_again():
    circle = speaking("own", clues="questions")
    question = circle.facts["question"]
    circle.takes_turn()
    circle.host.hosts("undo")
    assert circle.facts["question"] == question


def test_questions_are_in_the_language_of_the_room():
    circle = lobby_of(4, "table", clues="questions")
    circle.host.hosts("configure", lang="es")
    circle.library._banks["questions"]["es"] = ("¿Pesa mucho?",)
    circle.starts()
    assert circle.look().facts["question"] == "¿Pesa mucho?"


def test_in_a_language_without_a_bank_people_ask_what_they_like():
    circle = lobby_of(4, "table", clues="questions")
    circle.library._banks["questions"].clear()
    circle.starts()
    assert [turn["question"] for turn in circle.turns()] == [""] * 8
