"""Undo in the scenes of the four presets (common.md, "The host may, at any time")."""

import pytest

from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal

every_way = pytest.mark.parametrize("way", WAYS)


def undo(party):
    return party.host.view["host"]["undo"]


def undoes(party, times=1):
    for _ in range(times):
        party.host.undoes()
    return party


def cannot_undo(party):
    return undo(party) is None and refusal(lambda: party.host.hosts("undo")) == "not_now"


def taps_on(party):
    """Whoever is asked taps that the spoken clue was given."""
    [(seat, kind)] = party.asked().items()
    assert kind == "ready"
    party.host_says(True) if seat == "host" else party.says(seat, True)


# Looking and clues


def test_a_look_at_a_passed_phone_can_be_taken_back():
    party = party_of(4, "pass")
    first = party.facts["turn"]
    party.says(first, True)
    assert party.facts["turn"] != first
    undoes(party)
    assert (party.scene, party.facts["turn"]) == ("imposter/look", first)
    assert cannot_undo(party)


@every_way
def test_a_spoken_turns_tap_can_be_taken_back(way):
    party = party_of(4, "table", way).skips_to("imposter/clue")
    first, second = party.facts["order"][:2]
    taps_on(party)
    assert (party.facts["turn"], undo(party)["code"]) == (second, "ready")
    undoes(party)
    assert (party.facts["turn"], party.facts["lap"]) == (first, 1)
    taps_on(party)
    assert party.facts["turn"] == second


@every_way
def test_the_last_tap_of_a_lap_can_be_taken_back(way):
    party = party_of(4, "pass", way).skips_to("imposter/clue")
    for _ in range(4):
        taps_on(party)
    assert party.facts["lap"] == 2
    undoes(party)
    assert (party.facts["lap"], party.facts["turn"]) == (1, party.facts["order"][3])


def test_a_ready_to_vote_and_a_call_for_the_vote_can_be_taken_back():
    party = party_of(5, "table", "own", laps="ready").skips_to("imposter/clue")
    turn = party.facts["turn"]
    ready = next(seat for seat in party.living if seat != turn)
    party.says(ready, True)
    party.host.hosts("call_vote")
    assert party.facts["closing"] is True
    undoes(party)
    assert (party.facts["closing"], party.by_seat(ready).mine["answered"]) == (False, True)
    undoes(party)
    assert party.by_seat(ready).mine["answered"] is False


@every_way
def test_the_end_of_a_talk_can_be_taken_back(way):
    party = party_of(4, "table", way).skips_to("imposter/talk")
    if way == "own":
        for seat in party.living:
            party.says(seat, True)
    else:
        party.host_says(True)
    assert party.scene == "imposter/vote"
    undoes(party)
    assert (party.scene, party.left) == ("imposter/talk", 60)


# The vote


def test_a_vote_on_a_passed_phone_can_be_taken_back():
    party = party_of(4, "pass").to_the_vote()
    party.says("s1", "s2")
    party.says("s2", "s1")
    undoes(party)
    assert (party.facts["turn"], party.facts["voted"]) == ("s2", ["s1"])
    undoes(party)
    assert (party.facts["turn"], party.facts["voted"]) == ("s1", [])


def test_the_end_of_three_two_one_can_be_taken_back():
    party = party_of(4, "table", "own").skips_to("imposter/vote")
    party.passes(3.6)
    undoes(party)
    assert (party.facts["count"], party.left) == (True, 3)


def test_a_vote_in_the_fifteen_seconds_more_can_be_taken_back_and_the_earlier_ones_stand():
    party = party_of(6, "table", "own").to_the_vote()
    party.says("s1", "s2")
    party.passes(60.6)
    party.says("s2", "s1")
    undoes(party)
    assert (party.facts["more"], party.left) == (True, 15)
    assert (party.by_seat("s1").mine["sent"], party.by_seat("s2").mine["sent"]) == ("s2", None)
    undoes(party)
    assert (party.facts.get("more"), party.left, party.by_seat("s1").mine["sent"]) == (None, 60, "s2")


def test_a_first_tie_can_be_taken_back_since_nothing_was_revealed():
    party = party_of(4, "pass").tie("s1", "s2")
    assert party.scene == "imposter/revote"
    undoes(party)
    assert (party.scene, party.facts["turn"]) == ("imposter/vote", "s4")


@pytest.mark.parametrize("way", ["passed", "led"])
def test_a_tally_before_the_reveal_can_be_taken_back(way):
    party = party_of(5, "first-to-five", way).to_the_vote()
    party.host_says({"accused": ["s1", "s2"]})
    assert (party.scene, undo(party)["code"]) == ("imposter/revote", "tally")
    undoes(party)
    assert (party.scene, party.host_ask["kind"]) == ("imposter/vote", "tally")
    undoes(party)
    assert party.scene != "imposter/vote"


@pytest.mark.parametrize("way", ["passed", "led"])
@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_a_tally_can_be_corrected_after_the_reveal_and_points_follow(preset, way):
    party = party_of(5, preset, way)
    [imposter], civilians = party.all_of("imposter"), party.all_of("civilian")
    wrong = dict.fromkeys(civilians[1:], civilians[0])
    party.votes(wrong)
    assert (party.scene, undo(party)["code"]) == ("imposter/reveal", "tally")
    escaped = dict(party.facts["points"])
    undoes(party)
    assert party.scene == "imposter/vote"
    party.votes(dict.fromkeys(civilians, imposter))
    party.is_ruled(False)
    assert party.scene == "imposter/reveal"
    assert party.facts["votes"] == dict.fromkeys(civilians, imposter)
    assert party.facts["points"] == {seat: int(seat != imposter) for seat in party.living} != escaped
    party.skips(2)
    assert sum(party.scores.values()) == 4


def test_a_tally_can_be_corrected_while_the_accused_guesses():
    party = party_of(5, "first-to-five", "led").to_the_vote()
    party.host_says({"accused": party.all_of("imposter")})
    assert (party.scene, undo(party)["code"]) == ("imposter/guess", "tally")
    undoes(party)
    accused = party.all_of("civilian")[0]
    party.host_says({"accused": [accused]})
    assert (party.scene, party.facts["accused"], party.points()) == ("imposter/reveal", accused, (2, 0))


def test_before_a_corrected_tally_nothing_else_can_be_taken_back():
    party = party_of(5, "first-to-five", "led").skips_to("imposter/clue")
    taps_on(party)
    party.to_the_vote()
    party.host_says({"accused": [party.all_of("civilian")[0]]})
    undoes(party)
    assert party.scene == "imposter/vote"
    assert cannot_undo(party)


def test_the_tally_of_the_first_vote_can_be_corrected_through_that_of_the_revote():
    party = party_of(5, "first-to-five", "led").to_the_vote()
    civilian = party.all_of("civilian")[0]
    party.host_says({"accused": ["s1", "s2"]})
    party.host_says({"accused": []})
    assert party.scene == "imposter/reveal"
    undoes(party)
    assert party.scene == "imposter/revote"
    undoes(party)
    assert party.scene == "imposter/vote"
    party.host_says({"accused": [civilian]})
    assert (party.scene, party.facts["accused"]) == ("imposter/reveal", civilian)


@pytest.mark.parametrize("preset", ["parlor", "table", "pass"])
def test_once_a_role_was_shown_no_vote_of_a_seat_can_be_taken_back(preset):
    party = party_of(5, preset, "own")
    party.all_vote_for(party.all_of("imposter")[0])
    assert cannot_undo(party)


def test_nor_one_on_a_passed_phone():
    party = party_of(5, "pass")
    party.all_vote_for(party.all_of("civilian")[0])
    assert cannot_undo(party)


def test_a_called_vote_is_not_taken_back_past_the_reveal():
    party = party_of(5, "pass", "led", laps="ready").skips_to("imposter/clue")
    party.host.hosts("call_vote")
    party.all_vote_for(party.all_of("civilian")[0])
    assert party.scene == "imposter/reveal"
    assert cannot_undo(party)


# Rulings


def test_a_ruling_can_be_corrected_and_points_follow():
    party = party_of(5, "table", phones="own")
    [imposter] = party.all_of("imposter")
    party.becomes_host(party.all_of("civilian")[0])
    party.all_vote_for(imposter)
    party.host_says(True)
    party.host_says(False)
    assert (party.facts["points"][imposter], undo(party)["code"]) == (0, "ruling")
    undoes(party)
    assert (party.scene, party.facts["stage"], party.facts["word"]) == (
        "imposter/guess",
        "ruling",
        party.secret,
    )
    party.host_says(True)
    assert (party.facts["verdict"], party.facts["points"][imposter]) == ("exact", 2)
    party.skips(2)
    assert sum(party.scores.values()) == 2 + 4


def test_a_ruling_of_the_whole_table_can_be_corrected_tap_by_tap():
    party = party_of(5, "first-to-five", "own")
    guesser = party.all_of("imposter")[0]
    party.all_vote_for(guesser)
    party.host_says(True)
    rulers = party.facts["rulers"]
    for seat, right in zip(rulers, (True, False, False, False), strict=True):
        party.says(seat, right)
    assert party.facts["verdict"] == "wrong"
    undoes(party, 3)
    assert (party.facts["stage"], undo(party)["seat"]) == ("ruling", rulers[0])
    for seat in rulers[1:]:
        party.says(seat, True)
    assert (party.facts["verdict"], party.points()) == ("exact", (3, 0))


def test_a_guess_that_was_typed_or_tapped_can_not_be_taken_back():
    party = party_of(5, "table", "own")
    guesser = party.all_of("imposter")[0]
    party.becomes_host(party.all_of("civilian")[0])
    party.all_vote_for(guesser)
    party.says(guesser, "nothing")
    assert party.facts["stage"] == "ruling"
    assert cannot_undo(party)
    party.host_says(True)
    undoes(party)
    assert (party.facts["stage"], party.facts["guess"]) == ("ruling", "nothing")
    assert cannot_undo(party)


def test_an_overruling_can_be_taken_back():
    party = party_of(5, "parlor", "own")
    guesser = party.all_of("imposter")[0]
    party.becomes_host(party.all_of("civilian")[0])
    party.all_vote_for(guesser)
    party.says(guesser, "nothing")
    party.host.hosts("overrule", verdict="exact")
    assert party.points() == (2, 0)
    undoes(party)
    assert (party.facts["verdict"], party.points()) == ("wrong", (0, 1))
    assert cannot_undo(party)


# Someone said the word


@every_way
def test_who_said_the_word_can_be_corrected_and_points_follow(way):
    party = party_of(5, "table", way).skips_to("imposter/clue")
    [imposter], civilian = party.all_of("imposter"), party.all_of("civilian")[0]
    turn = party.facts["turn"]
    party.host.hosts("word_said", seat=civilian)
    assert (party.points(), undo(party)["code"]) == ((3, 0), "word_said")
    undoes(party)
    assert (party.scene, party.facts["turn"]) == ("imposter/clue", turn)
    party.host.hosts("word_said", seat=imposter)
    assert (party.facts["said_by"], party.points()) == (imposter, (2, 0))
    party.skips(2)
    assert sum(party.scores.values()) == 2


def test_that_nobody_said_it_can_be_corrected_too_and_the_round_goes_on():
    party = party_of(5, "table").skips_to("imposter/talk")
    party.host.hosts("word_said", seat=party.all_of("civilian")[0])
    undoes(party)
    assert party.scene == "imposter/talk"
    assert cannot_undo(party)
    party.all_vote_for(party.all_of("civilian")[0])
    assert (party.scene, party.facts["outcome"], party.points()) == ("imposter/reveal", "escaped", (3, 0))


def test_what_was_recorded_is_still_corrected_after_the_story_is_told():
    party = party_of(5, "table").skips_to("imposter/clue")
    party.host.hosts("word_said", seat=party.all_of("civilian")[0])
    party.skips()
    assert party.facts["told"] is True
    undoes(party)
    assert party.scene == "imposter/clue"


def test_not_after_the_round():
    party = party_of(5, "table").skips_to("imposter/clue")
    party.host.hosts("word_said", seat=party.all_of("civilian")[0])
    party.skips(2)
    assert cannot_undo(party)


# A full game


def full_game_after_one_vote(way="own", **options):
    party = party_of(8, "pass", way, imposters=2, full_game=True, **options)
    party.all_vote_for(party.all_of("civilian")[0])
    assert party.scene == "imposter/out"
    return party


@pytest.mark.parametrize("way", ["own", "passed"])
def test_after_somebody_is_out_the_vote_that_put_them_out_can_not_be_taken_back(way):
    party = full_game_after_one_vote(way)
    assert cannot_undo(party)
    party.skips()
    assert party.scene == "imposter/clue"
    assert cannot_undo(party)


@every_way
def test_but_what_came_after_can(way):
    party = full_game_after_one_vote(way).skips_to("imposter/clue")
    first = party.facts["turn"]
    taps_on(party)
    taps_on(party)
    undoes(party, 2)
    assert (party.scene, party.facts["turn"], party.facts["lap"]) == ("imposter/clue", first, 3)
    assert cannot_undo(party)


def test_also_votes_of_the_next_vote():
    party = full_game_after_one_vote().to_the_vote()
    one, two = party.living[:2]
    party.says(one, two)
    undoes(party)
    assert party.by_seat(one).mine["sent"] is None and party.scene == "imposter/vote"


@pytest.mark.parametrize("way", ["passed", "led"])
def test_a_recorded_vote_that_put_somebody_out_can_be_corrected(way):
    party = full_game_after_one_vote(way, vote="on_three")
    one, two = party.all_of("civilian")[:2]
    assert undo(party)["code"] == "tally"
    undoes(party)
    assert (party.scene, party.facts["outs"]) == ("imposter/vote", [])
    party.host_says({"accused": [two]})
    assert (party.scene, party.facts["out"], party.facts["outs"]) == ("imposter/out", two, [two])
    assert one in party.living


def test_undo_in_a_full_game_survives_a_restart():
    party = full_game_after_one_vote("passed").skips_to("imposter/clue")
    first = party.facts["turn"]
    taps_on(party)
    party.restarts()
    undoes(party)
    assert party.facts["turn"] == first
    assert cannot_undo(party)


def test_undo_after_a_corrected_tally_survives_a_restart():
    party = party_of(5, "first-to-five", "led").to_the_vote()
    party.host_says({"accused": [party.all_of("civilian")[0]]})
    undoes(party)
    party.restarts()
    assert cannot_undo(party)
    party.host_says({"accused": [party.all_of("civilian")[1]]})
    assert party.facts["accused"] == party.all_of("civilian")[1]
