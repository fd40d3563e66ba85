"""What came up in a random game of Wavelength or Just One, as every screen could see it, and what must hold of turns."""

from typing import Any

from tests.engine.wire_shapes import TURN

Shared = dict[str, Any]

DIALS = frozenset(
    {
        "a blank clue",
        "the middle for who was late",
        "a guess of somebody who has left",
        "everybody in the bullseye",
        "the psychic left",
        "a round was dealt anew",
    }
)
CARDS = frozenset(
    {
        "all clues vanished",
        "nobody wrote",
        "some clues vanished",
        "a clue was the word",
        "a clue was changed",
        "a guess was skipped",
        "no guess in time",
        "a guess was exact",
        "a guess was close",
        "a guess was wrong",
        "the host overruled",
        "the guesser left",
        "a round was dealt anew",
    }
)


def came_up(old: Shared, new: Shared) -> set[str]:
    """What has come up between two moments of a room; "a clue was changed" is for whoever changes it to say."""
    facts, game = new["facts"], new["scene"].partition("/")[0]
    scene = new["scene"].partition("/")[2] if game in TURN else ""
    found = _dial(scene, new) if game == "wavelength" else _card(scene, facts) if game == "just_one" else {}
    was, turn = whose_turn(old), whose_turn(new)
    if was is not None and not old["scene"].endswith("/reveal") and was not in there(new):
        found[f"the {TURN[old['scene'].partition('/')[0]]} left"] = True
    found["a round was dealt anew"] = was is not None and turn is not None and voided(old, new)
    return {name for name, is_so in found.items() if is_so}


def _dial(scene: str, new: Shared) -> dict[str, Any]:
    facts = new["facts"]
    if scene != "reveal":
        return {"a blank clue": scene == "guess" and facts["clue"] is None}
    present = there(new)
    return {
        "the middle for who was late": facts["guesses"].keys() - set(facts["locked"]),
        "a guess of somebody who has left": facts["guesses"].keys() - present,
        "everybody in the bullseye": facts["unanimous"],
    }


def _card(scene: str, facts: dict[str, Any]) -> dict[str, Any]:
    if scene == "guess":
        left, lost = facts["clues"], facts["lost"]
        return {"all clues vanished": lost and not left, "nobody wrote": not lost and not left}
    if scene != "reveal":
        return {}
    lost = [clue for clue in facts["clues"] if clue["lost"]]
    groups = [clue["group"] for clue in lost]
    return {
        "some clues vanished": 0 < len(lost) < len(facts["clues"]),
        "a clue was the word": any(groups.count(group) == 1 for group in groups),
        "a guess was skipped": facts["skipped"],
        "no guess in time": facts["guess"] is None and not facts["skipped"],
        **{f"a guess was {facts['verdict']}": facts["verdict"] and not facts["ruled"]},
        "the host overruled": facts["ruled"],
    }


def whose_turn(shared: Shared) -> str | None:
    """The psychic or the guesser of the round that is on."""
    turn = TURN.get(shared["scene"].partition("/")[0])
    return None if turn is None else shared["facts"][turn]


def there(shared: Shared) -> set[str]:
    return {seat["id"] for seat in shared["seats"] if not seat["left"]}


def voided(old: Shared, new: Shared) -> bool:
    """Has a round been voided since?"""
    notice, known = new["notice"], old["notice"]["n"] if old["notice"] else 0
    return notice is not None and notice["n"] > known and notice["code"] == "voided"


def check_turn(old: Shared, new: Shared) -> None:
    """A round that was voided is dealt anew to whose turn it was, if they are there (wavelength.md, just-one.md)."""
    was, turn = whose_turn(old), whose_turn(new)
    if was in there(new) and turn is not None and voided(old, new):
        assert turn == was, "a round that counts for nothing is not passed on"
        number = [field for field in ("round", "card") if field in new["facts"]]
        assert all(old["facts"][field] == new["facts"][field] for field in number)
