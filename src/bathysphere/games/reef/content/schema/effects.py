"""Effects as content files write them: for each icon exactly its keys, and what the tables make of them.

What an icon does stands in steps/effects.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from bathysphere.games.reef.content.schema.common import CrewColor, Gainable, Payable, Some
from bathysphere.games.reef.rules import compiled as t


class Numbers(msgspec.Struct, frozen=True):
    """An entry as the tables keep it."""

    n: int = 1
    what: int = 0
    """What is gained; or the reach, the change of the price, the colour."""
    first_list: int = 0
    second_list: int = 0
    cost: list[int] = []
    """By things, what one conversion costs."""
    plain: bool = False
    """Does it ask nothing and harm nobody?"""


class Effect(msgspec.Struct, forbid_unknown_fields=True, tag_field="op", frozen=True):
    """One entry of an effect list; the tag says what it does."""

    def numbers(self, number_of: NumberOf) -> Numbers:
        """This entry for the tables; lists inside it get numbers of their own first."""
        raise NotImplementedError


class Gain(Effect, tag="gain", frozen=True):
    """Units of something."""

    what: Gainable
    n: Some

    def numbers(self, number_of: NumberOf) -> Numbers:
        what = t.THINGS.index(self.what)
        return Numbers(self.n, what, plain=what <= t.COIN)


class Counted(Effect, frozen=True):
    """An effect with nothing but a number."""

    n: Some

    def numbers(self, number_of: NumberOf) -> Numbers:
        return Numbers(self.n)


class Unlock(Counted, tag="unlock", frozen=True):
    """Reef Balls leave the resource tracks."""


class Research(Counted, tag="research", frozen=True):
    """Steps of the Scientist."""


class Explore(Counted, tag="explore", frozen=True):
    """Steps of the Diver."""


class Restore(Counted, tag="restore", frozen=True):
    """The exploration tile above the Diver."""


class Activate(Counted, tag="activate", frozen=True):
    """Crew members of any colour."""


class LayMission(Counted, tag="mission_blank", frozen=True):
    """Missions laid down without effect."""


class Deploy(Counted, tag="deploy", frozen=True):
    """Free deployments anywhere."""


class RechargeOne(Counted, tag="recharge_one", frozen=True):
    """Single reward spaces of the VP track."""


class PollutionTake(Counted, tag="pollution_take", frozen=True):
    """The smallest tiles of the supply."""


class PollutionRefresh(Counted, tag="pollution_refresh", frozen=True):
    """Used tiles made fresh."""


class PollutionCash(Effect, tag="pollution_cash", frozen=True):
    """A tile revealed with its VP; never more than one, as only one can be revealed in a turn."""

    n: Literal[1]

    def numbers(self, number_of: NumberOf) -> Numbers:
        return Numbers(self.n)


class DiscardCrew(Counted, tag="discard_cheapest_crew", frozen=True):
    """The cheapest tile of the crew offer."""


class Hire(Effect, tag="hire", frozen=True):
    """A crew tile, with a change of its price."""

    delta: Annotated[int, msgspec.Meta(ge=-20, le=20)]

    def numbers(self, number_of: NumberOf) -> Numbers:
        return Numbers(what=self.delta)


class ActivateColor(Effect, tag="activate_color", frozen=True):
    """All own crew of a colour."""

    color: CrewColor

    def numbers(self, number_of: NumberOf) -> Numbers:
        return Numbers(what=t.CREW_COLORS.index(self.color))


class TakeMission(Effect, tag="mission", frozen=True):
    """Missions of the offer, as far as the reach goes."""

    reach: Literal["own", "plus1", "any"]
    n: Some

    def numbers(self, number_of: NumberOf) -> Numbers:
        return Numbers(self.n, t.REACHES.index(self.reach))


class Cost(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing that has to be paid."""

    what: Payable
    n: Some


class Convert(Effect, tag="convert", frozen=True):
    """Pay, then receive, up to so many times."""

    times: Some
    pay: Annotated[list[Cost], msgspec.Meta(min_length=1)]
    get: list[AnyEffect]

    def numbers(self, number_of: NumberOf) -> Numbers:
        cost = [sum(price.n for price in self.pay if price.what == thing) for thing in t.THINGS]
        return Numbers(self.times, first_list=number_of(self.get), cost=cost)


class Choose(Effect, tag="choose", frozen=True):
    """One of two lists."""

    options: tuple[list[AnyEffect], list[AnyEffect]]

    def numbers(self, number_of: NumberOf) -> Numbers:
        one, two = self.options
        return Numbers(first_list=number_of(one), second_list=number_of(two))


AnyEffect = (
    Gain
    | Unlock
    | Research
    | Explore
    | Restore
    | Hire
    | Activate
    | ActivateColor
    | TakeMission
    | LayMission
    | Deploy
    | RechargeOne
    | PollutionTake
    | PollutionRefresh
    | PollutionCash
    | DiscardCrew
    | Convert
    | Choose
)

NumberOf = Callable[[list[AnyEffect]], int]
"""Compiles a list and gives its number."""
