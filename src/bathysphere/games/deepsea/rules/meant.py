"""What somebody meant who pressed a thing that the open question is not about.

The place answers for itself: what leads there in this turn, or what is missing and what would help. First
what nothing in this turn can change, then the way there, then what stands in it.
"""

from bathysphere.engine.ahead import MOST_TRIED, Ahead, Way, ahead_of, asked_at, rule_of
from bathysphere.engine.frame import Frame
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import Step
from bathysphere.engine.verbs import Verb
from bathysphere.games.deepsea.rules import frames, verbs
from bathysphere.games.deepsea.rules.codes import (
    ELSEWHERE,
    column_of,
    has_disc,
    icon_kind,
    is_among,
    journal_place,
    junior_face,
    row_of,
    tile_face,
    used_tile,
)
from bathysphere.games.deepsea.rules.compiled import (
    CONSERVE,
    CONSERVE_SITE,
    DIVE,
    DIVE_SITE,
    INGENUITY,
    JOURNAL,
    JOURNAL_SITE,
    PLACE_FREELY,
    PROMOTE,
    SONAR,
    SONAR_SITE,
    TRAVEL,
    WALK,
)
from bathysphere.games.deepsea.rules.frames import (
    ANY_HEX,
    UNBOUND,
    ActionFrame,
    ActionsFrame,
    ImpactFrame,
    PromoteFrame,
    TurnFrame,
)
from bathysphere.games.deepsea.rules.position import NOBODY, DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.activate import token_refusal
from bathysphere.games.deepsea.rules.steps.travel import destinations, may_stop, reach, technology
from bathysphere.games.deepsea.rules.zones import worked_from

AT_SITES = {
    verbs.SONAR: (SONAR, SONAR_SITE, frames.SONAR),
    verbs.DIVE: (DIVE, DIVE_SITE, frames.DIVE),
    verbs.CONSERVE: (CONSERVE, CONSERVE_SITE, frames.CONSERVE),
    verbs.JOURNAL: (JOURNAL, JOURNAL_SITE, frames.JOURNAL),
}
"""Verbs about a site: the action, the kind of site, the step that asks."""
TAKES_DISC = (SONAR, CONSERVE, JOURNAL)
"""Actions that put a disc on their site, besides the one that activates.  DS-110"""
PLACES = [verb.name for verb in (*AT_SITES, verbs.TRAVEL, verbs.PUBLISH, verbs.MARK, verbs.WALK)]
"""What lies on the table and is done there."""
ENDING = (verbs.PASS, verbs.END, verbs.DECLINE)
PREPARING = (verbs.RECRUIT, verbs.REFILL, verbs.TAKE_BACK)


def reason_elsewhere(p: DeepSeaPosition, action: int) -> Reason:
    """Why an action is not open at the pending question."""
    verb = p.game.vocabulary.verb_of(action)
    return (
        settled(p, verb, action)
        or leading(p, verb, action)
        or missing(p, verb, action)
        or Reason("when-asked", rule_of(p.game, verb), {"asked": asked_at(p.game, verb)})
    )


# -- what this turn cannot change --------------------------------------------------------------------


def settled(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """Taken, not there, not yours: whatever is chosen first."""
    thing = verb.first(action)
    if verb in AT_SITES:
        return site_settled(p, verb, thing)
    if verb in (verbs.TRAVEL, verbs.VESSEL, verbs.LAUNCH):
        return zone_settled(p, verb, thing)
    if verb is verbs.PUBLISH and thing not in p.display:
        return Reason("not-displayed", "DS-203", {"card": thing})
    if verb in (verbs.MARK, verbs.WALK) and thing >= p.compiled.hexes:
        return Reason("no-such-hex", "DS-244", {"hex": thing})
    if verb is verbs.PLACE:
        return cell_settled(p, thing)
    if verb is verbs.TAKE_BACK and used_tile(thing) not in p.tiles[p.seat]:
        return Reason("no-disc-on", "DS-098", {"face": thing})
    if verb is verbs.CLEAN and p.compiled.cleanup_steps_for_impact == 0:
        return Reason("no-cleanup", "DS-253")
    return None


def site_settled(p: DeepSeaPosition, verb: Verb, site: int) -> Reason | None:
    """No such site, not in play, taken, empty.  DS-120, DS-153, DS-174, DS-200"""
    t = p.compiled
    icon, kind, _ = AT_SITES[verb]
    if site >= t.sites or t.site_kind[site] != kind:
        return Reason("no-such-site", "DS-120", {"site": site, "icon": icon})
    if p.cell[t.site_board[site]] < 0:
        return Reason("not-in-play", "DS-120", {"board": t.site_board[site]})
    if p.disc[site] >= 0:
        return Reason("taken", rule_of(p.game, verb), {"site": site})
    if kind == DIVE_SITE and not p.tokens[t.site_dive[site]]:
        return Reason("no-tokens", "DS-174", {"site": site})
    return None


def zone_settled(p: DeepSeaPosition, verb: Verb, board: int) -> Reason | None:
    """Not in play, no zone for Vessels, or none of yours in it.  DS-138, DS-239"""
    if board >= p.compiled.boards or p.cell[board] < 0:
        return Reason("not-in-play", "DS-138", {"board": board})
    if p.compiled.barred[board]:
        return Reason("no-vessels", "DS-239", {"board": board})
    if verb is verbs.VESSEL and not p.has_vessel(p.seat, board):
        return Reason("no-vessel-there", "DS-138", {"board": board})
    return None


def cell_settled(p: DeepSeaPosition, cell: int) -> Reason | None:
    """Outside the ocean, or a zone lies there.  DS-161, DS-162"""
    t = p.compiled
    if column_of(cell) >= t.columns or row_of(cell) >= t.max_depth:
        return Reason("outside", "DS-161", {"cell": cell})
    if p.ocean[cell] >= 0:
        return Reason("place-taken", "DS-162", {"cell": cell, "board": p.ocean[cell]})
    return None


# -- the way there -----------------------------------------------------------------------------------


def leading(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """What to choose first in this turn, if that is enough."""
    if verb in ENDING or (verb in PREPARING and p.active != NOBODY):
        return None
    goals = [action]
    if verb is verbs.VESSEL and p.zones_of(p.seat) == [verb.first(action)]:
        # The only Vessel is not asked for: wherever it can go, it is the one.
        goals += [verbs.TRAVEL.base + zone for zone in destinations(p, p.seat, verb.first(action), 0, 0)]
    map_of_turn = ahead_of(p, is_worth)
    way = map_of_turn.to(goals)
    if way is None and map_of_turn.tried >= MOST_TRIED:
        way = aimed(p, verb, action, goals)
    if way is None:
        return None
    if verb is verbs.VESSEL:
        return Reason("vessel-first", "DS-138", {"way": way.actions})
    if verb in AT_SITES and p.has_vessel(p.seat, p.compiled.site_board[verb.first(action)]):
        return way.reason(p.game, verb, "-there")
    return way.reason(p.game, verb)


def is_worth(p: Position, action: int) -> bool:
    """Everything but giving up."""
    return not any(verb.owns(action) for verb in ENDING)


def aimed(p: DeepSeaPosition, verb: Verb, action: int, goals: list[int]) -> Way | None:
    """A long turn, looked through with one aim: only what offers the action, and the journey to its zone."""
    icon = icon_of(verb)
    if icon < 0:
        return None
    aim = Aim(p, verb, verb.first(action), icon)
    return Ahead(p, aim.is_worth, goals).to(goals)


class Aim:
    """An action at certain zones: which choices can bring it nearer."""

    def __init__(self, p: DeepSeaPosition, verb: Verb, thing: int, icon: int) -> None:
        self.icon = icon
        self.zones = zones_for(p, verb, thing)

    def is_worth(self, p: Position, action: int) -> bool:
        """Does this choice show the action, or take a Vessel where it is wanted?"""
        assert isinstance(p, DeepSeaPosition)
        t = p.compiled
        verb = p.game.vocabulary.verb_of(action)
        thing = verb.first(action)
        if verb in (verbs.ACTIVATE, verbs.COPY):
            return t.copies_slots[thing] or shows(p, thing, self.icon)
        if verb is verbs.CIRCLE_OF:
            return shows(p, journal_place(thing), self.icon)
        if verb in (verbs.DO, verbs.NEXT):
            return thing in (self.icon, TRAVEL)
        if verb is verbs.USE:
            return any(icon_kind(icon) in (self.icon, TRAVEL) for icon in t.bundles[t.token_effect[thing]])
        if verb is verbs.TRAVEL:
            return thing in self.zones
        if verb is verbs.JOURNAL:
            return self.icon == JOURNAL
        return verb is verbs.VESSEL


def zones_for(p: DeepSeaPosition, verb: Verb, thing: int) -> list[int]:
    """Where a Vessel has to be for what is meant."""
    t = p.compiled
    if verb in AT_SITES:
        return [t.site_board[thing], worked_from(p, thing)]
    if verb is verbs.PUBLISH:
        return [t.site_board[site] for site in sites_for(p, thing)]
    return []


def sites_for(p: DeepSeaPosition, card: int) -> list[int]:
    """Free Journal sites in play that share a Field with a card.  DS-203"""
    t = p.compiled
    return [
        site
        for board in p.ocean
        if board >= 0
        for site in t.journal_sites[board]
        if p.disc[site] < 0 and t.site_field[site] in t.card_fields[card]
    ]


def icon_of(verb: Verb) -> int:
    """The action a verb belongs to, or -1."""
    if verb in AT_SITES:
        return AT_SITES[verb][0]
    if verb is verbs.PUBLISH:
        return JOURNAL
    if verb in (verbs.TRAVEL, verbs.VESSEL):
        return TRAVEL
    return PROMOTE if verb is verbs.PROMOTE else -1


# -- what stands in the way --------------------------------------------------------------------------


def missing(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """What is lacking for an action that no choice of this turn leads to."""
    if verb in ENDING:
        return cannot_end(p, verb)
    if verb in PREPARING:
        return Reason("in-preparation", rule_of(p.game, verb), {"verb": verb.name})
    own = at_the_thing(p, verb, action)
    if own is not None:
        return own
    if p.active != p.seat and verb not in (verbs.MARK, verbs.WALK, verbs.CLEAN, verbs.LAUNCH, verbs.PLACE):
        return later(p)
    if verb is verbs.DO:
        return no_source(p, verb.first(action)) or Reason(
            "impossible", "DS-119", {"icon": verb.first(action)}
        )
    if icon_of(verb) >= 0:
        return no_source(p, icon_of(verb))
    if verb in (verbs.ACTIVATE, verbs.CIRCLE_OF):
        waits = any(frame.step == frames.TURN for frame in p.stack[:-1])
        return finish_first(p) if waits else Reason("one-activation", "DS-109")
    if verb in (verbs.SPEND, verbs.USE):
        return finish_first(p)
    return when(p, verb)


def cannot_end(p: DeepSeaPosition, verb: Verb) -> Reason:
    """Why one can neither stop nor pass here."""
    if verb is verbs.DECLINE:
        return Reason("has-to-be", pending(p).rule, {"step": pending(p).name})
    if p.active != p.seat:
        return later(p)
    return Reason("turn-begun", "DS-103") if verb is verbs.PASS else finish_first(p)


def at_the_thing(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """What the thing itself would refuse, were the right question asked."""
    thing = verb.first(action)
    seat = p.seat
    if verb in AT_SITES:
        return at_the_site(p, verb, action)
    if verb in (verbs.TRAVEL, verbs.VESSEL):
        return at_the_zone(p, verb, thing)
    if verb is verbs.PUBLISH:
        return at_the_card(p, thing)
    if verb is verbs.PROMOTE:
        return p.steps[frames.PROMOTE].refusal(p, PromoteFrame(seat, False), action)
    if verb in (verbs.ACTIVATE, verbs.CIRCLE_OF):
        reason = p.steps[frames.TURN].refusal(p, TurnFrame(seat, False), action)
        # Before the own turn discs still come and go; what one does not have stays missing.
        return (
            reason if p.active == seat or (reason and reason.code in ("no-such-face", "no-circle")) else None
        )
    if verb in (verbs.SPEND, verbs.USE):
        return token_refusal(p, seat, action)
    if verb in (verbs.MARK, verbs.WALK):
        return at_the_hex(p, verb, action)
    if verb is verbs.LAUNCH:
        return p.steps[frames.LAUNCH].refusal(p, Frame(frames.LAUNCH, seat), action)
    return None


def at_the_site(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """No Vessel there, an earlier space, the price, the discs."""
    icon, _, step = AT_SITES[verb]
    site = verb.first(action)
    reason = p.steps[step].refusal(p, ActionFrame(step, p.seat, 0, UNBOUND, False), action)
    if reason is None or reason.code != "out-of-reach":
        return reason if p.active == p.seat or (reason and reason.code == "not-leftmost") else None
    zone = worked_from(p, site)
    if zone < 0 or p.compiled.barred[zone]:
        return reason
    return no_vessel(p, zone, icon)


def no_vessel(p: DeepSeaPosition, zone: int, icon: int) -> Reason | None:
    """No own Vessel in the zone: how to get there, and who could act there then.  DS-119, DS-139"""
    if not p.zones_of(p.seat):
        return Reason("no-vessel-yet", "DS-135")
    there = travel_obstacle(p, zone)
    if there is not None and there.code not in ("technology",):
        return there
    params: dict[str, Value] = {"board": zone, "icon": icon}
    # Who is free is another matter before the own turn, and in the midst of an activation.
    params["source"] = source(p, icon) if pending(p) is p.steps[frames.TURN] else "free"
    params["near"] = "yes" if there is None else "no"
    params["need"] = 0 if there is None else there.params["need"]
    params["level"] = p.level(p.seat, INGENUITY)
    return Reason("no-vessel-in-zone", "DS-119", params)


def travel_obstacle(p: DeepSeaPosition, zone: int) -> Reason | None:
    """What keeps the own Vessels from a zone: room, Technology, or that there is no way."""
    seat = p.seat
    t = p.compiled
    if not may_stop(p, seat, zone):
        return Reason("vessel-limit", "DS-239", {"board": zone, "most": t.vessel_limit[zone]})
    level = p.level(seat, INGENUITY)
    need = 0
    for start in p.zones_of(seat):
        if start == zone:
            continue
        extra = technology(p, seat, start, 0) - level
        for wanted in range(level, t.columns * t.max_depth + 1):
            if zone in reach(p, start, wanted + extra):
                need = wanted if need == 0 else min(need, wanted)
                break
    if need == 0:
        same = p.zones_of(seat) == [zone]
        return Reason("same-zone" if same else "no-way", "DS-143", {"board": zone})
    if need <= level:
        return None
    return Reason("technology", "DS-139", {"board": zone, "need": need, "level": level})


def at_the_zone(p: DeepSeaPosition, verb: Verb, zone: int) -> Reason | None:
    """Whether a Vessel could get there, or from there anywhere."""
    if not p.zones_of(p.seat):
        return Reason("no-vessel-yet", "DS-135")
    if verb is verbs.TRAVEL:
        return travel_obstacle(p, zone)
    if not destinations(p, p.seat, zone, 0, 0):
        return Reason("nowhere-to-go", "DS-140", {"board": zone})
    return None


def at_the_card(p: DeepSeaPosition, card: int) -> Reason | None:
    """The price of a Journal, and a site that shows one of its Fields.  DS-203, DS-206"""
    cost = p.compiled.card_cost[card]
    sites = sites_for(p, card)
    if not sites:
        return Reason("no-site-for", "DS-203", {"card": card})
    if p.active == p.seat and cost > p.means(p.seat):
        return Reason("too-dear", "DS-206", {"cost": cost, "have": p.means(p.seat)})
    if not any(p.has_vessel(p.seat, worked_from(p, site)) for site in sites):
        return Reason("no-vessel-for", "DS-202", {"card": card, "site": sites[0]})
    return None


def at_the_hex(p: DeepSeaPosition, verb: Verb, action: int) -> Reason | None:
    """A hex that would take no marker anyway."""
    t = p.compiled
    hex = verb.first(action)
    if verb is verbs.WALK and t.impact_way != WALK:
        return Reason("no-marker", "DS-253", {"hex": hex})
    if verb is verbs.MARK and p.marker[hex] >= 0:
        return Reason("hex-taken", "DS-248", {"hex": hex, "owner": p.marker[hex]})
    if t.impact_way not in (PLACE_FREELY, WALK):
        return None
    return p.steps[frames.IMPACT].refusal(p, ImpactFrame(p.seat, ELSEWHERE, ANY_HEX), action)


# -- who could do it, and when -----------------------------------------------------------------------


def shows(p: DeepSeaPosition, place: int, icon: int) -> bool:
    """Does a Specialist's face or a Journal offer the action?"""
    return any(icon_kind(shown) == icon for slot in p.compiled.slots[place] for shown in slot)


def source(p: DeepSeaPosition, icon: int) -> str:
    """Has the seat a Specialist for the action: one that is free, only ones with discs, or none?"""
    tiles = [tile for tile in p.tiles[p.seat] if shows(p, tile_face(tile), icon)]
    if any(not has_disc(tile) for tile in tiles):
        return "free"
    return "busy" if tiles else "none"


def no_source(p: DeepSeaPosition, icon: int) -> Reason | None:
    """What keeps the seat, in its own turn, from beginning an action.  DS-106, DS-110, DS-112"""
    if pending(p) is not p.steps[frames.TURN]:
        return still_open(p, icon) or offers_none(p, icon)
    free_or_why = source(p, icon)
    if free_or_why != "free":
        return Reason(f"specialists-{free_or_why}", "DS-106", {"icon": icon})
    if p.staging[p.seat] < 1:
        return Reason("no-activating-disc", "DS-106")
    if icon in TAKES_DISC and p.staging[p.seat] <= 1:
        return Reason("two-discs", "DS-110", {"icon": icon})
    return None


def still_open(p: DeepSeaPosition, icon: int) -> Reason | None:
    """The action waits in this activation, behind the question that is open."""
    for frame in p.stack:
        if isinstance(frame, ActionsFrame) and frame.seat == p.seat:
            for number, slot in enumerate(p.compiled.slots[frame.place]):
                if not is_among(frame.used, number) and any(icon_kind(shown) == icon for shown in slot):
                    if frame is p.stack[-1]:
                        return Reason("impossible", "DS-119", {"icon": icon})
                    return Reason("finish-then", "DS-113", {"step": pending(p).name, "icon": icon})
    return None


def offers_none(p: DeepSeaPosition, icon: int) -> Reason:
    """The activation that goes on does not offer the action, or not any more.  DS-112, DS-114"""
    if p.stack[-1].step == frames.ACTIONS:
        return Reason("not-in-activation", "DS-112", {"icon": icon})
    return Reason("finish-none", "DS-112", {"step": pending(p).name, "icon": icon})


def pending(p: DeepSeaPosition) -> Step[Position, Frame]:
    """The step that is open."""
    return p.steps[p.stack[-1].step]


def finish_first(p: DeepSeaPosition) -> Reason:
    """The open question comes before everything else of this turn."""
    return Reason("finish-first", pending(p).rule, {"step": pending(p).name})


def later(p: DeepSeaPosition) -> Reason:
    """It belongs to the own turn: Preparation comes first, or somebody else's turn."""
    code = "preparation" if p.active == NOBODY else "own-turn"
    return Reason(code, "DS-059" if p.active == NOBODY else "DS-105", {"step": pending(p).name})


def when(p: DeepSeaPosition, verb: Verb) -> Reason | None:
    """What brings about the question a thing belongs to."""
    if verb in (verbs.MARK, verbs.WALK, verbs.CLEAN):
        return Reason("impact-first", "DS-244")
    if verb is verbs.PLACE:
        return Reason("discover-first", "DS-161")
    if verb is verbs.LAUNCH:
        return Reason("launch-when", "DS-135")
    if verb is verbs.COPY:
        for face in range(junior_face(p.compiled.kinds)):
            if p.compiled.copies_slots[face]:
                return Reason("copies", "DS-106", {"face": face})
    return None
