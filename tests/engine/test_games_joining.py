"""Who comes and goes during a match whose seats are dealt once (common.md, "Joining during a match")."""

import pytest

from tests.engine.players import refusal
from tests.engine.rings import CardTable, DialTable, cards_of, dials_of, lobby_at

both = pytest.mark.parametrize("begin", [dials_of, cards_of], ids=["wavelength", "just_one"])
MOST = {dials_of: 6, cards_of: 7}


def dealt(ring):
    return list(ring.room.table.seats)


def again(ring):
    """The match is ended, and one more dealt at once."""
    ring.host.hosts("end")
    ring.host.hosts("again")
    return ring


@both
def test_who_joins_during_a_match_waits_for_the_next(begin):
    ring = begin(3)
    [dan] = ring.seat("P4")
    while not ring.is_over:
        assert dealt(ring) == ["s1", "s2", "s3"] and ring.board.seat(dan)["waiting"]
        assert (dan.card, dan.ask, dan.mine["asked"]) == (None, None, False)
        ring.next_round()
    assert "s4" not in ring.facts["scores"]
    ring.host.hosts("again")
    assert dealt(ring) == ["s1", "s2", "s3", "s4"] and not ring.board.seat(dan)["waiting"]
    assert ring.length == 8


@both
def test_who_waits_sees_nothing_that_the_board_does_not_and_answers_nothing(begin):
    ring = begin(3)
    [dan] = ring.seat("P4")
    for _ in range(3):
        assert (dan.facts, dan.card, dan.ask) == (ring.facts, None, None)
        assert refusal(lambda: dan.answers(True)) == "not_asked"
        ring.skips()


@both
def test_who_waits_has_no_turn_and_is_not_waited_for(begin):
    ring = begin(3)
    ring.seat("P4")
    assert "s4" not in ring.waits_for and "s4" not in ring.turns()


@both
def test_those_who_leave_make_the_match_smaller_and_nobody_fills_their_place(begin):
    ring = begin(5, phones="led")
    ring.seat("P6")
    gone = ring.others[0]
    ring.goes(gone)
    ring.next_round()
    assert dealt(ring) == [seat for seat in ("s1", "s2", "s3", "s4", "s5") if seat != gone]
    assert ring.length == 8


@both
def test_a_void_deals_nobody_in(begin):
    ring = begin(3)
    ring.seat("P4")
    ring.host.hosts("void")
    assert dealt(ring) == ["s1", "s2", "s3"]


@both
def test_who_left_and_sits_down_anew_waits_too(begin):
    ring = begin(5, phones="led")
    gone = ring.others[0]
    ring.goes(gone)
    [anew] = ring.seat("P9")
    ring.next_round()
    assert anew.id not in dealt(ring)


@both
def test_below_the_smallest_table_those_who_wait_do_not_count(begin):
    ring = begin(3, phones="led")
    ring.seat("P4", "P5")
    ring.goes(ring.others[0])
    assert (ring.scene, ring.board.told[-1]) == ("result", "too_few_left")
    assert set(ring.facts["scores"]) < {"s1", "s2", "s3"}


@both
def test_with_them_the_next_match_is_dealt_at_once(begin):
    ring = begin(3, phones="led")
    ring.seat("P4")
    ring.goes(ring.others[0])
    ring.host.hosts("again")
    assert len(dealt(ring)) == 3 and "s4" in dealt(ring)


@both
def test_too_few_for_one_more_is_refused(begin):
    ring = begin(3, phones="led")
    ring.goes(ring.others[0])
    assert refusal(lambda: ring.host.hosts("again")) == "too_few_seats"


@both
def test_again_deals_in_as_many_as_the_game_allows_and_those_who_waited_come_first(begin):
    most = MOST[begin]
    ring = begin(most)
    ring.seat("Late")
    ring.next_round()
    everybody = [f"s{n}" for n in range(1, most + 2)]
    again(ring)
    assert dealt(ring) == everybody[: most - 1] + everybody[-1:]
    again(ring)
    assert dealt(ring) == everybody[:most]


@both
def test_who_joins_in_the_last_round_is_dealt_in_at_the_next_match_too(begin):
    ring = begin(MOST[begin], rounds_per_seat=1)
    ring.turns(MOST[begin] - 1)
    [late] = ring.seat("Late")
    ring.next_round()
    assert ring.is_over
    ring.host.hosts("again")
    assert late.id in dealt(ring)


@both
def test_those_who_waited_come_first_after_a_restart_too(begin):
    most = MOST[begin]
    ring = begin(most)
    ring.seat("Late")
    ring.next_round()
    ring.restarts()
    again(ring)
    assert f"s{most + 1}" in dealt(ring) and f"s{most}" not in dealt(ring)


@both
def test_one_more_on_a_passed_phone_waits_like_any_other(begin):
    ring = begin(3, phones="one")
    ring.host.adds("P4")
    ring.host.holds("s4")
    assert ring.host.mine_of("s4") == {
        "seat": "s4",
        "card": None,
        "ask": None,
        "asked": False,
        "answered": False,
        "sent": None,
    }
    again(ring)
    assert "s4" in dealt(ring)


@pytest.mark.parametrize("kind", [DialTable, CardTable])
def test_a_seat_on_the_bench_is_not_dealt_in_and_is_no_one_s_turn(kind):
    ring = lobby_at(kind, 4)
    ring.host.hosts("bench", seat="s2")
    ring.starts()
    assert dealt(ring) == ["s1", "s3", "s4"] and ring.length == 6
    assert "s2" not in ring.turns()
