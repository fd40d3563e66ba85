"""What a phone says over the link: each event unpacked, and one call to the door."""

from engine.door import Door
from engine.script import Refused
from static.link import Bye, Caller, Event, Link, Payload, Screen, Show
from static.payload import maybe_text, maybe_whole, text, whole
from static.site import Site

NAMESPACE = "/controller"


def serve(link: Link, site: Site) -> None:
    """Lets phones in and takes their events."""

    def enter(caller: Caller, show: Show, bye: Bye) -> Screen:
        code = text(caller.auth, "code")
        token = caller.auth.get("token")
        if token is not None and not isinstance(token, str):
            raise Refused("bad_token")
        join_url = site.places.join_url(caller.environ, code)
        return site.door.attach(code, show, bye, token=token, address=caller.address, join_url=join_url)

    link.serve(NAMESPACE, enter, site.door.detach, site.door.hear, _events(site.door))


def _events(door: Door) -> dict[str, Event]:
    def answer(screen: Screen, said: Payload) -> Payload:
        if "value" not in said:
            raise Refused("bad_value", field="value")
        return door.answer(screen, whole(said, "step"), said["value"], maybe_text(said, "seat"))

    def host(screen: Screen, said: Payload) -> Payload:
        params = {key: value for key, value in said.items() if key not in ("move", "step")}
        return door.host(screen, text(said, "move"), maybe_whole(said, "step"), params)

    return {
        "sit": lambda screen, said: door.sit(screen, text(said, "name"), maybe_text(said, "key")),
        "answer": answer,
        "hold": lambda screen, said: door.hold(screen, text(said, "seat")),
        "release": lambda screen, said: door.release(screen),
        "host": host,
        "claim": lambda screen, said: door.claim(screen, text(said, "code")),
        "lead": lambda screen, said: door.lead(screen),
        "report": lambda screen, said: door.report(screen),
        "leave": lambda screen, said: door.leave(screen, maybe_text(said, "seat")),
    }
