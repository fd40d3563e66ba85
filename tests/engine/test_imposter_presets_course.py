"""The four presets cell by cell, from the clues to the match's length (imposter.md, "Options and the four presets")."""

import pytest

from tests.engine.cells import every_preset, row, rows_of_seats
from tests.engine.circles import circle_of, lobby_of

# Clues


@row(3, 1, 2, 2)
def test_laps_of_clues(preset, cell):
    circle = circle_of(4, preset)
    laps = [(turn["lap"], turn["laps"]) for turn in circle.turns()]
    assert laps == [(lap, cell) for lap in range(1, cell + 1) for _ in range(4)]


@row(False, False, True, False)
def test_whether_the_second_lap_runs_in_reverse(preset, cell):
    circle = circle_of(4, preset, laps=2)
    turns = [turn["turn"] for turn in circle.turns()]
    assert turns[4:] == (turns[3::-1] if cell else turns[:4])


@row("typed", "spoken", "spoken", "spoken")
def test_clue_style(preset, cell):
    circle = circle_of(4, preset)
    circle.look()
    assert circle.facts["style"] == cell
    circle.takes_turn("plain")
    typed = [{"seat": circle.facts["order"][0], "lap": 1, "word": "plain"}]
    assert circle.facts["clues"] == (typed if cell == "typed" else [])


@row(False, False, False, True)
def test_whether_a_clue_may_be_given_once_only(preset, cell):
    circle = circle_of(4, preset)
    assert circle.look().facts["no_repeats"] is cell


@row(45, None, None, None)
def test_clue_clock(preset, cell):
    circle = circle_of(4, preset).look()
    assert circle.left == circle.board.view["total"] == cell


# Discussion


@rows_of_seats(
    {(3, 8): 0},
    {(3, 4): 120, (5, 6): 180, (7, 9): 300, (10, 12): 480},
    {(3, 20): 60},
    {(3, 20): 0},
)
def test_discussion(preset, seats, cell):
    circle = circle_of(seats, preset)
    circle.clues_are_over()
    if cell == 0:
        assert circle.scene == "imposter/vote"
    else:
        assert (circle.scene, circle.left) == ("imposter/talk", cell)


@pytest.mark.parametrize("seats", [3, 6, 9, 12])
def test_discussion_of_first_to_five_at_speed(seats):
    circle = circle_of(seats, "first-to-five", clues="none").look()
    assert (circle.scene, circle.left) == ("imposter/talk", 90)


def test_discussion_of_pass_may_be_three_minutes():
    assert 180 in lobby_of(1, "pass").host.view["host"]["choices"]["talk_seconds"]
    circle = circle_of(4, "pass", talk_seconds=180)
    circle.clues_are_over()
    assert (circle.scene, circle.left) == ("imposter/talk", 180)


# The vote


@row("secret", "on_three", "on_three", "secret")
def test_vote_style(preset, cell):
    circle = circle_of(4, preset).to_the_vote()
    assert circle.facts["style"] == cell
    # Where one phone lies in the middle, the host records who points, and a secret ballot goes round.
    assert (circle.asked() == {"host": "tally"}) == (cell == "on_three")
    assert (circle.facts.get("turn") is not None) == (preset == "pass")


@row(False, True, True, False)
def test_vote_style_on_own_phones(preset, cell):
    circle = circle_of(4, preset, way="own").skips_to("imposter/vote")
    assert circle.board.facts.get("count", False) is cell


@row(180, None, 60, None)
def test_vote_clock_on_own_phones(preset, cell):
    assert circle_of(4, preset, way="own").to_the_vote().board.view["total"] == cell


@row(180, None, None, None)
def test_vote_clock_in_the_preset_s_own_way(preset, cell):
    assert circle_of(4, preset).to_the_vote().board.view["total"] == cell


@row("imposter/guess", "imposter/revote", "imposter/revote", "imposter/revote")
def test_tie_between_two_imposters(preset, cell):
    circle = circle_of(7, preset, imposters=2).to_the_vote()
    circle.tie(*circle.all_of("imposter"))
    assert circle.scene == cell


@row("imposter/reveal", "imposter/revote", "imposter/revote", "imposter/revote")
def test_tie_with_a_civilian(preset, cell):
    circle = circle_of(6, preset).to_the_vote()
    circle.tie(circle.all_of("imposter")[0], circle.all_of("civilian")[0])
    assert circle.scene == cell


@row(None, "imposter/reveal", "imposter/reveal", "imposter/clue")
def test_tied_again(preset, cell):
    circle = circle_of(6, preset).to_the_vote()
    tied = circle.all_of("imposter")[0], circle.all_of("civilian")[0]
    circle.tie(*tied)
    if cell is None:
        assert circle.facts["outcome"] == "tied"
        return
    circle.tie(*tied)
    assert circle.scene == cell
    if cell == "imposter/reveal":
        assert (circle.facts["outcome"], circle.facts["caught"]) == ("tied", False)
    else:
        assert (circle.facts["outs"], circle.facts["lap"]) == ([], 3)


@row("imposter/reveal", "imposter/reveal", "imposter/revote", "imposter/revote")
def test_tie_of_five(preset, cell):
    circle = circle_of(7, preset).to_the_vote()
    circle.tie(circle.all_of("imposter")[0], *circle.all_of("civilian")[:4])
    assert circle.scene == cell


# The last chance


@row(("typed", 90), ("aloud", 10), ("aloud", None), None)
def test_last_chance_of_an_imposter(preset, cell):
    circle = circle_of(5, preset)
    circle.becomes_host(circle.all_of("civilian")[0])
    guesser = circle.votes_out_a("imposter")
    if cell is None:
        assert (circle.scene, circle.facts["guesser"]) == ("imposter/reveal", None)
        return
    assert (circle.scene, circle.facts["accused"]) == ("imposter/guess", guesser)
    assert (circle.facts["stage"], circle.board.view["total"]) == cell


def test_last_chance_in_pass_is_mr_white_s_only_without_a_clock():
    circle = circle_of(5, "pass", mr_white=True)
    guesser = circle.votes_out_a("mr_white")
    assert (circle.scene, circle.facts["accused"]) == ("imposter/guess", guesser)
    assert (circle.facts["role"], circle.board.view["total"]) == ("mr_white", None)


@row("system", "table", "host", "system")
def test_who_judges_the_last_chance(preset, cell):
    circle = circle_of(5, preset, way="own", mr_white=preset == "pass")
    circle.becomes_host(circle.all_of("civilian")[0])
    guesser = circle.votes_out_a("mr_white" if preset == "pass" else "imposter")
    if cell == "system":
        circle.says(guesser, "nonsense")
        assert (circle.facts["verdict"], circle.facts["ruled"]) == ("wrong", False)
        return
    circle.host_says(True)
    others = [seat for seat in circle.living if seat != guesser]
    assert sorted(circle.asked()) == {"table": others, "host": ["host"]}[cell]


# Points


@row((2, 0), (2, 0), (3, 0), (6, 0))
def test_scoring_of_an_escape(preset, cell):
    circle = circle_of(5, preset)
    circle.votes_out_a("civilian")
    assert circle.points() == cell


@row((0, 1), (0, 1), (0, 1), (0, 2))
def test_scoring_of_a_catch_without_a_right_guess(preset, cell):
    circle = circle_of(4, preset)
    circle.votes_out_a("imposter")
    circle.skips_to("imposter/reveal")
    assert circle.points() == cell


@row((2, 0), (3, 0), (2, 1), (6, 0))
def test_scoring_of_a_catch_with_a_right_guess(preset, cell):
    circle = circle_of(5, preset, way="own", imposters=1, mr_white=preset == "pass")
    circle.becomes_host(circle.all_of("civilian")[0])
    guesser = circle.votes_out_a("mr_white" if preset == "pass" else "imposter")
    if circle.facts["stage"] == "typed" or preset == "pass":
        circle.says(guesser, circle.secret)
    else:
        circle.host_says(True)
        for ruler in list(circle.asked()):
            circle.answers(ruler, True)
    told = circle.facts
    imposter = next(seat for seat, role in told["roles"].items() if role == "imposter")
    civilian = next(seat for seat, role in told["roles"].items() if role == "civilian")
    assert (told["points"][imposter], told["points"][civilian]) == cell


# Match length


def rounds_of(circle, most=12):
    """How many rounds are played until the match is over, in all of which the imposters escape."""
    for played in range(1, most + 1):
        circle.votes_out_a("civilian")
        circle.skips_to("imposter/reveal")
        circle.skips(2)
        if circle.scene == "result":
            return played
    return None


@row(None, None, 5, None)
def test_match_length_in_rounds(preset, cell):
    circle = circle_of(5, preset)
    assert circle.facts["rounds"] == cell
    if cell is not None:
        assert rounds_of(circle) == cell


def test_match_length_of_table_is_counted_in_the_seats_of_the_first_deal():
    circle = circle_of(4, "table", way="own")
    circle.seat("P5", "P6")
    circle.next_round()
    assert (circle.facts["rounds"], len(circle.living)) == (4, 6)
    circle.host.hosts("void")
    assert (circle.facts["rounds"], circle.facts["round"]) == (4, 2)


@row(None, 5, None, None)
def test_match_length_in_points(preset, cell):
    circle = circle_of(3, preset)
    assert circle.facts["points_to"] == cell
    if cell is not None:
        rounds_of(circle)
        best = max(circle.scores.values())
        assert (circle.scene, 5 <= best <= 6) == ("result", True)


@row(True, False, False, True)
def test_match_length_is_open_and_the_host_ends_it(preset, cell):
    circle = circle_of(3, preset)
    if cell:
        assert rounds_of(circle) is None
        circle.host.hosts("end")
        assert (circle.scene, circle.facts["rounds"]) == ("result", 12)
    else:
        assert rounds_of(circle) is not None


@every_preset
def test_match_length_in_rounds_is_free(preset):
    assert rounds_of(circle_of(3, preset, length={"rounds": 2})) == 2


@every_preset
def test_a_round_is_quick_by_default(preset):
    circle = circle_of(5, preset)
    assert circle.facts["full"] is False
    circle.votes_out_a("civilian")
    assert circle.scene == "imposter/reveal"


@every_preset
def test_a_round_may_be_a_full_game(preset):
    circle = circle_of(6, preset, full_game=True, imposters=1)
    assert circle.facts["full"] is True
    circle.votes_out_a("civilian")
    assert circle.scene == "imposter/out"
