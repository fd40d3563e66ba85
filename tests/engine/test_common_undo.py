"""Undo (common.md, "The host may, at any time"; architecture.md, "Decided")."""

from tests.engine.parties import party_of
from tests.engine.players import match_of, refusal


def shown(phone):
    """What a screen shows, but for what counts on."""
    return {part: value for part, value in phone.view.items() if part not in ("v", "step", "notice", "host")}


def test_undo_takes_back_the_last_answer():
    evening = match_of(3)
    ben = evening.phones[1]
    before = shown(ben)
    ben.looks()
    evening.host.undoes()
    assert shown(ben) == before
    assert ben.ask == {"kind": "look"}


def test_undo_leads_back_into_the_scene_before():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    before = [shown(phone) for phone in evening.phones]
    giver.says("word")
    assert evening.turn is not giver
    evening.host.undoes()
    assert [shown(phone) for phone in evening.phones] == before


def test_undo_takes_back_a_time_out():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    evening.passes(45.6)
    assert evening.host.view["host"]["undo"]["code"] == "time_up"
    evening.host.undoes()
    assert evening.turn is giver and evening.board.facts["clues"] == []


def test_undo_takes_back_a_skip():
    evening = match_of(3)
    evening.skips()
    evening.host.undoes()
    assert evening.scene == "imposter/look"


def test_undo_takes_back_only_the_last_of_two_skips():
    evening = match_of(3)
    evening.all_look()
    evening.skips()
    second = evening.turn
    evening.skips()
    evening.host.undoes()
    assert evening.turn is second
    assert len(evening.board.facts["clues"]) == 1


def test_undo_takes_back_only_the_last_of_two_time_outs():
    evening = match_of(3)
    evening.all_look()
    evening.passes(45.6)
    second = evening.turn
    evening.passes(45.6)
    evening.host.undoes()
    assert evening.turn is second


def test_undo_takes_back_only_the_last_of_two_equal_clues_of_one_seat():
    evening = match_of(3)
    evening.all_look()
    for _ in range(4):
        evening.turn.says("same")
    evening.host.undoes()
    assert [clue["lap"] for clue in evening.board.facts["clues"]] == [1, 1, 1]


def test_undo_goes_back_any_number_of_times_to_the_start_of_the_round():
    evening = match_of(3)
    first = [shown(phone) for phone in evening.phones]
    evening.all_look()
    evening.clues_are_given()
    evening.phones[0].votes(evening.phones[1])
    for _ in range(3 + 9 + 1):
        evening.host.undoes()
    assert [shown(phone) for phone in evening.phones] == first
    assert "undo" not in evening.host.moves and evening.host.view["host"]["undo"] is None
    assert refusal(lambda: evening.host.hosts("undo")) == "not_now"


def test_undo_does_not_go_back_into_the_round_before():
    evening = match_of(3).escaped().next_round()
    assert refusal(lambda: evening.host.hosts("undo")) == "not_now"


def test_undo_names_what_it_takes_back():
    evening = match_of(3)
    ben = evening.phones[1]
    ben.looks()
    undo = evening.host.view["host"]["undo"]
    assert (undo["code"], undo["seat"]) == ("look", ben.id)
    evening.host.undoes()
    notice = evening.board.view["notice"]
    assert (notice["code"], notice["params"]) == ("undone", {"code": "look", "seat": ben.id})


def test_undo_of_what_is_no_longer_the_last_is_refused():
    evening = match_of(3)
    evening.phones[1].looks()
    named = evening.host.view["host"]["undo"]["n"]
    evening.phones[2].looks()
    for n in (named, named + 7, -1, "0", None):
        assert refusal(lambda n=n: evening.host.hosts("undo", n=n)) == "not_now"
    assert evening.phones[1].mine["answered"]


def test_what_was_taken_back_can_be_given_again_or_otherwise():
    evening = match_of(3)
    evening.skips_to("imposter/vote")
    voter, one, other = evening.phones
    voter.votes(one)
    evening.host.undoes()
    voter.votes(other)
    assert voter.mine["sent"] == other.id
    evening.host.undoes()
    voter.votes(one)
    assert voter.mine["sent"] == one.id


def test_an_answer_that_was_taken_back_does_not_count_as_kept():
    evening = match_of(3)
    step = evening.board.view["step"]
    evening.phones[1].looks()
    evening.host.undoes()
    assert refusal(lambda: evening.phones[1].answers(True, step)) == "stale_step"
    assert not evening.phones[1].mine["answered"]


def test_the_scene_gets_its_full_time_and_a_new_step_number():
    evening = match_of(3)
    evening.all_look()
    evening.passes(20)
    step = evening.board.view["step"]
    evening.turn.says("word")
    evening.passes(10)
    evening.host.undoes()
    assert evening.board.view["left"] == 45
    assert evening.board.view["step"] > step + 1


def test_v_and_step_only_grow_over_an_undo():
    evening = match_of(3)
    evening.all_look()
    evening.turn.says("word")
    evening.host.undoes()
    evening.host.undoes()
    for count in ("v", "step"):
        counts = [view[count] for view in evening.board.views]
        assert counts == sorted(counts)


def test_sits_pauses_and_successions_stay():
    evening = match_of(3)
    ana, ben, _ = evening.phones
    ben.looks()
    evening.phone().sits("Dan")
    ana.hosts("pause")
    ana.hosts("hand_over", seat=ben.id)
    ben.undoes()
    assert evening.names == ["Ana", "Ben", "Cleo", "Dan"]
    assert evening.board.view["room"]["paused"] and ben.is_host
    assert not ben.mine["answered"]


def test_a_seat_that_left_stays_away_over_an_undo():
    evening = match_of(5)
    leaver = evening.civilians()[0]
    others = [phone for phone in evening.phones if phone is not leaver]
    others[0].looks()
    leaver.leaves()
    others[1].looks()
    evening.host.undoes()
    evening.host.undoes()
    assert evening.room.table.left == {leaver.seats[0]}
    for phone in others:
        phone.looks()
    assert evening.scene == "imposter/clue"


# Never past a reveal


def test_once_a_role_was_shown_no_vote_can_be_taken_back():
    evening = match_of(3)
    evening.caught()
    assert evening.scene == "imposter/guess"
    assert refusal(lambda: evening.host.hosts("undo")) == "not_now"


def test_once_the_word_was_shown_no_guess_can_be_taken_back():
    evening = match_of(3)
    evening.caught().guesses("wrong")
    assert evening.scene == "imposter/reveal"
    assert "undo" not in evening.host.moves


def test_once_the_story_is_told_neither_ready_nor_skip_can_be_taken_back():
    evening = match_of(3).escaped()
    evening.phones[0].is_ready()
    evening.skips()
    assert evening.board.facts["told"]
    assert refusal(lambda: evening.host.hosts("undo")) == "not_now"


def host_not_caught(evening):
    """Someone who is not the guesser is host."""
    guesser = evening.caught()
    if guesser.is_host:
        guesser.hosts("hand_over", seat=evening.civilians()[0].id)
    guesser.guesses("wrong")
    return evening.host


def test_a_ruling_of_the_host_can_be_corrected_after_the_reveal_and_points_follow():
    evening = match_of(3)
    host = host_not_caught(evening)
    wrong = evening.board.facts["points"]
    host.hosts("overrule", verdict="exact")
    right = evening.board.facts["points"]
    assert (sorted(wrong.values()), sorted(right.values())) == ([0, 1, 1], [0, 0, 2])
    host.undoes()
    assert (evening.board.facts["verdict"], evening.board.facts["points"]) == ("wrong", wrong)
    evening.skips(2)
    assert sorted(evening.scores.values()) == [0, 1, 1]


def test_of_two_equal_rulings_only_the_last_is_taken_back():
    evening = match_of(3)
    host = host_not_caught(evening)
    for verdict in ("exact", "close", "exact"):
        host.hosts("overrule", verdict=verdict)
    host.undoes()
    assert evening.board.facts["verdict"] == "close"


def test_undoing_a_ruling_leads_no_further_back():
    evening = match_of(3)
    host = host_not_caught(evening)
    host.hosts("overrule", verdict="close")
    host.undoes()
    assert refusal(lambda: host.hosts("undo")) == "not_now"
    assert evening.scene == "imposter/reveal"


def test_a_tally_can_be_corrected_after_the_reveal_and_nothing_that_led_to_it():
    party = party_of(4, "table", "led")
    civilian, imposter = party.all_of("civilian")[0], party.all_of("imposter")[0]
    party.all_vote_for(civilian)
    assert party.scene == "imposter/reveal"
    party.host.undoes()
    assert party.scene == "imposter/vote"
    assert refusal(lambda: party.host.hosts("undo")) == "not_now"
    party.all_vote_for(imposter)
    assert party.facts["accused"] == imposter


def test_the_vote_that_the_host_has_called_is_no_record_of_the_table():
    party = party_of(4, "pass", "led", laps="ready", tie="revote")
    party.skips_to("imposter/clue")
    party.host.hosts("call_vote")
    assert party.host.view["host"]["undo"]["code"] == "call_vote"
    party.all_vote_for(party.all_of("civilian")[0])
    assert party.scene == "imposter/reveal"
    assert refusal(lambda: party.host.hosts("undo")) == "not_now"


def test_who_said_the_word_can_be_corrected_after_the_reveal():
    party = party_of(4, "table", "led")
    civilian, imposter = party.all_of("civilian")[0], party.all_of("imposter")[0]
    party.skips_to("imposter/clue")
    party.host.hosts("word_said", seat=civilian)
    assert party.facts["winners_side"] == "imposter"
    party.host.undoes()
    party.host.hosts("word_said", seat=imposter)
    assert (party.scene, party.facts["said_by"]) == ("imposter/reveal", imposter)


# After a restart


def test_an_undo_and_its_step_number_are_the_same_after_a_restart():
    evening = match_of(3)
    evening.all_look()
    evening.turn.says("one")
    evening.turn.says("two")
    evening.host.undoes()
    before, step = [shown(phone) for phone in evening.phones], evening.board.view["step"]
    evening.restarts()
    assert ([shown(phone) for phone in evening.phones], evening.board.view["step"]) == (before, step)


def test_what_was_done_before_a_restart_can_be_undone_after_it():
    evening = match_of(3)
    evening.all_look()
    giver = evening.turn
    giver.says("one")
    evening.restarts()
    evening.host.undoes()
    assert evening.turn is giver
