"""Which address goes into the QR code."""

import socket
from pathlib import Path
from typing import Any

import pytest

from app import create_app
from static import address
from static.address import Places, is_this_machine, lan_address
from static.start import free_port, most_connections

LAN = "192.168.7.20"


@pytest.fixture
def on_a_lan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: LAN)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: None)


def asked(host: str, scheme: str = "http") -> dict[str, Any]:
    return {"HTTP_HOST": host, "wsgi.url_scheme": scheme}


EVERYWHERE = Places("0.0.0.0", 5000)


def test_the_public_address_comes_first(on_a_lan: None) -> None:
    places = Places("0.0.0.0", 5000, "https://farol.example")
    assert places.join_url(asked("localhost:5000"), "kx tr") == "https://farol.example/KXTR"


@pytest.mark.parametrize("host", ["farol.test:5000", "192.168.7.20:5000", "farol.test", "[fd00::1]:5000"])
def test_else_the_name_that_the_screen_itself_used(on_a_lan: None, host: str) -> None:
    assert EVERYWHERE.base(asked(host)) == f"http://{host}"
    assert EVERYWHERE.base(asked(host, "https")) == f"https://{host}"


@pytest.mark.parametrize(
    "host", ["localhost:5000", "LOCALHOST:5000", "127.0.0.1:5000", "127.1.2.3", "[::1]:5000", "tv.localhost"]
)
def test_never_this_machine_alone_while_there_is_a_lan(on_a_lan: None, host: str) -> None:
    assert EVERYWHERE.base(asked(host)) == f"http://{LAN}:5000"


def test_without_a_lan_this_machine_alone_is_all_there_is(alone: None) -> None:
    assert EVERYWHERE.base(asked("localhost:5000")) == "http://localhost:5000"
    assert EVERYWHERE.listening() == "http://127.0.0.1:5000"


def test_a_server_that_listens_to_this_machine_alone_names_no_lan_address(on_a_lan: None) -> None:
    assert Places("127.0.0.1", 5000).base(asked("localhost:5000")) == "http://localhost:5000"


@pytest.mark.parametrize("host", ["", "a b", "x/../y", "<b>", "evil.example@x", "x:y", "ä"])
def test_nonsense_for_a_host_is_not_repeated(on_a_lan: None, host: str) -> None:
    assert EVERYWHERE.base(asked(host)) == f"http://{LAN}:5000"


def test_ipv6_is_written_in_brackets() -> None:
    assert Places("::1", 5000).listening() == "http://[::1]:5000"


def test_who_is_this_machine() -> None:
    assert all(map(is_this_machine, ("localhost", "127.0.0.1", "[::1]", "0.0.0.0", "a.localhost")))
    assert not any(map(is_this_machine, ("farol.test", LAN, "localhost.example", "")))


def test_the_lan_address_is_an_address_of_another_kind() -> None:
    found = lan_address()
    assert found is None or not is_this_machine(found)


def test_an_interface_is_found_where_there_is_no_way_out() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        found = address._address_of_an_interface(probe)
    assert found is None or not is_this_machine(found)


def test_origins() -> None:
    places = Places("0.0.0.0", 5000, "https://farol.example")
    assert places.is_ours("http://farol.test:5000", asked("farol.test:5000"))
    assert places.is_ours("https://farol.example", asked("10.0.0.1:5000"))
    for other in ("http://evil.example", "null", "", None, "http://farol.test"):
        assert not places.is_ours(other, asked("farol.test:5000"))


@pytest.mark.parametrize(("proxies", "given"), [(0, "http://inside:5000"), (1, "https://farol.example")])
def test_a_proxys_headers_are_believed_only_where_it_is_trusted(
    tmp_path: Path, proxies: int, given: str
) -> None:
    app = create_app({"DATA": tmp_path, "PROXIES": proxies})
    headers = {"Host": "inside:5000", "X-Forwarded-Host": "farol.example", "X-Forwarded-Proto": "https"}
    told = app.test_client().post("/rooms", headers=headers).json
    assert told is not None
    assert told["join_url"].startswith(given + "/")
    app.extensions["farol"].door.close()


def test_a_free_port_is_found_and_a_taken_one_refused() -> None:
    port = free_port("127.0.0.1", 0)
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        with pytest.raises(OSError, match="in use"):
            free_port("127.0.0.1", port)


def test_connections_stay_well_below_the_descriptors() -> None:
    import resource

    most = most_connections()
    assert 8 <= most <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] * 3 // 4
