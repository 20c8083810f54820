"""The steps of Reef Project, in the order of `frames`."""

from typing import Any, cast

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position, Step
from bathysphere.games.reef.effect import register
from bathysphere.games.reef.position import ReefPosition
from bathysphere.games.reef.steps.cleaning import Settle
from bathysphere.games.reef.steps.crew import Activate, ActivateColor, Column, DiscardCrew, Hire, Placed, Row
from bathysphere.games.reef.steps.deploy import FreeDeploy
from bathysphere.games.reef.steps.draft import ChooseShip, Keep, Reject
from bathysphere.games.reef.steps.effects import ALL_EFFECTS
from bathysphere.games.reef.steps.exchange import Convert, PayAny
from bathysphere.games.reef.steps.final import FinalObjectives, FinalTrade, Finish
from bathysphere.games.reef.steps.island import Island
from bathysphere.games.reef.steps.lists import Entries, Pick
from bathysphere.games.reef.steps.mission import Discard, Lay, Take
from bathysphere.games.reef.steps.objectives import Drop, HandOut, Objective
from bathysphere.games.reef.steps.pollution import Cash, Refresh
from bathysphere.games.reef.steps.recharge import Recharge, Recharged, Space
from bathysphere.games.reef.steps.research import Milestone, Research, Return
from bathysphere.games.reef.steps.resources import GainAny, Unlock
from bathysphere.games.reef.steps.seafloor import Dive, ExtraStep, Restore
from bathysphere.games.reef.steps.turn import EndTurn, Turn

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
