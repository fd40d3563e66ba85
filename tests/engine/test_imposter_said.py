"""Someone said the word (imposter.md, "Someone said the word")."""

import json

import pytest

from tests.engine.cells import every_preset, row
from tests.engine.circles import circle_of
from tests.engine.parties import WAYS
from tests.engine.players import refusal

every_way = pytest.mark.parametrize("way", WAYS)


def speaking(preset="table", way="led", seats=6, **options):
    """A table that speaks its clues, each on a phone of their own, at the first clue."""
    return circle_of(seats, preset, way=way, phones="own", **{"clues": "spoken", **options}).look()


def reports(circle, seat):
    circle.door.report(circle.by_seat(seat).screen)


def said(circle, role):
    """The host names one of this role."""
    seat = circle.all_of(role)[0]
    circle.host.hosts("word_said", seat=seat)
    return seat


# The button


@every_way
@every_preset
def test_the_button_is_there_from_the_first_clue_to_the_reveal_of_the_vote(preset, way):
    circle = speaking(preset, way, talk_seconds=60)
    there = {}
    while circle.scene != "imposter/reveal":
        there.setdefault(circle.scene, circle.facts.get("may_report"))
        if circle.scene == "imposter/vote":
            circle.votes_out_a("civilian")
        elif circle.scene == "imposter/talk":
            circle.skips()
        else:
            circle.takes_turn()
    there[circle.scene] = circle.facts.get("may_report")
    assert there == {
        "imposter/clue": True,
        "imposter/talk": True,
        "imposter/vote": True,
        "imposter/reveal": None,
    }


@pytest.mark.parametrize("preset", ["first-to-five", "table", "pass"])
def test_it_is_there_in_a_revote(preset):
    circle = speaking(preset).to_the_vote()
    circle.tie(circle.all_of("imposter")[0], circle.all_of("civilian")[0])
    assert (circle.scene, circle.facts["may_report"]) == ("imposter/revote", True)
    reports(circle, "s2")


@every_preset
def test_it_is_not_there_while_people_look_nor_after_the_vote(preset):
    circle = circle_of(6, preset, clues="spoken")
    assert not circle.facts.get("may_report")
    assert refusal(lambda: reports(circle, "s1")) == "not_now"
    circle.votes_out_a("civilian")
    assert refusal(lambda: reports(circle, "s1")) == "not_now"
    assert "word_said" not in circle.host.moves


@pytest.mark.parametrize("clues", ["spoken", "questions", "none"])
@every_preset
def test_it_is_there_in_all_play_that_is_not_typed(preset, clues):
    circle = speaking(preset, clues=clues, talk_seconds=90)
    assert circle.facts["may_report"] is True
    reports(circle, "s3")
    assert circle.notices[-1] == ("word_reported", {})


@every_way
def test_it_is_the_same_on_every_phone_whatever_its_holder_is(way):
    circle = speaking("pass", way, mr_white=True)
    for seat in circle.living:
        phone = circle.by_seat(seat)
        assert phone.facts == circle.board.facts and phone.facts["may_report"] is True
        reports(circle, seat)


# A report


@every_way
@every_preset
def test_a_report_asks_the_host(preset, way):
    circle = speaking(preset, way)
    assert circle.host.view["host"]["reported"] is False
    assert "dismiss_report" not in circle.host.moves
    reports(circle, "s2")
    assert circle.notices[-1] == ("word_reported", {})
    assert circle.host.view["host"]["reported"] is True
    assert {"word_said", "dismiss_report"} <= {*circle.host.moves}


@every_way
def test_who_reported_is_in_no_view(way):
    """The same table in two rooms, but reported by others: every screen is shown the same."""
    shown = []
    for reporter in ("s2", "s5"):
        circle = speaking("table", way)
        before = [json.dumps(screen.view) for screen in (circle.board, *circle.phones)]
        reports(circle, reporter)
        after = [json.dumps(screen.view) for screen in (circle.board, *circle.phones)]
        shown.append(
            [_changes(json.loads(one), json.loads(two)) for one, two in zip(before, after, strict=True)]
        )
    assert shown[0] == shown[1]
    assert all("s2" not in repr(change) and "s5" not in repr(change) for change in shown[0])


def _changes(before, after):
    return {
        part: value for part, value in after.items() if before[part] != value and part not in ("v", "host")
    }


def test_nobody_is_told_that_the_host_is_still_to_decide():
    circle = speaking()
    reports(circle, "s2")
    for phone in circle.phones:
        assert (phone.view["host"] is not None) == phone.is_host
        assert "reported" not in repr({**phone.view, "host": None, "notice": None})


def test_the_round_goes_on_meanwhile():
    circle = speaking()
    turn, left = circle.facts["turn"], circle.left
    reports(circle, "s2")
    assert (circle.facts["turn"], circle.left) == (turn, left)
    circle.takes_turn()
    assert circle.host.view["host"]["reported"] is True
    reports(circle, "s3")


def test_the_host_may_leave_it_at_that():
    circle = speaking()
    reports(circle, "s2")
    circle.host.hosts("dismiss_report")
    assert circle.host.view["host"]["reported"] is False
    assert refusal(lambda: circle.host.hosts("dismiss_report")) == "not_now"
    assert circle.scene == "imposter/clue"
    reports(circle, "s2")
    assert circle.host.view["host"]["reported"] is True


def test_a_report_that_nobody_decided_ends_with_the_vote():
    circle = speaking()
    reports(circle, "s2")
    circle.votes_out_a("civilian")
    assert circle.host.view["host"]["reported"] is False


def test_a_report_stays_over_a_restart():
    circle = speaking()
    reports(circle, "s2")
    circle.restarts()
    assert circle.host.view["host"]["reported"] is True


def test_a_new_host_is_asked_instead():
    circle = speaking()
    reports(circle, "s2")
    circle.becomes_host("s4")
    assert circle.by_seat("s4").view["host"]["reported"] is True


def test_nobody_reports_from_a_board_nor_while_the_room_is_paused():
    circle = speaking()
    assert refusal(lambda: circle.door.report(circle.board.screen)) in ("not_asked", "not_host")
    circle.host.hosts("pause")
    assert refusal(lambda: reports(circle, "s2")) == "paused"


# The host names who said it


@every_way
def test_the_host_names_one_unasked_too(way):
    circle = speaking("table", way)
    seat = said(circle, "civilian")
    assert (circle.scene, circle.facts["said_by"]) == ("imposter/reveal", seat)


@pytest.mark.parametrize("seat", ["s9", "host", None, 3, ["s1"]])
def test_the_host_names_one_who_plays(seat):
    circle = speaking()
    assert refusal(lambda: circle.host.hosts("word_said", seat=seat)) == "no_such_seat"


def test_the_host_does_not_name_one_who_has_left():
    circle = speaking()
    goes = circle.all_of("civilian")[-1]
    circle.goes(goes)
    assert refusal(lambda: circle.host.hosts("word_said", seat=goes)) == "no_such_seat"


def test_nobody_but_the_host_names_anyone():
    circle = speaking()
    assert refusal(lambda: circle.by_seat("s2").hosts("word_said", seat="s3")) == "not_host"


@row((2, 0), (2, 0), (3, 0), (6, 0))
@every_way
def test_a_civilian_said_it_and_the_round_ends_for_the_imposters(preset, cell, way):
    circle = speaking(preset, way)
    reports(circle, "s2")
    seat = said(circle, "civilian")
    told = circle.facts
    assert (circle.scene, told["outcome"], told["said_by"]) == ("imposter/reveal", "said", seat)
    assert (told["caught"], told["verdict"], told["winners_side"]) == (False, None, "imposter")
    assert circle.points() == cell


@row((2, 0), (3, 0), (2, 0), (6, 0))
@every_way
def test_an_imposter_said_it_and_it_counts_as_a_right_guess(preset, cell, way):
    circle = speaking(preset, way)
    seat = said(circle, "imposter")
    told = circle.facts
    assert (told["outcome"], told["said_by"], told["winners_side"]) == ("said", seat, "imposter")
    assert circle.points() == cell


@row((2, 0, 0), (3, 0, 0), (2, 0, 0), (6, 0, 8))
@every_way
def test_mr_white_said_it_and_it_is_his_steal(preset, cell, way):
    circle = speaking(preset, way, mr_white=True)
    white, imposter, civilian = (circle.all_of(role)[0] for role in ("mr_white", "imposter", "civilian"))
    said(circle, "mr_white")
    points = circle.facts["points"]
    assert (points[imposter], points[civilian], points[white] - points[imposter]) == cell
    assert (circle.facts["said_by"], circle.facts["winners_side"]) == (white, "imposter")


def test_of_several_imposters_each_gets_the_points():
    circle = speaking("parlor", "own", 8)
    said(circle, "imposter")
    assert circle.points() == (2, 0)


@every_preset
def test_it_may_be_said_in_the_talk_and_in_the_vote(preset):
    for scene in ("imposter/talk", "imposter/vote"):
        circle = speaking(preset, talk_seconds=60)
        circle.skips_to(scene)
        seat = said(circle, "civilian")
        assert (circle.facts["outcome"], circle.facts["said_by"]) == ("said", seat)


@every_preset
def test_a_new_word_is_dealt_and_the_round_counts_towards_the_match_s_length(preset):
    circle = speaking(preset, length={"rounds": 2})
    word = circle.secret
    said(circle, "civilian")
    circle.skips(2)
    assert (circle.scene, circle.facts["round"]) == ("imposter/look", 2)
    assert circle.secret != word
    circle.look()
    said(circle, "civilian")
    circle.skips(2)
    assert (circle.scene, circle.facts["rounds"]) == ("result", 2)


def test_in_first_to_five_its_points_may_end_the_match():
    circle = speaking("first-to-five", "own", 3)
    for _ in range(8):
        said(circle, "imposter")
        circle.skips(2)
        if circle.scene == "result":
            break
        circle.look()
    assert max(circle.scores.values()) >= 5


def test_in_a_full_game_it_ends_the_round_whoever_is_out():
    circle = speaking("pass", "own", 8, full_game=True, imposters=2)
    out = circle.votes_out_a("civilian")
    circle.skips()
    reports(circle, circle.living[0])
    assert refusal(lambda: circle.host.hosts("word_said", seat=out)) == "no_such_seat"
    circle.host.hosts(
        "word_said", seat=next(seat for seat in circle.living if circle.roles[seat] == "civilian")
    )
    assert (circle.scene, circle.points()) == ("imposter/reveal", (6, 0))


def test_whoever_waits_for_the_next_deal_has_the_button_too():
    circle = speaking()
    late = circle.phone().sits("Late")
    circle.door.report(late.screen)
    assert circle.host.view["host"]["reported"]


def test_a_phone_without_a_seat_has_none():
    circle = speaking()
    stranger = circle.phone()
    assert refusal(lambda: circle.door.report(stranger.screen)) == "not_asked"


def test_who_said_it_can_be_corrected_by_undo_and_points_follow():
    circle = speaking()
    said(circle, "civilian")
    circle.host.hosts("undo")
    assert circle.scene == "imposter/clue"
    said(circle, "imposter")
    assert circle.points() == (2, 0)
