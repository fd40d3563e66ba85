"""A room plays through its whole deck: several packs, several games and matches, a restart (words.md, "Decks")."""

from engine.words.packs import Library, parse
from tests.engine.players import TOKENS, Evening, evening_of

PAIRS = 8
"""In each of two packs."""


def library() -> Library:
    """Two packs of nonsense, and one that is not chosen."""
    stems = iter(f"{token}{ending}" for ending in "bdf" for token in TOKENS)
    packs = []
    for name in ("first", "second", "third"):
        lines = [f"{next(stems)} / {next(stems)}" for _ in range(PAIRS)]
        packs.append(parse("\n".join([f"# {name.title()}", *lines]), id=f"en/{name}", lang="en"))
    return Library(packs)


def table() -> Evening:
    evening = evening_of("Ana", "Ben", "Cleo", library=library())
    evening.host.hosts("configure", packs=["en/first", "en/second"])
    return evening


def word(evening: Evening) -> str:
    """The secret of the round that is on."""
    cards = evening.room.table.step.cards.values()
    return str(next(card["word"] for card in cards if "word" in card))


def deals(evening: Evening, count: int) -> list[str]:
    """So many words, one a round; each but the last is voided, which counts as seen."""
    words = [word(evening)]
    while len(words) < count:
        evening.host.hosts("void")
        words.append(word(evening))
    return words


def plays(evening: Evening, game: str, count: int) -> list[str]:
    """A match of that game with so many words, from lobby to lobby."""
    evening.host.hosts("configure", game=game)
    evening.starts()
    words = deals(evening, count)
    evening.host.hosts("end")
    evening.host.hosts("end")
    return words


def pairs_of(words: list[str]) -> list[str]:
    """The pair of each word, by its id."""
    packs = [library().get(f"en/{name}") for name in ("first", "second")]
    of = {
        side.word: pair.id
        for pack in packs
        for pair in pack.pairs
        for side in (pair.first, pair.second)
        if side
    }
    return [of[word] for word in words]


def test_a_room_plays_through_its_deck_without_a_repeat_over_games_matches_and_a_restart() -> None:
    evening = table()
    words = plays(evening, "imposter", 5)
    words += plays(evening, "just_one", 4)
    evening.restarts()
    words += plays(evening, "imposter", 3)
    evening.host.hosts("configure", game="just_one")
    evening.starts()
    words += deals(evening, 2)
    evening.restarts()
    evening.host.hosts("void")
    words += deals(evening, 2)
    pairs = pairs_of(words)
    assert len(pairs) == len(set(pairs)) == 2 * PAIRS
    evening.host.hosts("void")
    again = deals(evening, 2 * PAIRS)
    assert sorted(pairs_of(again)) == sorted(pairs)
    assert not set(again) & set(words), "the other side of each pair comes up"
    assert again[0] != words[-1]


def test_when_the_chosen_packs_are_through_those_of_others_are_not_forgotten() -> None:
    evening = table()
    evening.host.hosts("configure", packs=["en/third"])
    third = set(plays(evening, "imposter", 3))
    evening.host.hosts("configure", packs=["en/first"])
    plays(evening, "imposter", PAIRS + 2)
    evening.host.hosts("configure", packs=["en/third"])
    rest = plays(evening, "imposter", PAIRS - 3)
    pairs = {
        side.word: pair.id
        for pair in library().get("en/third").pairs
        for side in (pair.first, pair.second)
        if side
    }
    assert not {pairs[word] for word in third} & {pairs[word] for word in rest}


def test_the_words_of_a_grid_are_not_seen() -> None:
    text = "# Grid\n" + "\n".join(f"{token}g" for token in TOKENS[:20])
    evening = evening_of("Ana", "Ben", "Cleo", library=Library([parse(text, id="en/grid", lang="en")]))
    evening.configures(hint="grid").starts()
    assert len(set(deals(evening, 20))) == 20


def test_a_pair_that_two_packs_have_is_played_once() -> None:
    lines = [f"{TOKENS[n]}b / {TOKENS[n + 1]}b" for n in range(0, 12, 2)]
    texts = {"first": ["# First", *lines], "second": ["# Second", *lines]}
    packs = [parse("\n".join(text), id=f"en/{name}", lang="en") for name, text in texts.items()]
    evening = evening_of("Ana", "Ben", "Cleo", library=Library(packs))
    words = deals(evening.starts(), len(lines))
    assert len({word for pair in lines for word in pair.split(" / ") if word in words}) == len(lines)
    assert len({pair for pair in lines if set(pair.split(" / ")) & set(words)}) == len(lines)
