"""What a journal on disk must stand: another process, a foreign lock, a full disk, a kill in the middle."""

import fcntl
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.door import Door
from engine.journal import JournalBusy, JournalFailed
from engine.journal.sqlite import SqliteJournal
from engine.script import Refused
from tests.engine.nonsense import nonsense
from tests.engine.test_journals import given

ROOT = Path(__file__).parents[2]


def test_all_is_there_after_reopening_and_openings_are_counted(tmp_path: Path) -> None:
    first = SqliteJournal(tmp_path)
    first.append("KXTR", 0, given(0, at=9.0), {"record": 0})
    first.append("KXTR", 1, given(1, at=9.5), None)
    key = first.key
    first.close()
    for opened in (2, 3):
        again = SqliteJournal(tmp_path)
        kept = again.read("KXTR")
        assert kept is not None
        assert (kept.record, kept.inputs, kept.last) == ({"record": 0}, [given(1, at=9.5)], 1)
        assert (again.key, again.opened, again.codes()) == (key, opened, {"KXTR": 9.5})
        again.close()


def test_every_folder_has_a_key_of_its_own(tmp_path: Path) -> None:
    journals = [SqliteJournal(tmp_path / name) for name in "ab"]
    assert journals[0].key != journals[1].key
    for journal in journals:
        journal.close()


def test_words_and_seeds_can_be_read_by_nobody_else(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        journal = SqliteJournal(tmp_path / "data")
        journal.append("KXTR", 0, given(0), {})
    finally:
        os.umask(before)
    files = list((tmp_path / "data").iterdir())
    assert {"farol.sqlite3", "farol.sqlite3-wal"} <= {file.name for file in files}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    journal.close()


def test_a_folder_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path)
    with pytest.raises(JournalBusy):
        SqliteJournal(tmp_path)
    journal.append("KXTR", 0, given(0), {})
    journal.close()
    SqliteJournal(tmp_path).close()


def test_a_folder_is_free_once_its_holder_is_killed(tmp_path: Path) -> None:
    with writer(tmp_path) as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(JournalBusy):
            SqliteJournal(tmp_path)
        process.send_signal(signal.SIGKILL)
        process.wait()
    SqliteJournal(tmp_path).close()


def a_file_in_its_place(path: Path) -> None:
    path.write_text("not a folder")


def a_folder_where_its_file_would_be(path: Path) -> None:
    (path / "farol.sqlite3").mkdir(parents=True)


def something_else_in_its_file(path: Path) -> None:
    path.mkdir()
    (path / "farol.sqlite3").write_bytes(b"this is no database " * 500)


@pytest.mark.parametrize(
    "prepare", [a_file_in_its_place, a_folder_where_its_file_would_be, something_else_in_its_file]
)
def test_a_folder_that_cannot_be_used_is_an_oserror(prepare: Callable[[Path], None], tmp_path: Path) -> None:
    prepare(tmp_path / "data")
    with pytest.raises(OSError):
        SqliteJournal(tmp_path / "data")


def test_a_folder_that_could_not_be_used_is_not_held(tmp_path: Path) -> None:
    something_else_in_its_file(tmp_path / "data")
    for _ in range(2):
        with pytest.raises(OSError):
            SqliteJournal(tmp_path / "data")
    held = os.open(tmp_path / "data" / "farol.lock", os.O_RDWR)
    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    os.close(held)


def test_a_foreign_lock_fails_at_once_instead_of_freezing_every_room(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path)
    journal.append("KXTR", 0, given(0), {})
    foreign = sqlite3.connect(tmp_path / "farol.sqlite3", isolation_level=None)
    foreign.execute("begin immediate")
    started = time.monotonic()
    with pytest.raises(JournalFailed):
        journal.append("KXTR", 1, given(1), None)
    assert time.monotonic() - started < 0.5
    foreign.execute("rollback")
    foreign.close()
    journal.append("KXTR", 1, given(1), None)
    kept = journal.read("KXTR")
    assert kept is not None
    assert kept.last == 1
    journal.close()


def filled(journal: SqliteJournal) -> int:
    """Let the journal's file grow no more, and fill it; gives the number of inputs that were acknowledged."""
    pages = journal._db.execute("pragma page_count").fetchone()[0]
    journal._db.execute(f"pragma max_page_count = {pages + 4}")
    n = 0
    with pytest.raises(JournalFailed):
        for n in range(1000):
            journal.append("KXTR", n, {**given(n), "padding": "x" * 1000}, {} if n == 0 else None)
    return n


def test_a_full_disk_is_refused_and_nothing_is_half_kept(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path)
    acknowledged = filled(journal)
    assert acknowledged > 0
    kept = journal.read("KXTR")
    assert kept is not None
    assert kept.last == acknowledged - 1
    journal._db.execute("pragma max_page_count = 100000")
    journal.append("KXTR", acknowledged, given(acknowledged), None)
    journal.close()
    again = SqliteJournal(tmp_path)
    kept = again.read("KXTR")
    assert kept is not None
    assert kept.last == acknowledged
    again.close()


def test_what_could_not_be_kept_is_refused_and_never_shown(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path)
    door, shown = Door(journal, nonsense(), limits=False), []
    code = door.open_room()
    phone = door.attach(code, shown.append, lambda code: None)
    door.sit(phone, "Ana")
    filled(journal)
    before = len(shown)
    refusals = []
    for n in range(3):
        with pytest.raises(Refused) as refused:
            door.sit(phone, f"Ben{n}")
        refusals.append(refused.value.code)
    assert refusals == ["could_not_be_kept"] * 3
    assert len(shown) == before
    journal._db.execute("pragma max_page_count = 100000")
    door.sit(phone, "Ben")
    assert b"Ana" in shown[-1] and b"Ben" in shown[-1] and b"Ben0" not in shown[-1]
    with pytest.raises(Refused):
        door.find("BCDF")
    door.close()


WRITER = """
import sys
from engine.journal.sqlite import SqliteJournal

journal = SqliteJournal(sys.argv[1])
kept = journal.read("KXTR")
n = 0 if kept is None else kept.last + 1
while True:
    given = {"kind": "answer", "who": "d1", "value": {"n": n}, "step": n, "at": 0.0, "padding": "x" * (n % 3000)}
    journal.append("KXTR", n, given, {"record": n} if n % 50 == 0 else None)
    print(n, flush=True)
    n += 1
"""


def writer(folder: Path) -> subprocess.Popen[str]:
    """A process that writes inputs, and says the number of each once it is kept."""
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def test_a_killed_writer_loses_nothing_acknowledged(tmp_path: Path) -> None:
    for kill in range(4):
        with writer(tmp_path) as process:
            assert process.stdout is not None
            said = [process.stdout.readline() for _ in range(40 + 97 * kill)]
            process.send_signal(signal.SIGKILL)
            said += process.stdout.readlines()
        acknowledged = [int(line) for line in said if line.endswith("\n")][-1]
        journal = SqliteJournal(tmp_path)
        kept = journal.read("KXTR")
        journal.close()
        assert kept is not None
        # What was kept last may have been killed before it could be said.
        assert kept.last >= acknowledged
        assert kept.record == {"record": kept.last // 50 * 50}
        assert [one["step"] for one in kept.inputs] == list(range(kept.record["record"] + 1, kept.last + 1))
