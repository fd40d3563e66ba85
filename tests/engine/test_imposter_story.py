"""What the board tells at the end, and how the next round begins (imposter.md, "After the round")."""

import pytest

from tests.engine.parties import WAYS, party_of

PRESETS = ("parlor", "first-to-five", "table", "pass")

every_way = pytest.mark.parametrize("way", WAYS)
every_preset = pytest.mark.parametrize("preset", PRESETS)


def told(preset, way=None, seats=5, accused="imposter", **options):
    """The story of a round in which one of that role was voted out, and the votes."""
    party = party_of(seats, preset, way, **options).to_the_vote()
    seat = party.all_of(accused)[0]
    other = next(one for one in party.living if one != seat)
    votes = {voter: other if voter == seat else seat for voter in party.living}
    party.votes(votes)
    party.skips_to("imposter/reveal")
    return party, seat, votes


# The story


@every_way
@pytest.mark.parametrize("vote", ["secret", "on_three"])
@every_preset
def test_who_voted_for_whom_but_in_pass_of_a_secret_ballot_only_how_many_votes_each_got(preset, vote, way):
    party, accused, votes = told(preset, way, vote=vote)
    facts = party.facts
    if preset == "pass" and vote == "secret":
        other = votes[accused]
        assert (facts["votes"], facts["counts"]) == ({}, {accused: 4, other: 1})
    else:
        assert (facts["votes"], facts["counts"]) == (votes, None)


def test_pass_the_counts_do_not_tell_who_voted_first():
    party, *_ = told("pass")
    assert list(party.facts["counts"]) == sorted(party.facts["counts"])


def test_pass_no_screen_and_no_phone_is_told_who_voted_for_whom():
    party, *_ = told("pass", "own")
    for screen in (party.board, *party.phones):
        assert screen.facts["votes"] == {}


def test_just_the_accused_is_told_where_no_more_was_recorded():
    party = party_of(5, "first-to-five").to_the_vote()
    accused = party.all_of("civilian")[0]
    party.host_says({"accused": [accused]})
    assert (party.facts["votes"], party.facts["accused"]) == ({}, accused)


@every_way
@every_preset
def test_who_is_accused_their_role_the_word_all_roles_and_the_points(preset, way):
    party = party_of(5, preset, way)
    word, roles = party.secret, dict(party.roles)
    accused = party.all_of("civilian")[0]
    party.all_vote_for(accused)
    facts = party.facts
    assert (facts["accused"], facts["caught"], facts["outcome"]) == (accused, False, "escaped")
    assert (facts["roles"], facts["word"], facts["category"]) == (roles, word, "Things")
    assert set(facts["points"]) == set(roles)
    assert (facts["guess"], facts["verdict"], facts["guesser"], facts["said_by"]) == (None, None, None, None)
    assert (facts["told"], facts["winners_side"], facts["outs"]) == (False, "imposter", [])


@every_preset
def test_the_decoy_is_the_pairs_other_word(preset):
    party = party_of(5, preset, lines=("zorva / quiba", "flema / draxa"))
    word = party.secret
    party.all_vote_for(party.all_of("civilian")[0])
    pairs = {"zorva": "quiba", "quiba": "zorva", "flema": "draxa", "draxa": "flema"}
    assert party.facts["decoy"] == pairs[word]


def test_the_decoy_is_the_imposters_word_in_undercover():
    party = party_of(5, "pass", variant="undercover")
    words = [card["word"] for card in party.room.table.step.cards.values()]
    party.skips_to("imposter/vote")
    party.votes({"s1": "s2", "s3": "s2", "s4": "s2"})
    facts = party.facts
    assert {facts["word"], facts["decoy"]} == set(words)
    for seat, word in zip(party.room.table.seats, words, strict=True):
        assert (facts["roles"][seat] == "imposter") == (word == facts["decoy"])


def test_all_roles_tell_mr_white_too():
    party, white, _ = told("pass", seats=7, accused="mr_white", mr_white=True)
    assert party.facts["roles"][white] == "mr_white"
    assert sorted(party.facts["roles"].values()).count("imposter") == 2
    assert party.facts["imposters"] == 2 and party.facts["mr_white"] is True


def test_a_surprise_is_told_at_the_end():
    party = party_of(7, "table", imposters="surprise")
    assert (party.facts["imposters"], party.facts["range"]) == (None, [1, 2])
    count = len(party.all_of("imposter"))
    party.all_vote_for(party.all_of("civilian")[0])
    assert party.facts["imposters"] == count


@every_way
def test_guess_and_verdict(way):
    party = party_of(5, "parlor", way)
    guesser = party.all_of("imposter")[0]
    party.all_vote_for(guesser)
    party.says(guesser, "something")
    facts = party.facts
    assert (facts["guesser"], facts["guess"], facts["verdict"], facts["ruled"]) == (
        guesser,
        "something",
        "wrong",
        False,
    )


@every_way
def test_a_ruled_guess_says_that_people_ruled_it(way):
    party = party_of(5, "first-to-five", way)
    party.all_vote_for(party.all_of("imposter")[0])
    party.is_ruled(True)
    facts = party.facts
    assert (facts["guess"], facts["verdict"], facts["ruled"]) == (None, "exact", True)


@every_way
@pytest.mark.parametrize("role", ["civilian", "imposter"])
def test_who_said_the_word_is_told(role, way):
    party = party_of(5, "table", way).skips_to("imposter/clue")
    seat = party.all_of(role)[0]
    party.host.hosts("word_said", seat=seat)
    facts = party.facts
    assert (facts["outcome"], facts["said_by"], facts["accused"], facts["votes"]) == ("said", seat, None, {})
    assert facts["caught"] is (role == "imposter")


def test_the_clues_are_still_told():
    party = party_of(4, "parlor").skips_to("imposter/clue")
    while party.scene == "imposter/clue":
        party.says(party.facts["turn"], "fine")
    party.all_vote_for(party.all_of("civilian")[0])
    assert len(party.facts["clues"]) == 12


def test_none_of_it_is_told_before():
    party = party_of(5, "pass", "own")
    for scene in ("imposter/look", "imposter/clue", "imposter/vote"):
        party.skips_to(scene)
        for screen in (party.board, *party.phones):
            assert not {"roles", "word", "decoy", "points", "outcome", "accused", "votes"} & set(screen.facts)


# Then


@every_preset
def test_on_own_phones_everyone_taps_ready(preset):
    party, *_ = told(preset, "own")
    for phone in party.phones:
        assert (party.scene, phone.ask) == ("imposter/reveal", {"kind": "ready"})
        phone.is_ready()
    assert (party.scene, party.facts["round"]) == ("imposter/look", 2)


@pytest.mark.parametrize("way", ["passed", "led"])
@every_preset
def test_on_one_phone_the_host_alone_does(preset, way):
    party, *_ = told(preset, way)
    assert party.asked() == {"host": "ready"}
    party.host_says(True)
    assert (party.scene, party.facts["round"]) == ("imposter/look", 2)


def test_where_the_host_leads_people_on_phones_of_their_own_are_not_waited_for():
    party, *_ = told("table", phones="own")
    assert party.asked() == {"host": "ready"}


@every_way
@every_preset
def test_or_the_host_goes_on(preset, way):
    party, *_ = told(preset, way)
    party.skips()
    assert (party.scene, party.facts["told"]) == ("imposter/reveal", True)
    party.skips()
    assert (party.scene, party.facts["round"]) == ("imposter/look", 2)


@every_way
@every_preset
def test_or_sixty_seconds_pass(preset, way):
    party, *_ = told(preset, way)
    assert party.left == 60
    party.passes(60.4)
    assert party.scene == "imposter/reveal"
    party.passes(0.2)
    assert (party.scene, party.facts["round"]) == ("imposter/look", 2)


def test_in_a_full_game_those_who_are_out_tap_ready_at_the_end_too():
    party = party_of(6, "pass", "own", imposters=2, full_game=True)
    one, two = party.all_of("civilian")[:2]
    party.all_vote_for(one).all_vote_for(two)
    assert party.scene == "imposter/reveal"
    assert party.asked() == dict.fromkeys(party.room.table.seats, "ready")


@every_way
def test_points_move_when_the_story_is_over(way):
    party, *_ = told("pass", way, accused="civilian")
    assert set(party.scores.values()) == {0}
    party.skips(2)
    assert sum(party.scores.values()) == 6


def test_the_match_ended_while_the_story_is_told_counts_the_round():
    party, *_ = told("pass", accused="civilian")
    party.host.hosts("end")
    assert (party.scene, sum(party.facts["scores"].values()), party.facts["rounds"]) == ("result", 6, 1)
