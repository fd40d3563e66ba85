"""The vote in each preset and each of the three ways to play (imposter.md, "The vote")."""

import pytest

from engine.games.imposter.presets import PRESETS
from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal, refused

ONE_PHONE = ("passed", "led")


def spoilers(party):
    """Every screen that says more than who has voted."""
    told = {"votes", "counts", "tied", "accused", "by"}
    return [screen for screen in (party.board, *party.phones) if told & set(screen.facts)]


# Casting it


@pytest.mark.parametrize("preset", PRESETS)
def test_no_vote_for_oneself_on_ones_own_phone(preset):
    party = party_of(4, preset, "own").to_the_vote()
    assert refusal(lambda: party.says("s2", "s2")) == "own_seat"
    assert party.ask_of("s2")["candidates"] == ["s1", "s3", "s4"]


@pytest.mark.parametrize("preset", PRESETS)
def test_no_vote_for_oneself_where_the_phone_goes_round(preset):
    party = party_of(4, preset, "passed", vote="secret").to_the_vote()
    assert refusal(lambda: party.says("s1", "s1")) == "own_seat"
    assert party.ask_of("s1")["candidates"] == ["s2", "s3", "s4"]


@pytest.mark.parametrize("way", ONE_PHONE)
def test_no_vote_for_oneself_where_the_host_records(way):
    party = party_of(4, "table", way).to_the_vote()
    refusing = refused(lambda: party.host_says({"by": {"s1": "s2", "s2": "s2"}}))
    assert (refusing.code, party.scene) == ("own_seat", "imposter/vote")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_vote_is_locked_in_when_cast(preset):
    party = party_of(4, preset, "own").to_the_vote()
    party.says("s2", "s1")
    assert refusal(lambda: party.says("s2", "s3")) == "answered"
    assert party.by_seat("s2").mine["sent"] == "s1"


def test_a_vote_on_a_passed_phone_is_locked_in_when_cast():
    party = party_of(4, "pass").to_the_vote()
    step = party.room.step
    party.says("s1", "s2")
    party.host.holds("s1")
    assert refusal(lambda: party.host.answers("s3", step, "s1")) == "stale_step"
    assert refusal(lambda: party.host.answers("s3", seat="s1")) == "not_asked"


@pytest.mark.parametrize("vote", ["secret", "on_three"])
def test_votes_are_secret_until_the_reveal_and_the_board_shows_who_has_voted(vote):
    party = party_of(4, "first-to-five", "own", vote=vote).to_the_vote()
    party.says("s1", "s2")
    party.says("s3", "s2")
    assert spoilers(party) == []
    voted = {seat["id"] for seat in party.board.view["seats"] if seat["answered"]}
    assert voted == {"s1", "s3"}
    assert party.by_seat("s4").mine["sent"] is None


def test_where_the_phone_goes_round_the_board_shows_who_has_voted_but_not_for_whom():
    party = party_of(4, "pass").to_the_vote()
    for voter, accused in (("s1", "s2"), ("s2", "s1"), ("s3", "s1")):
        assert party.facts["turn"] == voter
        party.says(voter, accused)
        assert spoilers(party) == []
    assert party.facts["voted"] == ["s1", "s2", "s3"]
    party.host.holds("s1")
    assert party.host.mine_of("s1")["sent"] is None


def test_an_undone_vote_is_not_shown_either():
    party = party_of(4, "pass").to_the_vote()
    party.says("s1", "s2")
    party.host.undoes()
    assert (party.facts["turn"], party.facts["voted"], spoilers(party)) == ("s1", [], [])


# On three


@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_on_three_own_phones_count_three_two_one_and_then_take_one_tap_each(preset):
    party = party_of(4, preset, "own").skips_to("imposter/vote")
    assert (party.facts["style"], party.facts["count"], party.left) == ("on_three", True, 3)
    for phone in party.phones:
        assert phone.ask is None and phone.view["left"] == 3
        assert refusal(lambda phone=phone: phone.answers("s1")) == "not_asked"
    party.passes(3.6)
    assert (party.scene, party.facts.get("count")) == ("imposter/vote", None)
    assert {phone.ask["kind"] for phone in party.phones} == {"vote"}
    party.says("s1", "s2")
    assert refusal(lambda: party.says("s1", "s3")) == "answered"


def test_a_secret_ballot_is_not_counted_in():
    party = party_of(4, "parlor", "own").skips_to("imposter/vote")
    assert (party.facts["style"], party.facts.get("count")) == ("secret", None)
    assert party.by_seat("s1").ask["kind"] == "vote"


def test_a_revote_on_three_is_counted_in_too():
    party = party_of(4, "first-to-five", "own").tie("s1", "s2")
    assert (party.scene, party.facts["count"], party.left) == ("imposter/revote", True, 3)


def test_the_count_ends_though_nobody_is_there_to_be_waited_for():
    party = party_of(4, "first-to-five", "own").skips_to("imposter/vote")
    for phone in party.phones:
        phone.drops()
    party.passes(3.6)
    assert party.facts.get("count") is None


@pytest.mark.parametrize("way", ONE_PHONE)
@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_on_one_phone_the_table_points_and_the_host_alone_is_asked(preset, way):
    party = party_of(4, preset, way).skips_to("imposter/vote")
    assert (party.facts["style"], party.facts["recorded"], party.left) == ("on_three", True, None)
    assert party.asked() == {"host": "tally"}
    seats = ["s1", "s2", "s3", "s4"]
    needed = preset == "table"
    ask = {"kind": "tally", "voters": seats, "candidates": seats, "by_needed": needed}
    assert party.host_ask == ask


def test_people_on_phones_of_their_own_point_all_the_same_where_the_host_leads():
    party = party_of(4, "table", phones="own").skips_to("imposter/vote")
    assert party.asked() == {"host": "tally"}
    assert refusal(lambda: party.says("s2", "s1")) == "not_asked"
    party.host_says({"by": {"s1": "s2", "s3": "s2"}})
    assert party.facts["accused"] == "s2"


def test_the_host_records_without_a_seat_of_its_own():
    party = party_of(4, "first-to-five", "led", seatless=True).to_the_vote()
    assert party.host.view["mine"] == []
    party.host_says({"by": {"s1": "s2", "s3": "s2"}})
    assert party.facts["accused"] == "s2"


def test_nobody_but_the_host_records():
    party = party_of(4, "table", phones="own").to_the_vote()
    ben = party.by_seat("s2")
    assert refusal(lambda: ben.answers({"by": {}}, seat="host")) == "not_host"


# What the host records


def recording(preset="first-to-five", seats=5, **options):
    return party_of(seats, preset, "led", **options).to_the_vote()


def test_who_pointed_at_whom_is_counted():
    party = recording()
    party.host_says({"by": {"s1": "s2", "s2": "s3", "s3": "s2"}})
    assert (party.facts["accused"], party.facts["tied"]) == ("s2", ["s2"])
    assert party.facts["votes"] == {"s1": "s2", "s2": "s3", "s3": "s2"}


def test_a_tie_of_those_who_were_pointed_at_is_counted():
    party = recording()
    party.host_says({"by": {"s1": "s2", "s2": "s3", "s3": "s2", "s4": "s3"}})
    assert (party.scene, sorted(party.facts["candidates"])) == ("imposter/revote", ["s2", "s3"])


def test_with_who_pointed_at_whom_the_accused_may_be_named_too():
    party = recording()
    party.host_says({"accused": ["s2"], "by": {"s1": "s2", "s3": "s2"}})
    assert party.facts["accused"] == "s2"


@pytest.mark.parametrize("accused", [[], ["s3"], ["s2", "s3"], ["s2", "s2"], ["s99"]])
def test_the_accused_must_be_those_who_were_pointed_at_most(accused):
    party = recording()
    act = {"accused": accused, "by": {"s1": "s2", "s3": "s2", "s2": "s3"}}
    assert refusal(lambda: party.host_says(act)) == "bad_value"
    assert party.scene == "imposter/vote"


def test_where_the_scoring_does_not_need_it_just_the_accused_is_enough():
    party = recording()
    accused = party.all_of("imposter")[0]
    party.host_says({"accused": [accused]})
    assert (party.scene, party.facts["accused"], party.facts["votes"]) == ("imposter/guess", accused, {})


def test_or_all_the_tied():
    party = recording()
    party.host_says({"accused": ["s4", "s1", "s2"]})
    assert (party.scene, sorted(party.facts["candidates"])) == ("imposter/revote", ["s1", "s2", "s4"])


def test_or_that_nobody_was_pointed_at():
    party = recording()
    party.host_says({"accused": []})
    assert (party.scene, party.facts["outcome"]) == ("imposter/reveal", "escaped")


@pytest.mark.parametrize("value", [{"accused": ["s2"]}, {"accused": []}, {"accused": ["s2"], "by": None}])
def test_where_the_scoring_needs_it_who_pointed_at_whom_must_be_recorded(value):
    party = recording("table")
    assert refusal(lambda: party.host_says(value)) == "bad_value"
    assert party.scene == "imposter/vote"


def test_any_preset_that_scores_own_votes_needs_who_pointed_at_whom():
    assert recording(scoring="C").host_ask["by_needed"] is True
    assert recording("table", scoring="A").host_ask["by_needed"] is False


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        "s2",
        ["s2"],
        {},
        {"accused": None},
        {"accused": "s2"},
        {"accused": {"s2": 1}},
        {"by": ["s2"]},
        {"by": "s2"},
        {"accused": "s2", "by": {"s1": "s2"}},
        {"accused": ["s2", "s2"]},
    ],
)
def test_a_record_that_is_none_is_refused(value):
    party = recording()
    assert refusal(lambda: party.host_says(value)) == "bad_value"
    assert (party.scene, party.host_ask["kind"]) == ("imposter/vote", "tally")


@pytest.mark.parametrize(
    "value",
    [
        {"accused": ["s9"]},
        {"accused": ["s2", None]},
        {"accused": [["s2"]]},
        {"accused": [{}]},
        {"accused": [2]},
        {"accused": ["host"]},
        {"by": {"s9": "s2"}},
        {"by": {"s1": "s9"}},
        {"by": {"s1": None}},
        {"by": {"s1": ["s2"]}},
        {"by": {"host": "s2"}},
    ],
)
def test_a_record_of_seats_that_are_not_there_is_refused(value):
    party = recording()
    assert refusal(lambda: party.host_says(value)) == "no_such_seat"
    assert party.scene == "imposter/vote"


def test_a_seat_that_waits_neither_points_nor_is_pointed_at():
    party = recording()
    party.phone().sits("Guest")
    for value in ({"by": {"s6": "s1"}}, {"by": {"s1": "s6"}}, {"accused": ["s6"]}):
        assert refusal(lambda value=value: party.host_says(value)) == "no_such_seat"


def test_a_seat_that_has_left_neither_points_nor_is_pointed_at():
    party = recording(seats=6)
    gone = party.all_of("civilian")[-1]
    party.goes(gone)
    other = next(seat for seat in party.living if seat != gone)
    assert gone not in party.host_ask["voters"] + party.host_ask["candidates"]
    for value in ({"by": {gone: other}}, {"by": {other: gone}}, {"accused": [gone]}):
        assert refusal(lambda value=value: party.host_says(value)) == "no_such_seat"


def test_in_a_revote_only_the_tied_can_be_recorded_but_all_point():
    party = recording()
    party.host_says({"accused": ["s1", "s2"]})
    assert refusal(lambda: party.host_says({"accused": ["s3"]})) == "no_such_seat"
    assert refusal(lambda: party.host_says({"by": {"s1": "s3"}})) == "no_such_seat"
    assert refusal(lambda: party.host_says({"by": {"s1": "s1"}})) == "own_seat"
    party.host_says({"by": {"s1": "s2", "s2": "s1", "s3": "s1", "s4": "s1", "s5": "s2"}})
    assert party.facts["accused"] == "s1"


def test_a_record_that_is_skipped_is_no_vote_at_all():
    party = recording()
    party.skips()
    assert (party.scene, party.facts["outcome"]) == ("imposter/reveal", "escaped")


# The secret ballot


@pytest.mark.parametrize("preset", PRESETS)
def test_in_a_secret_ballot_each_votes_on_its_own_phone(preset):
    party = party_of(4, preset, "own", vote="secret").to_the_vote()
    assert party.asked() == dict.fromkeys(["s1", "s2", "s3", "s4"], "vote")


@pytest.mark.parametrize("preset", PRESETS)
def test_or_the_phone_goes_round_in_seat_order(preset):
    party = party_of(4, preset, "passed", vote="secret").to_the_vote()
    queue = ["s1", "s2", "s3", "s4"]
    for turn in queue:
        assert (party.facts["turn"], party.facts["queue"]) == (turn, queue)
        assert party.asked() == {turn: "vote"}
        party.says(turn, "s2" if turn == "s1" else "s1")
    assert party.scene != "imposter/vote"


def test_nothing_is_sent_to_a_passed_phone_before_it_is_held():
    party = party_of(4, "pass").to_the_vote()
    assert all(mine["ask"] is None for mine in party.host.view["mine"])
    party.host.holds("s2")
    assert refusal(lambda: party.host.answers("s1", seat="s2")) == "not_asked"
    party.host.holds("s1")
    assert party.host.mine_of("s1")["ask"]["kind"] == "vote"


def test_on_a_passed_phone_a_clock_runs_per_seat_from_its_tap():
    party = party_of(4, "parlor", "passed").to_the_vote()
    party.passes(1000)
    assert (party.facts["turn"], party.left, party.board.view["standing"]) == ("s1", 180, True)
    party.host.holds("s1")
    party.passes(180.6)
    assert (party.facts["turn"], party.facts["voted"], party.left) == ("s2", [], 180)


def test_whose_time_has_run_out_is_not_asked_again():
    party = party_of(4, "parlor", "passed").to_the_vote()
    party.skips()
    for turn in ("s2", "s3", "s4"):
        party.says(turn, "s1")
    assert party.scene != "imposter/vote"
    assert party.room.table.step.board.facts["accused"] == "s1"


# How it ends


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_vote_ends_when_all_have_voted(preset, way):
    party = party_of(4, preset, way, vote="secret").to_the_vote()
    for seat in ("s1", "s2", "s3"):
        party.says(seat, "s4")
        assert party.scene == "imposter/vote"
    party.says("s4", "s1")
    assert party.scene in ("imposter/guess", "imposter/reveal")
    assert party.facts["accused"] == "s4"


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "pass"])
def test_when_the_clock_ends_it_what_was_cast_is_counted(preset):
    party = party_of(6, preset, "own", vote_seconds=100).to_the_vote()
    party.says("s1", "s2")
    party.passes(100.6)
    assert party.scene in ("imposter/guess", "imposter/reveal")
    assert party.facts["accused"] == "s2"


def test_an_answer_after_the_clock_has_ended_the_vote_is_too_late():
    party = party_of(6, "parlor", "own").to_the_vote()
    step = party.room.step
    party.says("s1", "s2")
    party.passes(180.6)
    assert refusal(lambda: party.by_seat("s3").answers("s2", step)) == "too_late"


@pytest.mark.parametrize("preset", ["first-to-five", "pass"])
@pytest.mark.parametrize("way", ["own", "passed"])
def test_a_vote_without_a_clock_says_so_and_waits(preset, way):
    party = party_of(4, preset, way, vote="secret").to_the_vote()
    party.passes(5000)
    assert (party.scene, party.left, party.board.view["total"]) == ("imposter/vote", None, None)


@pytest.mark.parametrize(("preset", "seconds"), [("parlor", 180), ("table", 60)])
def test_the_clock_of_a_vote_on_own_phones(preset, seconds):
    assert party_of(4, preset, "own").to_the_vote().left == seconds


# No vote at all


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table"])
def test_no_vote_at_all_nobody_is_caught(preset, way):
    party = party_of(5, preset, way).nobody_votes()
    facts = party.facts
    assert (party.scene, facts["accused"], facts["caught"]) == ("imposter/reveal", None, False)
    assert facts["outcome"] == ("too_few" if (preset, way) == ("table", "own") else "escaped")
    assert (facts["votes"], facts["tied"], facts["verdict"]) == ({}, [], None)


@pytest.mark.parametrize("way", WAYS)
def test_no_vote_at_all_in_pass_is_a_second_tie_another_lap(way):
    party = party_of(5, "pass", way).nobody_votes()
    assert (party.scene, party.facts["lap"]) == ("imposter/clue", 3)
    assert party.to_the_vote().scene == "imposter/vote"


@pytest.mark.parametrize("way", WAYS)
def test_no_vote_at_all_in_the_revote_of_pass_is_another_lap_too(way):
    party = party_of(5, "pass", way).tie("s1", "s2")
    assert party.scene == "imposter/revote"
    party.nobody_votes()
    assert (party.scene, party.facts["lap"]) == ("imposter/clue", 3)


# Votes for a seat that left


@pytest.mark.parametrize("preset", PRESETS)
def test_votes_for_a_seat_that_left_go_back_to_their_voters(preset):
    party = party_of(6, preset, "own").to_the_vote()
    gone, other = party.all_of("civilian")[-2:]
    voters = [seat for seat in party.living if seat not in (gone, other)]
    party.says(voters[0], gone)
    party.says(voters[1], other)
    party.goes(gone)
    assert party.ask_of(voters[0])["kind"] == "vote"
    assert gone not in party.ask_of(voters[0])["candidates"]
    assert party.ask_of(voters[1]) is None
    assert refusal(lambda: party.says(voters[0], gone)) == "no_such_seat"
    party.says(voters[0], other)


def test_also_on_a_passed_phone_which_goes_back_to_them_after_the_turn_that_is_on():
    party = party_of(6, "pass").to_the_vote()
    gone = party.all_of("civilian")[-1]
    first = party.facts["turn"]
    party.says(first, gone)
    turn, *others = [seat for seat in party.living if seat not in (first, gone)]
    party.goes(gone)
    assert party.facts["turn"] == turn
    party.says(turn, first)
    assert (party.facts["turn"], party.facts["voted"]) == (first, [turn])
    assert gone not in party.ask_of(first)["candidates"]
    party.says(first, turn)
    for turn in others:
        assert (party.scene, party.facts["turn"]) == ("imposter/vote", turn)
        party.says(turn, first)
    assert party.scene != "imposter/vote"


def test_the_turn_of_a_voter_who_leaves_passes_on():
    party = party_of(6, "pass").to_the_vote()
    while party.facts["turn"] not in party.all_of("civilian"):
        party.says(party.facts["turn"], party.all_of("civilian")[0])
    turn = party.facts["turn"]
    party.goes(turn)
    assert party.scene == "imposter/vote" and party.facts["turn"] not in (None, turn)


@pytest.mark.parametrize("way", ["own", "passed"])
def test_the_vote_of_a_seat_that_has_left_stands(way):
    party = party_of(6, "parlor", way).to_the_vote()
    gone = party.all_of("civilian")[0]
    accused = party.all_of("imposter")[0]
    while way == "passed" and party.facts["turn"] != gone:
        party.skips()
    party.says(gone, accused)
    party.goes(gone)
    while party.scene == "imposter/vote":
        party.skips()
    assert party.facts["accused"] == accused


@pytest.mark.parametrize("way", ["own", "passed"])
def test_a_seat_that_left_can_not_be_accused_even_by_one_who_left_before_it(way):
    party = party_of(8, "parlor", way, imposters=1).to_the_vote()
    first, second = party.all_of("civilian")[:2]
    while way == "passed" and party.facts["turn"] != first:
        party.skips()
    party.says(first, second)
    party.goes(first)
    party.goes(second)
    while party.scene == "imposter/vote":
        party.skips()
    assert (party.scene, party.facts["accused"], party.facts["votes"]) == ("imposter/reveal", None, {})


# Too few votes


def asks_for_more(party):
    return party.scene in ("imposter/vote", "imposter/revote") and bool(party.facts.get("more"))


@pytest.mark.parametrize("seats", [4, 5, 10, 11])
def test_too_few_votes_when_fewer_than_half_of_the_seats_have_voted_there_are_fifteen_seconds_more(seats):
    party = party_of(seats, "table", "own").to_the_vote()
    for seat in party.living[1 : (seats + 1) // 2]:
        party.says(seat, "s1")
    party.passes(60.6)
    assert asks_for_more(party)
    assert (party.left, party.board.view["total"]) == (15, 15)


@pytest.mark.parametrize("seats", [4, 5, 10, 11])
def test_half_of_the_seats_are_not_too_few(seats):
    party = party_of(seats, "table", "own").to_the_vote()
    for seat in party.living[1 : (seats + 1) // 2 + 1]:
        party.says(seat, "s1")
    party.passes(60.6)
    assert party.scene in ("imposter/guess", "imposter/reveal")
    assert party.facts["accused"] == "s1"


def test_votes_cast_before_the_fifteen_seconds_stand_and_those_in_them_count():
    party = party_of(6, "table", "own").to_the_vote()
    accused = party.all_of("imposter")[0]
    one, two, three = [seat for seat in party.living if seat != accused][:3]
    party.says(one, accused)
    party.says(two, accused)
    party.passes(60.6)
    assert refusal(lambda: party.says(one, three)) == "answered"
    party.says(three, accused)
    party.passes(15.6)
    assert (party.scene, party.facts["accused"]) == ("imposter/guess", accused)
    assert party.facts["votes"] == {one: accused, two: accused, three: accused}


def test_the_fifteen_seconds_end_when_all_have_voted():
    party = party_of(4, "table", "own").to_the_vote()
    party.passes(60.6)
    accused = party.all_of("imposter")[0]
    for seat in party.living:
        party.says(seat, accused if seat != accused else party.all_of("civilian")[0])
    assert party.scene == "imposter/guess"


def test_still_fewer_it_counts_as_a_tie_without_a_revote_and_nobody_is_caught():
    party = party_of(6, "table", "own").to_the_vote()
    accused = party.all_of("imposter")[0]
    voter = party.all_of("civilian")[0]
    party.says(voter, accused)
    party.passes(60.6)
    party.passes(15.6)
    facts = party.facts
    assert (party.scene, facts["outcome"]) == ("imposter/reveal", "too_few")
    assert (facts["accused"], facts["caught"], facts["votes"]) == (None, False, {voter: accused})
    assert party.points() == (3, 0)


def test_the_fifteen_seconds_come_once():
    party = party_of(6, "table", "own").to_the_vote()
    party.skips()
    assert asks_for_more(party)
    party.skips()
    assert party.scene == "imposter/reveal"


def test_a_skipped_vote_is_one_whose_time_has_run_out():
    party = party_of(6, "table", "own").to_the_vote()
    party.says("s1", "s2")
    party.skips()
    assert asks_for_more(party) and party.left == 15


def test_the_same_in_a_revote():
    party = party_of(6, "table", "own").tie("s1", "s2").to_the_vote()
    assert party.scene == "imposter/revote"
    party.says("s3", "s1")
    party.passes(60.6)
    assert asks_for_more(party) and party.scene == "imposter/revote"
    party.passes(15.6)
    assert (party.scene, party.facts["outcome"], party.facts["accused"]) == (
        "imposter/reveal",
        "too_few",
        None,
    )


def test_fifteen_seconds_more_in_the_vote_do_not_use_up_those_of_the_revote():
    party = party_of(4, "table", "own").to_the_vote()
    party.skips()
    for voter, seat in (("s1", "s2"), ("s2", "s1"), ("s3", "s2"), ("s4", "s1")):
        party.says(voter, seat)
    party.to_the_vote()
    assert party.scene == "imposter/revote"
    party.skips()
    assert asks_for_more(party)


def test_a_seat_that_left_counts_neither_among_the_voters_nor_among_the_seats():
    party = party_of(7, "table", "own").to_the_vote()
    gone = party.all_of("civilian")[:3]
    stays = next(seat for seat in party.living if seat not in gone)
    for seat in gone:
        party.says(seat, stays)
    for seat in gone:
        party.goes(seat)
    party.skips()
    assert asks_for_more(party)


def test_half_of_those_still_in_are_enough():
    party = party_of(7, "table", "own").to_the_vote()
    for seat in party.all_of("civilian")[:3]:
        party.goes(seat)
    one, two, accused, _ = party.living
    party.says(one, accused)
    party.says(two, accused)
    party.skips()
    assert party.facts["accused"] == accused


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "pass"])
def test_no_other_preset_asks_for_more_votes(preset):
    party = party_of(6, preset, "own").to_the_vote()
    party.says("s1", "s2")
    party.skips()
    assert (party.scene in ("imposter/guess", "imposter/reveal"), party.facts["accused"]) == (True, "s2")


@pytest.mark.parametrize("vote", ["secret", "on_three"])
@pytest.mark.parametrize("way", ONE_PHONE)
def test_on_one_phone_no_votes_are_too_few(way, vote):
    party = party_of(6, "table", way, vote=vote).to_the_vote()
    accused = party.all_of("civilian")[-1]
    party.votes({next(seat for seat in party.living if seat != accused): accused})
    assert (party.scene, party.facts["accused"]) == ("imposter/reveal", accused)
