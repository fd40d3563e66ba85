"""The games that a room can play, by name."""

from engine.games import imposter, just_one, wavelength
from engine.script import Game

GAMES: dict[str, Game] = {game.name: game for game in (imposter.GAME, wavelength.GAME, just_one.GAME)}
DEFAULT = "imposter"
