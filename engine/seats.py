"""Who sits at the table: seats in their order, the devices that hold them, and who is host."""

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from engine.script import Json, Refused, SeatId
from engine.words import judge

MOST_SEATS: Final = 20
NAME_MOST: Final = 16
"""Visible characters in a name (common.md, "Rooms and joining")."""

DeviceId = str


@dataclass
class Seat:
    """One player. `key`: made by the phone, so that a repeated `sit` finds its seat. `left`: gone since the deal."""

    id: SeatId
    name: str
    device: DeviceId
    score: int = 0
    left: bool = False
    benched: bool = False
    key: str | None = None


class Seats:
    """The seats of a room. Ids of seats and devices are counted up and never given out twice."""

    def __init__(self) -> None:
        self.all: list[Seat] = []
        self.host: DeviceId | None = None
        self.former_host: DeviceId | None = None
        """Was host until it went away, and may have the role back."""
        self._heirs: list[SeatId] = []
        """Where no one is host: the seats in the order in which they follow the one who was."""
        self._seats_made = 0
        self._devices_made = 0

    # Who is there

    @property
    def present(self) -> list[Seat]:
        """Those who have not left, in seat order."""
        return [seat for seat in self.all if not seat.left]

    @property
    def playing(self) -> list[Seat]:
        """Those who want to be dealt in: neither left nor benched."""
        return [seat for seat in self.all if not seat.left and not seat.benched]

    def find(self, seat: Json) -> Seat:
        """The seat with this id that has not left; raises `no_such_seat`."""
        for found in self.all:
            if found.id == seat and not found.left:
                return found
        raise Refused("no_such_seat")

    def named(self, seat: SeatId) -> str:
        return next((found.name for found in self.all if found.id == seat), "")

    def of(self, device: DeviceId | None) -> list[Seat]:
        """The seats that a device holds, in seat order."""
        return [seat for seat in self.all if not seat.left and seat.device == device]

    @property
    def host_seat(self) -> SeatId | None:
        """The host's own seat: the first that the host's device holds, if it holds any."""
        held = self.of(self.host)
        return held[0].id if held else None

    def by_key(self, key: Json) -> Seat | None:
        return next((seat for seat in self.present if key is not None and seat.key == key), None)

    def knows(self, device: DeviceId) -> bool:
        """Is this a device that has something to come back to?"""
        return device == self.host or device == self.former_host or bool(self.of(device))

    # Who comes and goes

    def new_device(self) -> DeviceId:
        self._devices_made += 1
        return f"d{self._devices_made}"

    def add(self, device: DeviceId, name: str, key: str | None) -> Seat:
        self._seats_made += 1
        seat = Seat(f"s{self._seats_made}", name, device, key=key)
        self.all.append(seat)
        return seat

    def check_name(self, raw: Json) -> str:
        """The name as it will be shown; raises name_bad, name_empty, name_too_long or name_taken."""
        name = clean_name(raw)
        if any(_folded(seat.name) == _folded(name) for seat in self.present):
            raise Refused("name_taken", name=name)
        return name

    def check_room(self) -> None:
        if len(self.present) >= MOST_SEATS:
            raise Refused("room_full", most=MOST_SEATS)

    def give_up(self, leaving: Sequence[Seat], device: DeviceId) -> None:
        """These seats leave their device. Without a seat it is host no longer; who follows is an input of its own."""
        heirs = [seat.id for seat in self._in_line()]
        for seat in leaving:
            seat.left = True
        if not self.of(device):
            if self.host == device:
                self.host, self._heirs = None, heirs
            if self.former_host == device:
                self.former_host = None

    def move(self, seat: Seat, device: DeviceId) -> None:
        """A seat goes to another device, and with a device's last seat its being host."""
        # The key that the old phone may still hold is no longer good for it.
        old, seat.device, seat.key = seat.device, device, None
        if not self.of(old):
            self.host = device if self.host == old else self.host
            self.former_host = device if self.former_host == old else self.former_host

    def forget_left(self, shown: Collection[SeatId] = ()) -> None:
        """Those who have left are no longer listed, but for seats that are still spoken of."""
        self.all = [seat for seat in self.all if not seat.left or seat.id in shown]

    def arrange(self, order: Json) -> None:
        """Put the seats into this order, which must name each of them once; raises `bad_value`."""
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(seat.id for seat in self.all):
            raise Refused("bad_value")
        self.all.sort(key=lambda seat: order.index(seat.id))

    def heir(self, there: Collection[DeviceId]) -> Seat | None:
        """Who would be host next: the next seat in seat order that another device of `there` holds."""
        return next((seat for seat in self._in_line() if seat.device in there), None)

    def _in_line(self) -> list[Seat]:
        """The seats of other devices than the host's, in seat order from the host's last seat on."""
        seats = self.present
        if self.host is None:
            return sorted(
                seats, key=lambda seat: self._heirs.index(seat.id) if seat.id in self._heirs else len(seats)
            )
        places = [place for place, seat in enumerate(seats) if seat.device == self.host]
        start = places[-1] + 1 if places else 0
        return [seat for seat in seats[start:] + seats[:start] if seat.device != self.host]

    # To JSON and back

    def to_json(self) -> dict[str, Json]:
        return {
            "all": [asdict(seat) for seat in self.all],
            "host": self.host,
            "former_host": self.former_host,
            "heirs": self._heirs,
            "seats_made": self._seats_made,
            "devices_made": self._devices_made,
        }

    @staticmethod
    def from_json(kept: dict[str, Json]) -> "Seats":
        seats = Seats()
        seats.all = [Seat(**seat) for seat in kept["all"]]
        seats.host, seats.former_host = kept["host"], kept["former_host"]
        seats._heirs = kept["heirs"]
        seats._seats_made, seats._devices_made = kept["seats_made"], kept["devices_made"]
        return seats


def clean_name(raw: Json) -> str:
    """A nickname without its outer blanks: 1–16 visible characters of any script.

    Raises name_bad, name_empty or name_too_long.
    """
    if not isinstance(raw, str):
        raise Refused("name_bad")
    if not raw.strip():
        raise Refused("name_empty")
    try:
        return judge.free_text(raw, NAME_MOST)
    except Refused as refused:
        if refused.code == "too_long":
            raise Refused("name_too_long", most=NAME_MOST) from None
        raise Refused("name_bad") from None


def _folded(name: str) -> str:
    """A name without case, accents, and signs that nobody sees. Vowel signs of other scripts are no accents and stay."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(
        letter for letter in letters if not unicodedata.combining(letter) and not _is_unseen(letter)
    )


def _is_unseen(letter: str) -> bool:
    """Joiners, tags and variation selectors: emoji are written with them, but they make no other name."""
    return unicodedata.category(letter) == "Cf" or "\ufe00" <= letter <= "\ufe0f"
