"""Twins in Wavelength and Just One: with another target, or other words, nobody from whom these are hidden can tell."""

from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import GAMES
from engine.games.wavelength import FULL
from engine.script import BOARD
from tests.engine.random_answers import ANSWERS
from tests.engine.twins import Twin, alike, live

VOCABULARIES = (
    [("zqorva", "zquibe"), ("zqulpor", "zqrinde"), ("zqaxolo", "zqemba")],
    [("zqlemmings", "zqtarn"), ("zq raxo ulp", "zqpt-rin's"), ("zqo", "zqwelter")],
    [("zqniño", "ZQUIRK"), ("zqveld", "zq 7"), ("zqfathom", "zqgourd")],
)
"""Other words for the same places in a pack."""
FAR = 650
"""Targets are from here on and dials stay below the middle, so that points betray nothing of a target that was told."""

ACTS = (
    *("all", "all", "all", "one", "one", "change", "blank", "skip", "skip", "undo", "leave", "strange"),
    *("void", "overrule", "report"),
)
doings = st.lists(
    st.integers(0, 2**20).map(lambda number: (ACTS[number % len(ACTS)], number % 1000)),
    min_size=10,
    max_size=60,
)


def table_of(number: int, game: str) -> dict[str, Any]:
    """So many seats and rounds; all seats on one phone as often as not."""
    rng = Random(number)
    least, most = GAMES[game].seats("standard")
    return {
        "game": game,
        "preset": "standard",
        "options": {"rounds_per_seat": rng.choice((1, 2)), "guess_seconds": rng.choice((45, None))},
        "seed": number,
        "seats": rng.randint(least, most),
        "shared": rng.random() < 0.5,
    }


def tables(game: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.integers(0, 2**20).map(lambda number: table_of(number, game))


def shifted(by: int) -> type[Random]:
    """Chance as it is, but for targets, which are all moved on."""

    class Shifted(Random):
        def randint(self, a: int, b: int) -> int:
            drawn = super().randint(a, b)
            return FAR + (drawn + by) % (FULL + 1 - FAR) if b == FULL else drawn

    return Shifted


def with_other_secrets(table: dict[str, Any]) -> list[Twin]:
    if table["game"] == "just_one":
        return [Twin(pairs, **table) for pairs in VOCABULARIES]
    chance = "engine.table.Random"
    return [Twin(VOCABULARIES[0], patches={chance: shifted(by)}, **table) for by in (0, 31, 187)]


def blind(twins: list[Twin]) -> set[str]:
    """Those from whom the secrets are hidden, in which all twins differ; everybody where nothing is played."""
    first = twins[0]
    assert len({twin.scene for twin in twins}) == 1
    if first.room.table is None:
        return {BOARD, *(seat.id for seat in first.room.seats.present)}
    if first.scene.endswith("/reveal"):
        return set()
    assert len({twin.secrets[0] for twin in twins}) == len(twins)
    hidden = [twin.hidden(twin.secrets[0]) for twin in twins]
    assert BOARD in hidden[0]
    assert all(one == hidden[0] for one in hidden)
    return hidden[0]


@pytest.mark.parametrize("game", ["wavelength", "just_one"])
def test_whoever_may_not_know_the_target_or_the_word_cannot_tell_it_from_another(game: str) -> None:
    """In every scene but the reveal, round after round to the result, on phones of their own and on one."""
    compared = set()

    @given(tables(game), doings)
    def lives(table: dict[str, Any], done: list[tuple[str, int]]) -> None:
        twins = with_other_secrets(table)

        def eyes() -> set[str]:
            whose = blind(twins)
            compared.update((twins[0].scene, table["shared"], eye == BOARD) for eye in whose)
            return whose

        with patch.dict(ANSWERS, {"dial": lambda ask, n: n * 37 % 501 / 10}):
            live(twins, done, eyes)

    lives()
    scenes = {"wavelength": "clue", "just_one": "write"}[game], "guess"
    wanted = {f"{game}/{scene}" for scene in scenes} | {"result"}
    assert compared == {(scene, shared, board) for scene in wanted for shared in (0, 1) for board in (0, 1)}


# What the others do


def at(game: str, scene: str, shared: bool, seats: int = 4) -> Twin:
    twin = Twin(VOCABULARIES[0], seed=5, seats=seats, game=game, preset="standard", options={}, shared=shared)
    while twin.scene != scene:
        assert twin.host("skip") is None
    return twin


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize(
    ("game", "scene", "said"),
    [
        ("wavelength", "wavelength/guess", [(10.5, 20), (70, 99.9), (0, 50)]),
        ("just_one", "just_one/write", [("klua", "klub"), ("kluc", "klua"), ("zqorva", "zqorva")]),
    ],
)
def test_nobody_sees_what_another_has_sent_before_all_are_in(
    game: str, scene: str, said: list[tuple[Any, Any]], shared: bool
) -> None:
    """A dial that is locked, or a clue that is in: who has sent it sees it, all others that something is sent."""
    twins = [at(game, scene, shared) for _ in said]
    table = twins[0].room.table
    assert table is not None
    one, two, last = table.pending()
    (turn,) = set(table.seats) - {one, two, last}
    for twin, (first, second) in zip(twins, said, strict=True):
        assert twin.answer(one, first) is None
        assert twin.answer(two, second) is None
    alike(twins, {BOARD, last, turn})
    assert len({twin.sees(one) for twin in twins}) == 3


@pytest.mark.parametrize("shared", [False, True])
def test_nobody_can_tell_what_a_clue_was_before_it_was_changed(shared: bool) -> None:
    twins = [at("just_one", "just_one/write", shared) for _ in range(2)]
    for twin, first in zip(twins, ("klua", "klub"), strict=True):
        table = twin.room.table
        assert table is not None
        one, *others = table.pending()
        assert twin.answer(one, first) is None
        assert twin.answer(one, "klub") is None
        for other in others[1:]:
            assert twin.answer(other, "kluc") is None
    alike(twins, {BOARD, *(seat.id for seat in twins[0].room.seats.present)})


def test_a_psychic_is_told_the_same_of_a_clue_whatever_the_target_is() -> None:
    """A clue is refused by the ends of the dial alone, whoever the psychic is."""
    chance = "engine.table.Random"
    clues = ("Left0", "Right3", "lefts5", "41.3", "100", "klu", "middle")
    table = {"seed": 3, "seats": 4, "game": "wavelength", "preset": "standard", "options": {}}
    for clue in clues:
        told = set()
        for by in (0, 31, 187):
            twin = Twin(VOCABULARIES[0], patches={chance: shifted(by)}, **table)  # type: ignore[arg-type]
            assert twin.room.table is not None
            told.add(twin.answer(twin.room.table.pending()[0], clue))
        assert len(told) == 1
