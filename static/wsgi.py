"""The outermost layer of the server: body limits, security headers, no compression of frames, plain 500s."""

import re
import sys
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

from static import faults

Environ = dict[str, Any]
Headers = list[tuple[str, str]]
App = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]

MESSAGE_LIMIT = 16_384
PACK_LIMIT = 262_144
TEXTS = re.compile(r"/rooms/[^/]+/(packs|dials)(/|$)")
"""Where a host sends what is longer than a message."""
HOST = re.compile(r"[A-Za-z0-9._\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
FIXED = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
]
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "media-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'; connect-src 'self'"
)


class Guard:
    """Wraps the whole application, Socket.IO included."""

    def __init__(self, inner: App, public_host: str | None = None) -> None:
        self.inner = inner
        self.public_host = public_host

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        # Browsers always offer to compress frames: it costs a third of the throughput and 100 kB a client.
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        to_socket = environ.get("PATH_INFO", "").startswith("/socket.io")
        refused = _refused(environ, to_socket)
        if refused:
            return self._plain(refused, environ, start_response)
        begun: list[str] = []

        def answer(status: str, headers: Headers, exc_info: Any = None) -> Any:
            begun.append(status)
            # Made only now, when a trusted proxy's own headers have been read into the environment.
            more = [] if to_socket else self._more(environ, headers)
            return start_response(status, headers + more, exc_info)

        try:
            return self.inner(environ, answer)
        except ConnectionError:
            raise  # how a server is told that a WebSocket has ended
        except Exception as error:
            faults.note("request", error)
            trace = sys.exc_info() if begun else None
            return self._plain(HTTPStatus.INTERNAL_SERVER_ERROR, environ, start_response, trace)

    def _plain(
        self, status: HTTPStatus, environ: Environ, start_response: Callable[..., Any], trace: Any = None
    ) -> list[bytes]:
        text = f"{status.value} {status.phrase}"
        body = text.encode() + b"\n"
        headers: Headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body)))]
        start_response(text, headers + self._more(environ, headers), trace)
        return [body]

    def _more(self, environ: Environ, headers: Headers) -> Headers:
        more = [*FIXED, ("Content-Security-Policy", self._policy(environ))]
        if not any(name.lower() == "cache-control" for name, _ in headers):
            more.append(("Cache-Control", "no-store"))
        return more

    def _policy(self, environ: Environ) -> str:
        hosts = {environ.get("HTTP_HOST", ""), self.public_host or ""}
        # Older browsers do not take 'self' to cover WebSockets, so the hosts are named.
        sockets = [
            f"{scheme}://{host}" for host in sorted(hosts) if HOST.fullmatch(host) for scheme in ("ws", "wss")
        ]
        return " ".join([POLICY, *sockets])


def _refused(environ: Environ, to_socket: bool) -> HTTPStatus | None:
    """What a body that cannot be taken is answered with: the library would hang on it or lose it."""
    if (
        to_socket
        and environ.get("HTTP_UPGRADE")
        and environ.get("HTTP_SEC_WEBSOCKET_VERSION") not in ("8", "13")
    ):
        return HTTPStatus.BAD_REQUEST  # the drafts before the standard, whose frames have no limit
    if environ.get("HTTP_TRANSFER_ENCODING"):
        return HTTPStatus.LENGTH_REQUIRED
    length = environ.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdigit()):
        return HTTPStatus.BAD_REQUEST
    most = PACK_LIMIT if TEXTS.match(environ.get("PATH_INFO", "")) else MESSAGE_LIMIT
    return HTTPStatus.REQUEST_ENTITY_TOO_LARGE if len(length) > 9 or int(length) > most else None
