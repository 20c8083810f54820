"""The steps of Endeavor: Deep Sea, in the order of `frames`."""

from typing import cast

from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position, Step
from bathysphere.games.deepsea.steps.activate import Actions, Copy, Turn
from bathysphere.games.deepsea.steps.conserve import AfterConserve, Conserve
from bathysphere.games.deepsea.steps.discover import Discover, Keep, Place
from bathysphere.games.deepsea.steps.discs import PlaceDisc
from bathysphere.games.deepsea.steps.dive import Dive, KeepToken
from bathysphere.games.deepsea.steps.impact import Choose, Impact, Name, Walk
from bathysphere.games.deepsea.steps.journal import Claim, Journal, Publish
from bathysphere.games.deepsea.steps.prepare import Effort, Reassign, Recruit, Refill
from bathysphere.games.deepsea.steps.promote import Promote
from bathysphere.games.deepsea.steps.rewards import Gain, Order, StepAttribute, Take
from bathysphere.games.deepsea.steps.round import EndRound, EndTurn, NextTurn, StartRound
from bathysphere.games.deepsea.steps.sonar import Sonar
from bathysphere.games.deepsea.steps.tokens import Pay
from bathysphere.games.deepsea.steps.travel import Arrive, Launch, Travel, TravelTo

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
