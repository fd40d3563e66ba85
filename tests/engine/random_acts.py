"""What a host does at random, and the world; and how often each act comes."""

from tests.engine.nonsense import pack_text
from tests.engine.random_answers import STEPS, STRANGE, TIE
from tests.engine.random_turns import Turns

TIMES = (0.2, 2, 7, 12, 31, 46, 61, 91, 181)
MOVES = (
    *("configure", "start", "pause", "resume", "extend", "skip", "undo", "remove", "void", "end", "again"),
    *("reset_scores", "hand_over", "arrange", "bench", "seat_code", "overrule", "nonsense", ""),
    *("word_said", "call_vote", "dismiss_report"),
)


ACTS = {
    # The first is what a failing example shrinks to.
    **{"time_passes": 5, "a_scene_passes": 24, "everybody_answers": 5, "somebody_answers": 8},
    **{"answers_and_undoes": 3, "answers_strangely": 3, "answers_badly": 1, "says_the_word": 2},
    **{"vanishes": 3, "returns": 4, "opens_a_second_tab": 1},
    **{"sits": 3, "sits_strangely": 1, "looks_on": 1, "leaves": 2, "claims": 1, "leads": 1, "holds": 2},
    **{"host_goes_on": 5, "host_pauses": 2, "host_resumes": 3, "host_undoes": 4, "host_moves": 3},
    **{"host_moves_strangely": 2, "host_skips_twice": 1, "host_extends": 2, "host_overrules": 2},
    **{"server_restarts": 2, "board_comes_or_goes": 1, "host_adds_a_pack": 1, "host_switches_games": 1},
}
"""Each act, and how often it comes beside the others."""
IMPOSTER_ACTS = {
    **{"somebody_answers_unasked": 3, "a_word_is_said": 6, "host_calls_the_vote": 6},
    **{"host_skips_to_the_vote": 5, "the_vote_is_tied": 4, "host_switches_a_house": 1},
}
TURN_ACTS = {
    **{"all_write_the_same": 2, "all_write_their_own": 6, "somebody_changes_a_clue": 5},
    **{"the_guess_is": 6, "all_hit": 3, "answers_badly": 2, "whose_turn_it_is_leaves": 2},
    **{"who_has_answered_leaves": 1, "host_voids": 1},
    **{"host_switches_games": 2, "the_match_is_played": 1, "host_overrules": 3, "host_goes_on": 8},
}


class Crowd(Turns):
    """A room in which anything can happen."""

    def does(self, act: str, a: int, b: int) -> None:
        getattr(self, act)(a, b)

    # The host

    def host_goes_on(self, a: int, b: int) -> None:
        """Starts, skips, or plays again, whatever is next."""
        moves = {"lobby": "start", "result": "end" if b % 3 == 0 else "again", "round": "skip"}
        self.moves(moves[self.room.phase])

    def host_skips_to_the_vote(self, a: int, b: int) -> None:
        for _ in range(70):
            scene = self.seen["shared"]["scene"]
            if scene not in ("imposter/look", "imposter/clue", "imposter/talk") or self.moves("skip") is None:
                break

    def the_vote_is_tied(self, a: int, b: int) -> None:
        """Once it has come to a vote."""
        if "vote" in self.seen["shared"]["scene"]:
            if self.seen["shared"]["facts"].get("count"):
                self.server.passes(4)
            for phone, seat in self.pending():
                self.answers_well(phone, seat, TIE)

    def host_pauses(self, a: int, b: int) -> None:
        self.moves("pause")

    def host_resumes(self, a: int, b: int) -> None:
        self.moves("resume")

    def host_extends(self, a: int, b: int) -> None:
        self.moves("extend")

    def host_undoes(self, a: int, b: int) -> None:
        host = self.host()
        for _ in range(1 + a % 4):
            if host is not None:
                self.undo(host)

    def host_skips_twice(self, a: int, b: int) -> None:
        """Two skips that name one step are one step."""
        step = self.room.step
        if self.moves("skip", step) is not None:
            assert self.moves("skip", step) is None

    def host_overrules(self, a: int, b: int) -> None:
        self.moves("overrule", verdict=("exact", "close", "wrong", "nonsense")[b % 4])

    def all_have_looked(self) -> None:
        for _ in range(20):
            if self.seen["shared"]["scene"] != "imposter/look" or self.moves("skip") is None:
                break

    def a_word_is_said(self, a: int, b: int) -> None:
        """A phone reports it: everybody is told, and nobody who it was. The host names somebody, or nobody."""
        self.all_have_looked()
        if b % 4 and self.phones:
            phone = self.phones[a % len(self.phones)]
            told, before = self.room.reported, self.seen["shared"]["notice"]
            if self.attempt(lambda: self.server.door.report(phone.link)) is not None:
                self.asked.add("report")
                notice = self.seen["shared"]["notice"]
                if told:  # while the host is asked, nobody is told again
                    assert notice == before
                else:
                    assert (notice["code"], notice["params"]) == ("word_reported", {})
        present = self.present()
        seat = present[b % len(present)] if present else None
        move = (None, "word_said", "dismiss_report", "word_said")[a % 4]
        if move is not None and self.moves(move, seat=seat) is not None:
            self.asked.add(move)

    def host_calls_the_vote(self, a: int, b: int) -> None:
        self.all_have_looked()
        if self.moves("call_vote") is not None:
            self.asked.add("call_vote")

    def host_switches_a_house(self, a: int, b: int) -> None:
        houses = self.seen["shared"]["facts"].get("houses", {})
        name = [*houses, "nonsense"][a % (len(houses) + 1)]
        if self.moves("configure", house=name, on=b % 3 > 0) is not None:
            assert self.seen["shared"]["facts"]["houses"][name] is (b % 3 > 0) or b % 3 == 0

    def host_moves(self, a: int, b: int) -> None:
        """One of the moves that the host is offered, with parameters that fit."""
        host = self.host()
        if host is None:
            return
        offered = host.view["host"]["moves"]
        move = offered[a % len(offered)]
        if move == "undo":
            self.undo(host)
            return
        present = self.present()
        seat = present[b % len(present)] if present else None
        order = [*present[b % 5 :], *present[: b % 5]]
        params = {"seat": seat, "order": order, "verdict": "close", **(self.changes(b) if b % 2 else {})}
        self.attempt(lambda: self.server.door.host(host.link, move, None, params))

    def host_moves_strangely(self, a: int, b: int) -> None:
        """Any move with any parameters, also by somebody who is not host."""
        phone = self.host() or self.a_phone(a)
        phone = self.a_phone(a) if b % 4 == 0 else phone
        keys = ("seat", "order", "options", "preset", "game", "packs", "lang", "n", "verdict", "house", "on")
        params = {
            key: STRANGE[(a + b * place) % len(STRANGE)] for place, key in enumerate(keys) if b % (place + 2)
        }
        move, self_step = MOVES[(a * 5 + b) % len(MOVES)], phone.view.get("step", 0)
        step = STEPS[a % len(STEPS)](self_step)
        undoes = move == "undo"
        if not undoes:
            self.attempt(lambda: self.server.door.host(phone.link, move, step, params))

    def host_adds_a_pack(self, a: int, b: int) -> None:
        phone = self.host() or self.a_phone(a)
        text = pack_text(f"Zqown{'abcdefgh'[b % 8]}", f"o{'abcdefgh'[a % 8]}") if b % 3 else "no pack\n/"
        token = phone.token or "nonsense"
        id = self.attempt(lambda: self.server.door.texts.write_pack(self.code, token, text))
        if id is not None and self.room.phase == "lobby":
            self.moves("configure", packs=[id])

    # The world

    def time_passes(self, a: int, b: int) -> None:
        self.server.passes(TIMES[(a + b) % len(TIMES)])

    def server_restarts(self, a: int, b: int) -> None:
        self.server.restarts()

    # To the end

    def plays_to_the_end(self) -> None:
        """All come back and do nothing: rounds still come to their ends, by their clocks or, without one, by the host."""
        self.server.restarts()
        for screen in self.screens:
            if not screen.here:
                self._presence(screen.connects)
        self.sits(0, 1)
        self.server.passes(61)
        self.moves("resume")
        start = (self.room.match, self.room.round)
        # Never ready to vote, or tied again and again, they play for ever.
        options = self.room.options
        endless = options.get("tie") == "revote_then_lap" or options.get("laps") == "ready"
        for turn in range(300):
            if self.room.phase != "round" or (self.room.match, self.room.round) != start:
                break
            if endless and turn > 50:
                break
            if self.room.clock.total is None or self.room.standing:
                assert self.moves("skip") is not None
            else:
                self.server.passes(self.room.clock.total + 1)
        else:
            raise AssertionError("this round does not end")
        for phase in ("result", "lobby"):
            if self.room.phase in ("round", "result") and self.host() is not None:
                assert self.moves("end") == {}
                assert self.room.phase == phase or phase == "result"
        if self.host() is not None:
            assert self.room.phase == "lobby"
