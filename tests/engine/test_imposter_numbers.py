"""How many may play, and who leaves in mid-round (imposter.md, "Numbers that change")."""

import pytest

from tests.engine.parties import WAYS, party_of
from tests.engine.players import Evening, library_of, refused

RANGES = {"parlor": (3, 8), "first-to-five": (3, 12), "table": (3, 20), "pass": (3, 20)}

every_way = pytest.mark.parametrize("way", WAYS)
every_preset = pytest.mark.parametrize("preset", RANGES)


def lobby_of(seats, preset):
    evening = Evening(library_of())
    evening.seat(*(f"Guest {n}" for n in range(seats)))
    evening.host.hosts("configure", preset=preset)
    return evening


# A game starts only with a seat count in its range


@every_preset
def test_a_game_starts_with_the_fewest_and_with_the_most_seats(preset):
    for seats in RANGES[preset]:
        evening = lobby_of(seats, preset).starts()
        assert (evening.scene, len(evening.room.table.seats)) == ("imposter/look", seats)


@every_preset
@pytest.mark.parametrize("seats", [1, 2])
def test_with_fewer_it_does_not_start(preset, seats):
    evening = lobby_of(seats, preset)
    refusing = refused(lambda: evening.host.hosts("start"))
    assert (refusing.code, refusing.params, evening.scene) == ("too_few_seats", {"least": 3}, "lobby")


@pytest.mark.parametrize(("preset", "most"), [("parlor", 8), ("first-to-five", 12)])
def test_with_more_it_does_not_start(preset, most):
    evening = lobby_of(most + 1, preset)
    refusing = refused(lambda: evening.host.hosts("start"))
    assert (refusing.code, refusing.params, evening.scene) == ("too_many_seats", {"most": most}, "lobby")


@pytest.mark.parametrize("preset", ["table", "pass"])
def test_more_than_twenty_do_not_fit_into_a_room(preset):
    evening = lobby_of(20, preset)
    assert refused(lambda: evening.phone().sits("One more")).code == "room_full"


@pytest.mark.parametrize(("preset", "most"), [("parlor", 8), ("first-to-five", 12)])
def test_the_host_may_bench_seats_as_spectators(preset, most):
    evening = lobby_of(most + 1, preset)
    evening.host.hosts("bench", seat="s3")
    evening.starts()
    assert "s3" not in evening.room.table.seats and len(evening.room.table.seats) == most
    ghost = evening.by_seat("s3")
    assert (ghost.card, ghost.ask) == (None, None)
    assert evening.board.seat(ghost)["waiting"] is True


@every_preset
def test_those_on_the_bench_do_not_count_for_the_fewest(preset):
    evening = lobby_of(3, preset)
    evening.host.hosts("bench", seat="s3")
    assert refused(lambda: evening.host.hosts("start")).code == "too_few_seats"


@every_preset
def test_the_lobby_tells_the_range(preset):
    facts = lobby_of(4, preset).board.facts
    assert (facts["least"], facts["most"]) == RANGES[preset]


# Who leaves in mid-round

SCENES = ("imposter/look", "imposter/clue", "imposter/talk", "imposter/vote")


def party_in(scene, preset, way=None, seats=8, **options):
    return party_of(seats, preset, way, talk_seconds=60, **options).skips_to(scene)


@every_way
@every_preset
@pytest.mark.parametrize("scene", SCENES)
def test_when_a_civilian_leaves_the_round_goes_on_without_them(scene, preset, way):
    party = party_in(scene, preset, way)
    gone = party.all_of("civilian")[-1]
    party.goes(gone)
    assert (party.scene, "voided" in party.board.told) == (scene, False)
    assert gone not in party.room.table.pending()
    accused = party.all_of("civilian")[0]
    party.all_vote_for(accused)
    assert gone not in party.facts["votes"] and party.facts["accused"] == accused
    party.skips_to("imposter/reveal").skips(2)
    assert gone not in party.room.table.seats


@every_way
@every_preset
@pytest.mark.parametrize("scene", SCENES)
def test_when_the_last_imposter_leaves_before_the_vote_is_decided_the_round_is_void(scene, preset, way):
    party = party_in(scene, preset, way, imposters=1)
    word = party.secret
    [gone] = party.all_of("imposter")
    party.goes(gone)
    assert (party.scene, party.facts["round"]) == ("imposter/look", 1)
    assert "voided" in party.board.told
    assert set(party.scores.values()) == {0} and party.secret != word
    assert gone not in party.room.table.seats


@every_way
@pytest.mark.parametrize("preset", ["first-to-five", "table", "pass"])
def test_also_in_a_revote(preset, way):
    party = party_of(7, preset, way, imposters=1)
    party.tie(*party.all_of("civilian")[:2])
    assert party.scene == "imposter/revote"
    party.goes(party.all_of("imposter")[0])
    assert (party.scene, party.facts["round"]) == ("imposter/look", 1)


def test_also_while_three_two_one_is_counted():
    party = party_of(7, "table", "own").skips_to("imposter/vote")
    assert party.facts["count"] is True
    party.goes(party.all_of("imposter")[0])
    assert (party.scene, "voided" in party.board.told) == ("imposter/look", True)


@every_preset
def test_a_mr_white_who_is_left_keeps_the_round_going(preset):
    party = party_of(7, preset, "own", imposters=1, mr_white=True).skips_to("imposter/vote")
    party.goes(party.all_of("imposter")[0])
    assert party.scene == "imposter/vote"
    party.goes(party.all_of("mr_white")[0])
    assert (party.scene, "voided" in party.board.told) == ("imposter/look", True)


@every_way
@every_preset
def test_at_the_reveal_nothing_is_void(preset, way):
    party = party_of(6, preset, way, imposters=1)
    party.all_vote_for(party.all_of("civilian")[0])
    points = dict(party.facts["points"])
    party.goes(party.all_of("imposter")[0])
    assert (party.scene, party.facts["points"]) == ("imposter/reveal", points)


@every_way
def test_the_speaker_who_leaves_is_not_waited_for(way):
    party = party_of(6, "table", way).skips_to("imposter/clue")
    while party.facts["turn"] not in party.all_of("civilian"):
        party.skips()
    turn, following = party.facts["turn"], party.facts["next"]
    party.goes(turn)
    if following is not None and following != turn:
        assert party.facts["turn"] == following


def test_on_a_passed_phone_who_leaves_before_looking_is_passed_over():
    party = party_of(6, "pass")
    gone = next(seat for seat in party.facts["queue"][1:] if seat in party.all_of("civilian"))
    party.goes(gone)
    looked = []
    while party.scene == "imposter/look":
        looked.append(party.facts["turn"])
        party.says(party.facts["turn"], True)
    assert gone not in looked and len(looked) == 5


@every_way
def test_whose_turn_it_is_to_look_may_leave(way):
    party = party_of(6, "pass", way)
    gone = party.all_of("civilian")[-1]
    while party.facts.get("turn", gone) != gone:
        party.says(party.facts["turn"], True)
    party.goes(gone)
    assert gone not in party.room.table.pending()
    assert party.facts.get("turn") != gone


@every_preset
def test_below_the_smallest_table_the_match_ends_with_the_scores_so_far(preset):
    party = party_of(3, preset, "own")
    party.all_vote_for(party.all_of("civilian")[0])
    party.skips_to("imposter/reveal").skips(2)
    scores = {seat["id"]: seat["score"] for seat in party.board.view["seats"]}
    gone = party.all_of("civilian")[-1]
    party.goes(gone)
    assert (party.scene, party.board.told[-1]) == ("result", "too_few_left")
    del scores[gone]
    assert party.facts["scores"] == scores


@every_way
def test_whoever_joins_during_a_round_is_dealt_in_at_the_next(way):
    party = party_of(4, "table", way)
    if way == "own":
        party.seat("Newcomer")
    else:
        party.host.adds("Newcomer")
    assert party.board.view["seats"][-1]["waiting"] is True
    party.to_the_vote()
    assert "s5" not in party.facts["candidates"]
    party.skips_to("imposter/reveal").skips(2)
    assert "s5" in party.room.table.seats


@every_way
def test_a_seat_the_host_removes_is_one_that_has_left(way):
    party = party_of(6, "pass", way).to_the_vote()
    gone = party.all_of("civilian")[-1]
    party.host.hosts("remove", seat=gone)
    assert party.scene == "imposter/vote" and gone not in party.living
