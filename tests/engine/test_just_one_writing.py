"""Just One while clues are written: the givers, what is checked on entry, changes, the guesser's wait (just-one.md)."""

import json

import pytest

from tests.engine.players import refusal, refused
from tests.engine.rings import CardTable, cards_of, lobby_at


def seats(table):
    return {seat["id"]: (seat["asked"], seat["answered"]) for seat in table.board.view["seats"]}


# The table


@pytest.mark.parametrize("seats", [3, 7])
def test_it_is_played_by_three_to_seven_seats(seats):
    table = lobby_at(CardTable, seats)
    assert (table.facts["least"], table.facts["most"]) == (3, 7)
    table.starts()
    assert (table.scene, len(table.room.table.seats)) == ("just_one/write", seats)


@pytest.mark.parametrize(
    ("seats", "code", "params"), [(2, "too_few_seats", {"least": 3}), (8, "too_many_seats", {"most": 7})]
)
def test_it_is_not_played_by_fewer_or_more(seats, code, params):
    table = lobby_at(CardTable, seats)
    no = refused(table.starts)
    assert (no.code, no.params, table.scene) == (code, params, "lobby")


def test_a_match_takes_ten_to_twenty_minutes():
    assert lobby_at(CardTable, 3).host.view["host"]["games"]["just_one"]["minutes"] == [10, 20]


# Givers see the word


def test_all_but_one_write_a_clue_for_the_same_secret_word():
    table = cards_of(5, "boat")
    assert table.guesser not in table.others and len(table.others) == 4
    assert table.asked() == dict.fromkeys(table.others, "clue")
    assert [table.card_of(seat) for seat in table.others] == [{"word": "boat"}] * 4


def test_both_words_of_a_pair_come_as_secret_each_in_a_pass_of_its_own():
    table = cards_of(3, "boat / raft", "tea / coffee")
    words = []
    for _ in range(4):
        words.append(table.word)
        table.next_round()
    assert {*words[:2]} & {*words[2:]} == set()
    assert {*words} == {"boat", "raft", "tea", "coffee"}


def test_a_giver_is_asked_for_a_word_of_thirty_characters_that_may_be_changed():
    table = cards_of(3)
    assert table.ask_of(table.others[0]) == {"kind": "clue", "most": 30, "may_change": True}


def test_they_write_privately():
    table = cards_of(4, "boat")
    writer, *rest = table.others
    before = {seat: table.by_seat(seat).mine for seat in (*rest, table.guesser)}
    table.says(writer, "sailing")
    assert table.by_seat(writer).mine["sent"] == "sailing"
    for seat, mine in before.items():
        assert table.by_seat(seat).mine == mine
    for screen in (table.board, *table.phones):
        if screen is not table.by_seat(writer):
            assert "sailing" not in json.dumps(screen.view)


# One word of 1 to 30 characters; only that form is checked


@pytest.mark.parametrize("clue", ["x", "é" * 30, "👩‍🍳" * 30, "$", " hull "])
def test_a_clue_has_one_to_thirty_characters(clue):
    table = cards_of(3, "boat")
    table.says(table.others[0], clue)
    assert table.by_seat(table.others[0]).mine["sent"] == clue.strip()


@pytest.mark.parametrize(
    ("clue", "code"),
    [
        ("", "bad_value"),
        ("  ", "bad_value"),
        ("\u200b", "bad_value"),
        (None, "bad_value"),
        (7, "bad_value"),
        (True, "bad_value"),
        ("hu\nll", "bad_value"),
        ("two words", "two_words"),
        ("x" * 31, "too_long"),
    ],
)
def test_what_is_not_one_word_is_refused(clue, code):
    table = cards_of(3, "boat")
    assert refusal(lambda: table.says(table.others[0], clue)) == code
    assert table.waits_for == table.others


@pytest.mark.parametrize("clue", ["boat", "Boats", "vessel", "ship", "lifeboat", "raft", "Things"])
def test_only_the_form_is_checked_and_the_secret_itself_is_accepted(clue):
    table = cards_of(3, "boat = vessel / raft")
    table.until_the_word_is("boat").says(table.others[0], clue)
    assert table.by_seat(table.others[0]).mine["sent"] == clue


def test_who_guesses_writes_no_clue():
    table = cards_of(3)
    assert refusal(lambda: table.says(table.guesser, "hull")) == "not_asked"


# A clue may be changed until the last giver has locked in


def test_a_clue_may_be_changed_until_the_last_giver_has_locked_in():
    table = cards_of(4)
    first, second, third = table.others
    table.says(first, "one")
    table.says(second, "two")
    table.says(first, "three")
    mine = table.by_seat(first).mine
    assert (mine["sent"], mine["answered"], mine["ask"]["may_change"]) == ("three", True, True)
    assert table.scene == "just_one/write"
    table.says(third, "four")
    assert sorted(table.facts["clues"]) == ["four", "three", "two"]


def test_a_clue_may_be_changed_back():
    table = cards_of(4)
    first, second, third = table.others
    for clue in ("one", "two", "one"):
        table.says(first, clue)
    table.says(second, "x")
    table.says(third, "y")
    assert sorted(table.facts["clues"]) == ["one", "x", "y"]


def test_a_change_that_is_refused_leaves_the_clue_as_it_was():
    table = cards_of(4)
    first = table.others[0]
    table.says(first, "one")
    assert refusal(lambda: table.says(first, "one two")) == "two_words"
    assert table.by_seat(first).mine["sent"] == "one"


def test_once_the_last_giver_has_locked_in_no_clue_can_be_changed():
    table = cards_of(4)
    step, first = table.room.step, table.by_seat(table.others[0])
    table.writes("one", "two", "three")
    assert refusal(lambda: first.answers("four", step)) == "stale_step"
    assert refusal(lambda: first.answers("four")) == "not_asked"
    assert sorted(table.facts["clues"]) == ["one", "three", "two"]


def test_the_last_giver_locks_in_with_the_first_clue_and_changes_nothing():
    table = cards_of(3)
    first, last = table.others
    table.says(first, "one")
    table.says(last, "two")
    assert table.scene == "just_one/guess"


# The board shows who has written; time


def test_the_board_shows_who_has_written_and_no_clue():
    table = cards_of(4)
    first, second, third = table.others
    table.says(second, "hull")
    assert set(table.facts) == {"guesser", "card", "cards", "right"}
    assert seats(table) == {
        table.guesser: (False, False),
        first: (True, False),
        second: (True, True),
        third: (True, False),
    }


def test_the_givers_have_sixty_seconds():
    table = cards_of(3)
    assert table.left == 60
    table.passes(60.4)
    assert table.scene == "just_one/write"
    table.passes(0.2)
    assert table.scene == "just_one/guess"


def test_a_change_gives_no_new_time():
    table = cards_of(3)
    table.says(table.others[0], "one")
    table.passes(30)
    table.says(table.others[0], "two")
    assert table.left == 30


@pytest.mark.parametrize("ends_it", [lambda table: table.passes(60.6), lambda table: table.skips()])
def test_when_time_runs_out_the_card_goes_on_with_the_clues_that_are_in(ends_it):
    table = cards_of(5)
    table.says(table.others[1], "one")
    table.says(table.others[3], "two")
    ends_it(table)
    assert (table.scene, sorted(table.facts["clues"])) == ("just_one/guess", ["one", "two"])
    assert table.facts["lost"] == 0


def test_a_clue_that_comes_later_is_too_late():
    table = cards_of(3)
    step, giver = table.room.step, table.by_seat(table.others[0])
    table.passes(60.6)
    assert refusal(lambda: giver.answers("hull", step)) == "too_late"
    assert table.facts["clues"] == []


# The guesser sees nothing but the wait


def test_the_guesser_sees_nothing_but_the_wait_on_phone_and_board_alike():
    table = cards_of(4, "boat")
    guesser = table.by_seat(table.guesser)
    for seat in table.others[:2]:
        table.says(seat, "hull")
        assert guesser.mine == {
            "seat": table.guesser,
            "card": None,
            "ask": None,
            "asked": False,
            "answered": False,
            "sent": None,
        }
        assert guesser.facts == table.facts
        for screen in (guesser, table.board):
            assert not {"boat", "hull"} & {*json.dumps([screen.facts, screen.view.get("mine")]).split('"')}


def test_each_step_names_the_word_as_hidden_from_the_guesser_and_the_board():
    table = cards_of(4, "boat")
    for scene in ("just_one/write", "just_one/guess"):
        assert table.skips_to(scene).room.table.step.hide == {"boat": [table.guesser, "board"]}


def test_a_host_who_guesses_sees_no_more_than_anybody():
    table = cards_of(3, "boat")
    while not table.by_seat(table.guesser).is_host:
        table.next_round()
    assert "boat" not in json.dumps(table.host.view)
