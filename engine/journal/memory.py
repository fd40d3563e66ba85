"""A journal in memory, for tests and for tables that need not outlive their server."""

import secrets
from dataclasses import dataclass

import orjson

from engine.journal import JournalFailed, Kept
from engine.script import Json


@dataclass(frozen=True)
class _Row:
    at: float
    given: bytes
    record: bytes | None


class MemoryJournal:
    def __init__(self) -> None:
        self.opened = 1
        self.key = secrets.token_bytes(32)
        self._rows: dict[str, list[_Row]] = {}

    def append(self, code: str, n: int, given: dict[str, Json], record: dict[str, Json] | None) -> None:
        rows = self._rows.setdefault(code, [])
        if n != len(rows):
            raise JournalFailed("this input is kept already, or one before it is missing")
        kept = None if record is None else orjson.dumps(record)
        rows.append(_Row(given["at"], orjson.dumps(given), kept))

    def read(self, code: str) -> Kept | None:
        rows = self._rows.get(code)
        if not rows:
            return None
        start = max(n for n, row in enumerate(rows) if row.record is not None)
        record = rows[start].record
        assert record is not None
        inputs = [orjson.loads(row.given) for row in rows[start + 1 :]]
        return Kept(orjson.loads(record), inputs, len(rows) - 1)

    def codes(self) -> dict[str, float]:
        return {code: rows[-1].at for code, rows in self._rows.items() if rows}

    def forget(self, code: str) -> None:
        self._rows.pop(code, None)

    def close(self) -> None:
        self._rows.clear()
