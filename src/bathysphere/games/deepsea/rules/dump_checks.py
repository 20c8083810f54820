"""What has to be true of a loaded position: no piece is missing, and its frames could have come about."""

from __future__ import annotations

from bathysphere.engine.frame import Frame
from bathysphere.games.deepsea.rules import frames
from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    MOST_CIRCLES,
    is_set_of,
    senior_face,
    site_source,
    tile_face,
    tile_kind,
    token_kind,
)
from bathysphere.games.deepsea.rules.compiled import (
    CONSERVE_SITE,
    DIVE_SITE,
    JOURNAL_SITE,
    LEADER,
    DeepSeaCompiled,
)
from bathysphere.games.deepsea.rules.frames import (
    ANY_HEX,
    UNBOUND,
    ActionFrame,
    ActionsFrame,
    ArriveFrame,
    ClaimFrame,
    DiscoverFrame,
    GainFrame,
    GoalFrame,
    ImpactFrame,
    KeepFrame,
    PayFrame,
    PlaceFrame,
    PublishFrame,
    RefillFrame,
    RewardsFrame,
    SiteFrame,
    TravelFrame,
    TravelToFrame,
    WalkFrame,
)
from bathysphere.games.deepsea.rules.missions import walking
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.discover import places
from bathysphere.games.deepsea.rules.steps.journal import affordable
from bathysphere.games.deepsea.rules.steps.rewards import has_vessel_left
from bathysphere.games.deepsea.rules.steps.travel import destinations
from bathysphere.games.deepsea.rules.verbs import DEPTHS, GOALS, POCKETS


def missing(p: DeepSeaPosition) -> str:
    """What is not in exactly one place, "" if everything is."""
    for check in (_boards, _discs, _tokens, _tiles, _cards, _coop_cards):
        problem = check(p)
        if problem:
            return problem
    return ""


def _boards(p: DeepSeaPosition) -> str:
    boards = [board for board in p.ocean if board >= 0] + p.drawn + p.compiled.left_out
    for stack in p.stacks:
        boards += stack
    return "" if sorted(boards) == list(range(p.compiled.boards)) else "boards"


def _discs(p: DeepSeaPosition) -> str:
    for seat in range(p.seats):
        discs = p.supply[seat] + p.staging[seat] + p.aside[seat] + p.discs_on_tiles(seat)
        discs += sum(owner == seat for owner in p.disc)
        if p.compiled.journal_circles:
            discs += sum(p.circles[card] for card in p.published[seat])
        if discs != p.compiled.discs + p.substitutes[seat]:
            return f"discs of seat {seat}"
    return ""


def _tokens(p: DeepSeaPosition) -> str:
    tokens = p.token_discard + p.looked + [token_kind(token) for token in p.token_supply + p.token_unseen]
    for held in p.held:
        tokens += held
    for stack in p.tokens:
        tokens += [token_kind(token) for token in stack]
    counts = [tokens.count(kind) for kind in range(p.compiled.tokens)]
    return "" if counts == p.compiled.token_count else "Dive tokens"


def _tiles(p: DeepSeaPosition) -> str:
    t = p.compiled
    for seat in range(p.seats):
        if tile_face(p.tiles[seat][0]) != senior_face(LEADER) or any(
            tile_kind(tile) == LEADER for tile in p.tiles[seat][1:]
        ):
            return f"Team Leader of seat {seat}"
    kinds = [tile_kind(tile) for tiles in p.tiles for tile in tiles]
    kinds += [kind for pocket in p.pockets for kind in pocket]
    for kind in range(1, t.kinds):
        if kinds.count(kind) + p.tray[kind] != t.copies[kind]:
            return t.labels["kind"][kind]
    return ""


def _cards(p: DeepSeaPosition) -> str:
    t = p.compiled
    cards = p.display + p.deck + p.cards_out
    for published in p.published:
        cards += published
    if sorted(cards) != sorted(t.anchors + t.deck):
        return "Journals"
    for card in range(t.cards):
        circles = t.card_circles[card]
        if t.card_discarded[card]:
            circles = 0
        elif circles > 1 and not t.journal_circles:
            circles = MOST_CIRCLES
        if p.circles[card] > circles:
            return "circles"
    return ""


def _coop_cards(p: DeepSeaPosition) -> str:
    t = p.compiled
    wanted: list[int] = []
    if p.team:
        wanted = t.bonus_cards + ([] if t.goals_open else t.setback_cards)
    cards = p.coop_deck + p.coop_open + p.coop_unused + p.coop_done
    if any(card not in t.bonus_cards for card in p.coop_open):
        return "bonus goals"
    return "" if sorted(cards) == sorted(wanted) else "co-op cards"


Range = tuple[int, int, int]
"""A number, the least and the most it may be."""


def ranges(p: DeepSeaPosition, f: Frame) -> list[Range]:
    """The fields of a frame that have to be within a range."""
    return _own_ranges(p, f) + _action_ranges(p, f)


def _own_ranges(p: DeepSeaPosition, f: Frame) -> list[Range]:
    """Turns, rewards, Impact board and mission."""
    t = p.compiled
    if isinstance(f, RefillFrame):
        return [(f.pocket, 0, POCKETS - 1)]
    if isinstance(f, ActionsFrame):
        return [(f.place, 0, len(t.slots) - 1)]
    if isinstance(f, ImpactFrame):
        return [(f.source, ELSEWHERE, _last_source(t)), (f.hex, ANY_HEX, t.hexes - 1)]
    if isinstance(f, WalkFrame):
        return [(f.hex, 0, t.hexes - 1)]
    if isinstance(f, GoalFrame):
        return [(f.goal, 0, GOALS - 1)]
    if isinstance(f, (GainFrame, RewardsFrame)):
        return [(f.bundle, 0, len(t.bundles) - 1), (f.source, ELSEWHERE, _last_source(t))]
    return []


def _action_ranges(p: DeepSeaPosition, f: Frame) -> list[Range]:
    """Actions and what comes of them."""
    t = p.compiled
    if isinstance(f, (ActionFrame, TravelFrame)):
        return [(f.bound, UNBOUND, t.boards - 1)]
    if isinstance(f, TravelToFrame):
        return [(f.origin, 0, t.boards - 1)]
    if isinstance(f, (ArriveFrame, PlaceFrame)):
        return [(f.board, 0, t.boards - 1)]
    if isinstance(f, (SiteFrame, PublishFrame)):
        return [(f.site, 0, t.sites - 1)]
    if isinstance(f, ClaimFrame):
        return [(f.card, 0, t.cards - 1)]
    if isinstance(f, DiscoverFrame):
        return [
            (f.shallowest, 1, DEPTHS),
            (f.deepest, 1, DEPTHS),
            (f.source, ELSEWHERE, _last_source(t)),
        ]
    return []


def _last_source(t: DeepSeaCompiled) -> int:
    return site_source(t.boards - 1)


def is_possible(p: DeepSeaPosition, f: Frame) -> bool:
    """Could this frame have come about?"""
    return _own_possible(p, f) and _action_possible(p, f)


def _own_possible(p: DeepSeaPosition, f: Frame) -> bool:
    """Turns, rewards, Impact board and mission."""
    t = p.compiled
    if f.step == frames.LAUNCH:
        return has_vessel_left(p, f.seat)
    if isinstance(f, ActionsFrame):
        return is_set_of(f.used, len(t.slots[f.place]))
    if isinstance(f, GainFrame):
        return 0 <= f.start <= len(t.bundles[f.bundle])
    if isinstance(f, RewardsFrame):
        is_asked = f.step == frames.ORDER or t.reward_order_chosen
        return is_asked and is_set_of(f.taken, len(t.bundles[f.bundle]))
    if isinstance(f, WalkFrame):
        return p.marker[f.hex] == f.seat and bool(walking.steps_from(p, f.hex))
    if isinstance(f, GoalFrame):
        if f.step == frames.NAME:
            return f.goal == t.naming_goal
        return t.choice_goals and p.versions[f.goal] < 0
    return True


def _action_possible(p: DeepSeaPosition, f: Frame) -> bool:
    """Actions and what comes of them."""
    t = p.compiled
    if isinstance(f, TravelToFrame):
        there = destinations(p, f.seat, f.origin, f.modifiers, f.not_depth)
        return p.has_vessel(f.seat, f.origin) and bool(there)
    if isinstance(f, ClaimFrame):
        return f.card in p.display
    if isinstance(f, KeepFrame):
        return bool(p.drawn)
    if isinstance(f, PlaceFrame):
        return f.board in p.drawn and bool(places(p, t.depth[f.board], f.waiver))
    if isinstance(f, PayFrame):
        return f.cost <= p.means(f.seat)
    if isinstance(f, PublishFrame):
        is_free = t.site_kind[f.site] == JOURNAL_SITE and p.disc[f.site] < 0
        return is_free and _can_publish(p, f.seat, f.site)
    if isinstance(f, SiteFrame):
        return _follows(p, f)
    return True


def _follows(p: DeepSeaPosition, f: SiteFrame) -> bool:
    """Could this come of an action at the site?"""
    kind = p.compiled.site_kind[f.site]
    if f.step == frames.KEEP_TOKEN:
        return bool(p.looked) and kind == DIVE_SITE
    if f.step == frames.PLACE_DISC:
        return p.aside[f.seat] > 0 and kind != DIVE_SITE and p.disc[f.site] < 0
    return kind == CONSERVE_SITE


def _can_publish(p: DeepSeaPosition, seat: int, site: int) -> bool:
    return p.staging[seat] > 0 and affordable(p, p.compiled.site_field[site], p.means(seat))
