"""A journal in one SQLite file: safe against a killed process, and held by one process at a time."""

import fcntl
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Final

import orjson

from engine.journal import JournalBusy, JournalFailed, Kept
from engine.script import Json

_TABLES: Final = """
create table if not exists inputs (
    code text not null, n integer not null, at real not null, given blob not null, record blob,
    primary key (code, n)
) without rowid;
create index if not exists records on inputs (code, n) where record is not null;
create table if not exists about (name text primary key, value blob not null) without rowid;
"""
_APPEND: Final = """
insert into inputs select ?, ?, ?, ?, ?
where ? = coalesce((select max(n) + 1 from inputs where code = ?), 0)
"""


class SqliteJournal:
    """Keeps its file in `folder`, made if need be.

    Raises `JournalBusy` where another process holds the folder, OSError where it cannot be written.
    """

    def __init__(self, folder: Path | str) -> None:
        self._folder = Path(folder)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._held: int | None = self._hold()
        self._lock = Lock()
        try:
            self._db = self._open()
            self.key = self._about("key", secrets.token_bytes(32))
            self.opened = int(self._about("opened", b"0")) + 1
            self._db.execute("update about set value = ? where name = 'opened'", (b"%d" % self.opened,))
        except sqlite3.Error as error:
            self._let_go()
            raise OSError(f"the journal in {self._folder} cannot be used: {error}") from error

    def append(self, code: str, n: int, given: dict[str, Json], record: dict[str, Json] | None) -> None:
        kept = None if record is None else orjson.dumps(record)
        row = (code, n, given["at"], orjson.dumps(given), kept)
        with self._using() as db:
            if db.execute(_APPEND, (*row, n, code)).rowcount != 1:
                raise JournalFailed("this input is kept already, or one before it is missing")

    def read(self, code: str) -> Kept | None:
        with self._using() as db:
            start = db.execute(
                "select n, record from inputs where code = ? and record is not null order by n desc limit 1",
                (code,),
            ).fetchone()
            if start is None:
                return None
            rows = db.execute(
                "select given from inputs where code = ? and n > ? order by n", (code, start[0])
            ).fetchall()
        inputs = [orjson.loads(row[0]) for row in rows]
        return Kept(orjson.loads(start[1]), inputs, start[0] + len(inputs))

    def codes(self) -> dict[str, float]:
        with self._using() as db:
            # SQLite gives a bare column beside max() from the row that holds the maximum.
            return dict(
                db.execute("select code, at from (select code, at, max(n) from inputs group by code)")
            )

    def forget(self, code: str) -> None:
        with self._using() as db:
            db.execute("delete from inputs where code = ?", (code,))

    def close(self) -> None:
        with self._lock:
            self._db.close()
            self._let_go()

    def _hold(self) -> int:
        """Hold the folder: the lock goes with the process, however it ends."""
        held = os.open(self._folder / "farol.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(held)
            raise JournalBusy(f"another Farol holds the folder {self._folder}") from None
        return held

    def _let_go(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def _open(self) -> sqlite3.Connection:
        path = self._folder / "farol.sqlite3"
        # Words and seeds lie in the journal: made before SQLite opens it, so that it is never readable by others.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        # Timeout 0: waiting for a foreign lock would freeze every room of the server.
        db = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = normal")
        db.executescript(_TABLES)
        return db

    def _about(self, name: str, first: bytes) -> bytes:
        self._db.execute("insert or ignore into about values (?, ?)", (name, first))
        value: bytes = self._db.execute("select value from about where name = ?", (name,)).fetchone()[0]
        return value

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                yield self._db
            except sqlite3.Error as error:
                raise JournalFailed(type(error).__name__) from error
