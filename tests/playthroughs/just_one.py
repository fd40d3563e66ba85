"""What happens in the playthroughs of Just One: clues that vanish, change or are missing, and every kind of guess."""

from typing import Any

from tests.playthroughs.stage import Stage, Staging


def standard(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """A right card, all clues lost and a skip, no clue and no guess, a close guess that counts; who leaves, who joins."""
    play = stage("just_one", preset, way, 5, {"rounds_per_seat": 1})
    play.host("start")
    one, two = givers(play)[:2]
    play.is_refused(one, "two words")
    play.takes(one)
    play.answer(one, "snow")
    play.tell()
    play.takes(one)
    play.answer(one, "ice")
    play.tell()
    play.takes(two)
    play.answer(two, "lamps")
    play.host("undo")
    play.one_step(clue=said("lamps", "Lamp", "moon"))
    play.one_step(guess=play.secret)
    play.one_step()

    play.joins("Fay")
    play.one_step(clue="lamp")
    play.one_step(guess=None)
    play.one_step()

    play.time_passes()
    play.time_passes()
    play.host("skip")
    play.host("skip")

    if len(play.names) > 4:
        some_leave(play)
    play.goes_to("result", clue=said("moon", "ice", "lamp"), guess="lemon")
    play.host("again")
    play.host("end")
    play.host("end")
    return play


def some_leave(play: Stage) -> None:
    """The guesser; then one who has written, before a card on which the host has the last word."""
    play.one_step(clue=said("moon", "ice", "lamp", "snow"))
    play.leaves(play.whose("guesser"))
    gone = givers(play)[1]
    play.takes(gone)
    play.answer(gone, "snow")
    play.leaves(gone)
    play.one_step(clue=said(play.secret, "moon"))
    play.one_step(guess=f"{play.secret[:-1]}q")
    play.host("overrule", verdict="exact")
    play.host("undo")
    play.host("overrule", verdict="exact")
    play.one_step()


def givers(play: Stage) -> list[str]:
    """Those who write, in seat order."""
    guesser = play.whose("guesser")
    there = set(play.table.seats) - play.table.left
    return [name for name, seat in play.ids.items() if seat in there and name != guesser]


def said(*words: str) -> Any:
    """These clues, one after the other."""
    given: list[str] = []

    def say(name: str, ask: dict[str, Any]) -> str:
        given.append(name)
        return words[(len(given) - 1) % len(words)]

    return say


PLAYS = {"standard": standard}
