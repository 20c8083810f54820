"""Dive tokens: stocking sites, spending, paying with them.  DS-169, DS-174 .. DS-193"""

from bathysphere.engine.reasons import Reason, Value
from bathysphere.engine.step import NO_OPTIONS, NONE, Step
from bathysphere.games.deepsea.rules import events, verbs
from bathysphere.games.deepsea.rules.codes import token_kind, token_of
from bathysphere.games.deepsea.rules.frames import PayFrame
from bathysphere.games.deepsea.rules.position import DeepSeaPosition
from bathysphere.games.deepsea.rules.steps.rewards import gain_research


def stock_zone(p: DeepSeaPosition, board: int) -> None:
    """Every Dive site of a zone gets its tokens, one site after the other.  DS-043, DS-169, AM-118"""
    for site in p.compiled.dive_sites[board]:
        stock(p, site)


def stock(p: DeepSeaPosition, site: int) -> None:
    """As many face-down tokens as the site shows, if there are that many.  DS-184, DS-185, AM-072"""
    t = p.compiled
    stack: list[int] = []
    for _ in range(t.site_tokens[site]):
        if not p.token_supply:
            reshuffle(p)
        if not p.token_supply:
            break
        stack.append(p.token_supply.pop())
    stack.reverse()
    p.tokens[t.site_dive[site]] = stack
    p.say(events.STOCKED, -1, site, len(stack))


def reshuffle(p: DeepSeaPosition) -> None:
    """The discard pile becomes the supply: a pile of its own that nobody has seen the order of."""
    if not p.token_discard and not p.token_unseen:
        return
    p.pile += 1
    kinds = p.token_discard + [token_kind(token) for token in p.token_unseen]
    kinds.sort()
    p.token_supply = [token_of(kind, p.pile) for kind in kinds]
    p.token_discard = []
    p.token_unseen = []
    p.shuffle(p.token_supply)
    p.say(events.TOKENS_RESHUFFLED, -1, len(kinds))


def hold(p: DeepSeaPosition, seat: int, kind: int) -> None:
    """A token comes into a player's hands, open to all.  AM-047"""
    held = [*p.held[seat], kind]
    held.sort()
    p.held[seat] = held


def let_go(p: DeepSeaPosition, seat: int, kind: int) -> None:
    """A spent token goes to the common discard pile.  DS-183"""
    held = p.held[seat].copy()
    held.remove(kind)
    p.held[seat] = held
    p.token_discard.append(kind)


def spend_for_research(p: DeepSeaPosition, seat: int, kind: int) -> None:
    """Spend a token for its Research value.  DS-177"""
    let_go(p, seat, kind)
    p.say(events.SPENT, seat, kind, p.compiled.token_research[kind])
    gain_research(p, seat, p.compiled.token_research[kind])


def pay(p: DeepSeaPosition, seat: int, cost: int) -> None:
    """Pay Research; while it is short, tokens are spent for it.  DS-181, DS-195, DS-201, DS-206"""
    if cost > p.research[seat]:
        p.push(PayFrame(seat, cost))
    elif cost > 0:
        p.research[seat] -= cost
        p.say(events.PAID, seat, cost)


def token_warning(p: DeepSeaPosition, seat: int, action: int) -> Reason | None:
    """A token spent for Research that goes beyond the end of the track.  DS-193"""
    if not verbs.SPEND.owns(action):
        return None
    token = verbs.SPEND.first(action)
    lost = p.research[seat] + p.compiled.token_research[token] - p.compiled.research_cap
    if lost <= 0:
        return None
    return Reason("research-lost", "DS-193", {"token": token, "lost": lost, "most": p.compiled.research_cap})


class Pay(Step[DeepSeaPosition, PayFrame]):
    """Which token is spent for the Research that is lacking.  DS-181, AM-041"""

    def __init__(self) -> None:
        super().__init__("pay", "DS-181", [verbs.SPEND], frame=PayFrame)

    def options(self, p: DeepSeaPosition, f: PayFrame) -> list[int]:
        if p.research[f.seat] >= f.cost:
            return NO_OPTIONS
        options: list[int] = []
        for token in p.held[f.seat]:
            if verbs.SPEND.base + token not in options:
                options.append(verbs.SPEND.base + token)
        return options

    def resolve(self, p: DeepSeaPosition, f: PayFrame, action: int) -> None:
        if action != NONE:
            spend_for_research(p, f.seat, verbs.SPEND.first(action))
        pay(p, f.seat, f.cost)

    def refusal(self, p: DeepSeaPosition, f: PayFrame, action: int) -> Reason | None:
        token = verbs.SPEND.first(action)
        if token not in p.held[f.seat]:
            return Reason("no-such-token", "DS-178", {"token": token})
        return None

    def warning(self, p: DeepSeaPosition, f: PayFrame, action: int) -> Reason | None:
        return token_warning(p, f.seat, action)

    def details(self, p: DeepSeaPosition, f: PayFrame, action: int) -> dict[str, Value]:
        return {"research": p.compiled.token_research[verbs.SPEND.first(action)], "cost": f.cost}
