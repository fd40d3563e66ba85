"""What every journal must do: the same tests for each."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.journal import Journal, JournalFailed
from engine.journal.memory import MemoryJournal
from engine.journal.sqlite import SqliteJournal

Given = dict[str, Any]


def given(n: int, at: float = 0.0) -> Given:
    return {"kind": "answer", "who": "d1", "value": {"seat": "s1", "value": f"ñ 🎉 {n}"}, "step": n, "at": at}


@pytest.fixture(params=["memory", "sqlite"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made = MemoryJournal() if request.param == "memory" else SqliteJournal(tmp_path / "made" / "data")
    yield made
    made.close()


def test_a_room_that_was_never_kept_is_none(journal: Journal) -> None:
    assert journal.read("KXTR") is None
    assert journal.codes() == {}


def test_inputs_come_back_in_order_after_the_last_record(journal: Journal) -> None:
    for n in range(12):
        journal.append("KXTR", n, given(n), {"record": n} if n in (0, 4) else None)
    kept = journal.read("KXTR")
    assert kept is not None
    assert kept.record == {"record": 4}
    assert kept.inputs == [given(n) for n in range(5, 12)]
    assert kept.last == 11


def test_a_record_with_nothing_after_it_is_complete(journal: Journal) -> None:
    for n in range(3):
        journal.append("KXTR", n, given(n), {"record": n})
    kept = journal.read("KXTR")
    assert kept is not None
    assert (kept.record, kept.inputs, kept.last) == ({"record": 2}, [], 2)


def test_a_number_that_is_taken_is_refused_and_the_first_stays(journal: Journal) -> None:
    journal.append("KXTR", 0, given(0), {})
    journal.append("KXTR", 1, given(1), None)
    for n in (0, 1):
        with pytest.raises(JournalFailed):
            journal.append("KXTR", n, given(99), {"record": 99})
    kept = journal.read("KXTR")
    assert kept is not None
    assert (kept.record, kept.inputs, kept.last) == ({}, [given(1)], 1)


def test_a_gap_is_refused(journal: Journal) -> None:
    journal.append("KXTR", 0, given(0), {})
    with pytest.raises(JournalFailed):
        journal.append("KXTR", 2, given(2), None)
    with pytest.raises(JournalFailed):
        journal.append("BCDF", 1, given(1), {})
    journal.append("KXTR", 1, given(1), None)
    kept = journal.read("KXTR")
    assert kept is not None
    assert kept.last == 1


def test_what_was_given_may_change_afterwards(journal: Journal) -> None:
    said, record = given(0), {"seats": ["s1"]}
    journal.append("KXTR", 0, said, record)
    record["seats"].append("s2")
    kept = journal.read("KXTR")
    assert kept is not None
    assert kept.record == {"seats": ["s1"]}
    kept.record.clear()
    again = journal.read("KXTR")
    assert again is not None
    assert again.record == {"seats": ["s1"]}


def test_rooms_are_kept_apart_and_told_with_the_time_of_their_last_input(journal: Journal) -> None:
    journal.append("KXTR", 0, given(0, at=5.0), {"room": "KXTR"})
    journal.append("BCDF", 0, given(0, at=6.5), {"room": "BCDF"})
    # A wall clock can be set back: the last input counts, not the latest time.
    journal.append("KXTR", 1, given(1, at=4.0), None)
    assert journal.codes() == {"KXTR": 4.0, "BCDF": 6.5}
    kept = journal.read("BCDF")
    assert kept is not None
    assert (kept.record, kept.inputs) == ({"room": "BCDF"}, [])


def test_a_forgotten_room_is_gone_and_its_code_free(journal: Journal) -> None:
    journal.append("KXTR", 0, given(0), {"old": True})
    journal.append("BCDF", 0, given(0), {})
    journal.forget("KXTR")
    journal.forget("KXTR")
    assert journal.read("KXTR") is None
    assert list(journal.codes()) == ["BCDF"]
    journal.append("KXTR", 0, given(7), {"new": True})
    kept = journal.read("KXTR")
    assert kept is not None
    assert (kept.record, kept.last) == ({"new": True}, 0)


def test_nothing_is_kept_after_closing(journal: Journal) -> None:
    journal.append("KXTR", 0, given(0), {})
    journal.close()
    with pytest.raises(JournalFailed):
        journal.append("KXTR", 1, given(1), None)


def test_the_first_opening_counts_one(journal: Journal) -> None:
    assert journal.opened == 1
    assert len(journal.key) >= 32
