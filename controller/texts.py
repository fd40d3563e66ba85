"""What a host writes and reads over HTTP: packs of the room's own, and dial pairs, as plain text."""

from flask import Blueprint, Response, jsonify, make_response, request

from engine.script import Refused
from static import qr
from static.site import Site

QR_MOST = 800
"""Bytes of a text that a phone still reads from a QR code on a screen."""


def texts(site: Site) -> Blueprint:
    """The part of the site to which a host sends texts; the device's token says who it is."""
    part = Blueprint("texts", __name__)
    told = site.door.texts

    def host(code: str) -> tuple[str, str]:
        """The room and who asks: without a token nobody is told whether there is such a room."""
        token = _token()
        return site.known(code), token

    @part.get("/rooms/<code>/packs")
    def packs(code: str) -> Response:
        return jsonify(told.packs(*host(code)))

    @part.post("/rooms/<code>/packs")
    def add_pack(code: str) -> Response:
        return make_response(jsonify(id=told.write_pack(*host(code), _text())), 201)

    @part.post("/rooms/<code>/packs/check")
    def check_pack(code: str) -> Response:
        return jsonify(told.check_pack(*host(code), _text()))

    @part.post("/rooms/<code>/packs/qr.svg")
    def pack_qr(code: str) -> Response:
        told.dials(*host(code))  # whoever may read the room's texts
        text = _text()
        if len(text.encode()) > QR_MOST:
            raise Refused("too_long", most=QR_MOST)
        return qr.picture(text)

    @part.get("/rooms/<code>/packs/<path:id>")
    def pack(code: str, id: str) -> Response:
        return jsonify(text=told.pack(*host(code), id))

    @part.put("/rooms/<code>/packs/<path:id>")
    def change_pack(code: str, id: str) -> Response:
        return jsonify(id=told.write_pack(*host(code), _text(), id))

    @part.delete("/rooms/<code>/packs/<path:id>")
    def remove_pack(code: str, id: str) -> Response:
        told.remove_pack(*host(code), id)
        return jsonify(ok=True)

    @part.get("/rooms/<code>/dials")
    def dials(code: str) -> Response:
        return jsonify(text=told.dials(*host(code)))

    @part.put("/rooms/<code>/dials")
    def write_dials(code: str) -> Response:
        return jsonify(count=told.write_dials(*host(code), _text()))

    return part


def _token() -> str:
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Refused("bad_token")
    return token.strip()


def _text() -> str:
    body = request.get_data()
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise Refused("bad_pack", faults=[{"line": line, "code": "not_utf8", "params": {}}]) from error
