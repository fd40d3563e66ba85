"""The pairs of Wavelength in play: shipped ones and the room's own (wavelength.md, "Pairs"; common.md, "Decks")."""

import pytest

from engine.games.just_one import GAME as JUST_ONE
from tests.engine.players import refusal, refused
from tests.engine.rings import DialTable, dials_of, lobby_at, shelf_of

SHIPPED = ("Cold | Hot", "Old | New", "Near | Far", "Up | Down")
OWN = ("Cat | Dog", "Tea | Coffee")


def lobby(seats=3, shipped=SHIPPED, **options):
    return lobby_at(DialTable, seats, library=shelf_of(dials=shipped), **options)


def adds(table, text, phone=None):
    """The host writes these pairs into the room, in the place of those before."""
    text = text if isinstance(text, str) else "\n".join(text)
    return table.door.texts.write_dials(table.code, (phone or table.host).token, text)


def written(table, phone=None):
    return table.door.texts.dials(table.code, (phone or table.host).token)


def dealt(table, count):
    """The pairs of so many deals from the one that is on, each voided."""
    pairs = []
    for _ in range(count):
        pairs.append(" | ".join(table.facts["pair"]))
        table.host.hosts("void")
    return pairs


# None twice until all have been used


def test_no_pair_comes_twice_in_a_room_until_all_have_been_used():
    for _ in range(10):
        assert sorted(dealt(lobby().starts(), 4)) == sorted(SHIPPED)


def test_then_they_begin_anew_but_never_with_the_last_one_again():
    for _ in range(10):
        pairs = dealt(lobby().starts(), 12)
        for start in (0, 4, 8):
            assert sorted(pairs[start : start + 4]) == sorted(SHIPPED)
        assert pairs[3] != pairs[4] and pairs[7] != pairs[8]


def test_a_pair_whose_round_was_voided_has_been_used():
    table = dials_of(5, library=shelf_of(dials=SHIPPED), phones="led")
    seen = ["|".join(table.facts["pair"])]
    table.host.hosts("void")
    seen.append("|".join(table.facts["pair"]))
    table.goes(table.psychic)
    seen.append("|".join(table.facts["pair"]))
    assert len(set(seen)) == 3


def test_pairs_that_have_been_are_remembered_over_matches_games_and_restarts():
    table = lobby().starts()
    seen = ["|".join(table.facts["pair"])]
    table.host.hosts("end")
    table.host.hosts("again")
    seen.append("|".join(table.facts["pair"]))
    table.host.hosts("end")
    table.host.hosts("end")
    table.host.hosts("configure", game=JUST_ONE.name)
    table.starts()
    table.host.hosts("end")
    table.host.hosts("end")
    table.restarts()
    table.host.hosts("configure", game="wavelength")
    table.starts()
    seen.append("|".join(table.facts["pair"]))
    table.restarts()
    table.host.hosts("void")
    seen.append("|".join(table.facts["pair"]))
    assert len(set(seen)) == 4


def test_one_pair_alone_comes_again_and_again():
    assert dealt(lobby(shipped=SHIPPED[:1]).starts(), 3) == [SHIPPED[0]] * 3


def test_an_undo_does_not_bring_another_pair():
    table = lobby().starts()
    pair = table.facts["pair"]
    table.gives()
    table.host.undoes()
    assert table.facts["pair"] == pair


# A host can add pairs as text


def test_a_host_can_add_pairs_to_the_room_as_text_one_a_line():
    table = lobby()
    assert written(table) == ""
    assert adds(table, "# Ours\nCat | Dog\n\nTea|Coffee\n") == 2
    assert written(table) == "# Ours\nCat | Dog\n\nTea|Coffee\n"


def test_they_come_before_the_shipped_ones():
    for _ in range(10):
        table = lobby()
        adds(table, OWN)
        pairs = dealt(table.starts(), 6)
        assert sorted(pairs[:2]) == sorted(OWN) and sorted(pairs[2:]) == sorted(SHIPPED)


def test_none_comes_twice_until_all_own_and_shipped_have_been_used():
    table = lobby()
    adds(table, OWN)
    pairs = dealt(table.starts(), 12)
    assert len(set(pairs[:6])) == 6
    assert sorted(pairs[6:8]) == sorted(OWN) and sorted(pairs[8:]) == sorted(SHIPPED)


def test_pairs_written_later_come_next():
    table = lobby().starts()
    dealt(table, 2)
    adds(table, OWN)
    shown = table.facts["pair"]
    assert " | ".join(shown) in SHIPPED
    pairs = dealt(table, 4)
    assert pairs[0] == " | ".join(shown)
    assert sorted(pairs[1:3]) == sorted(OWN) and pairs[3] in SHIPPED


def test_a_new_text_takes_the_place_of_the_old_one():
    table = lobby()
    adds(table, OWN)
    assert adds(table, "Sea | Land") == 1
    assert written(table) == "Sea | Land"
    pairs = dealt(table.starts(), 5)
    assert pairs[0] == "Sea | Land" and sorted(pairs[1:]) == sorted(SHIPPED)


def test_a_pair_that_is_written_again_has_still_been_used():
    table = lobby()
    adds(table, OWN)
    table.starts()
    dealt(table, 2)
    adds(table, (*OWN, "Sea | Land"))
    assert dealt(table, 2)[1] == "Sea | Land"


def test_an_empty_text_takes_them_away():
    table = lobby()
    adds(table, OWN)
    assert (adds(table, ""), written(table)) == (0, "")
    assert sorted(dealt(table.starts(), 4)) == sorted(SHIPPED)


def test_a_shipped_pair_that_is_the_rooms_own_too_comes_once():
    table = lobby()
    adds(table, ("Cold | Hot", "Sea | Land"))
    pairs = dealt(table.starts(), 5)
    assert sorted(pairs) == sorted({*SHIPPED, "Sea | Land"})
    assert sorted(pairs[:2]) == ["Cold | Hot", "Sea | Land"]


@pytest.mark.parametrize("again", ["cold | HOT", "Hot | Cold", "The cold | hot!"])
def test_so_it_does_where_it_is_written_otherwise_or_the_other_way_round(again):
    table = lobby()
    adds(table, again)
    pairs = dealt(table.starts(), 5)
    assert (pairs[0], pairs[4], "Cold | Hot" in pairs) == (again, again, False)


def test_they_are_of_the_rooms_language():
    table = lobby()
    adds(table, OWN)
    table.host.hosts("configure", lang="es")
    assert written(table) == ""
    adds(table, "Mar | Tierra")
    assert dealt(table.starts(), 2)[0] == "Mar | Tierra"
    table.host.hosts("end")
    table.host.hosts("end")
    table.host.hosts("configure", lang="en")
    assert written(table) == "\n".join(OWN)
    assert " | ".join(table.starts().facts["pair"]) in OWN


def test_they_outlive_a_restart():
    table = lobby()
    adds(table, OWN)
    table.restarts()
    assert written(table) == "\n".join(OWN)
    table.starts()
    first = dealt(table, 1)
    table.restarts()
    assert sorted([*first, *dealt(table, 1)]) == sorted(OWN)


@pytest.mark.parametrize("given", [None, "tea"])
def test_pairs_written_in_mid_round_change_nothing_of_it_also_after_a_restart(given):
    table = lobby().starts()
    if given:
        table.gives(given)
    facts, card = table.facts, table.card_of(table.psychic)
    adds(table, OWN)
    assert (table.facts, table.card_of(table.psychic)) == (facts, card)
    table.restarts()
    assert (table.facts, table.card_of(table.psychic)) == (facts, card)
    if given:
        table.host.undoes()
        assert table.facts["pair"] == facts["pair"]
    assert dealt(table, 2)[1] in OWN


# Whose they are, and faults


def test_only_the_host_reads_and_writes_them():
    table = lobby()
    for act in (lambda phone: adds(table, OWN, phone), lambda phone: written(table, phone)):
        assert refusal(lambda act=act: act(table.phones[1])) == "not_host"
    table.host.hosts("hand_over", seat="s2")
    assert refusal(lambda: adds(table, OWN, table.phones[0])) == "not_host"
    assert adds(table, OWN, table.phones[1]) == 2


def test_a_token_of_another_room_is_none():
    table = lobby()
    other = table.another_room()
    other.seat("Someone")
    assert refusal(lambda: adds(table, OWN, other.host)) == "bad_token"
    assert refusal(lambda: written(table, other.host)) == "bad_token"


def test_another_room_does_not_have_them():
    table = lobby()
    adds(table, OWN)
    other = table.another_room()
    other.seat("Someone")
    assert written(other) == ""


def test_a_faulty_text_is_refused_with_every_line_and_reason_and_nothing_is_lost():
    table = lobby()
    adds(table, OWN)
    no = refused(lambda: adds(table, "Sea | Land\nSea\nland | SEA\n"))
    assert (no.code, [(fault["line"], fault["code"]) for fault in no.params["faults"]]) == (
        "bad_pack",
        [(2, "no_bar"), (3, "twice")],
    )
    assert written(table) == "\n".join(OWN)
    assert sorted(dealt(table.starts(), 2)) == sorted(OWN)


@pytest.mark.parametrize("text", ["\ud800 | Hot", "Cold | Hot\ud800"])
def test_what_is_no_text_is_refused(text):
    assert refusal(lambda: adds(lobby(), text)) == "bad_value"
