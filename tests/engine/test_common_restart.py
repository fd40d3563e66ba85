"""Restarts and other versions (architecture.md, "Decided", "Time, chance, memory")."""

from dataclasses import replace

import pytest

from engine.words.packs import Library
from tests.engine.players import evening_of, library_of, match_of, refusal, shown

# A restart


@pytest.mark.parametrize("scene", ["imposter/look", "imposter/clue", "imposter/vote", "imposter/reveal"])
def test_a_restart_changes_no_view_and_gives_the_scene_its_full_time(scene):
    evening = match_of(4).skips_to(scene)
    full = evening.board.view["left"]
    screens = (evening.board, *evening.phones)
    before = [shown(screen) for screen in screens]
    evening.passes(10)
    evening.restarts()
    assert [shown(screen) for screen in screens] == before
    assert evening.board.view["left"] == full


def test_answers_given_before_a_restart_are_there_after_it():
    evening = match_of(4).skips_to("imposter/vote")
    ana, ben, cleo, _ = evening.phones
    ana.votes(ben)
    ben.votes(cleo)
    step = ana.view["step"]
    evening.restarts()
    assert (ana.mine["sent"], ben.mine["sent"], ana.view["step"]) == (ben.id, cleo.id, step)
    ana.answers(ben.id, step)
    assert refusal(lambda: ana.votes(cleo)) == "answered"


def test_an_answer_that_is_sent_again_after_a_restart_is_fine():
    evening = match_of(3)
    evening.all_look()
    giver, step = evening.turn, evening.board.view["step"]
    giver.says("word")
    evening.restarts()
    giver.answers("word", step)
    assert [clue["word"] for clue in evening.board.facts["clues"]] == ["word"]


def test_the_answer_that_ended_a_round_is_fine_when_it_is_sent_again_after_a_restart():
    evening = match_of(3).escaped()
    step = evening.board.view["step"]
    evening.all_ready()
    assert evening.board.facts["round"] == 2
    evening.restarts()
    evening.phones[2].answers(True, step)
    assert not evening.phones[2].mine["answered"]


def test_a_restart_in_lobby_and_result_changes_nothing():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    for _ in range(2):
        before = shown(evening.board)
        evening.restarts()
        assert shown(evening.board) == before
        if evening.scene == "result":
            evening.host.hosts("end")


def test_a_room_that_was_paused_is_paused_after_a_restart():
    evening = match_of(3)
    evening.host.hosts("pause")
    evening.restarts()
    assert evening.board.view["room"]["paused"] and evening.board.view["left"] == 60
    assert refusal(evening.phones[1].looks) == "paused"


def test_v_grows_over_a_restart():
    evening = match_of(3)
    before = evening.board.view["v"]
    evening.restarts()
    assert evening.board.view["v"] > before


def test_after_a_restart_the_same_match_is_dealt_on():
    one, other = match_of(3), None
    one.escaped()
    other = one.journal.read(one.code)
    one.restarts()
    assert one.journal.read(one.code) == other
    one.next_round()
    assert one.board.facts["round"] == 2


def test_the_same_key_gives_the_same_seat_also_after_a_restart():
    evening = evening_of("Ana")
    ben = evening.phone().sits("Ben", key="k1")
    evening.restarts()
    assert evening.phone().sits("Ben", key="k1").id == ben.id


def test_the_same_seed_deals_the_same_and_a_fresh_deal_another(monkeypatch):
    monkeypatch.setattr("engine.door.rooms.secrets.token_hex", lambda size: "one seed")
    one, two = match_of(6), match_of(6)
    cards = [phone.card for phone in one.phones]
    assert cards == [phone.card for phone in two.phones]
    one.host.hosts("void")
    assert [phone.card for phone in one.phones] != cards
    two.host.hosts("void")
    assert [phone.card for phone in one.phones] == [phone.card for phone in two.phones]


def test_no_rule_reads_the_time_of_an_input():
    evening = match_of(3)
    evening.wall.now = -5.0
    evening.all_look()
    evening.wall.now = 9e9
    evening.turn.says("word")
    before = shown(evening.board)
    evening.restarts()
    assert shown(evening.board) == before


# Another version


def test_a_room_of_another_version_comes_back_in_its_lobby_with_seats_and_scores(monkeypatch):
    evening = match_of(3, laps=1).escaped().next_round()
    scores = evening.scores
    assert sorted(scores.values()) == [0, 0, 2]
    monkeypatch.setattr("engine.door.rooms.VERSION", "another")
    evening.restarts()
    assert (evening.scene, evening.scores) == ("lobby", scores)
    assert evening.board.view["notice"]["code"] == "other_version"
    assert evening.room.options["laps"] == 1
    evening.starts()
    assert evening.scene == "imposter/look"


def test_a_room_whose_packs_have_changed_comes_back_in_its_lobby():
    evening = match_of(3)
    evening.library = library_of("apple / pear", "bus / train")
    evening.restarts()
    assert (evening.scene, evening.board.view["notice"]["code"]) == ("lobby", "other_version")
    assert evening.names == ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize("scene", ["lobby", "result"])
def test_between_matches_another_version_makes_no_difference(monkeypatch, scene):
    evening = match_of(3)
    evening.host.hosts("end")
    if scene == "lobby":
        evening.host.hosts("end")
    monkeypatch.setattr("engine.door.rooms.VERSION", "another")
    before = shown(evening.board)
    evening.restarts()
    assert shown(evening.board) == before


def test_a_result_outlives_packs_that_are_gone():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    before = evening.board.facts
    other = library_of("some / thing")
    evening.library = Library(
        [replace(other.get(id), id=id.replace("first", "second")) for id in ("en/first", "es/first")]
    )
    evening.restarts()
    assert (evening.scene, evening.board.facts) == ("result", before)
    assert evening.room.shelf.chosen == ["en/second"]
