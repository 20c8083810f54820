"""Frames of a dump: whatever could not have come about would break the rules later, and is refused now."""

from bathysphere.engine.errors import LoadError
from bathysphere.engine.frame import Frame
from bathysphere.games.reef.rules import compiled as t
from bathysphere.games.reef.rules import frames
from bathysphere.games.reef.rules.codes import STACKS, all_places
from bathysphere.games.reef.rules.frames import (
    NO_INTERN,
    ActivateColorFrame,
    ColumnFrame,
    ConvertFrame,
    DiscardFrame,
    DiveFrame,
    EntriesFrame,
    GainAnyFrame,
    HireFrame,
    IslandFrame,
    ObjectiveFrame,
    PayAnyFrame,
    PickFrame,
    PlacedFrame,
    RechargeFrame,
    RepeatFrame,
    RowFrame,
    SettleFrame,
    StackFrame,
    TakeFrame,
)
from bathysphere.games.reef.rules.position import EMPTY, ReefPosition
from bathysphere.games.reef.rules.verbs import (
    BONUS,
    COLUMNS,
    CREW,
    HIRED,
    MEMBERS,
    MILESTONES,
    OBJECTIVES,
    RESOURCES,
)

MOST = 99
"""No effect grants anything more often, and no price is higher."""


def check_frames(p: ReefPosition, stack: list[Frame]) -> None:
    """Every number within its range, every list and entry of the right kind, every seat with a Ship."""
    limits = _limits(p)
    for index, frame in enumerate(stack):
        place = f"stack[{index}]"
        for field, (least, most) in limits.get(type(frame), {}).items():
            _within(getattr(frame, field), place, least, most)
        _check_lists(p, frame, place)
        if isinstance(frame, StackFrame):
            _within(len(p.looking), place, 1, MILESTONES)
        if isinstance(frame, ObjectiveFrame):
            _within(len(p.objective_hand), place, 2, OBJECTIVES)
        if frame.step != frames.CHOOSE_SHIP and p.ship[frame.seat] == EMPTY:
            raise LoadError("load-ship", place)


def _within(number: int, place: str, least: int, most: int) -> None:
    if not least <= number <= most:
        raise LoadError("load-range", place, found=str(number), least=str(least), most=str(most))


def _limits(p: ReefPosition) -> dict[type[Frame], dict[str, tuple[int, int]]]:
    """Between what the numbers of each kind of frame lie."""
    tables = p.compiled
    lists = len(tables.lists) - 1
    entry = (0, len(tables.op) - 1)
    some = (1, MOST)
    return {
        IslandFrame: {"set_list": (0, lists), "mission_list": (0, lists)},
        EntriesFrame: {"effects": (1, lists)},
        ConvertFrame: {"entry": entry, "times": some},
        PickFrame: {"entry": entry},
        GainAnyFrame: {"left": some, "closed": (0, all_places(RESOURCES))},
        PayAnyFrame: {"left": some, "lowest": (0, RESOURCES - 1)},
        RepeatFrame: {"left": some},
        DiveFrame: {"left": some},
        TakeFrame: {"reach": (t.REACH_OWN, t.REACH_ANY), "left": some},
        DiscardFrame: {"left": some},
        HireFrame: {"change": (-MOST, MOST)},
        RowFrame: {"tile": (0, CREW - 1), "price": (0, MOST)},
        PlacedFrame: {"space": (0, HIRED - 1), "bonuses": (1, all_places(BONUS.size))},
        ColumnFrame: {"column": (0, COLUMNS - 1), "intern": (NO_INTERN, HIRED - 1)},
        ActivateColorFrame: {"members": (0, all_places(MEMBERS))},
        RechargeFrame: {"space": (0, len(tables.recharge_at) - 1)},
        StackFrame: {"stack": (0, STACKS - 1)},
        SettleFrame: {"sectors": (1, all_places(tables.sectors))},
        ObjectiveFrame: {"place": (0, p.seats - 1)},
    }


def _check_lists(p: ReefPosition, frame: Frame, place: str) -> None:
    """What is left is part of the list; a conversion is one, and so is a choice of sets."""
    tables = p.compiled
    opened: list[tuple[int, int]] = []
    if isinstance(frame, EntriesFrame):
        opened = [(frame.effects, frame.left)]
    elif isinstance(frame, IslandFrame):
        spot = p.ship_at[frame.seat]
        tile = EMPTY if spot == EMPTY else p.island_at[spot]
        island = 0 if tile == EMPTY else tables.island_list[tile]
        opened = [
            (island, frame.left),
            (frame.set_list, frame.set_left),
            (frame.mission_list, frame.mission_left),
        ]
    for effects, left in opened:
        if left & ~tables.whole[effects]:
            raise LoadError("load-frame-numbers", place)
    if isinstance(frame, ConvertFrame) and tables.op[frame.entry] != t.CONVERT:
        raise LoadError("load-frame-numbers", place)
    if isinstance(frame, PickFrame) and tables.op[frame.entry] != t.CHOOSE:
        raise LoadError("load-frame-numbers", place)
