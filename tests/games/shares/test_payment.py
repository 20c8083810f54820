"""How bots pay: a mate looks at the payment as a whole."""

import pytest

from bathysphere.minds import Observation, make_bot
from bathysphere.minds.bot import Bot
from tests.games.shares.table import card, hand, play, position

DEEP = {"cleaning": [60], "treasure": [61], "pearl": [62], "research": [63], "wildlife": [64]}


def lowest(company: str, after: int = 0) -> int:
    return next(number for number in range(after + 1, 60) if card(number).startswith(company))


def paid_by(bot: Bot) -> list[int]:
    """Two cards are owed for a Research share, from two low cards that deepen nothing and 95.

    The lower one is the better share. Whoever looks at single cards pays the other first, and then only 95 is
    left to follow.
    """
    bought = lowest("research")
    kept = lowest("cleaning")
    poor = lowest("research", max(bought, kept))
    p = position(2, hands={0: [bought, kept, poor, 95]}, columns=DEEP, shares={1: {"research": 2}}, deck=30)
    play(p, f"buy {bought}")
    before = hand(p, 0)
    while p.seat == 0 and p.options()[0].step == "pay":
        p.act(bot.choose(Observation(p, 0)))
    after = hand(p, 0)
    assert before == [kept, poor, 95]
    return [number for number in before if number not in after]


@pytest.mark.rule("SH-032")
@pytest.mark.parametrize(("level", "gives_95"), [("greedy", True), ("mate", False), ("captain:20", False)])
def test_mates_and_better_pay_with_the_set_of_least_use(level: str, gives_95: bool) -> None:
    paid = paid_by(make_bot(level, "shares", 1))
    assert len(paid) == 2
    assert (95 in paid) == gives_95
