"""The steps of In Too Deep, in the order of `frames`."""

from typing import cast

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position
from bathysphere.engine.step import Step
from bathysphere.games.shares.rules.steps.ability import Move
from bathysphere.games.shares.rules.steps.buy import Pay
from bathysphere.games.shares.rules.steps.cleaning import Remove, RemoveOrMove
from bathysphere.games.shares.rules.steps.draft import Draft
from bathysphere.games.shares.rules.steps.expand import Expand
from bathysphere.games.shares.rules.steps.research import BuyCheaper, TakeShare
from bathysphere.games.shares.rules.steps.turn import EndTurn, Turn
from bathysphere.games.shares.rules.steps.wildlife import ExtraDepth, Place, RaiseOrMove

STEPS = cast(
    "list[Step[Position, Frame]]",
    [
        Draft(),
        Turn(),
        Pay(),
        Expand(),
        EndTurn(),
        Remove(),
        RemoveOrMove(),
        BuyCheaper(),
        TakeShare(),
        RaiseOrMove(),
        ExtraDepth(),
        Move(),
        Place(),
    ],
)
