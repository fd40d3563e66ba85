"""The last chance and the points of `parlor` (imposter.md, "The last chance", "Scoring": column A)."""

import pytest

from engine.games.imposter.course import Story
from engine.games.imposter.deal import Deal
from engine.games.imposter.presets import PRESETS
from engine.games.imposter.rules import rules
from engine.games.imposter.scoring import points
from engine.words.deck import Drawn
from engine.words.packs import parse
from tests.engine.players import evening_of, library_of, match_of, refusal


def guessing(seats=3, *lines, title="Things"):
    """A match in which an imposter has been voted out; the word is "hot tub"."""
    lines = lines or ("hot tub = jacuzzi ~ spa / sauna",)
    evening = evening_of(*"ABCDEFGH"[:seats], library=library_of(*lines, title=title)).starts()
    evening.until_the_secret_is("hot tub")
    return evening, evening.caught()


def points_by_role(evening):
    """What each imposter and each civilian gets, as the board says."""
    facts = evening.board.facts
    gained = {
        role: {facts["points"][seat] for seat, one in facts["roles"].items() if one == role}
        for role in ("imposter", "civilian")
    }
    [imposter], [civilian] = gained["imposter"], gained["civilian"]
    return imposter, civilian


# The last chance


def test_the_caught_imposter_sees_category_and_clues_and_types_one_guess_in_ninety_seconds():
    _, guesser = guessing()
    assert guesser.ask == {"kind": "guess", "most": 60, "category": "Things"}
    assert len(guesser.view["facts"]["clues"]) == 9
    assert guesser.view["left"] == 90


def test_everybody_else_watches():
    evening, guesser = guessing(6)
    for phone in evening.phones:
        if phone is not guesser:
            assert phone.ask is None
            assert refusal(lambda phone=phone: phone.guesses("spa")) == "not_asked"


@pytest.mark.parametrize(
    ("guess", "verdict"),
    [
        ("hot tub", "exact"),
        ("The Hot Tub!", "exact"),
        ("hottub", "exact"),
        ("hot tubs", "exact"),
        ("Jacuzzi", "exact"),
        ("hot tubb", "close"),
        ("hot tube", "close"),
        ("hto tub", "close"),
        ("spa", "close"),
        ("sauna", "wrong"),
        ("pizza", "wrong"),
        ("$", "wrong"),
        ("hot", "wrong"),
    ],
)
def test_the_system_says_exact_close_or_wrong(guess, verdict):
    evening, guesser = guessing()
    guesser.guesses(guess)
    facts = evening.board.facts
    assert (evening.scene, facts["guess"], facts["verdict"]) == ("imposter/reveal", guess, verdict)
    assert (facts["outcome"], facts["caught"], facts["guesser"]) == ("caught", True, guesser.id)


def test_no_guess_in_time_is_wrong():
    evening, _ = guessing()
    evening.passes(90.6)
    facts = evening.board.facts
    assert (evening.scene, facts["guess"], facts["verdict"]) == ("imposter/reveal", None, "wrong")


def test_a_skipped_guess_is_wrong():
    evening, _ = guessing()
    evening.skips()
    assert evening.board.facts["verdict"] == "wrong"


def test_a_guess_has_one_to_sixty_characters():
    _, guesser = guessing()
    assert refusal(lambda: guesser.guesses("w" * 61)) == "too_long"
    assert refusal(lambda: guesser.guesses("  ")) == "bad_value"
    guesser.guesses("w" * 60)


def test_there_is_one_guess_only():
    evening, guesser = guessing()
    step = guesser.view["step"]
    guesser.guesses("pizza")
    assert refusal(lambda: guesser.answers("hot tub", step)) == "stale_step"
    assert evening.board.facts["verdict"] == "wrong"


def test_the_guess_may_be_the_category_or_a_clue():
    evening, guesser = guessing()
    guesser.guesses("Things")
    assert evening.board.facts["verdict"] == "wrong"


# Overruling


def host_and_guesser(evening, guesser):
    """Somebody else than the guesser is host."""
    if guesser.is_host:
        guesser.hosts("hand_over", seat=evening.civilians()[-1].id)
    return evening.host


@pytest.mark.parametrize(("verdict", "gained"), [("exact", (2, 0)), ("close", (1, 1)), ("wrong", (0, 1))])
def test_the_host_overrules_the_verdict_while_the_reveal_is_on_the_board(verdict, gained):
    evening, guesser = guessing()
    host = host_and_guesser(evening, guesser)
    assert "overrule" not in host.moves
    guesser.guesses("bath")
    assert "overrule" in host.moves
    host.hosts("overrule", verdict=verdict)
    assert (evening.scene, evening.board.facts["verdict"]) == ("imposter/reveal", verdict)
    assert points_by_role(evening) == gained
    evening.skips(2)
    assert sorted(evening.scores.values()) == sorted([gained[0], gained[1], gained[1]])


def test_a_host_who_is_the_guesser_does_not_overrule():
    evening, guesser = guessing()
    evening.host.hosts("hand_over", seat=guesser.id)
    guesser.guesses("bath")
    assert "overrule" not in guesser.moves
    assert refusal(lambda: guesser.hosts("overrule", verdict="exact")) == "not_now"


@pytest.mark.parametrize("verdict", ["right", "", None, True, 1, ["exact"], {}])
def test_a_verdict_is_exact_close_or_wrong(verdict):
    evening, guesser = guessing()
    host = host_and_guesser(evening, guesser)
    guesser.guesses("bath")
    assert refusal(lambda: host.hosts("overrule", verdict=verdict)) == "bad_value"
    assert evening.board.facts["verdict"] == "wrong"


def test_where_nobody_was_caught_there_is_nothing_to_overrule():
    evening = match_of(3).escaped()
    assert "overrule" not in evening.host.moves
    assert refusal(lambda: evening.host.hosts("overrule", verdict="exact")) in ("not_now", "no_such_move")


def test_after_the_reveal_the_verdict_stands():
    evening, guesser = guessing()
    host = host_and_guesser(evening, guesser)
    guesser.guesses("bath")
    evening.skips(2)
    assert refusal(lambda: host.hosts("overrule", verdict="exact")) in ("not_now", "no_such_move")


def test_overruling_keeps_who_was_ready_and_how_far_the_story_is():
    evening, guesser = guessing()
    host = host_and_guesser(evening, guesser)
    guesser.guesses("bath")
    host.is_ready()
    evening.skips()
    host.hosts("overrule", verdict="close")
    assert evening.board.facts["told"] and host.mine["answered"]


# Column A, row by row


def test_escaped_two_for_each_imposter_nothing_for_civilians():
    evening = match_of(6).escaped()
    assert (evening.board.facts["outcome"], points_by_role(evening)) == ("escaped", (2, 0))


def test_nobody_caught_two_for_each_imposter():
    evening = match_of(6).votes_are({})
    assert points_by_role(evening) == (2, 0)


def test_tied_to_the_end_two_for_each_imposter():
    evening = match_of(6).skips_to("imposter/vote")
    one, two = evening.civilians()[:2]
    evening.votes_are({one: two, two: one})
    assert (evening.board.facts["outcome"], points_by_role(evening)) == ("tied", (2, 0))


@pytest.mark.parametrize("seats", [3, 6, 8])
@pytest.mark.parametrize(
    ("guess", "gained"),
    [("hot tub", (2, 0)), ("spa", (1, 1)), ("pizza", (0, 1))],
    ids=["exact", "close", "wrong"],
)
def test_caught_the_partners_share_what_the_guess_is_worth(seats, guess, gained):
    evening, guesser = guessing(seats)
    guesser.guesses(guess)
    assert points_by_role(evening) == gained


def test_caught_without_a_guess_one_for_each_civilian():
    evening, _ = guessing(6)
    evening.skips()
    assert points_by_role(evening) == (0, 1)


def test_an_imposter_said_the_word_two_for_each_imposter():
    evening = evening_of(*"ABCDEF", library=library_of("hot tub = jacuzzi", title="Things")).starts()
    evening.to_the_turn_of("imposter").says("jacuzzi")
    assert (evening.board.facts["outcome"], points_by_role(evening)) == ("said", (2, 0))


def dealt(imposter):
    """Three seats of `parlor`, one of them imposter."""
    pack = parse("# Things\nhot tub / sauna\n", id="en/first", lang="en")
    (pair,) = pack.pairs
    seats = ("s1", "s2", "s3")
    return Deal(
        round=1,
        rules=rules("parlor", PRESETS["parlor"].options),
        seats=seats,
        side=(imposter,),
        mr_white=None,
        order=seats,
        queue=seats,
        drawn=Drawn(pair, pair.first, pair.second, pack),
        decoy=pair.second,
        grid=(),
    )


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [(None, (2, 0)), ("exact", (2, 0)), ("close", (1, 1)), ("wrong", (0, 1))],
)
def test_points_of_column_a(verdict, expected):
    imposter, civilian = expected
    accused, outcome = ("s1", "escaped") if verdict is None else ("s2", "caught")
    story = Story(outcome, {"s1": "s2", "s3": accused}, [accused], accused, verdict=verdict)
    assert points("A", dealt("s2"), story) == {"s1": civilian, "s2": imposter, "s3": civilian}


def test_points_are_added_up_round_by_round():
    evening, total = match_of(4, laps=1), dict.fromkeys(("Ana", "Ben", "Cleo", "Dan"), 0)
    for n in range(6):
        imposters = evening.imposters()
        if n % 2:
            evening.caught().guesses("wrong")
        else:
            evening.escaped()
        for phone in evening.phones:
            total[phone.name] += (n % 2 == 0) * 2 if phone in imposters else n % 2
        evening.next_round()
        assert evening.scores == total


def test_scores_move_only_when_the_reveal_is_over():
    evening = match_of(3).escaped()
    assert set(evening.scores.values()) == {0}
    evening.skips()
    assert set(evening.scores.values()) == {0}
    evening.skips()
    assert sorted(evening.scores.values()) == [0, 0, 2]


def test_a_seat_that_joined_late_gets_no_points_for_the_round_it_watched():
    evening = match_of(3)
    evening.phone().sits("Dan")
    evening.caught().guesses("wrong")
    assert "s4" not in evening.board.facts["points"]
    evening.skips(2)
    assert evening.scores["Dan"] == 0
