"""The imposter game: everyone knows the word but the imposters."""

from engine.games.imposter import options
from engine.games.imposter.play import play
from engine.games.imposter.rules import rules
from engine.games.imposter.scoring import result
from engine.script import Game

GAME = Game(
    name="imposter",
    minutes=(10, 15),
    presets=options.PLAIN,
    choices=options.choices,
    seats=options.seats,
    options=options.options,
    house=options.house,
    trouble=options.trouble,
    fit=options.fit,
    lobby=options.lobby,
    rules=rules,
    play=play,
    result=result,
    keeps_scores=options.keeps_scores(),
    joins="round",
)
