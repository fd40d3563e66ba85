"""The pages of the board: opening a room, the board itself, its QR code."""

from flask import Blueprint, Response, jsonify, make_response, request

from engine.script import Refused
from static import qr
from static.answers import slowed
from static.frames import Json
from static.payload import Payload, maybe_text
from static.site import Site, caller


def pages(site: Site) -> Blueprint:
    """The board's part of the site."""
    part = Blueprint("board", __name__, template_folder="templates")

    @part.post("/rooms")
    def open_room() -> Response:
        asked = _said()
        code = site.door.open_room(maybe_text(asked, "lang") or site.lang, caller())
        base = site.places.base(request.environ)
        return make_response(
            jsonify(code=code, join_url=site.join_url(code), board_url=f"{base}/board/{code}"), 201
        )

    @part.get("/board/<code>")
    def board(code: str) -> Response:
        try:
            return site.page("board.html", code=site.known(code))
        except Refused as refused:
            return slowed(site.page("start.html", 404, missing=True), refused)

    @part.get("/board/<code>/qr.svg")
    def qr_code(code: str) -> Response:
        return qr.picture(site.join_url(site.known(code)))

    return part


def _said() -> Payload:
    """The JSON object that came with the request; nothing at all is an empty one."""
    try:
        said = Json.loads(request.get_data(as_text=True) or "{}")
    except ValueError:
        raise Refused("bad_value") from None
    if not isinstance(said, dict):
        raise Refused("bad_value")
    return said
