"""A question to chance: how often each outcome came, and how likely that is if the rules hold."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, sqrt

UNLIKELY = 0.001
"""Below this a trial is not fair: once in a thousand of them by accident."""


@dataclass(frozen=True)
class Trial:
    """`shares`: the expected one of each outcome, 1 in all; what is not among them cannot come. `seen`: how often it came.

    `at_once`: where of equally likely outcomes several different ones come at a time, how many.
    """

    text: str
    shares: Mapping[Hashable, float]
    seen: Mapping[Hashable, int]
    at_once: int = 1

    @property
    def times(self) -> int:
        return sum(self.seen.values())

    @property
    def p(self) -> float:
        """How likely shares at least as far from the expected ones are: Pearson's chi-square test."""
        possible = {outcome: share * self.times for outcome, share in self.shares.items() if share > 0}
        if not self.times or any(self.seen[outcome] and outcome not in possible for outcome in self.seen):
            return 0.0
        squares = sum(
            (self.seen.get(outcome, 0) - expected) ** 2 / expected for outcome, expected in possible.items()
        )
        # Outcomes that come together vary less than if each were drawn alone.
        together = (len(possible) - 1) / max(1, len(possible) - self.at_once)
        return chi_square_tail(squares * together, len(possible) - 1)

    @property
    def is_fair(self) -> bool:
        return self.p > UNLIKELY


def evenly(text: str, outcomes: Iterable[Hashable], seen: Mapping[Hashable, int], at_once: int = 1) -> Trial:
    """All outcomes are equally likely."""
    outcomes = list(outcomes)
    return Trial(text, dict.fromkeys(outcomes, 1 / len(outcomes)), seen, at_once)


def share(text: str, expected: float, happened: Iterable[bool]) -> Trial:
    """Something happens in an expected share of the cases; with 0 it never does."""
    seen = [0, 0]
    for happens in happened:
        seen[happens] += 1
    return Trial(text, {True: expected, False: 1 - expected}, {True: seen[1], False: seen[0]})


def chi_square_tail(squares: float, freedom: int) -> float:
    """The probability of a chi-square value of `squares` or more: the regularized gamma function Q(freedom/2, squares/2)."""
    if freedom < 1 or squares <= 0:
        return 1.0
    # Q(1/2, x) and Q(1, x) are known; Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1).
    x = squares / 2
    a, tail = (0.5, erfc(sqrt(x))) if freedom % 2 else (1.0, exp(-x))
    while a < freedom / 2:
        tail += exp(a * log(x) - x - lgamma(a + 1))
        a += 1
    return min(1.0, tail)
