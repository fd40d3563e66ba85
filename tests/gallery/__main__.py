"""`make gallery`: a server of its own, on this machine alone, that shows the gallery."""

import argparse
import sys
import tempfile
from pathlib import Path

from flask import Flask
from werkzeug.serving import make_server

from app import create_app
from engine.journal.memory import MemoryJournal
from static import faults
from static.packages import install
from tests.gallery.pages import pages


def make(folder: Path) -> Flask:
    """Farol as it is, with the gallery beside it."""
    app = create_app({"DATA": folder, "JOURNAL": MemoryJournal(), "LIMITS": False})
    app.register_blueprint(pages(app.extensions["farol"]))
    return app


def main() -> None:
    """Serves until it is interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=5050, help="0 takes a free one")
    options = parser.parse_args()
    install(lambda text: print(text, file=sys.stderr))
    faults.set_up("error")
    with tempfile.TemporaryDirectory() as folder:
        server = make_server(options.host, options.port, make(Path(folder)), threaded=True)
        print(f"The gallery is at http://{options.host}:{server.port}/gallery", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            server.server_close()


if __name__ == "__main__":
    main()
