"""Journal: publish at a site, claim the card, refill, gains for publisher and others.  DS-202 .. DS-224"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NONE, Step
from bathysphere.games.deepsea.rules import events, frames, verbs
from bathysphere.games.deepsea.rules.codes import ELSEWHERE, kinds_of, site_source
from bathysphere.games.deepsea.rules.compiled import JOURNAL, JOURNAL_SITE
from bathysphere.games.deepsea.rules.frames import ActionFrame, ClaimFrame, GainFrame, PublishFrame, SiteFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.reach import boards_in_reach, discs_to_act, in_reach, no_disc
from bathysphere.games.deepsea.rules.steps.rewards import decline, gain
from bathysphere.games.deepsea.rules.steps.sonar import site_details
from bathysphere.games.deepsea.rules.steps.tokens import pay


def affordable(p: DeepSeaPosition, field: int, means: int) -> bool:
    """Shows the display a Journal with this Field that can be paid for?  DS-203, DS-205, DS-206"""
    t = p.compiled
    for card in p.display:
        if t.card_cost[card] <= means and t.card_has_field[card][field]:
            return True
    return False


def journal_sites(p: DeepSeaPosition, seat: int, modifiers: int, bound: int) -> list[int]:
    """Free sites within reach for which there is a Journal.  DS-202"""
    t = p.compiled
    sites: list[int] = []
    if discs_to_act(p, seat) > 0:
        means = p.means(seat)
        for board in boards_in_reach(p, seat, modifiers, bound):
            for site in t.journal_sites[board]:
                if (
                    p.disc[site] < 0
                    and affordable(p, t.site_field[site], means)
                    and in_reach(p, seat, site, modifiers, bound)
                ):
                    sites.append(site)
    return sites


class Journal(Step[DeepSeaPosition, ActionFrame]):
    """Choose the site.  DS-202"""

    def __init__(self) -> None:
        super().__init__("journal", "DS-202", [verbs.JOURNAL, verbs.DECLINE], frame=ActionFrame)

    def options(self, p: DeepSeaPosition, f: ActionFrame) -> list[int]:
        codes = [verbs.JOURNAL.base + site for site in journal_sites(p, f.seat, f.modifiers, f.bound)]
        if codes and f.optional:
            codes.append(verbs.DECLINE.base)
        return codes

    def resolve(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> None:
        if action == NONE:
            p.say(events.LOST, f.seat, JOURNAL)
        elif verbs.DECLINE.owns(action):
            decline(p, f.seat, JOURNAL)
        else:
            p.push(PublishFrame(f.seat, verbs.JOURNAL.first(action)))

    def refusal(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> Reason | None:
        if verbs.DECLINE.owns(action):
            return None if f.optional else Reason("committed", "DS-117", {"icon": JOURNAL})
        t = p.compiled
        site = verbs.JOURNAL.first(action)
        if site >= t.sites or t.site_kind[site] != JOURNAL_SITE:
            return Reason("no-such-site", "DS-120", {"site": site, "icon": JOURNAL})
        if not in_reach(p, f.seat, site, f.modifiers, f.bound):
            return Reason("out-of-reach", "DS-202", {"site": site})
        if p.disc[site] >= 0:
            return Reason("taken", "DS-202", {"site": site})
        if discs_to_act(p, f.seat) < 1:
            return no_disc(p, f.seat, JOURNAL)
        costs = [t.card_cost[card] for card in p.display if t.site_field[site] in t.card_fields[card]]
        if not costs:
            return Reason("no-field", "DS-205", {"site": site})
        if min(costs) > p.means(f.seat):
            return Reason("too-dear", "DS-206", {"cost": min(costs), "have": p.means(f.seat)})
        return None

    def details(self, p: DeepSeaPosition, f: ActionFrame, action: int) -> dict[str, Value]:
        if verbs.DECLINE.owns(action):
            return {"icon": JOURNAL}
        return site_details(p, verbs.JOURNAL.first(action), 0)


class Publish(Step[DeepSeaPosition, PublishFrame]):
    """Choose the Journal: one of its Fields must be that of the site. Then pay and place the disc.

    DS-203, DS-204, DS-206, DS-207, AM-008
    """

    def __init__(self) -> None:
        super().__init__("publish", "DS-203", [verbs.PUBLISH], frame=PublishFrame)

    def options(self, p: DeepSeaPosition, f: PublishFrame) -> list[int]:
        t = p.compiled
        means = p.means(f.seat)
        field = t.site_field[f.site]
        return [
            verbs.PUBLISH.base + card
            for card in p.display
            if t.card_cost[card] <= means and t.card_has_field[card][field]
        ]

    def resolve(self, p: DeepSeaPosition, f: PublishFrame, action: int) -> None:
        t = p.compiled
        card = verbs.PUBLISH.first(action)
        p.say(events.PUBLISHED, f.seat, card, f.site)
        p.staging[f.seat] -= 1
        p.aside[f.seat] += 1
        p.push(ClaimFrame(f.seat, card))
        if t.site_bundle[f.site] != t.nothing:
            p.push(GainFrame(f.seat, t.site_bundle[f.site], 0, site_source(t.site_board[f.site])))
        p.push(SiteFrame(frames.PLACE_DISC, f.seat, f.site, 0))
        pay(p, f.seat, t.card_cost[card])

    def refusal(self, p: DeepSeaPosition, f: PublishFrame, action: int) -> Reason | None:
        t = p.compiled
        card = verbs.PUBLISH.first(action)
        if card not in p.display:
            return Reason("not-displayed", "DS-203", {"card": card})
        if t.site_field[f.site] not in t.card_fields[card]:
            return Reason("wrong-field", "DS-203", {"card": card, "site": f.site})
        if t.card_cost[card] > p.means(f.seat):
            return Reason("too-dear", "DS-206", {"cost": t.card_cost[card], "have": p.means(f.seat)})
        return None

    def details(self, p: DeepSeaPosition, f: PublishFrame, action: int) -> dict[str, Value]:
        t = p.compiled
        card = verbs.PUBLISH.first(action)
        return {
            "site": f.site,
            "cost": t.card_cost[card],
            "points": t.card_points[card] if t.journals_score else 0,
            "gain": kinds_of(t.bundles[t.card_you[card]]),
        }


class Claim(Step[DeepSeaPosition, ClaimFrame]):
    """Take the Journal, refill the display, gain, and let the others gain.

    DS-208 .. DS-216, AM-008, AM-009
    """

    def __init__(self) -> None:
        super().__init__("claim", "DS-208", [], frame=ClaimFrame)

    def resolve(self, p: DeepSeaPosition, f: ClaimFrame, action: int) -> None:
        t = p.compiled
        p.display.remove(f.card)
        p.published[f.seat] = [*p.published[f.seat], f.card]
        if f.seat == p.active:
            p.fresh += 1
        refill(p, f.seat)
        if t.card_others[f.card] != t.nothing:
            for step in range(p.seats - 1, 0, -1):
                p.push(GainFrame((f.seat + step) % p.seats, t.card_others[f.card], 0, ELSEWHERE))
        gain(p, f.seat, t.card_you[f.card], ELSEWHERE)


def refill(p: DeepSeaPosition, seat: int) -> None:
    """The gap in the display is filled while the deck lasts.  DS-209, DS-210, AM-037"""
    if p.deck:
        card = p.deck.pop()
        p.display.append(card)
        p.reveals += 1
        p.say(events.DISPLAYED, seat, card)
