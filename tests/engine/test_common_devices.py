"""Several seats on one phone, passed from hand to hand (common.md, "Seats, devices, coming back")."""

from tests.engine.players import evening_of, match_of, refusal

# Several seats on one phone


def shared_phone():
    """A match of three, of whom Cleo and Dan share a phone."""
    evening = evening_of("Ana", "Ben", "Cleo")
    cleo = evening.phones[2]
    dan = cleo.adds("Dan")
    evening.starts()
    return evening, cleo, dan


def test_one_more_seat_on_a_phone_has_the_same_token():
    evening = evening_of("Ana")
    token = evening.phones[0].token
    evening.phones[0].adds("Ben")
    assert evening.phones[0].token == token
    assert [mine["seat"] for mine in evening.phones[0].view["mine"]] == ["s1", "s2"]


def test_nothing_private_is_sent_to_a_shared_phone_until_a_seat_holds_it():
    _, cleo, dan = shared_phone()
    for seat in (cleo.id, dan):
        mine = cleo.mine_of(seat)
        assert (mine["card"], mine["ask"], mine["sent"], mine["asked"]) == (None, None, None, True)


def test_the_seat_that_holds_the_phone_sees_its_own_part_and_no_other():
    evening, cleo, dan = shared_phone()
    cleo.holds(dan)
    assert cleo.mine_of(dan)["card"] == evening.room.table.step.cards[dan]
    assert cleo.mine_of(dan)["ask"] == {"kind": "look"}
    assert (cleo.mine["card"], cleo.mine["ask"]) == (None, None)


def test_the_private_page_closes_on_release():
    _, cleo, dan = shared_phone()
    cleo.holds(dan)
    cleo.releases()
    assert cleo.mine_of(dan)["card"] is None


def test_the_private_page_closes_on_the_answer():
    _, cleo, dan = shared_phone()
    cleo.holds(dan)
    cleo.looks()
    assert (cleo.mine_of(dan)["card"], cleo.mine_of(dan)["answered"]) == (None, True)


def test_what_a_seat_has_voted_is_not_shown_to_those_who_share_its_phone():
    evening, cleo, dan = shared_phone()
    evening.skips_to("imposter/vote")
    cleo.holds(dan)
    cleo.answers("s1")
    assert (cleo.mine_of(dan)["sent"], cleo.mine_of(dan)["answered"]) == (None, True)
    cleo.holds(dan)
    assert cleo.mine_of(dan)["sent"] == "s1"


def test_the_private_page_closes_when_the_phone_drops():
    _, cleo, dan = shared_phone()
    cleo.holds(dan)
    cleo.drops()
    cleo.returns()
    assert cleo.mine_of(dan)["card"] is None


def test_who_holds_a_phone_is_forgotten_by_a_restart():
    evening, cleo, dan = shared_phone()
    cleo.holds(dan)
    evening.restarts()
    assert cleo.mine_of(dan)["card"] is None
    cleo.holds(dan)
    assert cleo.mine_of(dan)["card"] is not None


def test_a_refused_answer_leaves_the_private_page_open():
    evening, cleo, dan = shared_phone()
    cleo.holds(dan)
    assert refusal(lambda: cleo.answers("no")) == "bad_value"
    evening.phones[0].looks()
    assert cleo.mine_of(dan)["card"] is not None


def test_a_seat_that_does_not_hold_the_phone_cannot_answer():
    _, cleo, dan = shared_phone()
    assert refusal(cleo.looks) == "not_held"
    assert refusal(lambda: cleo.answers(True, seat=dan)) == "not_held"
    cleo.holds(cleo.id)
    assert refusal(lambda: cleo.answers(True, seat=dan)) == "not_held"


def test_a_phone_can_only_be_held_by_its_own_seats():
    evening, cleo, _ = shared_phone()
    for seat in ("s1", "s9", None, 3):
        assert refusal(lambda seat=seat: cleo.holds(seat)) == "no_such_seat"
    assert refusal(lambda: evening.phones[0].answers(True, seat=cleo.id)) == "no_such_seat"


def test_a_phone_with_one_seat_always_holds_it():
    ana = match_of(3).phones[0]
    assert ana.card is not None
    ana.releases()
    assert ana.card is not None


def test_one_seat_of_a_shared_phone_can_leave_alone():
    evening, cleo, dan = shared_phone()
    cleo.leaves(dan)
    assert [mine["seat"] for mine in cleo.view["mine"]] == [cleo.id]
    assert cleo.card is not None
    assert [seat.name for seat in evening.room.seats.present] == ["Ana", "Ben", "Cleo"]


def test_the_key_of_a_seat_that_was_moved_brings_the_old_phone_nothing():
    evening = evening_of("Ana", "Ben", "Cleo")
    ben = evening.phone().sits("Dan", key="a long random key")
    code = evening.host.hosts("seat_code", seat=ben.id)["code"]
    evening.phone().claims(code)
    old = evening.phone().sits("Someone", key="a long random key")
    assert old.id != ben.id
