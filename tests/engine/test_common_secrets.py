"""Secrets (common.md, "Secrets"; architecture.md, "Secrets"): what no screen but its own is ever sent."""

import logging
from contextlib import suppress
from importlib import import_module

import pytest

from engine.script import Refused
from tests.engine.players import Board, evening_of, match_of, refusal, refused

HIDDEN = ("imposter/look", "imposter/clue", "imposter/vote")


def strings(value):
    """Every string in a view, keys too."""
    if isinstance(value, dict):
        return {one for pair in value.items() for part in pair for one in strings(part)}
    if isinstance(value, list):
        return {one for part in value for one in strings(part)}
    return {value} if isinstance(value, str) else set()


def seen_by(screen):
    """Every string that a screen was ever sent, but for the lobby's options and the games' names."""
    return set().union(*(strings({**view, "room": None, "host": hosts(view)}) for view in screen.views))


def hosts(view):
    return {field: value for field, value in (view.get("host") or {}).items() if field != "games"}


def test_only_the_holder_s_device_is_ever_sent_a_card():
    evening = match_of(5)
    for scene in HIDDEN:
        evening.skips_to(scene)
        for phone in evening.phones:
            assert phone.card == evening.room.table.step.cards[phone.id]
            assert [mine["seat"] for mine in phone.view["mine"]] == [phone.id]


def test_neither_board_nor_imposters_nor_strangers_are_sent_the_word_before_the_reveal():
    evening = match_of(6)
    stranger = evening.phone()
    for scene in HIDDEN:
        evening.skips_to(scene)
    word = evening.secret
    assert word in seen_by(evening.civilians()[0])
    evening.caught()
    for screen in (evening.board, stranger, *evening.imposters()):
        assert word not in seen_by(screen)


def test_no_screen_is_sent_the_decoy_before_the_reveal():
    evening = match_of(5)
    evening.caught()
    [pair] = [
        pair
        for pair in evening.room.shelf.packs()[0].pairs
        if evening.secret in (pair.first.word, pair.second.word)
    ]
    decoy = pair.second.word if evening.secret == pair.first.word else pair.first.word
    screens = (evening.board, *evening.phones)
    assert not any(decoy in seen_by(screen) for screen in screens)
    evening.skips()
    assert all(screen.facts["decoy"] == decoy for screen in screens)


def test_no_screen_is_sent_a_role_that_is_not_its_own_before_the_reveal():
    evening = match_of(6)
    for scene in HIDDEN:
        evening.skips_to(scene)
    assert not {"imposter", "civilian"} & seen_by(evening.board)
    assert "imposter" not in seen_by(evening.civilians()[0])
    assert "civilian" not in seen_by(evening.imposters()[0])


def test_while_the_caught_one_guesses_its_partners_stay_hidden():
    evening = match_of(6)
    guesser = evening.caught()
    partner = next(phone for phone in evening.imposters() if phone is not guesser)
    for screen in (evening.board, evening.civilians()[0]):
        assert screen.facts["accused"] == guesser.id and screen.facts["role"] == "imposter"
        assert "roles" not in screen.facts
    assert partner.ask is None


def test_imposters_do_not_know_each_other():
    evening = match_of(6)
    evening.skips_to("imposter/vote")
    first, second = evening.imposters()
    assert first.card == second.card == {"role": "imposter", "category": "Kwyjibo"}
    assert first.view["facts"] == evening.civilians()[0].view["facts"]


def test_the_board_shows_who_has_voted_and_not_for_whom():
    evening = match_of(4).skips_to("imposter/vote")
    voter, accused = evening.phones[0], evening.phones[1]
    before = evening.board.view
    voter.votes(accused)
    after = evening.board.view
    assert evening.board.seat(voter)["answered"]
    assert not evening.board.seat(accused)["answered"]
    assert after["facts"] == before["facts"]
    assert voter.mine["sent"] == accused.id
    for phone in evening.phones[1:]:
        assert phone.mine["sent"] is None


def test_nobody_learns_another_s_vote_by_sending_it_for_them():
    evening = match_of(4).skips_to("imposter/vote")
    ana, ben, cleo, dan = evening.phones
    ben.votes(cleo)
    wrong = refusal(lambda: ana.answers(dan.id, seat=ben.id))
    assert refusal(lambda: ana.answers(cleo.id, seat=ben.id)) == wrong
    assert refusal(lambda: evening.phone().answers(cleo.id, ana.view["step"], seat=ben.id)) == wrong


def test_a_tab_that_was_taken_over_is_sent_nothing_more():
    evening = match_of(4)
    first = evening.phones[3]
    first.opens_a_tab()
    seen = len(first.views)
    for act in (first.releases, lambda: first.holds(first.id)):
        with suppress(Refused):
            act()
    assert len(first.views) == seen


def test_a_board_that_brings_a_token_is_a_board_all_the_same():
    evening = match_of(3)
    views = []
    door, ana = evening.door, evening.phones[0]
    door.attach(evening.code, views.append, print, token=ana.token, board=True)
    assert b'"mine"' not in views[-1]
    assert ana.goodbye is None


@pytest.mark.parametrize("clue", ["secret", "kwyjibo"])
def test_a_refusal_carries_no_secret(clue):
    evening = match_of(3)
    evening.all_look()
    while evening.turn not in evening.civilians():
        evening.turn.says("fine")
    giver, word = evening.turn, evening.secret
    no = refused(lambda: giver.says(word if clue == "secret" else clue))
    assert (no.code, no.params) == ("own_word" if clue == "secret" else "own_category", {})


def test_no_log_carries_a_secret(caplog, monkeypatch):
    caplog.set_level(logging.DEBUG)
    evening = match_of(3)
    evening.all_look()
    word = evening.secret

    def breaks(*_):
        raise RuntimeError(word)

    monkeypatch.setattr(import_module("engine.games.imposter.vote"), "most_voted", breaks)
    evening.skips_to("imposter/vote")
    evening.phones[0].votes(evening.phones[1])
    assert refusal(evening.skips) == "did_not_work"
    assert evening.code in caplog.text and "RuntimeError" in caplog.text
    assert word not in caplog.text


def test_the_guesser_alone_is_told_the_category_where_the_hint_is_off():
    evening = match_of(3, hint="none")
    guesser = evening.caught()
    assert guesser.ask["category"] == "Kwyjibo"
    assert "Kwyjibo" not in seen_by(evening.board)


def test_a_shared_phone_is_sent_no_card_before_its_seat_holds_it():
    evening = evening_of("Ana", "Ben", "Cleo")
    evening.phones[2].adds("Dan")
    evening.starts()
    assert not {"imposter", "civilian", evening.secret} & seen_by(evening.phones[2])


def test_a_late_board_is_shown_no_more_than_the_first():
    evening = match_of(5)
    evening.skips_to("imposter/vote")
    late = Board(evening)
    assert late.view["facts"] == evening.board.view["facts"]
    assert evening.secret not in seen_by(late)
