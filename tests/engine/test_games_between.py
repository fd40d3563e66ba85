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


def test_packs_are_kept_from_game_to_game_where_they_serve():
    """Undercover needs decoys: a pack without any gives way to the usual ones, where the game is what changes."""
    evening = evening_of("Ana", "Ben", "Cleo", library=shelf_of())
    usual = evening.board.facts["packs"]
    evening.host.hosts("configure", options={"variant": "undercover"})
    evening.host.hosts("configure", game="just_one")
    id = evening.door.texts.write_pack(evening.code, evening.host.token, "# Singles\ncat\ndog\n")
    evening.host.hosts("configure", packs=[id])
    evening.host.hosts("configure", game="wavelength")
    assert evening.board.facts["packs"] == [id]
    assert (
        refused(lambda: evening.host.hosts("configure", game="imposter", packs=[id])).code == "cannot_combine"
    )
    evening.host.hosts("configure", game="imposter")
    assert (evening.room.options["variant"], evening.board.facts["packs"]) == ("undercover", usual)
