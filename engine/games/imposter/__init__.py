"""The imposter game: everyone knows the word but the imposters."""

from engine.games.imposter import rules
from engine.games.imposter.play import play
from engine.games.imposter.scoring import result
from engine.script import Game

GAME = Game(
    name="imposter",
    presets=rules.PRESETS,
    choices=rules.CHOICES,
    seats=rules.SEATS.__getitem__,
    options=rules.options,
    fit=rules.fit,
    lobby=lambda options, seats: {"imposters": rules.imposters(options["imposters"], seats)},
    rules=rules.rules,
    play=play,
    result=result,
    keeps_scores=rules.KEEPS_SCORES,
    joins="round",
)
