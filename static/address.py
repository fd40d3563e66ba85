"""Which address a screen is told: one that a phone can reach."""

import fcntl
import ipaddress
import socket
import struct
from dataclasses import dataclass
from typing import Any

from static.wsgi import HOST

SIOCGIFADDR = 0x8915  # Linux: the address of an interface
NOT_OUTSIDE = ("lo", "docker", "br-", "veth", "virbr", "tun", "tap")


def lan_address() -> str | None:
    """This machine's address on the local network, found without sending anything; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # for documentation only: just the route to it is looked up
            found = str(probe.getsockname()[0])
            return found if not is_this_machine(found) else None
        except OSError:
            return _address_of_an_interface(probe)


def _address_of_an_interface(probe: socket.socket) -> str | None:
    """A network without a way out (a laptop's own hotspot) has no such route, but an address all the same."""
    for _, name in socket.if_nameindex():
        if name.startswith(NOT_OUTSIDE):
            continue
        try:
            answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
        except OSError:
            continue
        return socket.inet_ntoa(answer[20:24])
    return None


def is_this_machine(host: str) -> bool:
    """Whether that host name, without a port, means "the machine that asks"."""
    host = host.lower()
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


@dataclass(frozen=True)
class Places:
    """Where this server is: as it was told, as it listens, and as each request found it."""

    host: str
    port: int
    public_url: str | None = None

    @property
    def public_host(self) -> str | None:
        return self.public_url.partition("://")[2] if self.public_url else None

    def listening(self) -> str:
        """The address that works on this machine, and from elsewhere where the server listens there."""
        host = self.host
        if host in ("0.0.0.0", "::"):
            host = lan_address() or "127.0.0.1"
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def base(self, environ: dict[str, Any]) -> str:
        """The address to tell the screen that made this request."""
        if self.public_url:
            return self.public_url
        asked = environ.get("HTTP_HOST", "")
        if not HOST.fullmatch(asked):
            return self.listening()
        # A TV may sit on this very machine: its phones do not.
        if is_this_machine(asked.rsplit(":", 1)[0] if not asked.endswith("]") else asked):
            there = self.listening()
            if not is_this_machine(there.split("//", 1)[1].rsplit(":", 1)[0]):
                return there
        return f"{environ.get('wsgi.url_scheme', 'http')}://{asked}"

    def is_ours(self, origin: str | None, environ: dict[str, Any]) -> bool:
        """Whether a page of that origin is one of this server, however it was reached."""
        site = (origin or "").partition("://")[2]
        return origin == self.public_url or (site != "" and site == environ.get("HTTP_HOST"))

    def join_url(self, environ: dict[str, Any], code: str) -> str:
        """What the QR code of that room says on that screen."""
        return f"{self.base(environ)}/{''.join(code.split()).upper()}"
