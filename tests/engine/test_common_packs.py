"""The packs of a room: chosen by the host, and the room's own (common.md, "In the lobby: choose …")."""

import pytest

from engine.words.packs import Library, parse
from tests.engine.players import evening_of, refusal, refused

TEXT = "# Pets\nhamster\n"


def party():
    """Three people in a room that has two packs in each language to choose from."""
    packs = {"fruit": "# Fruit\napple\n", "town": "# Town\nbus\n"}
    return evening_of(
        "Ana",
        "Ben",
        "Cleo",
        library=Library(
            parse(text, id=f"{lang}/{id}", lang=lang) for id, text in packs.items() for lang in ("en", "es")
        ),
    )


def adds(evening, text=TEXT, phone=None):
    return evening.door.texts.write_pack(evening.code, (phone or evening.host).token, text)


def test_a_new_room_plays_with_all_packs_of_its_language():
    assert sorted(party().board.view["facts"]["packs"]) == ["en/fruit", "en/town"]


@pytest.mark.parametrize(("pack", "word"), [("en/fruit", "apple"), ("en/town", "bus")])
def test_the_host_chooses_the_packs(pack, word):
    evening = party()
    evening.host.hosts("configure", packs=[pack])
    assert evening.board.view["facts"]["packs"] == [pack]
    evening.starts()
    assert evening.secret == word


def test_another_language_takes_its_own_packs_and_can_choose_among_them_at_once():
    evening = party()
    evening.host.hosts("configure", lang="es", packs=["es/town"])
    assert evening.board.view["facts"]["packs"] == ["es/town"]
    assert refusal(lambda: evening.host.hosts("configure", lang="en", packs=["es/town"])) == "bad_pack"
    assert evening.board.view["room"]["lang"] == "es"


def test_a_pack_of_the_room_s_own_is_played_with():
    evening = party()
    id = adds(evening)
    evening.host.hosts("configure", packs=[id])
    evening.starts()
    assert evening.civilians()[0].card == {"role": "civilian", "category": "Pets", "word": "hamster"}


def test_a_pack_of_the_room_s_own_outlives_a_restart():
    evening = party()
    id = adds(evening)
    evening.restarts()
    evening.host.hosts("configure", packs=[id])
    evening.starts()
    evening.restarts()
    assert (evening.scene, evening.secret) == ("imposter/look", "hamster")


def test_a_pack_can_be_added_while_a_match_is_on():
    evening = party().starts()
    id = adds(evening)
    assert evening.scene == "imposter/look"
    evening.host.hosts("end")
    evening.host.hosts("end")
    evening.host.hosts("configure", packs=[id])


def test_another_room_does_not_know_it():
    evening = party()
    id = adds(evening)
    other = evening.another_room()
    other.seat("Dan")
    assert refusal(lambda: other.host.hosts("configure", packs=[id])) == "bad_pack"


def test_only_the_host_adds_packs():
    evening = party()
    assert refusal(lambda: adds(evening, phone=evening.phones[1])) == "not_host"
    assert refusal(lambda: evening.door.texts.write_pack(evening.code, "d1.wrong", TEXT)) == "bad_token"
    assert refusal(lambda: evening.door.texts.write_pack("AAAA", evening.host.token, TEXT)) == "no_such_room"


def test_a_faulty_pack_is_refused_with_every_line_and_reason():
    evening = party()
    no = refused(lambda: adds(evening, "no title\na / b / c\n= x\n"))
    assert no.code == "bad_pack"
    assert [(fault["line"], fault["code"]) for fault in no.params["faults"]] == [
        (1, "no_title"),
        (2, "many_slashes"),
        (3, "no_word"),
    ]
    assert evening.board.view["facts"]["packs"] == party().board.view["facts"]["packs"]
