"""The scenes of the board in Just One: who has written, what vanishes, how the card ended, what the team is called."""

from functools import partial

from tests.browser.board_facts import Facts, Staged, ids

ROOM: Facts = {
    "game": "just_one",
    "preset": "standard",
    "options": {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2},
}
WORDS = ("warm", "extraordinarily", "Sunday", "unbelievable-ish-thing", "sail", "anticonstitutionally-yes")
EQUAL = ("air", "extraordinarily-high-up", "trip")
LONGEST = "counter-revolutionary-wind-gust"[:30]
SECRET = "hot-air balloon"
LONG_SECRET = "electroencephalographers"
LONG_GUESS = "the thing that the wind carries over the hills at the weekend"[:60]


def _clues(count: int, groups: tuple[int, ...] = ()) -> list[Facts]:
    """A clue of every giver: the first ones vanish, in groups of these sizes."""
    group_of = [number for number, size in enumerate(groups) for _ in range(size)]
    given = []
    for at, id in enumerate(ids(count)[1:]):
        group = group_of[at] if at < len(group_of) else None
        word = (SECRET if groups[group] == 1 else EQUAL[group]) if group is not None else WORDS[at]
        given.append({"seat": id, "word": word, "lost": group is not None, "group": group})
    return given


def just_one(count: int) -> dict[str, Staged]:
    """For three to seven seats."""
    return {**_turns(count), **_card_ends(count), **_results(count)}


def _facts(count: int, **more: object) -> Facts:
    return {"guesser": "s1", "card": 4, "cards": 2 * count, "right": 2, **more}


def _written(count: int, done: int) -> dict[str, Facts]:
    return {id: {"asked": True, "answered": at < done} for at, id in enumerate(ids(count)[1:])}


def _turns(count: int) -> dict[str, Staged]:
    write = partial(Staged, "just_one.js", "Write", "just_one/write", room=ROOM)
    guess = partial(Staged, "vanish.js", "Guessing", "just_one/guess", room=ROOM)
    all_long = [f"{at}{LONGEST}"[:30] for at in range(count - 1)]
    two = _facts(count, clues=list(WORDS[: count - 3]), lost=2)
    gone, none = _facts(count, clues=[], lost=count - 1), _facts(count, clues=[], lost=0)
    some = _facts(count, clues=list(WORDS[: count - 1]), lost=0)
    long, last = {"left": 44.5, "total": 45}, {"left": 8.5, "total": 60}
    left, nothing = ".beat-left", ".nothing-left"
    some_away = {**_written(count, count - 2), "s2": {"asked": True, "away": True}}
    return {
        "write-none": write(_facts(count), _written(count, 0), clock={"left": 52, "total": 60}),
        "write-some": write(_facts(count), some_away),
        "write-all": write(_facts(count), _written(count, count - 1), clock=last),
        "guess-written": guess(two, clock=long),
        "guess-meet": guess(two, clock=long, when=".beat-meet"),
        "guess-left": guess(two, clock=long, when=left if count > 3 else nothing),
        "guess-long": guess(_facts(count, clues=all_long, lost=0), when=left),
        "guess-several": guess(some, clock=last, when=left),
        "guess-one": guess(_facts(count, clues=["sail"], lost=count - 2), when=left),
        "guess-all-vanished": guess(gone, clock=long, when=nothing),
        "guess-nobody-wrote": guess(none, clock=long, when=nothing),
    }


def _card_ends(count: int) -> dict[str, Staged]:
    pairs = (2, 2) if count > 4 else (2,)
    no_guess = {"guess": None, "verdict": None}
    cases: dict[str, tuple[Facts, str]] = {
        "card-clues": ({"clues": _clues(count, pairs)}, ".all-given"),
        "card-clues-itself": ({"clues": _clues(count, (1,))}, ".all-given"),
        "card-guess": ({"guess": LONG_GUESS}, ".spot"),
        "card-exact": ({}, ".spot-verdict.exact"),
        "card-close": ({"verdict": "close", "guess": "air ship"}, ".spot-verdict.close"),
        "card-wrong": ({"verdict": "wrong", "guess": LONG_GUESS, "ruled": True}, ".spot-verdict.wrong"),
        "card-skipped": ({**no_guess, "skipped": True}, ".spot"),
        "card-word": ({"word": LONG_SECRET}, ".spot-word"),
        "end-exact": ({"clues": _clues(count, pairs), "right": 3, "told": True}, ".tally"),
        "end-close": (
            {"clues": _clues(count, (1,)), "verdict": "close", "guess": "air ship", "told": True},
            ".tally",
        ),
        "end-wrong": (
            {
                "clues": _clues(count),
                "verdict": "wrong",
                "guess": LONG_GUESS,
                "word": LONG_SECRET,
                "told": True,
            },
            ".tally",
        ),
        "end-ruled": (
            {"clues": _clues(count, (count - 1,)), "ruled": True, "right": 3, "told": True},
            ".tally",
        ),
        "end-singles": (
            {"clues": _clues(count, (1,) * min(3, count - 1)), **no_guess, "skipped": True, "told": True},
            ".tally",
        ),
        "end-late": ({**no_guess, "told": True, "card": 3 * count, "cards": 3 * count}, ".tally"),
    }
    told: Facts = {"clues": [], "word": SECRET, "guess": SECRET, "verdict": "exact"}
    told = {**told, "skipped": False, "ruled": False, "told": False}
    ready = {id: {"asked": True, "answered": at < 1} for at, id in enumerate(ids(count))}
    return {
        name: Staged(
            "card_end.js",
            "CardEnd",
            "just_one/reveal",
            _facts(count, **{**told, **facts}),
            ready,
            clock={"left": 59.9, "total": 60},
            when=when,
            room=ROOM,
        )
        for name, (facts, when) in cases.items()
    }


def _results(count: int) -> dict[str, Staged]:
    labels = {"telepathic": 1.0, "sharp": 0.7, "solid": 0.4, "warming_up": 0.2, "tough_deck": 0.0}
    lengths = {"telepathic": 3 * count, "warming_up": 5, "tough_deck": 1}
    found = {}
    for label, share in labels.items():
        cards = lengths.get(label, 2 * count)
        found[f"result-{label}"] = _result(count, label, round(share * cards), cards)
    return {**found, "result-no-cards": _result(count, None, 0, 0)}


def _result(count: int, label: str | None, right: int, cards: int) -> Staged:
    end = {"label": label, "right": right, "cards": cards, "winners": []}
    scores = dict.fromkeys(ids(count), 0)
    return Staged("team.js", "Team", "result", {**end, "scores": scores}, room=ROOM)
