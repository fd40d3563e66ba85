"""The last chance: each value of the option, each way to play, whoever guesses (imposter.md, "The last chance")."""

import pytest

from tests.engine.parties import WAYS, party_of
from tests.engine.players import refusal

every_way = pytest.mark.parametrize("way", WAYS)

LINES = ("hot tub = jacuzzi ~ spa / sauna",)
"""The secret is the hot tub, or the sauna."""


def caught(preset, way=None, seats=5, *, host=None, lines=(), **options):
    """An imposter was voted out; the host is a civilian unless said otherwise: "guesser", "next" or "away"."""
    party = party_of(seats, preset, way, lines=lines, **options)
    guesser = party.all_of("imposter")[0]
    own = party.room.options["way"] == "own" or options.get("phones") == "own"
    if own and not options.get("seatless"):
        following = [*party.living, *party.living]
        following = following[following.index(guesser) + 1]
        last = [seat for seat in party.all_of("civilian") if seat != following][-1]
        party.becomes_host({"guesser": guesser, "next": following}.get(host, last))
    party.all_vote_for(guesser)
    return party, guesser


def on_one_phone(preset, host_guesses, **options):
    """On a passed phone the first seat is the host's own."""
    while True:
        party = party_of(5, preset, "passed", **options)
        guesser = party.all_of("imposter")[0]
        if (guesser == "s1") == host_guesses:
            party.all_vote_for(guesser)
            return party, guesser


def seats_after(party, guesser):
    seats = party.living
    place = seats.index(guesser)
    return seats[place + 1 :] + seats[:place]


def verdict(party):
    facts = party.facts
    return party.scene, facts["guess"], facts["verdict"], facts["ruled"]


def told(text=None, what="wrong", ruled=False):
    return "imposter/reveal", text, what, ruled


# Judged by the system


@every_way
def test_system_the_caught_imposter_sees_the_category_and_types_one_guess_in_ninety_seconds(way):
    party, guesser = caught("parlor", way)
    assert party.ask_of(guesser) == {"kind": "guess", "most": 60, "category": "Things"}
    assert (party.facts["stage"], party.left, party.asked()) == ("typed", 90, {guesser: "guess"})


@pytest.mark.parametrize("guess", ["exact", "close", "wrong"])
@every_way
def test_system_says_exact_close_or_wrong(way, guess):
    party, guesser = caught("parlor", way, lines=("hot tub = jacuzzi ~ spa",), hint="none")
    typed = {"exact": "jacuzzi", "close": "spa", "wrong": "sauna"}[guess]
    party.says(guesser, typed)
    assert verdict(party) == told(typed, guess)
    assert party.facts["guesser"] == guesser


@every_way
def test_system_no_guess_in_time_is_wrong(way):
    party, guesser = caught("parlor", way)
    party.ask_of(guesser)
    party.passes(90.6)
    assert verdict(party) == told()


def test_system_on_a_shared_phone_the_time_runs_from_the_tap_of_the_guesser():
    party, guesser = caught("parlor", "passed")
    party.passes(500)
    assert (party.scene, party.left) == ("imposter/guess", 90)
    party.ask_of(guesser)
    party.passes(30)
    party.ask_of(guesser)
    assert party.host.view["left"] == 60


def test_system_the_clues_are_there_for_the_guess():
    party = party_of(5, "parlor", "own").skips_to("imposter/clue")
    while party.scene == "imposter/clue":
        party.says(party.facts["turn"], "fine")
    party.all_vote_for(party.all_of("imposter")[0])
    assert len(party.facts["clues"]) == 15


def test_the_other_imposters_stay_hidden_until_it_is_judged_and_watch():
    party, guesser = caught("parlor", "own", 6, imposters=2)
    partner = next(seat for seat in party.all_of("imposter") if seat != guesser)
    for screen in (party.board, *party.phones):
        assert "roles" not in screen.facts and screen.facts["imposters"] == 2
        assert (screen.facts["accused"], screen.facts["role"]) == (guesser, "imposter")
    assert party.ask_of(partner) is None
    assert refusal(lambda: party.says(partner, "spa")) == "not_asked"
    party.says(guesser, "nothing")
    assert party.facts["roles"][partner] == "imposter"
    assert party.facts["points"][partner] == party.facts["points"][guesser]


# Ruled by the table


@every_way
def test_table_the_guess_is_aloud_and_has_ten_seconds(way):
    party, _ = caught("first-to-five", way)
    assert (party.scene, party.facts["stage"], party.left) == ("imposter/guess", "aloud", 10)
    assert party.asked() == {"host": "guessed"}
    assert "word" not in party.facts


@every_way
def test_table_a_guess_that_runs_out_is_wrong(way):
    party, _ = caught("first-to-five", way)
    party.passes(10.6)
    assert verdict(party) == told()


@every_way
def test_table_when_it_was_said_the_board_shows_the_word_and_there_are_thirty_seconds_to_rule(way):
    party, _ = caught("first-to-five", way)
    word = party.secret
    party.host_says(True)
    facts = party.facts
    assert (party.scene, facts["stage"], facts["word"], facts["guess"], party.left) == (
        "imposter/guess",
        "ruling",
        word,
        None,
        30,
    )


def test_table_on_own_phones_the_rest_of_the_table_rules():
    party, guesser = caught("first-to-five", "own")
    party.host_says(True)
    others = seats_after(party, guesser)
    assert (party.facts["rulers"], party.asked()) == (others, dict.fromkeys(others, "ruling"))
    assert party.ask_of(guesser) is None


def rules(party, guesser, *taps):
    for seat, tap in zip(seats_after(party, guesser), taps, strict=False):
        if tap is not None:
            party.says(seat, tap)
    if party.scene == "imposter/guess" and None in taps:
        party.passes(30.6)


@pytest.mark.parametrize(
    ("taps", "expected"),
    [
        ((True, True, True, False), "exact"),
        ((True, False, False, False), "wrong"),
        ((True, True, True, True), "exact"),
        ((True, None, None, None), "exact"),
        ((False, None, None, None), "wrong"),
        ((False, None, False, True), "wrong"),
        ((None, True, False, True), "exact"),
    ],
)
def test_table_by_the_majority_of_the_taps(taps, expected):
    party, guesser = caught("first-to-five", "own")
    party.host_says(True)
    rules(party, guesser, *taps)
    assert verdict(party) == told(None, expected, True)


def test_table_a_ruling_that_nobody_gives_is_wrong():
    party, _ = caught("first-to-five", "own")
    party.host_says(True)
    party.passes(30.6)
    assert verdict(party) == told()


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_table_on_a_tie_the_tap_of_the_host_decides(tap, expected):
    party, guesser = caught("first-to-five", "own")
    host = party.host.id
    party.host_says(True)
    others = [seat for seat in seats_after(party, guesser) if seat != host]
    party.says(host, tap)
    for seat, other in zip(others, (tap, not tap, not tap), strict=True):
        party.says(seat, other)
    assert verdict(party) == told(None, expected, True)


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_table_on_a_tie_a_host_who_has_not_tapped_is_asked(tap, expected):
    party, guesser = caught("first-to-five", "own")
    host = party.host.id
    party.host_says(True)
    others = [seat for seat in seats_after(party, guesser) if seat != host]
    party.says(others[0], True)
    party.says(others[1], False)
    party.passes(30.6)
    assert (party.facts["stage"], party.facts["rulers"], party.asked()) == (
        "ruling",
        ["host"],
        {"host": "ruling"},
    )
    party.host_says(tap)
    assert verdict(party) == told(None, expected, True)


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_table_on_a_tie_a_host_without_a_seat_is_asked(tap, expected):
    party, guesser = caught("first-to-five", "own", seatless=True)
    party.host_says(True)
    for seat, other in zip(seats_after(party, guesser), (True, False, False, True), strict=True):
        party.says(seat, other)
    assert party.facts["rulers"] == ["host"]
    party.host_says(tap)
    assert verdict(party) == told(None, expected, True)


def test_table_on_a_tie_a_host_who_never_taps_leaves_it_wrong():
    party, guesser = caught("first-to-five", "own")
    host = party.host.id
    party.host_says(True)
    others = [seat for seat in seats_after(party, guesser) if seat != host]
    party.says(others[0], True)
    party.says(others[1], False)
    party.passes(30.6)
    party.passes(30.6)
    assert verdict(party) == told()


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_table_on_a_tie_with_the_host_as_guesser_the_next_seat_decides(tap, expected):
    party, guesser = caught("first-to-five", "own", host="guesser")
    party.host_says(True)
    following, *others = seats_after(party, guesser)
    party.says(following, tap)
    for seat, other in zip(others, (tap, not tap, not tap), strict=True):
        party.says(seat, other)
    assert verdict(party) == told(None, expected, True)


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
@pytest.mark.parametrize("way", ["passed", "led"])
def test_table_on_one_phone_the_host_taps_the_tables_word(way, tap, expected):
    party, _ = caught("first-to-five", way)
    party.host_says(True)
    assert (party.facts["rulers"], party.asked()) == (["host"], {"host": "ruling"})
    party.host_says(tap)
    assert verdict(party) == told(None, expected, True)


def test_table_on_one_phone_the_tables_word_is_tapped_also_for_the_hosts_own_seat():
    party, _ = on_one_phone("first-to-five", True)
    party.host_says(True)
    assert party.asked() == {"host": "ruling"}


# Ruled by the host


@every_way
def test_host_one_guess_aloud_or_typed_without_a_clock(way):
    party, guesser = caught("table", way)
    while way != "own" and guesser == "s1":
        party, guesser = caught("table", way)
    assert (party.facts["stage"], party.left) == ("aloud", None)
    assert party.asked() == {"host": "guessed", guesser: "guess"}
    assert party.ask_of(guesser) == {"kind": "guess", "most": 60, "category": "Things", "required": False}
    assert "word" not in party.facts


def test_on_a_shared_phone_the_guesser_is_asked_though_nobody_waits_for_what_is_typed():
    party, guesser = on_one_phone("table", host_guesses=False)
    mine = party.by_seat(guesser).mine_of(guesser)
    assert (mine["ask"], mine["asked"], mine["answered"]) == (None, True, False)
    assert not any(seat["asked"] for seat in party.board.view["seats"])


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_host_aloud_the_host_taps_guessed_sees_the_word_and_rules(tap, expected):
    party, _ = caught("table", phones="own")
    word = party.secret
    party.host_says(True)
    facts = party.facts
    assert (facts["stage"], facts["word"], facts["category"], facts["guess"]) == (
        "ruling",
        word,
        "Things",
        None,
    )
    assert party.asked() == {"host": "ruling"}
    party.host_says(tap)
    assert verdict(party) == told(None, expected, True)


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_host_typed_where_its_holder_prefers_and_ruled_all_the_same(tap, expected):
    party, guesser = caught("table", phones="own", lines=LINES)
    party.says(guesser, "pizza")
    assert (party.facts["stage"], party.facts["guess"]) == ("ruling", "pizza")
    party.host_says(tap)
    assert verdict(party) == told("pizza", expected, True)


def test_host_typed_on_the_one_phone_too():
    party, guesser = on_one_phone("table", False)
    party.says(guesser, "pizza")
    assert (party.facts["stage"], party.facts["guess"], party.facts["rulers"]) == (
        "ruling",
        "pizza",
        ["host"],
    )


def test_host_there_is_one_guess_only():
    party, guesser = caught("table", phones="own")
    step = party.room.step
    party.says(guesser, "pizza")
    assert refusal(lambda: party.by_seat(guesser).answers("other", step)) == "stale_step"
    assert refusal(lambda: party.says(guesser, "other")) == "not_asked"


def test_host_a_ruling_is_right_or_wrong():
    party, _ = caught("table", phones="own")
    party.host_says(True)
    for value in (None, 1, "right", "exact", [], {}):
        assert refusal(lambda value=value: party.host_says(value)) == "bad_value"


def test_host_nobody_else_rules():
    party, _ = caught("table", phones="own")
    party.host_says(True)
    for seat in party.living:
        assert refusal(lambda seat=seat: party.says(seat, True)) == "not_asked"


def test_host_a_ruling_that_runs_out_is_wrong():
    party, _ = caught("table", phones="own")
    party.host_says(True)
    assert party.left == 30
    party.passes(30.6)
    assert verdict(party) == told()


def test_host_a_guess_that_runs_out_is_wrong():
    party, _ = caught("table", phones="own", guess_seconds=30)
    party.passes(30.6)
    assert verdict(party) == told()


def test_host_a_skipped_guess_is_wrong():
    party, _ = caught("table", phones="own")
    party.skips()
    assert verdict(party) == told()


@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_host_if_the_host_is_the_guesser_the_next_seat_in_seat_order_rules(tap, expected):
    party, guesser = caught("table", phones="own", host="guesser")
    ruler = seats_after(party, guesser)[0]
    assert party.asked() == {ruler: "guessed", guesser: "guess"}
    assert (party.host_ask, party.facts["rulers"]) == (None, [ruler])
    party.says(ruler, True)
    assert (party.facts["rulers"], party.asked()) == ([ruler], {ruler: "ruling"})
    party.says(ruler, tap)
    assert verdict(party) == told(None, expected, True)


def test_host_on_one_phone_the_next_seat_rules_for_the_hosts_own():
    party, _ = on_one_phone("table", True)
    assert party.asked() == {"s2": "guessed", "s1": "guess"}
    party.says("s2", True)
    party.says("s2", True)
    assert verdict(party) == told(None, "exact", True)


def test_host_the_host_may_be_the_last_in_seat_order():
    while True:
        party, guesser = caught("table", phones="own", host="guesser")
        if guesser == "s5":
            break
    assert party.asked()["s1"] == "guessed"


def test_host_a_host_without_a_seat_rules():
    party, guesser = caught("table", seatless=True)
    assert party.asked() == {"host": "guessed", guesser: "guess"}
    party.host_says(True)
    party.host_says(True)
    assert verdict(party) == told(None, "exact", True)


def test_host_the_next_seat_rules_when_the_one_that_was_to_rule_leaves():
    party, guesser = caught("table", seats=6, phones="own", host="guesser")
    first, second, third, *_ = seats_after(party, guesser)
    party.goes(first)
    assert (party.facts["stage"], party.asked()) == ("aloud", {second: "guessed", guesser: "guess"})
    party.says(second, True)
    party.goes(second)
    assert (party.facts["stage"], party.facts["rulers"], party.asked()) == (
        "ruling",
        [third],
        {third: "ruling"},
    )
    party.says(third, True)
    assert verdict(party) == told(None, "exact", True)


def test_host_the_next_seat_rules_when_the_guesser_becomes_host():
    party, guesser = caught("table", phones="own")
    party.becomes_host(guesser)
    ruler = seats_after(party, guesser)[0]
    assert party.asked() == {ruler: "guessed", guesser: "guess"}
    party.says(ruler, True)
    party.becomes_host(ruler)
    assert party.asked() == {"host": "ruling"}
    party.host_says(False)
    assert verdict(party) == told(None, "wrong", True)


def test_host_who_follows_a_host_who_leaves_rules():
    party, guesser = caught("table", seats=6, phones="own")
    party.goes(party.host.id)
    ruler = "host" if party.host.id != guesser else seats_after(party, guesser)[0]
    assert party.asked() == {ruler: "guessed", guesser: "guess"}
    party.is_ruled(True)
    assert verdict(party) == told(None, "exact", True)


# Mr. White only


def with_mr_white(way, accused, seats=7, **options):
    party = party_of(seats, "pass", way, mr_white=True, imposters=1, **options)
    seat = party.all_of(accused)[0]
    if way == "own" or options.get("phones") == "own":
        party.becomes_host(party.all_of("civilian")[-1])
    party.all_vote_for(seat)
    return party, seat


@every_way
@pytest.mark.parametrize("full_game", [False, True])
def test_mr_white_only_no_one_else_guesses(way, full_game):
    party, _ = with_mr_white(way, "imposter", full_game=full_game)
    assert party.scene == ("imposter/out" if full_game else "imposter/reveal")
    assert party.facts["verdict"] is None


@every_way
def test_mr_white_only_without_one_nobody_guesses(way):
    party = party_of(5, "pass", way)
    party.all_vote_for(party.all_of("imposter")[0])
    assert (party.scene, party.facts["outcome"], party.facts["verdict"]) == (
        "imposter/reveal",
        "caught",
        None,
    )


@every_way
@pytest.mark.parametrize("full_game", [False, True])
def test_mr_white_guesses_when_voted_out_in_either_length(way, full_game):
    party, white = with_mr_white(way, "mr_white", full_game=full_game)
    assert (party.scene, party.facts["accused"], party.facts["role"]) == (
        "imposter/guess",
        white,
        "mr_white",
    )
    assert party.asked()[white] == "guess"


@every_way
@pytest.mark.parametrize("full_game", [False, True])
def test_mr_white_typed_right_steals_the_win(way, full_game):
    party, white = with_mr_white(way, "mr_white", full_game=full_game)
    word = party.secret
    party.says(white, word)
    assert verdict(party) == told(word, "exact")
    assert party.facts["winners_side"] == "imposter"
    [imposter] = party.all_of("imposter")
    points = party.facts["points"]
    assert (points[white], points[imposter]) == (14, 6)
    assert {points[seat] for seat in party.all_of("civilian")} == {0}


def test_mr_white_typed_exact_counts_and_close_does_not():
    party, white = with_mr_white("own", "mr_white", lines=("hot tub ~ spa",))
    party.says(white, "spa")
    assert verdict(party) == told("spa", "close")
    assert (party.facts["winners_side"], party.points()) == ("civilian", (0, 2))


@every_way
@pytest.mark.parametrize(("tap", "expected"), [(True, "exact"), (False, "wrong")])
def test_mr_white_aloud_is_ruled(way, tap, expected):
    party, white = with_mr_white(way, "mr_white")
    while way != "own" and white == "s1":
        party, white = with_mr_white(way, "mr_white")
    party.host_says(True)
    assert party.facts["stage"] == "ruling"
    party.host_says(tap)
    assert verdict(party) == told(None, expected, True)


def test_mr_white_wrong_is_an_ordinary_elimination():
    party, white = with_mr_white("own", "mr_white")
    party.says(white, "nothing")
    assert (party.facts["outcome"], party.facts["winners_side"], party.points()) == (
        "caught",
        "civilian",
        (0, 2),
    )


def test_mr_white_wrong_in_a_full_game_is_out_and_it_goes_on():
    party, white = with_mr_white("own", "mr_white", full_game=True)
    party.says(white, "nothing")
    assert (party.scene, party.facts["out"], party.facts["side"], party.facts["role"]) == (
        "imposter/out",
        white,
        "imposter",
        "mr_white",
    )


def test_mr_white_guesses_by_the_preset_where_imposters_do_too():
    party = party_of(7, "parlor", "own", mr_white=True, imposters=1)
    white = party.all_of("mr_white")[0]
    party.all_vote_for(white)
    assert (party.facts["stage"], party.facts["role"], party.asked()) == (
        "typed",
        "mr_white",
        {white: "guess"},
    )


# For all of them


@every_way
@pytest.mark.parametrize("chance", ["system", "table", "host", "mr_white_only"])
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
def test_each_value_means_the_same_in_every_preset(preset, chance, way):
    party, guesser = caught(preset, way, last_chance=chance)
    while way != "own" and guesser == "s1":
        party, guesser = caught(preset, way, last_chance=chance)
    asked = {
        "system": {guesser: "guess"},
        "table": {"host": "guessed"},
        "host": {"host": "guessed", guesser: "guess"},
    }
    if chance == "mr_white_only":
        assert party.scene == "imposter/reveal"
    else:
        assert party.asked() == asked[chance]


@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table"])
def test_a_caught_seat_that_leaves_has_guessed_wrong(preset):
    party, guesser = caught(preset, "own", 6)
    party.goes(guesser)
    assert (verdict(party), party.facts["outcome"]) == (told(), "caught")


@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_also_while_it_is_ruled(preset):
    party, guesser = caught(preset, "own", 6)
    party.host_says(True)
    party.goes(guesser)
    assert (party.scene, party.facts["verdict"], party.facts["outcome"]) == (
        "imposter/reveal",
        "wrong",
        "caught",
    )


def test_a_caught_mr_white_who_leaves_has_guessed_wrong():
    party, white = with_mr_white("own", "mr_white")
    party.goes(white)
    assert (verdict(party), party.facts["winners_side"]) == (told(), "civilian")


def test_the_rest_of_the_imposters_may_leave_while_one_guesses():
    party, guesser = caught("parlor", "own", 7, imposters=2)
    for seat in party.all_of("imposter"):
        if seat != guesser:
            party.goes(seat)
    assert (party.scene, party.asked()) == ("imposter/guess", {guesser: "guess"})


@every_way
@pytest.mark.parametrize("preset", ["parlor", "first-to-five", "table", "pass"])
def test_most_votes_on_a_civilian_brings_no_last_chance(preset, way):
    party = party_of(5, preset, way)
    party.all_vote_for(party.all_of("civilian")[0])
    assert (party.scene, party.facts["guesser"], party.facts["verdict"]) == ("imposter/reveal", None, None)


# Overruling


@pytest.mark.parametrize("verdict_", ["exact", "close", "wrong"])
def test_the_host_may_overrule_what_the_system_has_said_while_the_reveal_is_on(verdict_):
    party, guesser = caught("parlor", "own", 6)
    assert "overrule" not in party.host.moves
    party.says(guesser, "nothing")
    party.host.hosts("overrule", verdict=verdict_)
    assert verdict(party) == told("nothing", verdict_)
    assert party.points() == {"exact": (2, 0), "close": (1, 1), "wrong": (0, 1)}[verdict_]
    party.skips(2)
    assert refusal(lambda: party.host.hosts("overrule", verdict="wrong")) in ("not_now", "no_such_move")


def test_not_a_host_who_is_the_guesser():
    party, guesser = caught("parlor", "own", host="guesser")
    party.says(guesser, "nothing")
    assert "overrule" not in party.host.moves
    assert refusal(lambda: party.host.hosts("overrule", verdict="exact")) == "not_now"


def test_the_verdict_of_the_clock_may_be_overruled_too():
    party, _ = caught("parlor", "own")
    party.passes(90.6)
    party.host.hosts("overrule", verdict="exact")
    assert party.facts["verdict"] == "exact"


@pytest.mark.parametrize("preset", ["first-to-five", "table"])
def test_what_people_have_ruled_is_not_overruled(preset):
    party, guesser = caught(preset, "own")
    party.host_says(True)
    if preset == "table":
        party.host_says(True)
    else:
        rules(party, guesser, True, True, True, True)
    assert verdict(party) == told(None, "exact", True)
    assert "overrule" not in party.host.moves
    assert refusal(lambda: party.host.hosts("overrule", verdict="wrong")) in ("not_now", "no_such_move")


def test_of_mr_white_a_typed_guess_may_be_overruled_and_what_was_ruled_may_not():
    party, white = with_mr_white("own", "mr_white")
    party.says(white, "nothing")
    party.host.hosts("overrule", verdict="exact")
    assert party.facts["points"][white] == 14
    party, white = with_mr_white("own", "mr_white")
    party.host_says(True)
    party.host_says(False)
    assert "overrule" not in party.host.moves


def test_a_steal_that_is_overruled_in_a_full_game_lets_those_still_in_get_away():
    party, white = with_mr_white("own", "mr_white", full_game=True)
    word = party.secret
    party.says(white, word)
    party.host.hosts("overrule", verdict="wrong")
    assert (party.facts["outcome"], party.points()) == ("escaped", (6, 0))
    party.host.hosts("overrule", verdict="exact")
    assert party.facts["points"][white] == 14


def test_where_nobody_guessed_there_is_nothing_to_overrule():
    party = party_of(5, "pass", "own")
    party.all_vote_for(party.all_of("imposter")[0])
    assert "overrule" not in party.host.moves
