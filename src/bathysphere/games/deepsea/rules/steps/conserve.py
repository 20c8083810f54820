"""Conserve: pay, gain the site's rewards, place the disc.  DS-194 .. DS-201"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import site_source
from bathysphere.games.deepsea.rules.compiled import CONSERVE, CONSERVE_SITE, MOD_CHEAPER
from bathysphere.games.deepsea.rules.frames import ActionFrame, GainFrame, SiteFrame
from bathysphere.games.deepsea.rules.missions import cleanup, turtle
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.reach import boards_in_reach, discs_to_act, in_reach, no_disc
from bathysphere.games.deepsea.rules.steps.rewards import decline
from bathysphere.games.deepsea.rules.steps.sonar import site_details
from bathysphere.games.deepsea.rules.steps.tokens import pay
from bathysphere.games.deepsea.rules.zones import after_conserve


def cost_of(p: DeepSeaPosition, site: int, modifiers: int) -> int:
    """The Research cost of a site, less what a token takes off, never below 0.  DS-191, DS-195, AM-049"""
    cost = p.compiled.site_cost[site]
    if modifiers & MOD_CHEAPER:
        cost = max(0, cost - 1)
    return cost


def conserve_sites(p: DeepSeaPosition, seat: int, modifiers: int, bound: int) -> list[int]:
    """Free sites within reach that this seat can pay for.  DS-194, DS-196, DS-200, AM-007"""
    sites: list[int] = []
    if discs_to_act(p, seat) > 0:
        means = p.means(seat)
        for board in boards_in_reach(p, seat, modifiers, bound):
            for site in p.compiled.conserve_sites[board]:
                if (
                    p.disc[site] < 0
                    and cost_of(p, site, modifiers) <= means
                    and in_reach(p, seat, site, modifiers, bound)
                ):
                    sites.append(site)
    return sites


class Conserve(Step[DeepSeaPosition, ActionFrame]):
    """Choose the site; the disc for it is set aside at once.  AM-007"""

    def __init__(self) -> None:
        super().__init__("conserve", "DS-194", [verbs.CONSERVE, verbs.DECLINE], frame=ActionFrame)

    def options(self, p: DeepSeaPosition, f: ActionFrame) -> list[int]:
        codes = [verbs.CONSERVE.base + site for site in conserve_sites(p, f.seat, f.modifiers, f.bound)]
        if codes and f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, CONSERVE)
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, CONSERVE)
            return
        t = p.compiled
        site = verbs.CONSERVE.first(action)
        p.say(events.CONSERVED, f.seat, site)
        p.staging[f.seat] -= 1
        p.aside[f.seat] += 1
        p.push(SiteFrame(frames.PLACE_DISC, f.seat, site, f.modifiers))
        if t.site_bundle[site] != t.nothing:
            p.push(GainFrame(f.seat, t.site_bundle[site], 0, site_source(t.site_board[site])))
        pay(p, f.seat, cost_of(p, site, f.modifiers))

    def refusal(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": CONSERVE})
        t = p.compiled
        site = verbs.CONSERVE.first(action)
        if site >= t.sites or t.site_kind[site] != CONSERVE_SITE:
            return Reason("no-such-site", "DS-120", {"site": site, "icon": CONSERVE})
        if not in_reach(p, f.seat, site, f.modifiers, f.bound):
            return Reason("out-of-reach", "DS-194", {"site": site})
        if p.disc[site] >= 0:
            return Reason("taken", "DS-200", {"site": site})
        if discs_to_act(p, f.seat) < 1:
            return no_disc(p, f.seat, CONSERVE)
        cost = cost_of(p, site, f.modifiers)
        if cost > p.means(f.seat):
            return Reason("too-dear", "DS-196", {"cost": cost, "have": p.means(f.seat)})
        return None

    def details(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": CONSERVE}
        site = verbs.CONSERVE.first(action)
        return site_details(p, site, cost_of(p, site, f.modifiers))


class AfterConserve(Step[DeepSeaPosition, SiteFrame]):
    """After disc and links: the mission's triggers, zone events for all, the actor's after-effects.

    AM-106
    """

    def __init__(self) -> None:
        super().__init__("after-conserve", "DS-240", [], frame=SiteFrame)

    def resolve(self, p: DeepSeaPosition, f: SiteFrame, action: int) -> None:
        after_conserve(p, f.seat, f.site, f.modifiers)
        turtle.conserved(p, f.seat, f.site)
        cleanup.conserved(p, f.seat, f.site)
