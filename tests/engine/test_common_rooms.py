"""Rooms and joining (common.md), as far as they live in the engine: codes, opening, names, boards."""

import pytest

from engine.door.rooms import CODE_LETTERS
from tests.engine.players import Board, evening_of, library_of, match_of, refusal, refused

# Codes


def test_a_room_code_is_four_capital_letters_without_vowels_and_look_alikes():
    evening = evening_of()
    codes = [evening.door.open_room() for _ in range(200)]
    assert all(len(code) == 4 and code.isupper() and code.isalpha() for code in codes)
    assert not set("AEIOUY") & set(CODE_LETTERS)
    assert set("".join(codes)) <= set(CODE_LETTERS)


def test_a_code_is_accepted_in_either_case_with_blanks_ignored():
    evening = evening_of()
    code = evening.code
    assert evening.door.find(f"  {code[:2].lower()} {code[2:]}\n") == code


def test_a_code_in_use_is_never_given_out_twice(monkeypatch):
    evening = evening_of()
    letters = iter(evening.code + evening.code + "BCDF")
    monkeypatch.setattr("engine.door.rooms.secrets.choice", lambda alphabet: next(letters))
    assert evening.door.open_room() == "BCDF"


@pytest.mark.parametrize("code", ["", "AAAA", "KXTRR", "K", None, 7, ["K"], "\ud800" * 4])
def test_an_unknown_code_is_no_room(code):
    assert refusal(lambda: evening_of().door.find(code)) == "no_such_room"


def test_after_thirty_wrong_codes_in_a_minute_an_address_has_to_wait():
    evening = evening_of(limits=True)
    for _ in range(30):
        assert refusal(lambda: evening.door.find("AAAA", "1.2.3.4")) == "no_such_room"
    refusal_of_all = refused(lambda: evening.door.find(evening.code, "1.2.3.4"))
    assert (refusal_of_all.code, refusal_of_all.params) == ("slow_down", {"seconds": 60})
    assert evening.door.find(evening.code, "5.6.7.8") == evening.code
    evening.clock.now += 61
    assert evening.door.find(evening.code, "1.2.3.4") == evening.code


def test_an_address_may_open_ten_rooms_a_minute():
    evening = evening_of(limits=True)
    for _ in range(10):
        evening.door.open_room("en", "1.2.3.4")
    assert refused(lambda: evening.door.open_room("en", "1.2.3.4")).params == {"seconds": 60}
    assert evening.door.open_room("en", "5.6.7.8")


def test_two_rooms_never_see_each_other():
    evening = evening_of("Ana", "Ben", "Cleo")
    other = evening.another_room()
    stranger = other.phone().sits("Ana")
    seen = len(stranger.views)
    evening.starts()
    assert len(stranger.views) == seen
    assert [seat["name"] for seat in stranger.view["seats"]] == ["Ana"]
    assert stranger.view["scene"] == "lobby"


def test_a_token_of_another_room_is_no_token_here():
    evening = evening_of("Ana")
    other = evening_of("Ben")
    assert refusal(lambda: evening.phone(other.phones[0].token)) == "bad_token"


# Two ways to open a room


def test_opened_on_the_tv_the_first_phone_to_join_is_host():
    evening = evening_of()
    assert evening.board.scene == "lobby"
    ana, ben = evening.seat("Ana", "Ben")
    assert ana.is_host and not ben.is_host
    assert evening.board.seat(ana)["host"] and not evening.board.seat(ben)["host"]


def test_a_room_without_any_board_plays_on():
    evening = evening_of("Ana", "Ben", "Cleo", board=False)
    evening.starts().escaped()
    assert all(phone.scene == "imposter/reveal" for phone in evening.phones)


def test_a_device_may_lead_without_a_seat():
    evening = evening_of()
    lead = evening.phone().leads()
    evening.seat("Ana", "Ben", "Cleo")
    assert lead.is_host and lead.view["mine"] == []
    lead.hosts("start")
    assert evening.scene == "imposter/look"
    assert set(evening.room.table.seats) == {"s1", "s2", "s3"}


def test_nobody_may_lead_where_there_is_a_host():
    evening = evening_of("Ana")
    ben = evening.phone()
    assert not ben.view["may_lead"]
    assert refusal(ben.leads) == "not_now"


def test_a_room_offers_to_be_led_until_it_has_a_host():
    evening = evening_of()
    ana, ben = evening.phone(), evening.phone()
    assert ana.view["may_lead"] and ben.view["may_lead"]
    ana.sits("Ana")
    assert not ben.view["may_lead"]


def test_a_leading_device_that_sits_down_stays_host():
    evening = evening_of()
    ana = evening.phone().leads().sits("Ana")
    assert ana.is_host and evening.board.seat(ana)["host"]


# Boards


def test_several_boards_show_the_same_and_may_come_and_go():
    evening = evening_of("Ana", "Ben", "Cleo")
    second = Board(evening)
    evening.board.goes()
    evening.starts()
    assert (second.scene, evening.board.scene) == ("imposter/look", "lobby")
    evening.board.returns()
    assert evening.board.view["facts"] == second.view["facts"]


def test_every_phone_is_shown_all_that_a_board_shows():
    evening = match_of(3)
    for scene in ("imposter/look", "imposter/clue", "imposter/vote", "imposter/reveal"):
        evening.skips_to(scene)
        for phone in evening.phones:
            for part in ("v", "step", "scene", "facts", "left", "seats", "room"):
                assert phone.view[part] == evening.board.view[part]


def test_a_board_has_no_private_part():
    evening = match_of(3)
    assert not {"mine", "host", "may_lead"} & set(evening.board.view)


def test_each_screen_is_given_its_own_join_address():
    evening = evening_of()
    views = []
    evening.door.attach(evening.code, views.append, print, board=True, join_url="http://192.168.0.7:5000/X")
    assert b'"join_url":"http://192.168.0.7:5000/X"' in views[-1]
    assert evening.board.view["room"]["join_url"] == ""


# Languages


def test_a_room_is_opened_in_a_language_that_has_packs():
    evening = evening_of(lang="es")
    assert evening.board.view["room"]["lang"] == "es"
    assert refusal(lambda: evening.door.open_room("xx")) == "bad_value"
    assert refusal(lambda: evening.door.open_room(None)) == "bad_value"


def test_a_new_room_language_swaps_packs_for_its_defaults_and_keeps_the_seats():
    evening = evening_of("Ana", "Ben", "Cleo")
    evening.host.hosts("configure", lang="es")
    assert (evening.board.view["room"]["lang"], evening.board.view["facts"]["packs"]) == ("es", ["es/first"])
    assert evening.names == ["Ana", "Ben", "Cleo"]


def test_the_words_are_in_the_room_s_language():
    evening = evening_of("Ana", "Ben", "Cleo", library=library_of())
    evening.host.hosts("configure", lang="es")
    evening.starts()
    assert evening.room.table.lang == "es"
    assert evening.room.shelf.packs()[0].lang == "es"


@pytest.mark.parametrize("lang", ["xx", None, 3, ["en"]])
def test_a_language_without_packs_is_refused(lang):
    evening = evening_of("Ana")
    refusal_ = refused(lambda: evening.host.hosts("configure", lang=lang))
    assert (refusal_.code, refusal_.params) == ("bad_option", {"option": "lang"})


@pytest.mark.parametrize("packs", [[], ["en/none"], ["es/first"], "en/first", None, ["en/first"] * 2, [{}]])
def test_packs_that_do_not_exist_or_speak_another_language_are_refused(packs):
    evening = evening_of("Ana")
    assert refusal(lambda: evening.host.hosts("configure", packs=packs)) == "bad_pack"
    assert evening.board.view["facts"]["packs"] == ["en/first"]


def test_a_token_is_let_in_whatever_others_at_its_address_have_guessed_at():
    evening = evening_of("Ana", limits=True)
    for _ in range(30):
        refusal(lambda: evening.door.find("BBBB"))
    assert refusal(lambda: evening.door.find(evening.code)) == "slow_down"
    evening.phones[0].returns()
    assert evening.phones[0].is_host
