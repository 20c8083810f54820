"""Dive: take the top token of a site.  DS-174, DS-175, DS-222"""

from bathysphere.engine.events import EVERYBODY
from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import token_kind
from bathysphere.games.deepsea.rules.compiled import DIVE, DIVE_SITE, MOD_ONE_MORE
from bathysphere.games.deepsea.rules.frames import ActionFrame, SiteFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.reach import boards_in_reach, in_reach
from bathysphere.games.deepsea.rules.steps.rewards import decline
from bathysphere.games.deepsea.rules.steps.tokens import hold
from bathysphere.games.deepsea.rules.zones import after_dive, tokens_to_draw


def dive_sites(p: DeepSeaPosition, seat: int, modifiers: int, bound: int) -> list[int]:
    """Dive sites within reach that hold a token."""
    t = p.compiled
    sites: list[int] = []
    for board in boards_in_reach(p, seat, modifiers, bound):
        for site in t.dive_sites[board]:
            if p.tokens[t.site_dive[site]] and in_reach(p, seat, site, modifiers, bound):
                sites.append(site)
    return sites


def draw_tokens(p: DeepSeaPosition, seat: int, site: int, count: int) -> list[int]:
    """Turn up the top tokens of a site; everybody sees them.  AM-122"""
    number = p.compiled.site_dive[site]
    stack = p.tokens[number].copy()
    tokens: list[int] = []
    while stack and len(tokens) < count:
        tokens.append(token_kind(stack.pop()))
    p.tokens[number] = stack
    p.reveals += 1
    p.show(events.DIVED, seat, tokens, EVERYBODY, site)
    return tokens


def one_more(p: DeepSeaPosition, seat: int, site: int, modifiers: int) -> None:
    """The additional token, if one remains; then what the zone adds to a Dive.  DS-222, AM-050, AM-109"""
    if modifiers & MOD_ONE_MORE and p.tokens[p.compiled.site_dive[site]]:
        for token in draw_tokens(p, seat, site, 1):
            hold(p, seat, token)
    after_dive(p, seat, site)


class Dive(Step[DeepSeaPosition, ActionFrame]):
    """Take the top token of a site, or of several the one to keep.  DS-174"""

    def __init__(self) -> None:
        super().__init__("dive", "DS-174", [verbs.DIVE, verbs.DECLINE], frame=ActionFrame)

    def options(self, p: DeepSeaPosition, f: ActionFrame) -> list[int]:
        codes = [verbs.DIVE.base + site for site in dive_sites(p, f.seat, f.modifiers, f.bound)]
        if codes and f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, DIVE)
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, DIVE)
            return
        site = verbs.DIVE.first(action)
        tokens = draw_tokens(p, f.seat, site, tokens_to_draw(p, site))
        if len(tokens) > 1:
            p.looked = tokens
            p.push(SiteFrame(frames.KEEP_TOKEN, f.seat, site, f.modifiers))
            return
        hold(p, f.seat, tokens[0])
        one_more(p, f.seat, site, f.modifiers)

    def refusal(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": DIVE})
        t = p.compiled
        site = verbs.DIVE.first(action)
        if site >= t.sites or t.site_kind[site] != DIVE_SITE:
            return Reason("no-such-site", "DS-120", {"site": site, "icon": DIVE})
        if not in_reach(p, f.seat, site, f.modifiers, f.bound):
            return Reason("out-of-reach", "DS-174", {"site": site})
        if not p.tokens[t.site_dive[site]]:
            return Reason("no-tokens", "DS-174", {"site": site})
        return None

    def details(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": DIVE}
        site = verbs.DIVE.first(action)
        return {"board": p.compiled.site_board[site], "left": len(p.tokens[p.compiled.site_dive[site]])}


class KeepToken(Step[DeepSeaPosition, SiteFrame]):
    """Shipwreck: one of the drawn tokens is kept, the others are discarded.  DS-240, AM-109"""

    def __init__(self) -> None:
        super().__init__("keep-token", "DS-240", [verbs.KEEP_TOKEN], frame=SiteFrame)

    def options(self, p: DeepSeaPosition, f: SiteFrame) -> list[int]:
        options: list[int] = []
        for token in p.looked:
            if verbs.KEEP_TOKEN.base + token not in options:
                options.append(verbs.KEEP_TOKEN.base + token)
        return options

    def resolve(self, p: DeepSeaPosition, f: SiteFrame, action: int) -> None:
        kept = verbs.KEEP_TOKEN.first(action)
        rest = p.looked.copy()
        rest.remove(kept)
        p.looked = []
        for token in rest:
            p.token_discard.append(token)
            p.say(events.DISCARDED_TOKEN, f.seat, token)
        hold(p, f.seat, kept)
        one_more(p, f.seat, f.site, f.modifiers)

    def refusal(self, p: DeepSeaPosition, f: SiteFrame, action: int) -> Reason | None:
        token = verbs.KEEP_TOKEN.first(action)
        if token not in p.looked:
            return Reason("not-looked-at", "DS-240", {"token": token})
        return None
