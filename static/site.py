"""What pages and events of both screens need at hand, and how a page is answered."""

import gzip
from dataclasses import dataclass
from functools import partial

from flask import Response, make_response, render_template, request

from engine.door import Door
from engine.script import Refused
from static import first_view
from static.address import Places
from static.files import Laid


@dataclass(frozen=True)
class Site:
    """The parts put together."""

    door: Door
    laid: Laid
    places: Places
    lang: str

    def page(self, template: str, status: int = 200, *, code: str = "", missing: bool = False) -> Response:
        """A page in the language that its browser asks for."""
        lang = request.accept_languages.best_match(self.laid.languages) or self.lang
        shown = render_template(
            template,
            code=code,
            lang=lang,
            version=self.laid.version,
            base=self.laid.base,
            missing=missing,
            room_known=bool(code) and not missing,
            needed=partial(first_view.needed, self.laid.folder),
            words=partial(first_view.words, self.laid.folder, lang),
        )
        return _compressed(make_response(shown, status))

    def known(self, code: str) -> str:
        """That room's code in capitals; refuses a code that nobody has."""
        letters = "".join(code.split())
        if len(letters) != 4 or not (letters.isascii() and letters.isalpha()):
            raise Refused("no_such_room")  # an address of no room at all is not a wrong guess
        return self.door.find(code, caller())

    def join_url(self, code: str) -> str:
        """The address that the screen of this request tells to others."""
        return self.places.join_url(request.environ, code)


def _compressed(page: Response) -> Response:
    """The same, as its browser takes it; no secret stands in a page that its length could betray."""
    if request.accept_encodings.quality("gzip"):
        page.set_data(gzip.compress(page.get_data(), 6, mtime=0))
        page.headers["Content-Encoding"] = "gzip"
    page.headers["Vary"] = "Accept-Encoding"
    return page


def caller() -> str:
    """The address that a request came from, a trusted proxy's word included."""
    return request.remote_addr or ""
