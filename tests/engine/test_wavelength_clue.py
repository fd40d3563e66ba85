"""Wavelength up to the clue: the table, the pair, the psychic's card and clue (wavelength.md; words.md, "Legal clue")."""

import pytest

from tests.engine.players import refused
from tests.engine.rings import DialTable, dials_of, lobby_at, shelf_of

BANDS = [{"within": 2.5, "points": 4}, {"within": 7.5, "points": 3}, {"within": 12.5, "points": 2}]


def table_with(pair, lang="en"):
    return dials_of(3, library=shelf_of(dials=(pair,)), lang=lang)


def clue_refused(table, clue):
    return refused(lambda: table.gives(clue))


# The table


@pytest.mark.parametrize("seats", [3, 6])
def test_it_is_played_by_three_to_six_seats(seats):
    table = lobby_at(DialTable, seats)
    assert (table.facts["least"], table.facts["most"]) == (3, 6)
    table.starts()
    assert (table.scene, len(table.room.table.seats)) == ("wavelength/clue", seats)


@pytest.mark.parametrize(
    ("seats", "code", "params"), [(2, "too_few_seats", {"least": 3}), (7, "too_many_seats", {"most": 6})]
)
def test_it_is_not_played_by_fewer_or_more(seats, code, params):
    table = lobby_at(DialTable, seats)
    no = refused(table.starts)
    assert (no.code, no.params, table.scene) == (code, params, "lobby")


def test_a_match_takes_ten_to_twenty_minutes():
    assert lobby_at(DialTable, 3).host.view["host"]["games"]["wavelength"]["minutes"] == [10, 20]


def test_a_dial_between_two_opposites_a_hidden_target_and_one_clue():
    table = table_with("Cold | Hot")
    assert table.facts["pair"] == ["Cold", "Hot"]
    assert 0 <= table.card_of(table.psychic)["target"] <= 100
    table.gives("tea")
    assert (table.scene, table.facts["clue"]) == ("wavelength/guess", "tea")


# Everyone sees the pair from the start


def test_everyone_sees_the_pair_from_the_start():
    table = table_with("Cold | Hot")
    for screen in (table.board, *table.phones):
        assert (screen.scene, screen.facts["pair"]) == ("wavelength/clue", ["Cold", "Hot"])


def test_everyone_sees_who_the_psychic_is_and_which_round_it_is():
    table = dials_of(3)
    for screen in (table.board, *table.phones):
        assert screen.facts["psychic"] in ("s1", "s2", "s3")
        assert (screen.facts["round"], screen.facts["rounds"]) == (1, 6)


# The psychic alone sees the target band


def test_the_psychic_sees_the_target_and_its_bands():
    table = dials_of(3)
    card = table.card_of(table.psychic)
    assert set(card) == {"target", "bands"} and card["bands"] == BANDS


def test_the_psychic_alone_sees_them_up_to_the_reveal():
    table = dials_of(6)
    for scene in ("wavelength/clue", "wavelength/guess"):
        table.skips_to(scene)
        assert {seat for seat, card in table.cards.items() if card} == {table.psychic}
        for screen in (table.board, *table.phones):
            assert not {"target", "bands", "points", "guesses"} & set(screen.facts)


def test_each_step_names_the_target_as_hidden_from_all_others_and_the_board():
    table = dials_of(4)
    for scene in ("wavelength/clue", "wavelength/guess"):
        hide = table.skips_to(scene).room.table.step.hide
        assert hide == {table.target: [*table.others, "board"]}


def test_the_psychic_still_sees_them_while_the_others_guess():
    table = dials_of(3)
    card = table.card_of(table.psychic)
    table.gives()
    assert table.card_of(table.psychic) == card


def test_the_target_comes_in_whole_tenths():
    table = dials_of(3)
    for _ in range(20):
        assert round(table.target * 10) / 10 == table.target
        table.host.hosts("void")


# One word as clue


def test_the_psychic_alone_is_asked_for_one_word():
    table = dials_of(4)
    assert table.asked() == {table.psychic: "clue"} and table.waits_for == [table.psychic]
    assert table.ask_of(table.psychic) == {"kind": "clue", "most": 30}


def test_who_is_not_the_psychic_can_give_no_clue():
    table = dials_of(3)
    assert refused(lambda: table.says(table.others[0], "tea")).code == "not_asked"


def test_the_clue_is_one_word():
    assert clue_refused(dials_of(3), "iced tea").code == "two_words"


@pytest.mark.parametrize("clue", ["x", "é" * 30, "👩‍🍳" * 30, "$", "  tea "])
def test_the_clue_has_one_to_thirty_characters(clue):
    table = dials_of(3).gives(clue)
    assert (table.scene, table.facts["clue"]) == ("wavelength/guess", clue.strip())


@pytest.mark.parametrize("clue", ["", "  ", "\u200b", 7, None, True, ["tea"], "te\na"])
def test_what_is_no_word_is_no_clue(clue):
    assert clue_refused(dials_of(3), clue).code == "bad_value"


def test_the_clue_is_not_longer():
    no = clue_refused(dials_of(3), "x" * 31)
    assert (no.code, no.params) == ("too_long", {"most": 30})


@pytest.mark.parametrize(
    ("lang", "pair", "clue"),
    [
        ("en", "Cold | Hot", "cold"),
        ("en", "Cold | Hot", "HOT!"),
        ("en", "Cold | Hot", "hotter"),
        ("en", "Cat | Dog", "dogs"),
        ("en", "Run | Walk", "running"),
        ("en", "Trashy café | Grand hotel", "grand-hotels"),
        ("es", "Frío | Caliente", "frio"),
        ("es", "Niño | Abuelo", "niños"),
        ("es", "Gato | Perro", "Perros"),
        ("es", "Bueno | Malo", "el-malo"),
    ],
)
def test_the_clue_is_neither_end_of_the_pair_nor_a_form_of_one(lang, pair, clue):
    table = table_with(pair, lang)
    no = clue_refused(table, clue)
    assert (no.code, no.params, table.scene) == ("own_pair", {}, "wavelength/clue")


@pytest.mark.parametrize(
    ("lang", "pair", "clue"),
    [
        ("en", "Cold | Hot", "hothouse"),
        ("en", "Trashy café | Grand hotel", "hotel"),
        ("en", "Universe | Atom", "university"),
        ("es", "Año | Siglo", "ano"),
        ("es", "Casa | Calle", "caso"),
    ],
)
def test_a_word_that_only_holds_an_end_or_is_a_part_of_it_is_a_clue(lang, pair, clue):
    assert table_with(pair, lang).gives(clue).facts["clue"] == clue


def test_a_refused_clue_costs_no_time_and_is_asked_for_again():
    table = dials_of(3)
    table.passes(20)
    clue_refused(table, "two words")
    assert (table.room.clock.left(table.clock.now), table.scene) == (40, "wavelength/clue")
    assert table.gives("word").facts["clue"] == "word"


def test_the_clue_is_final():
    table = dials_of(3)
    psychic, step = table.by_seat(table.psychic), table.room.step
    table.gives("tea")
    assert refused(lambda: psychic.answers("coffee", step)).code == "stale_step"
    assert refused(lambda: psychic.answers("coffee")).code == "not_asked"


# Sixty seconds


def test_the_psychic_has_sixty_seconds():
    table = dials_of(3)
    assert table.left == 60
    table.passes(60.4)
    assert table.scene == "wavelength/clue"
    table.passes(0.2)
    assert table.scene == "wavelength/guess"


@pytest.mark.parametrize("ends", [lambda table: table.passes(60.6), lambda table: table.skips()])
def test_without_a_clue_in_time_a_blank_one_is_locked_in_and_the_round_is_played_all_the_same(ends):
    table = dials_of(3)
    ends(table)
    assert (table.scene, table.facts["clue"]) == ("wavelength/guess", None)
    table.locks(0, 5)
    assert (table.scene, table.facts["clue"]) == ("wavelength/reveal", None)
    assert table.facts["points"] == {
        **dict(zip(table.others, (4, 3), strict=True)),
        table.psychic: 4,
    }


def test_a_clue_that_comes_later_is_too_late():
    table = dials_of(3)
    step = table.room.step
    table.passes(60.6)
    assert refused(lambda: table.by_seat(table.psychic).answers("tea", step)).code == "too_late"
