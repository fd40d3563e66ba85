"""The scenes of the board from the votes on: the last chance, who is out, the truth, the result."""

from tests.browser.board_facts import Facts, Staged, all_against, answered, facts, ids

ROLES = {"s2": "imposter", "s3": "mr_white"}


def last_chances(count: int) -> dict[str, Staged]:
    guess = ("guess.js", "Guess", "imposter/guess")
    caught = {"accused": "s2", "role": "imposter", "votes": all_against(count, "s2")}
    white = {"accused": "s3", "role": "mr_white", "counts": {"s3": count - 1, "s1": 1}, "votes": {}}
    aloud = {"stage": "aloud", "rulers": ["host"], "way": "led"}
    ruling = {"stage": "ruling", "word": "hot-air balloon", "category": "Travel"}
    everyone_else = [id for id in ids(count) if id != "s2"]
    on_three, waits = {"vote": "on_three", "clues": "spoken"}, ".turn-mark"
    return {
        "guess-votes": Staged(*guess, facts(count, **caught, stage="typed")),
        "guess-typed": Staged(
            *guess,
            facts(count, **caught, stage="typed"),
            clock={"left": 80, "total": 90},
            when=waits,
        ),
        "guess-counts": Staged(*guess, facts(count, **white, **aloud)),
        "guess-role": Staged(*guess, facts(count, **white, **aloud), when=".spot.side-imposter"),
        "guess-aloud": Staged(
            *guess,
            facts(count, **{**caught, "votes": {}}, **aloud),
            options=on_three,
            clock={"left": 9.5, "total": 10},
            when=".seat.guilty",
        ),
        "ruling-host": Staged(*guess, facts(count, **caught, **ruling, guess="air ship", rulers=["host"])),
        "ruling-table": Staged(
            *guess, facts(count, **caught, **ruling, guess=None, rulers=everyone_else), answered(count, 1)
        ),
    }


def _told(count: int, **more: object) -> Facts:
    """The facts of a reveal whose story is over."""
    roles = {id: ROLES.get(id, "civilian") for id in ids(count)}
    votes, nobody = all_against(count, "s2"), {"guesser": None, "guess": None, "verdict": None}
    word = {"word": "hot-air balloon", "decoy": "parachute", "category": "Travel"}
    end = {"told": True, "outcome": "caught", "accused": "s2", "tied": [], "ruled": False, "said_by": None}
    told = {"roles": roles, "votes": votes, **word, **nobody, **end, **more}
    civilians_won = told["outcome"] == "caught" and told["verdict"] != "exact"
    points = {id: 14 if (role == "civilian") is civilians_won else 0 for id, role in roles.items()}
    return facts(count, **told, points=points)


def ends(count: int) -> dict[str, Staged]:
    out, reveal = ("out.js", "Out", "imposter/out"), ("reveal.js", "Reveal", "imposter/reveal")
    gone = {"out": "s2", "outs": ["s5", "s2"], "full": True, "counts": {"s2": count - 2, "s1": 1}}
    is_out = {"s2": {"out": True}, "s5": {"out": True}}
    tried = {"accused": "s3", "votes": {}, "guess": "air ship", "verdict": "wrong"}
    guessed = {"guesser": "s2", "guess": "air ship", "verdict": "wrong", "ruled": True}
    stolen = {"guesser": "s3", "accused": "s3", "verdict": "exact", "ruled": True, "way": "led"}
    hidden = {"votes": {}, "counts": {"s2": count - 1, "s1": 1}}
    said: Facts = {"outcome": "said", "votes": {}, "accused": None}
    untold, spoken = {"told": False}, {"clues": "spoken", "vote": "on_three"}
    undercover = {**spoken, "variant": "undercover"}
    ready = answered(count, count // 2)
    everyone = ids(count)
    awards = [
        {"code": "best_liar", "seats": everyone[:2], "count": 14},
        {"code": "sharpest_eye", "seats": everyone, "count": 3},
    ]
    scores = {id: count - at // 2 for at, id in enumerate(everyone)}
    end = {"winners": everyone[:2], "scores": scores, "rounds": count, "awards": awards}
    return {
        "out-role": Staged(
            *out,
            facts(count, **gone, side="imposter", role=None),
            is_out,
            spoken,
            when=".spot.side-imposter",
        ),
        "out-still-in": Staged(
            *out,
            facts(count, **gone, side="civilian", role=None, told=True, way="passed"),
            is_out,
            spoken,
        ),
        "out-guessed": Staged(
            *out,
            facts(count, out="s3", outs=["s3"], full=True, side="imposter", role="mr_white", **tried),
            {"s3": {"out": True}},
            spoken,
            when=".spot.side-civilian",
        ),
        "out-nobody": Staged(
            *out,
            facts(count, out=None, tied=everyone, votes={}, counts={}, full=True),
            options=spoken,
            when=".spot",
        ),
        "reveal-counts": Staged(*reveal, _told(count, **hidden, **untold), options=spoken),
        "reveal-pointed": Staged(
            *reveal, _told(count, votes={}, **untold), options=spoken, when=".spot.side-imposter"
        ),
        "reveal-said": Staged(*reveal, _told(count, **said, said_by="s1", **untold), options=spoken),
        "reveal-tie": Staged(
            *reveal,
            _told(count, outcome="tied", votes={}, accused=None, tied=everyone, **untold),
            options=spoken,
        ),
        "reveal-verdict": Staged(
            *reveal, _told(count, **guessed, **untold), options=spoken, when=".spot.side-civilian"
        ),
        "reveal-word-undercover": Staged(
            *reveal, _told(count, **untold, votes={}), options=undercover, when=".spot.side-amber"
        ),
        "reveal-end": Staged(*reveal, _told(count, **guessed), ready, spoken, {"left": 40, "total": 60}),
        "reveal-end-counts": Staged(*reveal, _told(count, **hidden, **stolen), ready, undercover),
        "reveal-end-said": Staged(*reveal, _told(count, **said, said_by="s3"), ready, spoken),
        "reveal-end-full": Staged(
            *reveal,
            _told(count, **{**hidden, "outcome": "escaped", "full": True, "outs": ["s5"]}),
            {"s5": {"out": True}},
            spoken,
        ),
        "result-shared-awards": Staged("result.js", "Result", "result", end),
    }
