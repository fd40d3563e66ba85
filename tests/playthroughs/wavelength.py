"""What happens in the playthroughs of Wavelength: every scene, every way in which a clue or a dial can be missing."""

from typing import Any

from tests.playthroughs.stage import Stage, Staging


def standard(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """Bands, a blank clue, a dial that was not locked, an undo, a void; who leaves, who joins; all in the bullseye."""
    play = stage("wavelength", preset, way, 5, {"rounds_per_seat": 1})
    play.host("start")
    play.is_refused(play.whose("psychic"), play.facts["pair"][1].lower())
    play.is_refused(play.whose("psychic"), "two words")
    play.one_step(clue="kettle")
    first = others(play)[0]
    play.is_refused(first, 100.1)
    play.answer(first, near(play, 40))
    play.tell()
    play.host("undo")
    play.takes(first)
    play.answer(first, near(play, 2.5))
    play.one_step(dial=off_by(play, 7.5, 12.5, 12.6))
    play.host("skip")
    play.host("skip")

    play.time_passes()
    play.joins("Fay")
    for name in others(play)[1:]:
        play.takes(name)
        play.answer(name, near(play, 5))
    play.time_passes()
    play.one_step()

    play.one_step(clue="balloon")
    play.host("void")
    play.one_step(clue="drum")
    play.one_step(dial=off_by(play, 20, 30))
    play.one_step()

    if len(play.names) > 4:
        some_leave(play)
    play.goes_to("result", clue="lemon", dial=50.0)
    play.host("end")
    return play


def some_leave(play: Stage) -> None:
    """The psychic, and one whose dial is locked."""
    play.one_step(clue="moth")
    play.leaves(play.whose("psychic"))
    play.one_step(clue="anchor")
    gone = others(play)[-1]
    play.takes(gone)
    play.answer(gone, near(play, 30))
    play.leaves(gone)
    play.one_step(dial=off_by(play, 0, 2.5))
    play.one_step()


def others(play: Stage) -> list[str]:
    """Those who turn dials, in seat order."""
    psychic = play.whose("psychic")
    there = set(play.table.seats) - play.table.left
    return [name for name, seat in play.ids.items() if seat in there and name != psychic]


def near(play: Stage, off: float) -> float:
    """So far from the target, on the side where there is room."""
    target: float = play.secret
    return round(target - off if target > 50 else target + off, 1)


def off_by(play: Stage, *distances: float) -> Any:
    """Dials that are so far from the target, one after the other."""
    turned: list[str] = []

    def turn(name: str, ask: dict[str, Any]) -> float:
        turned.append(name)
        return near(play, distances[(len(turned) - 1) % len(distances)])

    return turn


PLAYS = {"standard": standard}
