"""Sonar.  DS-149 .. DS-157"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NONE, Step
from bathysphere.games.deepsea.rules import events, verbs
from bathysphere.games.deepsea.rules.codes import (
    icon_deepest,
    icon_kind,
    icon_shallowest,
    kinds_of,
    site_source,
    zone_source,
)
from bathysphere.games.deepsea.rules.compiled import DISCOVER, SONAR, SONAR_SITE
from bathysphere.games.deepsea.rules.frames import ActionFrame, DiscoverFrame, GainFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.discs import place_disc
from bathysphere.games.deepsea.rules.steps.reach import boards_in_reach, discs_to_act, in_reach, no_disc
from bathysphere.games.deepsea.rules.steps.rewards import decline


def spaces(p: DeepSeaPosition, seat: int, modifiers: int, bound: int) -> list[int]:
    """The next free space of every Sonar track within reach, if there is a disc for it.

    DS-150, DS-152, DS-153
    """
    sites: list[int] = []
    if discs_to_act(p, seat) > 0:
        t = p.compiled
        for board in boards_in_reach(p, seat, modifiers, bound):
            for track in t.sonar_tracks[board]:
                for site in track:
                    if p.disc[site] < 0:
                        if in_reach(p, seat, site, modifiers, bound):
                            sites.append(site)
                        break
    return sites


class Sonar(Step[DeepSeaPosition, ActionFrame]):
    """A disc on the next space of a track: links first, then the space's reward or Discover.  AM-006"""

    def __init__(self) -> None:
        super().__init__("sonar", "DS-149", [verbs.SONAR, verbs.DECLINE], frame=ActionFrame)

    def options(self, p: DeepSeaPosition, f: ActionFrame) -> list[int]:
        codes = [verbs.SONAR.base + site for site in spaces(p, f.seat, f.modifiers, f.bound)]
        if codes and f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, SONAR)
            return
        if verbs.DECLINE.owns(action):
            decline(p, f.seat, SONAR)
            return
        t = p.compiled
        site = verbs.SONAR.first(action)
        source = site_source(t.site_board[site])
        icons = t.bundles[t.site_bundle[site]]
        p.staging[f.seat] -= 1
        if len(icons) == 1 and icon_kind(icons[0]) == DISCOVER:
            icon = icons[0]
            zone = zone_source(t.site_board[site])
            low, high = icon_shallowest(icon), icon_deepest(icon)
            p.push(DiscoverFrame(f.seat, low, high, t.site_waiver[site], zone))
        elif icons:
            p.push(GainFrame(f.seat, t.site_bundle[site], 0, source))
        place_disc(p, f.seat, site)

    def refusal(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": SONAR})
        t = p.compiled
        site = verbs.SONAR.first(action)
        if site >= t.sites or t.site_kind[site] != SONAR_SITE:
            return Reason("no-such-site", "DS-120", {"site": site, "icon": SONAR})
        if not in_reach(p, f.seat, site, f.modifiers, f.bound):
            return Reason("out-of-reach", "DS-149", {"site": site})
        if p.disc[site] >= 0:
            return Reason("taken", "DS-153", {"site": site})
        for track in t.sonar_tracks[t.site_board[site]]:
            if site in track:
                for other in track:
                    if other < site and p.disc[other] < 0:
                        return Reason("not-leftmost", "DS-150", {"site": site})
        if discs_to_act(p, f.seat) < 1:
            return no_disc(p, f.seat, SONAR)
        return None

    def details(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": SONAR}
        return site_details(p, verbs.SONAR.first(action), 0)


def site_details(p: DeepSeaPosition, site: int, cost: int) -> dict[str, Value]:
    """What acting at a site costs and gives, and whose links it completes."""
    t = p.compiled
    links = [link for link in t.site_links[site] if p.disc[link.other] >= 0]
    return {
        "board": t.site_board[site],
        "cost": cost,
        "gain": kinds_of(t.bundles[t.site_bundle[site]]),
        "links": len(links),
        "link_gain": [icon_kind(icon) for link in links for icon in t.bundles[link.bundle]],
        "partners": sorted({p.disc[link.other] for link in links}),
        "linked": [link.other for link in links],
    }
