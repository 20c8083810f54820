"""Which actions are possible, and the start of each: what activations, circles and tokens share."""

from bathysphere.engine.reasons import Value
from bathysphere.games.deepsea.rules import events
from bathysphere.games.deepsea.rules.codes import ELSEWHERE, icon_kind, icon_modifiers
from bathysphere.games.deepsea.rules.compiled import CONSERVE, DISCOVER, DIVE, JOURNAL, PROMOTE, SONAR, TRAVEL
from bathysphere.games.deepsea.rules.frames import UNBOUND, PromoteFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.conserve import conserve_sites
from bathysphere.games.deepsea.rules.steps.dive import dive_sites
from bathysphere.games.deepsea.rules.steps.journal import journal_sites
from bathysphere.games.deepsea.rules.steps.promote import has_junior
from bathysphere.games.deepsea.rules.steps.rewards import gain, push_action, push_discover
from bathysphere.games.deepsea.rules.steps.sonar import spaces
from bathysphere.games.deepsea.rules.steps.tokens import let_go
from bathysphere.games.deepsea.rules.steps.travel import can_travel


def can_do(p: DeepSeaPosition, seat: int, icon: int) -> bool:
    """Is there anything this action could be done to now?"""
    kind = icon_kind(icon)
    modifiers = icon_modifiers(icon)
    if kind == TRAVEL:
        return can_travel(p, seat, modifiers)
    if kind == SONAR:
        return len(spaces(p, seat, modifiers, UNBOUND)) > 0
    if kind == DIVE:
        return len(dive_sites(p, seat, modifiers, UNBOUND)) > 0
    if kind == CONSERVE:
        return len(conserve_sites(p, seat, modifiers, UNBOUND)) > 0
    if kind == JOURNAL:
        return len(journal_sites(p, seat, modifiers, UNBOUND)) > 0
    if kind == PROMOTE:
        return has_junior(p, seat)
    return True


def start_action(p: DeepSeaPosition, seat: int, icon: int, optional: bool) -> None:
    """Begin an action: asked for by name, or (`optional`) offered."""
    kind = icon_kind(icon)
    if kind == PROMOTE:
        p.push(PromoteFrame(seat, optional))
    elif kind == DISCOVER:
        push_discover(p, seat, icon)
    else:
        push_action(p, seat, icon, UNBOUND, optional)


def is_usable(p: DeepSeaPosition, seat: int, token: int) -> bool:
    """Can the effect of a token be carried out?  AM-048"""
    t = p.compiled
    effect = t.token_effect[token]
    if effect == t.nothing or p.staging[seat] < t.token_disc_cost[token]:
        return False
    icon = t.bundles[effect][0]
    return icon_kind(icon) < PROMOTE or can_do(p, seat, icon)


def use_token(p: DeepSeaPosition, seat: int, token: int) -> None:
    """Spend a token for its effect.  DS-177, DS-191, DS-192"""
    t = p.compiled
    let_go(p, seat, token)
    p.say(events.USED, seat, token)
    cost = t.token_disc_cost[token]
    p.staging[seat] -= cost
    p.supply[seat] += cost
    icon = t.bundles[t.token_effect[token]][0]
    if icon_kind(icon) >= PROMOTE:
        start_action(p, seat, icon, False)
    else:
        gain(p, seat, t.token_effect[token], ELSEWHERE)


def offered(p: DeepSeaPosition, place: int) -> dict[str, Value]:
    """The actions of a Specialist's face or a Journal, and whether only one of them is chosen.  DS-112"""
    slots = p.compiled.slots[place]
    one = len(slots) == 1 and len(slots[0]) > 1
    return {"actions": [icon_kind(icon) for slot in slots for icon in slot], "one": int(one)}
