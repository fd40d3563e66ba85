"""Who is dealt in and who waits (common.md, "Seats, devices, coming back")."""

from tests.engine.players import NAMES, evening_of, match_of, refusal


def dealt(evening):
    return list(evening.room.table.seats)


def waiting(evening):
    return [seat["name"] for seat in evening.board.view["seats"] if seat["waiting"]]


# Who is dealt in


def nine():
    """Nine seats in the second round of a match for eight: Ida came during the first."""
    evening = evening_of(*NAMES[:8]).starts()
    evening.seat("Ida")
    evening.escaped().next_round()
    return evening


def test_a_deal_takes_as_many_as_the_game_allows_in_seat_order():
    evening = nine()
    assert dealt(evening) == [f"s{n}" for n in range(1, 9)]
    assert waiting(evening) == ["Ida"]


def test_those_who_waited_come_first_at_the_next_deal():
    evening = nine().next_round()
    assert waiting(evening) == ["Hugo"]
    evening.next_round()
    assert waiting(evening) == ["Ida"]


def test_who_waited_comes_first_also_where_the_server_was_started_anew_in_between():
    evening = nine()
    evening.restarts()
    evening.next_round()
    assert waiting(evening) == ["Hugo"]


def test_who_waited_comes_first_at_a_fresh_deal_too():
    evening = nine()
    evening.host.hosts("void")
    assert waiting(evening) == ["Hugo"]


def test_who_waited_at_the_last_deal_comes_first_when_the_table_plays_again():
    evening = nine()
    evening.host.hosts("end")
    evening.host.hosts("again")
    assert waiting(evening) == ["Hugo"]


def test_a_seat_that_joins_during_a_round_watches_and_is_dealt_in_at_the_next():
    evening = match_of(3)
    dan = evening.phone().sits("Dan")
    assert (dan.card, dan.ask, dan.mine["asked"]) == (None, None, False)
    assert evening.board.seat(dan)["waiting"]
    assert refusal(dan.looks) == "not_asked"
    evening.escaped().next_round()
    assert dan.card is not None and not evening.board.seat(dan)["waiting"]


def test_a_seat_that_waits_sees_nothing_that_a_board_does_not():
    evening = match_of(3)
    dan = evening.phone().sits("Dan")
    evening.skips()
    assert set(dan.view) - set(evening.board.view) == {"mine", "host", "may_lead"}
    assert dan.view["mine"] == [
        {"seat": dan.id, "card": None, "ask": None, "asked": False, "answered": False, "sent": None}
    ]


def test_a_seat_that_waits_can_leave_without_a_trace_in_the_round():
    evening = match_of(3)
    dan = evening.phone().sits("Dan")
    before = evening.scene
    dan.leaves()
    assert (evening.scene, dealt(evening)) == (before, ["s1", "s2", "s3"])
