"""The gallery's pages: its own, and the board's and the phones' real ones with a stand-in for their link."""

from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, send_file
from werkzeug.wrappers import Response as BaseResponse

from static import files, qr
from static.site import Site
from tests.gallery.casts import LANGS
from tests.gallery.film import Filmed, begin, catalogue, film
from tests.playthroughs.stage import CODE

HERE = Path(__file__).parent
AN_HOUR = 3600


def front() -> dict[str, Path]:
    """Every file by the name it is served under: the screens' own, but for those that hear from the server."""
    found = files.gather()
    found["shared/link.js"] = HERE / "standin/link.js"
    found["controller/held.js"] = HERE / "standin/held.js"
    for path in (HERE / "static").rglob("*.*"):
        found[f"gallery/{path.relative_to(HERE / 'static').as_posix()}"] = path
    return found


def pages(site: Site) -> Blueprint:
    """The gallery's part of the site."""
    part = Blueprint("gallery", __name__, template_folder="templates")
    files_of = front()

    def shown() -> Site:
        """Of the files as they are now: whoever edits one only loads the page again."""
        newest = max(path.stat().st_mtime_ns for path in files_of.values())
        return replace(site, laid=replace(site.laid, version=f"gallery-{newest:x}"))

    @part.get("/gallery")
    def gallery() -> BaseResponse | str:
        lang = request.accept_languages.best_match(LANGS) or "en"
        if "scene" in request.args:
            asked = {"lang": lang, **request.args.to_dict()}
            found = begin(asked["scene"], asked) if asked["lang"] in LANGS else None
            return redirect(f"/gallery?{urlencode(found)}") if found else abort(404)
        return render_template("gallery.html", base=shown().laid.base, lang=lang)

    @part.get("/gallery/board")
    def board() -> Response:
        return shown().page("board.html", code=CODE)

    @part.get("/gallery/phone")
    def phone() -> Response:
        return shown().page("phone.html", code=CODE)

    @part.get("/gallery/plays")
    def plays() -> Response:
        return jsonify(catalogue())

    @part.get("/gallery/film")
    def a_film() -> Response:
        asked = request.args
        known = {(play["game"], play["preset"]): play for play in catalogue()}
        play = known.get((asked.get("game"), asked.get("preset")))
        way, lang, seats = asked.get("way"), asked.get("lang"), asked.get("seats", type=int)
        if play is None or way not in play["ways"] or lang not in LANGS or seats is None:
            abort(404)
        if not play["seats"][0] <= seats <= play["seats"][1]:
            abort(404)
        told = film(play["game"], play["preset"], way, lang, seats, asked.get("names") == "long")
        return Response(told, content_type="application/json")

    @part.get(f"/{CODE}/qr.svg")
    @part.get(f"/board/{CODE}/qr.svg")
    def qr_code() -> Response:
        return qr.picture(Filmed.join_url)

    @part.get("/static/<version>/<path:name>")
    def file(version: str, name: str) -> Response:
        if name not in files_of or not version.startswith("gallery-"):
            abort(404)
        return send_file(files_of[name], max_age=AN_HOUR)

    return part
