"""No frame, page or log that reaches the board or an imposter carries the word before the reveal."""

from collections.abc import Callable

from tests.browser.phone import Phone
from tests.browser.screen import Screen, all_until
from tests.browser.table import Table
from tests.web.running import Running
from tests.web.wire_frames import PACK, TOKENS
from tests.web.wire_player import Phone as Outsider
from tests.web.wire_player import ask_http

STORED = "() => JSON.stringify([Object.assign({}, localStorage), Object.assign({}, sessionStorage)])"


def nonsense(evening: Table, farol: Running) -> None:
    """Puts the pack of nonsense on the table: no token of it stands anywhere by chance."""
    outsider = Outsider(farol.url, evening.code)
    token = outsider.send("lead", {})["token"]
    status, pack = ask_http(f"{farol.url}/rooms/{evening.code}/packs", PACK, "text/plain", token)
    assert status == 201, pack
    outsider.host("configure", packs=[pack["id"]])
    evening.welcomes("Ana")
    outsider.host("hand_over", seat=evening.host.seat)
    outsider.close()


def tokens_in(text: str) -> list[str]:
    return [token for token in TOKENS if token in text.casefold()]


def check_silent(screen: Screen, mine: str = "") -> None:
    """Nothing that this screen was ever sent, shows or keeps has a word of the pack but its own."""
    for frame in screen.received:
        found = [token for token in tokens_in(frame) if token != mine]
        assert not found, f"{found} in {frame}"
    page = screen.page.content() + screen.page.evaluate("document.body.innerText")
    assert not tokens_in(page)
    assert not tokens_in(screen.page.evaluate(STORED))


def check_all(evening: Table, farol: Running) -> None:
    assert all(screen.received for screen in evening.screens)
    for screen in evening.screens:
        check_silent(screen, own_word(screen))
    for path in (f"/board/{evening.code}", f"/{evening.code}", "/", f"/board/{evening.code}/qr.svg"):
        assert not tokens_in(farol.get(path).text)
    assert not tokens_in(farol.log)


def own_word(screen: Screen) -> str:
    """The word on a civilian's card; nothing for the board and for imposters."""
    if not isinstance(screen, Phone) or screen.card is None or screen.is_imposter:
        return ""
    return screen.card.word


def test_the_word_reaches_nobody_who_may_not_have_it(table: Callable[..., Table], farol: Running) -> None:
    evening = table()
    evening.code = evening.board.opens_a_room()
    nonsense(evening, farol)
    for name in ("Ben", "Cleo", "Dan"):
        evening.welcomes(name)
    evening.starts()
    evening.look()
    assert evening.word in TOKENS
    check_all(evening, farol)
    evening.give_clues()
    check_all(evening, farol)
    check_votes_are_secret(evening)
    evening.vote(evening.imposter)
    evening.board.shows("board.guess.below")
    check_all(evening, farol)
    evening.guess("teapot")
    for screen in evening.screens:
        assert screen.facts["word"] == evening.word
    assert not tokens_in(farol.log)


def check_votes_are_secret(evening: Table) -> None:
    """While the vote is open, the others are told that somebody has voted, and not for whom."""
    voter, *others = (phone for phone in evening.phones if phone is not evening.imposter)
    seen = {screen: len(screen.received) for screen in (evening.board, evening.imposter, *others)}
    voter.votes_for(evening.imposter.name)
    all_until(seen, lambda screen: any(seat["answered"] for seat in screen.view["seats"]))
    for screen, number in seen.items():
        assert "votes" not in screen.facts
        assert not [
            frame for frame in screen.received[number:] if f'"sent":"{evening.imposter.seat}"' in frame
        ]
    voter.until(lambda: voter.mine["sent"] == evening.imposter.seat)
