"""What happens in the playthroughs of the imposter game: between them every scene comes, and every kind of answer."""

from tests.playthroughs.stage import Stage, Staging


def parlor(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """An imposter is caught and nearly guesses right; a round of undo and time-outs; an imposter says the word."""
    play = stage("imposter", preset, way, 5, {})
    play.host("start")
    play.goes_to("vote")
    # Not the host, if it can be: who is the guesser may not overrule.
    play.goes_to("guess", **play.for_one(play.of("imposter")[-1]))
    play.goes_to("reveal", guess=f"{play.secret[:-1]}q")
    if play.may("overrule"):
        play.host("overrule", verdict="exact")
        play.host("undo")
    play.host("skip")
    play.goes_to("look")
    play.goes_to("clue")
    play.one_step()
    play.time_passes()
    play.one_step()
    play.host("undo")
    play.one_step()
    play.goes_to("vote")
    play.host("pause")
    play.host("resume")
    play.host("extend")
    play.ties(play.of("imposter")[0], play.of("civilian")[0])
    if way == "own":
        play.time_passes()
    play.goes_to("clue")
    imposters = play.of("imposter")
    play.goes_to("reveal", clue=lambda name, ask: play.secret if name in imposters else "plain")
    play.goes_to("look")
    _home(play)
    return play


def first_to_five(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """A tie and a revote, a guess aloud that is ruled on; somebody says the word; questions, and a tie to the end."""
    play = stage("imposter", preset, way, 5, {})
    play.host("start")
    play.goes_to("vote")
    imposter = play.of("imposter")[0]
    play.ties(imposter, play.of("civilian")[0])
    play.goes_to("guess", **play.for_one(imposter))
    play.goes_to("reveal", ruling=True)
    if way != "own":
        play.host("undo")
        play.goes_to("reveal", ruling=False)
    play.goes_to("look")
    play.goes_to("clue")
    play.reports(play.names[-1])
    play.host("dismiss_report")
    play.one_step()
    play.reports(play.names[-1])
    play.host("word_said", seat=play.ids[play.of("civilian")[0]])
    play.goes_to("look", "result")
    _home(play)
    play.host("configure", house="questions", on=True)
    play.host("start")
    play.goes_to("vote")
    tied = play.of("imposter")[0], play.of("civilian")[0]
    play.ties(*tied)
    play.ties(*tied)
    play.goes_to("look")
    _home(play)
    return play


def table(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """Caught in a revote, and ruled wrong; too few votes; one of a grid until the table is ready; an unknown number."""
    play = stage("imposter", preset, way, 5, {})
    play.host("start")
    play.goes_to("vote")
    imposter = play.of("imposter")[-1]
    play.ties(imposter, play.of("civilian")[0])
    play.goes_to("guess", **play.for_one(imposter))
    if way == "own":
        play.takes(imposter)
        play.answer(imposter, "napkin")
    play.goes_to("reveal", ruling=False)
    play.goes_to("look")
    play.goes_to("vote")
    play.host("undo")
    play.goes_to("vote")
    if way == "own":
        for _ in range(3):
            play.time_passes()
    else:
        play.host("skip")
    play.goes_to("look")
    _home(play)
    play.host("configure", options={"hint": "grid", "laps": "ready", "imposters": "surprise"})
    play.host("start")
    play.goes_to("clue")
    if way == "own":
        others = [name for name in play.names if play.ids[name] != play.facts["turn"]]
        for name in others[: play.facts["to_vote"]["needed"]]:
            play.takes(name)
            play.answer(name, True)
    else:
        play.host("call_vote")
    play.goes_to("vote")
    play.goes_to("reveal", **play.for_one(play.of("civilian")[0]))
    play.goes_to("look", "result")
    _home(play)
    return play


def full_pass(preset: str, way: str, stage: Staging = Stage) -> Stage:
    """A full game, undercover and with a Mr. White, to its end, with a vote tied twice; then a quick one."""
    options = {"full_game": True, "mr_white": True, "variant": "undercover", "laps": 1}
    play = stage("imposter", preset, way, 8, options)
    play.host("start")
    play.goes_to("vote")
    play.goes_to("out", "reveal", **play.for_one(play.of("civilian")[0]))
    play.goes_to("vote")
    tied = play.of("imposter")[0], play.of("civilian")[0]
    play.ties(*tied)
    play.ties(*tied)
    play.goes_to("vote")
    play.goes_to("guess", **play.for_one(play.of("mr_white")[0]))
    play.goes_to("out", "reveal", guess=f"{play.secret[:-1]}q")
    while play.scene != "reveal":
        play.goes_to("vote")
        play.goes_to("out", "reveal", **play.for_one(play.of("imposter")[0]))
    play.goes_to("look")
    _home(play)
    play.host("configure", options={"full_game": False, "variant": "classic"})
    play.host("start")
    play.goes_to("vote")
    white = play.of("mr_white")[0]
    play.goes_to("guess", **play.for_one(white))
    if play.facts["stage"] == "aloud" and way == "own":
        play.takes(white)
        play.answer(white, play.secret)
    play.goes_to("reveal", ruling=True)
    play.goes_to("look")
    play.goes_to("vote")
    play.goes_to("reveal", **play.for_one(play.of("civilian")[0]))
    play.goes_to("look")
    _home(play)
    return play


def _home(play: Stage) -> None:
    """To the result, and from there to the lobby."""
    if play.scene != "result":
        play.host("end")
    play.host("end")


PLAYS = {"parlor": parlor, "first-to-five": first_to_five, "table": table, "pass": full_pass}
