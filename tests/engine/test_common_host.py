"""What the host may do at any time, in the lobby, and after the result (common.md, "The host may, at any time")."""

import pytest

from tests.engine.players import evening_of, match_of, refusal

# At any time


def test_the_host_s_moves_during_a_round():
    evening = match_of(3)
    moves = ["pause", "extend", "skip", "remove", "void", "end", "hand_over", "seat_code"]
    assert evening.host.moves == moves
    evening.phones[1].looks()
    assert evening.host.moves == [*moves[:3], "undo", *moves[3:]]
    evening.host.hosts("pause")
    assert evening.host.moves == ["resume", *moves[1:3], "undo", *moves[3:]]


def test_nobody_but_the_host_may_make_any_of_them():
    evening = match_of(3)
    before = evening.board.view
    for move in (*evening.host.moves, "undo", "start", "configure", "again", "overrule", "what"):
        for phone in (evening.phones[1], evening.phone()):
            assert refusal(lambda phone=phone, move=move: phone.hosts(move, seat="s3")) == "not_host"
    assert evening.board.view == before
    assert evening.phones[1].view["host"] is None


def test_while_paused_answers_are_refused_with_that_reason():
    evening = match_of(3)
    evening.host.hosts("pause")
    assert evening.board.view["room"]["paused"]
    assert refusal(evening.phones[1].looks) == "paused"
    evening.host.hosts("resume")
    evening.phones[1].looks()


def test_while_paused_joining_works():
    evening = match_of(3)
    evening.host.hosts("pause")
    assert evening.phone().sits("Dan").view["mine"][0]["seat"] == "s4"


def test_while_paused_the_time_left_stands_still():
    evening = match_of(3)
    evening.passes(20)
    evening.host.hosts("pause")
    evening.passes(1000)
    assert evening.scene == "imposter/look"
    evening.host.hosts("resume")
    assert evening.board.view["left"] == 40
    evening.passes(40.4)
    assert evening.scene == "imposter/look"
    evening.passes(0.2)
    assert evening.scene == "imposter/clue"


def test_pausing_twice_and_going_on_unpaused_are_refused():
    evening = match_of(3)
    assert refusal(lambda: evening.host.hosts("resume")) == "not_now"
    evening.host.hosts("pause")
    assert refusal(lambda: evening.host.hosts("pause")) == "not_now"


def test_the_host_gives_thirty_seconds_more():
    evening = match_of(3)
    evening.passes(20)
    evening.host.hosts("extend")
    assert (evening.board.view["left"], evening.board.view["total"]) == (70, 90)
    evening.host.hosts("extend")
    assert evening.board.view["left"] == 100


def test_thirty_seconds_more_while_paused_count_when_it_goes_on():
    evening = match_of(3)
    evening.host.hosts("pause")
    evening.host.hosts("extend")
    evening.host.hosts("resume")
    assert evening.board.view["left"] == 90


def test_a_skipped_scene_ends_as_if_its_time_had_run_out():
    skipped, timed = match_of(3), match_of(3)
    for evening in (skipped, timed):
        evening.all_look()
    skipped.skips()
    timed.passes(45.6)
    assert [skipped.board.facts[fact] for fact in ("lap",)] == [timed.board.facts["lap"]]
    assert [clue["word"] for clue in skipped.board.facts["clues"]] == [None]
    assert [clue["word"] for clue in timed.board.facts["clues"]] == [None]


def test_a_skipped_scene_without_a_clock_ends_with_the_answers_it_has():
    evening = match_of(3, vote_seconds=None)
    evening.skips_to("imposter/vote")
    voter, accused = evening.phones[0], evening.phones[1]
    voter.votes(accused)
    evening.skips()
    assert evening.board.facts["votes"] == {voter.id: accused.id}


def test_the_host_voids_the_round_no_points_and_a_fresh_deal():
    evening = match_of(3).escaped()
    word = evening.secret
    evening.host.hosts("void")
    assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", 1)
    assert set(evening.scores.values()) == {0}
    assert evening.board.view["notice"]["code"] == "voided"
    assert evening.secret != word


@pytest.mark.parametrize("scene", ["imposter/look", "imposter/clue", "imposter/vote"])
def test_the_host_ends_the_match_with_the_points_of_the_rounds_before(scene):
    evening = match_of(3).escaped().next_round()
    before = evening.scores
    assert sorted(before.values()) == [0, 0, 2]
    evening.skips_to(scene)
    evening.host.hosts("end")
    assert (evening.scene, evening.scores) == ("result", before)


def test_ending_during_the_last_guess_counts_no_round():
    evening = match_of(3)
    evening.caught()
    evening.host.hosts("end")
    assert (evening.scene, set(evening.scores.values())) == ("result", {0})


def test_ending_at_the_reveal_keeps_the_round_s_points():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    assert evening.scene == "result"
    assert sorted(evening.scores.values()) == [0, 0, 2]


def test_the_host_hands_over_and_the_board_says_so():
    evening = match_of(3)
    ana, ben, _ = evening.phones
    ana.hosts("hand_over", seat=ben.id)
    assert (ana.is_host, ben.is_host) == (False, True)
    assert evening.board.view["notice"]["params"] == {"seat": ben.id, "name": "Ben"}


@pytest.mark.parametrize("move", ["remove", "hand_over", "seat_code", "bench"])
@pytest.mark.parametrize("seat", ["s9", "", None, 1, ["s1"], {"s1": 1}])
def test_a_move_about_a_seat_that_is_not_there_is_refused(move, seat):
    evening = evening_of("Ana", "Ben")
    assert refusal(lambda: evening.host.hosts(move, seat=seat)) == "no_such_seat"


def test_the_host_who_removes_their_own_seat_is_followed_by_the_next():
    evening = evening_of("Ana", "Ben")
    ana, ben = evening.phones
    ana.hosts("remove", seat=ana.id)
    evening.passes(0.1)
    assert ana.goodbye == "removed" and ben.is_host


@pytest.mark.parametrize("move", ["fly", "", "word_said", "Start", "__class__"])
def test_a_move_that_does_not_exist_is_no_move(move):
    assert refusal(lambda: match_of(3).host.hosts(move)) == "no_such_move"


def test_a_move_of_another_moment_is_not_for_now():
    evening = evening_of("Ana", "Ben", "Cleo")
    for move in ("skip", "pause", "undo", "void", "again", "end"):
        assert refusal(lambda move=move: evening.host.hosts(move)) == "not_now"
    evening.starts()
    for move in ("start", "configure", "arrange", "bench", "again", "reset_scores"):
        assert refusal(lambda move=move: evening.host.hosts(move)) == "not_now"


# Two of one


def test_two_starts_with_one_step_are_one_step():
    evening = evening_of("Ana", "Ben", "Cleo")
    step = evening.board.view["step"]
    evening.host.hosts("start", step)
    again = refusal(lambda: evening.host.hosts("start", step))
    assert again == "stale_step"
    assert (evening.room.match, evening.board.view["step"]) == (1, step + 1)


def test_two_skips_with_one_step_are_one_step():
    evening = match_of(3)
    step = evening.board.view["step"]
    evening.host.hosts("skip", step)
    assert refusal(lambda: evening.host.hosts("skip", step)) == "stale_step"
    assert evening.board.view["step"] == step + 1


def test_the_step_of_a_move_is_a_number():
    evening = match_of(3)
    for step in ("1", 1.0, True, [1]):
        assert refusal(lambda step=step: evening.host.hosts("skip", step)) == "bad_value"
