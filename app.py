"""Puts Farol together and starts it: `python app.py --help`."""

import argparse
import os
import socket
import sys
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from static import faults
from static.options import parse
from static.packages import NoPackages, install

if TYPE_CHECKING:
    from flask import Flask

ROOT = Path(__file__).resolve().parent
AT_ONCE = (socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
"""Else a view waits up to 40 ms for the phone's word that it has the one before; connections inherit it."""


class CannotStart(Exception):
    """Why Farol does not start, in one line."""


def create_app(config: Mapping[str, Any]) -> "Flask":
    """The whole application. `config`: DATA (folder), and where they differ from the defaults HOST, PORT,
    PUBLIC_URL, LANG, SERVER, LIMITS (bool), PROXIES. Its parts are `app.extensions["farol"]` (a `Site`) and
    `app.extensions["farol.link"]`; whoever serves it also runs `door.run` beside it."""
    # Here and not above: eventlet has to patch the standard library before Flask is imported.
    from flask import Flask
    from werkzeug.middleware.proxy_fix import ProxyFix

    import board.events
    import board.pages
    import controller.events
    import controller.pages
    import controller.texts
    from engine.door import Door
    from engine.journal.sqlite import SqliteJournal
    from engine.words import banks
    from engine.words.packs import Library
    from static.address import Places
    from static.answers import add_answers
    from static.files import lay_out
    from static.link import Link
    from static.site import Site
    from static.wsgi import PACK_LIMIT, Guard

    public_url = config.get("PUBLIC_URL")
    data = Path(config["DATA"])
    journal = config.get("JOURNAL") or SqliteJournal(data)
    library = Library.load(ROOT / "engine/words/packs", banks.load(ROOT / "engine/words"))
    door = Door(journal, library, limits=config.get("LIMITS", True))
    places = Places(config.get("HOST", "127.0.0.1"), config.get("PORT", 5000), public_url)
    site = Site(door, lay_out(data / "front"), places, config.get("LANG", "en"))

    app = Flask("farol", root_path=str(ROOT), static_folder=None)
    # Flask's own log would carry the exception's message; the guard logs its type and frames.
    app.config.update(PROPAGATE_EXCEPTIONS=True, MAX_CONTENT_LENGTH=PACK_LIMIT)
    app.register_blueprint(board.pages.pages(site))
    app.register_blueprint(controller.pages.pages(site))
    app.register_blueprint(controller.texts.texts(site))
    add_answers(app, site)
    app.wsgi_app = site.laid.serve(app.wsgi_app)  # type: ignore[method-assign,assignment]
    namespaces = [board.events.NAMESPACE, controller.events.NAMESPACE]
    link = Link(app, config.get("SERVER", "threading"), namespaces, places.is_ours)
    board.events.serve(link, site)
    controller.events.serve(link, site)
    proxies = config.get("PROXIES", 0)
    if proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, proxies, proxies, proxies, proxies)  # type: ignore[method-assign]
    app.wsgi_app = Guard(app.wsgi_app, places.public_host)  # type: ignore[method-assign]
    app.extensions.update({"farol": site, "farol.link": link})
    return app


def _create(options: argparse.Namespace, port: int) -> "Flask":
    from engine.journal import JournalBusy

    data = options.data or ROOT / "instance"  # Flask's own instance folder
    try:
        return create_app(
            {
                "DATA": data,
                "HOST": options.host,
                "PORT": port,
                "PUBLIC_URL": options.public_url,
                "LANG": options.lang,
                "SERVER": options.server,
                "LIMITS": options.limits == "on",
                "PROXIES": options.proxies,
            }
        )
    except JournalBusy as error:
        raise CannotStart(f"another Farol uses the folder {data}; choose one with --data") from error
    except OSError as error:
        raise CannotStart(f"the folder {data} cannot be used: {error.strerror or error}") from error


def _serving(app: "Flask", options: argparse.Namespace, port: int, most: int) -> Callable[[], None]:
    """Listens from now on; gives what then serves for ever."""
    if options.server == "threading":
        from werkzeug.serving import make_server

        server = make_server(options.host, port, app, threaded=True)
        server.socket.setsockopt(*AT_ONCE)
        return server.serve_forever
    import eventlet
    import eventlet.wsgi

    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    # By default the port is shared with whoever asks for it, and the players with it.
    listener = eventlet.listen((options.host, port), family, backlog=512, reuse_port=False)
    listener.setsockopt(*AT_ONCE)
    _bound_messages()
    # Out of descriptors the whole server would die, so it takes fewer connections than it could.
    limits = {"max_size": most, "socket_timeout": 60, "protocol": _lean_protocol()}
    quiet = {"log": faults.silent_logger(), "log_output": False, "debug": False}
    return lambda: eventlet.wsgi.server(listener, app, **limits, **quiet)


def _lean_protocol() -> type:
    """A WebSocket keeps the buffers of the request that it came with: 24 kB of a phone's 60, by default."""
    from eventlet.wsgi import HttpProtocol

    class Lean(HttpProtocol):  # type: ignore[misc]
        rbufsize = 1024
        wbufsize = 2048

    return Lean


def _bound_messages() -> None:
    """eventlet limits the length of a frame, but not of a message, which may come in any number of frames."""
    from eventlet.websocket import FailedConnectionError, RFC6455WebSocket

    class Bounded(RFC6455WebSocket.Message):  # type: ignore[misc]
        size = 0

        def push(self, content: bytes, final: bool = False) -> None:
            self.size += len(content) + 1
            if self.size > 2 * self.max_frame_length:
                raise FailedConnectionError(1009, "message too long")
            super().push(content, final)

    RFC6455WebSocket.Message = Bounded


def _first_then(one: Callable[[], None], other: Callable[[], None]) -> None:
    """A server that gives up ends the whole process, which is then started again by whoever watches it."""
    try:
        one()
    finally:
        other()


def run(options: argparse.Namespace) -> int:
    """Serves until told to stop; 1 when the server gave up by itself."""
    from static.start import Stop, free_port, greet, most_connections, settle_memory

    try:
        port = free_port(options.host, options.port)
    except OSError as error:
        raise CannotStart(
            f"cannot listen on {options.host} port {options.port}: {error.strerror or error}"
        ) from error
    install(lambda text: print(text, file=sys.stderr))
    app = _create(options, port)
    site, link = app.extensions["farol"], app.extensions["farol.link"]
    settle_memory()
    stop = Stop()
    serve = _serving(app, options, port, most_connections())
    link.later(site.door.run)
    link.later(lambda: _first_then(serve, stop.now))
    print(f"Farol is at {site.places.listening()}", flush=True)
    code = None
    if options.demo:
        import controller.demo

        code = controller.demo.start(site.door, options.lang)
    greet(site.places, code)
    told = stop.wait()
    site.door.close()
    return 0 if told else 1


def _patch() -> None:
    warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
    import eventlet
    import eventlet.debug

    eventlet.monkey_patch()
    eventlet.debug.hub_exceptions(False)  # it would print messages of exceptions


def main() -> int:
    """The command line; 2 is the answer to what a person has to put right."""
    options = parse(sys.argv[1:], os.environ)
    try:
        if options.server == "eventlet":
            _patch()
        faults.set_up(options.log_level)
        return run(options)
    except (CannotStart, NoPackages) as error:
        print(f"farol: {error}", file=sys.stderr)
    except ModuleNotFoundError as error:
        print(f"farol: {error.name} is missing. Install it: pip install -r requirements.txt", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
