"""What a tie means, by each value of the option and in each of the three ways (imposter.md, "Ties")."""

from random import Random

import pytest

from engine.games.imposter.vote import falls_on
from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal

REVOTES = ("first-to-five", "table", "pass")

every_way = pytest.mark.parametrize("way", WAYS)


def story(party):
    facts = party.facts
    return party.scene, facts["outcome"], facts["accused"], facts["caught"]


NOBODY = ("imposter/reveal", "tied", None, False)


# Caught only if all the tied are imposters


@every_way
def test_parlor_a_tie_of_imposters_alone_is_a_catch(way):
    party = party_of(6, "parlor", way)
    one, two = party.all_of("imposter")
    party.tie(one, two)
    assert party.scene == "imposter/guess"
    assert party.facts["accused"] in (one, two)


@every_way
def test_parlor_a_tie_with_a_civilian_in_it_lets_the_imposters_escape_without_a_revote(way):
    party = party_of(6, "parlor", way)
    party.tie(*party.all_of("imposter"), party.all_of("civilian")[0])
    assert story(party) == NOBODY
    assert len(party.facts["tied"]) == 3 and party.points() == (2, 0)


@every_way
def test_parlor_a_tie_of_civilians_lets_the_imposters_escape(way):
    party = party_of(6, "parlor", way)
    party.tie(*party.all_of("civilian")[:2])
    assert story(party) == NOBODY


@every_way
def test_parlor_most_votes_on_a_civilian_lets_the_imposters_escape(way):
    party = party_of(6, "parlor", way)
    accused = party.all_of("civilian")[0]
    party.all_vote_for(accused)
    assert story(party) == ("imposter/reveal", "escaped", accused, False)
    assert party.points() == (2, 0)


def test_of_several_tied_imposters_one_drawn_at_random_is_caught():
    drawn = [
        falls_on("imposters_only", ["s1", "s2", "s3"], ["s1", "s2", "s3"], Random(seed))
        for seed in range(3000)
    ]
    assert all(850 < drawn.count(seat) < 1150 for seat in ("s1", "s2", "s3"))


@pytest.mark.parametrize("tied", [[], ["s1", "s4"], ["s4", "s5"]])
def test_a_tie_with_any_civilian_or_without_anybody_falls_on_nobody(tied):
    assert falls_on("imposters_only", tied, ["s1", "s2"], Random(1)) is None


@pytest.mark.parametrize("tie", ["revote_2_to_4", "revote", "revote_then_lap"])
def test_elsewhere_a_tie_of_imposters_is_a_tie_like_any_other(tie):
    assert falls_on(tie, ["s1", "s2"], ["s1", "s2"], Random(1)) is None


def test_the_one_drawn_guesses_for_all_and_the_other_is_not_named_before():
    party = party_of(6, "parlor", "own")
    one, two = party.all_of("imposter")
    party.tie(one, two)
    guesser = party.facts["accused"]
    other = two if guesser == one else one
    for screen in (party.board, *party.phones):
        assert screen.facts["votes"] == {} and screen.facts["tied"] == []
    assert party.asked() == {guesser: "guess"}
    party.says(guesser, "nothing")
    assert party.facts["points"][guesser] == party.facts["points"][other] == 0
    assert sorted(party.facts["tied"]) == sorted([one, two])


# The revote: who votes for whom


@every_way
@pytest.mark.parametrize("preset", REVOTES)
def test_two_tied_vote_again(preset, way):
    party = party_of(6, preset, way).tie("s2", "s5")
    assert (party.scene, sorted(party.facts["candidates"])) == ("imposter/revote", ["s2", "s5"])


@pytest.mark.parametrize("preset", REVOTES)
def test_in_a_revote_all_still_in_vote_the_tied_too_only_for_the_tied_not_for_themselves(preset):
    party = party_of(5, preset, "own").tie("s2", "s5").to_the_vote()
    assert set(party.asked()) == {"s1", "s2", "s3", "s4", "s5"}
    for voter in ("s1", "s3", "s4"):
        assert sorted(party.ask_of(voter)["candidates"]) == ["s2", "s5"]
    assert party.ask_of("s2")["candidates"] == ["s5"]
    assert party.ask_of("s5")["candidates"] == ["s2"]
    assert refusal(lambda: party.says("s1", "s3")) == "no_such_seat"
    assert refusal(lambda: party.says("s2", "s2")) == "own_seat"


@every_way
@pytest.mark.parametrize("preset", REVOTES)
def test_the_revote_decides(preset, way):
    party = party_of(5, preset, way)
    accused = party.all_of("civilian")[0]
    party.tie(accused, party.all_of("imposter")[0])
    party.all_vote_for(accused)
    assert story(party) == ("imposter/reveal", "escaped", accused, False)


@every_way
@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_the_revote_may_catch_an_imposter(preset, way):
    party = party_of(5, preset, way)
    accused = party.all_of("imposter")[0]
    party.tie(party.all_of("civilian")[0], accused)
    party.all_vote_for(accused)
    assert (party.scene, party.facts["accused"]) == ("imposter/guess", accused)


def test_the_story_tells_the_votes_of_the_revote():
    party = party_of(5, "table", "own").tie("s1", "s2").to_the_vote()
    votes = {"s1": "s2", "s2": "s1", "s3": "s1", "s4": "s1", "s5": "s1"}
    party.votes(votes)
    while party.scene != "imposter/reveal":
        party.skips()
    assert (party.facts["votes"], party.facts["accused"]) == (votes, "s1")


@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_there_is_no_new_talk_before_a_revote(preset):
    party = party_of(5, preset, "own").to_the_vote()
    party.tie("s1", "s2")
    scenes = [view["scene"] for view in party.board.views]
    last_vote = max(place for place, scene in enumerate(scenes) if scene == "imposter/vote")
    assert set(scenes[last_vote + 1 :]) == {"imposter/revote"}


def test_a_revote_has_the_time_of_the_vote():
    party = party_of(5, "table", "own").tie("s1", "s2").to_the_vote()
    assert (party.scene, party.left) == ("imposter/revote", 60)


def test_on_a_passed_phone_it_goes_round_once_more():
    party = party_of(4, "pass").tie("s1", "s2")
    assert (party.scene, party.facts["turn"], party.facts["queue"]) == (
        "imposter/revote",
        "s1",
        ["s1", "s2", "s3", "s4"],
    )
    assert party.facts["voted"] == []


def test_the_first_votes_stay_secret_in_a_revote():
    party = party_of(5, "table", "own").tie("s1", "s2").to_the_vote()
    for screen in (party.board, *party.phones):
        assert not {"votes", "counts", "accused", "tied"} & set(screen.facts)
    assert all(phone.mine["sent"] is None for phone in party.phones)


# How many tied


@every_way
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_first_to_five_two_to_four_tied_vote_again(tied, way):
    party = party_of(8, "first-to-five", way).tie(*["s1", "s2", "s3", "s4"][:tied])
    assert (party.scene, len(party.facts["candidates"])) == ("imposter/revote", tied)


@every_way
@pytest.mark.parametrize("tied", [5, 6])
def test_first_to_five_five_or_more_tied_nobody_is_caught_and_the_imposter_wins_the_round(tied, way):
    party = party_of(6, "first-to-five", way).tie(*["s1", "s2", "s3", "s4", "s5", "s6"][:tied])
    assert story(party) == NOBODY
    assert party.points() == (2, 0)


@every_way
def test_first_to_five_there_is_one_revote_tied_again_nobody_is_caught_and_the_imposter_wins(way):
    party = party_of(6, "first-to-five", way).tie("s1", "s2").tie("s1", "s2")
    assert story(party) == NOBODY
    assert party.points() == (2, 0)


@pytest.mark.parametrize("preset", ["table", "pass"])
@pytest.mark.parametrize("tied", [2, 4, 5, 6])
def test_table_and_pass_vote_again_however_many_are_tied(preset, tied):
    party = party_of(6, preset, "own").tie(*["s1", "s2", "s3", "s4", "s5", "s6"][:tied])
    assert (party.scene, len(party.facts["candidates"])) == ("imposter/revote", tied)


@every_way
def test_table_tied_again_they_escape(way):
    party = party_of(6, "table", way).tie("s1", "s2").tie("s1", "s2")
    assert story(party) == NOBODY
    imposter = party.all_of("imposter")[0]
    assert party.facts["points"] == {seat: 3 if seat == imposter else 0 for seat in party.living}


def test_fewer_tied_in_the_revote_is_tied_again_too():
    party = party_of(6, "table", "own").tie("s1", "s2", "s3").tie("s1", "s2")
    assert story(party) == NOBODY
    assert sorted(party.facts["tied"]) == ["s1", "s2"]


# Another lap and a new vote


@every_way
def test_pass_tied_again_nobody_is_out_one_more_lap_of_clues_and_a_new_vote(way):
    party = party_of(6, "pass", way).tie("s1", "s2").tie("s1", "s2")
    assert (party.scene, party.facts["lap"], party.facts["laps"]) == ("imposter/clue", 3, 3)
    assert party.facts["outs"] == [] and sorted(party.facts["order"]) == party.living
    for turn in party.facts["order"]:
        assert (party.scene, party.facts["turn"]) == ("imposter/clue", turn)
        party.skips()
    party.to_the_vote()
    assert (party.scene, sorted(party.facts["candidates"])) == ("imposter/vote", party.living)


def test_pass_after_the_new_vote_there_may_be_a_revote_and_a_lap_again():
    party = party_of(6, "pass")
    for lap in (3, 4, 5):
        party.tie("s1", "s2")
        assert party.scene == "imposter/revote"
        party.tie("s1", "s2")
        assert (party.scene, party.facts["lap"]) == ("imposter/clue", lap)
    party.all_vote_for(party.all_of("imposter")[0])
    assert story(party)[:2] == ("imposter/reveal", "caught")


def test_pass_the_new_lap_has_a_new_random_order():
    orders = set()
    for _ in range(6):
        party = party_of(6, "pass")
        first = party.skips_to("imposter/clue").facts["order"]
        party.tie("s1", "s2").tie("s1", "s2")
        orders.add(party.facts["order"] == first)
    assert False in orders


def test_pass_nobody_sees_how_the_tied_votes_went_before_the_round_is_over():
    party = party_of(6, "pass", "own").tie("s1", "s2").tie("s1", "s2")
    for screen in (party.board, *party.phones):
        assert not {"votes", "counts", "accused", "tied"} & set(screen.facts)


def test_sudden_death_one_lap_and_tied_again_they_escape_without_a_further_lap():
    party = party_of(6, "pass", laps=1, tie="revote").skips_to("imposter/clue")
    assert party.facts["laps"] == 1
    party.tie("s1", "s2").tie("s1", "s2")
    assert story(party) == NOBODY
    assert party.points() == (6, 0)


def test_where_the_table_only_talks_a_second_tie_is_followed_by_talk():
    party = party_of(6, "pass", clues="none", talk_seconds=90).tie("s1", "s2").tie("s1", "s2")
    assert (party.scene, party.left) == ("imposter/talk", 90)


@every_way
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
@pytest.mark.parametrize("tie", ["imposters_only", "revote_2_to_4", "revote", "revote_then_lap"])
def test_each_value_means_the_same_in_every_preset(tie, preset, way):
    party = party_of(5, preset, way, tie=tie, imposters=1)
    civilians = party.all_of("civilian")
    party.tie(*civilians[:2])
    if tie == "imposters_only":
        assert story(party) == NOBODY
        return
    assert party.scene == "imposter/revote"
    party.tie(*civilians[:2])
    assert party.scene == ("imposter/clue" if tie == "revote_then_lap" else "imposter/reveal")


# Who leaves meanwhile


@every_way
def test_one_candidate_that_is_left_because_the_other_left_can_still_be_voted_for(way):
    party = party_of(7, "table", way)
    imposter, gone = party.all_of("imposter")[0], party.all_of("civilian")[-1]
    party.tie(imposter, gone).to_the_vote()
    party.goes(gone)
    assert party.scene == "imposter/revote"
    others = [seat for seat in party.living if seat != imposter]
    if party.facts.get("recorded"):
        assert party.host_ask["candidates"] == [imposter]
        party.host_says({"by": dict.fromkeys(others, imposter)})
    else:
        for seat in others:
            party.says(seat, imposter)
    assert (party.scene, party.facts["accused"]) == ("imposter/guess", imposter)


def test_the_one_candidate_left_has_nobody_to_vote_for_and_is_not_waited_for():
    party = party_of(7, "pass")
    stays, gone = party.all_of("civilian")[:2]
    party.tie(stays, gone)
    party.goes(gone)
    asked = []
    while party.scene == "imposter/revote":
        asked.append(party.facts["turn"])
        party.says(party.facts["turn"], stays)
    assert (sorted(asked), party.facts["accused"]) == (
        sorted(seat for seat in party.living if seat != stays),
        stays,
    )


@pytest.mark.parametrize(("preset", "then"), [("table", "imposter/reveal"), ("pass", "imposter/clue")])
def test_when_all_the_tied_have_left_nobody_is_caught(preset, then):
    party = party_of(8, preset, "own")
    tied = party.all_of("civilian")[:2]
    party.tie(*tied).to_the_vote()
    for seat in tied:
        party.goes(seat)
    while party.scene == "imposter/revote":
        party.skips()
    assert party.scene == then


def test_votes_for_one_of_the_tied_who_leaves_go_back():
    party = party_of(7, "table", "own")
    stays, gone = party.all_of("civilian")[:2]
    party.tie(stays, gone).to_the_vote()
    voter = party.all_of("imposter")[0]
    party.says(voter, gone)
    party.goes(gone)
    assert party.ask_of(voter)["candidates"] == [stays]
