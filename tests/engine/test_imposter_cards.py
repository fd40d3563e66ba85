"""Words and cards of every variant (imposter.md, "The deal", 2 to 4)."""

import pytest

from engine.words.packs import Library
from tests.engine.cells import every_preset, row
from tests.engine.circles import circle_of, lobby_of, pack_of
from tests.engine.parties import WAYS
from tests.engine.players import refusal

CATEGORY = {"category": "Fruit"}


def fruit_of(seats, preset, count=9, **options):
    """A table at which the category is fruit."""
    return circle_of(seats, preset, library=Library([pack_of(count)]), **options)


# Pairs


@every_preset
def test_no_pair_comes_back_until_the_table_has_seen_every_pair_of_its_packs(preset):
    library = Library([pack_of(3), pack_of(2, name="tool")])
    circle = circle_of(3, preset, library=library, length="open")
    for _ in range(2):
        pairs = set()
        for _ in range(5):
            pairs.add(circle.dealt.drawn.pair.id)
            circle.host.hosts("void")
        assert len(pairs) == 5


@every_preset
def test_across_the_matches_of_a_room_too_and_whatever_their_presets(preset):
    circle, pairs = fruit_of(3, "parlor", count=4), set()
    for n in range(4):
        pairs.add(circle.dealt.drawn.pair.id)
        circle.host.hosts("end")
        circle.host.hosts("end")
        circle.host.hosts("configure", preset=preset if n % 2 else "table", options={"way": "own"})
        circle.starts()
    assert len(pairs) == 4


def test_one_of_the_two_is_the_secret_and_the_other_s_turn_comes_in_the_next_pass():
    circle, words = fruit_of(3, "pass", count=4, length="open"), []
    for _ in range(8):
        words.append(circle.dealt.drawn.secret.word)
        circle.host.hosts("void")
    assert len({*words}) == 8


# Classic


@every_preset
def test_every_civilian_has_the_secret_and_every_imposter_none(preset):
    circle = fruit_of(8, preset, imposters=2)
    words = [circle.card_of(seat).get("word") for seat in circle.all_of("civilian")]
    assert words == [circle.dealt.drawn.secret.word] * 6
    assert all("word" not in circle.card_of(seat) for seat in circle.all_of("imposter"))


# Undercover


@every_preset
def test_similar_the_imposters_word_is_the_pair_s_other_word(preset):
    circle = fruit_of(6, preset, variant="undercover", decoy="similar")
    drawn = circle.dealt.drawn
    assert {drawn.secret, drawn.decoy} == {drawn.pair.first, drawn.pair.second}
    assert circle.card_of_a("imposter")["word"] == drawn.decoy.word
    assert circle.card_of_a("civilian")["word"] == drawn.secret.word


@every_preset
def test_different_the_imposters_word_is_of_the_category_but_not_of_the_pair(preset):
    library = Library([pack_of(4), pack_of(4, name="tool")])
    circle = circle_of(6, preset, library=library, variant="undercover", decoy="different")
    decoys = set()
    for _ in range(20):
        drawn, word = circle.dealt.drawn, circle.card_of_a("imposter")["word"]
        beyond = [pair for pair in drawn.pack.pairs if pair != drawn.pair]
        assert word in {side.word for pair in beyond for side in (pair.first, pair.second)}
        decoys.add(word)
        circle.host.hosts("void")
    assert len(decoys) > 3


def test_different_works_with_words_that_have_no_second():
    library = Library([pack_of(2, singles=True)])
    circle = circle_of(5, "pass", library=library, variant="undercover", decoy="different")
    words = {circle.card_of_a("imposter")["word"], circle.card_of_a("civilian")["word"]}
    assert words == {pair.first.word for pair in pack_of(2, singles=True).pairs}


def test_similar_draws_no_word_that_has_no_second():
    library = Library([pack_of(9, singles=True), pack_of(2, name="tool")])
    circle = circle_of(5, "pass", library=library, variant="undercover")
    for _ in range(12):
        assert circle.dealt.drawn.pack.id == "en/tool"
        circle.host.hosts("void")


@pytest.mark.parametrize("decoy", ["similar", "different"])
@row({"word", "category"}, {"word"}, {"word", "category"}, {"word", "category"})
def test_every_card_has_the_civilian_s_fields_and_names_no_role(preset, cell, decoy):
    circle = fruit_of(8, preset, variant="undercover", decoy=decoy)
    assert all(set(card) == cell for card in circle.cards.values())


@row({"word", "category"}, {"word"}, {"word", "category"}, {"word"})
def test_with_the_hint_off_too(preset, cell):
    circle = fruit_of(8, preset, variant="undercover", hint="none")
    assert all(set(card) == cell for card in circle.cards.values())


@pytest.mark.parametrize("decoy", ["similar", "different"])
@every_preset
def test_all_imposters_of_a_round_share_the_decoy(preset, decoy):
    circle = fruit_of(8, preset, variant="undercover", decoy=decoy, imposters=2)
    one, other = (circle.card_of(seat) for seat in circle.all_of("imposter"))
    assert one == other != circle.card_of_a("civilian")


@every_preset
def test_the_decoy_is_told_at_the_reveal(preset):
    circle = fruit_of(6, preset, variant="undercover", decoy="different")
    decoy = circle.card_of_a("imposter")["word"]
    circle.votes_out_a("civilian")
    assert (circle.scene, circle.facts["decoy"]) == ("imposter/reveal", decoy)


# Mr. White


@every_preset
def test_mr_white_is_exactly_one_further_seat(preset):
    plain = fruit_of(8, preset, imposters=2)
    circle = fruit_of(8, preset, imposters=2, mr_white=True)
    assert len(plain.all_of("imposter")) == len(circle.all_of("imposter")) == 2
    assert (len(circle.all_of("mr_white")), len(circle.all_of("civilian"))) == (1, 5)


@every_preset
def test_mr_white_needs_five_seats(preset):
    assert refusal(lobby_of(4, preset, mr_white=True).starts) == "cannot_combine"
    assert len(fruit_of(5, preset, mr_white=True).all_of("mr_white")) == 1


@pytest.mark.parametrize("variant", ["classic", "undercover"])
@pytest.mark.parametrize(("hint", "rest"), [("category", CATEGORY), ("none", {})])
@every_preset
def test_his_card_has_no_word_and_says_so_with_the_category_only_if_the_hint_is_on(
    preset, variant, hint, rest
):
    circle = fruit_of(6, preset, variant=variant, hint=hint, mr_white=True)
    assert circle.card_of_a("mr_white") == {"role": "mr_white", **rest}


def test_in_undercover_his_card_alone_names_a_role():
    circle = fruit_of(7, "pass", variant="undercover", mr_white=True)
    assert [seat for seat, card in circle.cards.items() if "role" in card] == circle.all_of("mr_white")


def test_everybody_may_be_mr_white():
    circle, been = fruit_of(5, "pass", mr_white=True), set()
    for _ in range(80):
        been |= {*circle.all_of("mr_white")}
        circle.host.hosts("void")
    assert been == {"s1", "s2", "s3", "s4", "s5"}


# The grid


@every_preset
def test_the_grid_is_sixteen_words_of_the_category_with_the_secret_among_them(preset):
    circle = circle_of(5, preset, library=Library([pack_of(12), pack_of(12, name="tool")]), hint="grid")
    for _ in range(6):
        drawn = circle.dealt.drawn
        words = {side.word for pair in drawn.pack.pairs for side in (pair.first, pair.second)}
        grid = circle.card_of_a("imposter")["grid"]
        assert len(grid) == len({*grid}) == 16
        assert drawn.secret.word in grid and {*grid} <= words
        circle.host.hosts("void")


@every_preset
def test_the_same_grid_is_on_every_card(preset):
    circle = fruit_of(6, preset, hint="grid", mr_white=True)
    assert len({tuple(card["grid"]) for card in circle.cards.values()}) == 1


def test_the_grid_is_shuffled():
    circle, places = fruit_of(5, "table", count=8, hint="grid"), set()
    for _ in range(300):
        places.add(circle.card_of_a("imposter")["grid"].index(circle.dealt.drawn.secret.word))
        circle.host.hosts("void")
    assert len(places) == 16


@row({"category"}, set(), {"category"}, set())
def test_a_civilian_s_card_names_the_secret_beside_the_grid_and_an_imposter_s_does_not(preset, cell):
    circle = fruit_of(5, preset, hint="grid")
    civilian = circle.card_of_a("civilian")
    assert set(civilian) == {"role", "word", "grid", *cell}
    assert civilian["word"] == circle.dealt.drawn.secret.word
    assert set(circle.card_of_a("imposter")) == {"role", "grid"}


# Cards are for their holders


@pytest.mark.parametrize("variant", ["classic", "undercover"])
@pytest.mark.parametrize("way", WAYS)
@every_preset
def test_no_card_is_on_the_board_or_on_another_phone(preset, way, variant):
    circle = fruit_of(6, preset, way=way, variant=variant, phones="own")
    circle.skips_to("imposter/clue")
    word, decoy = circle.dealt.drawn.secret.word, circle.dealt.drawn.decoy.word
    for view in circle.board.views:
        assert word not in repr(view) and decoy not in repr(view)
    for phone in circle.phones:
        [mine] = phone.view["mine"]
        other = {word, decoy} - {mine["card"].get("word")}
        assert not any(one in repr(phone.views) for one in other)
