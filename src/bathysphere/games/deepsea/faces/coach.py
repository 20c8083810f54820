"""What the coach tells of a position of Endeavor: Deep Sea: discs, Research, levels, markers."""

from bathysphere.engine.reasons import Value
from bathysphere.games.deepsea.rules.compiled import COORDINATION, INGENUITY, INSPIRATION, REPUTATION
from bathysphere.games.deepsea.rules.position import DeepSeaPosition


def facts(p: DeepSeaPosition) -> dict[str, Value]:
    """Open facts, for the seat that has to choose."""
    seat = p.seat
    unlimited = sum(p.unlimited[number] for number in range(seat, len(p.unlimited), p.seats))
    return {
        "round": p.round,
        "rounds": p.rounds,
        "staged": p.staging[seat],
        "research": p.research[seat],
        "means": p.means(seat),
        "tokens": len(p.held[seat]),
        "recruitment": p.level(seat, REPUTATION),
        "effort": p.level(seat, INSPIRATION),
        "reassignment": p.level(seat, COORDINATION),
        "technology": p.level(seat, INGENUITY),
        "markers": p.marker.count(seat) + unlimited,
    }
