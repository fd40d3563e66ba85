"""The rooms of this server: in memory once somebody has come, else only in the journal."""

import logging
import secrets
import threading
from collections.abc import Callable
from typing import Final

import orjson

from engine.door.live import Live, log_fault
from engine.door.version import VERSION
from engine.inputs import CLOCK, Input
from engine.journal import Journal, JournalFailed
from engine.record import record, restore
from engine.room import Room
from engine.script import Json, Refused
from engine.words.packs import Library

CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code spells a word, and no look-alikes."""
CODE_LENGTH: Final = 4
IDLE_SECONDS: Final = 6 * 3600.0


class Rooms:
    """`wall` gives seconds since the epoch, for what is written; `now` is always monotonic seconds."""

    def __init__(self, journal: Journal, library: Library, wall: Callable[[], float]) -> None:
        self.journal = journal
        self._library = library
        self._wall = wall
        self._lock = threading.RLock()
        self._live: dict[str, Live] = {}
        self.codes = self._prune()
        """The codes of all rooms that are open."""

    def input(self, kind: str, who: str | None, value: dict[str, Json], step: int | None = None) -> Input:
        return Input(kind, who, value, step, self._wall())

    def open(self, lang: str, now: float) -> Live:
        """A new room, kept before anybody hears of it. Raises could_not_be_kept."""
        with self._lock:
            code = self._new_code()
            live = Live(code, now)
            live.room = Room(code, secrets.token_hex(16), lang, self._library, now)
            live.v = self._first_v()
            try:
                self.keep(live, self.input("open", None, {"lang": lang}))
            except JournalFailed:
                raise Refused("could_not_be_kept") from None
            self._live[code] = live
            self.codes.add(code)
        return live

    def find(self, code: str, now: float) -> Live:
        """The room in memory, loaded from the journal at its first contact. Raises no_such_room, could_not_be_kept."""
        with self._lock:
            live = self._live.get(code)
            if live is None:
                live = Live(code, now)
                try:
                    self._load(live, now)
                except JournalFailed:
                    raise Refused("could_not_be_kept") from None
                live.v = self._first_v()
                self._live[code] = live
        return live

    def keep(self, live: Live, given: Input) -> None:
        """Write an input that the room has taken into the journal. Raises `JournalFailed`."""
        kept = record(live.room, VERSION)
        self.journal.append(live.code, live.last + 1, given.to_json(), kept)
        live.last += 1
        if kept is None:
            live.inputs.append(given)
        else:
            live.record, live.inputs = orjson.dumps(kept), []

    def replay(self, live: Live, now: float) -> None:
        """Play the room from what is kept of it; a round that cannot be replayed gives way to the lobby, which says so."""
        kept = orjson.loads(live.record)
        live.room, replayable = restore(kept, self._library, VERSION, now)
        why = "other_version"
        if replayable:
            try:
                for given in live.inputs:
                    live.room.feed(given, now)
            except Exception as fault:
                log_fault(live, fault)
                live.room, _ = restore(kept, self._library, "", now)
                why, replayable = "fault", False
        live.room.wake(now)
        if not replayable:
            self._to_lobby(live, why, now)

    def _to_lobby(self, live: Live, why: str, now: float) -> None:
        lobby = self.input("lobby", CLOCK, {"why": why})
        live.room.feed(lobby, now)
        try:
            self.keep(live, lobby)
        except JournalFailed:
            # Nothing is lost: from the same journal the room comes to the same lobby again.
            logging.getLogger("farol").warning("room %s: lobby could not be kept", live.code)

    def _load(self, live: Live, now: float) -> None:
        kept = self.journal.read(live.code)
        if kept is None:
            self.codes.discard(live.code)
            raise Refused("no_such_room")
        live.last, live.record = kept.last, orjson.dumps(kept.record)
        live.inputs = [Input.from_json(given) for given in kept.inputs]
        self.replay(live, now)

    def close(self, live: Live) -> None:
        """Forget a room, in memory and in the journal."""
        with self._lock:
            self._live.pop(live.code, None)
            self.codes.discard(live.code)
        live.closed = True
        try:
            self.journal.forget(live.code)
        except JournalFailed:
            logging.getLogger("farol").warning("room %s: could not be forgotten", live.code)

    def _prune(self) -> set[str]:
        old = self._wall() - IDLE_SECONDS
        codes = self.journal.codes()
        for code, at in codes.items():
            if at < old:
                self.journal.forget(code)
        return {code for code, at in codes.items() if at >= old}

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.codes:
                return code

    def _first_v(self) -> int:
        """Where the views of a room start counting: beyond all that an earlier run of the server can have sent."""
        return self.journal.opened * 10**9
