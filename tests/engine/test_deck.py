"""Decks: no pair comes back before all were seen, then the other side does."""

import json
from itertools import pairwise
from random import Random

import pytest

from engine.script import Refused
from engine.words.deck import Deck
from engine.words.packs import Pack, parse

SKY = parse("# Sky\nsun / moon\nstar / planet\nrain / snow\ncloud / fog\nwind", id="en/sky", lang="en")
SEA = parse("# Sea\nfish / whale\nboat / raft\nsand / shell", id="en/sea", lang="en")
BOTH = [SKY, SEA]


def drawn(packs: list[Pack], count: int, seed: int = 1) -> list[tuple[str, str]]:
    deck, rng = Deck(packs, {}), Random(seed)
    return [(one.pair.id, one.secret.word) for one in (deck.draw(rng) for _ in range(count))]


def test_the_secret_is_one_side_and_the_decoy_the_other() -> None:
    for seed in range(20):
        one = Deck(BOTH, {}).draw(Random(seed))
        assert one.secret != one.decoy
        assert {one.secret, one.decoy} == {one.pair.first, one.pair.second}
        assert one.category == {"en/sky": "Sky", "en/sea": "Sea"}[one.pair.pack]


def test_both_sides_come_first_now_and_then() -> None:
    firsts = {drawn([SEA], 1, seed)[0][1] for seed in range(60)}
    assert firsts == {"fish", "whale", "boat", "raft", "sand", "shell"}


def test_no_pair_comes_back_until_all_were_seen_and_then_the_other_sides_do() -> None:
    for seed in range(50):
        first, second = drawn(BOTH, 16, seed)[:8], drawn(BOTH, 16, seed)[8:]
        assert len({pair for pair, _ in first}) == len({pair for pair, _ in second}) == 8
        alone = {("en/sky:wind", "wind")}
        assert set(first) & set(second) == alone


def test_never_the_last_word_again_first() -> None:
    for seed in range(100):
        words = [pair for pair, _ in drawn(BOTH, 40, seed)]
        assert all(one != next_ for one, next_ in pairwise(words))


def test_a_word_that_another_pack_has_too_does_not_follow_itself() -> None:
    own = parse("# Mine\nThe Sun / lamp", id="own/1", lang="en")
    for seed in range(100):
        words = [word.removeprefix("The ").lower() for _, word in drawn([SKY, own], 30, seed)]
        assert all(one != next_ for one, next_ in pairwise(words))


def test_a_single_pair_alternates_and_a_single_word_repeats() -> None:
    pair = parse("# One\nsun / moon", id="en/one", lang="en")
    words = [word for _, word in drawn([pair], 4)]
    assert set(words) == {"sun", "moon"} and words[0] != words[1] == words[3]
    assert [word for _, word in drawn([parse("# One\nsun", id="en/one", lang="en")], 2)] == ["sun", "sun"]


def test_a_deck_goes_on_from_its_state_as_if_it_had_never_stopped() -> None:
    deck, rng, kept, kept_rng = Deck(BOTH, {}), Random(3), {}, Random(3)
    for _ in range(40):
        fresh = Deck(BOTH, json.loads(json.dumps(kept)))
        assert fresh.draw(kept_rng) == deck.draw(rng)
        kept = fresh.state
        assert kept == deck.state


def test_a_state_is_not_changed_behind_its_back() -> None:
    deck = Deck(BOTH, {})
    deck.draw(Random(1))
    state = deck.state
    before = json.dumps(state)
    Deck(BOTH, state).draw(Random(2))
    deck.draw(Random(2))
    assert json.dumps(state) == before


def test_other_packs_keep_what_was_seen() -> None:
    sky = Deck([SKY], {})
    rng = Random(4)
    seen = {sky.draw(rng).pair.id for _ in range(3)}
    sea = Deck([SEA], sky.state)
    for _ in range(7):
        sea.draw(rng)
    both = Deck([SKY], sea.state)
    assert not {both.draw(rng).pair.id for _ in range(2)} & seen


def test_only_usable_pairs_are_drawn_and_forgotten() -> None:
    deck, rng = Deck([SKY], {}), Random(5)
    drawn_ids = [deck.draw(rng, lambda pair: pair.second is not None).pair.id for _ in range(9)]
    assert "en/sky:wind" not in drawn_ids
    assert len(set(drawn_ids[:4])) == len(set(drawn_ids[4:8])) == 4
    assert deck.draw(rng, lambda pair: pair.second is None).secret.word == "wind"


def test_nothing_to_draw_is_refused() -> None:
    for deck in (Deck([], {}), Deck([SKY], {})):
        with pytest.raises(Refused) as refused:
            deck.draw(Random(1), lambda pair: False)
        assert refused.value.code == "no_words"
