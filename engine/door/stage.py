"""Feed, append, show: what makes a room go on, in the order in which nothing can be lost."""

import logging
from collections.abc import Callable, Iterable
from typing import Final

import orjson

from engine import view
from engine.door.alarm import Alarm
from engine.door.live import Live, Screen, log_fault
from engine.door.rooms import IDLE_SECONDS, Rooms
from engine.dues import next_due
from engine.inputs import CLOCK, Input
from engine.journal import JournalFailed
from engine.script import Json, Refused
from engine.seats import DeviceId

RETRY_SECONDS: Final = 1.0
"""When the clock tries again after what it said could not be kept."""


class Stage:
    """All methods that take a `live` room are called under its lock."""

    def __init__(self, rooms: Rooms, clock: Callable[[], float]) -> None:
        self._rooms = rooms
        self._clock = clock
        self.alarm = Alarm(clock)

    # Feed and append

    def feed(self, live: Live, given: Input, now: float) -> dict[str, Json]:
        """Feed the room and keep the input; or leave the room as it was, and refuse."""
        clock, standing, step = live.room.clock.moment(), live.room.standing, live.room.step
        try:
            brought = live.room.feed(given, now)
            self._rooms.keep(live, given)
        except Refused:
            raise
        except JournalFailed:
            logging.getLogger("farol").warning("room %s: %s could not be kept", live.code, given.kind)
            refusal = Refused("could_not_be_kept")
        except Exception as fault:
            log_fault(live, fault)
            refusal = Refused("did_not_work")
        else:
            self.set_alarm(live)
            return brought
        presence = live.room.presence
        self._rooms.replay(live, now)
        live.room.presence = presence
        if live.room.step == step:
            live.room.clock.back_to(clock)
            live.room.standing = standing
        self.set_alarm(live)
        raise refusal

    # Show

    def show(self, live: Live, now: float) -> None:
        """A view for every screen of the room, and goodbye to the devices that have lost their seats."""
        live.v += 1
        ousted, live.room.ousted = live.room.ousted, []
        for device, code in ousted:
            for screen in [screen for screen in live.screens if screen.device == device]:
                self.drop(live, screen, now)
                screen.bye(code)
        self.show_to(live, live.screens, now)

    def show_to(self, live: Live, screens: Iterable[Screen], now: float) -> None:
        """Queue a view for each of these screens. The shared part is made and written once for all of them."""
        room = live.room
        # Cut off inside of "room", its last field, where each screen's own address goes.
        shared = {"v": live.v, **view.shared(room, now), "room": view.about_room(room)}
        start = orjson.dumps(shared)[:-2]
        wholes: dict[str, bytes] = {}
        for screen in screens:
            whole = wholes.get(screen.join_url)
            if whole is None:
                whole = wholes[screen.join_url] = b'%b,"join_url":%b}' % (
                    start,
                    orjson.dumps(screen.join_url),
                )
            own = {} if screen.board else view.own(room, screen.device, screen.held)
            rest = b",%b" % orjson.dumps(own)[1:] if own else b"}"
            try:
                screen.show(whole + rest)
            except Exception as fault:
                # What was kept is kept: one screen that cannot be told takes nothing from the others.
                log_fault(live, fault)

    # Who looks on

    def take_over(self, live: Live, device: DeviceId | None, now: float) -> None:
        """A device has one screen: a second tab takes over from the first."""
        for other in [other for other in live.screens if device is not None and other.device == device]:
            self.drop(live, other, now)
            other.bye("taken_over")

    def add(self, live: Live, screen: Screen) -> None:
        live.screens.append(screen)
        live.room.presence.come(screen.device)
        self.set_alarm(live)

    def bind(self, live: Live, screen: Screen, device: DeviceId | None, now: float) -> None:
        """From now on this screen is that device's."""
        live.room.presence.go(screen.device, now)
        live.room.presence.come(device)
        screen.device, screen.held = device, None
        self.set_alarm(live)

    def drop(self, live: Live, screen: Screen, now: float) -> None:
        live.screens.remove(screen)
        live.room.presence.go(screen.device, now)
        screen.held = None
        self.set_alarm(live)

    # Time

    def tick(self) -> float | None:
        """Say what the clock has to say in every room; gives the seconds until it has to speak again."""
        while isinstance(rung := self.alarm.rung(), Live):
            with rung.lock:
                self.fire(rung, self._clock())
                self.set_alarm(rung)
        return rung

    def set_alarm(self, live: Live) -> None:
        if live.closed:
            self.alarm.unset(live)
            return
        due = next_due(live.room)
        idle = live.touched + IDLE_SECONDS
        self.alarm.set(live, idle if due is None else min(idle, max(due[0], live.retry_at)))

    def fire(self, live: Live, now: float) -> None:
        """Say all that the clock has to say in this room by now."""
        if now < live.due:
            return
        while not live.closed and live.retry_at <= now:
            due = next_due(live.room)
            if due is None or due[0] > now:
                break
            self._clock_says(live, due[1], now)
        if not live.closed and now >= live.touched + IDLE_SECONDS:
            self._close(live, now)

    def _clock_says(self, live: Live, given: Input, now: float) -> None:
        """Feed what the clock says. If that fails the round is void; if that fails the room goes to its lobby."""
        tries: list[tuple[str, dict[str, Json], int | None]] = [
            (given.kind, given.value, given.step),
            ("void", {}, None),
            ("lobby", {"why": "fault"}, None),
        ]
        for kind, value, step in tries:
            try:
                self.feed(live, self._rooms.input(kind, CLOCK, value, step), now)
            except Refused as refused:
                if live.closed or refused.code == "could_not_be_kept":
                    break
            else:
                self.show(live, now)
                return
        live.retry_at = now + RETRY_SECONDS

    def _close(self, live: Live, now: float) -> None:
        """Close a room for good: everybody is told, and nothing of it is kept."""
        for screen in list(live.screens):
            self.drop(live, screen, now)
            screen.bye("closed")
        self._rooms.close(live)
        self.alarm.unset(live)
