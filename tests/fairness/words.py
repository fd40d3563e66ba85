"""What lies on the cards, what is asked, and who guesses (imposter.md, "The deal", "Clues", "Ties")."""

from collections import Counter
from itertools import permutations

from engine.games.imposter.deal import entries
from engine.games.imposter.rules import GRID
from engine.script import Done, Json, Round, Scene, Step
from engine.table import Table
from tests.fairness.deals import PACK, Deals, played, rules_of, start
from tests.fairness.trial import Trial, evenly

BANK = ("Is it red?", "Is it round?", "Is it old?", "Is it loud?")


def pairs(deals: Deals) -> Trial:
    seen = Counter(dealt.drawn.pair.id for dealt in deals.dealt)
    return evenly(f"{deals.name}: which pair is drawn", [pair.id for pair in PACK.pairs], seen)


def secrets(deals: Deals) -> Trial:
    seen = Counter("second" if d.drawn.secret == d.drawn.pair.second else "first" for d in deals.dealt)
    return evenly(f"{deals.name}: which word of the pair is the secret", ("first", "second"), seen)


def decoys(deals: Deals) -> Trial:
    """Which of the category's words beyond the pair, in the order of the pack."""
    seen: Counter[int] = Counter()
    for dealt in deals.dealt:
        pair = (dealt.drawn.pair.first, dealt.drawn.pair.second)
        others = [entry for entry in entries(PACK) if entry not in pair]
        seen[others.index(dealt.decoy) if dealt.decoy in others else -1] += 1
    return evenly(f"{deals.name}: which other word is the decoy", range(len(entries(PACK)) - 2), seen)


def grid_places(deals: Deals) -> Trial:
    seen = Counter(dealt.grid.index(dealt.drawn.secret.word) for dealt in deals.dealt)
    return evenly(f"{deals.name}: where in the grid the secret stands", range(GRID), seen)


def grid_words(deals: Deals) -> Trial:
    """Which others of the category, in the order of the pack, stand round the secret."""
    seen: Counter[int] = Counter()
    for dealt in deals.dealt:
        others = [entry.word for entry in entries(PACK) if entry != dealt.drawn.secret]
        seen.update(others.index(word) for word in dealt.grid if word != dealt.drawn.secret.word)
    return evenly(
        f"{deals.name}: which words fill the grid", range(len(entries(PACK)) - 1), seen, at_once=GRID - 1
    )


def questions(times: int, seed: str = "farol") -> Trial:
    """The order in which a room hears a bank of four."""
    heard: list[tuple[str, ...]] = []

    def script(table: Table, memory: Json, rules: object) -> Round:
        heard.append(tuple(table.pick("questions") for _ in BANK))
        yield Step(Scene("asked", {}))
        return Done(memory, {}, over=True)

    rules = rules_of("table", {})
    for n in range(times):
        Table(start(3, f"{seed} questions/{n}/1/1", banks={"questions": [BANK]}), script, rules)
    return evenly("a bank of 4: every order of questions", permutations(BANK), Counter(heard))


def tied_imposters(times: int, tied: int, seed: str = "farol") -> Trial:
    """Of two or three imposters who share the most votes, the one, by seat order, who takes the guess."""
    seen = Counter(_guesser(f"{seed} tied {tied}/{n}/1/1", tied) for n in range(times))
    return evenly(f"parlor, 8 seats: which of {tied} tied imposters guesses", range(tied), seen)


def _guesser(seed: str, tied: int) -> int:
    table = played("parlor", 8, seed, tie="imposters_only")
    cards = table.step.cards
    imposters = [seat for seat in table.seats if cards[seat]["role"] == "imposter"]
    civilians = [seat for seat in table.seats if seat not in imposters]
    while table.step.board.name != "imposter/vote":
        table.time_up()
    # One vote each; the others of the table do not vote.
    for voter, accused in zip(civilians, imposters[:tied], strict=False):
        table.answer(voter, accused)
    table.time_up()
    assert table.step.board.name == "imposter/guess"
    return imposters.index(table.step.board.facts["accused"])
