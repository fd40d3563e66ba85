"""What a phone shows from the cards to the talk, in every way to play."""

from tests.browser.phone_stage import Staged, View

QUESTION = "When did you last have to do with it, and was it by choice?"


def look(stage: Staged) -> dict[str, View]:
    passed = stage.facts("passed", turn="s3", queue=stage.ids)
    everyone = {"mine": stage.ids, "several": True, "host": {}}
    return {
        "look-own": stage.view("imposter/look", stage.facts("own"), ask={"kind": "look"}, left=60),
        "look-guard": stage.view("imposter/look", passed, asked=["s3"], **everyone),
        "look-waits": stage.view("imposter/look", passed, card=None),
        "look-surprise": stage.view(
            "imposter/look",
            stage.facts("own", imposters=None, range=[1, 3], mr_white=True),
            ask={"kind": "look"},
        ),
    }


def clues(stage: Staged) -> dict[str, View]:
    turn = {"turn": "s2", "next": "s3", "style": "spoken", "may_report": True}
    led, own = stage.facts("led", **turn), stage.facts("own", **turn)
    first = stage.facts("own", **{**turn, "turn": "s1", "next": "s2"})
    open_end = {**own, "laps": None, "closing": False, "to_vote": {"ready": 2, "needed": 5}}
    last = {**led, "turn": stage.ids[-1], "next": None}
    asks = {
        "asker": "s1",
        "answerer": "s2",
        "question": QUESTION,
        "turn": "s1",
        "next": "s2",
        "style": "questions",
    }
    said = {"kind": "ready"}
    everyone = {"mine": stage.ids, "several": True}
    return {
        "clue-led": stage.view("imposter/clue", led, host=stage.led(said)),
        "clue-led-no-seat": stage.view("imposter/clue", led, mine=[], host=stage.led(said)),
        "clue-led-last": stage.view("imposter/clue", last, host=stage.led(said)),
        "clue-led-guest": stage.view("imposter/clue", led),
        "clue-may-lead": {**stage.view("imposter/clue", own, left=30), "may_lead": True},
        "clue-led-reported": stage.view("imposter/clue", led, host=stage.led(said, reported=True)),
        "clue-passed": stage.view(
            "imposter/clue", {**led, "way": "passed"}, host=stage.led(said), **everyone
        ),
        "clue-own-turn": stage.view("imposter/clue", first, ask=said, left=30),
        "clue-own-waits": stage.view("imposter/clue", own, left=30),
        "clue-until-ready": stage.view("imposter/clue", open_end, ask={"kind": "ready_to_vote"}),
        "clue-is-ready": stage.view("imposter/clue", open_end, ask={"kind": "ready_to_vote"}, answered=True),
        "clue-call-vote": stage.view(
            "imposter/clue",
            {**open_end, "way": "led"},
            host={**stage.led(said), "moves": ["undo", "call_vote"]},
        ),
        "clue-two-share": stage.view("imposter/clue", own, mine=["s1", "s2"], several=True, asked=["s2"]),
        "question-asker": stage.view("imposter/clue", stage.facts("own", **asks), ask=said),
        "question-answerer": stage.view(
            "imposter/clue", stage.facts("own", **{**asks, "asker": "s2", "answerer": "s1"})
        ),
        "question-led": stage.view("imposter/clue", stage.facts("led", **asks), host=stage.led(said)),
    }


def talk(stage: Staged) -> dict[str, View]:
    own = stage.view("imposter/talk", stage.facts("own", may_report=True), ask={"kind": "ready"}, left=60)
    led = stage.view(
        "imposter/talk", stage.facts("led", may_report=True), host=stage.led({"kind": "ready"}), left=60
    )
    share = stage.view(
        "imposter/talk", stage.facts("own"), mine=["s1", "s2"], several=True, asked=["s1", "s2"], left=60
    )
    return {"talk-own": own, "talk-led": led, "talk-two-share": share}
