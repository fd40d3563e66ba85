"""The rules in words: right for every preset, every house rule and every change of one option, in both languages."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from engine.games.imposter.options import CHOICES, HOUSES, house, houses, lobby, options
from engine.games.imposter.presets import PRESETS
from engine.script import Refused
from tests.browser.catalogue import KEY, LANGUAGES, sentences
from tests.browser.staged import WHOLE
from tests.browser.table import Table

SEATS = 7
LINE_MOST = 60
BOARD_MOST = 320
SAY = """async ([cases, most]) => {
  const from = (place) => import(new URL(document.body.dataset.base + place, location.href).href);
  const [{ t }, { rulesLine, rulesSentence }, { HOUSES, howTo }] = await Promise.all(
    ["/shared/i18n.js", "/shared/rules.js", "/shared/howto.js"].map(from));
  return cases.map(({ room, imposters, range }) => ({
    sentence: rulesSentence(room, imposters, range),
    short: rulesSentence(room, imposters, range, most),
    line: rulesLine(room),
    help: howTo(room, imposters, range).map((part) => [t(part.title)].concat(part.lines.map(([key, params]) => t(key, params))).join(" ")),
    houses: Object.keys(HOUSES).filter((name) => HOUSES[name](room.options)),
  }));
}"""
NO_WORDS = re.compile(r"undefined|null|NaN|\[object|\{\{|  | ,|\.\.|;\.")

IN_THE_SENTENCE = set(
    "imposters variant mr_white hint laps reverse clues talk_seconds vote length full_game".split()
)
"""The options that everybody feels, and hears about before the match; the help tells the others too."""

Options = Mapping[str, Any]


def combinations(preset: str) -> Iterator[tuple[str, Options]]:
    """A preset as it comes, with each house rule, and all of these with each change of one option."""
    bases: dict[str, Options] = {"": PRESETS[preset].options}
    for name in HOUSES:
        bases[name] = house(preset, PRESETS[preset].options, name, True)
    for name, base in bases.items():
        yield f"{preset} {name}", base
        for option, values in CHOICES.items():
            for value in values:
                try:
                    yield f"{preset} {name} {option}={value}", options(preset, {**base, option: value})
                except Refused as refused:
                    assert refused.code == "cannot_combine"


def case(preset: str, chosen: Options) -> dict[str, Any]:
    facts = lobby(preset, chosen, SEATS)
    room = {"preset": preset, "options": chosen}
    return {"room": room, "imposters": facts["imposters"], "range": facts["range"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combination_is_told_in_whole_sentences(table: Callable[..., Table], lang: str) -> None:
    board = table(lang).board
    board.opens_a_room()
    board.page.evaluate(WHOLE)
    for preset in PRESETS:
        named = dict(combinations(preset))
        said = board.page.evaluate(SAY, [[case(preset, chosen) for chosen in named.values()], BOARD_MOST])
        for (name, chosen), told in zip(named.items(), said, strict=True):
            assert len(told["short"]) <= BOARD_MOST, (name, told["short"])
            for text in (told["sentence"], told["short"], told["line"], *told["help"]):
                assert not NO_WORDS.search(text) and not KEY.search(text), (name, text)
            assert told["sentence"].endswith("."), (name, told["sentence"])
            assert len(told["line"]) <= LINE_MOST, (name, told["line"])
            assert set(told["houses"]) == {one for one, on in houses(chosen).items() if on}, name


def test_what_players_feel_is_told_apart(table: Callable[..., Table]) -> None:
    """Two rules that play differently read differently: the bigger ones in the sentence, all of them in the help."""
    board = table().board
    board.opens_a_room()
    board.page.evaluate(WHOLE)
    for preset in PRESETS:
        base = PRESETS[preset].options
        changed = {
            (option, repr(value)): {**base, option: value}
            for option, values in CHOICES.items()
            for value in values
            if value != base[option] and _plays(option, {**base, option: value})
        }
        cases = [case(preset, base), *(case(preset, chosen) for chosen in changed.values())]
        plain, *said = board.page.evaluate(SAY, [cases, BOARD_MOST])
        for (option, value), told in zip(changed, said, strict=True):
            if option == "imposters" and value == str(cases[0]["imposters"]):
                continue  # the number that this table has anyway
            assert told["help"] != plain["help"], (preset, option, value)
            if option in IN_THE_SENTENCE:
                assert told["sentence"] != plain["sentence"], (preset, option, value)


def _plays(option: str, chosen: Options) -> bool:
    """Whether an option does anything beside the others."""
    only_white = chosen["last_chance"] == "mr_white_only" or chosen["full_game"]
    return {
        "decoy": chosen["variant"] == "undercover",
        "reverse": chosen["laps"] not in (0, 1),
        "vote_seconds": chosen["way"] == "own" or chosen["vote"] == "secret",
        "guess_seconds": chosen["mr_white"] or not only_white,
        "laps": chosen["laps"] != 0 or chosen["talk_seconds"] != 0,
    }.get(option, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_presets_house_rules_options_and_values_have_names(lang: str) -> None:
    names = {f"phone.option.{option}" for option in CHOICES}
    names |= {f"phone.house.{name}{more}" for name in HOUSES for more in ("", "_line")}
    names |= {f"common.preset.{name}" for name in PRESETS} | {f"phone.preset.{name}_line" for name in PRESETS}
    names |= {f"phone.way.{way}{more}" for way in CHOICES["way"] for more in ("", "_line")}
    assert names <= set(sentences(lang))
    for option, values in CHOICES.items():
        for value in values:
            if isinstance(value, str) and option != "way":
                known = {f"phone.value.{option}_{value}", f"phone.value.{value}"}
                assert known & set(sentences(lang)), (option, value)
