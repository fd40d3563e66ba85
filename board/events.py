"""What a board says over the link: nothing but hello."""

from static.link import Bye, Caller, Link, Screen, Show
from static.payload import text
from static.site import Site

NAMESPACE = "/board"


def serve(link: Link, site: Site) -> None:
    """Lets boards in."""

    def enter(caller: Caller, show: Show, bye: Bye) -> Screen:
        code = text(caller.auth, "code")
        join_url = site.places.join_url(caller.environ, code)
        return site.door.attach(code, show, bye, board=True, address=caller.address, join_url=join_url)

    link.serve(NAMESPACE, enter, site.door.detach, site.door.hear, {})
