"""What a phone shows in Wavelength and Just One, on phones of one's own and on a shared one."""

from tests.browser.phone_stage import Staged, View

PAIR = ["Underestimated", "Overrated since forever"]
BANDS = [{"within": 2.5, "points": 4}, {"within": 7.5, "points": 3}, {"within": 12.5, "points": 2}]
TARGET = {"target": 71.4, "bands": BANDS}
WIDE = "WM" * 14 + "W"
"""A letter less than the longest clue."""
OPTIONS = {"clue_seconds": 60, "guess_seconds": 45, "rounds_per_seat": 2}
GO = {"kind": "ready"}


def wavelength(stage: Staged) -> dict[str, View]:
    room = {"game": "wavelength", "preset": "standard", "options": OPTIONS}
    ids = stage.ids[:6]
    facts = {"psychic": "s2", "pair": PAIR, "round": 3, "rounds": 12}
    own = {**facts, "psychic": "s1"}
    clued = {**facts, "clue": "Unbelievableishness"}
    asked = {"seats": {one: {"asked": True, "answered": one == "s3"} for one in ids if one != "s2"}}
    guesses = {one: 12.5 * n for n, one in enumerate(ids) if one != "s2"}
    end = {"guesses": guesses, "locked": list(guesses), "unanimous": False, "told": True, **TARGET}
    end["points"] = {one: n for n, one in enumerate(ids)}
    told = {**clued, **end}
    dial = {"kind": "dial"}
    views = {
        "psychic": (
            "wavelength/clue",
            own,
            {"ask": {"kind": "clue", "most": 30}, "card": TARGET, "left": 60},
        ),
        "waits": ("wavelength/clue", facts, {"card": None, "asked": ["s2"], "left": 60}),
        "turns": ("wavelength/guess", clued, {"card": None, "ask": dial, "left": 45, **asked}),
        "locked": (
            "wavelength/guess",
            clued,
            {"card": None, "ask": dial, "answered": True, "sent": 62.5, "left": 30, **asked},
        ),
        "blank": (
            "wavelength/guess",
            {**facts, "clue": None},
            {"card": None, "ask": dial, "left": 45, **asked},
        ),
        "watches": ("wavelength/guess", {**own, "clue": "lava"}, {"card": TARGET, "left": 30, **asked}),
        "needles": ("wavelength/reveal", {**told, "told": False}, {"card": None, "ask": GO, "left": 60}),
        "target": (
            "wavelength/reveal",
            {**told, "told": False},
            {"card": None, "ask": GO, "left": 60, "ago": 3},
        ),
        "reveal": ("wavelength/reveal", told, {"card": None, "ask": GO, "left": 60, "host": {}}),
        "unanimous": (
            "wavelength/reveal",
            {**told, "unanimous": True, "guesses": dict.fromkeys(guesses, 71.4)},
            {"card": None, "ask": GO, "left": 60},
        ),
        "guard": (
            "wavelength/guess",
            clued,
            {"mine": ids, "several": True, "asked": ["s3", "s4"], "left": 45},
        ),
        "late": ("wavelength/guess", clued, {"card": None, "seats": {"s1": {"waiting": True}}}),
    }
    return {
        f"wavelength-{name}": stage.view(scene, facts, room=room, **more)
        for name, (scene, facts, more) in views.items()
    }


def just_one(stage: Staged) -> dict[str, View]:
    room = {"game": "just_one", "preset": "standard", "options": OPTIONS}
    ids = stage.ids[:7]
    facts = {"guesser": "s2", "card": 4, "cards": 14, "right": 2}
    mine = {**facts, "guesser": "s1"}
    asked = {"seats": {one: {"asked": True, "answered": one in ("s3", "s4")} for one in ids if one != "s2"}}
    card = {"word": "Hippopotamus"}
    clue = {"kind": "clue", "most": 30, "may_change": True}
    left = ["Zoo", "unbelievable-ish-thing", "mud", "Swahili"]
    guess = {"kind": "guess", "most": 60, "may_skip": True, "clues": left}
    given = [
        {"seat": one, "word": word, "lost": group is not None, "group": group}
        for one, word, group in zip(
            ids[:1] + ids[2:],
            ["zoo", "river", "rivers", "Hippo", "mud", "extraordinarily"],
            [None, 0, 0, 1, None, None],
            strict=False,
        )
    ]
    end = {
        "word": "Hippopotamus",
        "clues": given,
        "guess": "Rhinoceros",
        "skipped": False,
        "verdict": "close",
        "ruled": False,
        "told": True,
    }
    told = {**facts, **end}
    host = {"moves": ["skip", "undo", "overrule"]}
    result = {"winners": [], "scores": {}, "right": 9, "cards": 14, "label": "sharp"}
    views = {
        "writes": ("just_one/write", facts, {"ask": clue, "card": card, "left": 60, **asked}),
        "written": (
            "just_one/write",
            facts,
            {"ask": clue, "card": card, "answered": True, "sent": "zoo", "left": 50, **asked},
        ),
        "guesser-waits": ("just_one/write", mine, {"card": None, "left": 50, **asked}),
        "guesses": (
            "just_one/guess",
            {**mine, "clues": left, "lost": 2},
            {"card": None, "ask": guess, "left": 45, "asked": ["s1"]},
        ),
        "guesses-long": (
            "just_one/guess",
            {**mine, "clues": [one + WIDE for one in "ABCD"], "lost": 2},
            {"card": None, "ask": guess, "left": 45, "asked": ["s1"]},
        ),
        "nobody-wrote": (
            "just_one/guess",
            {**mine, "clues": [], "lost": 0},
            {"card": None, "ask": {**guess, "clues": []}, "left": 45, "asked": ["s1"]},
        ),
        "own-lost": (
            "just_one/guess",
            {**facts, "clues": left, "lost": 2},
            {"card": {**card, "clue": "X" + WIDE, "lost": True}, "left": 45, "asked": ["s2"]},
        ),
        "nothing-left": (
            "just_one/guess",
            {**mine, "clues": [], "lost": 6},
            {"card": None, "ask": {**guess, "clues": []}, "left": 45, "asked": ["s1"]},
        ),
        "giver-watches": (
            "just_one/guess",
            {**facts, "clues": left, "lost": 2},
            {"card": {**card, "clue": "zoo", "lost": False}, "left": 45, "asked": ["s2"]},
        ),
        "clues": ("just_one/reveal", {**told, "told": False}, {"card": None, "ask": GO, "left": 60}),
        "close-host": ("just_one/reveal", told, {"card": None, "ask": GO, "left": 60, "host": host}),
        "skipped": (
            "just_one/reveal",
            {**told, "guess": None, "verdict": None, "skipped": True},
            {"card": None, "ask": GO, "left": 60},
        ),
        "guard": ("just_one/write", facts, {"mine": ids, "several": True, "asked": ["s5"], "left": 45}),
        "result": ("result", result, {"card": None, "host": {"moves": ["again", "end"]}}),
        "no-cards": ("result", {**result, "cards": 0, "right": 0, "label": None}, {"card": None}),
    }
    return {
        f"just-one-{name}": stage.view(scene, facts, room=room, **more)
        for name, (scene, facts, more) in views.items()
    }
