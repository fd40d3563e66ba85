"""Every scene that a board of the imposter game can be in, from facts made up here, for any number of seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser

from tests.browser.album import Album
from tests.browser.board import Board
from tests.browser.evening import PEOPLE
from tests.browser.staged import draw_parts, names, seat, view

Facts = dict[str, Any]
ROLES = {"s2": "imposter", "s3": "mr_white"}
QUESTION = {
    "en": "Where in the house would you look for it first, and whom would you ask to help you carry it?",
    "es": "¿En qué parte de la casa lo buscarías primero, y a quién le pedirías ayuda para llevarlo?",
}


@dataclass(frozen=True)
class Staged:
    """`marks`: of which seats what is true; `options`: those that the room does not have by itself; `when`: what
    is on the page once the story has come so far."""

    file: str
    part: str
    scene: str
    facts: Facts
    marks: dict[str, Facts] = field(default_factory=dict)
    options: Facts = field(default_factory=dict)
    clock: Facts = field(default_factory=dict)
    when: str = ".scene"


def ids(count: int) -> list[str]:
    return [f"s{number}" for number in range(1, count + 1)]


def draw_scene(board: Board, staged: Staged, people: Sequence[str]) -> Facts:
    """Draws it for these people, with the foot that every scene has, waits for its moment, and gives the view."""
    seats = [
        seat(n, name, score=(n * 7) % 12, **staged.marks.get(f"s{n}", {})) for n, name in enumerate(people, 1)
    ]
    shown = {**view(board, staged.scene, staged.facts, seats), **staged.clock}
    shown["received"] = board.page.evaluate("performance.now()")
    room = shown["room"]
    shown["room"] = {**room, "options": {**room["options"], **staged.options}}
    foot = {"view": shown, "sound": "on", "full": True}
    draw_parts(
        board,
        [(f"board/{staged.file}", staged.part, {"view": shown}), ("board/over.js", "Foot", foot)],
        key=str(board.page.evaluate("performance.now()")),
    )
    board.page.wait_for_selector(staged.when)
    return shown


def every_board(chromium: Browser, base: str, lang: str, count: int, album: Album) -> None:
    """A picture of each, for so many people."""
    board = Board(chromium, base, lang)
    board.opens_a_room()
    for name, staged in scenes(count, lang).items():
        draw_scene(board, staged, (PEOPLE[lang] if count <= 8 else names(count))[:count])
        album.tv(name, board)
    board.close()


def scenes(count: int, lang: str) -> dict[str, Staged]:
    """All of them by name."""
    return {**_before_the_vote(count, lang), **_votes(count), **_last_chances(count), **_ends(count)}


def _facts(people: int, /, **more: object) -> Facts:
    """What every scene of a round says."""
    common = {"imposters": 2, "range": None, "way": "own", "rounds": people, "points_to": None}
    turns = {"order": ids(people), "outs": [], "full": False, "clues": [], "laps": 2, "lap": 2}
    return {"round": people, "mr_white": True, **common, **turns, **more}


def _answered(count: int, done: int) -> dict[str, Facts]:
    return {id: {"asked": True, "answered": at < done} for at, id in enumerate(ids(count))}


def _typed(count: int, laps: int) -> list[Facts]:
    words = ("extraordinarily", "warm", "Sunday", "unbelievable-ish-thing")
    given = [(id, lap) for lap in range(1, laps + 1) for id in ids(count)]
    return [{"seat": id, "lap": lap, "word": words[at % 4]} for at, (id, lap) in enumerate(given[:-1])]


def _before_the_vote(count: int, lang: str) -> dict[str, Staged]:
    everyone, middle = ids(count), ids(count)[count // 2]
    after = everyone[count // 2 + 1]
    spoken = {"style": "spoken", "turn": middle, "next": after, "no_repeats": True}
    ready = {"ready": count // 3, "needed": count // 2 + 1}
    asked = {"style": "questions", "asker": middle, "answerer": after, "question": QUESTION[lang]}
    out = {id: {"out": True} for id in everyone[:2]}
    clue = ("clue.js", "Clue", "imposter/clue")
    talk = ("talk.js", "Talk", "imposter/talk")
    by_voice = {"clues": "spoken", "talk_seconds": 60, "way": "led"}
    passed = _facts(count, way="passed", turn=middle, queue=everyone, imposters=None, range=[1, 3])
    passed.pop("order")
    typed = {"style": "typed", "turn": everyone[-1], "next": None, "laps": 3, "lap": 3}
    return {
        "look-passed": Staged(
            "cards.js", "Look", "imposter/look", passed, _answered(count, count // 2), {"way": "passed"}
        ),
        "clue-typed-last": Staged(*clue, _facts(count, **typed, clues=_typed(count, 3)), out),
        "clue-spoken": Staged(*clue, _facts(count, **spoken), {everyone[0]: {"away": True}}, by_voice),
        "clue-spoken-clock": Staged(
            *clue,
            _facts(count, **spoken, outs=everyone[:2], full=True),
            out,
            by_voice,
            {"left": 31, "total": 45},
        ),
        "clue-until-ready": Staged(
            *clue, _facts(count, **{**spoken, "laps": None, "to_vote": ready}), {}, by_voice
        ),
        "clue-closing": Staged(
            *clue, _facts(count, **{**spoken, "laps": None, "closing": True, "next": None}), {}, by_voice
        ),
        "clue-questions": Staged(
            *clue, _facts(count, **{**spoken, **asked}), {}, {**by_voice, "clues": "questions"}
        ),
        "talk-spoken": Staged(
            *talk, _facts(count), _answered(count, count // 2), by_voice, {"left": 45, "total": 60}
        ),
        "talk-led": Staged(*talk, _facts(count, way="led"), {}, {**by_voice, "talk_seconds": None}),
        "talk-speed": Staged(
            *talk,
            _facts(count, laps=0),
            _answered(count, 2),
            {**by_voice, "clues": "none", "laps": 0},
            {"left": 8.5, "total": 90},
        ),
        "talk-typed": Staged(*talk, _facts(count, laps=3, lap=3, clues=_typed(count, 3)), out),
    }


def _votes(count: int) -> dict[str, Staged]:
    everyone, few = ids(count), ids(count)[1:4]
    vote, again = ("vote.js", "Vote", "imposter/vote"), ("vote.js", "Vote", "imposter/revote")
    on_three = {"vote": "on_three", "clues": "spoken"}
    recorded = {"style": "on_three", "recorded": True, "way": "led"}
    spoken = {"clues": "spoken"}
    round_it_goes = {"style": "secret", "way": "passed", "turn": everyone[2], "queue": everyone}
    round_it_goes["voted"] = everyone[:2]
    clock = {"left": 30, "total": 60}
    return {
        "vote-secret": Staged(
            *vote,
            _facts(count, style="secret", candidates=everyone),
            _answered(count, count // 2),
            spoken,
            clock,
        ),
        "vote-full-game": Staged(
            *vote,
            _facts(
                count,
                style="secret",
                candidates=everyone[2:],
                order=everyone[2:],
                outs=everyone[:2],
                clues=_typed(count, 3),
            ),
            {**_answered(count, count - 2), "s1": {"out": True}, "s2": {"out": True}},
        ),
        "vote-more": Staged(
            *vote, _facts(count, style="on_three", candidates=everyone, more=True), _answered(count, 1)
        ),
        "vote-passed": Staged(*vote, _facts(count, **round_it_goes, candidates=everyone), {}, spoken),
        "vote-count": Staged(
            *vote,
            _facts(count, style="on_three", candidates=everyone, count=True),
            {},
            on_three,
            {"left": 2.9, "total": 3},
        ),
        "vote-now": Staged(
            *vote,
            _facts(count, style="on_three", candidates=everyone),
            _answered(count, 2),
            on_three,
            clock,
        ),
        "vote-recorded": Staged(*vote, _facts(count, **recorded, candidates=everyone), {}, on_three),
        "revote": Staged(
            *again, _facts(count, style="secret", candidates=few), _answered(count, 2), spoken, clock
        ),
        "revote-of-many": Staged(
            *again, _facts(count, style="secret", candidates=everyone[1:]), _answered(count, 2), spoken
        ),
        "revote-recorded": Staged(*again, _facts(count, **recorded, candidates=few), {}, on_three),
        "revote-passed": Staged(*again, _facts(count, **round_it_goes, candidates=few), {}, spoken),
    }


def _all_against(count: int, accused: str) -> Facts:
    return {id: accused if id != accused else "s1" for id in ids(count)}


def _last_chances(count: int) -> dict[str, Staged]:
    guess = ("guess.js", "Guess", "imposter/guess")
    caught = {"accused": "s2", "role": "imposter", "votes": _all_against(count, "s2")}
    white = {"accused": "s3", "role": "mr_white", "counts": {"s3": count - 1, "s1": 1}, "votes": {}}
    aloud = {"stage": "aloud", "way": "led"}
    ruling = {"stage": "ruling", "word": "hot-air balloon", "category": "Travel"}
    everyone_else = [id for id in ids(count) if id != "s2"]
    on_three, waits = {"vote": "on_three", "clues": "spoken"}, ".turn-mark"
    return {
        "guess-votes": Staged(*guess, _facts(count, **caught, stage="typed")),
        "guess-typed": Staged(
            *guess,
            _facts(count, **caught, stage="typed"),
            clock={"left": 80, "total": 90},
            when=waits,
        ),
        "guess-counts": Staged(*guess, _facts(count, **white, **aloud)),
        "guess-role": Staged(*guess, _facts(count, **white, **aloud), when=".spot.side-imposter"),
        "guess-aloud": Staged(
            *guess,
            _facts(count, **{**caught, "votes": {}}, **aloud),
            options=on_three,
            clock={"left": 9.5, "total": 10},
            when=".seat.guilty",
        ),
        "ruling-host": Staged(*guess, _facts(count, **caught, **ruling, guess="air ship", rulers=["host"])),
        "ruling-table": Staged(
            *guess, _facts(count, **caught, **ruling, guess=None, rulers=everyone_else), _answered(count, 1)
        ),
    }


def _told(count: int, **more: object) -> Facts:
    """The facts of a reveal whose story is over."""
    roles = {id: ROLES.get(id, "civilian") for id in ids(count)}
    votes, nobody = _all_against(count, "s2"), {"guesser": None, "guess": None, "verdict": None}
    points = {id: 0 if role == "civilian" else 14 for id, role in roles.items()}
    word = {"word": "hot-air balloon", "decoy": "parachute", "category": "Travel"}
    end = {"told": True, "outcome": "caught", "accused": "s2", "tied": [], "ruled": False, "said_by": None}
    dealt = {"roles": roles, "votes": votes, "points": points}
    return _facts(count, **{**dealt, **word, **nobody, **end, **more})


def _ends(count: int) -> dict[str, Staged]:
    out, reveal = ("out.js", "Out", "imposter/out"), ("reveal.js", "Reveal", "imposter/reveal")
    gone = {"out": "s2", "outs": ["s5", "s2"], "full": True, "counts": {"s2": count - 2, "s1": 1}}
    is_out = {"s2": {"out": True}, "s5": {"out": True}}
    guessed = {"guesser": "s2", "guess": "air ship", "verdict": "wrong", "ruled": True}
    stolen = {"guesser": "s3", "accused": "s3", "verdict": "exact", "ruled": True, "way": "led"}
    hidden = {"votes": {}, "counts": {"s2": count - 1, "s1": 1}}
    said: Facts = {"outcome": "said", "votes": {}, "accused": None}
    untold, spoken = {"told": False}, {"clues": "spoken", "vote": "on_three"}
    undercover = {**spoken, "variant": "undercover"}
    ready = _answered(count, count // 2)
    everyone = ids(count)
    awards = [
        {"code": "best_liar", "seats": everyone[:2], "count": 14},
        {"code": "sharpest_eye", "seats": everyone, "count": 3},
    ]
    scores = {id: count - at // 2 for at, id in enumerate(everyone)}
    end = {"winners": everyone[:2], "scores": scores, "rounds": count, "awards": awards}
    return {
        "out-role": Staged(
            *out,
            _facts(count, **gone, side="imposter", role=None),
            is_out,
            spoken,
            when=".spot.side-imposter",
        ),
        "out-still-in": Staged(
            *out,
            _facts(count, **gone, side="civilian", role=None, told=True, way="passed"),
            is_out,
            spoken,
        ),
        "out-nobody": Staged(
            *out,
            _facts(count, out=None, tied=everyone, votes={}, counts={}, full=True),
            options=spoken,
            when=".spot",
        ),
        "reveal-counts": Staged(*reveal, _told(count, **hidden, **untold), options=spoken),
        "reveal-pointed": Staged(
            *reveal, _told(count, votes={}, **untold), options=spoken, when=".spot.side-imposter"
        ),
        "reveal-said": Staged(*reveal, _told(count, **said, said_by="s1", **untold), options=spoken),
        "reveal-tie": Staged(
            *reveal,
            _told(count, outcome="tied", votes={}, accused=None, tied=everyone, **untold),
            options=spoken,
        ),
        "reveal-verdict": Staged(
            *reveal, _told(count, **guessed, **untold), options=spoken, when=".spot.side-civilian"
        ),
        "reveal-word-undercover": Staged(
            *reveal, _told(count, **untold, votes={}), options=undercover, when=".spot.side-amber"
        ),
        "reveal-end": Staged(*reveal, _told(count, **guessed), ready, spoken, {"left": 40, "total": 60}),
        "reveal-end-counts": Staged(*reveal, _told(count, **hidden, **stolen), ready, undercover),
        "reveal-end-said": Staged(*reveal, _told(count, **said, said_by="s3"), ready, spoken),
        "reveal-end-full": Staged(
            *reveal,
            _told(count, **{**hidden, "outcome": "escaped", "full": True, "outs": ["s5"]}),
            {"s5": {"out": True}},
            spoken,
        ),
        "result-shared-awards": Staged("result.js", "Result", "result", end),
    }
