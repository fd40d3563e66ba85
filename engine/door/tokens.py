"""Devices' secret tokens: derived from the journal's key, so that none is kept anywhere."""

import base64
import hashlib
import hmac


def token(key: bytes, seed: str, device: str) -> str:
    """The token by which a device of the room with this seed comes back to its seats."""
    # The seed is part of it, since a code is given out anew once its room is closed.
    digest = hmac.new(key, f"{seed}/{device}".encode(), hashlib.sha256).digest()
    return f"{device}.{base64.urlsafe_b64encode(digest[:18]).decode()}"


def device(key: bytes, seed: str, given: object) -> str | None:
    """The device whose token this is, or None."""
    if not isinstance(given, str) or not given.isascii():
        return None
    name, _, _ = given.partition(".")
    return name if hmac.compare_digest(token(key, seed, name), given) else None
