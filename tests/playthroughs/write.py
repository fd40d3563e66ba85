"""Writes a playthrough of every preset, all that every screen is shown: `python tests/playthroughs/write.py`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson

HERE = Path(__file__).parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[1]))

from engine.door import Door  # noqa: E402
from engine.games import GAMES  # noqa: E402
from engine.journal.memory import MemoryJournal  # noqa: E402
from engine.words.packs import Library, parse  # noqa: E402
from tests.engine.nonsense import keep_room  # noqa: E402

CODE = "KXTR"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")
PACK = """# Kitchen
icon: 🍳
pizza / burger
coffee / tea
jacuzzi = whirlpool ~ spa / sauna
oven / stove
"""
OWN = ("mine", "host", "may_lead")
"""What a view has that a board's has not."""
CLUES = ("round", "warm", "daily", "friends", "evening", "plain", "loud", "old")


class Playthrough:
    """One room with a board and a phone for each seat. `lines` grows with all that happens and is shown."""

    def __init__(self, game: str, preset: str) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self.views: dict[str, dict[str, Any]] = {}
        self._room = ""
        journal, library = MemoryJournal(), Library([parse(PACK, id="en/kitchen", lang="en")])
        keep_room(journal, library, CODE, f"{game} {preset}")
        self.door = Door(journal, library, limits=False, clock=lambda: self.now, wall=lambda: 0.0)
        self.screens = {"board": self._screen("board", board=True)}
        for name in NAMES[: GAMES[game].seats(preset)[1]]:
            self.screens[name] = self._screen(name)
            self.door.sit(self.screens[name], name)
        self.host("configure", game=game, preset=preset)
        self.host("start")

    def _screen(self, name: str, board: bool = False) -> Any:
        def show(view: bytes) -> None:
            self.views[name] = orjson.loads(view)

        return self.door.attach(CODE, show, lambda code: None, board=board)

    @property
    def names(self) -> list[str]:
        return [name for name in self.screens if name != "board"]

    @property
    def shown(self) -> dict[str, Any]:
        return self.views["board"]

    @property
    def scene(self) -> str:
        return str(self.shown["scene"]).partition("/")[2] or str(self.shown["scene"])

    def id(self, name: str) -> str:
        return str(self.mine(name)["seat"])

    def mine(self, name: str) -> dict[str, Any]:
        mine: dict[str, Any] = self.views[name]["mine"][0]
        return mine

    def with_role(self, role: str) -> list[str]:
        return [name for name in self.names if (self.mine(name)["card"] or {}).get("role") == role]

    def secret(self) -> str:
        return next(card["word"] for name in self.names if "word" in (card := self.mine(name)["card"]))

    # What is done

    def host(self, move: str, **params: Any) -> None:
        self.note(f"> {self.names[0]}, host: {move} {_text(params) if params else ''}".rstrip())
        self.door.host(self.screens[self.names[0]], move, None, params)
        self.tell()

    def answer(self, name: str, value: Any) -> None:
        step = self.shown["step"]
        self.note(f"> {name}: {_text(value)}")
        self.door.answer(self.screens[name], step, value)
        if self.shown["step"] != step:
            self.tell()

    def time_passes(self) -> None:
        """Until the clock has ended this step."""
        step = self.shown["step"]
        self.note("> time passes")
        wait = self.door.tick()
        while self.shown["step"] == step:
            self.now += wait or 0.0
            wait = self.door.tick()
        self.tell()

    def asked(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Those who have still to answer in this step, one after the other."""
        step = self.shown["step"]
        for name in self.names:
            mine = self.mine(name)
            if self.shown["step"] == step and mine["ask"] is not None and not mine["answered"]:
                yield name, mine["ask"]

    # What is written

    def note(self, line: str) -> None:
        self.lines.append(line)

    def tell(self) -> None:
        """What each screen is shown now: the board all that it sees, each seat what it sees beside that."""
        board = _timeless(self.shown)
        for name in self.names:
            if {**_timeless(self.views[name]), **dict.fromkeys(OWN)} != {**board, **dict.fromkeys(OWN)}:
                raise AssertionError(f"{name} and the board are shown different rooms")
        room = f"room  {_text(board.pop('room'))}"
        if room != self._room:
            self._room = room
            self.note(room)
        board["seats"] = [_seat(seat) for seat in board["seats"]]
        self.note(f"board {_text(board)}")
        for name in self.names:
            self.note(f"{name:5} {_text({field: self.views[name][field] for field in OWN})}")


def _timeless(view: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in view.items() if field not in ("v", "left")}


def _seat(seat: dict[str, Any]) -> str:
    """A seat in short: what is false is left out."""
    flags = [
        field if value is True else f"{field}={value}" for field, value in seat.items() if value is not False
    ]
    return " ".join(flags)


def _text(value: Any) -> str:
    return orjson.dumps(value).decode()


# What happens in the rounds of a game


def imposter(play: Playthrough) -> None:
    """An imposter is caught and nearly guesses right; a round of undo and time-outs; an imposter says the word."""
    _look_and_clue(play)
    # Not the host, if it can be: who is the guesser may not overrule.
    first = play.with_role("imposter")[-1]
    for name, ask in play.asked():
        accused = play.id(first)
        play.answer(name, accused if accused in ask["candidates"] else ask["candidates"][0])
    guesser = next(name for name, ask in play.asked() if ask["kind"] == "guess")
    play.answer(guesser, f"{play.secret()[:-1]}q")
    play.host("overrule", verdict="exact")
    play.host("undo")
    play.host("skip")
    _all_ready(play)
    _look_and_clue(play, dawdler=2, undone=4)
    name, ask = next(play.asked())
    play.answer(name, ask["candidates"][0])
    play.host("pause")
    play.host("resume")
    play.host("extend")
    play.time_passes()
    play.time_passes()
    for name, _ in play.asked():
        play.answer(name, True)
    while play.scene == "clue":
        name, _ = next(play.asked())
        play.answer(name, play.secret() if name in play.with_role("imposter") else "plain")
    _all_ready(play)
    play.host("end")
    play.host("end")


def _look_and_clue(play: Playthrough, dawdler: int | None = None, undone: int | None = None) -> None:
    for name, _ in play.asked():
        play.answer(name, True)
    turn = 0
    while play.scene == "clue":
        if turn == dawdler:
            play.time_passes()
        else:
            play.answer(next(play.asked())[0], CLUES[turn % len(CLUES)])
        if turn == undone:
            play.host("undo")
            undone = None
        turn += 1


def _all_ready(play: Playthrough) -> None:
    for name, _ in play.asked():
        play.answer(name, True)


PLAYS = {"imposter": imposter}


def presets() -> list[tuple[str, str]]:
    """Every preset of every game."""
    return [(game.name, preset) for game in GAMES.values() for preset in game.presets]


def path(game: str, preset: str) -> Path:
    return HERE / f"{game}-{preset}.txt"


def playthrough(game: str, preset: str) -> str:
    """The playthrough as it is now."""
    play = Playthrough(game, preset)
    PLAYS[game](play)
    return "\n".join(play.lines) + "\n"


if __name__ == "__main__":
    for game, preset in presets():
        path(game, preset).write_text(playthrough(game, preset), encoding="utf-8")
        print(f"wrote {path(game, preset).name}")
