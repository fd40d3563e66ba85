"""All that chance is asked, part by part."""

from collections.abc import Callable, Iterator

from tests.fairness import orders, roles, words
from tests.fairness.deals import deals, matches
from tests.fairness.trial import Trial

SEATS = {
    "parlor": (3, 4, 5, 6, 7, 8),
    "first-to-five": (3, 5, 8, 12),
    "table": (3, 4, 7, 11, 20),
    "pass": (3, 5, 7, 12, 20),
}
"""At how many seats each preset is dealt."""
SURPRISES = (("parlor", 5, 2), ("parlor", 8, 3), ("table", 7, 2), ("table", 11, 3), ("pass", 7, 3))
"""A preset at so many seats, and the most imposters of a surprise."""
ROTATIONS = (("parlor", 5), ("parlor", 8), ("table", 4), ("table", 11), ("pass", 20))
LEFT_OVER = (("parlor", 5), ("parlor", 7), ("table", 11))
"""Where one place is left over when all have been imposter."""
THRICE = (("table", 3), ("table", 7), ("table", 11), ("parlor", 5))

Trials = Iterator[Trial]


def who_is_what(times: int, seed: str) -> Trials:
    for preset, counts in SEATS.items():
        for seats in counts:
            yield roles.imposters(deals(preset, seats, times, seed))
    for seats in (5, 6, 7, 8):
        yield roles.groups_of_imposters(deals("parlor", seats, times, seed))
    for seats in (5, 8, 20):
        dealt = deals("pass", seats, times, seed, mr_white=True)
        yield roles.mr_white(dealt)
        yield roles.mr_white_of_his_side(dealt)
    for preset, seats, most in SURPRISES:
        yield roles.surprise_count(deals(preset, seats, times, seed, imposters="surprise"), most)


def who_speaks(times: int, seed: str) -> Trials:
    for preset, counts in SEATS.items():
        for seats in counts:
            dealt = deals(preset, seats, times, seed)
            yield orders.first_speakers(dealt)
            yield orders.imposters_first(dealt, expected_first(preset, seats, dealt.side))
            yield orders.civilians_first(dealt)
    for seats in (5, 8):
        dealt = deals("table", seats, times, seed, mr_white=True)
        yield orders.imposters_first(dealt, expected_first("table", seats, dealt.side))
    yield orders.imposter_and_first(deals("parlor", 4, times, seed))
    for seats in (3, 4):
        yield orders.every_order(deals("parlor", seats, times, seed))
        yield orders.every_order(deals("table", seats, times, seed))
        yield orders.every_rotation(deals("first-to-five", seats, times, seed))
        yield orders.ways_of_the_phone(deals("pass", seats, times, seed))
    yield orders.later_laps(times, seed)


def expected_first(preset: str, seats: int, side: int) -> float:
    """How often somebody of the imposter side speaks first (imposter.md, "Order")."""
    if preset == "first-to-five":
        return 0
    if preset == "table" and seats > 3:
        # Drawn once more where it would be so, it comes to pass only twice running.
        return (side / seats) ** 2
    return side / seats


def who_is_it_again(times: int, seed: str) -> Trials:
    for preset, seats in ROTATIONS:
        yield roles.uneven_rotations(matches(preset, seats, times, seed, fair_rotation=True))
    for preset, seats in LEFT_OVER:
        yield roles.places_left_over(
            matches(preset, seats, times, seed, fair_rotation=True, never_thrice=False)
        )
    for preset, seats in THRICE:
        played = matches(preset, seats, times, seed, never_thrice=True)
        yield roles.thrice_running(played)
        yield roles.instead_of_thrice(played)


def which_word(times: int, seed: str) -> Trials:
    dealt = deals("parlor", 3, times, seed)
    yield words.pairs(dealt)
    yield words.secrets(dealt)
    yield words.decoys(deals("pass", 5, times, seed, variant="undercover", decoy="different"))
    gridded = deals("table", 5, times, seed, hint="grid")
    yield words.grid_places(gridded)
    yield words.grid_words(gridded)
    yield words.questions(times, seed)
    for tied in (2, 3):
        yield words.tied_imposters(times, tied, seed)


PARTS: dict[str, Callable[[int, str], Trials]] = {
    "Roles": who_is_what,
    "Order": who_speaks,
    "Rounds on end": who_is_it_again,
    "Words, questions, ties": which_word,
}
