"""Clocks (common.md, "Clocks"): the server's, by the second, with half a second of grace."""

import pytest

from tests.engine.players import match_of, refusal

LENGTHS = {"imposter/look": 60, "imposter/clue": 45, "imposter/vote": 180, "imposter/reveal": 60}


@pytest.mark.parametrize("scene", LENGTHS)
def test_every_scene_that_waits_has_a_clock(scene):
    view = match_of(3).skips_to(scene).board.view
    assert (view["left"], view["total"]) == (LENGTHS[scene], LENGTHS[scene])


def test_the_last_guess_has_ninety_seconds():
    evening = match_of(3)
    evening.caught()
    assert (evening.board.view["left"], evening.board.view["total"]) == (90, 90)


@pytest.mark.parametrize("scene", LENGTHS)
def test_a_scene_ends_when_its_time_has_run_out_and_not_before(scene):
    evening = match_of(3).skips_to(scene)
    step = evening.room.step
    evening.passes(LENGTHS[scene] + 0.4)
    assert evening.room.step == step
    evening.passes(0.2)
    assert evening.room.step == step + 1


def test_lobby_and_result_say_openly_that_they_have_no_clock():
    evening = match_of(3)
    evening.host.hosts("end")
    for _ in ("result", "lobby"):
        assert (evening.board.view["left"], evening.board.view["total"]) == (None, None)
        if evening.scene == "result":
            evening.host.hosts("end")


def test_a_screen_is_sent_the_time_left_and_no_time_of_day():
    evening = match_of(3)
    evening.wall.now = 1_900_000_000.0
    evening.passes(12.3)
    evening.phones[1].looks()
    assert evening.board.view["left"] == 47.7
    assert "1900000" not in str(evening.board.view) + str(evening.phones[1].view)


def test_a_screen_that_comes_late_is_sent_the_right_seconds():
    evening = match_of(3)
    evening.passes(25)
    ben = evening.phones[1]
    ben.drops()
    ben.returns()
    assert ben.view["left"] == 35


@pytest.mark.parametrize(
    ("option", "scene"),
    [("clue_seconds", "imposter/clue"), ("talk_seconds", "imposter/talk"), ("vote_seconds", "imposter/vote")],
)
def test_no_limit_is_allowed_for_every_time(option, scene):
    evening = match_of(3, **{option: None}).skips_to(scene)
    assert (evening.board.view["left"], evening.board.view["total"]) == (None, None)
    assert "extend" not in evening.host.moves
    evening.passes(10_000)
    assert evening.scene == scene


def test_no_limit_is_allowed_for_the_last_guess():
    evening = match_of(3, guess_seconds=None)
    guesser = evening.caught()
    evening.passes(10_000)
    assert evening.scene == "imposter/guess" and guesser.ask["kind"] == "guess"


@pytest.mark.parametrize(
    ("option", "scene"),
    [("clue_seconds", "imposter/clue"), ("talk_seconds", "imposter/talk"), ("vote_seconds", "imposter/vote")],
)
def test_times_are_options(option, scene):
    evening = match_of(3, **{option: 77}).skips_to(scene)
    assert evening.board.view["total"] == 77


def test_a_scene_ends_as_soon_as_all_that_it_waits_for_have_answered():
    evening = match_of(3)
    for phone in evening.phones:
        assert evening.scene == "imposter/look"
        phone.looks()
    assert evening.scene == "imposter/clue"
    assert evening.board.view["left"] == 45


# Late answers


def test_an_answer_before_the_end_counts():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    evening.passes(44.9)
    giver.says("word")
    assert evening.board.facts["clues"][0]["word"] == "word"


def test_an_answer_within_half_a_second_after_the_end_counts():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    evening.passes(45.4)
    assert evening.board.view["left"] == 45
    giver.says("word")
    assert evening.board.facts["clues"][0]["word"] == "word"


def test_an_answer_after_the_end_gets_too_late_and_changes_nothing():
    evening = match_of(3)
    evening.all_look()
    giver, step = evening.turn, evening.board.view["step"]
    evening.passes(45.6)
    before = evening.board.view
    assert refusal(lambda: giver.answers("word", step)) == "too_late"
    assert evening.board.view == before
    assert before["facts"]["clues"] == [{"seat": giver.id, "lap": 1, "word": None}]


def test_a_late_answer_is_weighed_against_the_time_at_which_it_came_even_if_the_clock_has_not_rung():
    evening = match_of(3)
    evening.all_look()
    giver, step = evening.turn, evening.board.view["step"]
    evening.clock.now += 45.6
    assert refusal(lambda: giver.answers("word", step)) == "too_late"
    assert evening.board.facts["clues"][0]["word"] is None


def test_an_answer_to_a_scene_that_the_host_has_ended_is_too_late():
    evening = match_of(3)
    step = evening.board.view["step"]
    evening.skips()
    assert refusal(lambda: evening.phones[1].answers(True, step)) == "too_late"


def test_an_answer_to_a_scene_that_ended_by_itself_is_stale():
    evening = match_of(3)
    evening.all_look()
    giver, step = evening.turn, evening.board.view["step"]
    giver.says("word")
    other = next(phone for phone in evening.phones if phone is not giver)
    assert refusal(lambda: other.answers("word", step)) == "stale_step"


def test_a_time_out_too_is_shown_to_every_screen():
    evening = match_of(3)
    evening.passes(60.6)
    assert [screen.scene for screen in (evening.board, *evening.phones)] == ["imposter/clue"] * 4


def test_thirty_seconds_more_move_the_end():
    evening = match_of(3)
    evening.passes(50)
    evening.host.hosts("extend")
    evening.passes(40.4)
    assert evening.scene == "imposter/look"
    evening.passes(0.2)
    assert evening.scene == "imposter/clue"


def test_a_scene_skipped_while_paused_gives_the_next_its_full_time():
    evening = match_of(3)
    evening.host.hosts("pause")
    evening.skips()
    evening.passes(100)
    assert (evening.scene, evening.board.view["left"]) == ("imposter/clue", 45)
    evening.host.hosts("resume")
    assert evening.board.view["left"] == 45
    evening.passes(45.6)
    assert len(evening.board.facts["clues"]) == 1
