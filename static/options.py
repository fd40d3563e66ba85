"""The command line and its environment variables."""

import argparse
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from static.languages import languages

PUBLIC = re.compile(r"https?://([A-Za-z0-9._\-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?/?")
LEVELS = ("debug", "info", "warning", "error", "critical")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"farol: {message}", file=sys.stderr)
        sys.exit(2)


def parse(arguments: list[str], environ: Mapping[str, str]) -> argparse.Namespace:
    """Reads the options, each also as FAROL_NAME; the command line wins. Exits with 2 on a bad one."""
    parser = Parser(
        prog="python app.py",
        description="Farol, a party-game server: put it on the TV, scan the code, play.",
        epilog="Each option is also an environment variable: FAROL_PORT, FAROL_PUBLIC_URL and so on.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--host", default="0.0.0.0", help="address to listen on (default: all, 0.0.0.0)")
    add("--port", type=_port, default=5000, help="port to listen on; 0 takes a free one (default: 5000)")
    add(
        "--public-url",
        type=_public_url,
        metavar="URL",
        help="the address that phones shall use, if it is another",
    )
    add("--data", type=Path, metavar="DIR", help="folder for rooms and scores (default: instance)")
    add("--lang", choices=languages(), default="en", help="language of new rooms and of pages (default: en)")
    add("--server", choices=("eventlet", "threading"), default="eventlet", help="(default: eventlet)")
    add("--limits", choices=("on", "off"), default="on", help="limits on rooms, codes and events a minute")
    add(
        "--proxies",
        type=_count,
        default=0,
        metavar="N",
        help="trust the headers of that many proxies (default: 0)",
    )
    add("--demo", action="store_true", help="open a room and let bots play it")
    add("--log-level", choices=LEVELS, type=str.lower, default="info", help="(default: info)")
    if not {"-h", "--help"} & set(arguments):  # help is not withheld for a bad variable
        arguments = [*_from_environment(parser, environ), *arguments]
    return parser.parse_args(arguments)


def _from_environment(parser: Parser, environ: Mapping[str, str]) -> list[str]:
    """The variables as arguments, checked one by one so that a bad one is named."""
    found: list[str] = []
    for action in parser._actions:
        flag = action.option_strings[-1]
        name = "FAROL_" + flag.lstrip("-").replace("-", "_").upper()
        value = environ.get(name, "")
        if not value or flag == "--help":
            continue
        if flag == "--demo":
            if value.lower() not in ("0", "1", "no", "yes", "off", "on", "false", "true"):
                parser.error(f"{name}: {value!r} is neither on nor off")
            found += [flag] if value.lower() in ("1", "yes", "on", "true") else []
            continue
        try:
            _check(parser, action, value)
        except argparse.ArgumentError as error:
            parser.error(f"{name}: {error.message}")
        found.append(f"{flag}={value}")
    return found


def _check(parser: Parser, action: argparse.Action, value: str) -> None:
    parser._check_value(action, parser._get_value(action, value))


def _port(value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= 65535):
        raise argparse.ArgumentTypeError(f"{value!r} is no port from 0 to 65535")
    return int(value)


def _count(value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= 9):
        raise argparse.ArgumentTypeError(f"{value!r} is no number from 0 to 9")
    return int(value)


def _public_url(value: str) -> str:
    if not PUBLIC.fullmatch(value):
        raise argparse.ArgumentTypeError(f"{value!r} is no address such as https://farol.example")
    return value.rstrip("/")
