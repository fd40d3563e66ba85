"""Banks of questions about the secret, one plain text file a language, for the clue style "questions"."""

from pathlib import Path
from typing import Final

import regex

from engine.words.forms import normal
from engine.words.typed import folded, visible_length

QUESTION_MOST: Final = 70
"""Visible characters, so that a television shows a question large."""

_LINE_END = regex.compile(r"\r\n|\r|\n")
_QUESTION_MARK = regex.compile(r"[?？؟]")


def load(folder: str | Path) -> dict[str, tuple[str, ...]]:
    """The bank of each language of a folder: es.txt is the bank of "es".

    Raises ValueError for the first bank that is faulty, with its file and line, OSError for one unreadable.
    """
    return {file.stem: _read(file) for file in sorted(Path(folder).glob("*.txt"))}


def _read(file: Path) -> tuple[str, ...]:
    try:
        return parse(file.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise ValueError(f"{file.name}, {fault}") from fault


def parse(text: str) -> tuple[str, ...]:
    """The questions of a text, one a line, in its order; lines that begin with "#" are comments.

    Raises ValueError that names the line for one over 70 visible characters, without a question mark, or asked
    before in other case or accents, and for a text without a question.
    """
    lines_of: dict[str, int] = {}
    questions: list[str] = []
    lines = _LINE_END.split(text)
    for number, line in enumerate(lines, 1):
        question = folded(line)
        if not question or question.startswith("#"):
            continue
        _check(question, number)
        # Of no language: there ñ folds to n, and no article is dropped.
        key = normal(question, "") or question
        if key in lines_of:
            raise ValueError(f"line {number}: the question of line {lines_of[key]} again")
        lines_of[key] = number
        questions.append(question)
    if not questions:
        raise ValueError(f"line {len(lines)}: the end, and no question")
    return tuple(questions)


def _check(question: str, number: int) -> None:
    if _QUESTION_MARK.search(question) is None:
        raise ValueError(f"line {number}: no question mark")
    length = visible_length(question)
    if length > QUESTION_MOST:
        raise ValueError(f"line {number}: {length} characters, more than {QUESTION_MOST}")
