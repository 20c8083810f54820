"""What somebody meant who pressed a thing that the open question is not about.

The place answers for itself: what leads there in this turn, or what is missing and what would help. First
what nothing in this turn can change, then the way there, then what stands in it.
"""

from bathysphere.engine.ahead import ahead_of, asked_at, rule_of
from bathysphere.engine.position import Position
from bathysphere.engine.reasons import Reason
from bathysphere.engine.verbs import Verb
from bathysphere.games.reef.rules import frames, verbs
from bathysphere.games.reef.rules.compiled import REACH_OWN
from bathysphere.games.reef.rules.frames import HireFrame, RepeatFrame, RowFrame, TakeFrame
from bathysphere.games.reef.rules.position import RECHARGE, TRAVEL, ReefPosition
from bathysphere.games.reef.rules.steps.crew import activation_refusal, ship_full
from bathysphere.games.reef.rules.steps.pollution import reveal_refusal
from bathysphere.games.reef.rules.steps.sail import has_space

DRAFT = (frames.CHOOSE_SHIP, frames.KEEP, frames.REJECT)
DRAFTED = (verbs.CHOOSE, verbs.KEEP, verbs.REJECT)
ENDING = (verbs.DONE, verbs.END, verbs.TRADE)
ASIDE = (verbs.DEPLOY, verbs.REVEAL)
"""What can be done on the way to anything: seldom what leads there, and never all that does."""
PLACES = [verb.name for verb in (verbs.SAIL, verbs.PLAY, verbs.TAKE, verbs.HIRE, verbs.ACTIVATE, verbs.ROW)]
"""What lies on the table and is done there: Islands, missions, crew."""
HAND = (verbs.PLAY, verbs.LAY, verbs.DISCARD)
BY_EFFECT = (
    verbs.HIRE,
    verbs.INTERN,
    verbs.ROW,
    verbs.ACTIVATE,
    verbs.TAKE,
    verbs.LAY,
    verbs.DISCARD,
    verbs.SPACE,
    verbs.REFRESH,
    verbs.DIVE,
    verbs.RESTORE,
    verbs.FORWARD,
    verbs.SIDE_STEP,
    verbs.UNLOCK,
    verbs.GAIN,
    verbs.CONVERT,
)
"""What only effects let one do: of Islands, missions, crew, tiles."""


def reason_elsewhere(p: ReefPosition, action: int) -> Reason:
    """Why an action is not open at the pending question."""
    verb = p.game.vocabulary.verb_of(action)
    return (
        settled(p, verb, action)
        or leading(p, verb, action)
        or missing(p, verb, action)
        or Reason("when-asked", rule_of(p.game, verb), {"asked": asked_at(p.game, verb)})
    )


# -- what this turn cannot change --------------------------------------------------------------------


def settled(p: ReefPosition, verb: Verb, action: int) -> Reason | None:
    """Before and after the draft, and what the thing itself rules out."""
    step = p.steps[p.stack[-1].step]
    if p.stack[-1].step in DRAFT:
        return Reason("draft-first", step.rule, {"step": step.name})
    if verb in DRAFTED:
        return Reason("draft-over", rule_of(p.game, verb), {"verb": verb.name})
    thing = verb.first(action)
    places = {
        verbs.SAIL: p.compiled.spots,
        verbs.DEPLOY: p.compiled.routes,
        verbs.SETTLE: p.compiled.sectors,
        verbs.SPACE: len(p.compiled.recharge_at),
    }
    if verb in places and thing >= places[verb]:
        return Reason("not-on-board", "RP-002")
    if verb is verbs.DEPLOY and not has_space(p, thing):
        return Reason("route-full", "RP-096", {"route": thing})
    if verb is verbs.HIRE and thing not in p.crew_offer:
        return Reason("not-in-crew-offer", "RP-070", {"tile": thing})
    if verb is verbs.TAKE and thing not in p.mission_offer:
        return Reason("not-offered", "RP-139", {"mission": thing})
    if verb in HAND and thing not in p.hands[p.seat]:
        return Reason("not-in-hand", rule_of(p.game, verb), {"mission": thing})
    return None


# -- the way there -----------------------------------------------------------------------------------


def leading(p: ReefPosition, verb: Verb, action: int) -> Reason | None:
    """What to choose first in this turn, if that is enough."""
    if verb in ENDING:
        return None
    way = ahead_of(p, is_worth).to([action])
    return way.reason(p.game, verb) if way else None


def is_worth(p: Position, action: int) -> bool:
    """Everything but stopping, and what can be done nearly always: trades, balls, Pollution tiles."""
    return not any(verb.owns(action) for verb in ENDING + ASIDE)


# -- what stands in the way --------------------------------------------------------------------------


def missing(p: ReefPosition, verb: Verb, action: int) -> Reason | None:
    """What is lacking for an action that no choice of this turn leads to."""
    step = p.steps[p.stack[-1].step]
    if verb is verbs.DONE:
        return Reason("has-to-be", step.rule, {"step": step.name})
    if verb is verbs.TRADE:
        return Reason("finish-first", step.rule, {"step": step.name})
    own = at_the_thing(p, verb, action)
    if own is not None:
        return own
    if p.active != p.seat:
        return Reason("own-turn", "RP-029", {"step": step.name})
    if verb in (verbs.RECHARGE, verbs.SAIL, verbs.DEPLOY, verbs.PLAY):
        return of_the_turn(p, verb, action)
    if verb is verbs.END:
        if p.moved or p.kind == RECHARGE:
            return Reason("finish-first", step.rule, {"step": step.name})
        return Reason("act-first", step.rule, {"step": step.name})
    if verb is verbs.REVEAL:
        return Reason("no-window", "RP-058")
    if verb is verbs.SETTLE:
        return Reason("not-just-closed", "RP-050", {"sector": verb.first(action)})
    if verb in BY_EFFECT:
        return Reason("effect-needed", rule_of(p.game, verb), {"effect": verb.name})
    return None


def at_the_thing(p: ReefPosition, verb: Verb, action: int) -> Reason | None:
    """What the thing itself would refuse, were the right question asked."""
    seat = p.seat
    thing = verb.first(action)
    if verb in (verbs.HIRE, verbs.INTERN):
        if ship_full(p, seat) or not p.crew_offer:
            return Reason("nobody-to-hire", "RP-070")
        return p.steps[frames.HIRE].refusal(p, HireFrame(seat, 0), action)
    if verb is verbs.TAKE:
        return p.steps[frames.TAKE].refusal(p, TakeFrame(seat, REACH_OWN, 1), action)
    if verb is verbs.ACTIVATE:
        return activation_refusal(p, seat, thing)
    if verb is verbs.ROW:
        return p.steps[frames.ROW].refusal(p, RowFrame(seat, 0, False, 0), action)
    if verb is verbs.REVEAL:
        return reveal_refusal(p, seat, thing)
    if verb is verbs.REFRESH:
        return p.steps[frames.REFRESH].refusal(p, RepeatFrame(frames.REFRESH, seat, 1), action)
    if verb is verbs.SPACE:
        return p.steps[frames.SPACE].refusal(p, RepeatFrame(frames.SPACE, seat, 1), action)
    if verb is verbs.UNLOCK:
        return p.steps[frames.UNLOCK].refusal(p, RepeatFrame(frames.UNLOCK, seat, 1), action)
    return None


def of_the_turn(p: ReefPosition, verb: Verb, action: int) -> Reason | None:
    """What belongs to the beginning of a turn, or to the other kind of turn.  RP-029, RP-095, RP-106"""
    step = p.steps[p.stack[-1].step]
    if p.kind == RECHARGE:
        return Reason("recharging", "RP-029")
    if verb in (verbs.RECHARGE, verbs.SAIL) and p.moved:
        return Reason("moved-already", "RP-101")
    if verb is verbs.RECHARGE:
        return Reason("travel-declared", "RP-029")
    if verb is verbs.DEPLOY and p.kind == TRAVEL and p.moved:
        return Reason("deploy-before", "RP-095")
    if verb is verbs.PLAY and p.mission_done:
        return Reason("mission-played", "RP-106")
    return Reason("finish-first", step.rule, {"step": step.name})
