"""What the coach tells of a position of Reef Project: points, energy, coins, room, reach."""

from bathysphere.engine.reasons import Value
from bathysphere.games.reef.rules.position import ReefPosition
from bathysphere.games.reef.rules.verbs import RESOURCES


def facts(p: ReefPosition) -> dict[str, Value]:
    """Open facts, for the seat that has to choose."""
    seat = p.seat
    return {
        "score": p.score[seat],
        "energy": p.energy[seat],
        "coins": p.coins[seat],
        "room": sum(p.room(seat, kind) for kind in range(RESOURCES)),
        "cargo": sum(p.cargo[seat * RESOURCES : (seat + 1) * RESOURCES]),
        "balls": p.deployment[seat],
        "reach": p.reach(seat),
        "missions": len(p.hands[seat]),
        "end": p.compiled.end_at,
        "ending": "yes" if p.end_turn else "no",
        "price": p.compiled.trade_price,
    }
