"""What a staged scene of the board is made of: its facts, who has answered, the clues so far."""

from dataclasses import dataclass, field
from typing import Any

Facts = dict[str, Any]


@dataclass(frozen=True)
class Staged:
    """`marks`: of which seats what is true; `options`: those that the room does not have by itself; `when`: what
    is on the page once the story has come so far; `room`: what it is for another game."""

    file: str
    part: str
    scene: str
    facts: Facts
    marks: dict[str, Facts] = field(default_factory=dict)
    options: Facts = field(default_factory=dict)
    clock: Facts = field(default_factory=dict)
    when: str = ".scene"
    room: Facts = field(default_factory=dict)


def ids(count: int) -> list[str]:
    return [f"s{number}" for number in range(1, count + 1)]


def facts(people: int, /, **more: object) -> Facts:
    """What every scene of a round says."""
    common = {"imposters": 2, "range": None, "way": "own", "rounds": people, "points_to": None}
    turns = {"order": ids(people), "outs": [], "full": False, "clues": [], "laps": 2, "lap": 2}
    return {"round": people, "mr_white": True, **common, **turns, **more}


def answered(count: int, done: int) -> dict[str, Facts]:
    return {id: {"asked": True, "answered": at < done} for at, id in enumerate(ids(count))}


def typed(count: int, laps: int) -> list[Facts]:
    words = ("extraordinarily", "warm", "Sunday", "unbelievable-ish-thing")
    given = [(id, lap) for lap in range(1, laps + 1) for id in ids(count)]
    return [{"seat": id, "lap": lap, "word": words[at % 4]} for at, (id, lap) in enumerate(given[:-1])]


def all_against(count: int, accused: str) -> Facts:
    return {id: accused if id != accused else "s1" for id in ids(count)}
