"""Who is connected, and since when not. Lives in memory: presence is never journalled, and no rule reads it."""

from collections import Counter
from collections.abc import Iterable

from engine.seats import DeviceId


class Presence:
    """Connected devices and boards of one room. Times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        self._screens: Counter[DeviceId | None] = Counter()
        self._gone: dict[DeviceId, float] = {}
        self._since = now
        """Devices not seen yet count as away since the room was opened or loaded."""
        self.empty_since: float | None = now
        """Since when nobody at all is connected, phone or board; None while somebody is."""
        self.no_phone_since: float | None = now
        """Since when no device with a seat is connected."""

    def come(self, device: DeviceId | None) -> None:
        """A screen has connected; None for a board or a phone without a seat."""
        self._screens[device] += 1
        self.empty_since = None
        if device is not None:
            self.no_phone_since = None

    def go(self, device: DeviceId | None, now: float) -> None:
        self._screens[device] -= 1
        if not self._screens[device]:
            del self._screens[device]
            if device is not None:
                self._gone[device] = now
        if not self._screens:
            self.empty_since = now
        if self.no_phone_since is None and not self.devices:
            self.no_phone_since = now

    def away_since(self, device: DeviceId) -> float | None:
        """Since when a device is away, None while it is here."""
        return None if device in self._screens else self._gone.get(device, self._since)

    def here(self, device: DeviceId) -> bool:
        return device in self._screens

    def all_away_since(self, devices: Iterable[DeviceId]) -> float | None:
        """Since when all of these are away; None if one is here, or if there are none."""
        latest = None
        for device in devices:
            since = self.away_since(device)
            if since is None:
                return None
            latest = since if latest is None else max(latest, since)
        return latest

    @property
    def devices(self) -> list[DeviceId]:
        return [device for device in self._screens if device is not None]
