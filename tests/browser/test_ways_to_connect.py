"""Networks without WebSockets, and how screens come back: by long polling only where nothing else works."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.browser.mains import Mains
from tests.browser.screen import all_until
from tests.browser.table import Table

AWAY = 2000
"""Milliseconds in which the server is not there."""


class Gate:
    """What stands between a screen and the server, such as a hotel's proxy: it lets WebSockets through, or not."""

    def __init__(self, lets_through: bool) -> None:
        self.lets_through = lets_through
        self.through: list[WebSocketRoute] = []

    def passes(self, socket: WebSocketRoute) -> None:
        if self.lets_through:
            socket.connect_to_server()
            self.through.append(socket)
        else:
            socket.close()

    def shuts(self) -> None:
        self.lets_through = False
        while self.through:
            self.through.pop().close()


def behind(gate: Gate, evening: Table) -> None:
    """Puts the gate before the board, which begins anew behind it."""
    evening.board.expects_network_faults = True
    evening.board.page.route_web_socket("**/socket.io/**", gate.passes)
    evening.board.page.reload()
    evening.board.draws("lobby")


def test_a_network_that_lets_no_web_socket_through(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    behind(Gate(lets_through=False), evening)
    evening.host.starts()
    evening.board.draws("imposter/look")


def test_a_network_that_lets_them_through_no_more(table: Callable[..., Table]) -> None:
    evening = table().gathers(3)
    gate = Gate(lets_through=True)
    behind(gate, evening)
    assert gate.through
    gate.shuts()
    evening.host.starts()
    evening.board.draws("imposter/look")


def test_what_was_connected_by_web_socket_tries_nothing_else_while_the_server_is_away(
    table: Callable[..., Table], mains: Mains
) -> None:
    evening = table(port=mains.port).gathers(3)
    polls: list[str] = []
    for screen in evening.screens:
        screen.expects_network_faults = True
        screen.page.on("request", lambda request: polls.append(request.url))
    newest = evening.board.view["v"]
    mains.fail()
    evening.board.page.wait_for_timeout(AWAY)
    mains.come_back()
    all_until(evening.screens, lambda screen: screen.view["v"] > newest)
    assert not [url for url in polls if "transport=polling" in url]
