"""What a position of In Too Deep is worth to a seat.

A share will be worth its company's depth cards plus those still to come; how many those are depends on how
much of the game is left and how much room is left below the newest card. A hand card is money and time while
there are turns to use it, and nothing at the end.
"""

from typing import Final

from bathysphere.engine.heuristic import Heuristic, tempo
from bathysphere.engine.weights import learned
from bathysphere.games.shares.rules import frames, verbs
from bathysphere.games.shares.rules.frames import PayFrame
from bathysphere.games.shares.rules.position import NOT_SET_OFF, SharesPosition
from bathysphere.games.shares.rules.scoring import points, worth
from bathysphere.games.shares.rules.verbs import CARDS, COMPANIES

PARTS: Final = ["portfolio", "growth", "demand", "hand", "crowd", "depth", "bargain", "tempo", "rest"]
AT_THE_END: Final = [1.0, 0.0, 0.0, 0.225, -0.0045, 0.0, 0.0, 0.0, 0.0]
AT_THE_START: Final = [0.0, 5.0, 0.0, 0.675, -0.0135, 0.0, 0.0, 0.0, 0.0]
WRITTEN: Final = AT_THE_END + AT_THE_START
"""Weights by hand: what is there counts, growth while there is time, hand cards as money."""
SECOND_PASS: Final = 45.0
"""Cards a second time through the deck brings, roughly."""
FIRST_PASS: Final = 70.0
RIVAL: Final = 0.6
"""How much the strongest rival's lead counts against one's own points."""
AHEAD: Final = 1
"""How many turns of each seat a search plays on: whoever chose is to choose again."""


class SharesHeuristic(Heuristic[SharesPosition]):
    """Expected points of a portfolio and a hand.

    portfolio: shares times what they are worth now. growth: shares times the room below the newest card.
    demand: shares times how many others own, who will want to see that company deep. hand, crowd: hand cards,
    and their square, since each further one is worth less. depth: hand cards that could deepen a company, by
    the own shares in it. bargain: the best shares in hand by what they are worth beyond their price.
    tempo: how soon the seat moves. rest: one, for what everybody will still gain.
    """

    def features(self, p: SharesPosition) -> list[list[float]]:
        worths = [worth(p, company) for company in range(COMPANIES)]
        newest = [p.newest(company) for company in range(COMPANIES)]
        return [seat_features(p, seat, worths, newest) for seat in range(p.seats)]

    def left(self, p: SharesPosition) -> float:
        return time_left(p)

    def result(self, p: SharesPosition) -> list[float]:
        return [points(p, seat) + 0.05 * len(p.hands[seat]) - 0.001 * seat for seat in range(p.seats)]

    def spread(self, p: SharesPosition) -> float:
        return 0.3 if p.over else 2.0 + 8.0 * time_left(p)

    def shortlist(self, p: SharesPosition) -> list[int]:
        """All actions, except that a payment is made with the card of least use that may come next."""
        if p.stack[-1].step == frames.PAY:
            return [cheapest_card(p)]
        return p.choices


class SetHeuristic(SharesHeuristic):
    """The same judgement, of somebody who looks at a payment as a whole: mates and better."""

    def shortlist(self, p: SharesPosition) -> list[int]:
        """All actions, except that a payment is made with the set of cards of least use, the lowest first."""
        if p.stack[-1].step == frames.PAY:
            return [cheapest_set(p)]
        return p.choices


def seat_features(p: SharesPosition, seat: int, worths: list[int], newest: list[int]) -> list[float]:
    """What a seat has of every part."""
    portfolio = 0.0
    growth = 0.0
    demand = 0.0
    hand = p.hands[seat]
    count = len(hand)
    depth = 0.0
    first = seat * COMPANIES
    for company in range(COMPANIES):
        shares = p.holdings[first + company]
        if shares:
            portfolio += shares * worths[company]
            room = (CARDS - 1 - newest[company]) / CARDS
            growth += shares * room
            demand += shares * room * (p.price[company] - shares)
            for card in hand:
                if card > newest[company]:
                    depth += shares
    best = 0.0
    second = 0.0
    for card in hand:
        company = p.compiled.company[card]
        price = p.price[company]
        if price < count:
            gain = worths[company] + 3.0 * (CARDS - 1 - newest[company]) / CARDS - 0.5 * price
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return [
        portfolio,
        growth,
        demand,
        float(count),
        float(count * count),
        0.1 * depth,
        best + 0.5 * second,
        tempo(p, seat),
        1.0,
    ]


def time_left(p: SharesPosition) -> float:
    """How much of the game is ahead: 1 at the start, 0 when the final turns are nearly over."""
    if p.end_cause != NOT_SET_OFF:
        return 0.02 * p.final_turns
    cards = float(len(p.deck))
    if p.depletions == 0:
        cards += SECOND_PASS
    return 0.04 + 0.96 * min(1.0, cards / (FIRST_PASS + SECOND_PASS))


def cheapest_card(p: SharesPosition) -> int:
    """The legal card that hurts least, seen by itself: deepens nothing, a share worth little."""
    best = p.choices[0]
    least = 1000.0
    for action in p.choices:
        use = use_of(p, verbs.PAY.first(action))
        if use < least:
            least = use
            best = action
    return best


def cheapest_set(p: SharesPosition) -> int:
    """The next card of the payment that hurts least: of all cards of least use that are owed, the lowest.

    The rules take a payment in ascending order; looked at card by card, a good card now and then had to
    follow. After the lowest the same set comes out again, without it.
    """
    frame = p.stack[-1]
    assert isinstance(frame, PayFrame)
    left = [card for card in p.hands[frame.seat] if card >= frame.lowest]
    uses = [use_of(p, card) for card in left]
    lowest = left[len(left) - 1]
    for _ in range(frame.owed):
        best = 0
        for place in range(len(left)):
            if uses[place] < uses[best]:
                best = place
        lowest = min(lowest, left[best])
        del left[best]
        del uses[best]
    return verbs.PAY.base + lowest


def use_of(p: SharesPosition, card: int) -> float:
    """What a hand card is good for: the companies it deepens, the share it can become."""
    use = 0.0
    for company in range(COMPANIES):
        if p.accepts(company, card):
            use += 1.0
    company = p.compiled.company[card]
    return use + 0.5 * worth(p, company) - 0.3 * p.price[company]


HEURISTIC: Final = SharesHeuristic(PARTS, WRITTEN, RIVAL, AHEAD)
FITTED: Final = SetHeuristic(PARTS, learned("bathysphere.games.shares.mind", PARTS, WRITTEN), RIVAL, AHEAD)
