"""What happens when a seat leaves or is removed (common.md, "Seats, devices, coming back")."""

from tests.engine.players import evening_of, match_of, refusal, refused


def dealt(evening):
    return list(evening.room.table.seats)


# Leaving


def test_nobody_waits_for_a_seat_that_has_left():
    evening = match_of(4)
    leaver = evening.civilians()[-1]
    for phone in evening.phones:
        if phone is not leaver:
            phone.looks()
    assert evening.scene == "imposter/look"
    leaver.leaves()
    assert evening.scene == "imposter/clue"


def test_the_turn_of_a_seat_that_leaves_passes_on():
    evening = match_of(5)
    evening.all_look()
    leaver = evening.turn
    following = evening.board.facts["next"]
    leaver.leaves()
    if evening.scene == "imposter/clue":
        assert evening.board.facts["turn"] == following
    evening.clues_are_given()
    assert leaver.seats[0] not in [clue["seat"] for clue in evening.board.facts["clues"]]


def test_the_clues_of_a_seat_that_has_left_stand():
    evening = match_of(4)
    evening.all_look()
    while evening.turn not in evening.civilians():
        evening.turn.says("first")
    leaver = evening.turn
    leaver.says("mine")
    leaver.leaves()
    assert {"seat": leaver.seats[0], "lap": 1, "word": "mine"} in evening.board.facts["clues"]


def test_the_vote_of_a_seat_that_has_left_stands():
    evening = match_of(4)
    evening.skips_to("imposter/vote")
    [imposter], [leaver, other, third] = evening.imposters(), evening.civilians()
    leaver.votes(imposter)
    leaver.leaves()
    other.votes(imposter)
    third.votes(other)
    imposter.votes(other)
    assert evening.scene == "imposter/reveal"
    assert evening.board.facts["votes"][leaver.seats[0]] == imposter.id
    assert evening.board.facts["outcome"] == "tied"


def test_votes_for_a_seat_that_leaves_go_back_to_their_voters():
    evening = match_of(4)
    evening.skips_to("imposter/vote")
    [imposter], [leaver, other, third] = evening.imposters(), evening.civilians()
    other.votes(leaver)
    third.votes(imposter)
    leaver.leaves()
    assert (other.mine["answered"], other.mine["sent"]) == (False, None)
    assert leaver.seats[0] not in other.ask["candidates"]
    assert third.mine["answered"]
    other.votes(imposter)
    assert other.mine["sent"] == imposter.id


def test_a_vote_for_a_seat_that_has_left_is_refused_also_where_it_was_given_before():
    evening = match_of(4)
    evening.skips_to("imposter/vote")
    leaver, other, third = evening.civilians()
    other.votes(leaver)
    leaver.leaves()
    assert refusal(lambda: third.votes(leaver)) == "no_such_seat"
    assert refusal(lambda: other.votes(leaver)) == "no_such_seat"


def test_a_seat_that_left_can_not_be_accused_even_by_one_who_left_before_it():
    evening = match_of(6)
    evening.skips_to("imposter/vote")
    first, second = evening.civilians()[:2]
    first.votes(second)
    first.leaves()
    second.leaves()
    evening.skips()
    assert evening.board.facts["accused"] is None


def test_a_seat_that_left_is_named_until_the_next_deal():
    evening = match_of(4)
    leaver = evening.civilians()[-1]
    leaver.leaves()
    assert evening.board.seat(leaver)["left"]
    evening.escaped().next_round()
    assert leaver.seats[0] not in [seat["id"] for seat in evening.board.view["seats"]]


def test_the_board_says_who_has_left():
    evening = match_of(5)
    leaver = evening.civilians()[-1]
    leaver.leaves()
    notice = evening.board.view["notice"]
    assert (notice["code"], notice["params"]) == ("left", {"name": leaver.name})


def test_a_phone_that_has_left_is_a_stranger_and_may_sit_down_anew():
    evening = match_of(5)
    leaver = evening.civilians()[-1]
    token, name = leaver.token, leaver.name
    leaver.leaves()
    assert leaver.view["mine"] == []
    assert refusal(lambda: evening.phone(token)) == "bad_token"
    leaver.seats = []
    leaver.sits(name)
    assert evening.board.seat(leaver)["waiting"]


def test_a_seat_that_is_not_ours_can_not_be_given_up():
    evening = evening_of("Ana", "Ben")
    assert refusal(lambda: evening.phones[1].leaves("s1")) == "no_such_seat"
    assert refusal(evening.phone().leaves) == "no_such_seat"
    assert evening.names == ["Ana", "Ben"]


# Removed by the host


def test_a_removed_seat_is_gone_and_its_phone_is_told():
    evening = match_of(5)
    ben = evening.phones[1]
    evening.host.hosts("remove", seat=ben.id)
    assert ben.goodbye == "removed"
    assert refusal(lambda: evening.phone(ben.token)) == "bad_token"
    assert evening.board.seat(ben)["left"] or ben.id not in dealt(evening)


def test_a_phone_that_keeps_a_seat_stays_when_another_of_its_seats_is_removed():
    evening = evening_of("Ana", "Ben")
    ben = evening.phones[1]
    cleo = ben.adds("Cleo")
    evening.host.hosts("remove", seat=cleo)
    assert ben.goodbye is None
    assert evening.names == ["Ana", "Ben"]


# The round is void, or the match over


def test_when_the_last_imposter_leaves_before_the_vote_is_decided_the_round_is_void():
    for scene in ("imposter/look", "imposter/clue", "imposter/vote"):
        evening = match_of(4)
        evening.skips_to(scene)
        gone = evening.imposters()[0]
        word = evening.secret
        gone.leaves()
        assert evening.scene == "imposter/look"
        assert "voided" in evening.board.told
        assert evening.board.facts["round"] == 1
        assert set(evening.scores.values()) == {0}
        assert gone.seats[0] not in dealt(evening)
        assert evening.secret != word


def test_while_one_imposter_is_left_the_round_goes_on():
    evening = match_of(6)
    evening.skips_to("imposter/vote")
    first, second = evening.imposters()
    first.leaves()
    assert evening.scene == "imposter/vote"
    second.leaves()
    assert evening.scene == "imposter/look" and "voided" in evening.board.told


def test_after_the_vote_is_decided_nothing_is_void():
    evening = match_of(4).escaped()
    evening.imposters()[0].leaves()
    assert evening.scene == "imposter/reveal"


def test_a_caught_imposter_who_leaves_has_guessed_wrong():
    evening = match_of(4)
    evening.caught().leaves()
    facts = evening.board.facts
    assert (evening.scene, facts["outcome"], facts["verdict"]) == ("imposter/reveal", "caught", "wrong")


def test_below_the_smallest_table_the_match_ends_with_the_scores_so_far():
    evening = match_of(3).escaped().next_round()
    scores = {name: score for name, score in evening.scores.items() if name != "Cleo"}
    evening.phones[2].leaves()
    assert evening.scene == "result"
    assert evening.scores == scores
    assert sum(scores.values()) in (0, 2)
    assert evening.board.view["notice"]["code"] == "too_few_left"
    assert evening.board.view["notice"]["params"] == {"least": 3}


def test_a_round_whose_points_were_told_counts_when_the_match_ends_by_leaving():
    evening = match_of(3).escaped()
    imposter = evening.imposters()[0]
    evening.civilians()[1].leaves()
    assert (evening.scene, evening.board.facts["scores"][imposter.id]) == ("result", 2)


def test_those_who_wait_count_for_the_smallest_table():
    evening = match_of(3)
    evening.seat("Dan")
    evening.civilians()[-1].leaves()
    assert evening.scene == "imposter/look"
    assert len(evening.room.table.left) == 1


def test_those_on_the_bench_do_not_count_for_the_smallest_table():
    evening = evening_of("Ana", "Ben", "Cleo", "Dan")
    evening.host.hosts("bench", seat="s4")
    evening.starts()
    evening.civilians()[-1].leaves()
    assert evening.scene == "result"


def test_when_everybody_has_left_the_room_is_a_lobby_or_a_result_that_can_be_joined():
    evening = match_of(3)
    for phone in evening.phones[::-1]:
        phone.leaves()
    assert evening.scene == "result"
    newcomer = evening.phone().sits("Dan")
    assert newcomer.is_host
    assert refused(lambda: newcomer.hosts("again")).params == {"least": 3}


def test_who_leaves_at_the_result_keeps_the_name_that_the_podium_shows():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    scores = evening.board.facts["scores"]
    evening.phones[2].leaves()
    assert evening.board.facts["scores"] == scores
    assert evening.board.seat(evening.phones[2])["left"]


def test_coming_and_going_in_mid_round_leaves_no_seats_behind():
    evening = match_of(3)
    for n in range(5):
        evening.phone().sits(f"Guest {n}").leaves()
    assert len(evening.board.view["seats"]) == 3


def test_a_vote_that_went_back_is_nothing_to_undo():
    evening = match_of(5).skips_to("imposter/vote")
    ana, ben, *_ = evening.phones
    ana.votes(ben)
    assert ana.view["host"]["undo"]["code"] == "vote"
    ben.leaves()
    undo = ana.view["host"]["undo"]
    assert undo is None or undo["code"] != "vote"
