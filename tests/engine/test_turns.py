"""Whose round it is in games that go round, also when a round counts for nothing or somebody leaves."""

import pytest

from tests.engine.nonsense import nonsense
from tests.engine.players import NAMES, evening_of

TURN = {"wavelength": "psychic", "just_one": "guesser"}

both = pytest.mark.parametrize("game", TURN)


def match(game, seats):
    evening = evening_of(*NAMES[:seats], library=nonsense())
    evening.host.hosts("configure", game=game)
    return evening.starts()


@both
@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_round_that_the_host_voids_is_dealt_anew_to_whose_turn_it_was(game, round):
    """Found at random: a match that was voided in its first round was shuffled anew."""
    evening = match(game, 5)
    while evening.room.round < round:
        evening.skips()
    turn = evening.board.facts[TURN[game]]
    for _ in range(4):
        evening.host.hosts("void")
        assert evening.board.facts[TURN[game]] == turn


@both
def test_so_it_is_after_somebody_else_has_left(game):
    evening = match(game, 5)
    turn = evening.board.facts[TURN[game]]
    for seat in [seat for seat in evening.room.table.seats if seat != turn][:2]:
        evening.by_seat(seat).leaves()
        evening.host.hosts("void")
        assert evening.board.facts[TURN[game]] == turn


@both
def test_if_who_had_the_first_turn_leaves_the_second_has_it_and_all_others_keep_their_places(game):
    evening = match(game, 5)
    order = evening.room.table.order()
    assert evening.board.facts[TURN[game]] == order[0]
    evening.by_seat(order[0]).leaves()
    assert evening.board.facts[TURN[game]] == order[1]
    assert evening.room.table.order() == order[1:]


@both
def test_another_match_has_another_order(game):
    evening = match(game, 5)
    orders = set()
    for _ in range(8):
        orders.add(evening.room.table.order())
        evening.host.hosts("end")
        evening.host.hosts("again")
    assert len(orders) > 4


def test_the_card_that_is_on_is_counted_also_when_its_guesser_leaves_during_the_reveal():
    """Found in reading: the last card of six was then the sixth of five."""
    evening = match("just_one", 4)
    evening.host.hosts("void")
    while (evening.board.facts["card"], evening.scene) != (8, "just_one/guess"):
        evening.skips()
    guesser = evening.board.facts["guesser"]
    evening.by_seat(guesser).guesses("napkin")
    assert (evening.scene, evening.board.facts["cards"]) == ("just_one/reveal", 8)
    evening.by_seat(guesser).leaves()
    evening.host.hosts("overrule", verdict="exact")
    assert (evening.board.facts["card"], evening.board.facts["cards"]) == (8, 8)
