"""The rows by which somebody says what is to be played while they are away (`unasked.py` plays it)."""

from __future__ import annotations

from typing import Annotated

import msgspec


class PlannedAction(msgspec.Struct, frozen=True):
    """An action of a plan, as rules read it and as whoever planned it saw it."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    label: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Plan(msgspec.Struct, tag="plan"):
    """A seat left a plan for when it has to choose; only its holder sees it. Without actions: no more."""

    seat: int
    actions: list[PlannedAction]


class Habit(msgspec.Struct, tag="habit"):
    """What a seat wants played unasked: only its holder sees it."""

    seat: int
    single: bool
    """Where there is only one thing to choose."""
    answers: dict[str, str] = {}
    """What it answers, by the step that asks, where it is asked in the turn of somebody else."""
