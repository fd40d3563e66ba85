"""The one way in: who is it, may they, what time is it; then the stage takes it."""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

import orjson

from engine import moves
from engine.door import tokens
from engine.door.limits import Limit
from engine.door.live import Live, Screen
from engine.door.rooms import CODE_LETTERS, Rooms
from engine.door.stage import Stage
from engine.door.texts import Texts
from engine.door.version import VERSION
from engine.journal import Journal
from engine.room import Room
from engine.script import Json, Refused
from engine.seats import DeviceId
from engine.words.packs import Library

SEAT_CODE_SECONDS: Final = 300.0
SEAT_CODE_LENGTH: Final = 6


class Door:
    """Every method may raise `Refused`; what goes wrong inside is logged, undone, and refused as did_not_work."""

    def __init__(
        self,
        journal: Journal,
        library: Library,
        *,
        limits: bool = True,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.library = library
        self.version = VERSION
        self._clock = clock
        self._limits = limits
        self._new_rooms = Limit(10, 60.0)
        self._wrong_codes = Limit(30, 60.0)
        self._rooms = Rooms(journal, library, wall)
        self._stage = Stage(self._rooms, clock)
        self.texts = Texts(self._read, self._write)

    # Rooms

    def open_room(self, lang: str = "en", address: str = "") -> str:
        """Open a room and give its code. Raises slow_down {seconds}, or bad_value for a language without packs."""
        now = self._clock()
        if not isinstance(lang, str) or not self.library.packs(lang):
            raise Refused("bad_value")
        if self._limits:
            self._new_rooms.check(address, now)
            self._new_rooms.count(address, now)
        live = self._rooms.open(lang, now)
        self._stage.set_alarm(live)
        return live.code

    def find(self, code: Json, address: str = "") -> str:
        """The code of a room as it is written. Raises no_such_room, and slow_down after 30 wrong ones a minute."""
        now = self._clock()
        if self._limits:
            self._wrong_codes.check(address, now)
        written = _written(code)
        if written not in self._rooms.codes:
            self._wrong_codes.count(address, now)
            raise Refused("no_such_room")
        return written

    def count(self) -> int:
        """How many rooms are open."""
        return len(self._rooms.codes)

    # Screens

    def attach(
        self,
        code: str,
        show: Callable[[bytes], None],
        bye: Callable[[str], None],
        *,
        token: str | None = None,
        board: bool = False,
        address: str = "",
        join_url: str = "",
    ) -> Screen:
        """A screen has connected: it is shown the room now and after every change.

        `show` gets a whole view as JSON, `bye` the reason why this screen is let go; both are called in order
        under the room's lock and must only queue. Raises no_such_room, bad_token or slow_down.
        """
        known = None if board or token is None else self._known(code, token)
        live = known or self._find(code, address)
        with live.lock:
            now = self._clock()
            device = None
            if token is not None and not board:
                device = self._device(live, token)
            screen = Screen(live, show, bye, board=board, device=device, join_url=join_url, address=address)
            returned = device is not None and not live.room.presence.here(device)
            self._stage.take_over(live, device, now)
            self._stage.add(live, screen)
            if returned:
                self._stage.show(live, now)
            else:
                self._stage.show_to(live, [screen], now)
        return screen

    def detach(self, screen: Screen) -> None:
        """A screen has gone; saying so twice, or after it was let go, changes nothing."""
        live = screen.live
        with live.lock:
            if screen not in live.screens:
                return
            now = self._clock()
            self._stage.drop(live, screen, now)
            if screen.device is not None and not live.room.presence.here(screen.device):
                self._stage.show(live, now)

    # What a phone says

    def hear(self, screen: Screen) -> None:
        """Somebody has said something, sense or not; raises slow_down while more than 20 a second come."""
        if self._limits:
            screen.calm(self._clock())

    def sit(self, screen: Screen, name: Json, key: Json = None) -> dict[str, Json]:
        """Take a seat, or one more on the same device. Raises name_…, room_full. Gives seat and token."""
        if key is not None and (not isinstance(key, str) or not 0 < len(key) <= 100):
            raise Refused("bad_value")
        return self._seat(screen, "sit", {"name": name, "key": key})

    def claim(self, screen: Screen, code: Json) -> dict[str, Json]:
        """Move the seat of a one-time code to this phone. Raises bad_seat_code, slow_down. Gives seat and token."""
        live, now = screen.live, self._clock()
        if self._limits:
            self._wrong_codes.check(screen.address, now)
        written = _written(code)
        with live.lock:
            seat, until = live.seat_codes.get(written, ("", 0.0))
            if until <= now:
                self._wrong_codes.count(screen.address, now)
                raise Refused("bad_seat_code")
            brought = self._seat(screen, "claim", {"seat": seat})
            del live.seat_codes[written]
        return brought

    def lead(self, screen: Screen) -> dict[str, Json]:
        """Become host, seat or no seat, where there is none, or again after having been away. Gives the token."""
        return self._seat(screen, "lead", {})

    def leave(self, screen: Screen, seat: Json = None) -> dict[str, Json]:
        """Give up one seat, or all that this device holds."""
        live = screen.live
        with live.lock:
            self._say(screen, "leave", {"seat": seat}, show=False)
            if screen.device is not None and not live.room.seats.knows(screen.device):
                self._stage.bind(live, screen, None, self._clock())
            self._stage.show(live, self._clock())
        return {}

    def answer(self, screen: Screen, step: Json, value: Json, seat: Json = None) -> dict[str, Json]:
        """Answer what a seat, or the host, is asked in this step. An answer that is kept already counts as done."""
        live = screen.live
        if seat is not None and not isinstance(seat, str):
            raise Refused("no_such_seat")
        with live.lock:
            mine = [seat.id for seat in live.room.seats.of(screen.device)]
            several = len(mine) > 1
            if seat is None:
                seat = screen.held if several else mine[0] if mine else None
            if seat is None:
                self._now(screen)
                raise Refused("not_held" if several else "not_asked")
            given = {"seat": seat, "value": value}
            if not several or seat not in mine:
                return self._say(screen, "answer", given, step)
            return self._answer_held(screen, given, step)

    def _answer_held(self, screen: Screen, given: dict[str, Json], step: Json) -> dict[str, Json]:
        """An answer on a shared device: only from the seat that holds it, and it ends the holding."""
        # What was due is said while the page is still open: an answer that comes too late leaves it so.
        self._stage.fire(screen.live, self._now(screen))
        held, screen.held = screen.held, None
        v = screen.live.v
        try:
            brought = self._say(screen, "answer", given, step, held=held == given["seat"])
        except Refused:
            screen.held = held
            raise
        if held is not None and screen.live.v == v:
            # The same answer again changes nothing for others, but the page has closed.
            self._stage.show_to(screen.live, [screen], self._clock())
        return brought

    def hold(self, screen: Screen, seat: Json) -> dict[str, Json]:
        """Who holds a shared device now: only then is that seat's private part sent to it."""
        live = screen.live
        with live.lock:
            now = self._now(screen)
            mine = [mine.id for mine in live.room.seats.of(screen.device)]
            if seat not in mine:
                raise Refused("no_such_seat")
            # A device with one seat always holds it, and not longer than it is the only one.
            screen.held = seat if len(mine) > 1 else None
            if live.room.standing:
                live.room.hold(seat, now)
                self._stage.set_alarm(live)
                self._stage.show(live, now)
            else:
                self._stage.show_to(live, [screen], now)
        return {}

    def release(self, screen: Screen) -> dict[str, Json]:
        """Nobody holds the device now."""
        live = screen.live
        with live.lock:
            now = self._now(screen)
            screen.held = None
            self._stage.show_to(live, [screen], now)
        return {}

    def host(self, screen: Screen, move: str, step: Json, params: Mapping[str, Json]) -> dict[str, Json]:
        """Make a host's move (wire.md, "Host moves"); `seat_code` gives the code."""
        given = {"move": move, "params": dict(params)}
        if move == "seat_code":
            return {"code": self._seat_code(screen, given, step)}
        with screen.live.lock:
            return self._say(screen, "host", given, step)

    def report(self, screen: Screen) -> dict[str, Json]:
        """Somebody has said the word: the host is asked who. Raises not_asked, not_now or paused."""
        with screen.live.lock:
            return self._say(screen, "report", {})

    def _seat_code(self, screen: Screen, given: dict[str, Json], step: Json) -> str:
        """A one-time code for a seat. It lives in memory only: the room is just asked whether it may be made."""
        live = screen.live
        with live.lock:
            now = self._now(screen)
            moves.make(live.room, self._rooms.input("host", screen.device, given, step), now)
            seat = given["params"]["seat"]
            live.seat_codes = {
                code: kept for code, kept in live.seat_codes.items() if kept[1] > now and kept[0] != seat
            }
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(SEAT_CODE_LENGTH))
            live.seat_codes[code] = (seat, now + SEAT_CODE_SECONDS)
        return code

    def _seat(self, screen: Screen, kind: str, value: dict[str, Json]) -> dict[str, Json]:
        """Say what gives this screen a device, and bind it to that device."""
        live = screen.live
        with live.lock:
            brought = self._say(screen, kind, value, show=False)
            device = brought.pop("device")
            if device != screen.device:
                self._stage.take_over(live, device, self._clock())
                self._stage.bind(live, screen, device, self._clock())
            self._stage.show(live, self._clock())
            return {**brought, "token": tokens.token(self._rooms.journal.key, live.room.seed, device)}

    def _say(
        self,
        screen: Screen,
        kind: str,
        value: dict[str, Json],
        step: Json = None,
        *,
        held: bool = True,
        show: bool = True,
    ) -> dict[str, Json]:
        """A phone's input on its way into the room, under its lock; what was due before it comes first."""
        live = screen.live
        now = self._now(screen)
        if step is not None and type(step) is not int:
            raise Refused("bad_value")
        given = self._rooms.input(kind, screen.device, _plain(value), step)
        self._stage.fire(live, now)
        repeated = live.room.repeated(given)
        if repeated is not None:
            return repeated
        if not held:
            raise Refused("not_held")
        brought = self._stage.feed(live, given, now)
        live.touched = now
        if show:
            self._stage.show(live, now)
        return brought

    def _read(self, code: str, token: str, look: Callable[[Room], Json]) -> Json:
        """What a host sees of the room beside its screens; `look` changes nothing."""
        live = self._find(code, "")
        with live.lock:
            if self._device(live, token) != live.room.seats.host:
                raise Refused("not_host")
            return look(live.room)

    def _write(self, kind: str, code: str, token: str, value: dict[str, Json]) -> dict[str, Json]:
        """An input that comes by itself, not over a screen's link."""
        live = self._find(code, "")
        with live.lock:
            now = self._clock()
            given = self._rooms.input(kind, self._device(live, token), _plain(value))
            brought = self._stage.feed(live, given, now)
            self._stage.show(live, now)
        return brought

    def _find(self, code: str, address: str) -> Live:
        live = self._rooms.find(self.find(code, address), self._clock())
        if live.closed:
            raise Refused("no_such_room")
        self._stage.set_alarm(live)
        return live

    def _known(self, code: str, token: str) -> Live | None:
        """The room that a token is good for: whoever has one is let in whatever others have guessed at."""
        written = _written(code)
        if written not in self._rooms.codes:
            return None
        live = self._rooms.find(written, self._clock())
        return live if tokens.device(self._rooms.journal.key, live.room.seed, token) else None

    def _device(self, live: Live, token: str) -> DeviceId:
        device = tokens.device(self._rooms.journal.key, live.room.seed, token)
        if device is None or not live.room.seats.knows(device):
            raise Refused("bad_token")
        return device

    def _now(self, screen: Screen) -> float:
        """Now, when a screen says something; raises bad_token for one that was let go."""
        if screen not in screen.live.screens:
            raise Refused("bad_token")
        return self._clock()

    # Time

    def tick(self) -> float | None:
        """Say what the clock has to say in every room; gives the seconds until it has to speak again."""
        return self._stage.tick()

    def run(self) -> None:
        """Tick for ever, asleep until the next thing is due; ends when the door is closed."""
        while self._stage.alarm.sleep(self._stage.tick()):
            pass

    def close(self) -> None:
        """Stop the clock and let go of the journal."""
        self._stage.alarm.stop()
        self._rooms.journal.close()


def _written(code: Json) -> str:
    """A code as it is written: in capitals, without blanks."""
    return "".join(code.split()).upper() if isinstance(code, str) else ""


def _plain(value: Json) -> Json:
    """What a phone sent, if it can be kept as JSON; lone surrogates, giant numbers and deep nests are `bad_value`."""
    try:
        orjson.dumps(value)
    except (TypeError, ValueError, RecursionError):
        raise Refused("bad_value") from None
    return value
