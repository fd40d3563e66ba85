"""The pages of the phones: start, a room, and the shipped word packs."""

from flask import Blueprint, Response, jsonify, make_response, request

from engine.script import Refused
from engine.words.packs import Pack
from static import qr
from static.answers import slowed
from static.site import Site


def pages(site: Site) -> Blueprint:
    """The phones' part of the site."""
    part = Blueprint("controller", __name__, template_folder="templates")

    @part.get("/")
    def start() -> Response:
        return site.page("start.html")

    @part.get("/about")
    def about() -> Response:
        return site.page("about.html")

    @part.get("/<code>")
    def phone(code: str) -> Response:
        try:
            return site.page("phone.html", code=site.known(code))
        except Refused as refused:
            return slowed(site.page("start.html", 404, missing=True), refused)

    @part.get("/<code>/qr.svg")
    def qr_code(code: str) -> Response:
        return qr.picture(site.join_url(site.known(code)))

    @part.get("/packs")
    def packs() -> Response:
        lang = request.args.get("lang", site.lang)
        return make_response(jsonify([_listed(pack) for pack in site.door.library.packs(lang)]))

    return part


def _listed(pack: Pack) -> dict[str, str | int | bool]:
    return {
        "id": pack.id,
        "title": pack.title,
        "icon": pack.icon,
        "count": len(pack.pairs),
        "adult": pack.adult,
        "kids": pack.kids,
    }
