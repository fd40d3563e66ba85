"""Who is what: imposters, Mr. White, surprise counts, and the draws that look back (imposter.md, "The deal")."""

from collections import Counter
from itertools import combinations

from tests.fairness.deals import Deals, Matches
from tests.fairness.trial import Trial, evenly, share


def imposters(deals: Deals) -> Trial:
    seen = Counter(seat for dealt in deals.dealt for seat in dealt.side)
    return evenly(f"{deals.name}: who is imposter", deals.seats, seen, deals.side)


def groups_of_imposters(deals: Deals) -> Trial:
    groups = list(combinations(deals.seats, deals.side))
    seen = Counter(dealt.side for dealt in deals.dealt)
    return evenly(f"{deals.name}: which {deals.side} are imposters", groups, seen)


def mr_white(deals: Deals) -> Trial:
    seen = Counter(dealt.mr_white for dealt in deals.dealt)
    return evenly(f"{deals.name}: who is Mr. White", deals.seats, seen)


def mr_white_of_his_side(deals: Deals) -> Trial:
    """His place among the imposter side in seat order."""
    seen = Counter(dealt.side.index(dealt.mr_white) for dealt in deals.dealt if dealt.mr_white)
    return evenly(f"{deals.name}: which of his side is Mr. White", range(deals.side), seen)


def surprise_count(deals: Deals, most: int) -> Trial:
    seen = Counter(len(dealt.imposters) for dealt in deals.dealt)
    return evenly(f"{deals.name}: a surprise of 1 to {most}", range(1, most + 1), seen)


def uneven_rotations(matches: Matches) -> Trial:
    """After no round of a rotation has anybody been imposter twice more often than another."""
    uneven = []
    for sides in matches.sides:
        been = Counter(dict.fromkeys(matches.seats, 0))
        for side in sides:
            been.update(side)
            uneven.append(max(been.values()) - min(been.values()) > 1)
    return share(f"{matches.name}: twice before everyone once", 0, uneven)


def places_left_over(matches: Matches) -> Trial:
    """Which of those who have been, by seat order, takes the one place that is left when a rotation ends."""
    seen: Counter[int] = Counter()
    others = 0
    for sides in matches.sides:
        been = Counter(dict.fromkeys(matches.seats, 0))
        for side in sides:
            not_yet = [seat for seat in matches.seats if been[seat] == min(been.values())]
            rest = [seat for seat in matches.seats if seat not in not_yet]
            if rest and len(not_yet) == len(side) - 1:
                (again,) = (seat for seat in side if seat in rest)
                seen[rest.index(again)] += 1
                others = len(rest)
            been.update(side)
    return evenly(f"{matches.name}: who opens the next rotation", range(others), seen)


def thrice_running(matches: Matches) -> Trial:
    """Of all rounds from the third of a match on."""
    thrice = [
        bool(set(one) & set(two) & set(three))
        for sides in matches.sides
        for one, two, three in zip(sides, sides[1:], sides[2:], strict=False)
    ]
    return share(f"{matches.name}: imposter three rounds running", 0, thrice)


def instead_of_thrice(matches: Matches) -> Trial:
    """Which of the others, by seat order, are drawn where exactly one has been imposter twice running."""
    seen: Counter[int] = Counter()
    for sides in matches.sides:
        for one, two, three in zip(sides, sides[1:], sides[2:], strict=False):
            barred = set(one) & set(two)
            if len(barred) == 1:
                others = [seat for seat in matches.seats if seat not in barred]
                seen.update(others.index(seat) for seat in three)
    count = len(matches.sides[0][0])
    return evenly(
        f"{matches.name}: who is it instead of a third time", range(len(matches.seats) - 1), seen, count
    )
