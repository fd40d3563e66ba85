"""What a phone shows from the vote to the result, in every way to vote, to guess and to rule."""

from tests.browser.phone_stage import Staged, View


def votes(stage: Staged) -> dict[str, View]:
    base = {"candidates": stage.ids, "may_report": True}
    three = stage.facts("own", style="on_three", **base)
    vote = {"kind": "vote", "candidates": stage.ids[1:]}
    tally = {"kind": "tally", "voters": stage.ids, "candidates": stage.ids, "by_needed": True}
    tied = {**stage.facts("led", style="on_three", recorded=True), "candidates": stage.ids[:2]}
    led = stage.facts("led", style="on_three", recorded=True, **base)
    round_the = {"turn": "s2", "queue": stage.ids, "voted": ["s1"], "style": "secret"}
    passed = stage.facts("passed", **base, **round_the)
    everyone = {"mine": stage.ids, "several": True, "host": {}}
    return {
        "vote-count": stage.view("imposter/vote", {**three, "count": True}, left=2.5),
        "vote-on-three": stage.view("imposter/vote", three, ask=vote, left=60),
        "vote-more": stage.view("imposter/vote", {**three, "more": True}, ask=vote, left=15),
        "vote-secret": stage.view("imposter/vote", {**three, "style": "secret"}, ask=vote, left=60),
        "vote-point": stage.view("imposter/vote", led),
        "vote-tally": stage.view("imposter/vote", led, host=stage.led(tally)),
        "vote-tally-accused": stage.view("imposter/vote", led, host=stage.led({**tally, "by_needed": False})),
        "vote-tally-tied": stage.view(
            "imposter/revote", tied, host=stage.led({**tally, "candidates": stage.ids[:2]}, undo="tally")
        ),
        "vote-guard": stage.view("imposter/vote", passed, asked=["s2"], **everyone),
        "revote": stage.view(
            "imposter/revote",
            {**three, "candidates": stage.ids[1:3]},
            ask={**vote, "candidates": stage.ids[1:3]},
        ),
    }


def guesses(stage: Staged) -> dict[str, View]:
    votes = dict.fromkeys(stage.ids[1:], "s1")
    aloud = {"accused": "s2", "role": "imposter", "votes": {}, "stage": "aloud", "rulers": ["host"]}
    ruled = {**aloud, "stage": "ruling", "word": "Giraffe", "category": "Animals", "guess": None}
    led, mine = stage.facts("led", **aloud), stage.facts("own", **{**aloud, "accused": "s1"})
    everyone = {"mine": stage.ids, "several": True}
    table = stage.facts("own", **{**ruled, "rulers": stage.ids[:1]})
    return {
        "guess-typed": stage.view(
            "imposter/guess",
            stage.facts("own", accused="s1", role="imposter", votes={}, stage="typed"),
            ask={"kind": "guess", "most": 60, "category": "Animals"},
            left=90,
            ago=20,
        ),
        "guess-aloud-mine": stage.view(
            "imposter/guess", mine, ask={"kind": "guess", "most": 60}, left=60, ago=20
        ),
        "guess-aloud-host": stage.view(
            "imposter/guess", led, host=stage.led({"kind": "guessed"}), left=60, ago=20
        ),
        "guess-aloud-passed": stage.view(
            "imposter/guess",
            led,
            host=stage.led({"kind": "guessed"}),
            asked=["s2"],
            **everyone,
            left=60,
            ago=20,
        ),
        "guess-votes": stage.view("imposter/guess", {**mine, "votes": votes}, ask=None),
        "ruling-host": stage.view(
            "imposter/guess",
            stage.facts("led", **ruled),
            host=stage.led({"kind": "ruling"}, undo="guessed"),
        ),
        "ruling-seat": stage.view("imposter/guess", table, ask={"kind": "ruling"}, left=60),
        "ruling-two-share": stage.view(
            "imposter/guess", table, mine=["s1", "s3"], several=True, asked=["s1", "s3"], left=60
        ),
    }


def ends(stage: Staged) -> dict[str, View]:
    roles = dict.fromkeys(stage.ids, "civilian") | {"s1": "imposter", "s2": "mr_white"}
    points = {one: 0 if one in ("s1", "s2") else 1 for one in stage.ids}
    lost = {one: 2 - points[one] * 2 for one in stage.ids}
    story = {
        **{"votes": dict.fromkeys(stage.ids[1:], "s1"), "tied": [], "accused": "s1", "caught": True},
        **{
            "roles": roles,
            "guesser": None,
            "guess": None,
            "verdict": None,
            "ruled": False,
            "said_by": None,
        },
        **{"outcome": "caught", "told": True, "word": "Giraffe", "decoy": "Zebra", "category": "Animals"},
        **{"points": points, "winners_side": "civilian"},
    }
    aloud = {**story, "guesser": "s1", "verdict": "exact", "ruled": True, "points": lost}
    said = {**story, "votes": {}, "accused": None, "caught": False, "outcome": "said", "said_by": "s4"} | {
        "points": lost
    }
    counts = {**story, "votes": {}, "counts": {"s1": 1, "s2": len(stage.ids) - 2}, "accused": "s2"}
    go = {"kind": "ready"}
    out = {"out": "s2", "side": "imposter", "role": "mr_white", "votes": {}, "counts": counts["counts"]}
    seats_out = {"seats": {"s2": {"out": True}}}
    turn = stage.facts("own", turn="s1", next="s3", style="spoken", outs=["s2"])
    scores = {one: place for place, one in enumerate(reversed(stage.ids))}
    round_the = dict(zip(stage.ids, stage.ids[1:] + stage.ids[:1], strict=True))
    scattered = {**story, "told": False, "votes": round_the, "accused": None, "outcome": "tied"}
    result = {
        **{"winners": [stage.ids[0]], "scores": scores, "rounds": 5},
        "awards": [
            {"code": "best_liar", "seats": ["s1", "s2"], "count": 6},
            {"code": "sharpest_eye", "seats": ["s3"], "count": 4},
        ],
    }
    last = {"winners": stage.ids[-1:], "scores": {one: place for place, one in enumerate(stage.ids)}}
    three = {"winners": stage.ids[:3], "scores": {**scores, **dict.fromkeys(stage.ids[:3], len(scores))}}
    return {
        "out-led": stage.view(
            "imposter/out", stage.facts("passed", **out, outs=["s2"]), host=stage.led(go), **seats_out
        ),
        "out-watches": stage.view("imposter/clue", turn, mine=["s2"], card=None, **seats_out),
        "reveal-own": stage.view("imposter/reveal", stage.facts("own", **story), ask=go, left=60),
        "reveal-led": stage.view("imposter/reveal", stage.facts("led", **aloud), host=stage.led(go)),
        "reveal-said": stage.view(
            "imposter/reveal", stage.facts("led", **said), host=stage.led(go, "word_said")
        ),
        "reveal-undercover": stage.view(
            "imposter/reveal",
            stage.facts("passed", **counts),
            host=stage.led(go),
            room={"options": {"variant": "undercover"}},
        ),
        "votes-told": stage.view("imposter/reveal", stage.facts("own", **{**story, "told": False})),
        "votes-scattered": stage.view("imposter/reveal", stage.facts("own", **scattered)),
        "result": stage.view(
            "result", result, host={"moves": ["again", "end"]}, mine=stage.ids[:3], several=True
        ),
        "result-won": stage.view("result", result, card=None, host={"moves": ["again", "end"]}),
        "result-lost": stage.view("result", {**result, **last}, card=None),
        "result-shared": stage.view("result", {**result, **three}, card=None),
    }
