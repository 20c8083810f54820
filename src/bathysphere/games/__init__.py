"""The rules: one folder a game. They know the engine and nothing else of the house."""

from functools import lru_cache
from importlib import import_module

from bathysphere.engine.errors import OptionError
from bathysphere.engine.position import Game

GAMES = ("deepsea", "shares", "reef")


@lru_cache
def game(name: str) -> Game:
    """The game of that name; OptionError lists those there are."""
    if name not in GAMES:
        raise OptionError("game-unknown", game=name, known=", ".join(GAMES))
    found = import_module(f"bathysphere.games.{name}.game").GAME
    assert isinstance(found, Game)
    return found
