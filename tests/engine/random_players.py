"""A server whose rooms can be watched, people in them, and what must hold whatever these people do."""

import logging
from collections.abc import Callable
from typing import Any

import orjson

from engine import view as views
from engine.door import Door
from engine.journal import Journal
from engine.room import Room
from engine.script import BOARD, Refused
from engine.words.packs import Library
from tests.engine import random_moments, wire_views
from tests.engine.nonsense import MARK, Remembering, keep_room
from tests.engine.random_secrets import search, ungridded

Snapshot = dict[str, Any]


class Server:
    """A door with a hand-turned clock, that can be killed and started again on its journal."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.journal = Remembering()
        self.now = 1000.0
        self.parties: list[Party] = []
        self.door = self.new_door(self.journal)

    def new_door(self, journal: Journal) -> Door:
        return Door(journal, self.library, limits=False, clock=lambda: self.now, wall=lambda: self.now)

    def tick(self) -> float | None:
        """Let the clock say what it has to say; every party follows."""
        wait = self.door.tick()
        for party in self.parties:
            party.follow()
        return wait

    def passes(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            wait = self.tick()
            self.now = min(end, self.now + max(0.001, seconds if wait is None else wait))
        self.tick()

    def restarts(self) -> None:
        self.journal.opened += 1
        self.door = self.new_door(self.journal)
        for party in self.parties:
            assert replayed(party.snapshot()) == replayed(party.seen)
            party.comes_back()
            party.follow(changed=True)


class Screen:
    """A TV or a phone: what it was shown since its party looked last, and the newest view of all."""

    def __init__(self, party: "Party", board: bool = False) -> None:
        self.party = party
        self.board = board
        self.token: str | None = None
        self.held: str | None = None
        """The seat that holds this device, by what the server has acknowledged."""
        self.link: Any = None
        self.unread: list[tuple[bytes, bytes, dict[str, Any] | None, tuple[str, ...]]] = []
        self.view: dict[str, Any] = {}
        self.v = 0

    @property
    def here(self) -> bool:
        return self.link is not None

    def connects(self) -> None:
        """Connect, or connect again while the old connection still stands."""
        self.held = None
        door, code = self.party.server.door, self.party.code
        try:
            self.link = door.attach(code, self.shown, self._bye, token=self.token, board=self.board)
        except Refused as refused:
            assert refused.code == "bad_token"
            self.token = None
            self.link = door.attach(code, self.shown, self._bye)

    def drops(self) -> None:
        if self.link is not None:
            self.party.server.door.detach(self.link)
        self.link = self.held = None

    def shown(self, raw: bytes) -> None:
        table = self.party.room.table
        if table is None:
            self.unread.append((raw, raw, {}, ()))
        else:
            # At a reveal all is told.
            hidden = None if table.step.board.name.endswith("/reveal") else dict(table.step.hide)
            self.unread.append((raw, ungridded(raw, table), hidden, table.seats))

    def _bye(self, code: str) -> None:
        assert code in ("taken_over", "removed")
        self.link = None

    @property
    def seats(self) -> list[str]:
        """The seats that this device holds, by what the server has acknowledged."""
        owners, present = self.party.owners, self.party.present()
        return [seat for seat in present if self.token is not None and owners.get(seat) == self.token]

    def reads(self) -> None:
        """Look at all that was shown: well-formed, never older, and without a secret that is not for these eyes."""
        seats = self.seats
        eyes = seats[0] if len(seats) == 1 else self.held if self.held in seats else BOARD
        for raw, searched, hidden, dealt in self.unread:
            before, self.view = self.view, wire_views.read(raw)
            wire_views.check(self.view, self.board)
            # A phone's own part can be shown anew, as when a shared phone is held; the room's comes with a higher v.
            same = all(
                before.get(field) == self.view[field] for field in ("step", "facts", "seats", "notice")
            )
            assert self.view["v"] >= self.v if same else self.view["v"] > self.v
            self.v = self.view["v"]
            # Names have their room's code in them.
            codes = [party.code for party in self.party.server.parties if party is not self.party]
            assert self.view["room"]["code"] == self.party.code
            assert not any(code.encode() in raw for code in codes)
            if hidden is not None:
                search(searched, self.view, hidden, eyes if eyes in dealt else BOARD)
        self.unread.clear()


class Party:
    """The people of one room, and how its room must behave."""

    def __init__(self, server: Server, code: str = "KXTR", seed: str = "seed", lang: str = "en") -> None:
        self.server, self.code = server, code
        keep_room(server.journal, server.library, code, seed, lang, at=server.now)
        # Codes are read when a door opens.
        server.journal.opened += 1
        server.door = server.new_door(server.journal)
        for party in server.parties:
            party.comes_back()
        server.parties.append(self)
        self.screens: list[Screen] = []
        self.seen = self.snapshot()
        """All that anybody could see when it was last looked at."""
        self.owners: dict[str, str] = {}
        self.reached: set[str] = set()
        """Scenes that people came to; `asked`: what they answered and reported, and moves that steps offer."""
        self.asked: set[str] = set()
        self.came_up: set[str] = set()
        self._kept = -1
        self._stays = 0
        self._place: tuple[tuple[int, int, int], int] = ((0, 0, 0), 0)
        self._before: dict[tuple[tuple[int, int, int], int], tuple[Snapshot, int]] = {}

    # What is known of the room from behind the door

    @property
    def room(self) -> Room:
        return self.server.door._rooms.find(self.code, self.server.now).room

    def present(self) -> list[str]:
        return [seat.id for seat in self.room.seats.present]

    def snapshot(self) -> Snapshot:
        """All that anybody can see of the room at this moment, every seat of a shared device included."""
        room = self.room
        seen: Snapshot = {
            "shared": views.shared(room, self.server.now),
            "room": {**views.about_room(room), "join_url": ""},
        }
        for seat in room.seats.present:
            seen[seat.id] = views.own(room, seat.device, seat.id)
        seen["host"] = views.own(room, room.seats.host, None)
        del seen["shared"]["left"]
        kept: Snapshot = orjson.loads(orjson.dumps(seen))
        return kept

    # What people do

    def attempt(self, act: Callable[[], Any]) -> Any:
        """Do it; gives what it brought. What is refused has changed nothing for anybody, and gives None."""
        self.server.tick()
        try:
            brought = act()
        except Refused as refused:
            assert refused.code in wire_views.CODES, refused.code
            assert MARK not in repr(refused.params)
            assert self.snapshot() == self.seen and not self._unread(), f"{refused.code} changed something"
            return None
        self.follow(changed=True)
        return brought

    def undo(self, host: Screen) -> None:
        """Take back the last thing, if there is one: everybody sees again what they saw before it."""
        self.server.tick()
        if not host.here or host.view.get("host") is None or host.view["host"]["undo"] is None:
            return
        n = host.view["host"]["undo"]["n"]
        door, stays, log = self.server.door, self._stays, self.room.table.log if self.room.table else []
        place, told = (self._place[0], n), log[n].told
        assert door.host(host.link, "undo", host.view["step"], {"n": n}) == {}
        self._note_place()
        self.seen = self.snapshot()
        if told and self.room.table is not None:
            # What was shown stays known.
            event = self.room.table.undoable()
            assert event is None or event.recorded
        if place in self._before and self._before[place][1] == stays:
            assert undone(self.seen, told) == undone(self._before[place][0], told)
        self.look()

    def comes_back(self) -> None:
        """After a restart every screen that was there connects again."""
        for screen in self.screens:
            if screen.here:
                screen.connects()

    # What must hold

    def follow(self, changed: bool = False) -> None:
        """Look at what has changed, and note it, so that an undo of it can be compared."""
        if not changed and self.server.journal.count == self._kept and not self._unread():
            return
        before, (old, known) = self.seen, self._place
        self.seen, self._kept = self.snapshot(), self.server.journal.count
        self.look()
        self.came_up |= random_moments.came_up(before["shared"], self.seen["shared"])
        random_moments.check_turn(before["shared"], self.seen["shared"])
        self._note_place()
        place, length = self._place
        log = self.room.table.log if self.room.table is not None else []
        if place == old and length == known + 1 and not log[-1].stays:
            self._before[place, known] = (before, self._stays)
        elif undone(self.seen) != undone(before):
            self._stays += 1

    def look(self) -> None:
        """Every screen has been shown the room as it is now, and nothing that it may not see."""
        for screen in self.screens:
            screen.reads()
            if screen.here:
                fresh = {**self.seen["shared"], "room": {**self.seen["room"], "join_url": ""}}
                if not screen.board:
                    own = views.own(self.room, screen.link.device, screen.link.held)
                    fresh |= orjson.loads(orjson.dumps(own))
                newest = {field: value for field, value in screen.view.items() if field not in ("v", "left")}
                assert newest == fresh
        hide = self.room.table.step.hide if self.room.table is not None else {}
        scene, facts = self.seen["shared"]["scene"], self.seen["shared"]["facts"]
        if hide and facts.get("full"):
            assert BOARD in hide[next(iter(hide))], "the word of a full game that goes on was told"
        turn = random_moments.whose_turn(self.seen["shared"])
        if turn is not None and not scene.endswith("/reveal"):
            # Else the search would look for nothing.
            assert len(hide) == 1 and all(BOARD in eyes for eyes in hide.values())
        self.reached.add(scene)

    def _note_place(self) -> None:
        room = self.room
        self._place = ((room.match, room.round, room.deal), len(room.table.log) if room.table else 0)

    def _unread(self) -> bool:
        return any(screen.unread for screen in self.screens)

    def replays(self) -> None:
        """A fresh door comes to the same room, from the last record and from the inputs alone."""
        seen = replayed(self.snapshot())
        for journal in (self.server.journal, self.server.journal.inputs_alone()):
            other = Party.__new__(Party)
            other.server, other.code = Server.__new__(Server), self.code
            other.server.now, other.server.library = self.server.now, self.server.library
            other.server.door = self.server.new_door(journal)
            assert replayed(other.snapshot()) == seen


def replayed(seen: Snapshot) -> Snapshot:
    """Without what no journal keeps: who is connected, who has taken a shared phone, how long a clock was made."""
    seats = [{**seat, "away": None} for seat in seen["shared"]["seats"]]
    return {**seen, "shared": {**seen["shared"], "total": None, "standing": None, "seats": seats}}


def undone(seen: Snapshot, told: bool = False) -> Snapshot:
    """Without what an undo changes: the step's number, what is told of it, and the number of what is undone next.

    After a reveal (`told`) nothing that led to it can be undone any more. A report is no part of the round.
    """
    seen = replayed(seen)
    seen["shared"] |= {"step": None, "notice": None}
    for name, own in seen.items():
        if name in ("shared", "room") or own["host"] is None:
            continue
        host = {**own["host"], "reported": None}
        gone = {"dismiss_report", "undo"} if told else {"dismiss_report"}
        host["moves"] = [move for move in host["moves"] if move not in gone]
        if host["undo"] is not None:
            host["undo"] = None if told else {**host["undo"], "n": None}
        seen[name] = {**own, "host": host}
    return seen


class Log(logging.Handler):
    """All that is logged while it listens; of a game without faults that is nothing."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def __enter__(self) -> "Log":
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *fault: object) -> None:
        logging.getLogger().removeHandler(self)
