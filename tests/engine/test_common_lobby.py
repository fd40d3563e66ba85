"""What the host may do in the lobby and after the result (common.md, "The host may, at any time")."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.engine.players import evening_of, match_of, outcome, refusal, refused

# In the lobby


def test_the_host_s_moves_in_the_lobby_and_after_the_result():
    evening = evening_of("Ana", "Ben", "Cleo")
    lobby = ["configure", "start", "arrange", "bench", "reset_scores", "remove", "hand_over", "seat_code"]
    assert evening.host.moves == lobby
    evening.starts().host.hosts("end")
    assert evening.host.moves == ["again", "end", "reset_scores", "remove", "hand_over", "seat_code"]


def test_the_host_arranges_the_seats_and_the_next_deal_follows_that_order():
    evening = evening_of("Ana", "Ben", "Cleo")
    evening.host.hosts("arrange", order=["s3", "s1", "s2"])
    assert evening.names == ["Cleo", "Ana", "Ben"]
    evening.starts()
    assert evening.room.table.seats == ("s3", "s1", "s2")


@pytest.mark.parametrize(
    "order",
    [None, "s1", [], ["s1", "s2"], ["s1", "s1", "s2"], ["s1", "s2", "s9"], [1, 2, 3], [["s1"], "s2", "s3"]],
)
def test_an_order_that_does_not_name_each_seat_once_is_refused(order):
    evening = evening_of("Ana", "Ben", "Cleo")
    assert refusal(lambda: evening.host.hosts("arrange", order=order)) == "bad_value"
    assert evening.names == ["Ana", "Ben", "Cleo"]


def test_a_benched_seat_watches_until_it_is_benched_once_more():
    evening = evening_of("Ana", "Ben", "Cleo", "Dan")
    dan = evening.phones[3]
    evening.host.hosts("bench", seat=dan.id)
    assert evening.board.seat(dan)["benched"] and evening.board.seat(dan)["waiting"]
    evening.starts().escaped().next_round()
    assert dan.id not in evening.room.table.seats
    evening.host.hosts("end")
    evening.host.hosts("end")
    evening.host.hosts("bench", seat=dan.id)
    evening.starts()
    assert dan.id in evening.room.table.seats


def test_a_match_starts_only_from_the_smallest_table_on():
    evening = evening_of("Ana", "Ben")
    few = refused(lambda: evening.host.hosts("start"))
    assert (few.code, few.params, evening.scene) == ("too_few_seats", {"least": 3}, "lobby")
    evening.seat("Cleo")
    evening.starts()
    assert evening.scene == "imposter/look"


def test_a_benched_seat_does_not_count_for_the_start():
    evening = evening_of("Ana", "Ben", "Cleo")
    evening.host.hosts("bench", seat="s3")
    assert refusal(lambda: evening.host.hosts("start")) == "too_few_seats"


def test_a_match_starts_with_as_many_as_the_game_allows_and_no_more():
    evening = evening_of(*[f"Guest {n}" for n in range(9)])
    many = refused(lambda: evening.host.hosts("start"))
    assert (many.code, many.params, evening.scene) == ("too_many_seats", {"most": 8}, "lobby")
    evening.host.hosts("bench", seat="s4")
    evening.starts()
    assert evening.room.table.seats == ("s1", "s2", "s3", "s5", "s6", "s7", "s8", "s9")


def test_of_many_starts_at_once_one_is_made():
    evening = evening_of("Ana", "Ben", "Cleo")
    step = evening.board.view["step"]
    tries = [lambda: evening.host.hosts("start", step)] * 8
    with ThreadPoolExecutor(8) as people:
        codes = list(people.map(lambda start: outcome(start), tries))
    assert sorted(codes) == ["ok"] + ["stale_step"] * 7
    assert (evening.room.match, evening.board.view["step"]) == (1, step + 1)


# After the result


def test_again_deals_at_once_with_the_same_seats_and_scores():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    scores, seats = evening.scores, [seat["id"] for seat in evening.board.view["seats"]]
    assert sorted(scores.values()) == [0, 0, 2]
    evening.host.hosts("again")
    assert (evening.scene, evening.board.facts["round"]) == ("imposter/look", 1)
    assert (evening.scores, [seat["id"] for seat in evening.board.view["seats"]]) == (scores, seats)


def test_back_in_the_lobby_the_scores_are_still_there_until_they_are_reset():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    evening.host.hosts("end")
    assert (evening.scene, sorted(evening.scores.values())) == ("lobby", [0, 0, 2])
    evening.starts()
    assert sorted(evening.scores.values()) == [0, 0, 2]
    evening.host.hosts("end")
    evening.host.hosts("reset_scores")
    assert set(evening.scores.values()) == {0}


def test_scores_that_are_reset_after_the_result_are_reset_in_the_result_too():
    evening = match_of(3).escaped()
    evening.host.hosts("end")
    evening.host.hosts("reset_scores")
    assert set(evening.board.facts["scores"].values()) == {0}


def test_a_host_who_plays_sees_no_more_of_the_secrets_than_any_other_seat():
    evening = match_of(3)
    for scene in ("imposter/look", "imposter/clue", "imposter/vote"):
        evening.skips_to(scene)
        host, civilian = evening.host, evening.civilians()[0]
        assert set(host.mine) == set(civilian.mine)
        assert set(host.view["host"]) == {"moves", "ask", "answered", "undo", "reported"}
        if host in evening.imposters():
            assert evening.secret not in str(host.view)
