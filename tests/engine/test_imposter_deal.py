"""The deal and the order of `parlor` (imposter.md, "The deal", "Order")."""

from collections import Counter
from random import Random

from engine.games.imposter.roles import draw_imposters, draw_order
from tests.engine.players import TOKENS, evening_of, library_of, match_of

FIVE = ("s1", "s2", "s3", "s4", "s5")


# Roles


def test_roles_are_drawn_at_random_and_every_seat_as_often_as_any_other():
    drawn = Counter(seat for seed in range(5000) for seat in draw_imposters(FIVE, 2, Random(seed)))
    assert set(drawn) == set(FIVE)
    assert all(1850 < count < 2150 for count in drawn.values())


def test_the_option_s_count_is_drawn_and_nobody_twice():
    for count in (1, 2, 3):
        drawn = draw_imposters(FIVE, count, Random(count))
        assert len(set(drawn)) == count


def test_roles_are_drawn_anew_each_round():
    evening = match_of(5, laps=1)
    dealt = set()
    for _ in range(12):
        dealt.add(tuple(phone.id for phone in evening.imposters()))
        evening.next_round()
    assert len(dealt) > 2


def test_a_fresh_deal_draws_the_roles_anew_as_well():
    evening = match_of(5)
    dealt = set()
    for _ in range(12):
        dealt.add(tuple(phone.id for phone in evening.imposters()))
        evening.host.hosts("void")
    assert len(dealt) > 2


def test_roles_do_not_depend_on_the_seats_of_a_room_alone():
    dealt = {tuple(phone.id for phone in match_of(5).imposters()) for _ in range(12)}
    assert len(dealt) > 2


# The word


def test_every_civilian_has_the_same_word_and_no_imposter_has_one():
    evening = match_of(8)
    assert len({phone.card["word"] for phone in evening.civilians()}) == 1
    assert not any("word" in phone.card for phone in evening.imposters())


def rounds_words(evening, rounds):
    """The secrets of so many rounds on end."""
    words = []
    for _ in range(rounds):
        words.append(evening.secret)
        evening.next_round()
    return words


PAIRS = [{f"{TOKENS[n]}x", f"{TOKENS[n + 1]}y"} for n in range(0, len(TOKENS) - 1, 2)]


def pair_of(word):
    return next(n for n, pair in enumerate(PAIRS) if word in pair)


def test_no_pair_comes_back_until_the_table_has_seen_every_pair():
    words = rounds_words(match_of(3, laps=1), 2 * len(PAIRS))
    first, second = words[: len(PAIRS)], words[len(PAIRS) :]
    assert sorted(map(pair_of, first)) == sorted(map(pair_of, second)) == list(range(len(PAIRS)))


def test_the_other_word_of_each_pair_has_its_turn_in_the_next_pass():
    words = rounds_words(match_of(3, laps=1), 2 * len(PAIRS))
    assert set(words) == set().union(*PAIRS)


def test_the_last_word_s_pair_does_not_come_again_first():
    words = rounds_words(match_of(3, laps=1), 2 * len(PAIRS))
    assert pair_of(words[len(PAIRS) - 1]) != pair_of(words[len(PAIRS)])


def test_which_of_two_words_is_the_secret_is_drawn():
    first = {
        evening_of("Ana", "Ben", "Cleo", library=library_of("pear / plum")).starts().secret for _ in range(30)
    }
    assert first == {"pear", "plum"}


def test_pairs_are_remembered_across_the_matches_of_a_room():
    evening, words = match_of(3, laps=1), []
    for _ in range(5):
        words += rounds_words(evening, 2)
        words.append(evening.secret)
        evening.host.hosts("end")
        evening.host.hosts("again")
    assert sorted(map(pair_of, words)) == list(range(15))


def test_pairs_are_remembered_over_a_visit_to_the_lobby_and_a_restart():
    evening, words = match_of(3, laps=1), []
    for _ in range(15):
        words.append(evening.secret)
        evening.host.hosts("end")
        evening.host.hosts("end")
        evening.restarts()
        evening.starts()
    assert sorted(map(pair_of, words)) == list(range(15))


def test_a_voided_word_counts_as_seen():
    evening, words = match_of(3), []
    for _ in range(15):
        words.append(evening.secret)
        evening.host.hosts("void")
    assert sorted(map(pair_of, words)) == list(range(15))


def test_the_word_is_of_the_chosen_packs_and_the_category_is_its_pack_s_title():
    evening = evening_of("Ana", "Ben", "Cleo", library=library_of("apple", title="Fruit")).starts()
    assert evening.civilians()[0].card == {"role": "civilian", "category": "Fruit", "word": "apple"}


def test_a_pair_without_a_decoy_serves_classic_play():
    evening = evening_of("Ana", "Ben", "Cleo", library=library_of("apple")).starts().escaped()
    assert (evening.board.facts["word"], evening.board.facts["decoy"]) == ("apple", None)


# Looking


def test_each_seat_confirms_that_it_has_looked():
    evening = match_of(3)
    for phone in evening.phones:
        assert phone.ask == {"kind": "look"} and phone.card is not None
    ben = evening.phones[1]
    ben.looks()
    assert evening.board.seat(ben)["answered"] and evening.scene == "imposter/look"
    assert [seat["asked"] for seat in evening.board.view["seats"]] == [True] * 3


def test_a_card_may_be_looked_at_again_during_the_round():
    evening = match_of(3)
    cards = [phone.card for phone in evening.phones]
    assert None not in cards
    for scene in ("imposter/clue", "imposter/vote", "imposter/reveal"):
        evening.skips_to(scene)
        assert [phone.card for phone in evening.phones] == cards


def test_who_has_not_looked_in_time_plays_all_the_same():
    evening = match_of(3)
    evening.phones[1].looks()
    evening.passes(60.6)
    assert evening.scene == "imposter/clue" and evening.phones[2].card is not None


def test_the_round_and_the_number_of_imposters_are_told_openly():
    evening = match_of(5)
    told = {
        "imposters": 2,
        "range": None,
        "mr_white": False,
        "way": "own",
        "rounds": None,
        "points_to": None,
        "full": False,
        "outs": [],
    }
    assert evening.board.facts == {"round": 1, **told}
    evening.next_round()
    assert evening.board.facts == {"round": 2, **told}


# Order


def test_the_order_is_random_and_every_seat_is_first_as_often_as_any_other():
    orders = Counter(draw_order("random", FIVE, ("s2", "s4"), Random(seed)) for seed in range(5000))
    first = Counter(order[0] for order in orders.elements())
    assert all(850 < first[seat] < 1150 for seat in FIVE)
    assert len(orders) == 120


def test_imposters_are_first_as_often_as_chance_has_it():
    firsts = 0
    for seed in range(4000):
        rng = Random(seed)
        imposters = draw_imposters(FIVE, 2, rng)
        firsts += draw_order("random", FIVE, imposters, rng)[0] in imposters
    assert 1480 < firsts < 1720


def test_the_order_holds_every_seat_once_and_stays_for_all_laps():
    evening = match_of(4)
    evening.all_look()
    order, turns = evening.board.facts["order"], []
    assert sorted(order) == ["s1", "s2", "s3", "s4"]
    while evening.scene == "imposter/clue":
        assert evening.board.facts["order"] == order
        turns.append(evening.turn.id)
        evening.turn.says("word")
    assert turns == order * 3


def test_the_order_is_drawn_anew_each_round():
    evening, orders = match_of(4, laps=1), set()
    for _ in range(8):
        evening.skips_to("imposter/clue")
        orders.add(tuple(evening.board.facts["order"]))
        evening.next_round()
    assert len(orders) > 2
