"""What can be pending in a game of Reef Project, and what each step has to know besides the seat."""

from typing import ClassVar, Final

from bathysphere.engine.frame import Frame

CHOOSE_SHIP: Final = 0
KEEP: Final = 1
REJECT: Final = 2
TURN: Final = 3
END_TURN: Final = 4
RECHARGE: Final = 5
DISCARD_CREW: Final = 6
ISLAND: Final = 7
ENTRIES: Final = 8
CONVERT: Final = 9
PICK: Final = 10
GAIN_ANY: Final = 11
PAY_ANY: Final = 12
UNLOCK: Final = 13
RESEARCH: Final = 14
MILESTONE: Final = 15
RETURN: Final = 16
DIVE: Final = 17
EXTRA_STEP: Final = 18
RESTORE: Final = 19
HIRE: Final = 20
ROW: Final = 21
PLACED: Final = 22
COLUMN: Final = 23
ACTIVATE: Final = 24
ACTIVATE_COLOR: Final = 25
TAKE: Final = 26
LAY: Final = 27
DISCARD: Final = 28
FREE_DEPLOY: Final = 29
SETTLE: Final = 30
SPACE: Final = 31
REFRESH: Final = 32
CASH: Final = 33
HAND_OUT: Final = 34
OBJECTIVE: Final = 35
DROP: Final = 36
FINAL_TRADE: Final = 37
FINAL_OBJECTIVES: Final = 38
FINISH: Final = 39
RECHARGED: Final = 40

NO_INTERN: Final = -1
"""In a ColumnFrame: no Intern completed the column."""


# -- effect lists ------------------------------------------------------------------------------------


class IslandFrame(Frame):
    """After the move: the effects of the Island, of the set picked there, of the mission played with it."""

    FIELDS: ClassVar[dict[str, type]] = {
        "left": int,
        "begun": bool,
        "set_list": int,
        "set_left": int,
        "mission_list": int,
        "mission_left": int,
    }
    SHARED: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        left: int,
        begun: bool = False,
        set_list: int = 0,
        set_left: int = 0,
        mission_list: int = 0,
        mission_left: int = 0,
    ) -> None:
        super().__init__(ISLAND, seat)
        self.left: Final = left
        """The entries of the Island that are left, as bits by place."""
        self.begun: Final = begun
        """Was an effect of the Island started? Then no mission of this Island can be played any more."""
        self.set_list: Final = set_list
        """The list of the set that was picked; 0 if none was."""
        self.set_left: Final = set_left
        """The entries of that set that are left, as bits by place."""
        self.mission_list: Final = mission_list
        """The list of the mission that was played here; 0 if none was."""
        self.mission_left: Final = mission_left
        """The entries of that mission that are left, as bits by place."""


class EntriesFrame(Frame):
    """A list of effects, resolved entry by entry."""

    FIELDS: ClassVar[dict[str, type]] = {
        "effects": int,
        "left": int,
        "window": bool,
        "strict": bool,
        "chosen": bool,
    }
    SHARED: ClassVar[bool] = False

    def __init__(
        self,
        seat: int,
        effects: int,
        left: int,
        window: bool = False,
        strict: bool = False,
        chosen: bool = False,
    ) -> None:
        super().__init__(ENTRIES, seat)
        self.effects: Final = effects
        """The number of the list."""
        self.left: Final = left
        """The entries that are left, as bits by place."""
        self.window: Final = window
        """The list of a mission: a Pollution tile may be revealed between two entries.  AM-96"""
        self.strict: Final = strict
        """A reward of a Recharge turn: declined or accepted entry by entry.  RP-091"""
        self.chosen: Final = chosen
        """Just picked or paid for: a single entry that can be done needs no question."""


class ConvertFrame(Frame):
    """A conversion, perhaps once more."""

    FIELDS: ClassVar[dict[str, type]] = {"entry": int, "times": int, "due": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, entry: int, times: int, due: bool = False) -> None:
        super().__init__(CONVERT, seat)
        self.entry: Final = entry
        self.times: Final = times
        """How often it may still be done."""
        self.due: Final = due
        """Does it have to be done? So it is with the price of a mission.  AM-52"""


class PickFrame(Frame):
    """One of two sets of effects is chosen."""

    FIELDS: ClassVar[dict[str, type]] = {"entry": int, "optional": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, entry: int, optional: bool = False) -> None:
        super().__init__(PICK, seat)
        self.entry: Final = entry
        self.optional: Final = optional
        """May both be declined?"""


# -- resources ---------------------------------------------------------------------------------------


class GainAnyFrame(Frame):
    """Resources of choice are gained, unit by unit."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int, "closed": int, "distinct": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, closed: int, distinct: bool) -> None:
        super().__init__(GAIN_ANY, seat)
        self.left: Final = left
        """Units to come."""
        self.closed: Final = closed
        """Kinds that cannot be chosen any more, as bits."""
        self.distinct: Final = distinct
        """Do all units have to differ?"""


class PayAnyFrame(Frame):
    """Resources of any mix of kinds are paid, in ascending order."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int, "lowest": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, lowest: int = 0) -> None:
        super().__init__(PAY_ANY, seat)
        self.left: Final = left
        """Units still to be paid."""
        self.lowest: Final = lowest
        """The lowest kind that may come next."""


# -- what an effect grants so many times -------------------------------------------------------------


class RepeatFrame(Frame):
    """The same thing so many times: UNLOCK, RESEARCH, RESTORE, ACTIVATE, LAY, FREE_DEPLOY, SPACE, REFRESH."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int, "optional": bool}

    def __init__(self, step: int, seat: int, left: int, optional: bool = False) -> None:
        super().__init__(step, seat)
        self.left: Final = left
        """How often it may be done, this time included."""
        self.optional: Final = optional
        """May it be declined? The first time was chosen with the effect itself."""


class DiveFrame(Frame):
    """Steps of the Diver."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int, "optional": bool, "bought": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, optional: bool = False, bought: bool = False) -> None:
        super().__init__(DIVE, seat)
        self.left: Final = left
        """Steps to come."""
        self.optional: Final = optional
        """May they be declined?"""
        self.bought: Final = bought
        """The extra step, which was paid for.  RP-062"""


class TakeFrame(Frame):
    """Missions are taken from the offer."""

    FIELDS: ClassVar[dict[str, type]] = {"reach": int, "left": int, "optional": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, reach: int, left: int, optional: bool = False) -> None:
        super().__init__(TAKE, seat)
        self.reach: Final = reach
        """How far the hand goes: REACH_OWN, REACH_PLUS or REACH_ANY."""
        self.left: Final = left
        """Cards to come."""
        self.optional: Final = optional
        """May they be declined?"""


class DiscardFrame(Frame):
    """Missions of the hand are discarded as a price."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(DISCARD, seat)
        self.left: Final = left
        """Cards still to go."""


# -- crew --------------------------------------------------------------------------------------------


class HireFrame(Frame):
    """A crew tile is hired."""

    FIELDS: ClassVar[dict[str, type]] = {"change": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, change: int) -> None:
        super().__init__(HIRE, seat)
        self.change: Final = change
        """How much dearer (or cheaper, below 0) the hire is than printed."""


class RowFrame(Frame):
    """A row is chosen for a tile that was hired; until then it lies nowhere."""

    FIELDS: ClassVar[dict[str, type]] = {"tile": int, "intern": bool, "price": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, tile: int, intern: bool, price: int) -> None:
        super().__init__(ROW, seat)
        self.tile: Final = tile
        self.intern: Final = intern
        """Does it come with its back up?"""
        self.price: Final = price
        """What was paid."""


class PlacedFrame(Frame):
    """What a tile just placed brings."""

    FIELDS: ClassVar[dict[str, type]] = {"space": int, "bonuses": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, space: int, bonuses: int) -> None:
        super().__init__(PLACED, seat)
        self.space: Final = space
        self.bonuses: Final = bonuses
        """What is still to be had, as bits by bonus: benefit, row, column."""


class ColumnFrame(Frame):
    """A member of a complete column is activated."""

    FIELDS: ClassVar[dict[str, type]] = {"column": int, "intern": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, column: int, intern: int) -> None:
        super().__init__(COLUMN, seat)
        self.column: Final = column
        self.intern: Final = intern
        """The space of the Intern that completed it, or NO_INTERN."""


class ActivateColorFrame(Frame):
    """All members of a colour are activated."""

    FIELDS: ClassVar[dict[str, type]] = {"members": int, "optional": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, members: int, optional: bool = False) -> None:
        super().__init__(ACTIVATE_COLOR, seat)
        self.members: Final = members
        """Those who are still to come, as bits."""
        self.optional: Final = optional
        """May they be declined?"""


# -- board, tracks, objectives -----------------------------------------------------------------------


class RechargeFrame(Frame):
    """The rewards of a Recharge turn, from the highest space down."""

    FIELDS: ClassVar[dict[str, type]] = {"space": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(RECHARGE, seat)
        self.space: Final = space
        """The next reward space."""


class StackFrame(Frame):
    """A stack of Milestones is in hand: one is kept (MILESTONE), the others go back (RETURN)."""

    FIELDS: ClassVar[dict[str, type]] = {"stack": int}

    def __init__(self, step: int, seat: int, stack: int) -> None:
        super().__init__(step, seat)
        self.stack: Final = stack


class SettleFrame(Frame):
    """Sectors that one ball has closed."""

    FIELDS: ClassVar[dict[str, type]] = {"sectors": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, sectors: int) -> None:
        super().__init__(SETTLE, seat)
        self.sectors: Final = sectors
        """Those still to be settled, as bits."""


class ObjectiveFrame(Frame):
    """An Objective is kept, the others are passed on."""

    FIELDS: ClassVar[dict[str, type]] = {"place": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(OBJECTIVE, seat)
        self.place: Final = place
        """The seat's place in the order of choice."""
