"""Typed clues against the giver's own card, in every variant and preset (imposter.md, "Clues")."""

import pytest

from engine.words.packs import Library, parse
from tests.engine.cells import every_preset, row
from tests.engine.circles import circle_of
from tests.engine.parties import WAYS
from tests.engine.players import outcome, refusal

FRUIT = "pear / plum"


def typing(preset, *lines, seats=6, title="Fruit", secret="pear", **options):
    """A table that types its clues and whose secret is this word."""
    text = "\n".join([f"# {title}", *(lines or [FRUIT])])
    library = Library([parse(text, id="en/first", lang="en")])
    circle = circle_of(seats, preset, library=library, clues="typed", **options)
    circle.until_the_secret_is(secret)
    return circle


def says(circle, role, clue):
    """How the clue of one of this role is taken: "ok", or with what it is refused."""
    turn = circle.to_the_turn_of_a(role)
    before = circle.facts["clues"]
    code = outcome(lambda: circle.says(turn, clue))
    if code == "ok":
        assert circle.facts["clues"] == [*before, circle.clue_of(turn, clue)]
    else:
        assert (circle.facts["turn"], circle.facts["clues"]) == (turn, before)
    return code


# The word on one's own card


@pytest.mark.parametrize("clue", ["pear", "Pears", "PEAR"])
@every_preset
def test_a_civilian_s_clue_is_not_the_secret_nor_a_form_of_it(preset, clue):
    assert says(typing(preset), "civilian", clue) == "own_word"


@pytest.mark.parametrize("clue", ["plum", "Plums"])
@every_preset
def test_in_undercover_an_imposter_s_clue_is_not_the_decoy_nor_a_form_of_it(preset, clue):
    assert says(typing(preset, variant="undercover"), "imposter", clue) == "own_word"


@every_preset
def test_in_undercover_with_a_different_decoy_it_is_that_word(preset):
    circle = typing(preset, FRUIT, "kiwi / fig", variant="undercover", decoy="different")
    assert says(circle, "imposter", circle.dealt.decoy.word) == "own_word"


@every_preset
def test_in_undercover_the_other_side_s_word_is_an_ordinary_clue_for_a_civilian(preset):
    assert says(typing(preset, variant="undercover"), "civilian", "plum") == "ok"


@every_preset
def test_in_classic_the_pair_s_other_word_is_an_ordinary_clue_for_everybody(preset):
    for role in ("civilian", "imposter"):
        assert says(typing(preset), role, "plum") == "ok"


@pytest.mark.parametrize("variant", ["classic", "undercover"])
@pytest.mark.parametrize("clue", ["plum", "plums", "pearlike", "juicy"])
@every_preset
def test_a_card_without_a_word_gets_no_word_check(preset, clue, variant):
    circle = typing(preset, variant=variant, mr_white=True)
    assert says(circle, "mr_white", clue) == "ok"
    if variant == "classic":
        assert says(typing(preset), "imposter", clue) == "ok"


@every_preset
def test_the_words_of_a_grid_are_ordinary_clues(preset):
    lines = [f"{a}{b}pql / {a}{b}vzk" for a in "bcdf" for b in "ae"]
    for role in ("civilian", "imposter"):
        circle = typing(preset, FRUIT, *lines, hint="grid")
        grid = circle.card_of_a("imposter")["grid"]
        other = next(word for word in grid if word not in ("pear", "plum"))
        assert says(circle, role, other) == "ok"


# The category, if one's own card shows it


@row("own_category", "ok", "own_category", "own_category")
def test_a_civilian_s_clue_is_not_the_category_if_the_card_shows_it(preset, cell):
    assert says(typing(preset), "civilian", "fruits") == cell


@row("own_category", "ok", "own_category", "ok")
def test_with_the_hint_off(preset, cell):
    assert says(typing(preset, hint="none"), "civilian", "fruits") == cell


@pytest.mark.parametrize(("hint", "code"), [("category", "own_category"), ("none", "ok")])
@every_preset
def test_an_imposter_s_clue_is_not_the_category_if_the_card_shows_it(preset, hint, code):
    assert says(typing(preset, hint=hint), "imposter", "fruit") == code


@pytest.mark.parametrize(("hint", "code"), [("category", "own_category"), ("none", "ok")])
@every_preset
def test_mr_white_s_clue_is_not_the_category_if_the_card_shows_it(preset, hint, code):
    assert says(typing(preset, hint=hint, mr_white=True), "mr_white", "fruit") == code


@row("own_category", "ok", "own_category", "own_category")
def test_in_undercover_an_imposter_s_card_shows_it_like_a_civilian_s(preset, cell):
    assert says(typing(preset, variant="undercover"), "imposter", "fruit") == cell


# A clue already given


@row("ok", "ok", "ok", "repeated_clue")
def test_a_clue_already_given(preset, cell):
    circle = typing(preset, laps=2).look()
    circle.takes_turn("Sweet")
    assert says(circle, "civilian", "sweets") == cell


def test_in_pass_a_clue_of_an_earlier_lap_was_given_too():
    circle = typing("pass", laps=2).look()
    while circle.facts["lap"] == 1:
        circle.takes_turn(f"plain{len(circle.facts['clues'])}")
    assert says(circle, "civilian", "plain0") == "repeated_clue"


def test_in_pass_a_blank_clue_may_come_again():
    circle = typing("pass").look()
    circle.skips(3)
    assert [clue["word"] for clue in circle.facts["clues"]] == [None] * 3
    assert says(circle, "civilian", "sweet") == "ok"


def test_in_pass_the_same_clue_may_come_in_the_next_round():
    circle = typing("pass").look()
    circle.takes_turn("sweet")
    circle.next_round()
    circle.look()
    circle.takes_turn("sweet")
    assert [clue["word"] for clue in circle.facts["clues"]] == ["sweet"]


# An imposter's clue that is the secret word


@pytest.mark.parametrize("variant", ["classic", "undercover"])
@pytest.mark.parametrize("way", WAYS)
@every_preset
def test_an_imposter_s_clue_that_is_the_secret_ends_the_round_before_it_is_shown(preset, way, variant):
    circle = typing(preset, way=way, variant=variant)
    imposter = circle.to_the_turn_of_a("imposter")
    before = circle.facts["clues"]
    circle.says(imposter, "Pear")
    told = circle.facts
    assert (circle.scene, told["outcome"], told["caught"]) == ("imposter/reveal", "said", True)
    assert (told["accused"], told["guesser"], told["verdict"]) == (imposter, imposter, "exact")
    assert told["clues"] == before


@row((2, 0), (3, 0), (2, 0), (6, 0))
def test_it_counts_as_caught_and_exactly_guessed(preset, cell):
    circle = typing(preset)
    circle.says(circle.to_the_turn_of_a("imposter"), "pear")
    assert circle.points() == cell


@row(2, 3, 2, 14)
def test_mr_white_s_clue_that_is_the_secret_is_his_steal(preset, cell):
    circle = typing(preset, mr_white=True)
    circle.says(circle.to_the_turn_of_a("mr_white"), "pear")
    [white] = [seat for seat, role in circle.facts["roles"].items() if role == "mr_white"]
    assert (circle.facts["outcome"], circle.facts["points"][white]) == ("said", cell)


@every_preset
def test_a_close_clue_of_an_imposter_is_an_ordinary_one(preset):
    circle = typing(preset, "pear / plum ~ peach")
    assert says(circle, "imposter", "peach") == "ok"


# As it is given, and time


@pytest.mark.parametrize("way", WAYS)
@every_preset
def test_every_clue_appears_beside_its_giver_as_it_is_given(preset, way):
    circle = typing(preset, way=way, laps=1)
    expected = []
    for turn in circle.turns():
        assert turn["clues"] == expected
        expected = [*expected, {"seat": turn["turn"], "lap": 1, "word": f"plain{len(expected) + 1}"}]
        assert circle.waits_for == [turn["turn"]]
    assert circle.facts["clues"] == expected


@every_preset
def test_time_out_is_a_blank_clue_and_the_turn_passes(preset):
    circle = typing(preset, way="own", clue_seconds=30).look()
    turn, following = circle.facts["turn"], circle.facts["next"]
    circle.passes(30.6)
    assert circle.facts["clues"] == [{"seat": turn, "lap": 1, "word": None}]
    assert circle.facts["turn"] == following


@every_preset
def test_in_typed_play_nobody_reports_that_the_word_was_said(preset):
    circle = typing(preset).look()
    assert circle.facts["may_report"] is False
    assert "word_said" not in circle.host.moves
    phone = circle.by_seat("s1")
    assert refusal(lambda: circle.door.report(phone.screen)) == "not_now"
