"""Just One on a passed phone: each giver in turn, then the guesser (just-one.md; common.md, "Clocks")."""

import pytest

from tests.engine.rings import CardTable, cards_of, lobby_at


def test_on_a_passed_phone_each_giver_comes_in_turn_and_then_the_guesser():
    table = cards_of(4, "boat", phones="one")
    phone, givers = table.host, table.others
    for place, seat in enumerate(givers):
        waiting = [mine["seat"] for mine in phone.view["mine"] if mine["asked"] and not mine["answered"]]
        assert (table.scene, waiting) == ("just_one/write", givers[place:])
        table.says(seat, f"klu{place}")
    assert [mine["seat"] for mine in phone.view["mine"] if mine["asked"]] == [table.guesser]
    table.guesses("boat")
    assert table.facts["verdict"] == "exact"


def test_on_a_passed_phone_the_guesser_may_take_it_and_sees_nothing():
    table = cards_of(4, "boat", phones="one")
    table.says(table.others[0], "sail")
    table.host.holds(table.guesser)
    assert not {"boat", "sail"} & {*str(table.host.view).split("'")}
    assert table.host.mine_of(table.guesser)["ask"] is None


def test_on_a_passed_phone_no_giver_sees_anothers_clue_and_each_may_change_their_own():
    table = cards_of(4, "boat", phones="one")
    first, second, third = table.others
    table.says(first, "sail")
    table.host.holds(second)
    assert "sail" not in str(table.host.view)
    table.says(second, "hull")
    table.host.holds(first)
    assert table.host.mine_of(first)["sent"] == "sail"
    table.says(first, "deck")
    table.says(third, "mast")
    assert sorted(table.facts["clues"]) == ["deck", "hull", "mast"]


@pytest.mark.parametrize(("seats", "seconds"), [(3, 120), (7, 360)])
def test_on_a_passed_phone_every_giver_gets_the_time_of_one(seats, seconds):
    table = cards_of(seats, phones="one")
    assert table.left == seconds


def test_on_a_passed_phone_the_guessers_time_runs_from_the_tap_on_the_guard_page():
    table = cards_of(3, phones="one").writes("sail", "hull")
    table.passes(500)
    assert (table.scene, table.left, table.board.view["standing"]) == ("just_one/guess", 45, True)
    table.host.holds(table.guesser)
    table.passes(45.6)
    assert table.scene == "just_one/reveal"


@pytest.mark.parametrize("seats", [3, 7])
def test_a_whole_match_is_played_on_one_phone(seats):
    table = cards_of(seats, phones="one")
    while not table.is_over:
        table.guesses(table.word).skips(2)
    assert (table.facts["label"], table.facts["cards"]) == ("telepathic", 2 * seats)


def test_two_who_share_a_phone_play_with_others_on_their_own():
    table = lobby_at(CardTable, 3)
    table.phones[1].adds("P4")
    table.starts()
    while not table.is_over:
        table.guesses(table.word).skips(2)
    assert (table.facts["right"], table.facts["cards"]) == (8, 8)
