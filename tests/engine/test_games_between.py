"""Between games and between versions: whose points the seats have, what a game needs, what an older record lacks."""

import pytest

from engine.record import record, restore
from tests.engine.players import evening_of, refused
from tests.engine.rings import DialTable, dials_of, lobby_at, shelf_of

LATER = ("set_aside", "scored", "own")
"""What records have had only since there are several games."""


def to_the_lobby(table):
    table.host.hosts("end")
    table.host.hosts("end")
    return table


def test_points_of_another_game_do_not_run_on_into_one_whose_points_do():
    table = dials_of(3, phones="led").locks(0, 0)
    table.skips(2)
    to_the_lobby(table).host.hosts("configure", game="imposter", preset="parlor")
    assert any(table.scores.values()), "until the start they can still be read"
    table.host.hosts("start")
    assert set(table.scores.values()) == {0}


def test_points_of_a_game_that_was_only_looked_at_in_the_lobby_run_on():
    evening = evening_of("Ana", "Ben", "Cleo", library=shelf_of()).starts().escaped().next_round()
    before = evening.scores
    assert any(before.values())
    to_the_lobby(evening).host.hosts("configure", game="wavelength")
    evening.host.hosts("configure", game="imposter")
    evening.starts()
    assert evening.scores == before


def test_a_language_without_dial_pairs_cannot_start_wavelength_and_loses_nothing():
    table = lobby_at(DialTable, 3, library=shelf_of(dials=()))
    assert table.facts["trouble"] == {"code": "no_words", "params": {}}
    assert refused(lambda: table.host.hosts("start")).code == "no_words"
    assert (table.scene, table.facts["match"]) == ("lobby", 0)
    table.door.texts.write_dials(table.code, table.host.token, "Cat | Dog")
    table.host.hosts("start")
    assert table.facts["pair"] == ["Cat", "Dog"]


@pytest.mark.parametrize("scene", ["lobby", "imposter/look", "result"])
def test_a_record_from_before_there_were_several_games_is_read(scene):
    evening = evening_of("Ana", "Ben", "Cleo")
    if scene != "lobby":
        evening.starts()
    if scene == "result":
        evening.host.hosts("end")
    kept = record(evening.room, "then")
    older = {name: value for name, value in kept.items() if name not in LATER}
    older["own_packs"] = [{"id": "own/1", "text": "# Pets\ncat\n", "lang": "en"}]
    room, replayable = restore(older, evening.library, "now", 0.0)
    assert [seat.name for seat in room.seats.all] == ["Ana", "Ben", "Cleo"]
    assert replayable == (scene != "imposter/look")
    assert room.shelf.text("own/1") == "# Pets\ncat\n"
