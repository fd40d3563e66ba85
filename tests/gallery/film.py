"""Films: a play on a stage whose every moment is kept, with what was done before it and what each screen was shown."""

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import orjson

from engine.games import GAMES
from tests.gallery.casts import Cast, cast
from tests.playthroughs.stage import OWN, Stage
from tests.playthroughs.write import OWN_OR_PASSED, PLAYS

FEWEST = {"pass": 5}
"""Players without whom a play does not go, where a preset itself takes fewer."""
USUAL_SEATS = 5
"""Players where nobody has said how many; the page has the same."""
ADDRESS = "http://192.168.1.20:5000"
"""Of a laptop, as a board tells it."""


class Filmed(Stage):
    """A stage of `seats` people, whatever the play is written for."""

    join_url = f"{ADDRESS}/KXTR"

    def __init__(
        self,
        cast: Cast,
        lang: str,
        count: int,
        game: str,
        preset: str,
        way: str,
        seats: int,
        options: dict[str, Any],
    ) -> None:
        self.cast, self.lang, self.people, self.library = cast, lang, cast.names, cast.library
        self.moments: list[dict[str, Any]] = []
        super().__init__(game, preset, way, count, options)

    def _keep(self, did: str, who: str = "", **more: Any) -> None:
        phones = {
            name: {field: self.views[name][field] for field in OWN}
            for name in self.screens
            if name != "board" and "mine" in self.views[name]
        }
        deed = {"did": did, "who": who, **more}
        self.moments.append({"deed": deed, "board": self.views["board"], "phones": phones})

    # What is done, and kept

    def _sits(self, name: str) -> None:
        super()._sits(name)
        self._keep("sits", name)

    def host(self, move: str, **params: Any) -> None:
        super().host(move, **params)
        self._keep("host", self.names[0], move=move, params=params)

    def reports(self, name: str) -> None:
        super().reports(name)
        self._keep("reports", name)

    def answer(self, name: str, value: Any) -> None:
        said = self.cast.words.get(value, value) if isinstance(value, str) else value
        super().answer(name, said)
        self._keep("answers", name, value=said)

    def leaves(self, name: str) -> None:
        super().leaves(name)
        self._keep("leaves", name)

    def joins(self, name: str) -> None:
        super().joins(self.cast.guest)

    def takes(self, name: str) -> dict[str, Any]:
        ask = super().takes(name)
        if len(self.views[self.phone_of[name]]["mine"]) > 1:
            self._keep("takes", name)
        return ask

    def time_passes(self) -> None:
        super().time_passes()
        self._keep("waits")

    def _usual(self, name: str, ask: dict[str, Any]) -> Any:
        if ask["kind"] == "clue":
            self.given += 1
            return self.cast.clues[self.given % len(self.cast.clues)]
        return super()._usual(name, ask)


def catalogue() -> list[dict[str, Any]]:
    """Every play: of which game and preset, in which ways, for how many."""
    return [
        {
            "game": game.name,
            "preset": preset,
            "ways": list(game.choices(preset).get("way", OWN_OR_PASSED)),
            "way": game.presets[preset].get("way", "own"),
            "seats": [max(game.seats(preset)[0], FEWEST.get(preset, 0)), game.seats(preset)[1]],
        }
        for game in GAMES.values()
        for preset in game.presets
    ]


def play(game: str, preset: str, way: str, lang: str, seats: int, long_names: bool) -> Stage:
    """That play, played to its end."""
    stage = partial(Filmed, cast(lang, long_names), lang, seats)
    played: Stage = PLAYS[game][preset](preset, way, stage)
    return played


@lru_cache(maxsize=16)
def film(game: str, preset: str, way: str, lang: str, seats: int, long_names: bool) -> bytes:
    """Its moments and whose phones are in it, as JSON."""
    played = play(game, preset, way, lang, seats, long_names)
    assert isinstance(played, Filmed)
    phones: Mapping[str, list[str]] = {
        phone: [name for name in played.ids if played.phone_of[name] == phone]
        for phone in played.screens
        if phone != "board"
    }
    return orjson.dumps({"phones": phones, "moments": played.moments})


def begin(scene: str, asked: Mapping[str, str]) -> dict[str, str] | None:
    """The first moment of a scene as the page's address has it, in a film that fits all else that is asked."""
    for play in catalogue():
        if any(asked.get(name, play[name]) != play[name] for name in ("game", "preset")):
            continue
        least, most = play["seats"]
        count = asked.get("seats", "")
        seats = max(least, min(most, int(count) if count.isdigit() else USUAL_SEATS))
        for way in play["ways"] if asked.get("way") is None else {asked["way"]} & {*play["ways"]}:
            names = asked.get("names", "short")
            told = orjson.loads(
                film(play["game"], play["preset"], way, asked["lang"], seats, names == "long")
            )
            scenes = [moment["board"]["scene"] for moment in told["moments"]]
            if scene in scenes:
                kept = {name: value for name, value in asked.items() if name != "scene"}
                here = {"game": play["game"], "preset": play["preset"], "way": way, "seats": str(seats)}
                return {**kept, **here, "at": str(scenes.index(scene))}
    return None
