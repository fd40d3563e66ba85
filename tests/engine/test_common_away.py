"""Phones that are away, and rooms that nobody looks at (common.md, "Seats, devices")."""

from tests.engine.players import Board, evening_of, match_of, refusal

# A scene that waits only for people who are away


def waits_for_ben():
    evening = match_of(3)
    ben = evening.phones[1]
    for phone in evening.phones:
        if phone is not ben:
            phone.looks()
    ben.drops()
    return evening, ben


def test_a_scene_that_waits_only_for_people_away_ends_after_thirty_seconds():
    evening, _ = waits_for_ben()
    evening.passes(29.9)
    assert evening.scene == "imposter/look"
    evening.passes(0.2)
    assert evening.scene == "imposter/clue"


def test_somebody_who_is_back_in_time_is_waited_for_again():
    evening, ben = waits_for_ben()
    evening.passes(29)
    ben.returns()
    evening.passes(20)
    assert evening.scene == "imposter/look"
    ben.looks()
    assert evening.scene == "imposter/clue"


def test_while_one_of_those_waited_for_is_there_the_scene_goes_on():
    evening = match_of(3)
    ana, ben, cleo = evening.phones
    ana.looks()
    ben.drops()
    evening.passes(59)
    assert evening.scene == "imposter/look"
    cleo.looks()
    evening.passes(0.1)
    assert evening.scene == "imposter/clue"


def test_the_clock_covers_a_phone_that_has_dropped_near_its_end():
    evening = match_of(3)
    evening.passes(45)
    for phone in evening.phones:
        phone.drops()
    evening.passes(15.4)
    assert evening.scene == "imposter/look"
    evening.passes(0.2)
    assert evening.scene == "imposter/clue"


def test_a_turn_that_begins_while_its_giver_is_away_ends_within_ten_seconds_as_a_blank_clue():
    evening = match_of(4)
    evening.all_look()
    away = evening.by_seat(evening.board.facts["next"])
    away.drops()
    evening.passes(40)
    evening.turn.says("here")
    assert evening.board.facts["turn"] == away.id
    evening.passes(10.1)
    assert evening.board.facts["clues"][-1] == {"seat": away.id, "lap": 1, "word": None}


def test_the_host_may_skip_who_is_away():
    evening, _ = waits_for_ben()
    evening.skips()
    assert evening.scene == "imposter/clue"


# Nobody at all


def test_when_nobody_at_all_has_been_connected_for_a_minute_the_room_pauses():
    evening = match_of(3)
    evening.everybody_drops()
    evening.passes(61)
    assert evening.room.paused


def test_the_room_does_not_pause_before_the_minute_is_over():
    evening = match_of(3, clue_seconds=None)
    evening.all_look()
    evening.everybody_drops()
    evening.passes(59)
    assert not evening.room.paused


def test_a_match_that_nobody_looks_at_does_not_play_itself():
    evening = match_of(3)
    evening.everybody_drops()
    evening.passes(3600)
    assert evening.room.paused and evening.room.round == 1
    assert evening.room.table.turned <= 6


def test_a_room_paused_by_absence_is_paused_for_those_who_return_and_goes_on_by_the_host():
    evening = match_of(3, clue_seconds=None)
    evening.all_look()
    evening.everybody_drops()
    evening.passes(120)
    for phone in evening.phones:
        phone.returns()
    assert evening.phones[0].view["room"]["paused"]
    assert refusal(lambda: evening.turn.says("word")) == "paused"
    evening.host.hosts("resume")
    evening.turn.says("word")


def test_a_board_alone_keeps_a_room_from_pausing():
    evening = match_of(3)
    for phone in evening.phones:
        phone.drops()
    evening.passes(65)
    assert not evening.room.paused


def test_one_of_two_boards_is_enough():
    evening = match_of(3)
    second = Board(evening)
    evening.everybody_drops()
    evening.passes(65)
    assert not evening.room.paused
    second.goes()
    evening.passes(61)
    assert evening.room.paused


def test_a_lobby_never_pauses():
    evening = evening_of("Ana", "Ben", "Cleo")
    evening.everybody_drops()
    evening.passes(300)
    assert not evening.room.paused


# Rooms that are forgotten


def test_a_room_in_which_nothing_was_done_for_six_hours_is_closed():
    evening = evening_of("Ana", "Ben")
    evening.passes(6 * 3600 - 1)
    assert evening.door.count() == 1
    evening.passes(2)
    assert evening.door.count() == 0
    assert [screen.goodbye for screen in (evening.board, *evening.phones)] == ["closed"] * 3
    assert refusal(lambda: evening.door.find(evening.code)) == "no_such_room"
    assert evening.journal.read(evening.code) is None


def test_what_somebody_does_keeps_a_room_open():
    evening = evening_of("Ana", "Ben")
    evening.passes(5 * 3600)
    evening.phone().sits("Cleo")
    evening.passes(5 * 3600)
    assert evening.door.count() == 1


def test_old_rooms_are_pruned_at_the_start_of_the_server():
    evening = evening_of("Ana")
    evening.wall.now += 6 * 3600 + 1
    fresh = evening.door.open_room()
    evening.board, evening.phones = None, []
    evening.restarts()
    assert evening.door.count() == 1
    assert evening.door.find(fresh) == fresh
    assert refusal(lambda: evening.door.find(evening.code)) == "no_such_room"
