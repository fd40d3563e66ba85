"""Looking at the cards in each way to play (imposter.md, "The deal", 5)."""

import pytest

from tests.engine.cells import every_preset, row
from tests.engine.circles import circle_of, lobby_of
from tests.engine.players import refusal


def queue_of(circle):
    """In which order the phone goes round, as each scene names who looks now."""
    queue = []
    while circle.scene == "imposter/look":
        turn = circle.facts["turn"]
        assert circle.waits_for == [turn]
        queue.append(turn)
        circle.says(turn, True)
    return queue


# Own phones


@every_preset
def test_on_own_phones_all_look_at_once_and_each_confirms(preset):
    circle = circle_of(4, preset, way="own")
    assert "turn" not in circle.facts
    assert circle.asked() == dict.fromkeys(["s1", "s2", "s3", "s4"], "look")
    for seat in ("s3", "s1", "s4"):
        circle.says(seat, True)
        assert circle.scene == "imposter/look"
    circle.says("s2", True)
    assert circle.scene == "imposter/clue"


@every_preset
def test_on_own_phones_there_are_sixty_seconds_to_look(preset):
    circle = circle_of(4, preset, way="own")
    assert circle.left == 60
    circle.passes(60.6)
    assert circle.scene == "imposter/clue"


@pytest.mark.parametrize("way", ["own", "passed", "led"])
@every_preset
def test_a_card_may_be_looked_at_again_during_the_round(preset, way):
    circle = circle_of(5, preset, way=way)
    cards = circle.cards
    for _ in circle.turns():
        assert circle.cards == cards
    circle.to_the_vote()
    assert circle.cards == cards
    circle.votes_out_a("civilian")
    assert circle.cards == cards


def test_there_is_no_other_confirmation_than_yes():
    circle = circle_of(3, "parlor")
    assert refusal(lambda: circle.says("s1", False)) == "bad_value"
    assert refusal(lambda: circle.says("s1", None)) == "bad_value"


# A passed phone


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table"])
def test_a_passed_phone_goes_round_in_seat_order(preset):
    circle = circle_of(5, preset, way="passed")
    assert circle.facts["queue"] == ["s1", "s2", "s3", "s4", "s5"]
    assert queue_of(circle) == ["s1", "s2", "s3", "s4", "s5"]


def test_seat_order_is_what_the_host_has_arranged():
    circle = lobby_of(4, "first-to-five")
    circle.host.hosts("arrange", order=["s3", "s1", "s4", "s2"])
    circle.starts()
    assert queue_of(circle) == ["s3", "s1", "s4", "s2"]


def test_in_pass_it_goes_round_in_a_random_order_that_the_screen_shows():
    orders = set()
    circle = circle_of(5, "pass")
    for _ in range(12):
        shown = circle.facts["queue"]
        assert sorted(shown) == ["s1", "s2", "s3", "s4", "s5"]
        assert queue_of(circle) == shown
        orders.add(tuple(shown))
        circle.host.hosts("void")
    assert len(orders) > 3


def test_the_order_in_which_it_goes_round_is_not_that_of_speaking():
    circle, same = circle_of(6, "pass"), 0
    for _ in range(20):
        queue = queue_of(circle)
        same += queue == circle.facts["order"]
        circle.host.hosts("void")
    assert same < 3


@every_preset
def test_a_passed_phone_has_no_clock_while_it_goes_round(preset):
    circle = circle_of(3, preset, way="passed")
    assert (circle.left, circle.board.view["standing"]) == (None, True)
    circle.passes(600)
    assert circle.scene == "imposter/look"


def test_nobody_looks_before_the_turn_has_come():
    circle = circle_of(3, "first-to-five")
    assert refusal(lambda: circle.says("s2", True)) == "not_asked"


def test_who_leaves_while_it_goes_round_is_passed_over():
    circle = circle_of(4, "first-to-five", phones="own")
    circle.says("s1", True)
    civilian = next(seat for seat in ("s2", "s3") if circle.roles[seat] == "civilian")
    circle.goes(civilian)
    assert queue_of(circle) == [seat for seat in ("s2", "s3", "s4") if seat != civilian]


@row(False, True, False, True)
def test_which_presets_pass_the_phone_of_themselves(preset, cell):
    assert ("turn" in circle_of(3, preset).facts) is cell


# Host-led


def test_in_a_led_round_everybody_takes_the_one_phone_to_look_and_there_is_no_clock():
    circle = circle_of(4, "table")
    assert (circle.left, sorted(circle.waits_for)) == (None, ["s1", "s2", "s3", "s4"])
    for seat in ("s1", "s2", "s3", "s4"):
        assert circle.card_of(seat) == circle.dealt.cards[seat]
        circle.says(seat, True)
    assert circle.scene == "imposter/clue"


@every_preset
def test_the_host_may_go_on_while_somebody_has_not_looked(preset):
    circle = circle_of(3, preset)
    for _ in range(3 if circle.facts["way"] == "passed" else 1):
        circle.skips()
    assert circle.scene == "imposter/clue"
