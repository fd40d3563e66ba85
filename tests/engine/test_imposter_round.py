"""After the round, the match's length and its end, and numbers that change (imposter.md)."""

import pytest

from tests.engine.players import match_of, refusal

# The story


def test_the_reveal_tells_votes_accused_roles_guess_word_decoy_and_points():
    evening = match_of(3)
    guesser = evening.caught()
    votes = evening.board.facts["votes"]
    word = evening.secret
    guesser.guesses("something")
    facts = evening.board.facts
    assert facts["votes"] == votes and len(votes) == 3
    assert facts["accused"] == guesser.id and facts["caught"] is True
    assert facts["roles"] == {
        phone.id: "imposter" if phone is guesser else "civilian" for phone in evening.phones
    }
    assert (facts["guess"], facts["verdict"], facts["outcome"]) == ("something", "wrong", "caught")
    assert (facts["word"], facts["category"]) == (word, "Kwyjibo")
    assert facts["decoy"] not in (None, word)
    assert facts["points"] == {phone.id: 0 if phone is guesser else 1 for phone in evening.phones}
    assert facts["told"] is False and facts["round"] == 1


def test_who_voted_for_whom_is_told_also_where_nobody_was_caught():
    evening = match_of(4)
    ana, ben, cleo, dan = evening.phones
    evening.votes_are({ana: ben, ben: ana, cleo: ben, dan: ana})
    facts = evening.board.facts
    assert facts["votes"] == {"s1": "s2", "s2": "s1", "s3": "s2", "s4": "s1"}
    assert (facts["outcome"], facts["accused"], sorted(facts["tied"])) == ("tied", None, ["s1", "s2"])


def test_the_clues_are_still_there_at_the_reveal():
    evening = match_of(3)
    evening.to_the_vote()
    evening.escaped()
    assert len(evening.board.facts["clues"]) == 9 and len(evening.board.facts["order"]) == 3


def test_then_everyone_taps_ready():
    evening = match_of(3).escaped()
    for phone in evening.phones:
        assert (evening.scene, phone.ask) == ("imposter/reveal", {"kind": "ready"})
        phone.is_ready()
    assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", 2)


def test_or_the_host_goes_on_first_to_the_end_of_the_story_and_then_to_the_next_round():
    evening = match_of(3).escaped()
    evening.skips()
    assert (evening.scene, evening.board.facts["told"]) == ("imposter/reveal", True)
    evening.skips()
    assert evening.board.facts["round"] == 2


def test_two_skips_of_one_step_do_not_jump_over_the_end_of_the_story():
    evening = match_of(3).escaped()
    step = evening.board.view["step"]
    evening.host.hosts("skip", step)
    assert refusal(lambda: evening.host.hosts("skip", step)) == "stale_step"
    assert evening.board.facts["told"]


def test_who_was_ready_stays_ready_when_the_story_is_cut_short():
    evening = match_of(3).escaped()
    evening.phones[1].is_ready()
    evening.skips()
    assert evening.phones[1].mine["answered"]
    evening.phones[0].is_ready()
    evening.phones[2].is_ready()
    assert evening.board.facts["round"] == 2


def test_or_sixty_seconds_pass():
    evening = match_of(3).escaped()
    evening.passes(60.4)
    assert evening.scene == "imposter/reveal"
    evening.passes(0.2)
    assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", 2)


# How long a match is


def test_an_open_match_goes_on_until_the_host_ends_it():
    evening = match_of(3, laps=1)
    for n in range(1, 13):
        assert evening.board.facts["round"] == n
        evening.next_round()
    evening.host.hosts("end")
    assert (evening.scene, evening.board.facts["rounds"]) == ("result", 12)


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_a_match_of_so_many_rounds_ends_after_them(rounds):
    evening = match_of(3, laps=1, length={"rounds": rounds})
    for n in range(1, rounds + 1):
        assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", n)
        evening.next_round()
    assert (evening.scene, evening.board.facts["rounds"]) == ("result", rounds)


def test_a_void_round_does_not_count_towards_the_length():
    evening = match_of(3, length={"rounds": 1})
    evening.host.hosts("void")
    assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", 1)
    evening.next_round()
    assert evening.scene == "result"


def test_a_round_in_which_the_word_was_said_counts_towards_the_length():
    evening = match_of(3, length={"rounds": 1})
    evening.to_the_turn_of("imposter").says(evening.secret)
    assert evening.board.facts["outcome"] == "said"
    evening.skips(2)
    assert (evening.scene, evening.board.facts["rounds"]) == ("result", 1)


# The result


def test_most_points_wins():
    evening = match_of(3).escaped()
    winner = evening.imposters()[0]
    evening.host.hosts("end")
    facts = evening.board.facts
    assert facts["winners"] == [winner.id]
    assert facts["scores"] == {phone.id: 2 if phone is winner else 0 for phone in evening.phones}


def test_equal_is_shared():
    evening = match_of(3)
    evening.caught().guesses("wrong")
    winners = [phone.id for phone in evening.civilians()]
    evening.host.hosts("end")
    assert evening.board.facts["winners"] == winners and len(winners) == 2


def test_where_nobody_has_a_point_nobody_wins():
    evening = match_of(3)
    evening.host.hosts("end")
    facts = evening.board.facts
    assert (facts["winners"], facts["scores"], facts["rounds"]) == ([], {"s1": 0, "s2": 0, "s3": 0}, 0)


def test_who_joined_during_the_match_stands_in_the_result():
    evening = match_of(3)
    evening.phone().sits("Dan")
    evening.host.hosts("end")
    assert evening.board.facts["scores"]["s4"] == 0


def test_a_second_match_counts_its_rounds_anew():
    evening = match_of(3).next_round()
    evening.host.hosts("end")
    evening.host.hosts("again")
    assert evening.board.facts["round"] == 1
    evening.host.hosts("end")
    assert evening.board.facts["rounds"] == 0


# Numbers that change


def test_between_rounds_an_option_that_no_longer_fits_is_lowered_and_the_board_says_so():
    evening = match_of(7, imposters=3)
    for leaver in evening.civilians()[-3:]:
        leaver.leaves()
    assert evening.room.options["imposters"] == 3
    evening.escaped().next_round()
    assert (evening.room.options["imposters"], len(evening.imposters())) == (1, 1)
    notice = evening.board.view["notice"]
    assert (notice["code"], notice["params"]) == ("lowered", {"option": "imposters", "value": 1})


def test_an_option_that_still_fits_stays():
    evening = match_of(7, imposters=2)
    evening.civilians()[-1].leaves()
    evening.escaped().next_round()
    assert (evening.room.options["imposters"], "lowered" in evening.board.told) == (2, False)


def test_imposters_by_seats_follow_the_table_as_it_grows_and_shrinks():
    evening = match_of(4, laps=1)
    evening.seat("Eva")
    evening.escaped().next_round()
    assert evening.board.facts["imposters"] == 2
    evening.civilians()[-1].leaves()
    evening.escaped().next_round()
    assert evening.board.facts["imposters"] == 1


def test_a_match_that_is_played_again_is_dealt_with_what_its_seats_allow():
    evening = match_of(5, imposters=2)
    evening.host.hosts("end")
    evening.phones[4].leaves()
    evening.host.hosts("again")
    assert len(evening.imposters()) == 1
    assert "lowered" in evening.board.told


def test_in_mid_round_a_table_may_be_smaller_than_its_imposters_would_need():
    evening = match_of(5)
    for leaver in evening.civilians()[-2:]:
        leaver.leaves()
    assert evening.scene == "imposter/look" and len(evening.imposters()) == 2
    evening.skips_to("imposter/vote")
    assert len(evening.phones[0].view["seats"]) == 5
