"""`make bench`: what Farol does in a second and how long a tap takes, beside the bare stack in the same run; memory; start."""

from __future__ import annotations

import argparse
import os
import platform
import time

from idle import idle, more_files
from race import RATE, ROOMS, race, report
from servers import CORES
from starts import starts

PARTS = ("race", "idle", "starts")


def main() -> None:
    wanted = _options()
    more_files()
    CORES.split()
    start = time.monotonic()
    _say(f"Python {platform.python_version()}, {os.cpu_count()} cores, {CORES}")
    for part in wanted.only or PARTS:
        if part == "race":
            _say(
                f"\n{ROOMS} rooms of 8 phones and a board: as fast as it goes, then {RATE:.0f} taps a second"
            )
            report(race(wanted.turns, wanted.seconds, wanted.actions, _say), _say)
        elif part == "idle":
            _say("\nMemory of an idle room of 8")
            idle(40 if wanted.quick else 100, _say)
        else:
            _say("\nStart to first request")
            starts(100 if wanted.quick else 500, 0.2 if wanted.quick else 0.6, 3 if wanted.quick else 5, _say)
    _say(f"\n{time.monotonic() - start:.0f} s in all")


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument(
        "--quick", action="store_true", help="a minute or two instead of a quarter of an hour"
    )
    options.add_argument("--only", action="append", choices=PARTS, help="this part alone; may be given again")
    options.add_argument("--turns", type=int, help="how often each server has its turn (12; quick: 6)")
    options.add_argument("--seconds", type=float, help="length of a turn at saturation (2; quick: 1)")
    options.add_argument("--actions", type=int, help="taps of a turn at the steady pace (850; quick: 100)")
    wanted = options.parse_args()
    for name, whole, quick in (("turns", 12, 6), ("seconds", 2.0, 1.0), ("actions", 850, 100)):
        if getattr(wanted, name) is None:
            setattr(wanted, name, quick if wanted.quick else whole)
    return wanted


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
