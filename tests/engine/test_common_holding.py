"""The private page of a shared phone closes with the answer, and what the phone shows is what the server means."""

from tests.engine.nonsense import nonsense
from tests.engine.players import evening_of, refusal


def writing():
    """Two givers at least share the last phone; gives the evening, that phone, and two givers on it."""
    evening = evening_of("Ana", "Ben", "Cleo", library=nonsense())
    cleo = evening.phones[2]
    cleo.adds("Dan"), cleo.adds("Eva")
    evening.host.hosts("configure", game="just_one", options={"clue_seconds": 30})
    evening.starts()
    givers = [seat for seat in cleo.seats if seat != evening.board.facts["guesser"]]
    return evening, cleo, *givers[:2]


def test_a_clue_sent_once_more_as_it_was_closes_the_page_too():
    """Found at random: the phone was not told, and went on showing the word to whoever took it next."""
    _, cleo, one, _ = writing()
    for _ in range(2):
        cleo.holds(one)
        assert cleo.mine_of(one)["card"] is not None
        cleo.answers("napkin", seat=one)
        assert cleo.mine_of(one)["card"] is None


def test_an_answer_that_comes_too_late_leaves_the_page_open():
    evening, cleo, one, _ = writing()
    cleo.holds(one)
    step = cleo.view["step"]
    # The clock has not spoken yet: the answer itself finds that its time is over.
    evening.clock.now += 30 * 3 + 1
    assert refusal(lambda: cleo.answers("napkin", step=step, seat=one)) == "too_late"
    assert cleo.mine_of(one)["card"] is not None
