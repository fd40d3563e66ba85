"""What the host may do: each move by its name, and which of them are open at the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.games import GAMES
from engine.inputs import Input
from engine.script import Game, Json, Refused

if TYPE_CHECKING:
    from engine.room import Room

Params = Mapping[str, Json]

LOBBY = ("configure", "start", "arrange", "bench", "reset_scores", "remove", "hand_over", "seat_code")
ROUND = ("pause", "resume", "extend", "skip", "undo", "remove", "void", "end", "hand_over", "seat_code")
RESULT = ("again", "end", "reset_scores", "remove", "hand_over", "seat_code")
KNOWN = frozenset((*LOBBY, *ROUND, *RESULT, "dismiss_report"))


def open_to(room: Room) -> list[str]:
    """The moves that the host can make now, those that the step offers last."""
    if room.table is None:
        return list(LOBBY if room.phase == "lobby" else RESULT)
    closed = {"pause" if room.paused else "resume"}
    if room.clock.total is None:
        closed.add("extend")
    if room.table.undoable() is None:
        closed.add("undo")
    own = room.seats.host_seat
    offered = [move.name for move in room.table.step.moves if own is None or move.not_by != own]
    if room.reported:
        offered.append("dismiss_report")
    return [move for move in ROUND if move not in closed] + offered


def make(room: Room, given: Input, now: float) -> None:
    """Make a host's move. Raises not_host, stale_step, no_such_move, not_now, or what the move itself refuses."""
    if given.who is None or given.who != room.seats.host:
        raise Refused("not_host")
    name, params = given.value["move"], given.value["params"]
    if given.step is not None and given.step != room.step:
        raise Refused("stale_step")
    if name not in open_to(room):
        offered = room.table is not None and room.table.offered(name) is not None
        raise Refused("not_now" if name in KNOWN or offered else "no_such_move")
    if name in _MOVES:
        _MOVES[name](room, params, now)
        return
    assert room.table is not None
    move = room.table.offered(name)
    assert move is not None
    room.table.move(name, move.check(params))


def _as_last_played(room: Room, game: Game) -> dict[str, Json]:
    """The preset and the options that a game has in this room now, had when it was last chosen, or comes with."""
    if game.name == room.game_name:
        return {"preset": room.preset, "options": room.options}
    kept: dict[str, Json] | None = room.set_aside.get(game.name)
    return kept or {"preset": next(iter(game.presets)), "options": {}}


def _configure(room: Room, params: Params, at: float) -> None:
    game_name = params.get("game", room.game_name)
    if not isinstance(game_name, str) or game_name not in GAMES:
        raise Refused("bad_option", option="game")
    game = GAMES[game_name]
    now = _as_last_played(room, game)
    preset = params.get("preset", now["preset"])
    if not isinstance(preset, str) or preset not in game.presets:
        raise Refused("bad_option", option="preset")
    changes = params.get("options", {})
    if not isinstance(changes, dict):
        raise Refused("bad_value")
    options = game.options(preset, {**(now["options"] if "preset" not in params else {}), **changes})
    if "house" in params:
        options = game.house(preset, options, params["house"], params.get("on"))
    lang = params.get("lang", room.lang)
    if not room.shelf.speaks(lang):
        raise Refused("bad_option", option="lang")
    packs = params.get("packs", room.shelf.chosen if lang == room.lang else room.shelf.defaults(lang))
    packs = room.shelf.check(packs, lang)
    # What no table at all could play is refused here, what this table cannot at the start.
    trouble = _trouble(room, game, preset, options, packs)
    if trouble is not None and game_name != room.game_name and "packs" not in params:
        # Packs are kept from game to game where they serve.
        packs = room.shelf.defaults(lang)
        trouble = _trouble(room, game, preset, options, packs)
    if trouble is not None:
        raise trouble
    room.shelf.chosen = packs
    if game_name != room.game_name:
        room.choose_game(game_name)
    room.preset, room.options, room.lang = preset, options, lang


def _trouble(
    room: Room, game: Game, preset: str, options: Mapping[str, Json], packs: Sequence[str]
) -> Refused | None:
    """Why no table at all could play by these options with these packs."""
    return game.trouble(preset, options, game.seats(preset)[1], [room.shelf.get(id) for id in packs])


def _start(room: Room, params: Params, now: float) -> None:
    seats = len(room.seats.playing)
    if seats < room.smallest:
        raise Refused("too_few_seats", least=room.smallest)
    if seats > room.largest:
        raise Refused("too_many_seats", most=room.largest)
    trouble = room.trouble(seats)
    if trouble is not None:
        raise trouble
    room.start_match()


def _again(room: Room, params: Params, now: float) -> None:
    if len(room.seats.playing) < room.smallest:
        raise Refused("too_few_seats", least=room.smallest)
    room.start_match()


def _arrange(room: Room, params: Params, now: float) -> None:
    room.seats.arrange(params.get("order"))


def _bench(room: Room, params: Params, now: float) -> None:
    """Bench a seat as a spectator; benched once more, it plays again."""
    seat = room.seats.find(params.get("seat"))
    seat.benched = not seat.benched


def _end(room: Room, params: Params, now: float) -> None:
    if room.phase == "result":
        room.to_lobby()
    else:
        room.end_match()


def _void(room: Room, params: Params, now: float) -> None:
    assert room.table is not None
    room.table.void()


def _dismiss_report(room: Room, params: Params, now: float) -> None:
    """The host has heard that somebody says the word was said, and leaves it at that."""
    room.reported = False


def _skip(room: Room, params: Params, now: float) -> None:
    assert room.table is not None
    room.note_skip()
    room.table.skip()


def _undo(room: Room, params: Params, now: float) -> None:
    """Take back what `n` names, if that is still the last (wire.md, "Host moves")."""
    assert room.table is not None
    event = room.table.undoable()
    if event is None or ("n" in params and params["n"] != room.table.log.index(event)):
        raise Refused("not_now")
    room.table.undo(event)
    room.kept.forget()
    room.tell("undone", code=event.code, seat=event.who)


def _remove(room: Room, params: Params, now: float) -> None:
    seat = room.seats.find(params.get("seat"))
    room.tell("removed", name=seat.name)
    room.lose([seat], seat.device)
    if not room.seats.knows(seat.device):
        room.ousted.append((seat.device, "removed"))


def _hand_over(room: Room, params: Params, now: float) -> None:
    seat = room.seats.find(params.get("seat"))
    room.seats.host, room.seats.former_host = seat.device, None
    room.tell("new_host", seat=seat.id, name=seat.name)


def _seat_code(room: Room, params: Params, now: float) -> None:
    """Only asked here whether it may be made: the door makes the code, which is never journalled."""
    room.seats.find(params.get("seat"))


_MOVES: dict[str, Callable[[Room, Params, float], None]] = {
    "configure": _configure,
    "start": _start,
    "again": _again,
    "arrange": _arrange,
    "bench": _bench,
    "reset_scores": lambda room, params, now: room.reset_scores(),
    "pause": lambda room, params, now: room.pause(now),
    "resume": lambda room, params, now: room.resume(now),
    "extend": lambda room, params, now: room.clock.extend(),
    "skip": _skip,
    "dismiss_report": _dismiss_report,
    "undo": _undo,
    "remove": _remove,
    "void": _void,
    "end": _end,
    "hand_over": _hand_over,
    "seat_code": _seat_code,
}
