"""An action that finds no place now: what leads to one in this turn, or what is missing for it.

The step that asks only says that there is nowhere to do it. Here the best place for it is looked for: one
within reach that lacks something, then one that a Vessel could travel to.
"""

from bathysphere.engine.ahead import ahead_of
from bathysphere.engine.reasons import Reason
from bathysphere.engine.verbs import Verb
from bathysphere.games.deepsea.rules import verbs
from bathysphere.games.deepsea.rules.codes import icon_kind, icon_modifiers, is_among
from bathysphere.games.deepsea.rules.compiled import PROMOTE, TRAVEL
from bathysphere.games.deepsea.rules.frames import UNBOUND, ActionFrame, ActionsFrame
from bathysphere.games.deepsea.rules.meant import AT_SITES, is_worth, no_vessel, site_settled, source
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.zones import worked_from


def helpful(p: DeepSeaPosition, action: int, reason: Reason) -> Reason:
    """The same reason, or where it only says that there is nowhere, what would help."""
    verb = p.game.vocabulary.verb_of(action)
    if reason.code == "not-shown":
        return Reason(reason.code, reason.rule, {**reason.params, "source": source(p, verb.first(action))})
    if reason.code != "impossible":
        return reason
    way = ahead_of(p, is_worth).to([action])
    if way is not None:
        return way.reason(p.game, verb)
    icon = icon_meant(p, verb, verb.first(action), reason)
    return obstacle(p, icon) or Reason("impossible-anywhere", reason.rule, {"icon": icon_kind(icon)})


def icon_meant(p: DeepSeaPosition, verb: Verb, thing: int, reason: Reason) -> int:
    """The action with all that is different about it: of the token, or of the activation that goes on."""
    t = p.compiled
    if verb is verbs.USE:
        return t.bundles[t.token_effect[thing]][0]
    kind = reason.params["icon"]
    assert isinstance(kind, int)
    frame = p.stack[-1]
    if isinstance(frame, ActionsFrame):
        for number, slot in enumerate(t.slots[frame.place]):
            for icon in slot:
                if icon_kind(icon) == kind and not is_among(frame.used, number):
                    return icon
    return kind


def obstacle(p: DeepSeaPosition, icon: int) -> Reason | None:
    """What stands between the seat and the nearest place for an action."""
    kind = icon_kind(icon)
    if kind == PROMOTE:
        return Reason("no-junior", "DS-229")
    if not p.zones_of(p.seat):
        return Reason("no-vessel-yet", "DS-135")
    if kind == TRAVEL:
        return Reason("nowhere-to-go", "DS-140", {"board": p.zones_of(p.seat)[0]})
    for verb, (of_sites, _, _) in AT_SITES.items():
        if of_sites == kind:
            return at_sites(p, verb, icon_modifiers(icon))
    return None


def at_sites(p: DeepSeaPosition, verb: Verb, modifiers: int) -> Reason | None:
    """Of all free sites in play: what one within reach lacks, else the nearest one to travel to."""
    icon, kind, step = AT_SITES[verb]
    t = p.compiled
    frame = ActionFrame(step, p.seat, modifiers, UNBOUND, False)
    lacking: list[Reason] = []
    far: list[tuple[int, Reason]] = []
    for site in range(t.sites):
        if t.site_kind[site] != kind or site_settled(p, verb, site) is not None:
            continue
        refused = p.steps[step].refusal(p, frame, verb.base + site)
        if refused is not None and refused.code != "out-of-reach":
            lacking.append(refused)
        elif refused is not None:
            zone = worked_from(p, site)
            way = no_vessel(p, zone, icon) if zone >= 0 and not t.barred[zone] else None
            if way is not None:
                far.append((int(str(way.params.get("need", 0))), way))
    # What one can save for comes before what one waits for.
    lacking.sort(key=lambda reason: (reason.code != "too-dear", int(str(reason.params.get("cost", 0)))))
    far.sort(key=lambda place: (place[1].code != "no-vessel-in-zone", place[0]))
    return lacking[0] if lacking else far[0][1] if far else None
