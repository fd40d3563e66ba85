"""How requests that ask for no page are answered: refusals, faults, and whether the server is well."""

import math

from flask import Flask, Response, jsonify, make_response
from werkzeug.exceptions import HTTPException

from engine.script import Refused
from static.site import Site

STATUS = {
    "no_such_room": 404,
    "bad_token": 401,
    "not_host": 403,
    "slow_down": 429,
    "could_not_be_kept": 503,
    "did_not_work": 500,
}


def slowed(response: Response, refused: Refused) -> Response:
    """The same response, as a 429 that says how long to wait where a limit was the reason."""
    if refused.code == "slow_down":
        response.status_code = STATUS["slow_down"]
        response.headers["Retry-After"] = str(max(1, math.ceil(refused.params.get("seconds", 1))))
    return response


def refusal(refused: Refused) -> Response:
    """The JSON answer to a request that was refused."""
    if refused.code == "bad_pack":
        return make_response(jsonify(faults=refused.params.get("faults", [])), 422)
    body = {"error": {"code": refused.code, "params": refused.params}}
    return slowed(make_response(jsonify(body), STATUS.get(refused.code, 400)), refused)


def plain(error: HTTPException) -> Response:
    """A small answer in plain text, the same for every path that is not ours."""
    response = make_response(f"{error.code} {error.name}\n", error.code or 500)
    response.content_type = "text/plain; charset=utf-8"
    allowed = dict(error.get_headers()).get("Allow")
    if allowed:
        response.headers["Allow"] = allowed
    return response


def add_answers(app: Flask, site: Site) -> None:
    """Adds them to the application."""

    def health() -> Response:
        return make_response(jsonify(ok=True, rooms=site.door.count(), version=site.door.version))

    app.add_url_rule("/healthz", view_func=health)
    app.register_error_handler(Refused, refusal)
    app.register_error_handler(HTTPException, plain)
