"""The scenes of the board in Wavelength: the clue, the dials, needles and target, how a match ended."""

from functools import partial

from tests.browser.board_facts import Facts, Staged, ids

ROOM: Facts = {
    "game": "wavelength",
    "preset": "standard",
    "options": {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2},
}
SHORT = {"en": ["Cold", "Hot"], "es": ["Frío", "Caliente"]}
LONG = {
    "en": ["Straight from the fridge", "Electroencephalographers"],
    "es": ["Sacrilegio en la tortill", "Electroencefalografistas"],
}
ONE_WORD = {"en": ["Underestimated", "Overestimated"], "es": ["Sobrevalorado", "Infravalorado"]}
WIDE = ["W" * 24, "Ñ" * 24]
LONGEST = "Supercalifragilisticoespialido"
BANDS = [{"within": 2.5, "points": 4}, {"within": 7.5, "points": 3}, {"within": 12.5, "points": 2}]
AIMS: dict[str, tuple[float, list[float]]] = {
    "ends": (98.8, [0, 100, 91, 96.4, 50]),
    "left-end": (0, [0, 0.4, 6, 11.9, 100]),
    "heap": (63, [61.9, 62.2, 62.4, 62.7, 62.9]),
    "middle": (47.4, [49.6, 49.8, 50, 50.1, 50.4]),
    "low-heap": (8, [3, 3.2, 3.3, 3.5, 4]),
    "wide": (41.3, [40.1, 47, 29.5, 15, 72]),
}
"""By name the target and what five guessers said."""


def wavelength(count: int, lang: str) -> dict[str, Staged]:
    """For three to six seats."""
    return {**_turns(count, lang), **_reveals(count, lang), **_results(count)}


def _facts(count: int, pair: list[str], **more: object) -> Facts:
    return {"psychic": "s1", "pair": pair, "round": 2 * count, "rounds": 2 * count, **more}


def _asked(count: int, done: int) -> dict[str, Facts]:
    return {id: {"asked": True, "answered": at < done} for at, id in enumerate(ids(count)[1:])}


def _turns(count: int, lang: str) -> dict[str, Staged]:
    clue = partial(Staged, "wavelength.js", "Clue", "wavelength/clue", room=ROOM)
    guess = partial(Staged, "wavelength.js", "Guess", "wavelength/guess", room=ROOM)
    short, long = SHORT[lang], LONG[lang]
    one_word, longest = ONE_WORD[lang], LONG[lang][1:] * 2
    seeks: Facts = {"s1": {"asked": True}}
    away = {**_asked(count, count - 2), "s2": {"asked": True, "away": True}}
    last = {"left": 8.5, "total": 45}
    return {
        "clue": clue(_facts(count, short), seeks, clock={"left": 52, "total": 60}),
        "clue-long": clue(_facts(count, long), {"s1": {"asked": True, "away": True}}, clock=last),
        "clue-no-limit": clue(_facts(count, short[:1] + long[1:]), seeks),
        "clue-longest": clue(_facts(count, longest), seeks),
        "clue-wide": clue(_facts(count, WIDE), seeks),
        "dials": guess(_facts(count, short, clue="tea"), _asked(count, 1), clock={"left": 38, "total": 45}),
        "dials-long": guess(_facts(count, long, clue=LONGEST), away, clock=last),
        "dials-one-word": guess(_facts(count, one_word, clue="tea"), _asked(count, 1), clock=last),
        "dials-longest": guess(_facts(count, longest, clue="W" * 30), _asked(count, 1), clock=last),
        "dials-wide": guess(_facts(count, WIDE, clue="tea"), _asked(count, 1), clock=last),
        "dials-blank": guess(_facts(count, long, clue=None), _asked(count, 0)),
        "dials-all": guess(_facts(count, short, clue="Kindergarten"), _asked(count, count - 1)),
    }


def _points(count: int, target: float, guesses: dict[str, float]) -> tuple[Facts, bool]:
    def worth(guess: float) -> int:
        return next((4 - at for at, band in enumerate((2.5, 7.5, 12.5)) if abs(guess - target) <= band), 0)

    gained = {id: worth(guess) for id, guess in guesses.items()}
    more = 2 * all(points == 4 for points in gained.values())
    gained["s1"] = max(gained.values())
    return {id: points + more for id, points in gained.items()}, more > 0


def _reveal(count: int, pair: list[str], aim: str, **more: object) -> Facts:
    target, said = AIMS[aim]
    guesses = dict(zip(ids(count)[1:], said, strict=False))
    points, unanimous = _points(count, target, guesses)
    told = {"target": target, "bands": BANDS, "guesses": guesses, "locked": list(guesses)}
    counted = {"points": points, "unanimous": unanimous, "told": False}
    return _facts(count, pair, **{"clue": "tea", **told, **counted, **more})


def _reveals(count: int, lang: str) -> dict[str, Staged]:
    short, long = SHORT[lang], LONG[lang]
    target = partial(Staged, "target.js", "Target", "wavelength/reveal", room=ROOM)
    clock, gained = {"left": 59.9, "total": 60}, ".hand-gain.some"
    late: Facts = {"locked": ["s3"]}
    ended = partial(target, marks=_asked(count, 1), clock={"left": 40, "total": 60}, when=".rows")
    return {
        "needles": target(_reveal(count, short, "wide"), clock=clock, when=".hand-name"),
        "needles-late": target(_reveal(count, long, "wide", **late), clock=clock, when=".all-in"),
        "opens": target(_reveal(count, short, "wide"), clock=clock, when=".band"),
        **{
            f"gains-{aim}": target(_reveal(count, pair, aim), clock=clock, when=gained)
            for aim, pair in zip(AIMS, (short, long) * 3, strict=True)
        },
        "bonus": target(_reveal(count, short, "heap"), clock=clock, when=".spot.side-amber"),
        **{
            f"told-{aim}": ended(_reveal(count, pair, aim, told=True, clue=clue))
            for aim, pair, clue in zip(AIMS, (long, short) * 3, ("tea", None, LONGEST) * 2, strict=True)
        },
    }


def _results(count: int) -> dict[str, Staged]:
    everyone = ids(count)
    cases = {
        "result": (everyone[:1], {id: 20 - 3 * at for at, id in enumerate(everyone)}),
        "result-tie": (everyone[:2], {id: 20 - at // 2 for at, id in enumerate(everyone)}),
        "result-all": (everyone, dict.fromkeys(everyone, 12)),
        "result-nobody": ([], dict.fromkeys(everyone, 0)),
    }
    return {
        name: Staged(
            "result.js",
            "Result",
            "result",
            {"winners": winners, "scores": scores, "rounds": 2 * count, "awards": []},
            room=ROOM,
        )
        for name, (winners, scores) in cases.items()
    }
