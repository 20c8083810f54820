"""What a view of Reef Project looks like. `view.py` fills it; the client's types are made from it."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from bathysphere.engine.views import View
from bathysphere.games.reef.faces.printed_types import EffectFace

Side = Literal["a", "b"]
TurnKind = Literal["undeclared", "recharge", "travel"]
Source = Literal["effect", "set", "mission"]

# -- what has to be chosen ---------------------------------------------------------------------------


class EntryView(View):
    """An entry of a list that is being resolved, and whether it is still to be had."""

    entry: str
    source: Source
    left: bool
    effect: EffectFace


class ReefPending(View):
    """Who has to choose what, and the effects the choice is about."""

    seat: int
    step: str
    entries: list[EntryView] | UnsetType = UNSET
    sets: list[list[EffectFace]] | UnsetType = UNSET
    convert: EffectFace | UnsetType = UNSET
    space: int | UnsetType = UNSET
    """In a recharge turn: the place of the reward that is asked for; those below it follow."""
    tile: str | UnsetType = UNSET
    member: str | UnsetType = UNSET


class UsedUp(View):
    """What the active player has done in this turn and cannot do again."""

    deployment: bool
    move: bool
    mission: bool
    reveal: bool
    extra_step: bool
    crew: list[str]


# -- the board ---------------------------------------------------------------------------------------


class SpotView(View):
    """A spot with what lies there."""

    spot: str
    island: str | None
    ships: list[int]
    price: int | UnsetType = UNSET
    """What the way of the viewer's Ship costs."""
    way: list[str] | UnsetType = UNSET
    """The routes of that way."""


class RouteView(View):
    """A route with its symbols and balls."""

    route: str
    pips: int
    balls: list[int]
    deploy: int | None
    """What a ball of the viewer would cost there now, if it may go there at all."""


class SectorView(View):
    """A sector: sharks, tile, routes with a ball, and what cleaning would bring."""

    sector: str
    filled: int
    sharks: int
    size: str | None
    cleaned: bool
    balls: list[int]
    points: list[int]
    leader: int | None


class SlotView(View):
    """A slot of the seafloor: the exploration tile if it lies open, the tank and its side."""

    tile: str | None
    tank: str | None
    side: Side


# -- the players -------------------------------------------------------------------------------------


class ObjectivesView(View):
    """Who chose an Objective, and the cards in the hand of the one who is choosing."""

    handed_out: bool
    order: list[int]
    hand: list[str | None]


class MemberView(View):
    """Somebody on a Ship who can be activated, and whether that is still possible in this turn."""

    member: str
    color: str | None
    ready: bool


class PlanView(View, kw_only=True):
    """Where or when a mission in hand can be played: its spot, or how far its condition is met."""

    mission: str
    spot: str | UnsetType | None = UNSET
    met: bool
    have: int | UnsetType | None = UNSET
    need: int | UnsetType = UNSET


class PlayedMission(msgspec.Struct, array_like=True):
    """A mission that was played, and how it lies."""

    mission: str
    flipped: int


class MilestoneDown(msgspec.Struct, array_like=True):
    """A Milestone that lies face down, for those who know it, and the stack it comes from."""

    milestone: str | None
    stack: int


class PollutionView(View):
    """A Pollution tile before a player."""

    tile: str | None
    size: str
    used: int


class PlayerView(View):
    """A player as the viewer sees them."""

    ship: str | None
    score: int
    energy: int
    coins: int
    cargo: list[int]
    capacity: list[int]
    locked: list[int]
    deployment: int
    removed: int
    diver: int
    research: str
    research_rank: int
    reach: int
    recharge: int
    crew: list[str | None]
    members: list[MemberView]
    free_spaces: list[str | None]
    """Where the next tile of each row would go."""
    hand: list[str | None]
    plans: list[PlanView]
    packet: list[str | None]
    played: list[PlayedMission]
    milestones: list[str]
    milestones_down: list[MilestoneDown]
    pollution: list[PollutionView]
    objective: str | None
    """`?`: there is one, but the viewer does not know which."""


class ReefScore(View, kw_only=True):
    """What a seat has as far as the viewer knows; place and tiebreaks at the end only."""

    seat: int
    place: int | UnsetType = UNSET
    parts: dict[str, int | None]
    """None: what the viewer cannot know yet."""
    total: int
    tiebreaks: dict[str, int] | UnsetType = UNSET


class ReefView(View):
    """Everything open, and the viewer's own secrets."""

    game: Literal["reef"]
    seats: int
    seat: int
    turn: int
    round: int
    ply: int
    over: bool
    side: Side
    active: int
    kind: TurnKind
    used_up: UsedUp
    end_turn: int
    pending: ReefPending | None
    spots: list[SpotView]
    routes: list[RouteView]
    sectors: list[SectorView]
    seafloor: list[SlotView]
    ships_offered: list[str]
    crew_offer: list[str]
    crew_prices: list[int]
    intern_price: int
    crew_stack: int
    crew_top: str | None
    """The tile on top of the stack lies face up."""
    crew_discard: list[str]
    mission_offer: list[str]
    mission_reach: int
    """How many cards of the offer the viewer can take now."""
    mission_deck: list[str | None]
    milestones: list[list[str | None]]
    looking: list[str | None]
    supply: list[int]
    objectives: ObjectivesView
    players: list[PlayerView]
    scores: list[ReefScore]
