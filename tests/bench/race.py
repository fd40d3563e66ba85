"""Farol against its floor and its ceiling: all three alive at once, each at work in its turn, many short turns.

A machine that is noisy for minutes is noisy for all three alike; what counts are the ratios within a turn.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from lines import Ears
from load import Load, Party
from servers import Server

NAMES = ("farol", "floor", "ceiling")
ROOMS = 20
RATE = 50.0


@dataclass
class Runs:
    """All turns of one server."""

    full: list[Load] = field(default_factory=list)
    steady: list[Load] = field(default_factory=list)

    def work(self) -> float:
        """Milliseconds of the server's processor per action, in the middle one of the turns."""
        return statistics.median(load.work for load in self.full)

    def waits(self) -> list[float]:
        """Every wait at the steady pace, in order of length."""
        return sorted(wait for load in self.steady for wait in load.waits)


def percentile(waits: list[float], share: float) -> float:
    """The `share`-quantile of sorted waits in milliseconds."""
    return 1000 * waits[min(len(waits) - 1, int(share * len(waits)))]


def race(turns: int, seconds: float, actions: int, say: Callable[[str], None]) -> dict[str, Runs]:
    """`turns` times each server: `seconds` at saturation, then `actions` taps at 50 a second."""
    runs = {name: Runs() for name in NAMES}
    with ExitStack() as stack:
        ears = Ears()
        farol = _party("farol", 0, stack, ears)
        size = round(farol.saturate(2.0).message_bytes)
        parties = {"farol": farol, **{name: _party(name, size, stack, ears) for name in NAMES[1:]}}
        say(
            f"  messages of floor and ceiling: {size} bytes, as Farol's views have had in two seconds of play"
        )
        for turn in range(turns):
            for name in NAMES[turn % 3 :] + NAMES[: turn % 3]:
                full, steady = parties[name].saturate(seconds), parties[name].steady(RATE, actions)
                runs[name].full.append(full)
                runs[name].steady.append(steady)
                say(f"  turn {turn + 1:2} {name:8} {_line(full, steady)}")
    return runs


def _party(name: str, size: int, stack: ExitStack, ears: Ears) -> Party:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    server = stack.enter_context(Server(name, size=size, folder=folder))
    party = stack.enter_context(Party(server, ears))
    party.grow(ROOMS)
    party.saturate(0.5)
    return party


def _line(full: Load, steady: Load) -> str:
    return (
        f"{full.rate:6.0f}/s, {full.work:5.3f} ms of processor per action, p50 {percentile(sorted(steady.waits), 0.5):5.2f} ms;"
        f" cores: server {full.server_share:4.0%}, clients {full.client_share:4.0%}; messages {steady.message_bytes:.0f} bytes"
    )


def report(runs: dict[str, Runs], say: Callable[[str], None]) -> None:
    """The table of all turns, then the ratios that are aimed at, each the median of the turns' own."""
    say(
        f"\n{'':8} {'actions/s':>10} {'(lowest–highest)':>18} {'p50 ms':>8} {'p99 ms':>8} {'over':>7} {'server ms/action':>17}"
    )
    for name, run in runs.items():
        waits, rates = run.waits(), [load.rate for load in run.full]
        say(
            f"{name:8} {statistics.median(rates):10.0f} {f'{min(rates):.0f}–{max(rates):.0f}':>18}"
            f" {percentile(waits, 0.5):8.2f} {percentile(waits, 0.99):8.2f} {len(waits):7} {run.work():17.3f}"
        )
    farol, floor, ceiling = (runs[name] for name in NAMES)
    ratio, above = _rates(farol, ceiling), _rates(farol, floor)
    by_work = statistics.median(c.work / f.work for f, c in zip(farol.full, ceiling.full, strict=True))
    p50 = statistics.median(
        percentile(sorted(one.waits), 0.5) / percentile(sorted(other.waits), 0.5)
        for one, other in zip(farol.steady, floor.steady, strict=True)
    )
    p99 = percentile(farol.waits(), 0.99) / percentile(floor.waits(), 0.99)
    say(
        f"\nthroughput  {ratio:.2f} × the ceiling's (by processor time per action {by_work:.2f}), {above:.2f} × the floor's"
        f"   aim ≥ 0.60   {_met(ratio >= 0.6)}"
    )
    say(f"p50         {p50:.2f} × the floor's   aim ≤ 1.50   {_met(p50 <= 1.5)}")
    say(f"p99         {p99:.2f} × the floor's")


def _rates(one: Runs, other: Runs) -> float:
    """How many times as fast one is at saturation, in the middle one of the turns."""
    return statistics.median(a.rate / b.rate for a, b in zip(one.full, other.full, strict=True))


def _met(kept: bool) -> str:
    return "met" if kept else "MISSED"
