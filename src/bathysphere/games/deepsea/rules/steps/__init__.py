"""The steps of Endeavor: Deep Sea, in the order of `frames`."""

from typing import cast

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position
from bathysphere.engine.step import Step
from bathysphere.games.deepsea.rules.steps.activate import Actions, Copy, Turn
from bathysphere.games.deepsea.rules.steps.conserve import AfterConserve, Conserve
from bathysphere.games.deepsea.rules.steps.discover import Discover, Keep, Place
from bathysphere.games.deepsea.rules.steps.discs import PlaceDisc
from bathysphere.games.deepsea.rules.steps.dive import Dive, KeepToken
from bathysphere.games.deepsea.rules.steps.impact import Choose, Impact, Name, Walk
from bathysphere.games.deepsea.rules.steps.journal import Claim, Journal, Publish
from bathysphere.games.deepsea.rules.steps.prepare import Effort, Reassign, Recruit, Refill
from bathysphere.games.deepsea.rules.steps.promote import Promote
from bathysphere.games.deepsea.rules.steps.rewards import Gain, Order, StepAttribute, Take
from bathysphere.games.deepsea.rules.steps.round import EndRound, EndTurn, NextTurn, StartRound
from bathysphere.games.deepsea.rules.steps.sonar import Sonar
from bathysphere.games.deepsea.rules.steps.tokens import Pay
from bathysphere.games.deepsea.rules.steps.travel import Arrive, Launch, Travel, TravelTo

STEPS = cast(
    "list[Step[Position, Frame]]",
    [
        StartRound(),
        Recruit(),
        Refill(),
        Effort(),
        Reassign(),
        NextTurn(),
        Turn(),
        Copy(),
        Actions(),
        EndTurn(),
        EndRound(),
        Travel(),
        TravelTo(),
        Launch(),
        Sonar(),
        Discover(),
        Keep(),
        Place(),
        Dive(),
        KeepToken(),
        Conserve(),
        Pay(),
        PlaceDisc(),
        AfterConserve(),
        Journal(),
        Publish(),
        Claim(),
        Promote(),
        Gain(),
        Order(),
        StepAttribute(),
        Impact(),
        Walk(),
        Name(),
        Choose(),
        Arrive(),
        Take(),
    ],
)
