"""QR codes: as a picture for screens, as text for a terminal."""

import io
from functools import lru_cache
from typing import TextIO

import qrcode
from flask import Response, make_response
from qrcode.image.svg import SvgPathFillImage

QUIET = 4
"""Modules of white around the code; with fewer some phones do not see it."""


@lru_cache(maxsize=256)
def drawn(url: str) -> bytes:
    """That address as SVG, dark on white."""
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=QUIET)
    code.add_data(url)
    out = io.BytesIO()
    code.make_image(image_factory=SvgPathFillImage).save(out)
    return out.getvalue()


def picture(url: str) -> Response:
    """The same as an answer to a request."""
    response = make_response(drawn(url))
    response.content_type = "image/svg+xml; charset=utf-8"
    return response


def write(url: str, out: TextIO) -> None:
    """That address in block letters, where the terminal has them."""
    code = qrcode.QRCode(border=2)
    code.add_data(url)
    text = io.StringIO()
    code.print_ascii(out=text, invert=True)
    try:
        text.getvalue().encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return
    out.write(text.getvalue())
