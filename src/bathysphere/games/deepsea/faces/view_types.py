"""What a view of Endeavor: Deep Sea looks like. `view.py` fills it; the client's types are made from it."""

from typing import Literal

from msgspec import UNSET, UnsetType

from bathysphere.engine.views import PendingView, ScoreView, View


class WaitingView(View):
    """What still has to happen in this turn, behind the open choice."""

    seat: int
    step: str
    icons: list[str]
    board: str
    """The zone it comes from or is bound to, or empty."""


# -- the ocean -------------------------------------------------------------------------------------------


class SiteView(View):
    """A site in play."""

    tokens: int | UnsetType = UNSET
    """Dive sites: the tokens left."""
    disc: int | UnsetType = UNSET
    """Other sites: whose disc lies there, -1 nobody's."""


class ZoneView(View):
    """A zone with its sites, discs, tokens and Vessels."""

    cell: str
    """Where it lies: `B2`."""
    board: str
    depth: int
    discoverer: int
    sites: dict[str, SiteView]
    vessels: list[int]
    """How many Vessels each seat has here."""


class StackView(View):
    """The zones of a depth that have not been discovered."""

    depth: int
    boards: int
    bottom: list[str]
    """Those that were put below the others in sight of all."""


class HiddenView(View):
    """A zone of the mission that lies among the topmost of its stack."""

    board: str
    within: int


# -- the market and the Impact board ---------------------------------------------------------------------


class PocketView(View):
    """A pocket of tier-5 Specialists."""

    top: str
    """The one in sight; empty if the pocket is."""
    tiles: int


class ImpactView(View):
    """The markers on the Impact board and the hexes that are open."""

    markers: dict[str, int]
    """Whose marker lies on a hex."""
    unlimited: dict[str, list[int]]
    """How many markers each seat has on a hex that takes any number."""
    open: list[str]
    locked: list[str]
    closed: list[str]
    """Hexes nobody may enter yet."""


# -- goals -----------------------------------------------------------------------------------------------


class ReachedView(View):
    """What a team has of a goal, what it needs, and whether that is enough."""

    have: int
    need: int
    met: bool


class GoalView(View):
    """The standing of everybody in a mission goal, and of the team."""

    number: int
    version: int
    """Which of its versions is played; -1: none has been chosen, or there is one only."""
    units: list[int]
    points: list[int]
    bonus: list[int]
    """The leader bonus of each seat."""
    team: ReachedView | None


class TeamGoalView(View, kw_only=True):
    """A goal of a team that lies open, of seven."""

    kind: Literal["impact", "mission", "bonus"]
    name: str
    """The message with its name."""
    text: str
    """The message that says what it asks for."""
    have: int
    need: int
    met: bool
    card: str | UnsetType = UNSET
    """Of a Bonus Goal."""
    provenance: str
    """Where the number that is needed comes from."""


class SetbackView(View):
    """A Setback that has struck."""

    card: str
    name: str
    """The message with its name."""
    text: str
    """The message that says what it does."""
    in_force: bool
    provenance: str


class TeamImpactView(View):
    """The team's points from Impact board, Journals and Specialists, and how many it needs."""

    have: int
    need: int


class BonusGoalView(View):
    """A Bonus Goal that lies open."""

    card: str
    have: int
    need: int
    met: bool


class CoopView(View):
    """How a team stands; where everybody plays for themselves most of it is empty."""

    goals: list[TeamGoalView]
    met: int
    of: int
    won: bool
    difficulty: str
    """The message with the name of the difficulty; empty in an edition that has a chart of results."""
    setbacks: list[SetbackView]
    """Those that have struck, the one of this round last."""
    impact: TeamImpactView | None
    bonus: list[BonusGoalView]
    open: list[str]
    done: list[str]
    setback: str
    """The card of the one in force, or empty."""
    deck: int
    required: int
    """How many goals the difficulty asks for."""
    result: str


# -- the players -----------------------------------------------------------------------------------------


class UnlockView(View):
    """The next step of a track that brings something."""

    step: int
    level: int
    points: int
    vessel: bool
    impact: bool


class TileView(View):
    """A Specialist in a tableau."""

    face: str
    kind: str
    senior: bool
    disc: int
    points: int | None
    """What a tier-5 Senior scores now."""


class JournalView(View):
    """A published Journal."""

    card: str
    circles: int
    used: int
    """Discs on its circles, or how often it was used in the prototype."""
    turned: bool
    """In the prototype a Journal is turned instead of taking discs."""


class PlayerView(View):
    """All that lies before a player."""

    supply: int
    staging: int
    aside: int
    substitutes: int
    research: int
    attributes: list[int]
    """Where the cubes stand: Reputation, Inspiration, Coordination, Ingenuity."""
    levels: list[int]
    levels_now: list[int]
    """The levels as the Setback in force lets them count."""
    next: list[UnlockView | None]
    reach: int
    """The deepest depth the Technology reaches."""
    vessels: list[str]
    """The zone of each of the three Vessels, empty while it is not released."""
    tiles: list[TileView]
    tokens: list[str]
    journals: list[JournalView]
    cleanup: int
    passed: bool


class DeepSeaView(View):
    """Everything open. No seat sees more than another."""

    game: Literal["deepsea"]
    seats: int
    seat: int
    settings: dict[str, str]
    team: bool
    round: int
    rounds: int
    turn: int
    ply: int
    over: bool
    wave: int
    """The seat with the Wave."""
    active: int
    """Whose turn of the second phase it is; -1 during Preparation."""
    pending: PendingView | None
    queue: list[WaitingView]
    """The next one first."""
    columns: int
    depths: int
    zones: list[ZoneView]
    free: list[str]
    """Cells where a zone of their depth could go."""
    stacks: list[StackView]
    hidden: list[HiddenView]
    drawn: list[str]
    token_supply: int
    token_discard: list[str]
    token_unseen: int
    looked: list[str]
    tray: dict[str, int]
    """How many of each Specialist there are to recruit."""
    pockets: list[PocketView]
    display: list[str]
    deck: int
    cards_out: list[str]
    impact: ImpactView
    named: str
    versions: list[int]
    races: list[list[int]]
    goals: list[GoalView]
    coop: CoopView
    players: list[PlayerView]
    scores: list[ScoreView]
