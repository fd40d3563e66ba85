"""Seats and devices, and coming back to them (common.md, "Seats, devices, coming back")."""

import pytest

from tests.engine.players import evening_of, match_of, refusal, refused

# The token


@pytest.mark.parametrize("scene", ["imposter/look", "imposter/clue", "imposter/vote", "imposter/reveal"])
def test_the_token_brings_a_phone_back_to_the_same_seat_and_the_same_scene(scene):
    evening = match_of(3)
    evening.skips_to(scene)
    ben = evening.phones[1]
    before = ben.view
    ben.drops()
    ben.returns()
    assert {**ben.view, "v": 0} == {**before, "v": 0}


def test_a_phone_that_comes_back_finds_what_it_had_answered():
    evening = match_of(3)
    ben = evening.phones[1]
    ben.looks()
    ben.drops()
    ben.returns()
    assert (ben.mine["answered"], ben.mine["sent"]) == (True, True)


@pytest.mark.parametrize("token", ["", "d1", "d1.", "d1.wrong", "s1", "d2.é", "\x00", 7, ["d1"]])
def test_a_wrong_token_is_refused(token):
    assert refusal(lambda: evening_of("Ana").phone(token)) == "bad_token"


def test_a_token_is_good_for_its_own_device_alone():
    evening = evening_of("Ana", "Ben")
    signature = evening.phones[0].token.partition(".")[2]
    assert refusal(lambda: evening.phone(f"d2.{signature}")) == "bad_token"


def test_every_device_has_a_token_of_its_own_and_a_seat_id_never_comes_twice():
    evening = evening_of("Ana", "Ben")
    assert len({phone.token for phone in evening.phones}) == 2
    evening.phones[1].leaves()
    assert evening.phone().sits("Ben").id == "s3"


def test_a_second_tab_takes_the_seat_over_and_the_first_is_told():
    evening = match_of(3)
    first = evening.phones[1]
    tab = first.opens_a_tab()
    assert first.goodbye == "taken_over"
    assert tab.card == first.card
    seen = len(first.views)
    evening.skips()
    assert len(first.views) == seen
    assert tab.scene == "imposter/clue"


def test_a_tab_that_was_taken_over_can_no_longer_speak():
    evening = match_of(3)
    first = evening.phones[1]
    tab = first.opens_a_tab()
    assert refusal(first.looks) == "bad_token"
    tab.looks()
    assert tab.mine["answered"]


def test_a_replaced_socket_s_late_disconnect_changes_nothing():
    evening = match_of(3)
    first = evening.phones[1]
    tab = first.opens_a_tab()
    first.drops()
    first.drops()
    assert not evening.board.seat(tab)["away"]
    evening.passes(29)
    assert evening.scene == "imposter/look"


def test_a_phone_that_drops_is_shown_as_away_and_comes_back():
    evening = evening_of("Ana", "Ben")
    ben = evening.phones[1]
    ben.drops()
    assert evening.board.seat(ben)["away"]
    ben.returns()
    assert not evening.board.seat(ben)["away"]


# Sitting down


def test_the_same_key_gives_the_same_seat_again():
    evening = evening_of("Ana")
    ben = evening.phone().sits("Ben", key="k1")
    again = evening.phone().sits("Ben", key="k1")
    assert (again.id, again.token) == (ben.id, ben.token)
    assert evening.names == ["Ana", "Ben"]


def test_another_key_is_another_seat():
    evening = evening_of("Ana")
    evening.phone().sits("Ben", key="k1")
    evening.phone().sits("Cleo", key="k2")
    assert evening.names == ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize("key", ["", "k" * 101, 7, ["k"]])
def test_a_key_that_is_none_is_refused(key):
    assert refusal(lambda: evening_of().phone().sits("Ana", key=key)) == "bad_value"


def test_a_room_holds_twenty_seats():
    evening = evening_of(*[f"Guest {n}" for n in range(20)])
    full = refused(lambda: evening.phone().sits("One more"))
    assert (full.code, full.params) == ("room_full", {"most": 20})
    evening.phones[7].leaves()
    evening.phone().sits("One more")
    assert len(evening.names) == 20


# A seat moved to another phone


def seat_code(evening, seat):
    return evening.host.hosts("seat_code", seat=seat)["code"]


def test_a_seat_whose_phone_is_gone_is_reclaimed_on_another_by_its_code():
    evening = match_of(3)
    ben = evening.phones[1]
    ben.drops()
    new = evening.phone().claims(seat_code(evening, ben.id))
    assert new.seats == [ben.id]
    assert new.card["role"] in ("civilian", "imposter")
    assert evening.board.view["notice"]["code"] == "moved"
    assert evening.board.view["notice"]["params"] == {"name": "Ben"}
    assert not evening.board.seat(ben)["away"]


def test_the_old_phone_loses_the_seat_and_is_told():
    evening = match_of(3)
    ben = evening.phones[1]
    evening.phone().claims(seat_code(evening, ben.id))
    assert ben.goodbye == "taken_over"
    assert refusal(lambda: evening.phone(ben.token)) == "bad_token"


def test_a_seat_code_works_once():
    evening = evening_of("Ana", "Ben")
    code = seat_code(evening, "s2")
    evening.phone().claims(code)
    assert refusal(lambda: evening.phone().claims(code)) == "bad_seat_code"


def test_a_seat_code_is_valid_for_five_minutes():
    evening = evening_of("Ana", "Ben")
    code = seat_code(evening, "s2")
    evening.clock.now += 299
    evening.phone().claims(code)
    late = seat_code(evening, "s2")
    evening.clock.now += 300
    assert refusal(lambda: evening.phone().claims(late)) == "bad_seat_code"


def test_a_new_seat_code_replaces_the_one_before():
    evening = evening_of("Ana", "Ben")
    first, second = seat_code(evening, "s2"), seat_code(evening, "s2")
    assert refusal(lambda: evening.phone().claims(first)) == "bad_seat_code"
    evening.phone().claims(f" {second.lower()} ")


@pytest.mark.parametrize("code", ["", "KXTR", None, 5, ["x"]])
def test_a_wrong_seat_code_is_refused(code):
    assert refusal(lambda: evening_of("Ana").phone().claims(code)) == "bad_seat_code"


def test_guessing_seat_codes_is_slowed_down():
    phone = evening_of("Ana", limits=True).phone()
    for _ in range(30):
        phone.evening.clock.now += 0.1
        refusal(lambda: phone.claims("BBBBBB"))
    assert refusal(lambda: phone.claims("BBBBBB")) == "slow_down"


def test_only_the_host_makes_seat_codes_and_only_for_seats_that_are_there():
    evening = evening_of("Ana", "Ben")
    ana, ben = evening.phones
    assert refusal(lambda: ben.hosts("seat_code", seat="s1")) == "not_host"
    assert refusal(lambda: ana.hosts("seat_code", seat="s9")) == "no_such_seat"
    assert refusal(lambda: ana.hosts("seat_code")) == "no_such_seat"


def test_the_host_s_own_seat_moves_with_the_role():
    evening = evening_of("Ana", "Ben")
    new = evening.phone().claims(seat_code(evening, "s1"))
    assert new.is_host


def test_a_seat_claimed_by_a_phone_that_holds_one_is_a_second_seat_there():
    evening = evening_of("Ana", "Ben")
    ben = evening.phones[1]
    ben.claims(seat_code(evening, "s1"))
    assert [mine["seat"] for mine in ben.view["mine"]] == ["s1", "s2"]
