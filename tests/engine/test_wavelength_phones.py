"""Wavelength on a passed phone: the psychic first, then each guesser in turn (wavelength.md; common.md, "Clocks")."""

import pytest

from tests.engine.rings import DialTable, dials_of, lobby_at


def test_on_a_passed_phone_the_psychic_comes_first_and_then_each_guesser_in_turn():
    table = dials_of(4, phones="one")
    phone = table.host
    assert [mine["seat"] for mine in phone.view["mine"] if mine["asked"]] == [table.psychic]
    table.gives("tea")
    for place, seat in enumerate(table.others):
        waiting = [mine["seat"] for mine in phone.view["mine"] if mine["asked"] and not mine["answered"]]
        assert (table.scene, waiting) == ("wavelength/guess", table.others[place:])
        table.says(seat, 20 * place)
    assert table.scene == "wavelength/reveal"
    assert table.facts["guesses"] == {seat: 20 * place for place, seat in enumerate(table.others)}


def test_on_a_passed_phone_nothing_private_is_sent_until_that_seat_takes_it():
    table = dials_of(3, phones="one")
    for scene in ("wavelength/clue", "wavelength/guess"):
        table.skips_to(scene)
        table.host.releases()
        assert all(mine["card"] is mine["ask"] is None for mine in table.host.view["mine"])
        for seat in ("s1", "s2", "s3"):
            table.host.holds(seat)
            for mine in table.host.view["mine"]:
                assert (mine["card"] is not None) == (mine["seat"] == seat == table.psychic)


def test_on_a_passed_phone_a_lock_is_not_shown_to_who_takes_it_next():
    table = dials_of(4, phones="one").gives()
    first, second, _ = table.others
    table.says(first, 20)
    assert table.host.mine_of(first)["sent"] is None
    table.host.holds(second)
    assert table.host.mine_of(first)["sent"] is None


def test_on_a_passed_phone_the_psychics_time_runs_from_the_tap_on_the_guard_page():
    table = dials_of(3, phones="one")
    table.passes(500)
    assert (table.scene, table.left, table.board.view["standing"]) == ("wavelength/clue", 60, True)
    table.host.holds(table.psychic)
    table.passes(60.6)
    assert table.scene == "wavelength/guess"


@pytest.mark.parametrize(("seats", "seconds"), [(3, 90), (6, 225)])
def test_on_a_passed_phone_every_guesser_gets_the_time_of_one(seats, seconds):
    table = dials_of(seats, phones="one").gives()
    assert table.left == seconds
    table.passes(seconds + 0.6)
    assert table.scene == "wavelength/reveal"


def test_on_a_passed_phone_the_story_has_the_time_of_one():
    table = dials_of(3, phones="one").locks(0, 0)
    assert table.left == 60
    for seat in ("s1", "s2", "s3"):
        table.says(seat, True)
    assert table.facts["round"] == 2


def test_a_whole_match_is_played_on_one_phone():
    table = dials_of(6, phones="one")
    for round in range(1, 13):
        assert table.facts["round"] == round
        table.locks(0, 0, 0, 0, 0).skips(2)
    assert (table.scene, set(table.facts["scores"].values())) == ("result", {72})


def test_two_who_share_a_phone_play_with_others_on_their_own():
    table = lobby_at(DialTable, 3)
    table.phones[1].adds("P4")
    table.starts()
    for _ in range(8):
        table.locks(0, 0, 0)
        assert set(table.facts["points"].values()) == {6}
        table.skips(2)
    assert table.facts["winners"] == ["s1", "s2", "s3", "s4"]
