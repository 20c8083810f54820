"""What can be pending in a game of Endeavor: Deep Sea, and what each step has to know besides the seat."""

from typing import ClassVar, Final

from bathysphere.engine.frame import Frame

START_ROUND: Final = 0
RECRUIT: Final = 1
REFILL: Final = 2
EFFORT: Final = 3
REASSIGN: Final = 4
NEXT_TURN: Final = 5
"""Its seat: where to look first."""
TURN: Final = 6
COPY: Final = 7
ACTIONS: Final = 8
END_TURN: Final = 9
END_ROUND: Final = 10
TRAVEL: Final = 11
TRAVEL_TO: Final = 12
LAUNCH: Final = 13
SONAR: Final = 14
DISCOVER: Final = 15
KEEP: Final = 16
PLACE: Final = 17
DIVE: Final = 18
KEEP_TOKEN: Final = 19
CONSERVE: Final = 20
PAY: Final = 21
PLACE_DISC: Final = 22
AFTER_CONSERVE: Final = 23
JOURNAL: Final = 24
PUBLISH: Final = 25
CLAIM: Final = 26
PROMOTE: Final = 27
GAIN: Final = 28
ORDER: Final = 29
STEP: Final = 30
IMPACT: Final = 31
WALK: Final = 32
NAME: Final = 33
CHOOSE: Final = 34
ARRIVE: Final = 35
TAKE: Final = 36

UNBOUND: Final = -1
"""Bound of an action that may be done in any zone."""
NO_DEPTH: Final = 0
"""A journey may end at every depth; a Discover places below a zone at every depth."""
ANY_HEX: Final = -1
"""An Impact that has a choice."""


# -- preparation and turns -----------------------------------------------------------------------------------


class RefillFrame(Frame):
    """A tile moves into a pocket that was emptied."""

    FIELDS: ClassVar[dict[str, type]] = {"pocket": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, pocket: int) -> None:
        super().__init__(REFILL, seat)
        self.pocket: Final = pocket
        """The emptied one."""


class ReassignFrame(Frame):
    """Discs come back from Specialists, one by one in ascending order of the faces."""

    FIELDS: ClassVar[dict[str, type]] = {"left": int, "lowest": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        super().__init__(REASSIGN, seat)
        self.left: Final = left
        """How many discs may still come back."""
        self.lowest: Final = lowest
        """The lowest face that may come next; 0: none has come yet."""


class TurnFrame(Frame):
    """A turn is taken, or passed."""

    FIELDS: ClassVar[dict[str, type]] = {"begun": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(TURN, seat)
        self.begun: Final = begun
        """Was something used in this turn already?"""


class ActionsFrame(Frame):
    """The actions of an activation are chosen."""

    FIELDS: ClassVar[dict[str, type]] = {"place": int, "used": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, place: int, used: int) -> None:
        super().__init__(ACTIONS, seat)
        self.place: Final = place
        """Whose actions: the place of a face or a Journal in the table of slots."""
        self.used: Final = used
        """The slots that are used, as bits."""


# -- actions -------------------------------------------------------------------------------------------------


class ActionFrame(Frame):
    """A site is chosen for a Sonar, Dive, Conserve or Journal action."""

    FIELDS: ClassVar[dict[str, type]] = {"modifiers": int, "bound": int, "optional": bool}

    def __init__(self, step: int, seat: int, modifiers: int, bound: int, optional: bool) -> None:
        super().__init__(step, seat)
        self.modifiers: Final = modifiers
        """What is different about this action: `MOD_…` of compiled.py."""
        self.bound: Final = bound
        """The board it has to be done at (MOD_HERE), or UNBOUND."""
        self.optional: Final = optional
        """Was it not asked for by name, so that it may be declined?"""


class TravelFrame(Frame):
    """A Vessel is chosen that travels."""

    FIELDS: ClassVar[dict[str, type]] = {"modifiers": int, "bound": int, "optional": bool, "not_depth": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, modifiers: int, bound: int, optional: bool, not_depth: int) -> None:
        super().__init__(TRAVEL, seat)
        self.modifiers: Final = modifiers
        self.bound: Final = bound
        """The board it has to start from (MOD_HERE), or UNBOUND."""
        self.optional: Final = optional
        self.not_depth: Final = not_depth
        """The depth where the journey may not end, or NO_DEPTH."""


class TravelToFrame(Frame):
    """A destination is chosen for a Vessel."""

    FIELDS: ClassVar[dict[str, type]] = {"modifiers": int, "origin": int, "optional": bool, "not_depth": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, modifiers: int, origin: int, optional: bool, not_depth: int) -> None:
        super().__init__(TRAVEL_TO, seat)
        self.modifiers: Final = modifiers
        self.origin: Final = origin
        """The zone it starts from."""
        self.optional: Final = optional
        self.not_depth: Final = not_depth
        """As in TravelFrame."""


class PromoteFrame(Frame):
    """A Junior is chosen for a Promotion."""

    FIELDS: ClassVar[dict[str, type]] = {"optional": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(PROMOTE, seat)
        self.optional: Final = optional


class ArriveFrame(Frame):
    """A Vessel arrives."""

    FIELDS: ClassVar[dict[str, type]] = {"board": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, board: int) -> None:
        super().__init__(ARRIVE, seat)
        self.board: Final = board


class DiscoverFrame(Frame):
    """The depths are named from which boards are drawn."""

    FIELDS: ClassVar[dict[str, type]] = {"shallowest": int, "deepest": int, "waiver": int, "source": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, shallowest: int, deepest: int, waiver: int, source: int) -> None:
        super().__init__(DISCOVER, seat)
        self.shallowest: Final = shallowest
        self.deepest: Final = deepest
        self.waiver: Final = waiver
        """The depth where the board may be placed without a zone above it, or NO_DEPTH."""
        self.source: Final = source
        """Where an Impact comes from, should the ocean be full."""


class KeepFrame(Frame):
    """One of the drawn boards is kept."""

    FIELDS: ClassVar[dict[str, type]] = {"waiver": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, waiver: int) -> None:
        super().__init__(KEEP, seat)
        self.waiver: Final = waiver
        """As in DiscoverFrame."""


class PlaceFrame(Frame):
    """The kept board is placed in the ocean."""

    FIELDS: ClassVar[dict[str, type]] = {"board": int, "waiver": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, board: int, waiver: int) -> None:
        super().__init__(PLACE, seat)
        self.board: Final = board
        self.waiver: Final = waiver
        """As in DiscoverFrame."""


class SiteFrame(Frame):
    """What follows at the site of an action: KEEP_TOKEN of a Dive, PLACE_DISC, AFTER_CONSERVE."""

    FIELDS: ClassVar[dict[str, type]] = {"site": int, "modifiers": int}

    def __init__(self, step: int, seat: int, site: int, modifiers: int) -> None:
        super().__init__(step, seat)
        self.site: Final = site
        self.modifiers: Final = modifiers
        """Of the action."""


class PublishFrame(Frame):
    """A Journal is chosen for a site."""

    FIELDS: ClassVar[dict[str, type]] = {"site": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(PUBLISH, seat)
        self.site: Final = site


class ClaimFrame(Frame):
    """A published Journal is taken."""

    FIELDS: ClassVar[dict[str, type]] = {"card": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(CLAIM, seat)
        self.card: Final = card


class PayFrame(Frame):
    """Research is paid; while it is short, tokens are spent for it."""

    FIELDS: ClassVar[dict[str, type]] = {"cost": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(PAY, seat)
        self.cost: Final = cost


# -- rewards -------------------------------------------------------------------------------------------------


class GainFrame(Frame):
    """Icons of a bundle are taken from left to right."""

    FIELDS: ClassVar[dict[str, type]] = {"bundle": int, "start": int, "source": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, bundle: int, start: int, source: int) -> None:
        super().__init__(GAIN, seat)
        self.bundle: Final = bundle
        self.start: Final = start
        """The place of the first icon to look at."""
        self.source: Final = source
        """Where it was earned (codes.py)."""


class RewardsFrame(Frame):
    """The next icon of a bundle is chosen: among all (TAKE), or those that are asked for (ORDER)."""

    FIELDS: ClassVar[dict[str, type]] = {"bundle": int, "taken": int, "source": int}

    def __init__(self, step: int, seat: int, bundle: int, taken: int, source: int) -> None:
        super().__init__(step, seat)
        self.bundle: Final = bundle
        self.taken: Final = taken
        """The places of the icons taken already, as bits."""
        self.source: Final = source
        """Where it was earned (codes.py)."""


class AttributeFrame(Frame):
    """An attribute is chosen for a step."""

    FIELDS: ClassVar[dict[str, type]] = {"lowest": bool}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, lowest: bool) -> None:
        super().__init__(STEP, seat)
        self.lowest: Final = lowest
        """The lowest one, or any?"""


# -- Impact board and mission --------------------------------------------------------------------------------


class ImpactFrame(Frame):
    """A hex is chosen for a marker."""

    FIELDS: ClassVar[dict[str, type]] = {"source": int, "hex": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, source: int, hex: int) -> None:
        super().__init__(IMPACT, seat)
        self.source: Final = source
        """Where it was earned (codes.py)."""
        self.hex: Final = hex
        """The one hex it may go to, or ANY_HEX."""


class WalkFrame(Frame):
    """A marker walks to a hex next to its own."""

    FIELDS: ClassVar[dict[str, type]] = {"hex": int}
    SHARED: ClassVar[bool] = False

    def __init__(self, seat: int, hex: int) -> None:
        super().__init__(WALK, seat)
        self.hex: Final = hex
        """Where it stands."""


class GoalFrame(Frame):
    """Somebody decides what a goal counts: NAME a piece, or CHOOSE a version."""

    FIELDS: ClassVar[dict[str, type]] = {"goal": int}

    def __init__(self, step: int, seat: int, goal: int) -> None:
        super().__init__(step, seat)
        self.goal: Final = goal
