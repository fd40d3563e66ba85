"""`make fairness`: what the rules expect of chance, beside what thousands of deals brought; then what a round takes."""

from __future__ import annotations

import argparse
import sys

from tests.engine.rounds import seconds_of_a_round
from tests.fairness.ask import PARTS, SEATS
from tests.fairness.trial import UNLIKELY, Trial

WIDTH = 60
ROUND_SEATS = 8


def main() -> int:
    wanted = _options()
    trials = []
    for title, ask in PARTS.items():
        print(f"\n{title:{WIDTH}} expected, %        p   seen, %", flush=True)
        for trial in ask(wanted.deals, wanted.seed):
            trials.append(trial)
            print(_line(trial), flush=True)
    unfair = [trial for trial in trials if not trial.is_fair]
    print(f"\n{len(trials)} questions, {wanted.deals} deals each: least p {min(t.p for t in trials):.4f}")
    for trial in unfair:
        print(f"Not fair (p ≤ {UNLIKELY}; by accident in one of {1 / UNLIKELY:.0f} questions): {trial.text}")
    print(f"\nA whole round of {ROUND_SEATS}, median of {wanted.rounds}")
    for preset in SEATS:
        print(f"  {preset:14} {1000 * seconds_of_a_round(preset, ROUND_SEATS, wanted.rounds):.2f} ms")
    return len(unfair) > 0


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(prog="make fairness", description=__doc__)
    options.add_argument("--deals", type=int, default=20_000, help="deals, or rounds, a question (20000)")
    options.add_argument("--seed", default="farol", help="what the seeds of all deals begin with")
    options.add_argument("--rounds", type=int, default=100, help="rounds of each preset that are timed (100)")
    return options.parse_args()


def _line(trial: Trial) -> str:
    """Of two unlike outcomes the first tells all; of many alike ones the rarest and the most frequent."""
    expected = list(trial.shares.values())
    seen = [trial.seen.get(outcome, 0) / trial.times for outcome in trial.shares]
    if len(set(expected)) > 1:
        told = _share(seen[0])
    elif len(seen) > 8:
        told = f"{_share(min(seen))} to {_share(max(seen))} ({len(seen)} outcomes)"
    else:
        told = " ".join(map(_share, seen))
    return f"  {trial.text:{WIDTH - 2}} {_share(expected[0]):>11} {trial.p:8.4f}   {told}"


def _share(share: float) -> str:
    return f"{100 * share:.2f}"


if __name__ == "__main__":
    sys.exit(main())
