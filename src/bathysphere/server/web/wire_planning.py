"""What goes over the wire about what is played unasked: to the holder of a seat alone."""

from __future__ import annotations

import msgspec

from bathysphere.play.planning import PlannedAction
from bathysphere.play.unasked import Stopped


class PlanInfo(msgspec.Struct):
    """What is still to be done of the own plan."""

    actions: list[PlannedAction]
    done: int
    stopped: Stopped
    """Why it does not go on; empty as long as it does."""
    sentence: str
    """The same in words, with what was learnt."""


class UnaskedInfo(msgspec.Struct):
    """What the own seat has left to be played."""

    plan: PlanInfo | None
    single: bool
    """Does it play what there is no choice about?"""
    answers: dict[str, str]
    """By the step that asks."""
    between: str = ""
    """The step, where the seat is asked now in the turn of another one: it may answer for good."""
