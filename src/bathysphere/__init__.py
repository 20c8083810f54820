"""Bathysphere: modern deep-sea board games to play, study and master.

import bathysphere as bs

p = bs.start("shares", seats=3, seed=7)
while not p.over:
    p.play(p.options()[0])
print([score.total for score in p.scores()])
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from bathysphere.catalogue import load, replay, start
from bathysphere.engine.errors import (
    ContentError,
    IllegalAction,
    LoadError,
    OptionError,
    Problem,
    RecordError,
    UnknownAction,
)
from bathysphere.engine.options import Option
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.record import Record
from bathysphere.engine.scores import Score
from bathysphere.library import Simulation, bots, simulate
from bathysphere.library import games as _games
from bathysphere.minds import Bot, Observation, make_bot

if TYPE_CHECKING:
    games = _games
else:

    class _Games(ModuleType):
        """`bathysphere.games`, where the games are; called, as `bs.games()`, it lists them."""

        def __call__(self) -> list[str]:
            return _games()

    sys.modules["bathysphere.games"].__class__ = _Games

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "ContentError",
    "IllegalAction",
    "LoadError",
    "Observation",
    "Option",
    "OptionError",
    "Position",
    "Problem",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "Simulation",
    "UnknownAction",
    "bots",
    "games",
    "load",
    "make_bot",
    "replay",
    "simulate",
    "start",
]
