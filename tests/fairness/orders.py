"""Who speaks when, and how a phone goes round (imposter.md, "Order", "The deal")."""

from collections import Counter
from itertools import permutations, product

from engine.script import SeatId
from tests.fairness.deals import Deals, played, seat_names
from tests.fairness.trial import Trial, evenly, share


def first_speakers(deals: Deals) -> Trial:
    return evenly(f"{deals.name}: who speaks first", deals.seats, Counter(deals.first))


def imposters_first(deals: Deals, expected: float) -> Trial:
    firsts = [dealt.order[0] in dealt.side for dealt in deals.dealt]
    return share(f"{deals.name}: an imposter speaks first", expected, firsts)


def civilians_first(deals: Deals) -> Trial:
    """Which of the civilians, by seat order, where one of them is first."""
    firsts = [dealt for dealt in deals.dealt if dealt.order[0] not in dealt.side]
    seen = Counter(dealt.civilians.index(dealt.order[0]) for dealt in firsts)
    count = len(deals.seats) - deals.side
    return evenly(f"{deals.name}: which civilian speaks first", range(count), seen)


def every_order(deals: Deals) -> Trial:
    seen = Counter(dealt.order for dealt in deals.dealt)
    return evenly(f"{deals.name}: every order of speaking", permutations(deals.seats), seen)


def every_rotation(deals: Deals) -> Trial:
    """Round the table from whoever is first: no other order."""
    seats = deals.seats
    rounds = [(*seats[first:], *seats[:first]) for first in range(len(seats))]
    seen = Counter(dealt.order for dealt in deals.dealt)
    return evenly(f"{deals.name}: round the table from everyone", rounds, seen)


def places(deals: Deals, place: int) -> Trial:
    seen = Counter(dealt.order[place] for dealt in deals.dealt)
    return evenly(f"{deals.name}: who speaks at place {place + 1}", deals.seats, seen)


def neighbours(deals: Deals, place: int) -> Trial:
    """Who speaks right after whom, at one place of the order."""
    seen = Counter(dealt.order[place : place + 2] for dealt in deals.dealt)
    return evenly(f"{deals.name}: who follows whom at place {place + 1}", permutations(deals.seats, 2), seen)


def imposter_and_first(deals: Deals) -> Trial:
    """One imposter and whoever is first: all pairs alike, so that neither tells of the other."""
    seen = Counter((*dealt.side, dealt.order[0]) for dealt in deals.dealt)
    return evenly(f"{deals.name}: imposter and first speaker", product(deals.seats, repeat=2), seen)


def ways_of_the_phone(deals: Deals) -> Trial:
    """In which order a passed phone goes round."""
    seen = Counter(dealt.queue for dealt in deals.dealt)
    return evenly(f"{deals.name}: how the phone goes round", permutations(deals.seats), seen)


def later_laps(times: int, seed: str = "farol") -> Trial:
    """Three who point at each other twice over have one more lap, in a new order."""
    seats = seat_names(3)
    seen = Counter(_later_lap(f"{seed} later lap/{n}/1/1", seats) for n in range(times))
    return evenly("pass, 3 seats: every order of a later lap", permutations(seats), seen)


def _later_lap(seed: str, seats: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    more = {"way": "own", "clues": "spoken", "talk_seconds": 0, "laps": 1, "tie": "revote_then_lap"}
    table = played("pass", len(seats), seed, **more)
    while table.step.board.facts.get("lap") != 2:
        if table.step.board.name in ("imposter/vote", "imposter/revote"):
            for voter, accused in zip(seats, (*seats[1:], seats[0]), strict=True):
                table.answer(voter, accused)
        else:
            table.time_up()
    return tuple(table.step.board.facts["order"])
