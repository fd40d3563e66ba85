"""Twins: the same seed and inputs with other secrets look the same to everyone from whom these are hidden."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES
from engine.games.imposter import roles
from engine.games.imposter.roles import Roles
from engine.script import BOARD
from tests.engine.twins import Twin, acts, alike, live

GAME = GAMES["imposter"]
PRESETS = sorted(GAME.presets)
WAYS = ("own", "passed", "led")
PAIRS = [("zqorva", "zquibe"), ("zqulpor", "zqrinde")]
OTHERS = ("zqlemmings", "zq raxo ulp", "zqpt-rin's")
TITLES = ("Zqkitchen", "Zq", "Zqla cocina", "Zq🍳")
ROLES, ORDER, GRID = (f"engine.games.imposter.deal.{name}" for name in ("draw_roles", "draw_order", "_grid"))

ACTS = (
    *("all", "all", "all", "one", "free", "blank", "skip", "skip", "undo", "leave", "strange"),
    *("report", "word_said", "call_vote", "dismiss_report"),
)
doings = st.lists(
    st.integers(0, 2**20).map(lambda number: (ACTS[number % len(ACTS)], number % 1000)),
    min_size=10,
    max_size=60,
)
"""What is done; each number stands for one act."""


def table_of(number: int) -> dict[str, Any]:
    """Any preset, way, variant and vote; all seats on one phone as often as not where one is passed."""
    rng = Random(number)
    preset, way = rng.choice(PRESETS), rng.choice(WAYS)
    least, most = GAME.seats(preset)
    undercover, mr_white = rng.random() < 0.4, rng.random() < 0.3
    full = rng.random() < 0.3
    clues = rng.choice(("typed", "spoken", "questions", "none"))
    options = {
        "way": way,
        "variant": "undercover" if undercover else "classic",
        "decoy": rng.choice(("similar", "different")),
        "mr_white": mr_white,
        "imposters": rng.choice(("auto", "auto", "surprise")),
        "hint": rng.choice(("category", "none")),
        "laps": rng.choice((1, 1, 2, "ready")),
        "clues": clues,
        "talk_seconds": 60 if clues == "none" else rng.choice((0, 60)),
        "vote": rng.choice(("secret", "on_three")),
        "tie": rng.choice(("imposters_only", "revote_2_to_4", "revote", "revote_then_lap")),
        "last_chance": rng.choice(("system", "table", "host", "mr_white_only")),
        "full_game": full,
    }
    seats = rng.randint(max(least, 6 if full else 5 if mr_white else least), min(most, 9))
    return {
        "seed": number,
        "seats": seats,
        "preset": preset,
        "options": options,
        "shared": way != "own" and rng.random() < 0.6,
    }


tables = st.integers(0, 2**20).map(table_of)


def twins_with(place: int, table: dict[str, Any]) -> list[Twin]:
    """Twins that differ in one word: the secret of the first round (0), or its decoy (1)."""
    word = Twin(PAIRS, **table).secrets[place]
    twins = [
        Twin([tuple(other if side == word else side for side in pair) for pair in PAIRS], **table)  # type: ignore[misc]
        for other in (word, *OTHERS)
    ]
    assert [twin.secrets[place] for twin in twins] == [word, *OTHERS]
    return twins


def hidden_from(twins: list[Twin], place: int) -> set[str]:
    """Those from whom all twins hide the secret (0), the decoy (1), or the category (2) in which they differ."""
    if any(twin.deal != (1, 1, 1) for twin in twins):
        # What the next deal brings has been told to all by now, or is another word.
        return set()
    blind = [twin.hidden(twin.secrets[place]) if twin.secrets else set() for twin in twins]
    assert all(one == blind[0] for one in blind)
    return blind[0]


@pytest.mark.parametrize("place", [0, 1], ids=["secret", "decoy"])
def test_whoever_may_not_know_a_word_cannot_tell_it_from_another(place: int) -> None:
    """Of a secret that is the imposters; of a decoy the civilians, and without undercover everyone; Mr. White of both."""

    @given(tables, doings)
    def lives(table: dict[str, Any], done: list[tuple[str, int]]) -> None:
        twins = twins_with(place, table)
        assert BOARD in hidden_from(twins, place)
        live(twins, done, lambda: hidden_from(twins, place))

    lives()


@given(tables, doings)
def test_whoever_may_not_know_the_category_cannot_tell_it_from_another(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    twins = [Twin(PAIRS, title, **table) for title in TITLES]
    live(twins, done, lambda: hidden_from(twins, 2))


WORDS = [f"zq{first}{last}" for first in ("orv", "uib", "lem", "rax") for last in "aeio"]


@settings(max_examples=settings.default.max_examples // 3)
@given(tables, doings)
def test_of_one_grid_whoever_may_not_know_cannot_tell_which_word_it_is(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    table["options"] |= {"hint": "grid", "variant": "classic"}
    pairs = list(zip(WORDS[::2], WORDS[1::2], strict=True))
    same = {GRID: lambda drawn, rng: tuple(WORDS)}
    twins = [Twin(pairs[turn:] + pairs[:turn], patches=same, **table) for turn in range(4)]
    assert len({twin.secrets[0] for twin in twins}) == 4
    assert all(card["grid"] == WORDS for twin in twins for card in twin.cards.values())
    live(twins, done, lambda: hidden_from(twins, 0))


def test_the_secret_may_stand_anywhere_in_a_grid() -> None:
    pairs = list(zip(WORDS[::2], WORDS[1::2], strict=True))
    places = set()
    for seed in range(150):
        twin = Twin(pairs, seed=seed, seats=3, preset="table", options={"hint": "grid"})
        grids = {tuple(card["grid"]) for card in twin.cards.values()}
        assert len(grids) == 1
        places.add(grids.pop().index(twin.secrets[0]))
    assert places == set(range(16))


# Who is what


def any_order(kind: str, seats: Any, side: Any, rng: Random) -> tuple[str, ...]:
    """In place of orders that tell a little of who speaks first, as their rule wants it."""
    return roles.draw_order("random", seats, side, rng)


def with_other_roles(table: dict[str, Any]) -> list[Twin]:
    """Three twins in which others are of the imposter side, and with a surprise another number of them."""
    twins = []
    for turn in range(3):

        def drawn(seated: Any, rules: Any, memory: Any, turn: int = turn) -> Roles:
            usual = roles.draw_roles(seated, rules, memory)
            count = len(usual.side)
            if rules.imposters == "surprise":
                count = 1 + rules.mr_white + turn % (2 if len(seated.seats) > 4 + 2 * rules.mr_white else 1)
            places = Random(table["seed"]).sample(range(len(seated.seats)), count)
            picked = [seated.seats[(place + turn) % len(seated.seats)] for place in places]
            side = tuple(seat for seat in seated.seats if seat in picked)
            return Roles(side, picked[0] if rules.mr_white else None)

        twins.append(Twin(PAIRS, patches={ROLES: drawn, ORDER: any_order}, **table))
    return twins


def same_eyes(twins: list[Twin]) -> set[str]:
    """The board, and those whose card is the same in all twins."""
    if not all(twin.undecided and twin.deal == twins[0].deal for twin in twins):
        return set()
    first = twins[0].cards
    # What is asked of a guesser is not asked before a vote is decided.
    return {BOARD} | {seat for seat in first if all(twin.cards[seat] == first[seat] for twin in twins)}


@given(tables, doings)
def test_until_the_vote_is_decided_nobody_can_tell_who_else_is_imposter_or_how_many_there_are_of_a_surprise(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    twins = with_other_roles(table)
    assert len({str(twin.cards) for twin in twins}) > 1
    for act, n in done:
        eyes = same_eyes(twins)
        alike(twins, eyes)
        for twin in twins:
            list(acts(twin, act, n))
        eyes = same_eyes(twins)
        if not eyes:
            # Told by the rules, or by who has left: then the round is void, or decided.
            break
        alike(twins, eyes & {BOARD, *(seat.id for seat in twins[0].room.seats.present)})


@given(tables, doings)
def test_in_undercover_until_the_vote_is_decided_nobody_can_tell_whether_they_are_imposter_themselves(
    table: dict[str, Any], done: list[tuple[str, int]]
) -> None:
    """The word on one's card is the secret in one twin, and the decoy in the other."""
    table["options"] |= {"variant": "undercover"}
    first = Twin(PAIRS, patches={ORDER: any_order}, **table)
    secret, decoy, _ = first.secrets
    holders = [seat for seat, card in first.cards.items() if card.get("word") == secret]
    turned: list[str] = []

    def drawn(seated: Any, rules: Any, memory: Any) -> Roles:
        usual = roles.draw_roles(seated, rules, memory)
        # A Mr. White stays who he is.
        turned[:] = [seat for seat in holders if seat not in usual.side][: len(usual.side) - rules.mr_white]
        side = tuple(seat for seat in seated.seats if seat in turned or seat == usual.mr_white)
        return Roles(side, usual.mr_white)

    swap = {secret: decoy, decoy: secret}
    swapped = [tuple(swap.get(word, word) for word in pair) for pair in PAIRS]
    other = Twin(swapped, patches={ROLES: drawn, ORDER: any_order}, **table)  # type: ignore[arg-type]
    twins = [first, other]
    assert [twin.secrets[:2] for twin in twins] == [[secret, decoy], [decoy, secret]]
    assert turned

    def eyes() -> set[str]:
        if not all(twin.undecided and twin.deal == (1, 1, 1) for twin in twins):
            return set()
        return set(turned) & {seat.id for seat in twins[0].room.seats.present}

    for act, n in done:
        alike(twins, eyes())
        for twin in twins:
            list(acts(twin, act, n))
        if not eyes():
            break
    alike(twins, eyes())


# Votes and reports

VOTES = [(preset, way, vote) for preset in PRESETS for way in WAYS for vote in ("secret", "on_three")]


def at_the_vote(preset: str, way: str, vote: str, shared: bool = False) -> Twin:
    options: dict[str, Any] = {"way": way, "vote": vote, "laps": 1, "imposters": 1}
    twin = Twin(PAIRS, seed=5, seats=6, preset=preset, options=options, shared=shared)
    while not twin.scene.endswith("/vote"):
        list(acts(twin, "all", 1))
    while twin.room.table is not None and not twin.room.table.step.asks:
        list(acts(twin, "blank", 1))
    return twin


@pytest.mark.parametrize(("preset", "way", "vote"), VOTES)
def test_nobody_sees_a_vote_before_the_vote_is_decided(preset: str, way: str, vote: str) -> None:
    if way != "own" and vote == "on_three":
        twin = at_the_vote(preset, way, vote)
        assert twin.room.table is not None and twin.room.table.pending() == ["host"]
        return
    twins = [at_the_vote(preset, way, vote, shared=way == "passed") for _ in range(3)]
    *voters, last = twins[0].room.table.seats if twins[0].room.table is not None else ()
    for turn, twin in enumerate(twins):
        for place, voter in enumerate(voters):
            candidates = [seat for seat in (*voters, last) if seat != voter]
            assert twin.answer(voter, candidates[(turn + place) % len(candidates)]) is None
    alike(twins, {BOARD, last})
    if way != "passed":
        # A vote is its voter's to see; on a passed phone each is over with its step.
        assert len({twin.sees(voters[0]) for twin in twins}) == 3


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("full", [False, True])
def test_of_a_secret_ballot_that_tells_numbers_nobody_can_tell_who_voted_for_whom(
    way: str, full: bool
) -> None:
    """Votes with the same numbers, cast in the same order of voters, end in the same views."""
    same = [vote_is(at_full(way, full), votes) for votes in BALLOTS]
    assert {twin.scene for twin in same} == {"imposter/out" if full else "imposter/reveal"}
    alike(same, {BOARD, *(seat.id for seat in same[0].room.seats.present)})
    other = vote_is(at_full(way, full), ("s3", "s3", "s1", "s3", "s1", "s3", "s1"))
    # Of a full game not even the numbers are told before its end.
    assert (other.sees(BOARD) == same[0].sees(BOARD)) is full


BALLOTS = (
    ("s3", "s3", "s1", "s3", "s1", "s3", "s2"),
    ("s2", "s3", "s1", "s3", "s3", "s3", "s1"),
    ("s3", "s1", "s2", "s3", "s3", "s1", "s3"),
)
"""By voter; in each s3 has four votes, s1 two, s2 one."""


def at_full(way: str, full: bool) -> Twin:
    options = {"way": way, "vote": "secret", "laps": 1, "imposters": 2, "full_game": full}
    twin = Twin(PAIRS, seed=5, seats=7, preset="pass", options=options)
    while not twin.scene.endswith("/vote"):
        list(acts(twin, "all", 1))
    return twin


def vote_is(twin: Twin, votes: tuple[str, ...]) -> Twin:
    for voter, seat in enumerate(votes):
        if twin.scene.endswith("/vote"):
            assert twin.answer(f"s{voter + 1}", seat) is None
    return twin


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("way", WAYS)
def test_nobody_can_tell_who_said_that_somebody_said_the_word(preset: str, way: str) -> None:
    twins = []
    for turn in range(4):
        twin = Twin(PAIRS, seed=3, seats=4, preset=preset, options={"way": way, "clues": "spoken"})
        while not twin.scene.endswith("/clue"):
            list(acts(twin, "all", 1))
        device = twin.room.seats.present[turn].device
        assert twin.feed("report", device, {}) is None
        twins.append(twin)
    everybody = {BOARD, *(seat.id for seat in twins[0].room.seats.present)}
    alike(twins, everybody)
    for twin in twins:
        assert twin.host("word_said", seat="s2") is None
    alike(twins, everybody)
