"""The points of the imposter game, and how a match is summed up (imposter.md, "Scoring")."""

from collections.abc import Mapping
from typing import Final

from engine.games.imposter.course import Story
from engine.games.imposter.deal import Deal
from engine.script import Json, SeatId

OWN_VOTE: Final = -1
"""Stands for: 1 to each civilian whose own vote was for one of the imposter side, else nothing."""

POINTS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "A": {
        "escaped": (2, 0),
        "exact": (2, 0),
        "close": (1, 1),
        "wrong": (0, 1),
        "civilian_said": (2, 0),
        "imposter_said": (2, 0),
        "steal": (2, 0),
    },
    "B": {
        "escaped": (2, 0),
        "exact": (3, 0),
        "close": (0, 1),
        "wrong": (0, 1),
        "civilian_said": (2, 0),
        "imposter_said": (3, 0),
        "steal": (3, 0),
    },
    "C": {
        "escaped": (3, 0),
        "exact": (2, OWN_VOTE),
        "close": (0, OWN_VOTE),
        "wrong": (0, OWN_VOTE),
        "civilian_said": (3, 0),
        "imposter_said": (2, 0),
        "steal": (2, 0),
    },
    "D": {
        "escaped": (6, 0),
        "exact": (6, 0),
        "close": (0, 2),
        "wrong": (0, 2),
        "civilian_said": (6, 0),
        "imposter_said": (6, 0),
        "steal": (6, 0),
    },
}
"""What each of the imposter side and each civilian gets; "close" counts as wrong but in A."""

PARTNERS: Final = {"C": 2}
"""What the partners of a caught imposter get, whatever the guess, where they do not share the outcome."""
STEAL_MORE: Final = {"D": 8}
"""What Mr. White's steal brings himself beyond his side's points."""


def row(deal: Deal, story: Story) -> str:
    """The row of the table of points that a story falls in."""
    if story.outcome == "said" and story.verdict is None:
        role = deal.role(story.said_by or "")
        return {"civilian": "civilian_said", "imposter": "imposter_said", "mr_white": "steal"}[role]
    if story.verdict == "exact" and story.guesser == deal.mr_white:
        return "steal"
    if story.outcome == "said" and story.verdict == "exact":
        return "imposter_said"
    if story.outcome in ("caught", "said"):
        # The end of a full game counts as caught and wrong.
        return "wrong" if deal.rules.full_game else story.verdict or "wrong"
    return "escaped"


def winning_side(deal: Deal, story: Story) -> str:
    return "civilian" if row(deal, story) in ("close", "wrong") else "imposter"


def points(scoring: str, deal: Deal, story: Story) -> dict[SeatId, int]:
    """A round's points by seat; seats that were voted out of a full game score with their side."""
    kind = row(deal, story)
    liar, civilian = POINTS[scoring][kind]
    # A full game that ends so has them all caught.
    has_partners = scoring in PARTNERS and story.outcome == "caught" and not deal.rules.full_game
    gained = {}
    for seat in deal.seats:
        if seat in deal.side:
            partner = has_partners and seat != story.accused
            gained[seat] = PARTNERS[scoring] if partner else liar
        else:
            gained[seat] = int(saw_right(deal, story, seat)) if civilian == OWN_VOTE else civilian
    if kind == "steal" and scoring in STEAL_MORE and deal.mr_white is not None:
        gained[deal.mr_white] += STEAL_MORE[scoring]
    return gained


def saw_right(deal: Deal, story: Story, seat: SeatId) -> bool:
    """Was this civilian's vote, in the vote that decided, for one of the imposter side?"""
    return seat not in deal.side and story.votes.get(seat) in deal.side


def awarded(memory: Json, deal: Deal, story: Story, gained: Mapping[SeatId, int]) -> dict[str, Json]:
    """What awards count: points won as imposter, and right votes, in lost rounds too."""
    liars, eyes = dict(memory["liars"]), dict(memory["eyes"])
    for seat in deal.seats:
        if seat in deal.side:
            liars[seat] = liars.get(seat, 0) + gained[seat]
        elif saw_right(deal, story, seat):
            eyes[seat] = eyes.get(seat, 0) + 1
    return {"liars": liars, "eyes": eyes}


def result(memory: Json, scores: Mapping[SeatId, int]) -> dict[str, Json]:
    """How a match ended: most points wins, equal is shared; nobody wins where nobody has a point."""
    most = max(scores.values(), default=0)
    return {
        "winners": [seat for seat, score in scores.items() if score == most > 0],
        "scores": dict(scores),
        "rounds": memory["rounds"] if memory else 0,
        "awards": _awards(memory, scores) if memory and memory["awards"] else [],
    }


def _awards(memory: Json, scores: Mapping[SeatId, int]) -> list[Json]:
    """Best liar and sharpest eye, each for whoever has most of it; none for nothing."""
    awards = []
    for code, counts in (("best_liar", memory["liars"]), ("sharpest_eye", memory["eyes"])):
        there = {seat: count for seat, count in counts.items() if seat in scores}
        most = max(there.values(), default=0)
        if most > 0:
            seats = [seat for seat in scores if there.get(seat) == most]
            awards.append({"code": code, "seats": seats, "count": most})
    return awards
