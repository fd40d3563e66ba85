"""Three ways to play, and tables at which some share a phone (imposter.md, "Three ways to play"; common.md, "Clocks")."""

import pytest

from tests.engine.cells import every_preset
from tests.engine.circles import Circle, circle_of, lobby_of
from tests.engine.players import library_of, refusal


def mixed(preset="parlor", way="own", **options):
    """Six seats: s2 and s3 share a phone, everybody else has one."""
    circle = lobby_of(1, preset, way=way, phones="own", **options)
    circle.seat("P2")
    circle.phones[-1].adds("P3")
    circle.seat("P4", "P5", "P6")
    circle.starts()
    return circle


def seatless(preset, **options):
    """Four people on phones of their own, and a host who does not play."""
    circle = Circle(library_of())
    leader = circle.phone().leads()
    chosen = {"way": "led", "clues": "spoken", "vote": "on_three", **options}
    leader.hosts("configure", preset=preset, options=chosen)
    circle.seat("P1", "P2", "P3", "P4")
    circle.starts()
    return circle


def private(phone, seat):
    """What a phone is sent of a seat that is private."""
    mine = phone.mine_of(seat)
    return mine["card"], mine["ask"], mine["sent"]


NOTHING = (None, None, None)


# Own phones


@every_preset
def test_on_own_phones_each_seat_sees_its_card_and_votes_on_its_own_phone(preset):
    circle = circle_of(4, preset, way="own")
    for phone in circle.phones:
        assert phone.card == circle.dealt.cards[phone.id]
    circle.to_the_vote()
    assert circle.asked() == dict.fromkeys(["s1", "s2", "s3", "s4"], "vote")


# The passed phone


@every_preset
def test_the_passed_phone_goes_round_for_the_cards_then_lies_in_the_middle_for_spoken_clues(preset):
    circle = circle_of(4, preset, way="passed", clues="spoken")
    for _ in range(4):
        assert list(circle.asked().values()) == ["look"]
        circle.says(circle.facts["turn"], True)
    assert circle.asked() == {"host": "ready"}


@every_preset
def test_typed_clues_are_typed_on_the_passed_phone_by_whoever_has_the_turn(preset):
    circle = circle_of(4, preset, way="passed", clues="typed").look()
    turn = circle.facts["turn"]
    assert circle.asked() == {turn: "clue"}
    assert private(circle.host, turn) == NOTHING
    assert circle.ask_of(turn)["kind"] == "clue"


@every_preset
def test_it_goes_round_again_where_the_vote_is_secret(preset):
    circle = circle_of(4, preset, way="passed", vote="secret").to_the_vote()
    voted = []
    while circle.scene == "imposter/vote" and len(voted) < 4:
        turn = circle.facts["turn"]
        assert (circle.asked(), circle.facts["voted"]) == ({turn: "vote"}, voted)
        voted.append(turn)
        circle.says(turn, next(seat for seat in circle.facts["candidates"] if seat != turn))
    assert voted == ["s1", "s2", "s3", "s4"]


@every_preset
def test_it_lies_in_the_middle_where_the_table_points(preset):
    assert circle_of(4, preset, way="passed", vote="on_three").to_the_vote().asked() == {"host": "tally"}


# Host-led


@every_preset
def test_the_host_taps_at_each_turn_ends_the_talk_and_records_who_points_at_whom(preset):
    circle = circle_of(4, preset, way="led", clues="spoken", vote="on_three", talk_seconds=60, laps=1)
    circle.look()
    for _ in range(4):
        assert (circle.scene, circle.asked()) == ("imposter/clue", {"host": "ready"})
        circle.host_says(True)
    assert (circle.scene, circle.asked()) == ("imposter/talk", {"host": "ready"})
    circle.host_says(True)
    assert (circle.scene, circle.asked()) == ("imposter/vote", {"host": "tally"})


@every_preset
def test_led_people_with_own_phones_see_their_cards_there_and_the_host_still_leads(preset):
    circle = circle_of(4, preset, way="led", phones="own", clues="spoken", vote="on_three")
    for phone in circle.phones:
        assert phone.card == circle.dealt.cards[phone.id] and phone.ask == {"kind": "look"}
    circle.look()
    while circle.scene in ("imposter/clue", "imposter/talk"):
        assert circle.asked() == {"host": "ready"}
        assert all(phone.ask is None for phone in circle.phones)
        circle.host_says(True)
    assert circle.asked() == {"host": "tally"}
    circle.votes_out_a("civilian")
    circle.skips_to("imposter/reveal")
    assert circle.asked() == {"host": "ready"}


def test_led_some_on_the_host_s_phone_and_some_on_their_own():
    circle = lobby_of(3, "table")
    circle.seat("P4", "P5")
    circle.starts()
    for seat in ("s1", "s2", "s3"):
        assert private(circle.host, seat) == NOTHING
        circle.says(seat, True)
    assert sorted(circle.waits_for) == ["s4", "s5"]
    assert circle.by_seat("s5").card == circle.dealt.cards["s5"]
    assert circle.look().asked() == {"host": "ready"}


@every_preset
def test_a_host_without_a_seat_leads_and_sees_no_card(preset):
    circle = seatless(preset)
    circle.look()
    while circle.scene in ("imposter/clue", "imposter/talk"):
        assert (circle.host.view["mine"], circle.asked()) == ([], {"host": "ready"})
        circle.host_says(True)
    circle.votes_out_a("civilian")
    circle.skips_to("imposter/reveal")
    assert circle.asked() == {"host": "ready"}


@every_preset
def test_on_own_phones_a_host_without_a_seat_is_not_waited_for(preset):
    circle = seatless(preset, way="own")
    circle.to_the_vote()
    circle.votes_out_a("civilian")
    assert "host" not in circle.asked()


# Nothing of a seat before its holder has tapped


@pytest.mark.parametrize("way", ["passed", "led"])
@every_preset
def test_nothing_private_reaches_the_one_phone_until_a_holder_taps(preset, way):
    circle = circle_of(4, preset, way=way, clues="typed")
    for seat in ("s1", "s2", "s3", "s4"):
        assert private(circle.host, seat) == NOTHING
    seat = circle.waits_for[0]
    circle.taken(seat)
    assert private(circle.host, seat) == (circle.dealt.cards[seat], {"kind": "look"}, None)
    for other in {"s1", "s2", "s3", "s4"} - {seat}:
        assert private(circle.host, other) == NOTHING
    circle.host.releases()
    assert private(circle.host, seat) == NOTHING


@pytest.mark.parametrize("way", ["own", "passed", "led"])
@every_preset
def test_at_a_mixed_table_a_shared_phone_shows_a_seat_only_to_its_holder(preset, way):
    circle = mixed(preset, way)
    shared = circle.by_seat("s2")
    for scene in ("imposter/look", "imposter/clue", "imposter/vote"):
        circle.skips_to(scene)
        assert private(shared, "s2") == private(shared, "s3") == NOTHING
        assert circle.by_seat("s5").card == circle.dealt.cards["s5"]
        shared.holds("s3")
        assert shared.mine_of("s3")["card"] == circle.dealt.cards["s3"]
        assert private(shared, "s2") == NOTHING
        shared.releases()


@pytest.mark.parametrize("way", ["own", "passed", "led"])
@every_preset
def test_a_mixed_table_plays_a_whole_round(preset, way):
    circle = mixed(preset, way)
    assert circle.clues_are_over().to_the_vote().scene == "imposter/vote"
    circle.votes_out_a("civilian")
    assert circle.scene == "imposter/reveal"


def test_who_does_not_hold_the_phone_does_not_answer():
    circle = mixed()
    shared = circle.by_seat("s2")
    assert refusal(lambda: shared.answers(True)) == "not_held"
    shared.holds("s2")
    assert refusal(lambda: shared.answers(True, seat="s3")) == "not_held"


# A shared phone's clock


def clock(circle):
    """As a screen that comes at this moment is shown it."""
    circle.board.goes()
    circle.board.returns()
    view = circle.board.view
    return view["left"], view["total"], view["standing"]


@every_preset
def test_the_clock_stands_until_the_tap_on_the_guard_page_and_runs_per_seat(preset):
    circle = circle_of(4, preset, way="passed", clues="typed", clue_seconds=30).look()
    for n in range(2):
        circle.passes(100)
        assert clock(circle) == (30, 30, True)
        circle.taken(circle.facts["turn"])
        circle.passes(10)
        assert clock(circle) == (20, 30, False)
        circle.says(circle.facts["turn"], f"plain{n}")


def test_it_runs_on_when_the_page_is_closed_again():
    circle = circle_of(4, "parlor", way="passed", clue_seconds=30).look()
    circle.taken(circle.facts["turn"]).releases()
    circle.passes(10)
    assert clock(circle) == (20, 30, False)


def test_once_it_runs_out_the_next_seat_has_its_own():
    circle = circle_of(4, "parlor", way="passed", clue_seconds=30).look()
    turn = circle.facts["turn"]
    circle.taken(turn)
    circle.passes(30.6)
    assert circle.facts["clues"] == [{"seat": turn, "lap": 1, "word": None}]
    assert clock(circle) == (30, 30, True)


def test_another_s_tap_does_not_start_it():
    circle = circle_of(4, "parlor", way="passed").look()
    circle.taken(next(seat for seat in circle.living if seat != circle.facts["turn"]))
    assert clock(circle) == (45, 45, True)


@every_preset
def test_in_a_secret_vote_on_the_passed_phone_it_runs_per_seat(preset):
    circle = circle_of(4, preset, way="passed", vote="secret", vote_seconds=60).to_the_vote()
    for seat in ("s1", "s2"):
        assert (circle.facts["turn"], clock(circle)) == (seat, (60, 60, True))
        circle.taken(seat)
        circle.passes(60.6)
    assert (circle.facts["turn"], clock(circle)) == ("s3", (60, 60, True))


def test_at_a_mixed_table_it_stands_for_those_who_share_a_phone_alone():
    circle = mixed("parlor").look()
    seen = {}
    for turn in circle.turns():
        seen[turn["turn"]] = circle.board.view["standing"]
    assert seen == {"s1": False, "s2": True, "s3": True, "s4": False, "s5": False, "s6": False}


def test_where_all_are_asked_at_once_those_who_share_a_phone_get_their_time_one_after_the_other():
    circle = mixed("parlor")
    assert clock(circle) == (120, 120, False)
    circle.to_the_vote()
    assert clock(circle) == (360, 360, False)


def test_a_tap_of_the_host_for_the_table_never_stands():
    circle = circle_of(4, "first-to-five", clue_seconds=30).look()
    assert clock(circle) == (30, 30, False)


def test_a_standing_clock_stands_after_a_pause_and_a_restart_too():
    circle = circle_of(4, "parlor", way="passed").look()
    circle.host.hosts("pause")
    circle.host.hosts("resume")
    assert clock(circle) == (45, 45, True)
    circle.restarts()
    assert clock(circle) == (45, 45, True)
    circle.passes(100)
    circle.taken(circle.facts["turn"])
    circle.passes(10)
    assert clock(circle) == (35, 45, False)


def test_it_stands_too_where_others_may_tap_that_they_are_ready_to_vote():
    circle = mixed("parlor", laps="ready").look()
    seen = {}
    while len(seen) < 6:
        seen[circle.facts["turn"]] = circle.board.view["standing"]
        circle.takes_turn()
    assert {seat for seat, stands in seen.items() if stands} == {"s2", "s3"}
