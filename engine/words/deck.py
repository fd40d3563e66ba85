"""Decks: which pair, and which line of a bank, comes next, and which have been."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.script import Refused
from engine.words.forms import normal
from engine.words.packs import Entry, Pack, Pair


@dataclass(frozen=True)
class Drawn:
    """A pair drawn: one side is the secret, the other, where there is one, its decoy. `pack`: the one it is of."""

    pair: Pair
    secret: Entry
    decoy: Entry | None
    pack: Pack

    @property
    def category(self) -> str:
        return self.pack.title


class Deck:
    """The chosen packs over one room's memory of seen pairs, which holds pairs of other packs too."""

    def __init__(self, packs: Sequence[Pack], state: dict[str, Any]) -> None:
        self._packs = {pack.id: pack for pack in packs}
        self._pairs = [pair for pack in self._packs.values() for pair in pack.pairs]
        # Pairs by their key to the side drawn, 0 or 1: of this pass, and of the last pass for pairs not yet drawn again.
        self._seen: dict[str, int] = dict(state.get("seen", {}))
        self._past: dict[str, int] = dict(state.get("past", {}))
        # The pair's key and the word, or nothing.
        self._last: list[str] = list(state.get("last", []))
        # Of each bank the lines that have been, the latest last.
        self._had: dict[str, list[str]] = {bank: list(lines) for bank, lines in state.get("had", {}).items()}

    @property
    def state(self) -> dict[str, Any]:
        """What a room keeps, as JSON: keys of pairs, the last word, and the lines had of each bank."""
        state: dict[str, Any] = {"seen": dict(self._seen), "past": dict(self._past), "last": list(self._last)}
        return (
            {**state, "had": {bank: list(lines) for bank, lines in self._had.items()}} if self._had else state
        )

    def pick(self, rng: Random, bank: str, lines: Sequence[Sequence[str]]) -> str:
        """A line of a bank that has not been: of the first of its parts that has one.

        Once all have been, the bank begins anew, though not with the last one. Of an empty bank it is "".
        """
        had = self._had.setdefault(bank, [])
        new = _first_new(lines, set(had))
        if not new:
            everything = {line for part in lines for line in part}
            if not everything:
                return ""
            last = set(had[-1:]) if len(everything) > 1 else set()
            had[:] = [line for line in had if line not in everything]
            new = _first_new(lines, last)
        had.append(rng.choice(new))
        return had[-1]

    def draw(self, rng: Random, usable: Callable[[Pair], bool] = lambda pair: True) -> Drawn:
        """A pair not seen yet, or, when all usable ones are, any of them with its other side. Refused: no_words."""
        pair = self._next(rng, usable)
        sides = (pair.first, pair.second) if pair.second else (pair.first,)
        # Chance is asked for even where it does not decide, so that it runs alike whatever was seen before.
        side = rng.randrange(2)
        if pair.key in self._past:
            side = 1 - self._past.pop(pair.key)
        # A pack of the room's own may hold the last word in another pair: then that pair's other side comes.
        if self._key(pair, sides[side % len(sides)]) in self._last[1:]:
            side = 1 - side
        secret = sides[side % len(sides)]
        self._seen[pair.key] = sides.index(secret)
        self._last = [pair.key, self._key(pair, secret)]
        decoy = sides[1 - sides.index(secret)] if len(sides) == 2 else None
        return Drawn(pair, secret, decoy, self._packs[pair.pack])

    def _next(self, rng: Random, usable: Callable[[Pair], bool]) -> Pair:
        pairs = [pair for pair in self._pairs if usable(pair)]
        if not pairs:
            raise Refused("no_words")
        unseen = [pair for pair in pairs if pair.key not in self._seen]
        if not unseen:
            for pair in pairs:
                if pair.key in self._seen:  # two packs may have it
                    self._past[pair.key] = self._seen.pop(pair.key)
            unseen = pairs
        drawn = rng.choice(unseen)
        if self._holds_last(drawn):
            drawn = rng.choice([pair for pair in unseen if not self._holds_last(pair)] or unseen)
        return drawn

    def _holds_last(self, pair: Pair) -> bool:
        sides = (side for side in (pair.first, pair.second) if side)
        return pair.key in self._last[:1] or any(self._key(pair, side) in self._last[1:] for side in sides)

    def _key(self, pair: Pair, entry: Entry) -> str:
        return normal(entry.word, self._packs[pair.pack].lang) or entry.word


def _first_new(parts: Sequence[Sequence[str]], had: Collection[str]) -> list[str]:
    """What is new in the first part that has something new."""
    return next((new for part in parts if (new := [line for line in part if line not in had])), [])
