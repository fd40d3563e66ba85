"""Whole matches of Wavelength by tapping alone: three people at the usual length, six once round, in two languages."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.language import check_language
from tests.browser.phone import Phone
from tests.browser.table import NAMES
from tests.browser.turning import locks, shows_needles, turns_to
from tests.browser.wavelength_table import WavelengthTable, reads_target

BANDS = ((2.5, 4), (7.5, 3), (12.5, 2))
ASIDE = (5, -10)
"""How far beside the target the first guessers turn their dials."""


@pytest.mark.long
@pytest.mark.parametrize(("lang", "people", "per_seat"), [("en", 3, 2), ("es", 6, 1)])
def test_a_match_ends_in_the_right_result_on_all_screens(
    table: Callable[..., WavelengthTable], lang: str, people: int, per_seat: int
) -> None:
    evening = table(lang, kind=WavelengthTable).gathers(NAMES[:people])
    evening.starts(rounds_per_seat=str(per_seat))
    scores = dict.fromkeys(NAMES[:people], 0)
    psychics = []
    while evening.host.scene != "result":
        psychics.append(evening.psychic.name)
        first = len(psychics) == 1
        gained = play_round(evening, first)
        scores = {name: scores[name] + gained[name] for name in scores}
        assert evening.board.points() == scores
        see_the_totals(evening, scores)
        if first:
            evening.are_ready()
        else:
            evening.hurries_on()
    assert psychics == psychics[:people] * per_seat
    assert sorted(psychics[:people]) == sorted(scores)
    see_the_result(evening, scores)
    play_again_in_another_order(evening, psychics[0])


def play_round(evening: WavelengthTable, first: bool) -> dict[str, int]:
    """Points by name. In a first round everybody is in the bullseye, and every page is read; later ones the host hurries."""
    psychic, guessers = evening.psychic, evening.guessers
    word = f"zz{psychic.name.lower()}"  # no end of any dial
    for screen in evening.screens:
        screen.draws("wavelength/clue")
        for end in screen.facts["pair"]:
            expect(screen.page.get_by_text(end, exact=True).first).to_be_visible()
    read_all(evening, first)
    target = reads_target(psychic)["target"]
    evening.clue(word)
    see_the_clue(evening, word)
    read_all(evening, first)
    locked = turn_all(evening, guessers, target) if first else turn_some(evening, guessers, target)
    read_all(evening, first)
    evening.skips_the_story()
    late = {guesser.seat: 50.0 for guesser in guessers if guesser.seat not in locked}
    see_the_needles(evening, target, locked, locked | late)
    read_all(evening, first)
    return expected(evening, target, locked | late)


def turn_all(evening: WavelengthTable, guessers: list[Phone], target: float) -> dict[str, float]:
    return evening.dials(dict.fromkeys(guessers, target))


def turn_some(evening: WavelengthTable, guessers: list[Phone], target: float) -> dict[str, float]:
    """Two lock, beside the target; the host waits for nobody else."""
    locked = {}
    for guesser, aside in zip(guessers, ASIDE, strict=False):
        turns_to(guesser, beside(target, aside))
        locked[guesser.seat] = locks(guesser)
    if len(guessers) > len(ASIDE):
        evening.host.pulls("skip")
    evening.all_see("wavelength/reveal")
    return locked


def beside(target: float, aside: float) -> float:
    """There on the dial, on whichever side there is room."""
    return target + aside if 0 <= target + aside <= 100 else target - aside


def read_all(evening: WavelengthTable, first: bool) -> None:
    for screen in evening.screens if first else ():
        check_language(screen)


def see_the_clue(evening: WavelengthTable, word: str) -> None:
    evening.board.draws("wavelength/guess")
    expect(evening.board.page.get_by_text(word, exact=True)).to_be_visible()
    for phone in evening.phones:
        expect(phone.page.get_by_role("heading", level=1)).to_have_text(word)


def see_the_needles(
    evening: WavelengthTable, target: float, locked: Mapping[str, float], guesses: Mapping[str, float]
) -> None:
    """Every screen was told where they stand, and draws them with the target."""
    for screen in evening.screens:
        assert (screen.facts["target"], screen.facts["guesses"]) == (target, guesses)
        assert sorted(screen.facts["locked"]) == sorted(locked)
    for phone in evening.phones:
        shows_needles(phone, len(guesses))
        expect(phone.page.locator(".dial .band").first).to_be_visible()


def expected(evening: WavelengthTable, target: float, guesses: Mapping[str, float]) -> dict[str, int]:
    """The points of a round by the rule book's words, by name."""
    gained = {seat: worth(target, position) for seat, position in guesses.items()}
    gained[evening.psychic.seat] = max(gained.values())
    unanimous = all(worth(target, position) == 4 for position in guesses.values())
    assert evening.host.facts["unanimous"] is unanimous
    return {evening.host.name_of(seat): points + 2 * unanimous for seat, points in gained.items()}


def worth(target: float, position: float) -> int:
    away = round(abs(target - position), 1)
    return next((points for within, points in BANDS if away <= within), 0)


def see_the_totals(evening: WavelengthTable, scores: Mapping[str, int]) -> None:
    for phone in evening.phones:
        for name, points in scores.items():
            expect(row_of(phone, name).locator(".total")).to_have_text(str(points))


def row_of(phone: Phone, name: str) -> Locator:
    return phone.page.get_by_role("listitem").filter(has=phone.page.get_by_text(name, exact=True))


def see_the_result(evening: WavelengthTable, scores: Mapping[str, int]) -> None:
    best = [name for name, points in scores.items() if points == max(scores.values())]
    for screen in evening.screens:
        screen.draws("result")
        assert {screen.name_of(seat): points for seat, points in screen.facts["scores"].items()} == scores
        assert sorted(map(screen.name_of, screen.facts["winners"])) == sorted(best)
        if isinstance(screen, Phone):
            screen.tells_who_won(best)
        for name in best if screen is evening.board and len(best) <= 3 else ():
            expect(screen.page.get_by_role("heading", level=1)).to_contain_text(name)
        check_language(screen)
    see_the_totals(evening, scores)


def play_again_in_another_order(evening: WavelengthTable, first: str) -> None:
    """Scores begin anew, and the order is drawn: sooner or later somebody else begins."""
    for _ in range(40):
        evening.host.taps("phone.move.again")
        evening.all_see("wavelength/clue")
        assert not any(seat["score"] for seat in evening.board.view["seats"])
        assert evening.board.facts["round"] == 1
        if evening.psychic.name != first:
            return
        evening.ends()
    raise AssertionError(f"{first} is always the first")
