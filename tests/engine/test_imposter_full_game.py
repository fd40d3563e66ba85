"""One vote, or votes until one side has won (imposter.md, "Quick and full game")."""

import pytest

from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal

every_way = pytest.mark.parametrize("way", WAYS)


def full(seats=8, way="own", *, preset="pass", imposters=2, **options):
    return party_of(seats, preset, way, imposters=imposters, full_game=True, **options)


def votes_out(party, *seats):
    """One after the other is voted out."""
    for seat in seats:
        party.all_vote_for(seat)
        if party.scene == "imposter/guess":
            party.skips()
    return party


def end(party):
    facts = party.facts
    return party.scene, facts["outcome"], facts["winners_side"]


CIVILIANS_WIN = ("imposter/reveal", "caught", "civilian")
IMPOSTERS_WIN = ("imposter/reveal", "escaped", "imposter")


# Quick


@every_way
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
def test_quick_is_the_default_and_has_one_vote_that_puts_someone_out_then_everything_is_revealed(preset, way):
    party = party_of(7, preset, way)
    out = party.all_of("civilian")[0]
    party.all_vote_for(out)
    facts = party.facts
    assert (party.scene, facts["full"], facts["accused"], facts["outs"]) == (
        "imposter/reveal",
        False,
        out,
        [],
    )
    assert set(facts["roles"]) == set(party.living) and facts["word"]


@every_way
def test_quick_civilians_win_if_that_seat_was_on_the_imposter_side(way):
    party = party_of(7, "pass", way)
    votes_out(party, party.all_of("imposter")[0])
    assert (end(party), party.points()) == (CIVILIANS_WIN, (0, 2))


@every_way
def test_quick_a_mr_white_who_guessed_wrong_included(way):
    party = party_of(7, "pass", way, mr_white=True)
    votes_out(party, party.all_of("mr_white")[0])
    assert (end(party), party.points()) == (CIVILIANS_WIN, (0, 2))


@every_way
def test_quick_else_the_imposters_do(way):
    party = party_of(7, "pass", way)
    votes_out(party, party.all_of("civilian")[0])
    assert (end(party), party.points()) == (IMPOSTERS_WIN, (6, 0))


# What a vote reveals


@every_way
@pytest.mark.parametrize("role", ["civilian", "imposter"])
def test_full_the_vote_reveals_only_whether_the_one_voted_out_was_on_the_imposter_side(way, role):
    party = full(8, way)
    out = party.all_of(role)[0]
    word = party.secret
    party.all_vote_for(out)
    facts = party.facts
    assert party.scene == "imposter/out"
    assert (facts["out"], facts["side"], facts["role"], facts["outs"]) == (out, role, None, [out])
    assert not {"roles", "word", "decoy", "category", "points", "outcome"} & set(facts)
    assert word not in str(facts)


@every_way
@pytest.mark.parametrize("vote", ["secret", "on_three"])
@pytest.mark.parametrize("preset", ["parlor", "pass"])
def test_full_until_its_end_the_board_tells_only_who_is_out_and_their_side_not_who_voted_for_whom(
    preset, vote, way
):
    party = full(8, way, preset=preset, vote=vote)
    party.all_vote_for(party.all_of("civilian")[0])
    for screen in (party.board, *party.phones):
        assert not screen.facts["votes"] and not screen.facts["counts"] and not screen.facts["tied"]


def test_full_mr_white_as_such_by_his_guess():
    party = full(8, mr_white=True)
    white = party.all_of("mr_white")[0]
    party.all_vote_for(white)
    assert (party.scene, party.facts["role"]) == ("imposter/guess", "mr_white")
    assert not party.facts["votes"] and not party.facts["counts"]
    party.says(white, "nothing")
    assert (party.scene, party.facts["side"], party.facts["role"]) == (
        "imposter/out",
        "imposter",
        "mr_white",
    )
    assert (party.facts["guess"], party.facts["verdict"]) == ("nothing", "wrong")


def test_full_on_own_phones_everyone_taps_ready_after_it():
    party = full(8)
    out = party.all_of("civilian")[0]
    party.all_vote_for(out)
    assert set(party.asked().values()) == {"ready"} and party.left == 60
    for phone in party.phones:
        phone.is_ready()
    assert party.scene == "imposter/clue"


@pytest.mark.parametrize("way", ["passed", "led"])
def test_full_on_one_phone_the_host_goes_on(way):
    party = full(8, way)
    party.all_vote_for(party.all_of("civilian")[0])
    assert (party.asked(), party.left) == ({"host": "ready"}, 60)
    party.host_says(True)
    assert party.scene == "imposter/clue"


@every_way
def test_full_or_sixty_seconds_pass(way):
    party = full(8, way)
    party.all_vote_for(party.all_of("civilian")[0])
    party.passes(60.6)
    assert party.scene == "imposter/clue"


# Who is out


@every_way
def test_full_who_is_out_gives_no_clue(way):
    party = full(8, way)
    out = party.all_of("civilian")[0]
    votes_out(party, out).skips_to("imposter/clue")
    turns = []
    while party.scene == "imposter/clue":
        assert out not in (*party.facts["order"], party.facts["next"])
        turns.append(party.facts["turn"])
        party.skips()
    assert sorted(turns) == party.living and out not in turns


@pytest.mark.parametrize("style", ["typed", "questions"])
def test_full_who_is_out_is_asked_no_clue_and_no_question(style):
    party = full(8, clues=style)
    out = party.all_of("civilian")[0]
    votes_out(party, out).skips_to("imposter/clue")
    while party.scene == "imposter/clue":
        assert out not in party.asked()
        assert party.facts.get("answerer") != out
        party.skips()


@pytest.mark.parametrize("way", ["own", "passed"])
def test_full_who_is_out_does_not_vote_and_is_not_voted_for(way):
    party = full(8, way)
    out = party.all_of("civilian")[0]
    votes_out(party, out).to_the_vote()
    assert out not in party.facts["candidates"] + party.facts.get("queue", [])
    assert out not in party.asked()
    assert refusal(lambda: party.says(out, party.living[0])) == "not_asked"
    voter = party.facts.get("turn", party.living[0])
    assert out not in party.ask_of(voter)["candidates"]
    assert refusal(lambda: party.says(voter, out)) == "no_such_seat"


@pytest.mark.parametrize("way", ["passed", "led"])
def test_full_who_is_out_neither_points_nor_is_pointed_at(way):
    party = full(8, way, vote="on_three")
    out = party.all_of("civilian")[0]
    votes_out(party, out).to_the_vote()
    other = party.living[0]
    assert out not in party.host_ask["voters"] + party.host_ask["candidates"]
    for value in ({"accused": [out]}, {"by": {out: other}}, {"by": {other: out}}):
        assert refusal(lambda value=value: party.host_says(value)) == "no_such_seat"


def test_full_who_is_out_is_not_asked_in_a_talk_or_a_revote():
    party = full(9, talk_seconds=60)
    out = party.all_of("civilian")[0]
    votes_out(party, out).skips_to("imposter/talk")
    assert out not in party.asked()
    party.tie(*party.living[:2]).to_the_vote()
    assert party.scene == "imposter/revote" and out not in party.asked()


def test_full_who_is_out_sees_only_what_the_board_sees():
    party = full(8)
    out = party.all_of("civilian")[0]
    phone = party.by_seat(out)
    assert phone.card["word"]
    votes_out(party, out)
    for scene in ("imposter/out", "imposter/clue", "imposter/vote"):
        party.skips_to(scene)
        assert (phone.card, phone.facts) == (None, party.facts)
        assert scene == "imposter/out" or phone.mine["ask"] is None
        assert party.board.seat(phone)["out"] is True
    party.skips_to("imposter/clue")


def test_full_nobody_is_out_before_a_vote_and_everybody_is_in_again_in_the_next_round():
    party = full(8)
    assert not any(seat["out"] for seat in party.board.view["seats"])
    votes_out(party, party.all_of("imposter")[0]).skips_to("imposter/vote")
    votes_out(party, party.all_of("imposter")[1])
    assert end(party) == CIVILIANS_WIN
    party.skips(2)
    assert party.scene == "imposter/look"
    assert not any(seat["out"] for seat in party.board.view["seats"])
    assert party.facts["outs"] == [] and len(party.asked()) == 8


def test_full_seats_that_are_out_may_still_be_host():
    party = full(8)
    out = party.all_of("civilian")[0]
    party.becomes_host(out)
    votes_out(party, out)
    assert party.by_seat(out).is_host
    party.by_seat(out).hosts("skip")
    assert party.scene == "imposter/clue"
    party.by_seat(out).hosts("pause")
    assert party.board.view["room"]["paused"]


def test_full_a_seat_that_is_out_may_become_host():
    party = full(8)
    out = party.all_of("civilian")[0]
    votes_out(party, out)
    party.becomes_host(out)
    assert {"skip", "undo", "void"} & set(party.by_seat(out).moves)


def test_full_a_host_who_is_out_records():
    party = full(8, "led", vote="on_three", phones="own")
    out = party.all_of("civilian")[0]
    party.becomes_host(out)
    votes_out(party, out).to_the_vote()
    assert party.asked() == {"host": "tally"}
    party.host_says({"accused": [party.all_of("civilian")[1]]})
    assert party.facts["outs"] == party.all_of("civilian")[:2]


# Lap after lap


@every_way
def test_full_between_later_votes_there_is_one_lap(way):
    party = full(9, way)
    one, two = party.all_of("civilian")[:2]
    party.skips_to("imposter/clue")
    assert party.facts["laps"] == 2
    votes_out(party, one).skips_to("imposter/clue")
    assert (party.facts["lap"], party.facts["laps"], len(party.facts["order"])) == (3, 3, 8)
    votes_out(party, two).skips_to("imposter/clue")
    assert (party.facts["lap"], party.facts["laps"], len(party.facts["order"])) == (4, 4, 7)


def test_full_that_lap_has_a_new_random_order():
    ranks = []
    for _ in range(40):
        party = full(7, imposters=1).skips_to("imposter/clue")
        first = party.facts["order"]
        out = party.all_of("civilian")[0]
        votes_out(party, out).skips_to("imposter/clue")
        ranks.append([seat for seat in first if seat != out].index(party.facts["order"][0]))
    assert len(set(ranks)) > 3


def test_full_where_there_is_talk_it_comes_again_too():
    party = full(8, talk_seconds=60)
    votes_out(party, party.all_of("civilian")[0])
    party.skips_to("imposter/talk")
    party.skips()
    assert party.scene == "imposter/vote"


def test_full_speed_only_talk_between_the_votes():
    party = full(8, clues="none", talk_seconds=90)
    votes_out(party, party.all_of("civilian")[0])
    party.skips()
    assert (party.scene, party.left) == ("imposter/talk", 90)


def test_full_nobody_is_out_by_a_second_tie():
    party = full(8)
    party.tie(*party.living[:2]).tie(*party.living[:2])
    assert (party.scene, party.facts["outs"]) == ("imposter/clue", [])


@pytest.mark.parametrize("tie", ["imposters_only", "revote", "revote_2_to_4"])
def test_full_a_tie_that_lets_the_imposters_escape_ends_it(tie):
    party = full(8, tie=tie)
    tied = party.all_of("civilian")[:2]
    party.tie(*tied)
    if party.scene == "imposter/revote":
        party.tie(*tied)
    assert (party.scene, party.facts["outcome"], party.points()) == ("imposter/reveal", "tied", (6, 0))


def test_full_of_tied_imposters_one_is_out_and_the_other_is_not_named():
    party = full(8, tie="imposters_only", vote="on_three")
    one, two = party.all_of("imposter")
    party.tie(one, two)
    assert (party.scene, party.facts["out"] in (one, two), len(party.facts["outs"])) == (
        "imposter/out",
        True,
        1,
    )
    assert (party.facts["votes"], party.facts["tied"]) == ({}, [])


# How it ends


@every_way
def test_full_until_all_of_the_imposter_side_is_out_then_civilians_win(way):
    party = full(8, way)
    one, two = party.all_of("imposter")
    votes_out(party, one)
    assert party.scene == "imposter/out"
    votes_out(party, two)
    assert end(party) == CIVILIANS_WIN
    assert (party.facts["outs"], party.points()) == ([one, two], (0, 2))


@every_way
def test_full_or_the_imposter_side_is_at_least_as_many_as_the_civilians_left_then_imposters_win(way):
    party = full(8, way)
    civilians = party.all_of("civilian")
    for out in civilians[:3]:
        votes_out(party, out)
        assert party.scene == "imposter/out"
    votes_out(party, civilians[3])
    assert end(party) == IMPOSTERS_WIN
    assert (party.facts["outs"], party.points()) == (civilians[:4], (6, 0))


def test_full_a_table_of_three_is_over_after_one_vote():
    party = full(3, imposters=1)
    votes_out(party, party.all_of("civilian")[0])
    assert end(party) == IMPOSTERS_WIN


def test_full_mr_white_counts_to_the_imposter_side_in_every_count():
    party = full(7, imposters=1, mr_white=True)
    civilians = party.all_of("civilian")
    votes_out(party, *civilians[:2])
    assert party.scene == "imposter/out"
    votes_out(party, civilians[2])
    assert end(party) == IMPOSTERS_WIN
    assert party.points() == (6, 0)


def test_full_civilians_have_not_won_while_mr_white_is_in():
    party = full(8, imposters=1, mr_white=True)
    votes_out(party, party.all_of("imposter")[0])
    assert party.scene == "imposter/out"
    votes_out(party, party.all_of("mr_white")[0])
    assert end(party) == CIVILIANS_WIN
    assert party.points() == (0, 2)


def test_full_nor_while_an_imposter_is_in_and_mr_white_is_out():
    party = full(8, imposters=1, mr_white=True)
    votes_out(party, party.all_of("mr_white")[0])
    assert party.scene == "imposter/out"
    votes_out(party, party.all_of("imposter")[0])
    assert end(party) == CIVILIANS_WIN


def test_full_mr_whites_wrong_guess_may_end_it_for_the_imposters():
    party = full(9, imposters=2, mr_white=True)
    votes_out(party, *party.all_of("civilian")[:2], party.all_of("mr_white")[0])
    assert party.scene == "imposter/out"
    votes_out(party, party.all_of("civilian")[2])
    assert party.scene == "imposter/out"
    votes_out(party, party.all_of("civilian")[3])
    assert end(party) == IMPOSTERS_WIN


def test_full_mr_whites_steal_ends_it_at_once():
    party = full(9, imposters=2, mr_white=True)
    white, word = party.all_of("mr_white")[0], party.secret
    party.all_vote_for(white)
    party.says(white, word)
    assert (party.scene, party.facts["verdict"], party.facts["winners_side"]) == (
        "imposter/reveal",
        "exact",
        "imposter",
    )
    assert (party.facts["points"][white], party.facts["word"]) == (14, word)


def test_full_the_last_vote_is_told_at_its_end():
    party = full(8, vote="on_three")
    one, two = party.all_of("imposter")
    votes_out(party, one, two)
    assert set(party.facts["votes"]) == set(party.living) | {two}
    assert party.facts["accused"] == two


# Who leaves


@pytest.mark.parametrize("scene", ["imposter/look", "imposter/clue", "imposter/talk", "imposter/vote"])
@every_way
def test_full_a_seat_that_leaves_counts_as_out_and_the_end_is_checked_at_once(scene, way):
    party = full(6, way, talk_seconds=60)
    one, two = party.all_of("civilian")[-2:]
    party.skips_to(scene)
    party.goes(one)
    party.goes(two)
    assert end(party) == IMPOSTERS_WIN
    assert {party.facts["points"][seat] for seat in party.all_of("imposter")} == {6}


def test_full_also_in_the_scene_that_tells_who_is_out():
    party = full(8)
    civilians = party.all_of("civilian")
    votes_out(party, *civilians[:3])
    assert party.scene == "imposter/out"
    party.goes(civilians[-1])
    assert end(party) == IMPOSTERS_WIN


def test_full_who_is_out_already_may_leave_and_nothing_changes():
    party = full(8)
    out = party.all_of("civilian")[0]
    votes_out(party, out).skips_to("imposter/vote")
    party.goes(out)
    assert (party.scene, party.facts["outs"]) == ("imposter/vote", [out])


def test_full_an_imposter_who_is_out_may_leave_and_nothing_is_void():
    party = full(8)
    out = party.all_of("imposter")[0]
    votes_out(party, out).skips_to("imposter/vote")
    party.goes(out)
    assert (party.scene, "voided" in party.board.told) == ("imposter/vote", False)


@pytest.mark.parametrize("scene", ["imposter/out", "imposter/clue", "imposter/vote"])
def test_full_void_if_those_who_left_were_the_whole_living_imposter_side(scene):
    party = full(8)
    one, two = party.all_of("imposter")
    votes_out(party, one).skips_to(scene)
    party.goes(two)
    assert (party.scene, party.facts["round"]) == ("imposter/look", 1)
    assert "voided" in party.board.told and set(party.scores.values()) == {0}


def test_full_not_void_if_one_of_them_left_and_the_other_was_voted_out():
    party = full(8)
    one, two = party.all_of("imposter")
    party.skips_to("imposter/vote")
    party.goes(one)
    votes_out(party, two)
    assert end(party) == CIVILIANS_WIN


def test_full_an_imposter_who_leaves_moves_the_end_further_off():
    party = full(8)
    one = party.all_of("imposter")[0]
    party.skips_to("imposter/clue")
    party.goes(one)
    votes_out(party, *party.all_of("civilian")[:4])
    assert party.scene == "imposter/out"
    votes_out(party, party.all_of("civilian")[4])
    assert end(party) == IMPOSTERS_WIN


def test_full_a_leaving_during_mr_whites_guess_does_not_take_it_from_him():
    party = full(8, imposters=2, mr_white=True)
    civilians, white, word = party.all_of("civilian"), party.all_of("mr_white")[0], party.secret
    votes_out(party, civilians[0])
    party.all_vote_for(white)
    party.goes(civilians[1])
    assert (party.scene, party.asked()[white]) == ("imposter/guess", "guess")
    party.says(white, word)
    assert party.facts["verdict"] == "exact"


@every_way
@pytest.mark.parametrize("last_chance", ["mr_white_only", "table", "host", "system"])
def test_full_mr_whites_guess_is_typed_and_shows_neither_the_word_nor_how_close_it_was(way, last_chance):
    party = full(8, way, imposters=2, mr_white=True, last_chance=last_chance)
    white, word = party.all_of("mr_white")[0], party.secret
    party.all_vote_for(white)
    assert (party.facts["stage"], party.host_ask) == ("typed", None)
    party.says(white, word[:-1])
    assert (party.scene, party.facts["verdict"]) == ("imposter/out", "wrong")
    assert "word" not in party.facts


def test_full_the_end_is_checked_after_that_guess():
    party = full(8, imposters=2, mr_white=True)
    civilians, white = party.all_of("civilian"), party.all_of("mr_white")[0]
    party.all_vote_for(white)
    for seat in civilians[1:4]:
        party.goes(seat)
    assert party.scene == "imposter/guess"
    party.says(white, "nothing")
    assert end(party) == IMPOSTERS_WIN


def test_full_a_mr_white_who_leaves_at_his_guess_is_out_and_it_goes_on():
    party = full(8, imposters=1, mr_white=True)
    white = party.all_of("mr_white")[0]
    party.all_vote_for(white)
    party.goes(white)
    assert (party.scene, party.facts["out"], party.facts["verdict"]) == ("imposter/out", white, "wrong")


# In every preset, under each scoring


@every_way
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table"])
def test_full_is_free_elsewhere_and_then_no_imposter_guesses(preset, way):
    party = full(7, way, preset=preset)
    one, two = party.all_of("imposter")
    votes_out(party, one)
    assert (party.scene, party.facts["out"]) == ("imposter/out", one)
    party.all_vote_for(two)
    assert (end(party), party.facts["verdict"]) == (CIVILIANS_WIN, None)


@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (2, 0)), ("C", (3, 0)), ("D", (6, 0))])
def test_full_won_by_the_imposters_counts_as_escaped(scoring, points):
    party = full(6, scoring=scoring)
    votes_out(party, *party.all_of("civilian")[:2])
    assert (end(party), party.points()) == (IMPOSTERS_WIN, points)


@pytest.mark.parametrize(("scoring", "points"), [("A", (0, 1)), ("B", (0, 1)), ("D", (0, 2))])
def test_full_won_by_the_civilians_counts_as_caught_and_wrong(scoring, points):
    party = full(6, scoring=scoring)
    votes_out(party, *party.all_of("imposter"))
    assert (end(party), party.points()) == (CIVILIANS_WIN, points)


def test_full_under_c_the_civilians_have_their_own_right_votes_in_the_last_vote():
    party = full(8, scoring="C")
    one, two = party.all_of("imposter")
    out, *civilians = party.all_of("civilian")
    votes_out(party, one, out)
    party.skips_to("imposter/vote")
    party.votes(
        {
            two: civilians[0],
            civilians[0]: two,
            civilians[1]: two,
            civilians[2]: civilians[0],
            civilians[3]: two,
        }
    )
    assert end(party) == CIVILIANS_WIN
    points = party.facts["points"]
    assert (points[one], points[two]) == (0, 0)
    assert [points[seat] for seat in civilians] == [1, 1, 0, 1, 0]
    assert points[out] == 0


def test_full_eliminated_seats_score_with_their_side():
    party = full(8)
    imposter, civilian = party.all_of("imposter")[0], party.all_of("civilian")[0]
    votes_out(party, civilian, *party.all_of("imposter"))
    assert (party.facts["points"][imposter], party.facts["points"][civilian]) == (0, 2)
