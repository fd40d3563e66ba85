"""How much one guest can ask for: rooms, wrong codes, events, connections, and a disk that is full."""

import resource
import socket
import sqlite3
import time
from collections.abc import Callable

import pytest

from tests.web.lines import Line, answered
from tests.web.running import Running

Start = Callable[..., Running]
Open = Callable[..., Line]


def test_ten_rooms_a_minute_from_one_address(start: Start) -> None:
    running = start("--proxies", "1")
    for _ in range(10):
        assert running.post("/rooms", X_Forwarded_For="10.0.0.1").status == 201
    answer = running.post("/rooms", X_Forwarded_For="10.0.0.1")
    assert (answer.status, answer.json["error"]["code"]) == (429, "slow_down")
    assert 1 <= int(answer.headers["Retry-After"]) <= 60
    assert answer.json["error"]["params"]["seconds"] > 0
    assert running.post("/rooms", X_Forwarded_For="10.0.0.2").status == 201


def test_the_address_that_a_guest_claims_counts_for_nothing_without_a_proxy(start: Start) -> None:
    running = start()
    for n in range(10):
        assert running.post("/rooms", X_Forwarded_For=f"10.0.0.{n}").status == 201
    assert running.post("/rooms", X_Forwarded_For="10.0.0.99").status == 429


def test_thirty_wrong_codes_a_minute_from_one_address(start: Start, line: Open) -> None:
    running = start("--proxies", "1")
    code = running.room()
    mine = {"X_Forwarded_For": "10.0.0.1"}
    for n in range(30):
        assert running.get(("/AEIO", "/board/AEIO", "/AEIO/qr.svg")[n % 3], **mine).status == 404
    page = running.get("/AEIO", **mine)
    assert page.status == 429
    assert 1 <= int(page.headers["Retry-After"]) <= 60
    refused = line(running.url, {"code": "AEIO"}, header=["X-Forwarded-For: 10.0.0.1"]).refused
    assert refused is not None
    assert refused["data"]["code"] == "slow_down"
    assert refused["data"]["params"]["seconds"] > 0
    assert running.get("/AEIO", X_Forwarded_For="10.0.0.2").status == 404
    assert line(running.url, {"code": code}, header=["X-Forwarded-For: 10.0.0.2"]).entered


def test_addresses_of_no_room_at_all_are_no_wrong_codes(start: Start) -> None:
    running = start()
    for _ in range(40):
        assert running.get("/favicon.ico").status == 404
    assert running.get("/AEIO").status == 404


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_more_than_twenty_events_a_second_are_refused_until_it_calms_down(
    start: Start, line: Open, mode: str
) -> None:
    running = start("--server", mode)
    code = running.room()
    loud, calm = line(running.url, {"code": code}), line(running.url, {"code": code})
    for n in range(60):
        loud.write(f'42/controller,{n}["release",{{}}]')
    loud.until(lambda: len(loud.acks) == 60)
    codes = [answered(loud.acks[n]) for n in range(60)]
    assert codes[:20] == ["ok"] * 20
    assert "slow_down" in codes
    assert answered(calm.say("release", {})) == "ok"
    loud.read(1.2)
    assert answered(loud.say("release", {})) == "ok"


def with_few_descriptors() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (96, 128))


def test_more_connections_than_descriptors_do_not_kill_the_server(start: Start) -> None:
    running = start(before=with_few_descriptors)
    crowd = []
    for _ in range(200):
        crowd.append(socket.create_connection(("127.0.0.1", running.port), timeout=10))
        crowd[-1].sendall(b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n")
    assert running.alive
    for one in crowd:
        one.close()
    assert running.get("/healthz").status == 200
    assert running.post("/rooms").status == 201


def test_the_limit_of_descriptors_is_raised(start: Start) -> None:
    running = start(before=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (200, 4000)))
    soft, _ = resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE)
    assert soft == 4000


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_what_cannot_be_kept_is_refused_and_never_shown(start: Start, line: Open, mode: str) -> None:
    running = start("--server", mode, "--limits", "off")
    code = running.room()
    phone = line(running.url, {"code": code})
    assert answered(phone.say("sit", {"name": "Ana"})) == "ok"
    # From here on no file may grow: what a full disk is to the journal.
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    ack = phone.say("sit", {"name": "Ben"})
    assert answered(ack) == "could_not_be_kept"
    phone.read()
    assert [seat["name"] for seat in phone.view["seats"]] == ["Ana"]
    assert running.post("/rooms").status == 503
    assert running.get("/healthz").status == 200
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    assert answered(phone.say("sit", {"name": "Ben"})) == "ok"
    phone.until(lambda: len(phone.view["seats"]) == 2)


def test_a_foreign_lock_on_the_journal_freezes_nobody(start: Start, line: Open) -> None:
    running = start("--limits", "off")
    phone = line(running.url, {"code": running.room()})
    foreign = sqlite3.connect(running.data / "farol.sqlite3", isolation_level=None)
    foreign.execute("begin immediate")
    began = time.monotonic()
    assert answered(phone.say("sit", {"name": "Ana"})) == "could_not_be_kept"
    assert time.monotonic() - began < 2
    foreign.execute("rollback")
    foreign.close()
    assert answered(phone.say("sit", {"name": "Ana"})) == "ok"


def test_logs_at_every_level_hold_no_names_tokens_or_clues(start: Start, line: Open) -> None:
    running = start("--log-level", "debug")
    code = running.room()
    phone = line(running.url, {"code": code})
    token = phone.say("sit", {"name": "Quokkaname"})["token"]
    phone.write('42/controller,["sit",{"name":"quokkajunk"')
    phone.say("quokkaevent", {"value": "quokkavalue"})
    phone.say("answer", {"step": phone.view["step"], "value": "quokkaclue"})
    running.get(f"/{code}?quokkaquery")
    running.end()
    assert "quokka" not in running.log.lower()
    assert token not in running.log


def test_nonsense_counts_as_much_as_sense(start: Start, line: Open) -> None:
    running = start()
    phone = line(running.url, {"code": running.room()})
    acks = [answered(phone.say("no_such_event", {})) for _ in range(15)]
    acks += [answered(phone.say("sit", {"name": 5})) for _ in range(15)]
    assert acks[0] == "unknown_event" and "bad_value" in acks and "slow_down" in acks
