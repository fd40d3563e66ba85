"""What a screen may see of a room: the part that all share, and the part of one device.

Nothing private is in the shared part by construction: it is made of the scene's public facts and of who sits
where. A card or an ask is read only for the device that holds the seat (wire.md, "The view").
"""

from engine import moves
from engine.games import GAMES
from engine.room import Room
from engine.script import HOST, Game, Json, SeatId
from engine.seats import DeviceId, Seat
from engine.table import Table


def shared(room: Room, now: float) -> dict[str, Json]:
    """What every screen of the room sees, but for the room's address, which each screen has its own way to."""
    left = room.clock.left(now)
    return {
        "step": room.step,
        "deal": f"{room.match}/{room.round}/{room.deal}",
        "scene": scene(room),
        "facts": facts(room),
        "left": None if left is None else round(left, 1),
        "total": room.clock.total,
        "standing": room.standing,
        "notice": room.notice,
        "seats": _seats(room),
    }


def about_room(room: Room) -> dict[str, Json]:
    """The room itself, but for its address."""
    return {
        "code": room.code,
        "lang": room.lang,
        "game": room.game_name,
        "preset": room.preset,
        "options": room.options,
        "paused": room.paused,
    }


def own(room: Room, device: DeviceId | None, held: SeatId | None) -> dict[str, Json]:
    """What one phone sees beside the shared part. Of several seats only the held one is open."""
    seats = room.seats.of(device) if device is not None else []
    several = len(seats) > 1
    return {
        "mine": [_mine(room.table, seat, not several or seat.id == held) for seat in seats],
        "host": _host(room) if device is not None and device == room.seats.host else None,
        "may_lead": room.may_lead(device),
    }


def scene(room: Room) -> str:
    return room.table.step.board.name if room.table else room.phase


def facts(room: Room) -> Json:
    if room.table is not None:
        return room.table.step.board.facts
    if room.phase == "result":
        return room.result
    seats = len(room.seats.playing)
    return {
        "least": room.smallest,
        "most": room.largest,
        "match": room.match,
        "packs": room.shelf.chosen,
        "usual": room.shelf.chosen == room.shelf.defaults(room.lang),
        **room.game.lobby(room.preset, room.options, seats),
        "trouble": _trouble(room, seats),
    }


def _trouble(room: Room, seats: int) -> dict[str, Json] | None:
    """Why those who are there cannot start, beside being too few or too many."""
    refused = room.trouble(seats)
    return None if refused is None else {"code": refused.code, "params": refused.params}


def _seats(room: Room) -> list[dict[str, Json]]:
    table = room.table
    asks = table.step.asks if table is not None and table.step.open else {}
    answers = table.answers if table is not None else {}
    dealt = table.seats if table is not None else ()
    host, out = room.seats.host_seat, table.step.out if table is not None else ()
    return [
        {
            "id": seat.id,
            "name": seat.name,
            "score": seat.score,
            "away": not room.presence.here(seat.device),
            "host": seat.id == host,
            "waiting": seat.benched or (table is not None and seat.id not in dealt),
            "benched": seat.benched,
            "left": seat.left,
            "out": seat.id in out,
            "asked": seat.id in asks and asks[seat.id].required and not seat.left,
            "answered": seat.id in asks and seat.id in answers,
        }
        for seat in room.seats.all
    ]


def _mine(table: Table | None, seat: Seat, open: bool) -> dict[str, Json]:
    if table is None or seat.id not in table.seats:
        return {"seat": seat.id, "card": None, "ask": None, "asked": False, "answered": False, "sent": None}
    ask, ask_facts = table.ask_of(seat.id)
    return {
        "seat": seat.id,
        "card": table.step.cards.get(seat.id) if open else None,
        "ask": ask_facts if open else None,
        # Also where nobody waits for it: a phone that several share would not know else that there is something to take it for.
        "asked": ask is not None,
        "answered": ask is not None and seat.id in table.answers,
        "sent": table.answers.get(seat.id) if open else None,
    }


def _game(game: Game) -> dict[str, Json]:
    """What a host chooses a game by: how many it is for with any of its presets, and how long it takes."""
    seats = [game.seats(preset) for preset in game.presets]
    most = max(most for _, most in seats)
    return {"seats": [min(least for least, _ in seats), most], "minutes": list(game.minutes)}


def _host(room: Room) -> dict[str, Json]:
    table = room.table
    view: dict[str, Json] = {"moves": moves.open_to(room), "ask": None, "answered": False, "undo": None}
    view["reported"] = room.reported
    if table is None:
        if room.phase == "lobby":
            view["choices"] = room.game.choices(room.preset)
            view["presets"] = list(room.game.presets)
            view["games"] = {game.name: _game(game) for game in GAMES.values()}
        return view
    _, view["ask"] = table.ask_of(HOST)
    view["answered"] = HOST in table.answers
    event = table.undoable()
    if event is not None:
        view["undo"] = {"n": table.log.index(event), "code": event.code, "seat": event.who}
    return view
