"""Every cell of the table of points, and what a match comes to (imposter.md, "Scoring")."""

import pytest

from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal

PRESET_OF = {"A": "parlor", "B": "first-to-five", "C": "table", "D": "pass"}

every_way = pytest.mark.parametrize("way", WAYS)

LINES = ("hot tub = jacuzzi ~ spa",)


def at_the_clues(scoring, way="led", seats=7, **options):
    party = party_of(seats, PRESET_OF[scoring], way, lines=LINES, **options)
    assert party.room.options["scoring"] == scoring
    return party.skips_to("imposter/clue")


def said_by(party, role):
    party.host.hosts("word_said", seat=party.all_of(role)[0])
    assert (party.scene, party.facts["outcome"]) == ("imposter/reveal", "said")
    return party


def guesses(party, right):
    """An imposter is caught and, where the rules have a last chance, guesses right or wrong."""
    guesser = party.all_of("imposter")[0]
    party.all_vote_for(guesser)
    if party.facts.get("stage") == "typed":
        party.says(guesser, "jacuzzi" if right else "nothing")
    return party.is_ruled(right)


# Escaped, nobody caught, tied to the end


@every_way
@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (2, 0)), ("C", (3, 0)), ("D", (6, 0))])
class TestEscaped:
    def test_escaped(self, scoring, points, way):
        party = at_the_clues(scoring, way)
        party.all_vote_for(party.all_of("civilian")[0])
        assert (party.facts["outcome"], party.points()) == ("escaped", points)
        assert party.facts["winners_side"] == "imposter"

    def test_nobody_caught(self, scoring, points, way):
        party = at_the_clues(scoring, way, tie="revote").nobody_votes()
        assert (party.facts["accused"], party.points()) == (None, points)

    def test_tied_to_the_end(self, scoring, points, way):
        party = at_the_clues(scoring, way, tie="revote")
        one, two = party.all_of("civilian")[:2]
        party.tie(one, two).tie(one, two)
        assert (party.facts["outcome"], party.points()) == ("tied", points)


def test_too_few_votes_count_as_a_tie_three_for_the_imposter_in_table():
    party = at_the_clues("C", "own").nobody_votes()
    assert (party.facts["outcome"], party.points()) == ("too_few", (3, 0))


# Caught, and guessed


@every_way
@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (3, 0))])
def test_caught_and_guessed_right(scoring, points, way):
    party = guesses(at_the_clues(scoring, way), True)
    assert (party.facts["outcome"], party.facts["verdict"], party.points()) == ("caught", "exact", points)
    assert party.facts["winners_side"] == "imposter"


@every_way
def test_caught_and_guessed_right_in_table_two_and_own_right_votes(way):
    party = at_the_clues("C", way)
    [imposter] = party.all_of("imposter")
    guesses(party, True)
    points = party.facts["points"]
    assert (party.facts["verdict"], points.pop(imposter)) == ("exact", 2)
    assert points == dict.fromkeys(party.all_of("civilian"), 1)


@every_way
@pytest.mark.parametrize("chance", ["system", "table", "host"])
def test_caught_and_guessed_right_in_d_six_where_imposters_may_guess(chance, way):
    party = guesses(at_the_clues("D", way, last_chance=chance), True)
    assert (party.facts["verdict"], party.points()) == ("exact", (6, 0))


@every_way
def test_caught_and_a_close_guess_in_parlor_one_for_all(way):
    party = at_the_clues("A", way)
    guesser = party.all_of("imposter")[0]
    party.all_vote_for(guesser)
    party.says(guesser, "spa")
    assert (party.facts["verdict"], party.points()) == ("close", (1, 1))


@pytest.mark.parametrize(("scoring", "points"), [("B", (0, 1)), ("D", (0, 2))])
def test_a_close_guess_counts_as_wrong_where_it_is_not_published(scoring, points):
    party = at_the_clues(scoring, "own", last_chance="system")
    guesser = party.all_of("imposter")[0]
    party.all_vote_for(guesser)
    party.says(guesser, "spa")
    assert (party.facts["verdict"], party.points()) == ("close", points)


def test_a_close_guess_counts_as_wrong_in_table_too():
    party = at_the_clues("C", "own", last_chance="system")
    [guesser] = party.all_of("imposter")
    party.all_vote_for(guesser)
    party.says(guesser, "spa")
    assert party.facts["points"] == {seat: int(seat != guesser) for seat in party.living}


@every_way
@pytest.mark.parametrize(("scoring", "points"), [("A", (0, 1)), ("B", (0, 1)), ("D", (0, 2))])
def test_caught_and_a_wrong_guess_or_no_last_chance(scoring, points, way):
    party = guesses(at_the_clues(scoring, way), False)
    assert (party.facts["outcome"], party.points()) == ("caught", points)
    assert party.facts["verdict"] == (None if scoring == "D" else "wrong")
    assert party.facts["winners_side"] == "civilian"


@pytest.mark.parametrize(("scoring", "points"), [("A", (0, 1)), ("B", (0, 1)), ("D", (0, 2))])
def test_without_a_last_chance(scoring, points):
    party = guesses(at_the_clues(scoring, last_chance="mr_white_only"), False)
    assert (party.facts["verdict"], party.points()) == (None, points)


@every_way
def test_caught_and_a_wrong_guess_in_table_nothing_and_own_right_votes(way):
    party = at_the_clues("C", way)
    [imposter] = party.all_of("imposter")
    guesses(party, False)
    assert party.facts["points"] == {seat: int(seat != imposter) for seat in party.living}


# Own right votes


@every_way
@pytest.mark.parametrize("right", [True, False])
def test_own_right_vote_is_one_to_each_civilian_whose_vote_was_for_an_imposter(right, way):
    party = at_the_clues("C", way)
    [imposter], civilians = party.all_of("imposter"), party.all_of("civilian")
    votes = dict.fromkeys(civilians[:4], imposter)
    party.votes({**votes, civilians[4]: civilians[0], imposter: civilians[0]})
    party.is_ruled(right)
    points = party.facts["points"]
    assert [points[seat] for seat in civilians] == [1, 1, 1, 1, 0, 0]
    assert points[imposter] == (2 if right else 0)


def test_any_imposter_will_do():
    party = at_the_clues("C", seats=11)
    (caught, partner), civilians = party.all_of("imposter"), party.all_of("civilian")
    votes = {**dict.fromkeys(civilians[:4], caught), **dict.fromkeys(civilians[4:6], partner)}
    party.votes({**votes, partner: caught, civilians[6]: civilians[0]})
    party.skips()
    points = party.facts["points"]
    assert [points[seat] for seat in civilians] == [1, 1, 1, 1, 1, 1, 0, 0, 0]


def test_the_vote_of_an_imposter_for_another_is_worth_nothing():
    party = at_the_clues("C", seats=11)
    caught, partner = party.all_of("imposter")
    party.all_vote_for(caught)
    party.skips()
    assert (party.facts["points"][caught], party.facts["points"][partner]) == (0, 2)


def test_only_the_vote_that_decided_counts():
    party = at_the_clues("C", seats=6)
    [imposter], civilians = party.all_of("imposter"), party.all_of("civilian")
    a, b, c, d, e = civilians
    party.votes({a: imposter, b: imposter, c: d, e: d})
    assert party.scene == "imposter/revote"
    party.votes({a: d, b: imposter, c: imposter, e: imposter, d: imposter})
    party.skips()
    assert [party.facts["points"][seat] for seat in civilians] == [0, 1, 1, 1, 1]


def test_right_votes_are_worth_nothing_where_nobody_is_caught():
    party = at_the_clues("C", seats=6)
    [imposter], (a, b, c, *_) = party.all_of("imposter"), party.all_of("civilian")
    party.votes({a: imposter, b: c, imposter: c})
    assert (party.facts["outcome"], party.points()) == ("escaped", (3, 0))


# The partners of the one who was caught


@every_way
@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize(
    ("scoring", "exact", "wrong"), [("A", (2, 0), (0, 1)), ("B", (3, 0), (0, 1)), ("D", (6, 0), (0, 2))]
)
def test_in_a_b_and_d_the_partners_share_the_outcome(scoring, exact, wrong, right, way):
    chance = {"last_chance": "system"} if scoring == "D" else {}
    party = guesses(at_the_clues(scoring, way, imposters=2, **chance), right)
    assert party.points() == (exact if right else wrong)


@every_way
@pytest.mark.parametrize("right", [True, False])
def test_in_c_the_partners_get_two_each_whatever_the_guess(right, way):
    party = at_the_clues("C", way, seats=10, imposters=3)
    caught, *partners = party.all_of("imposter")
    guesses(party, right)
    points = party.facts["points"]
    assert [points[seat] for seat in partners] == [2, 2]
    assert points[caught] == (2 if right else 0)


def test_in_c_where_nobody_was_caught_all_imposters_get_three():
    party = at_the_clues("C", seats=11)
    party.all_vote_for(party.all_of("civilian")[0])
    assert party.points() == (3, 0)


# Someone said the word


@every_way
@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (2, 0)), ("C", (3, 0)), ("D", (6, 0))])
def test_a_civilian_said_the_word(scoring, points, way):
    party = said_by(at_the_clues(scoring, way, clues="spoken", imposters=2), "civilian")
    assert (party.points(), party.facts["winners_side"]) == (points, "imposter")
    assert (party.facts["caught"], party.facts["verdict"]) == (False, None)


@every_way
@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (3, 0)), ("C", (2, 0)), ("D", (6, 0))])
def test_an_imposter_said_the_word(scoring, points, way):
    party = said_by(at_the_clues(scoring, way, clues="spoken", imposters=2), "imposter")
    assert (party.points(), party.facts["winners_side"]) == (points, "imposter")


@pytest.mark.parametrize(("scoring", "points"), [("A", (2, 0)), ("B", (3, 0)), ("C", (2, 0)), ("D", (6, 0))])
def test_an_imposter_typed_the_word(scoring, points):
    party = at_the_clues(scoring, "own", clues="typed", imposters=2)
    while party.facts["turn"] not in party.all_of("imposter"):
        party.says(party.facts["turn"], f"fine{party.facts['turn']}")
    party.says(party.facts["turn"], "jacuzzi")
    assert (party.facts["outcome"], party.points()) == ("said", points)


@pytest.mark.parametrize("scoring", "ABCD")
def test_who_said_the_word_in_a_full_game_counts_the_same(scoring):
    expected = {"A": (2, 0), "B": (3, 0), "C": (2, 0), "D": (6, 0)}[scoring]
    party = at_the_clues(scoring, clues="spoken", imposters=2, full_game=True)
    assert said_by(party, "imposter").points() == expected


# Mr. White's steal


@every_way
@pytest.mark.parametrize(
    ("scoring", "white", "imposter"), [("A", 2, 2), ("B", 3, 3), ("C", 2, 2), ("D", 14, 6)]
)
class TestSteal:
    def test_by_his_guess(self, scoring, white, imposter, way):
        party = at_the_clues(scoring, way, mr_white=True, imposters=1)
        [guesser] = party.all_of("mr_white")
        party.all_vote_for(guesser)
        if "guess" in party.asked().values():
            party.says(guesser, "jacuzzi")
        party.is_ruled(True)
        self.holds(party, white, imposter)

    def test_by_saying_the_word(self, scoring, white, imposter, way):
        party = at_the_clues(scoring, way, mr_white=True, imposters=1, clues="spoken")
        self.holds(said_by(party, "mr_white"), white, imposter)

    def holds(self, party, white, imposter):
        points, roles = party.facts["points"], party.roles
        expected = {"mr_white": white, "imposter": imposter, "civilian": 0}
        assert points == {seat: expected[role] for seat, role in roles.items()}
        assert party.facts["winners_side"] == "imposter"


# B: first to five


def imposter_wins(party):
    """From wherever the round is, by a civilian who says the word; gives who was imposter."""
    party.skips_to("imposter/clue")
    imposters = party.all_of("imposter")
    said_by(party, "civilian")
    party.skips(2)
    return imposters


def test_the_match_ends_when_a_round_leaves_someone_on_five_or_more():
    party = party_of(3, "first-to-five")
    total = dict.fromkeys(party.living, 0)
    while party.scene != "result":
        assert max(total.values()) < 5
        assert party.facts["points_to"] == 5
        for seat in imposter_wins(party):
            total[seat] += 2
    assert party.facts["scores"] == total and max(total.values()) == 6
    assert party.facts["winners"] == [seat for seat in total if total[seat] == 6]


def test_exactly_five_is_enough():
    party = party_of(3, "first-to-five", length={"points": 2})
    imposter_wins(party)
    assert party.scene == "result"


def test_points_of_matches_before_do_not_count_towards_those_of_this_one():
    party = party_of(3, "pass", length={"points": 6})
    imposter_wins(party)
    assert party.scene == "result"
    party.host.hosts("again")
    assert sum(party.scores.values()) == 6
    guesses(party, False)
    party.skips(2)
    assert (party.scene, sum(party.scores.values())) == ("imposter/look", 10)


@pytest.mark.parametrize("preset", ["parlor", "pass"])
def test_an_open_match_goes_on(preset):
    party = party_of(3, preset, "led")
    for n in range(1, 9):
        assert (party.facts["round"], party.facts["rounds"], party.facts["points_to"]) == (n, None, None)
        imposter_wins(party) if preset == "pass" else (party.skips_to("imposter/reveal"), party.skips(2))
    assert party.scene == "imposter/look"


# C: one round per seat, and awards


def test_table_one_round_per_seat_at_the_first_deal():
    party = party_of(4, "table")
    for n in range(1, 5):
        assert (party.scene, party.facts["round"], party.facts["rounds"]) == ("imposter/look", n, 4)
        party.skips_to("imposter/reveal")
        party.skips(2)
    assert (party.scene, party.facts["rounds"]) == ("result", 4)


def test_table_who_comes_or_goes_later_changes_nothing_in_that():
    party = party_of(5, "table")
    party.skips_to("imposter/reveal").skips(2)
    party.host.adds("Guest")
    party.host.adds("Other")
    party.skips_to("imposter/reveal").skips(2)
    assert (len(party.living), party.facts["rounds"]) == (7, 5)
    party.host.hosts("remove", seat=party.all_of("civilian")[-1])
    assert party.facts["rounds"] == 5


def test_awards_best_liar_is_most_points_won_as_imposter_and_sharpest_eye_most_right_votes():
    party = party_of(4, "table", phones="own")
    liars, eyes = dict.fromkeys(party.living, 0), dict.fromkeys(party.living, 0)
    seen, blind = "s1", "s2"
    while party.scene != "result":
        [imposter] = party.all_of("imposter")
        voters = [seat for seat in party.all_of("civilian") if seat != blind]
        votes = dict.fromkeys(voters, imposter)
        party.votes(votes)
        party.skips_to("imposter/reveal")
        for voter in votes:
            eyes[voter] += 1
        liars[imposter] += party.facts["points"][imposter]
        party.skips(2)
    assert eyes[seen] and not eyes[blind]
    best = [seat for seat, count in eyes.items() if count == max(eyes.values())]
    assert {"code": "sharpest_eye", "seats": best, "count": max(eyes.values())} in party.facts["awards"]
    assert [award["code"] for award in party.facts["awards"]] == ["sharpest_eye"]
    assert max(liars.values()) == 0


def test_sharpest_eye_counts_right_votes_of_lost_rounds_too():
    party = party_of(4, "table")
    [imposter], (a, b, c) = party.all_of("imposter"), party.all_of("civilian")
    party.votes({a: imposter, b: c, imposter: c})
    assert party.facts["outcome"] == "escaped"
    party.host.hosts("end")
    assert party.facts["awards"] == [
        {"code": "best_liar", "seats": [imposter], "count": 3},
        {"code": "sharpest_eye", "seats": [a], "count": 1},
    ]


def test_sharpest_eye_counts_right_votes_of_rounds_with_too_few_votes():
    party = party_of(6, "table", "own")
    [imposter], (a, *_) = party.all_of("imposter"), party.all_of("civilian")
    party.votes({a: imposter})
    assert party.facts["outcome"] == "too_few"
    party.host.hosts("end")
    assert {"code": "sharpest_eye", "seats": [a], "count": 1} in party.facts["awards"]


def test_points_as_civilian_make_no_liar_and_votes_as_imposter_no_eye():
    party = party_of(11, "table")
    caught, partner = party.all_of("imposter")
    party.votes({partner: caught})
    party.skips_to("imposter/reveal")
    party.host.hosts("end")
    assert party.facts["awards"] == [{"code": "best_liar", "seats": [partner], "count": 2}]


def test_each_award_may_be_shared():
    party = party_of(11, "table")
    imposters, (a, b, c, *_) = party.all_of("imposter"), party.all_of("civilian")
    party.votes({a: imposters[0], b: imposters[1], c: a, imposters[0]: a, imposters[1]: a})
    party.host.hosts("end")
    assert party.facts["awards"] == [
        {"code": "best_liar", "seats": imposters, "count": 3},
        {"code": "sharpest_eye", "seats": [a, b], "count": 1},
    ]


def test_a_void_round_counts_for_no_award():
    party = party_of(6, "table")
    [imposter], (a, *_) = party.all_of("imposter"), party.all_of("civilian")
    party.votes({a: imposter})
    party.host.hosts("void")
    party.host.hosts("end")
    assert party.facts["awards"] == []


def test_awards_begin_anew_with_a_match():
    party = party_of(4, "table")
    party.all_vote_for(party.all_of("civilian")[0])
    party.host.hosts("end")
    assert party.facts["awards"]
    party.host.hosts("again")
    party.host.hosts("end")
    assert party.facts["awards"] == []


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "pass"])
def test_the_other_scorings_have_no_awards(preset):
    party = party_of(4, preset)
    party.all_vote_for(party.all_of("civilian")[0])
    party.host.hosts("end")
    assert party.facts["awards"] == []


# Most points wins


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
def test_most_points_wins(preset):
    party = party_of(4, preset)
    [imposter] = party.all_of("imposter")
    party.all_vote_for(party.all_of("civilian")[0])
    party.host.hosts("end")
    assert party.facts["winners"] == [imposter]


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
def test_equal_is_shared(preset):
    party = party_of(4, preset)
    civilians = party.all_of("civilian")
    party.all_vote_for(party.all_of("imposter")[0])
    party.skips_to("imposter/reveal")
    party.host.hosts("end")
    assert party.facts["winners"] == civilians


# What "play again" keeps


@pytest.mark.parametrize("preset", ["parlor", "table", "pass"])
def test_scores_outlive_again_and_a_restart_of_the_server_until_they_are_reset(preset):
    party = party_of(4, preset)
    [imposter] = party.all_of("imposter")
    party.all_vote_for(party.all_of("civilian")[0])
    won = party.facts["points"][imposter]
    party.host.hosts("end")
    party.host.hosts("again")
    name = next(seat["name"] for seat in party.board.view["seats"] if seat["id"] == imposter)
    assert party.scores[name] == won > 0
    party.restarts()
    assert party.scores[name] == won
    party.host.hosts("end")
    party.host.hosts("end")
    party.host.hosts("start")
    assert party.scores[name] == won
    party.host.hosts("end")
    party.host.hosts("reset_scores")
    assert set(party.scores.values()) == {0}
    party.host.hosts("again")
    assert set(party.scores.values()) == {0}


def test_scores_start_anew_in_first_to_five():
    party = party_of(4, "first-to-five")
    party.all_vote_for(party.all_of("civilian")[0])
    party.host.hosts("end")
    assert sum(party.scores.values()) == 2
    party.host.hosts("again")
    assert set(party.scores.values()) == {0}


def test_a_round_in_play_cannot_have_its_scores_reset():
    party = party_of(4, "pass")
    assert refusal(lambda: party.host.hosts("reset_scores")) == "not_now"
