"""The four presets cell by cell, down to the order (imposter.md, "Options and the four presets")."""

import pytest

from tests.engine.cells import every_preset, row, rows_of_seats
from tests.engine.circles import circle_of, lobby_of
from tests.engine.parties import WAYS
from tests.engine.players import refused

# Seats


@row((3, 8), (3, 12), (3, 20), (3, 20))
def test_seats(preset, cell):
    least, most = cell
    assert lobby_of(1).facts["presets"][preset]["seats"] == [least, most]
    for seats in cell:
        assert len(circle_of(seats, preset).room.table.seats) == seats


@row((3, 8), (3, 12), (3, 20), (3, 20))
def test_fewer_seats_are_refused_with_the_least(preset, cell):
    refusal = refused(lobby_of(cell[0] - 1, preset).starts)
    assert (refusal.code, refusal.params) == ("too_few_seats", {"least": cell[0]})


@row(("too_many_seats", 9), ("too_many_seats", 13), ("room_full", 21), ("room_full", 21))
def test_more_seats_are_refused_with_the_most(preset, cell):
    code, seats = cell
    refusal = refused(lambda: lobby_of(seats, preset).starts())
    assert (refusal.code, refusal.params) == (code, {"most": seats - 1})


@row(None, [5, 8], None, [5, 10])
def test_best_with_so_many_seats(preset, cell):
    facts = lobby_of(3, preset).facts
    assert facts["best"] == facts["presets"][preset]["best"] == cell


@row(("game", [10, 15]), ("round", [10, 10]), ("round", [5, 5]), None)
def test_takes(preset, cell):
    takes = lobby_of(1).facts["presets"][preset]["takes"]
    assert takes == (None if cell is None else {"unit": cell[0], "minutes": cell[1]})


# Way to play


@row("own", "passed", "led", "passed")
def test_way_to_play(preset, cell):
    circle = circle_of(3, preset)
    assert circle.facts["way"] == circle.options["way"] == cell
    assert lobby_of(1).facts["presets"][preset]["way"] == cell


@every_preset
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_play_is_allowed_everywhere(preset, way):
    circle = circle_of(3, preset, way=way)
    assert circle.facts["way"] == way
    assert circle.clues_are_over().scene in ("imposter/talk", "imposter/vote")


# Imposters


@rows_of_seats(
    {(3, 4): 1, (5, 7): 2, (8, 8): 3},
    {(3, 12): 1},
    {(3, 10): 1, (11, 20): 2},
    {(3, 6): 1, (7, 11): 2, (12, 20): 3},
)
def test_imposters_by_seats(preset, seats, cell):
    circle = lobby_of(seats, preset)
    assert circle.facts["imposters"] == cell
    circle.starts()
    assert circle.facts["imposters"] == len(circle.all_of("imposter")) == cell


UNDER_HALF = {(3, 4): 1, (5, 6): 2, (7, 8): 3}


@rows_of_seats(
    UNDER_HALF,
    {**UNDER_HALF, (9, 10): 4, (11, 12): 5},
    {(3, 6): 1, (7, 9): 2, (10, 12): 3, (13, 15): 4, (16, 18): 5, (19, 20): 6},
    {**UNDER_HALF, (9, 10): 4, (11, 12): 5, (13, 20): 6},
)
def test_ceiling_when_overridden(preset, seats, cell):
    circle = lobby_of(seats, preset, imposters=cell)
    assert circle.facts["trouble"] is None
    circle.starts()
    assert len(circle.all_of("imposter")) == cell


@rows_of_seats(
    {(3, 4): 1, (5, 6): 2},
    {(3, 4): 1, (5, 6): 2, (7, 8): 3, (9, 10): 4},
    {(3, 6): 1, (7, 9): 2, (10, 12): 3, (13, 15): 4, (16, 18): 5},
    {(3, 4): 1, (5, 6): 2, (7, 8): 3, (9, 10): 4, (11, 12): 5},
)
def test_one_more_than_the_ceiling_is_refused_with_the_most(preset, seats, cell):
    circle = lobby_of(seats, preset, imposters=cell + 1)
    reason = {"reason": "too_many_imposters", "most": cell}
    assert circle.facts["trouble"] == {"code": "cannot_combine", "params": reason}
    refusal = refused(circle.starts)
    assert (refusal.code, refusal.params) == ("cannot_combine", reason)


@rows_of_seats({}, {}, {}, {(5, 6): 1, (7, 8): 2, (9, 10): 3, (11, 12): 4, (13, 14): 5})
def test_ceiling_beside_mr_white_in_pass_imposters_plus_mr_white_under_half(preset, seats, cell):
    assert lobby_of(seats, preset, imposters=cell, mr_white=True).facts["trouble"] is None
    trouble = lobby_of(seats, preset, imposters=cell + 1, mr_white=True).facts["trouble"]
    assert trouble["params"] == {"reason": "mr_white_under_half", "most": cell}


@row(3, 5, 6, 6)
def test_the_host_is_offered_no_more_imposters_than_the_largest_table_may_have(preset, cell):
    offered = lobby_of(1, preset).host.view["host"]["choices"]["imposters"]
    assert offered == ["auto", "surprise", *range(1, cell + 1)]


@every_preset
def test_the_surprise_count_is_off(preset):
    circle = lobby_of(8, preset)
    assert circle.facts["range"] is None and circle.facts["houses"]["surprise"] is False
    circle.starts()
    assert circle.facts["range"] is None and circle.facts["imposters"] is not None


# Variant


@every_preset
def test_variant_is_classic(preset):
    circle = circle_of(5, preset)
    assert circle.card_of_a("imposter")["role"] == "imposter"
    assert circle.card_of_a("civilian")["role"] == "civilian"
    assert circle.facts["mr_white"] is False


@row("similar", "similar", "similar", "similar")
def test_variant_undercover_with_its_default_decoy(preset, cell):
    circle = circle_of(5, preset, variant="undercover")
    assert circle.options["decoy"] == cell
    assert circle.card_of_a("imposter")["word"] == circle.dealt.drawn.decoy.word


@every_preset
def test_variant_mr_white_on(preset):
    circle = circle_of(5, preset, mr_white=True)
    assert circle.facts["mr_white"] is True
    assert circle.card_of_a("mr_white")["role"] == "mr_white"


# Cards


@every_preset
def test_imposter_s_card_with_the_hint_on(preset):
    assert circle_of(5, preset).card_of_a("imposter") == {"role": "imposter", "category": "Kwyjibo"}


@every_preset
def test_imposter_s_card_with_the_hint_off_says_nothing_more(preset):
    assert circle_of(5, preset, hint="none").card_of_a("imposter") == {"role": "imposter"}


@row({"category": "Kwyjibo"}, {}, {"category": "Kwyjibo"}, {"category": "Kwyjibo"})
def test_civilian_s_card(preset, cell):
    circle = circle_of(5, preset)
    word = circle.dealt.drawn.secret.word
    assert circle.card_of_a("civilian") == {"role": "civilian", "word": word, **cell}


@row({"category": "Kwyjibo"}, {}, {"category": "Kwyjibo"}, {})
def test_civilian_s_card_with_the_hint_off(preset, cell):
    circle = circle_of(5, preset, hint="none")
    word = circle.dealt.drawn.secret.word
    assert circle.card_of_a("civilian") == {"role": "civilian", "word": word, **cell}


@every_preset
def test_imposters_do_not_know_each_other(preset):
    circle = circle_of(8, preset, imposters=2, phones="own")
    circle.skips_to("imposter/clue")
    one, other = circle.all_of("imposter")
    assert circle.card_of(one) == circle.card_of(other)
    public = {part: value for part, value in circle.board.view.items() if part != "room"}
    phone = circle.by_seat(one)
    assert {part: phone.view[part] for part in public} == public
    assert other not in repr(phone.mine)


# Order


@row("random", "civilian_first", "imposter_rarely_first", "random")
def test_first_speaker_and_order(preset, cell):
    circle = lobby_of(5, preset)
    assert circle.options["order"] == cell
    circle.starts()
    firsts, orders = set(), set()
    for _ in range(80):
        order = circle.skips_to("imposter/clue").board.facts["order"]
        firsts.add(circle.roles[order[0]])
        orders.add(tuple(order[order.index("s1") :] + order[: order.index("s1")]))
        circle.host.hosts("void")
    assert "civilian" in firsts
    # That an imposter of `table` is seldom first is counted elsewhere.
    assert cell == "imposter_rarely_first" or ("imposter" in firsts) == (cell == "random")
    assert (orders == {("s1", "s2", "s3", "s4", "s5")}) == (cell == "civilian_first")
