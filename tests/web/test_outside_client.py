"""An outside Socket.IO client that knows only wire.md plays whole matches against `python app.py`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.wire_player import Phone, Screen
from tests.web.wire_table import Plan, Table

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address that a Farol of our own prints."""
    command = [sys.executable, "app.py", "--host", "127.0.0.1", "--port", "0", "--limits", "off"]
    command += ["--data", str(tmp_path_factory.mktemp("farol"))]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    with server.stdout:
        line = server.stdout.readline()
        assert line.startswith("Farol is at http://"), line
        yield line.removeprefix("Farol is at ").strip()
        server.terminate()
        assert server.wait(20) == 0


@contextmanager
def gathered(url: str, seats: int, polling: bool = False, **chosen: Any) -> Iterator[Table]:
    table = Table.gather(url, seats, polling, **chosen)
    try:
        yield table
    finally:
        table.close()


@pytest.fixture
def three(url: str) -> Iterator[Table]:
    """Three phones and a board with the match begun, everyone looking at their card."""
    with gathered(url, 3) as table:
        table.phones[0].host("start")
        table.deal()
        yield table


MATCHES = [
    (3, False, [Plan("imposter", "wrong"), Plan("civilian")]),
    (5, False, [Plan("imposter", "exact"), Plan("all")]),
    (8, False, [Plan("imposter", "close"), Plan("imposter", "wrong")]),
    (3, True, [Plan("imposter", "close"), Plan("all")]),
]


@pytest.mark.parametrize(("seats", "polling", "plans"), MATCHES)
def test_a_whole_match_of_two_rounds_is_played_and_once_more(
    url: str, seats: int, polling: bool, plans: list[Plan]
) -> None:
    with gathered(url, seats, polling) as table:
        assert table.board.view["scene"] == "lobby"
        table.phones[0].host("start")
        for plan in plans:
            table.play_round(plan)
        table.phones[0].host("end", step=table.phones[0].view["step"])
        result = table.wait_for("result")["facts"]
        assert result["scores"] == {phone.seat: table.scores[phone.seat] for phone in table.phones}
        best = max(result["scores"].values())
        assert set(result["winners"]) == {seat for seat, score in result["scores"].items() if score == best}
        for screen in table.screens():
            told = [scene for plan in plans for scene in scenes_of(plan)]
            assert screen.scenes() == ["lobby", *told, "imposter/look", "result"]
        table.phones[0].host("again", step=table.phones[0].view["step"])
        table.deal()
        assert {seat["id"]: seat["score"] for seat in table.board.view["seats"]} == result["scores"]


def scenes_of(plan: Plan, talk: bool = False, revote: bool = False) -> list[str]:
    """The scenes of a round, in order."""
    told = ["imposter/look", "imposter/clue", *(["imposter/talk"] if talk else []), "imposter/vote"]
    told += ["imposter/revote"] if revote else []
    return [*told, *(["imposter/guess"] if plan.guess else []), "imposter/reveal"]


TABLE = [
    (4, [Plan("imposter", "wrong", aloud=True), Plan("civilian")]),
    (6, [Plan("imposter", "exact"), Plan("all")]),
]


@pytest.mark.parametrize(("seats", "plans"), TABLE)
def test_table_is_played_on_own_phones_with_spoken_clues_and_a_ruling(
    url: str, seats: int, plans: list[Plan]
) -> None:
    with gathered(url, seats, preset="table") as table:
        table.phones[0].host("start")
        for plan in plans:
            table.play_round(plan)
        told = [scene for plan in plans for scene in scenes_of(plan, talk=True, revote=plan.accuse == "all")]
        for screen in table.screens():
            assert screen.scenes() == ["lobby", *told, "imposter/look"]
        assert {seat["id"]: seat["score"] for seat in table.board.view["seats"]} == dict(table.scores)


def test_pass_is_played_on_own_phones_and_tells_only_how_many_votes_each_got(url: str) -> None:
    plans = [Plan("imposter"), Plan("civilian")]
    with gathered(url, 7, preset="pass") as table:
        table.phones[0].host("start")
        for plan in plans:
            table.play_round(plan)
        told = [scene for plan in plans for scene in scenes_of(plan)]
        for screen in table.screens():
            assert screen.scenes() == ["lobby", *told, "imposter/look"]


def test_a_full_game_of_pass_goes_on_till_both_imposters_are_out(url: str) -> None:
    with gathered(url, 7, preset="pass", full_game=True) as table:
        table.phones[0].host("start")
        table.plan = Plan("imposter")
        table.deal()
        out = table.play_until("imposter/out")["facts"]
        assert (out["out"], out["side"]) == (table.imposters()[0], "imposter")
        assert not {"word", "roles"} & out.keys()
        table.play_until("imposter/clue")
        table.cast = {}
        reveal = table.play_until("imposter/reveal")["facts"]
        table.check_story(reveal)
        assert len(table.cast) == 6, "who is out votes no more"
        assert {reveal["points"][seat] for seat in table.imposters()} == {0}
        gone = table.phone(out["out"])
        assert gone.mine["card"] is None and all(
            frame["mine"][0]["card"] is None for frame in gone.frames if frame["scene"] == "imposter/out"
        )


def test_a_phone_that_comes_back_with_its_token_has_seat_scene_and_card_and_plays_on(three: Table) -> None:
    three.play_until("imposter/clue")
    for number, phone in enumerate(three.phones):
        before = phone.view
        phone.close()
        back = Phone(three.url, three.code, token=phone.token)
        three.phones[number] = back
        back.seat = back.mine["seat"]
        assert back.seat == phone.seat
        assert (back.view["scene"], back.view["step"]) == (before["scene"], before["step"])
        assert back.mine["card"] == three.dealt[phone.seat]
        assert back.view["v"] >= before["v"]
    three.plan = Plan("civilian")
    three.check_story(three.play_until("imposter/reveal")["facts"])


def test_a_wrong_token_and_an_unknown_room_are_refused_with_their_codes(three: Table) -> None:
    refusals = []
    for namespace, code, token in (
        ("/controller", three.code, "not-a-token"),
        ("/controller", "AEIO", None),
        ("/board", "AEIO", None),
    ):
        screen = Screen(three.url, code, namespace, token=token)
        assert screen.frames == [] and isinstance(screen.refusal["message"], str)
        refusals.append(screen.refusal["data"]["code"])
    assert refusals == ["bad_token", "no_such_room", "no_such_room"]


def test_a_code_is_taken_in_either_case(three: Table) -> None:
    board = Screen(three.url, three.code.lower(), "/board")
    assert board.view["room"]["code"] == three.code
    board.close()


def test_a_second_tab_takes_the_seat_over_and_the_first_is_told(three: Table) -> None:
    first = three.phones[1]
    second = Phone(three.url, three.code, token=first.token)
    assert first.ended.wait(20)
    assert first.byes == [{"code": "taken_over"}]
    assert second.mine["seat"] == first.seat and second.mine["card"] == three.dealt[first.seat]
    second.seat, three.phones[1] = first.seat, second
    three.plan = Plan("civilian")
    three.check_story(three.play_until("imposter/reveal")["facts"])
    first.close()


def test_refusals_carry_their_codes_and_change_nothing(three: Table) -> None:
    host, guest = three.phones[0], three.phones[1]
    look = host.view["step"]
    assert guest.refused("host", {"move": "skip", "step": look}) == "not_host"
    assert guest.refused("dance", {}) == "unknown_event"
    assert host.refused("host", {"move": "dance"}) == "no_such_move"
    assert host.refused("host", {"move": "configure", "options": {"laps": 1}}) in ("not_now", "no_such_move")
    three.play_until("imposter/clue")
    assert guest.refused("host", {"move": "skip", "step": look}) == "not_host"
    assert host.refused("host", {"move": "skip", "step": look}) == "stale_step"
    turn = three.phone(three.board.view["facts"]["turn"])
    other = next(phone for phone in three.phones if phone is not turn)
    step = turn.view["step"]
    assert turn.send("answer", {"step": look, "value": True})["ok"] is True, (
        "an answer sent twice counts once"
    )
    assert other.refused("answer", {"step": step, "value": "early"}) == "not_asked"
    assert turn.refused("answer", {"step": step, "value": "two words"}) == "two_words"
    assert turn.refused("answer", {"step": step, "value": "x" * 31}) == "too_long"
    assert turn.refused("answer", {"step": step, "value": 7}) == "bad_value"
    card = turn.mine["card"]
    assert turn.refused("answer", {"step": step, "value": card["category"]}) == "own_category"
    assert "word" not in card or turn.refused("answer", {"step": step, "value": card["word"]}) == "own_word"
    three.play_until("imposter/vote")
    assert guest.refused("answer", {"step": guest.view["step"], "value": guest.seat}) == "own_seat"
    assert guest.refused("answer", {"step": guest.view["step"], "value": "nobody"}) == "no_such_seat"
    assert guest.refused("answer", {"step": step, "value": "late"}) in ("stale_step", "too_late")
    assert guest.answer_if_asked(three.decide)
    _, vote = guest.said[-1]
    changed = next(phone.seat for phone in three.phones if phone.seat not in (vote, guest.seat))
    assert guest.refused("answer", {"step": guest.view["step"], "value": changed}) == "answered"


def test_two_rooms_never_hear_of_each_other(url: str) -> None:
    with ExitStack() as stack:
        tables = [stack.enter_context(gathered(url, 3)) for _ in range(2)]
        for table in tables:
            table.phones[0].host("start")
            table.play_round(Plan("all"))
        for table, other in (tables, tables[::-1]):
            assert all(
                frame["room"]["code"] == table.code for screen in table.screens() for frame in screen.frames
            )
            assert other.code not in str([screen.frames for screen in table.screens()])
