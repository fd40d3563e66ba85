"""Input (common.md, "Input"): final, counted once, refused with a reason that costs nothing."""

import pytest

from tests.engine.players import match_of, refusal, refused

RUBBISH = [None, False, 0, 1, 1.5, "", "true", [], [True], {}, {"value": True}]


def at_vote(seats=3):
    return match_of(seats).skips_to("imposter/vote")


# Once


def test_five_copies_of_one_answer_count_once():
    evening = at_vote()
    voter, accused = evening.phones[0], evening.phones[1]
    step, log = evening.board.view["step"], len(evening.room.table.log)
    for _ in range(5):
        voter.answers(accused.id, step)
    assert len(evening.room.table.log) == log + 1
    assert evening.room.table.answers == {voter.id: accused.id}


def test_the_same_answer_is_fine_also_when_its_step_is_over():
    evening = match_of(3)
    evening.all_look()
    giver, step = evening.turn, evening.board.view["step"]
    for _ in range(5):
        giver.answers("word", step)
    assert [clue["word"] for clue in evening.board.facts["clues"]] == ["word"]
    assert refusal(lambda: giver.answers("other", step)) == "stale_step"


def test_an_answer_is_final_once_given():
    evening = at_vote()
    voter, one, other = evening.phones
    voter.votes(one)
    assert refusal(lambda: voter.votes(other)) == "answered"
    assert voter.mine["sent"] == one.id


def test_a_tap_names_its_scene_and_one_for_a_scene_that_is_over_is_refused():
    evening = match_of(3)
    step = evening.board.view["step"]
    evening.all_look()
    giver = evening.turn
    for old in (step, step - 1, step + 2, 0, -1):
        assert refusal(lambda old=old: giver.answers("word", old)) == "stale_step"
    assert evening.board.facts["clues"] == []


@pytest.mark.parametrize("step", ["3", 3.0, True, [3], {}])
def test_a_step_is_a_number(step):
    evening = match_of(3)
    ben = evening.phones[1]
    assert refusal(lambda: evening.door.answer(ben.screen, step, True)) == "bad_value"


def test_there_is_nothing_to_answer_in_the_lobby_or_after_the_result():
    evening = match_of(3)
    evening.host.hosts("end")
    assert refusal(evening.phones[1].looks) == "stale_step"
    evening.host.hosts("end")
    assert refusal(evening.phones[1].looks) == "stale_step"


# From whom


def test_a_seat_that_is_not_asked_can_not_answer():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    other = next(phone for phone in evening.phones if phone is not giver)
    assert refusal(lambda: other.says("word")) == "not_asked"
    assert evening.turn is giver


def test_a_phone_without_a_seat_can_not_answer():
    evening = match_of(3)
    stranger = evening.phone()
    assert refusal(stranger.looks) == "not_asked"
    assert refusal(lambda: stranger.answers(True, seat="s1")) == "no_such_seat"


def test_nobody_answers_for_a_seat_on_another_phone():
    evening = at_vote()
    ana, ben, cleo = evening.phones
    assert refusal(lambda: ana.answers(cleo.id, seat=ben.id)) == "no_such_seat"
    assert not ben.mine["answered"]


@pytest.mark.parametrize("seat", ["s9", "", 1, True])
def test_a_seat_that_does_not_exist_can_not_answer(seat):
    evening = match_of(3)
    assert refusal(lambda: evening.phones[0].answers(True, seat=seat)) == "no_such_seat"


def test_the_host_is_asked_nothing_in_parlor():
    evening = match_of(3)
    assert refusal(lambda: evening.host.answers(True, seat="host")) == "not_asked"
    assert refusal(lambda: evening.phones[1].answers(True, seat="host")) == "not_host"


# Wrong types


@pytest.mark.parametrize("value", RUBBISH)
def test_looking_is_confirmed_by_true_and_nothing_else(value):
    ben = match_of(3).phones[1]
    assert refusal(lambda: ben.answers(value)) == "bad_value"
    assert not ben.mine["answered"]


@pytest.mark.parametrize("value", [True, *RUBBISH[:5], *RUBBISH[7:], "\ud800", "a\x00b", "a\nb"])
def test_a_clue_is_text(value):
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    assert refusal(lambda: giver.says(value)) == "bad_value"
    assert evening.turn is giver


@pytest.mark.parametrize("value", [True, *RUBBISH, "s9", ["s2"], "host", "board", "Ben"])
def test_a_vote_is_a_seat_that_is_there(value):
    voter = at_vote().phones[0]
    assert refusal(lambda: voter.answers(value)) == "no_such_seat"
    assert not voter.mine["answered"]


@pytest.mark.parametrize("value", [True, *RUBBISH[:6], *RUBBISH[7:], "\ud800", "a\x00b"])
def test_a_guess_is_text(value):
    evening = match_of(3)
    guesser = evening.caught()
    assert refusal(lambda: guesser.guesses(value)) == "bad_value"
    assert evening.scene == "imposter/guess"


# Text


def test_text_is_trimmed_and_folded_before_it_is_judged():
    evening = match_of(3)
    evening.all_look()
    evening.turn.says("  cafe\u0301 \u00a0")
    assert evening.board.facts["clues"][0]["word"] == "café"


def test_a_guess_is_trimmed_and_its_blanks_folded():
    evening = match_of(3)
    evening.caught().guesses("  hot    tub\u00a0")
    assert evening.board.facts["guess"] == "hot tub"


def test_over_long_text_is_refused_and_not_cut():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    for text in ("w" * 31, "w" * 10_000):
        too_long = refused(lambda text=text: giver.says(text))
        assert (too_long.code, too_long.params) == ("too_long", {"most": 30})
    giver.says("w" * 30)
    assert evening.board.facts["clues"][0]["word"] == "w" * 30


def test_clues_and_names_are_data_and_come_out_as_they_went_in():
    evening = match_of(3)
    evening.all_look()
    evening.turn.says("<img/onerror=x>&amp;")
    assert evening.board.facts["clues"][0]["word"] == "<img/onerror=x>&amp;"


def test_a_refused_input_costs_no_time_and_changes_nothing():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    evening.passes(10)
    seen, log = len(evening.board.views), len(evening.room.table.log)
    refusal(lambda: giver.says("two words"))
    assert (len(evening.board.views), len(evening.room.table.log)) == (seen, log)
    giver.drops()
    giver.returns()
    assert giver.view["left"] == 35 and giver.ask["kind"] == "clue"


# Too much


def test_more_than_twenty_events_a_second_from_one_screen_are_refused_until_it_calms_down():
    evening = match_of(3)
    evening.limits = True
    evening.restarts()
    ben, cleo = evening.phones[1:]
    for _ in range(20):
        evening.door.hear(ben.screen)
    slow = refused(lambda: evening.door.hear(ben.screen))
    assert (slow.code, slow.params) == ("slow_down", {"seconds": 1})
    evening.door.hear(cleo.screen)
    evening.clock.now += 1.1
    evening.door.hear(ben.screen)


@pytest.mark.parametrize("value", [2**70, float("nan"), float("inf"), "\udfff", ["x" * 5], {"a": {"b": [1]}}])
def test_what_can_not_be_kept_is_refused(value):
    evening = match_of(3)
    ben = evening.phones[1]
    assert refusal(lambda: ben.answers(value)) == "bad_value"


def test_nests_without_end_are_refused():
    nest: list = []
    for _ in range(2000):
        nest = [nest]
    evening = match_of(3)
    assert refusal(lambda: evening.phones[1].answers(nest)) == "bad_value"
    evening.phones[1].looks()
