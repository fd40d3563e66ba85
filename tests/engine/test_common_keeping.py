"""Keeping: write, then show; journals that fail, scripts that fail (architecture.md, "Decided", "Time, chance, memory")."""

from importlib import import_module

from tests.engine.players import NAMES, WeakJournal, evening_of, match_of, refusal, shown

REVEAL = import_module("engine.games.imposter.reveal")
"""The module of the story, whose points are counted as soon as a guess has been judged."""


def rows(evening):
    return len(evening.journal._rows[evening.code])


def weak_match(seats=3):
    return evening_of(*NAMES[:seats], journal=WeakJournal()).starts()


def breaks(*_, **__):
    raise RuntimeError("broken")


# Write, then show


def test_an_input_is_in_the_journal_before_any_screen_sees_its_effect():
    evening = match_of(3)
    kept = []
    evening.door.attach(evening.code, lambda view: kept.append(rows(evening)), print, board=True)
    before = rows(evening)
    evening.phones[1].looks()
    assert kept == [before, before + 1]


def test_only_what_was_accepted_is_kept_and_presence_is_not():
    evening = match_of(3)
    before = rows(evening)
    ben = evening.phones[1]
    refusal(lambda: ben.answers("no"))
    ben.drops()
    ben.returns()
    evening.host.hosts("seat_code", seat=ben.id)
    assert rows(evening) == before


def test_an_answer_sent_twice_is_kept_once():
    evening = match_of(3)
    before = rows(evening)
    for _ in range(5):
        evening.phones[1].looks()
    assert rows(evening) == before + 1


# A journal that fails


def test_an_input_that_can_not_be_kept_is_refused_and_never_shown_as_done():
    evening = weak_match()
    ben = evening.phones[1]
    before, seen = shown(evening.board), len(evening.board.views)
    evening.journal.full = True
    assert refusal(ben.looks) == "could_not_be_kept"
    assert shown(evening.board) == before and len(evening.board.views) == seen
    assert not ben.mine["answered"]


def test_when_the_journal_works_again_the_room_goes_on_as_it_was():
    evening = weak_match()
    evening.passes(20)
    ben = evening.phones[1]
    evening.journal.full = True
    refusal(ben.looks)
    refusal(lambda: evening.host.hosts("end"))
    evening.journal.full = False
    ben.looks()
    assert (evening.scene, evening.board.view["left"]) == ("imposter/look", 40)
    assert evening.board.seat(ben)["answered"] and not evening.board.seat(ben)["away"]


def test_what_could_not_be_kept_costs_no_time_on_a_phone_that_somebody_has_taken():
    evening = evening_of("Ana", journal=WeakJournal())
    phone = evening.host
    ben, _ = phone.adds("Ben"), phone.adds("Cleo")
    evening.configures(way="passed")
    evening.starts()
    while "turn" not in evening.board.facts or evening.scene != "imposter/clue":
        evening.skips()
    turn = evening.board.facts["turn"]
    phone.holds(turn)
    evening.passes(5)
    evening.journal.full = True
    assert refusal(lambda: phone.answers("plain", seat=turn)) == "could_not_be_kept"
    evening.journal.full = False
    phone.holds(ben)
    phone.holds(turn)
    assert (phone.view["left"], phone.view["standing"]) == (40, False)
    phone.answers("plain", seat=turn)
    assert evening.board.view["standing"]


def test_nobody_sits_and_no_match_starts_that_could_not_be_kept():
    evening = evening_of("Ana", "Ben", "Cleo", journal=WeakJournal())
    evening.journal.full = True
    assert refusal(lambda: evening.phone().sits("Dan")) == "could_not_be_kept"
    assert refusal(evening.starts) == "could_not_be_kept"
    assert (evening.scene, evening.names) == ("lobby", ["Ana", "Ben", "Cleo"])


def test_no_room_is_opened_that_could_not_be_kept():
    evening = evening_of(journal=WeakJournal())
    evening.journal.full = True
    assert refusal(evening.door.open_room) == "could_not_be_kept"
    assert evening.door.count() == 1


def test_a_time_out_that_could_not_be_kept_comes_when_the_journal_works_again():
    evening = weak_match()
    evening.journal.full = True
    evening.passes(65)
    assert evening.scene == "imposter/look"
    evening.journal.full = False
    evening.passes(1.1)
    assert evening.scene == "imposter/clue"


def test_a_journal_that_can_neither_be_written_nor_read_for_a_moment_loses_nothing():
    evening = weak_match()
    evening.phones[1].looks()
    before = shown(evening.phones[1])
    evening.journal.full = evening.journal.unreadable = True
    assert refusal(evening.phones[2].looks) == "could_not_be_kept"
    evening.journal.full = evening.journal.unreadable = False
    evening.restarts()
    assert shown(evening.phones[1]) == before


# A fault in a script


def test_after_a_fault_the_room_plays_on_from_its_journal(monkeypatch):
    evening = match_of(3)
    guesser = evening.caught()
    before = shown(guesser)
    with monkeypatch.context() as broken:
        broken.setattr(REVEAL, "points", breaks)
        assert refusal(lambda: guesser.guesses("word")) == "did_not_work"
        assert shown(guesser) == before
    guesser.guesses("word")
    assert evening.scene == "imposter/reveal"


def test_other_rooms_do_not_notice_a_fault(monkeypatch):
    evening = match_of(3)
    other = evening.another_room()
    other.seat("Ana", "Ben", "Cleo")
    other.starts()
    guesser = evening.caught()
    before = [shown(phone) for phone in other.phones]
    with monkeypatch.context() as broken:
        broken.setattr(REVEAL, "points", breaks)
        refusal(lambda: guesser.guesses("word"))
        other.all_look()
        assert other.scene == "imposter/clue"
    assert before != [shown(phone) for phone in other.phones]


def test_when_the_clock_s_own_input_fails_the_round_is_void(monkeypatch):
    evening = match_of(3).escaped().next_round()
    scores = evening.scores
    evening.caught()
    monkeypatch.setattr(REVEAL, "points", breaks)
    evening.passes(91)
    assert (evening.scene, evening.board.facts["round"], evening.scores) == ("imposter/look", 2, scores)
    assert "voided" in evening.board.told


def test_when_that_fails_too_the_room_goes_to_its_lobby_with_its_scores(monkeypatch):
    evening = match_of(3).escaped().next_round()
    scores = evening.scores
    evening.caught()
    monkeypatch.setattr(REVEAL, "points", breaks)
    monkeypatch.setattr("engine.room.Room._deal", breaks)
    evening.passes(91)
    assert (evening.scene, evening.scores) == ("lobby", scores)
    assert evening.board.view["notice"]["code"] == "fault"
    assert evening.names == ["Ana", "Ben", "Cleo"]


def test_a_round_that_fails_to_replay_gives_way_to_the_lobby(monkeypatch):
    evening = match_of(3).escaped()
    monkeypatch.setattr(REVEAL, "points", breaks)
    evening.restarts()
    assert (evening.scene, evening.board.view["notice"]["code"]) == ("lobby", "fault")
    assert evening.names == ["Ana", "Ben", "Cleo"]
