"""Who follows a host who is away or has left, and how the role comes back (common.md, "Seats, devices, coming back")."""

from tests.engine.players import evening_of, match_of, refusal

# The host is away


def test_a_host_who_is_away_for_a_minute_is_followed_by_the_next_present_seat():
    evening = evening_of("Ana", "Ben", "Cleo")
    ana, ben, cleo = evening.phones
    ana.drops()
    ben.drops()
    evening.passes(59)
    assert evening.room.seats.host == "d1"
    evening.passes(1.1)
    assert cleo.is_host
    notice = evening.board.view["notice"]
    assert (notice["code"], notice["params"]) == ("new_host", {"seat": cleo.id, "name": "Cleo"})
    assert evening.board.seat(cleo)["host"] and not evening.board.seat(ana)["host"]


def test_the_next_seat_is_counted_from_the_host_on():
    evening = evening_of("Ana", "Ben", "Cleo", "Dan")
    ana, ben, cleo, _ = evening.phones
    ana.hosts("hand_over", seat=ben.id)
    ben.drops()
    evening.passes(60.1)
    assert cleo.is_host


def test_a_host_who_leaves_is_followed_at_once_by_the_next_present_seat():
    evening = evening_of("Ana", "Ben", "Cleo", "Dan")
    ana, ben, cleo, dan = evening.phones
    ben.drops()
    ana.leaves()
    evening.passes(0.1)
    assert cleo.is_host and not dan.is_host
    assert evening.board.view["notice"]["code"] == "new_host"


def test_the_next_seat_after_a_host_who_left_is_counted_from_the_host_on():
    evening = evening_of("Ana", "Ben", "Cleo", "Dan")
    ana, ben, cleo, _ = evening.phones
    ana.hosts("hand_over", seat=ben.id)
    ben.leaves()
    evening.passes(0.1)
    assert cleo.is_host


def test_a_host_without_a_seat_who_leaves_is_followed_by_the_first_present_seat():
    evening = evening_of()
    lead = evening.phone().leads()
    ana, _ = evening.seat("Ana", "Ben")
    lead.leaves()
    assert ana.is_host and lead.view["host"] is None


def test_where_nobody_is_left_to_follow_the_next_to_sit_is_host():
    evening = evening_of("Ana")
    evening.phones[0].leaves()
    ben, cleo = evening.seat("Ben", "Cleo")
    assert ben.is_host and not cleo.is_host


def test_while_no_other_device_is_there_the_host_stays_host():
    evening = evening_of("Ana", "Ben")
    ana, ben = evening.phones
    ben.drops()
    ana.drops()
    evening.passes(300)
    assert evening.room.seats.host == "d1"
    ben.returns()
    evening.passes(0.1)
    assert ben.is_host


def test_a_phone_without_a_seat_does_not_become_host():
    evening = evening_of("Ana")
    stranger = evening.phone()
    evening.phones[0].drops()
    evening.passes(120)
    assert not stranger.is_host
    assert evening.room.seats.host == "d1"


def test_a_host_who_is_back_within_the_minute_stays_host():
    evening = evening_of("Ana", "Ben")
    evening.phones[0].drops()
    evening.passes(59)
    evening.phones[0].returns()
    evening.passes(60)
    assert evening.phones[0].is_host


def test_a_returning_host_is_offered_it_back():
    evening = evening_of("Ana", "Ben", "Cleo")
    ana, ben, cleo = evening.phones
    ana.drops()
    evening.passes(61)
    ana.returns()
    assert ana.view["may_lead"] and not cleo.view["may_lead"]
    assert not ana.is_host
    ana.leads()
    assert ana.is_host and not ben.is_host
    assert refusal(ben.leads) == "not_now"


def test_a_host_whose_seat_was_moved_to_another_phone_is_offered_it_back_there():
    evening = evening_of("Ana", "Ben", "Cleo")
    ana, ben, _ = evening.phones
    ana.drops()
    evening.passes(61)
    new = evening.phone().claims(ben.hosts("seat_code", seat=ana.id)["code"])
    assert new.view["may_lead"]
    assert refusal(lambda: evening.phone(ana.token)) == "bad_token"


def test_a_host_who_has_handed_over_is_not_offered_it_back():
    evening = evening_of("Ana", "Ben")
    ana, ben = evening.phones
    ana.hosts("hand_over", seat=ben.id)
    assert ben.is_host and not ana.is_host
    assert not ana.view["may_lead"]
    assert refusal(ana.leads) == "not_now"


def test_a_succession_changes_nothing_in_the_scene():
    evening = match_of(3, clue_seconds=None)
    evening.all_look()
    host, turn = evening.host, evening.turn
    if host is turn:
        turn.says("word")
    before = (evening.room.step, evening.board.facts)
    host.drops()
    evening.passes(61)
    assert not evening.board.seat(host)["host"]
    assert (evening.room.step, evening.board.facts) == before


def test_a_new_host_may_do_what_the_old_one_could():
    evening = match_of(3)
    ana, ben, _ = evening.phones
    ana.hosts("hand_over", seat=ben.id)
    assert refusal(lambda: ana.hosts("skip")) == "not_host"
    ben.hosts("skip")
    assert evening.scene == "imposter/clue"
