"""The steps of Reef Project, in the order of `frames`."""

from typing import Any, cast

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position
from bathysphere.engine.step import Step
from bathysphere.games.reef.rules.effect import register
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.steps.cleaning import Settle
from bathysphere.games.reef.rules.steps.crew import (
    Activate,
    ActivateColor,
    Column,
    DiscardCrew,
    Hire,
    Placed,
    Row,
)
from bathysphere.games.reef.rules.steps.deploy import FreeDeploy
from bathysphere.games.reef.rules.steps.draft import ChooseShip, Keep, Reject
from bathysphere.games.reef.rules.steps.effects import ALL_EFFECTS
from bathysphere.games.reef.rules.steps.exchange import Convert, PayAny
from bathysphere.games.reef.rules.steps.final import FinalObjectives, FinalTrade, Finish
from bathysphere.games.reef.rules.steps.island import Island
from bathysphere.games.reef.rules.steps.lists import Entries, Pick
from bathysphere.games.reef.rules.steps.mission import Discard, Lay, Take
from bathysphere.games.reef.rules.steps.objectives import Drop, HandOut, Objective
from bathysphere.games.reef.rules.steps.pollution import Cash, Refresh
from bathysphere.games.reef.rules.steps.recharge import Recharge, Recharged, Space
from bathysphere.games.reef.rules.steps.research import Milestone, Research, Return
from bathysphere.games.reef.rules.steps.resources import GainAny, Unlock
from bathysphere.games.reef.rules.steps.seafloor import Dive, ExtraStep, Restore
from bathysphere.games.reef.rules.steps.turn import EndTurn, Turn

register(ALL_EFFECTS)

_STEPS: list[Step[ReefPosition, Any]] = [
    ChooseShip(),
    Keep(),
    Reject(),
    Turn(),
    EndTurn(),
    Recharge(),
    DiscardCrew(),
    Island(),
    Entries(),
    Convert(),
    Pick(),
    GainAny(),
    PayAny(),
    Unlock(),
    Research(),
    Milestone(),
    Return(),
    Dive(),
    ExtraStep(),
    Restore(),
    Hire(),
    Row(),
    Placed(),
    Column(),
    Activate(),
    ActivateColor(),
    Take(),
    Lay(),
    Discard(),
    FreeDeploy(),
    Settle(),
    Space(),
    Refresh(),
    Cash(),
    HandOut(),
    Objective(),
    Drop(),
    FinalTrade(),
    FinalObjectives(),
    Finish(),
    Recharged(),
]

STEPS = cast("list[Step[Position, Frame]]", _STEPS)
