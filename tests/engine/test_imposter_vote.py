"""The vote and its ties (imposter.md, "The vote", "Ties"), as `parlor` has them."""

from random import Random

import pytest

from engine.asks import most_voted
from engine.games.imposter.vote import falls_on
from tests.engine.players import match_of, refusal


def six():
    """Two imposters and four civilians at the vote."""
    evening = match_of(6).skips_to("imposter/vote")
    return (evening, *evening.imposters(), *evening.civilians())


def story(evening):
    facts = evening.board.facts
    return facts["outcome"], facts["accused"], facts["caught"]


# Casting it


def test_everybody_is_asked_for_one_of_the_others():
    evening = match_of(4).skips_to("imposter/vote")
    for phone in evening.phones:
        others = [other.id for other in evening.phones if other is not phone]
        assert phone.ask == {"kind": "vote", "candidates": others}


def test_no_vote_for_oneself():
    voter = match_of(4).skips_to("imposter/vote").phones[1]
    assert refusal(lambda: voter.votes(voter)) == "own_seat"
    assert not voter.mine["answered"]


def test_no_vote_for_a_seat_that_waits_or_is_not_there():
    evening = match_of(4)
    waits = evening.phone().sits("Eva")
    voter = evening.skips_to("imposter/vote").phones[1]
    assert refusal(lambda: voter.votes(waits)) == "no_such_seat"
    assert refusal(lambda: voter.answers("s77")) == "no_such_seat"


def test_a_vote_is_locked_in_when_cast():
    evening = match_of(4).skips_to("imposter/vote")
    ana, ben, cleo, _ = evening.phones
    ana.votes(ben)
    assert refusal(lambda: ana.votes(cleo)) == "answered"
    assert (ana.mine["sent"], ana.ask) == (ben.id, None)


def test_the_board_shows_who_has_voted_but_not_for_whom():
    evening = match_of(4).skips_to("imposter/vote")
    ana, ben, *_ = evening.phones
    ana.votes(ben)
    answered = {seat["id"]: seat["answered"] for seat in evening.board.view["seats"]}
    assert answered == {"s1": True, "s2": False, "s3": False, "s4": False}
    assert not {"votes", "tied", "counts", "accused"} & set(evening.board.facts)


def test_the_vote_ends_when_all_have_voted():
    evening = match_of(3).skips_to("imposter/vote")
    ana, ben, cleo = evening.phones
    ana.votes(ben)
    ben.votes(cleo)
    assert evening.scene == "imposter/vote"
    cleo.votes(ben)
    assert evening.scene in ("imposter/guess", "imposter/reveal")


def test_when_the_clock_ends_it_what_was_cast_is_counted():
    evening, imposter, _, civilian, *_ = six()
    civilian.votes(imposter)
    evening.passes(180.6)
    assert evening.scene == "imposter/guess"
    assert evening.board.facts["votes"] == {civilian.id: imposter.id}
    assert evening.board.facts["accused"] == imposter.id


def test_no_vote_at_all_nobody_is_caught():
    evening, *_ = six()
    evening.passes(180.6)
    assert story(evening) == ("escaped", None, False)
    assert evening.board.facts["votes"] == {}


# Who is caught


def test_most_votes_on_an_imposter_is_a_catch():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: one, b: one, c: one, d: two, one: a, two: a})
    facts = evening.board.facts
    assert (evening.scene, facts["accused"], facts["role"]) == ("imposter/guess", one.id, "imposter")
    assert facts["votes"] == {
        a.id: one.id,
        b.id: one.id,
        c.id: one.id,
        d.id: two.id,
        one.id: a.id,
        two.id: a.id,
    }


def test_one_vote_more_is_enough():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: one, b: one, c: d, d: a, one: b, two: c})
    assert (evening.scene, evening.board.facts["accused"]) == ("imposter/guess", one.id)


def test_imposters_vote_too_and_may_betray_each_other():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: b, b: one, c: d, d: c, one: a, two: one})
    assert evening.board.facts["accused"] == one.id


def test_most_votes_on_a_civilian_lets_the_imposters_escape():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({one: a, two: a, b: a, c: b, d: one, a: one})
    assert story(evening) == ("escaped", a.id, False)
    assert evening.board.facts["verdict"] is None and evening.board.facts["guesser"] is None


# Ties


def test_a_tie_between_two_imposters_counts_as_a_catch():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: one, b: one, c: two, d: two, one: a, two: b})
    facts = evening.board.facts
    assert evening.scene == "imposter/guess"
    assert facts["accused"] in (one.id, two.id)
    evening.by_seat(facts["accused"]).guesses("nonsense")
    assert sorted(evening.board.facts["tied"]) == sorted([one.id, two.id])


def test_the_votes_that_would_name_a_tied_partner_are_not_shown_before_the_guess_is_judged():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: one, b: one, c: two, d: two, one: a, two: b})
    for screen in (evening.board, *evening.phones):
        assert (screen.facts["votes"], screen.facts["counts"], screen.facts["tied"]) == ({}, None, [])
    evening.by_seat(evening.board.facts["accused"]).guesses("nonsense")
    assert len(evening.board.facts["votes"]) == 6


def test_a_tie_between_three_imposters_counts_as_a_catch():
    evening = match_of(8).skips_to("imposter/vote")
    one, two, three = evening.imposters()
    evening.votes_are({one: two, two: three, three: one})
    assert evening.board.facts["accused"] in (one.id, two.id, three.id)
    evening.by_seat(evening.board.facts["accused"]).guesses("nonsense")
    assert len(evening.board.facts["tied"]) == 3


def test_of_several_tied_imposters_one_drawn_at_random_takes_the_guess():
    three = ["s1", "s2", "s3"]
    drawn = [falls_on("imposters_only", three, three, Random(seed)) for seed in range(3000)]
    assert all(850 < drawn.count(seat) < 1150 for seat in ("s1", "s2", "s3"))


def test_the_one_drawn_guesses_and_the_other_watches():
    evening, one, two, a, b, *_ = six()
    evening.votes_are({a: one, b: two})
    guesser = evening.by_seat(evening.board.facts["accused"])
    other = two if guesser is one else one
    assert guesser.ask["kind"] == "guess" and other.ask is None


def test_a_tie_with_any_civilian_in_it_lets_the_imposters_escape():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({a: one, b: one, one: c, two: c, c: two, d: two})
    assert story(evening) == ("tied", None, False)
    assert sorted(evening.board.facts["tied"]) == sorted([one.id, two.id, c.id])


def test_a_tie_between_civilians_lets_the_imposters_escape():
    evening, one, two, a, b, c, d = six()
    evening.votes_are({one: a, two: b, c: a, d: b})
    assert story(evening) == ("tied", None, False)


def test_a_tie_is_decided_without_a_revote():
    evening, one, _, a, b, *_ = six()
    evening.votes_are({a: one, one: b})
    assert (evening.scene, evening.board.facts["outcome"]) == ("imposter/reveal", "tied")


@pytest.mark.parametrize(
    ("votes", "most"),
    [
        ({}, []),
        ({"s1": "s2"}, ["s2"]),
        ({"s1": "s2", "s2": "s1"}, ["s1", "s2"]),
        ({"s1": "s2", "s2": "s3", "s3": "s2"}, ["s2"]),
        ({"s1": "s3", "s2": "s3", "s3": "s1", "s4": "s1", "s5": "s2"}, ["s1", "s3"]),
    ],
)
def test_votes_are_counted_and_a_tie_stands_in_seat_order(votes, most):
    assert most_voted(votes, ["s1", "s2", "s3", "s4", "s5"]) == most


def test_nobody_is_caught_where_nobody_was_voted_for():
    for tie in ("imposters_only", "revote_2_to_4", "revote", "revote_then_lap"):
        assert falls_on(tie, [], ["s1"], Random(1)) is None
