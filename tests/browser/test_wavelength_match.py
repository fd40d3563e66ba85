"""Whole matches of Wavelength by tapping alone: three people at the usual length, six once round, in two languages."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.language import check_language
from tests.browser.phone import Phone
from tests.browser.table import NAMES
from tests.browser.turning import shows_needles
from tests.browser.wavelength_table import WavelengthTable, reads_target

BANDS = ((2.5, 4), (7.5, 3), (12.5, 2))
ASIDE = (0, 5, -10, 30, -40)
"""How far beside the target the guessers turn their dials, one after the other."""


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
        gained = play_round(evening, first=len(psychics) == 1)
        scores = {name: scores[name] + gained[name] for name in scores}
        assert evening.board.points() == scores
        see_the_totals(evening, scores)
        evening.are_ready()
    assert psychics == psychics[:people] * per_seat
    assert sorted(psychics[:people]) == sorted(scores)
    see_the_result(evening, scores)
    play_again_in_another_order(evening, psychics[0])


def play_round(evening: WavelengthTable, first: bool) -> dict[str, int]:
    """Points by name. In a first round everybody is in the bullseye, and every page is read."""
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
    asides = [0] * len(guessers) if first else ASIDE
    at = {guesser: beside(target, aside) for guesser, aside in zip(guessers, asides, strict=False)}
    at[guessers[-1]] = at[guessers[-1]] if first else None  # leaves the dial where it stood
    locked = evening.dials(at)
    read_all(evening, first)
    evening.skips_the_story()
    see_the_needles(evening, target, locked)
    read_all(evening, first)
    return expected(evening, target, locked)


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


def see_the_needles(evening: WavelengthTable, target: float, locked: Mapping[str, float]) -> None:
    """Every screen was told where they were locked, and draws them with the target."""
    for screen in evening.screens:
        assert (screen.facts["target"], screen.facts["guesses"]) == (target, locked)
        assert sorted(screen.facts["locked"]) == sorted(locked)
    for phone in evening.phones:
        shows_needles(phone, len(locked))
        expect(phone.page.locator(".dial .band").first).to_be_visible()


def expected(evening: WavelengthTable, target: float, locked: Mapping[str, float]) -> dict[str, int]:
    """The points of a round by the rule book's words, by name."""
    gained = {seat: worth(target, position) for seat, position in locked.items()}
    gained[evening.psychic.seat] = max(gained.values())
    unanimous = all(worth(target, position) == 4 for position in locked.values())
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
        for name in best if len(best) <= 3 else ():
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
