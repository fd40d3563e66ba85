"""The scenes of the board up to the vote: cards, clues of every kind, talk, every way to vote."""

from tests.browser.board_facts import Staged, answered, facts, ids, typed

QUESTION = {
    "en": "Where in the house would you look for it first, and whom would you ask to help you carry it?",
    "es": "¿En qué parte de la casa lo buscarías primero, y a quién le pedirías ayuda para llevarlo?",
}


def before_the_vote(count: int, lang: str) -> dict[str, Staged]:
    everyone, middle = ids(count), ids(count)[count // 2]
    after = everyone[count // 2 + 1]
    spoken = {"style": "spoken", "turn": middle, "next": after, "no_repeats": True}
    ready = {"ready": count // 3, "needed": count // 2 + 1}
    asked = {"style": "questions", "asker": middle, "answerer": after, "question": QUESTION[lang]}
    out = {id: {"out": True} for id in everyone[:2]}
    clue = ("clue.js", "Clue", "imposter/clue")
    talk = ("talk.js", "Talk", "imposter/talk")
    by_voice = {"clues": "spoken", "talk_seconds": 60, "way": "led"}
    passed = facts(count, way="passed", turn=middle, queue=everyone, imposters=None, range=[1, 3])
    passed.pop("order")
    writing = {"style": "typed", "turn": everyone[-1], "next": None, "laps": 3, "lap": 3}
    return {
        "look-passed": Staged(
            "cards.js", "Look", "imposter/look", passed, answered(count, count // 2), {"way": "passed"}
        ),
        "clue-typed-last": Staged(*clue, facts(count, **writing, clues=typed(count, 3)), out),
        "clue-spoken": Staged(*clue, facts(count, **spoken), {everyone[0]: {"away": True}}, by_voice),
        "clue-spoken-clock": Staged(
            *clue,
            facts(count, **spoken, outs=everyone[:2], full=True),
            out,
            by_voice,
            {"left": 31, "total": 45},
        ),
        "clue-until-ready": Staged(
            *clue, facts(count, **{**spoken, "laps": None, "to_vote": ready}), {}, by_voice
        ),
        "clue-closing": Staged(
            *clue, facts(count, **{**spoken, "laps": None, "closing": True, "next": None}), {}, by_voice
        ),
        "clue-questions": Staged(
            *clue, facts(count, **{**spoken, **asked}), {}, {**by_voice, "clues": "questions"}
        ),
        "talk-spoken": Staged(
            *talk, facts(count), answered(count, count // 2), by_voice, {"left": 45, "total": 60}
        ),
        "talk-led": Staged(*talk, facts(count, way="led"), {}, {**by_voice, "talk_seconds": None}),
        "talk-speed": Staged(
            *talk,
            facts(count, laps=0),
            answered(count, 2),
            {**by_voice, "clues": "none", "laps": 0},
            {"left": 8.5, "total": 90},
        ),
        "talk-typed": Staged(*talk, facts(count, laps=3, lap=3, clues=typed(count, 3)), out),
    }


def votes(count: int) -> dict[str, Staged]:
    everyone, few = ids(count), ids(count)[1:4]
    vote, again = ("vote.js", "Vote", "imposter/vote"), ("vote.js", "Vote", "imposter/revote")
    on_three = {"vote": "on_three", "clues": "spoken"}
    recorded = {"style": "on_three", "recorded": True, "way": "led"}
    spoken = {"clues": "spoken"}
    round_it_goes = {"style": "secret", "way": "passed", "turn": everyone[2], "queue": everyone}
    round_it_goes["voted"] = everyone[:2]
    clock = {"left": 30, "total": 60}
    return {
        "vote-secret": Staged(
            *vote,
            facts(count, style="secret", candidates=everyone),
            answered(count, count // 2),
            spoken,
            clock,
        ),
        "vote-full-game": Staged(
            *vote,
            facts(
                count,
                style="secret",
                candidates=everyone[2:],
                order=everyone[2:],
                outs=everyone[:2],
                clues=typed(count, 3),
            ),
            {**answered(count, count - 2), "s1": {"out": True}, "s2": {"out": True}},
        ),
        "vote-more": Staged(
            *vote, facts(count, style="on_three", candidates=everyone, more=True), answered(count, 1)
        ),
        "vote-passed": Staged(*vote, facts(count, **round_it_goes, candidates=everyone), {}, spoken),
        "vote-count": Staged(
            *vote,
            facts(count, style="on_three", candidates=everyone, count=True),
            {},
            on_three,
            {"left": 2.9, "total": 3},
        ),
        "vote-now": Staged(
            *vote,
            facts(count, style="on_three", candidates=everyone),
            answered(count, 2),
            on_three,
            clock,
        ),
        "vote-recorded": Staged(*vote, facts(count, **recorded, candidates=everyone), {}, on_three),
        "revote": Staged(
            *again, facts(count, style="secret", candidates=few), answered(count, 2), spoken, clock
        ),
        "revote-of-many": Staged(
            *again, facts(count, style="secret", candidates=everyone[1:]), answered(count, 2), spoken
        ),
        "revote-recorded": Staged(*again, facts(count, **recorded, candidates=few), {}, on_three),
        "revote-passed": Staged(*again, facts(count, **round_it_goes, candidates=few), {}, spoken),
    }
